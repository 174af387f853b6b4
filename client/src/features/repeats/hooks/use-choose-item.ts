import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { UpdateRepeatPlanInput } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { UpdateRepeatPlanDocument } from '../api/repeats.operations.ts';
import type { ItemPurpose } from '../lib/plan-dialogs.ts';
import type { RepeatPlan } from '../lib/plan-labels.ts';

export interface ChosenItem {
  readonly _id: string;
  readonly petname: string;
}

/** Gives a plan the item that was chosen. */
export function useChooseItem(plan: RepeatPlan, purpose: ItemPurpose) {
  const [update, { loading }] = useMutation(UpdateRepeatPlanDocument);
  const [problem, setProblem] = useState<string>();

  /** @returns whether it was saved */
  async function choose(item: ChosenItem | null, amount: number): Promise<boolean> {
    setProblem(undefined);
    try {
      await update({ variables: { id: plan._id, input: inputOf(plan, purpose, item, amount) } });
      showAlert(saidOf(plan, purpose, item));
      return true;
    } catch (error) {
      setProblem(Object.values(errorFields(error))[0] ?? (error as Error).message);
      return false;
    }
  }

  return { choose, isSaving: loading, problem };
}

function inputOf(
  { extras }: RepeatPlan,
  purpose: ItemPurpose,
  item: ChosenItem | null,
  amount: number,
): UpdateRepeatPlanInput {
  if (purpose === 'substitute') return { substituteId: item?._id ?? null };
  if (!item) return {};
  if (purpose === 'swap') return { petId: item._id };
  const others = extras.map(({ pet, accessoriesAmount }) => ({ petId: pet._id, accessoriesAmount }));
  return { extras: [...others, { petId: item._id, accessoriesAmount: amount }] };
}

function saidOf({ petname }: RepeatPlan, purpose: ItemPurpose, item: ChosenItem | null): string {
  if (!item) return `Where ${petname} is sold out, the delivery is left out.`;
  if (purpose === 'swap') return `${item.petname} comes instead of ${petname} from now on.`;
  if (purpose === 'extra') return `${item.petname} comes along with the next delivery.`;
  return `Where ${petname} is sold out, ${item.petname} comes instead.`;
}
