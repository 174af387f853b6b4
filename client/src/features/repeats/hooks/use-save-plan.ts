import { useMutation } from '@apollo/client/react';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { UpdateRepeatPlanDocument } from '../api/repeats.operations.ts';
import { type PlanFormValues, planChanges } from '../lib/plan-form-values.ts';
import { dayText, type RepeatPlan } from '../lib/plan-labels.ts';

export type SaveOutcome =
  | { readonly saved: true }
  | { readonly fields: Record<string, string> }
  | { readonly message: string };

/** Saves what was changed of a plan; what is wrong with fields is returned to the form. */
export function useSavePlan(plan: RepeatPlan) {
  const [update, { loading }] = useMutation(UpdateRepeatPlanDocument);

  async function save(values: PlanFormValues): Promise<SaveOutcome> {
    const input = planChanges(values, plan);
    if (Object.keys(input).length === 0) return { saved: true };
    try {
      const { data } = await update({ variables: { id: plan._id, input } });
      const now = data?.updateRepeatPlan;
      if (now) showAlert(`Changed. The next delivery comes on ${dayText(now.nextDate, now)}.`);
      return { saved: true };
    } catch (error) {
      const fields = errorFields(error);
      return Object.keys(fields).length > 0 ? { fields } : { message: (error as Error).message };
    }
  }

  return { save, isSaving: loading };
}
