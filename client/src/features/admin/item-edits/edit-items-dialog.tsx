import { useRef } from 'react';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { EditItemsForm } from './edit-items-form.tsx';
import { type ItemChoice, itemsText } from './use-item-edits.ts';

interface EditItemsDialogProps {
  /** Which items; null while it is closed. */
  readonly choice: ItemChoice | null;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Changes many items at once, after a look at what becomes of them. */
export function EditItemsDialog({ choice, count, onClose, onDone = () => undefined }: EditItemsDialogProps) {
  // While the dialog fades away it still shows what it was for.
  const shown = useRef({ choice, count });
  if (choice) shown.current = { choice, count };
  return (
    <FormDialog isOpen={choice !== null} title={`Change ${itemsText(shown.current.count)}`} onClose={onClose}>
      {(controls) =>
        shown.current.choice && <EditItemsForm choice={shown.current.choice} onDone={onDone} {...controls} />
      }
    </FormDialog>
  );
}
