import { Group, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { canMove, shipmentMoves } from '../../../../../../domain/orders/order-states.ts';
import { useBarredFrom } from '../../../../lib/session/use-barred-from.ts';
import { stateOf } from '../../../../lib/state-of.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { FormDialog, type FormDialogControls } from '../../../../ui/forms/form-dialog.tsx';
import { ParcelList } from '../../../../ui/parcel-list.tsx';
import { ActionForm } from './dialogs/action-form.tsx';
import { LabelFields, useLabel } from './dialogs/label-fields.tsx';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';
import type { OrderActions } from './use-order-actions.ts';

type Parcel = ManagedOrder['shipments'][number];

type ParcelDialog = 'correct' | 'lost';

interface ParcelsPanelProps {
  readonly order: ManagedOrder;
  readonly actions: OrderActions;
}

/** What was sent of an order, parcel by parcel: each arrives by itself, its number can be corrected, its loss reported. */
export function ParcelsPanel({ order, actions }: ParcelsPanelProps) {
  const [open, setOpen] = useState<{ parcel: Parcel; what: ParcelDialog } | null>(null);
  // While the dialog fades away it still shows what it was.
  const shown = useRef(open);
  if (open) shown.current = open;
  const isCollected = order.delivery.method === 'CURBSIDE';
  if (order.shipments.length === 0) return null;
  return (
    <section className={classes.below} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{isCollected ? 'Ready for pickup' : 'Parcels'}</h2>
      <ParcelList
        parcels={order.shipments}
        method={order.delivery.method}
        actions={(parcel) => (
          <ParcelButtons
            parcel={parcel}
            order={order}
            actions={actions}
            onOpen={(what) => setOpen({ parcel, what })}
          />
        )}
      />
      <FormDialog
        isOpen={open !== null}
        title={shown.current?.what === 'lost' ? 'The parcel is lost' : 'Correct the parcel'}
        size="34rem"
        onClose={() => setOpen(null)}
      >
        {(controls) =>
          shown.current &&
          (shown.current.what === 'lost' ? (
            <LostForm parcel={shown.current.parcel} actions={actions} controls={controls} />
          ) : (
            <CorrectForm parcel={shown.current.parcel} actions={actions} controls={controls} />
          ))
        }
      </FormDialog>
    </section>
  );
}

interface ParcelButtonsProps extends ParcelsPanelProps {
  readonly parcel: Parcel;
  readonly onOpen: (what: ParcelDialog) => void;
}

/** What can be done with one parcel, what comes next first. */
function ParcelButtons({ parcel, order, actions, onOpen }: ParcelButtonsProps) {
  const isCollected = order.delivery.method === 'CURBSIDE';
  const isBarred = useBarredFrom(order);
  const dialogs = [
    { what: 'correct', label: 'Correct the number…', isShown: parcel.state !== 'UNDONE' },
    { what: 'lost', label: 'Lost…', isShown: parcel.state === 'ON_ITS_WAY' && !isBarred },
  ] as const;
  return (
    <Group gap="xs">
      {canArrive(parcel, order) && !isBarred && (
        <FocusableButton
          variant="default"
          size="xs"
          isBusy={actions.isBusy}
          onClick={() => void actions.deliverParcel(parcel.id)}
        >
          {isCollected ? 'Picked up' : 'Arrived'}
        </FocusableButton>
      )}
      {dialogs
        .filter(({ isShown }) => isShown && !isCollected)
        .map(({ what, label }) => (
          <FocusableButton
            key={what}
            variant="default"
            size="xs"
            isOff={actions.isBusy}
            onClick={() => onOpen(what)}
          >
            {label}
          </FocusableButton>
        ))}
    </Group>
  );
}

/** What lies ready as one is picked up by the toolbar's button. */
function canArrive({ state }: Parcel, { delivery, shipments }: ManagedOrder): boolean {
  const isParted = shipments.filter((one) => one.state === 'ON_ITS_WAY').length > 1;
  if (delivery.method === 'CURBSIDE' && !isParted) return false;
  return canMove(shipmentMoves, stateOf(state), 'delivered');
}

interface ParcelFormProps {
  readonly parcel: Parcel;
  readonly actions: OrderActions;
  readonly controls: FormDialogControls;
}

function CorrectForm({ parcel, actions, controls }: ParcelFormProps) {
  const label = useLabel(parcel);
  return (
    <ActionForm
      controls={controls}
      submit="Correct it"
      onSubmit={() => actions.correctParcel({ id: parcel.id, ...label.value })}
    >
      <LabelFields label={label} />
      <p>The shopper gets an e-mail with what is right.</p>
    </ActionForm>
  );
}

function LostForm({ parcel, actions, controls }: ParcelFormProps) {
  const [what, setWhat] = useState('');
  return (
    <ActionForm
      controls={controls}
      submit="Report it lost"
      isDangerous
      missing={what ? null : 'Choose what follows'}
      onSubmit={() => actions.reportLost({ id: parcel.id, sendAgain: what === 'again' })}
    >
      <NativeSelect
        label="What follows"
        description="Sent again, it leaves the stock once more and costs the shopper nothing. Money goes back by “Refund…”."
        data={[
          { value: '', label: 'Choose…' },
          { value: 'again', label: 'Send the same again' },
          { value: 'note', label: 'Only note that it is lost' },
        ]}
        value={what}
        onChange={({ currentTarget }) => setWhat(currentTarget.value)}
      />
      <p>The shopper gets an e-mail.</p>
    </ActionForm>
  );
}
