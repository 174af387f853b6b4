import { useApolloClient, useMutation } from '@apollo/client/react';
import { disputeStates } from '../../../../../../domain/orders/dispute-states.ts';
import { moneyBackText } from '../../../../../../domain/orders/money-back.ts';
import { moveName, statusName } from '../../../../../../domain/orders/order-labels.ts';
import { type CartEntryStatus, cartEntryMoves } from '../../../../../../domain/orders/order-states.ts';
import { texts } from '../../../../../../domain/text/texts.ts';
import type {
  AdminCartEntryFieldsFragment,
  CartEntryStatus as ApiStatus,
  RefundPreviewFieldsFragment,
} from '../../../../gql/graphql.ts';
import { CancelPreviewDocument } from '../../../../lib/money-back/money-back.operations.ts';
import { stateOf } from '../../../../lib/state-of.ts';
import { confirmDialog } from '../../../../ui/notifications/notifications.ts';
import {
  AdminCancelCartEntryDocument,
  DeliverCartEntryDocument,
  ShipCartEntryDocument,
  UndoShipCartEntryDocument,
} from '../api/cart-entries.operations.ts';
import { deliveryOf } from '../lib/entry-delivery.ts';
import { askToSendHeld } from '../lib/send-held.ts';
import { useOrderMove } from './use-order-move.ts';

export type AdminCartEntry = AdminCartEntryFieldsFragment;

/**
 * Actions on an order for food or an accessory. Shipping and delivery are shown optimistically and rolled back on an
 * error; a cancellation moves money, so it waits for the response.
 */
export function useCartEntryMoves(refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const { movingId, move, lookUp } = useOrderMove(refetch);
  const [ship] = useMutation(ShipCartEntryDocument);
  const [undoShip] = useMutation(UndoShipCartEntryDocument);
  const [deliver] = useMutation(DeliverCartEntryDocument);
  const [cancelEntry] = useMutation(AdminCancelCartEntryDocument);

  function undoOf({ _id: id, petname, deliveryMethod }: AdminCartEntry) {
    const waitsFor = deliveryMethod === 'CURBSIDE' ? 'be made ready' : 'be shipped';
    return { mutate: () => undoShip({ variables: { id } }), undone: `${petname} waits to ${waitsFor} again` };
  }

  async function cancel(entry: AdminCartEntry) {
    const { _id: id, status, dispute, orderNumber } = entry;
    const isPaid = status === 'PAID' && orderNumber;
    const shown = isPaid ? await lookUp(id, () => previewOf(orderNumber, entry)) : null;
    if (shown === undefined) return;
    const variables = { id, ...(shown && { fingerprint: shown.fingerprint }) };
    confirmDialog({
      ...texts.cancelOrder,
      warning: shown ? refundText(shown, dispute) : undefined,
      onConfirm: () => move(id, () => cancelEntry({ variables }), texts.success.orderDeleted),
    });
  }

  async function previewOf(number: string, { _id: entryId, accessoriesAmount: quantity }: AdminCartEntry) {
    const variables = { number, lines: [{ entryId, quantity }] };
    const query = { query: CancelPreviewDocument, variables, fetchPolicy: 'no-cache' } as const;
    return (await client.query(query)).data?.cancelPreview;
  }

  function shipNow(entry: AdminCartEntry, evenHeld = false) {
    return move(
      entry._id,
      () =>
        ship({
          variables: { id: entry._id, ...(evenHeld && { evenHeld }) },
          optimisticResponse: {
            shipCartEntry: { ...optimisticResponse(entry._id, 'shipped'), undoUntil: null },
          },
        }),
      markedAs('shipped', entry),
      undoOf(entry),
    );
  }

  function askToShip(entry: AdminCartEntry) {
    askToSendHeld(entry.holds, moveName('shipped', deliveryOf(entry)), () => shipNow(entry, true));
  }

  return {
    movingId,
    ship: (entry: AdminCartEntry) => (entry.holds.length > 0 ? askToShip(entry) : shipNow(entry)),
    undoShip: (entry: AdminCartEntry) => {
      const { mutate, undone } = undoOf(entry);
      return move(entry._id, mutate, undone);
    },
    deliver: (entry: AdminCartEntry) =>
      move(
        entry._id,
        () =>
          deliver({
            variables: { id: entry._id },
            optimisticResponse: { deliverCartEntry: optimisticResponse(entry._id, 'delivered') },
          }),
        markedAs('delivered', entry),
      ),
    cancel,
  };
}

function markedAs(status: CartEntryStatus, entry: AdminCartEntry): string {
  return `${entry.petname} is marked as ${statusName(status, deliveryOf(entry)).toLowerCase()}`;
}

function refundText(shown: RefundPreviewFieldsFragment, dispute: AdminCartEntry['dispute']): string {
  const isAtBank = dispute && disputeStates[stateOf(dispute)].isWithdrawn;
  return `${isAtBank ? 'The card’s bank has the money. ' : ''}${moneyBackText(shown, 'the card')}`;
}

/** The optimistic response. */
function optimisticResponse(id: string, status: CartEntryStatus) {
  return {
    __typename: 'CartEntry' as const,
    _id: id,
    status: status.toUpperCase() as ApiStatus,
    nextStatuses: cartEntryMoves[status].map((next) => next.toUpperCase() as ApiStatus),
  };
}
