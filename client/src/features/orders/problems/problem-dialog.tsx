import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import type { Reportable } from './problem-button.tsx';
import { ProblemForm } from './problem-form.tsx';

interface ProblemDialogProps {
  readonly isOpen: boolean;
  readonly reportable: Reportable;
  readonly onClose: () => void;
}

export default function ProblemDialog({ isOpen, reportable, onClose }: ProblemDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title="What is wrong with your order?" size="36rem" onClose={onClose}>
      {(controls) => <ProblemForm reportable={reportable} {...controls} />}
    </FormDialog>
  );
}
