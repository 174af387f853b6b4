import type { ChangeableOrder } from '../../../../lib/order-change/order-change-values.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { ChangeForm } from './change-form.tsx';

interface ChangeDialogProps {
  readonly isOpen: boolean;
  readonly order: ChangeableOrder;
  /** Asks for the order again. */
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

export default function ChangeDialog({ isOpen, order, refresh, onClose }: ChangeDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={`Change order ${order.number}`} size="34rem" onClose={onClose}>
      {(controls) => <ChangeForm order={order} refresh={refresh} {...controls} />}
    </FormDialog>
  );
}
