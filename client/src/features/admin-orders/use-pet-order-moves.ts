import { useMutation } from '@apollo/client/react';
import { texts } from '../../../../domain/texts.ts';
import type { AdminPetOrdersQuery } from '../../gql/graphql.ts';
import { confirmDialog } from '../../ui/notices.ts';
import {
  AcceptPetOrderDocument,
  AdminCancelPetOrderDocument,
  CollectPetOrderDocument,
  DeclinePetOrderDocument,
} from './pet-orders.operations.ts';
import { useOrderMove } from './use-order-move.ts';

export type AdminPetOrder = AdminPetOrdersQuery['petOrders']['edges'][number]['node'];

/**
 * What an admin does with an order for an animal. Collected shows at once and is taken back where the API refuses;
 * the other answers decide about the animal and whoever else waits for it, so they are waited for.
 */
export function usePetOrderMoves(refetch: () => Promise<unknown>) {
  const { movingId, move } = useOrderMove(refetch);
  const [accept] = useMutation(AcceptPetOrderDocument);
  const [decline] = useMutation(DeclinePetOrderDocument);
  const [collect] = useMutation(CollectPetOrderDocument);
  const [cancel] = useMutation(AdminCancelPetOrderDocument);

  return {
    movingId,
    accept: ({ _id: id }: AdminPetOrder) =>
      move(id, () => accept({ variables: { id } }), texts.success.orderAccepted),
    collect: ({ _id: id, petname }: AdminPetOrder) =>
      move(
        id,
        () => collect({ variables: { id }, optimisticResponse: { collectPetOrder: collected(id) } }),
        `${petname} is marked as collected`,
      ),
    decline: ({ _id: id, username }: AdminPetOrder) =>
      confirmDialog({
        ...texts.cancelOrder,
        confirm: 'Decline this order',
        onConfirm: () =>
          move(id, () => decline({ variables: { id } }), `The order of ${username} is declined`),
      }),
    cancel: ({ _id: id, petname }: AdminPetOrder) =>
      confirmDialog({
        ...texts.cancelOrder,
        text: `${texts.cancelOrder.text} ${petname} will be in the shop again.`,
        onConfirm: () => move(id, () => cancel({ variables: { id } }), texts.success.orderDeleted),
      }),
  };
}

/** The order as the API will answer it when all goes well. */
function collected(id: string) {
  return { __typename: 'PetOrder' as const, _id: id, status: 'COLLECTED' as const, nextStatuses: [] };
}
