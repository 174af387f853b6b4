import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { useUndoOffer } from '../hooks/use-undo-offer.ts';
import { type OpenDialog, OrderDialogs } from './dialogs/order-dialogs.tsx';
import { linesTo, undoOf } from './order-facts.ts';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';
import type { OrderActions } from './use-order-actions.ts';

interface OrderToolbarProps {
  readonly order: ManagedOrder;
  readonly actions: OrderActions;
}

/** Everything that can be done with an order now, what comes next first. */
export function OrderToolbar({ order, actions }: OrderToolbarProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return (
    <section className={classes.toolbar} aria-label="What to do with this order">
      <MoveButtons order={order} actions={actions} onOpen={setOpen} />
      <MoneyButtons order={order} actions={actions} onOpen={setOpen} />
      <Button component={Link} to="packing-slip" variant="default">
        Packing slip
      </Button>
      <Button component={Link} to="label" variant="default">
        Label
      </Button>
      <OrderDialogs order={order} actions={actions} open={open} onClose={() => setOpen(null)} />
    </section>
  );
}

interface ButtonsProps extends OrderToolbarProps {
  readonly onOpen: (dialog: OpenDialog) => void;
}

function MoveButtons({ order, actions, onOpen }: ButtonsProps) {
  const { entries, delivery } = order;
  const isCurbside = delivery.method === 'CURBSIDE';
  const waiting = linesTo('SHIPPED', entries);
  const canDeliver = linesTo('DELIVERED', entries).length > 0;
  const canUndo = useUndoOffer(undoOf(entries));

  async function shipAll() {
    const problem = await actions.ship({ entryIds: null, carrier: null, trackingNumber: null });
    if (problem !== null) showErrorDialog(problem);
  }

  return (
    <>
      {waiting.length > 0 && (
        <FocusableButton isBusy={actions.isBusy} onClick={() => void shipAll()}>
          {actions.shipLabel}
        </FocusableButton>
      )}
      {waiting.length > 0 && !(isCurbside && waiting.length === 1) && (
        <FocusableButton variant="light" isOff={actions.isBusy} onClick={() => onOpen('ship')}>
          {isCurbside ? 'A part of it is ready…' : 'Ship with tracking…'}
        </FocusableButton>
      )}
      {canDeliver && (
        <FocusableButton
          variant={waiting.length > 0 ? 'default' : 'filled'}
          isBusy={actions.isBusy}
          onClick={() => void actions.deliver()}
        >
          {actions.deliverLabel}
        </FocusableButton>
      )}
      {canUndo && (
        <FocusableButton variant="default" isOff={actions.isBusy} onClick={() => void actions.undo()}>
          {isCurbside ? 'Undo: not ready yet' : 'Undo shipment'}
        </FocusableButton>
      )}
    </>
  );
}

function MoneyButtons({ order: { entries, refundable }, actions: { isBusy }, onOpen }: ButtonsProps) {
  const buttons: readonly { dialog: OpenDialog; label: string; isShown: boolean }[] = [
    { dialog: 'refund', label: 'Refund…', isShown: refundable > 0 },
    { dialog: 'return', label: 'Return…', isShown: linesTo('RETURNED', entries).length > 0 },
    { dialog: 'cancel', label: 'Cancel…', isShown: linesTo('CANCELLED', entries).length > 0 },
    { dialog: 'message', label: 'Message…', isShown: true },
  ];
  return buttons
    .filter(({ isShown }) => isShown)
    .map(({ dialog, label }) => (
      <FocusableButton key={dialog} variant="default" isOff={isBusy} onClick={() => onOpen(dialog)}>
        {label}
      </FocusableButton>
    ));
}
