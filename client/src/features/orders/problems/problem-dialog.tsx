import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import type { ReportedLine } from './problem-button.tsx';
import { ProblemForm } from './problem-form.tsx';

interface ProblemDialogProps {
  readonly isOpen: boolean;
  readonly line: ReportedLine;
  readonly onClose: () => void;
}

export default function ProblemDialog({ isOpen, line, onClose }: ProblemDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={`What is wrong with ${line.petname}?`} size="36rem" onClose={onClose}>
      {(controls) => <ProblemForm line={line} {...controls} />}
    </FormDialog>
  );
}
