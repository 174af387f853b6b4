import { Button, Text } from '@mantine/core';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { isAmendable, progressOf } from '../../../../../../../domain/orders/amendments.ts';
import { useOrderChange } from '../../../../../lib/order-change/use-order-change.ts';
import { stateOf } from '../../../../../lib/state-of.ts';
import { OrderChangeFields } from '../../../../../ui/forms/order-change-fields.tsx';
import { linesTo } from '../order-facts.ts';
import type { ManagedOrder } from '../use-managed-order.ts';
import { ActionForm } from './action-form.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

/** Changes where an order goes and how, before it leaves. */
export function ChangeForm({ order, actions, controls, onOpen }: DialogFormProps) {
  const change = useOrderChange(order, 'the card');
  const { hasLeft } = progressOfOrder(order);
  const { input, preview, missing, form, asksFor } = change;

  function goOn() {
    controls.onDirty(false);
    onOpen('cancel');
  }

  async function submit() {
    if (!input || !preview) return 'Please look at what comes of it first';
    const what = { input, fingerprint: preview.fingerprint };
    return asksFor === null ? actions.change(what) : actions.askForDifference(what);
  }

  return (
    <ActionForm
      controls={controls}
      submit={asksFor === null ? 'Change it' : `Ask for ${formatDollars(asksFor)}`}
      missing={missing}
      isWaiting={change.isWaiting}
      onRefused={() => form.validate()}
      onSubmit={submit}
    >
      <OrderChangeFields change={change} hasDelivery={!hasLeft} />
      {hasLeft && <Text>A part of it has left: the address is for what still waits.</Text>}
      {linesTo('CANCELLED', order.entries).length > 0 && (
        <div>
          <Button variant="subtle" size="compact-md" onClick={goOn}>
            Take a line out, or some pieces…
          </Button>
        </div>
      )}
      <Text>The shopper gets an e-mail.</Text>
    </ActionForm>
  );
}

/** Whether something of an order can still be changed by the staff. */
export function canChange(order: ManagedOrder): boolean {
  return isAmendable('staff', progressOfOrder(order));
}

function progressOfOrder({ entries }: ManagedOrder) {
  return progressOf(entries.map(({ status }) => stateOf(status)));
}
