import { useDisclosure } from '@mantine/hooks';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { ReportableLine } from './reportable-lines.ts';

const loadDialog = () => import('./problem-dialog.tsx');

/** What can be reported of an order. */
export interface Reportable {
  readonly number: string;
  readonly lines: readonly ReportableLine[];
  /** The line that is chosen at first. */
  readonly line: ReportableLine;
}

/** Opens the form in which a shopper says what is wrong with a line, and with others of its order. */
export function ProblemButton(reportable: Reportable) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <FocusableButton
        variant="subtle"
        size="xs"
        aria-label={`Something is wrong with ${reportable.line.petname}`}
        onClick={dialog.open}
      >
        Something is wrong?
      </FocusableButton>
      <LazyDialog load={loadDialog} props={{ isOpen, reportable, onClose: dialog.close }} />
    </>
  );
}
