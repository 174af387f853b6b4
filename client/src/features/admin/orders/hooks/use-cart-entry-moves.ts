import { useMutation } from '@apollo/client/react';
import { type DisputeStatus, disputeStates } from '../../../../../../domain/orders/dispute-states.ts';
import { type CartEntryStatus, cartEntryMoves } from '../../../../../../domain/orders/order-states.ts';
import { statusName } from '../../../../../../domain/orders/order-words.ts';
import { texts } from '../../../../../../domain/text/texts.ts';
import type { AdminCartEntryFieldsFragment, CartEntryStatus as ApiStatus } from '../../../../gql/graphql.ts';
import { confirmDialog } from '../../../../ui/notifications/notifications.ts';
import {
  AdminCancelCartEntryDocument,
  DeliverCartEntryDocument,
  ShipCartEntryDocument,
  UndoShipCartEntryDocument,
} from '../api/cart-entries.operations.ts';
import { deliveryOf } from '../lib/entry-delivery.ts';
import { useOrderMove } from './use-order-move.ts';

export type AdminCartEntry = AdminCartEntryFieldsFragment;

/**
 * Actions on an order for food or an accessory. Shipping and delivery are shown optimistically and rolled back on an
 * error; a cancellation moves money, so it waits for the response.
 */
export function useCartEntryMoves(refetch: () => Promise<unknown>) {
  const { movingId, move } = useOrderMove(refetch);
  const [ship] = useMutation(ShipCartEntryDocument);
  const [undoShip] = useMutation(UndoShipCartEntryDocument);
  const [deliver] = useMutation(DeliverCartEntryDocument);
  const [cancel] = useMutation(AdminCancelCartEntryDocument);

  function undoOf({ _id: id, petname, deliveryMethod }: AdminCartEntry) {
    const waitsFor = deliveryMethod === 'CURBSIDE' ? 'be made ready' : 'be shipped';
    return { mutate: () => undoShip({ variables: { id } }), undone: `${petname} waits to ${waitsFor} again` };
  }

  return {
    movingId,
    ship: (entry: AdminCartEntry) =>
      move(
        entry._id,
        () =>
          ship({
            variables: { id: entry._id },
            optimisticResponse: {
              shipCartEntry: { ...optimisticResponse(entry._id, 'shipped'), undoUntil: null },
            },
          }),
        markedAs('shipped', entry),
        undoOf(entry),
      ),
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
    cancel: ({ _id: id, status, dispute }: AdminCartEntry) =>
      confirmDialog({
        ...texts.cancelOrder,
        text: `${texts.cancelOrder.text}${status === 'PAID' ? ` ${refundText(dispute)}` : ''}`,
        onConfirm: () => move(id, () => cancel({ variables: { id } }), texts.success.orderDeleted),
      }),
  };
}

function markedAs(status: CartEntryStatus, entry: AdminCartEntry): string {
  return `${entry.petname} is marked as ${statusName(status, deliveryOf(entry)).toLowerCase()}`;
}

function refundText(dispute: AdminCartEntry['dispute']): string {
  const isAtBank = dispute && disputeStates[dispute.toLowerCase() as DisputeStatus].isWithdrawn;
  return isAtBank
    ? 'The card’s bank has the money, so nothing is given back.'
    : 'The customer gets the money back.';
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
