import { useMutation } from '@apollo/client/react';
import { type DisputeStatus, disputeStates } from '../../../../../../domain/orders/dispute-states.ts';
import { type CartEntryStatus, cartEntryMoves } from '../../../../../../domain/orders/order-states.ts';
import { texts } from '../../../../../../domain/text/texts.ts';
import type { AdminCartEntriesQuery, CartEntryStatus as ApiStatus } from '../../../../gql/graphql.ts';
import { confirmDialog } from '../../../../ui/notifications/notifications.ts';
import {
  AdminCancelCartEntryDocument,
  DeliverCartEntryDocument,
  ShipCartEntryDocument,
  UndoShipCartEntryDocument,
} from '../api/cart-entries.operations.ts';
import { useOrderMove } from './use-order-move.ts';

export type AdminCartEntry = AdminCartEntriesQuery['cartEntries']['edges'][number]['node'];

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

  function undoOf({ _id: id, petname }: AdminCartEntry) {
    return { mutate: () => undoShip({ variables: { id } }), undone: `${petname} waits to be shipped again` };
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
        `${entry.petname} is marked as shipped`,
        undoOf(entry),
      ),
    undoShip: (entry: AdminCartEntry) => {
      const { mutate, undone } = undoOf(entry);
      return move(entry._id, mutate, undone);
    },
    deliver: ({ _id: id, petname }: AdminCartEntry) =>
      move(
        id,
        () =>
          deliver({
            variables: { id },
            optimisticResponse: { deliverCartEntry: optimisticResponse(id, 'delivered') },
          }),
        `${petname} is marked as delivered`,
      ),
    cancel: ({ _id: id, status, dispute }: AdminCartEntry) =>
      confirmDialog({
        ...texts.cancelOrder,
        text: `${texts.cancelOrder.text}${status === 'PAID' ? ` ${refundText(dispute)}` : ''}`,
        onConfirm: () => move(id, () => cancel({ variables: { id } }), texts.success.orderDeleted),
      }),
  };
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
