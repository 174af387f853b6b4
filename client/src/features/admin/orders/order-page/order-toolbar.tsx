import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OWN_ORDER_TEXT, useBarredFrom } from '../../../../lib/session/use-barred-from.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { useUndoOffer } from '../hooks/use-undo-offer.ts';
import { askToSendHeld } from '../lib/send-held.ts';
import { canChange } from './dialogs/change-form.tsx';
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
      <OrderDialogs
        order={order}
        actions={actions}
        open={open}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
      />
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
  // What was sent once more has lines that came before.
  const canDeliver =
    linesTo('DELIVERED', entries).length > 0 || order.shipments.some(({ state }) => state === 'ON_ITS_WAY');
  const canUndo = useUndoOffer(undoOf(entries));
  const isBarred = useBarredFrom(order);
  const canShip = waiting.length > 0;
  if (isBarred) return null;

  return (
    <>
      {canShip && <ShipButton order={order} actions={actions} />}
      {canShip && !(isCurbside && waiting.length === 1) && (
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

/** Sends all that waits. */
function ShipButton({ order: { holds }, actions }: OrderToolbarProps) {
  const isHeld = holds.length > 0;

  async function shipAll(evenHeld = false) {
    const parcel = { lines: null, carrier: null, trackingNumber: null };
    const problem = await actions.ship({ ...parcel, ...(evenHeld && { evenHeld }) });
    if (problem !== null) showErrorDialog(problem);
  }

  function askToShip() {
    askToSendHeld(holds, actions.shipLabel, () => void shipAll(true));
  }

  return (
    <FocusableButton
      isBusy={actions.isBusy}
      variant={isHeld ? 'default' : 'filled'}
      onClick={isHeld ? askToShip : () => void shipAll()}
    >
      {actions.shipLabel}
    </FocusableButton>
  );
}

function MoneyButtons({ order, actions: { isBusy, release }, onOpen }: ButtonsProps) {
  const isBarred = useBarredFrom(order);
  const isOnHold = order.holds.some(({ reason }) => reason === 'ON_REQUEST');
  return (
    <>
      {[...(isBarred ? [] : moneyDialogs(order)), ...otherDialogs(order, isOnHold)]
        .filter(({ isShown }) => isShown)
        .map(({ dialog, label }) => (
          <FocusableButton key={dialog} variant="default" isOff={isBusy} onClick={() => onOpen(dialog)}>
            {label}
          </FocusableButton>
        ))}
      {isOnHold && !isBarred && (
        <FocusableButton variant="default" isOff={isBusy} onClick={() => void release()}>
          Release
        </FocusableButton>
      )}
      {isBarred && <p className={classes.barred}>{OWN_ORDER_TEXT}</p>}
    </>
  );
}

interface DialogButton {
  readonly dialog: OpenDialog;
  readonly label: string;
  readonly isShown: boolean;
}

/** What staff do with the orders of others alone. */
function moneyDialogs(order: ManagedOrder): DialogButton[] {
  const canReturn = linesTo('RETURNED', order.entries).length > 0;
  return [
    { dialog: 'refund', label: 'Refund…', isShown: order.refundable > 0 },
    { dialog: 'return', label: 'Return…', isShown: canReturn },
    { dialog: 'change', label: 'Change…', isShown: canChange(order) },
  ];
}

function otherDialogs({ entries }: ManagedOrder, isOnHold: boolean): DialogButton[] {
  const canCancel = linesTo('CANCELLED', entries).length > 0;
  const canHold = linesTo('SHIPPED', entries).length > 0 && !isOnHold;
  return [
    { dialog: 'cancel', label: 'Cancel…', isShown: canCancel },
    { dialog: 'hold', label: 'Hold…', isShown: canHold },
    { dialog: 'message', label: 'Message…', isShown: true },
  ];
}
