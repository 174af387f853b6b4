import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import type { RepeatPlan } from '../lib/plan-words.ts';
import { ChangePlanForm } from './change-plan-form.tsx';

interface ChangePlanDialogProps {
  readonly plan: RepeatPlan;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ChangePlanDialog({ plan, isOpen, onClose }: ChangePlanDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={`Change ${plan.petname}`} onClose={onClose}>
      {(controls) => <ChangePlanForm plan={plan} {...controls} />}
    </FormDialog>
  );
}
