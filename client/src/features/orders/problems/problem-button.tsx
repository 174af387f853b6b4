import { useDisclosure } from '@mantine/hooks';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';

const loadDialog = () => import('./problem-dialog.tsx');

/** A line that came, as far as something can be said to be wrong with it. */
export interface ReportedLine {
  readonly number: string;
  readonly entryId: string;
  readonly petname: string;
  readonly category: string;
  /** How many of its pieces, and until when. */
  readonly quantity: number;
  readonly until: string;
}

/** Opens the form in which a shopper says what is wrong with a line. */
export function ProblemButton({ line }: { readonly line: ReportedLine }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <FocusableButton
        variant="subtle"
        size="xs"
        aria-label={`Something is wrong with ${line.petname}`}
        onClick={dialog.open}
      >
        Something is wrong?
      </FocusableButton>
      <LazyDialog load={loadDialog} props={{ isOpen, line, onClose: dialog.close }} />
    </>
  );
}
