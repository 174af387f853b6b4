import { type ComponentType, useRef } from 'react';
import { FormDialog, type FormDialogControls } from '../../../../../ui/forms/form-dialog.tsx';
import type { ManagedOrder } from '../use-managed-order.ts';
import type { OrderActions } from '../use-order-actions.ts';
import { CancelForm } from './cancel-form.tsx';
import { ChangeForm } from './change-form.tsx';
import { HoldForm } from './hold-form.tsx';
import { MessageForm } from './message-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { ShipForm } from './ship-form.tsx';

export interface DialogFormProps {
  readonly order: ManagedOrder;
  readonly actions: OrderActions;
  readonly controls: FormDialogControls;
  /** Goes on with another dialog. */
  readonly onOpen: (dialog: OpenDialog) => void;
}

const dialogs = {
  ship: { title: 'Ship', Form: ShipForm },
  refund: { title: 'Refund', Form: RefundForm },
  return: { title: 'Return', Form: ReturnForm },
  change: { title: 'Change', Form: ChangeForm },
  cancel: { title: 'Cancel', Form: CancelForm },
  hold: { title: 'Hold', Form: HoldForm },
  message: { title: 'Message to the shopper', Form: MessageForm },
} as const satisfies Record<string, { title: string; Form: ComponentType<DialogFormProps> }>;

export type OpenDialog = keyof typeof dialogs;

interface OrderDialogsProps extends Omit<DialogFormProps, 'controls'> {
  /** Null while none is open. */
  readonly open: OpenDialog | null;
  readonly onClose: () => void;
}

/** What is asked before something is done with an order. */
export function OrderDialogs({ order, actions, open, onOpen, onClose }: OrderDialogsProps) {
  // While the dialog fades away it still shows what it was.
  const shown = useRef(open);
  if (open) shown.current = open;
  const dialog = shown.current && dialogs[shown.current];
  return (
    <FormDialog
      isOpen={open !== null}
      title={`${dialog?.title ?? ''} · ${order.number}`}
      size="34rem"
      onClose={onClose}
    >
      {(controls) =>
        dialog && <dialog.Form order={order} actions={actions} controls={controls} onOpen={onOpen} />
      }
    </FormDialog>
  );
}
