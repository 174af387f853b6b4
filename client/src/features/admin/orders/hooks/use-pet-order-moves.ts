import { useApolloClient, useMutation } from '@apollo/client/react';
import { texts } from '../../../../../../domain/text/texts.ts';
import type { AdminPetOrdersQuery } from '../../../../gql/graphql.ts';
import { confirmDialog } from '../../../../ui/notifications/notifications.ts';
import { MAX_PAGE_SIZE } from '../../../../ui/tables/list-pages.ts';
import {
  AcceptPetOrderDocument,
  AdminCancelPetOrderDocument,
  AnnouncePetOrderReadyDocument,
  CollectPetOrderDocument,
  DeclinePetOrderDocument,
  UndoAcceptPetOrderDocument,
  WaitingForPetDocument,
} from '../api/pet-orders.operations.ts';
import { acceptanceQuestion, animalName } from '../lib/acceptance-question.ts';
import { useOrderMove } from './use-order-move.ts';

export type AdminPetOrder = AdminPetOrdersQuery['petOrders']['edges'][number]['node'];

/**
 * Actions on an order for an animal. Collection is shown optimistically and rolled back on an error; the other actions
 * affect the animal and other shoppers' orders, so they wait for the response.
 */
export function usePetOrderMoves(refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const { movingId, move, lookUp } = useOrderMove(refetch);
  const [accept] = useMutation(AcceptPetOrderDocument);
  const [undoAccept] = useMutation(UndoAcceptPetOrderDocument);
  const [decline] = useMutation(DeclinePetOrderDocument);
  const [announceReady] = useMutation(AnnouncePetOrderReadyDocument);
  const [collect] = useMutation(CollectPetOrderDocument);
  const [cancel] = useMutation(AdminCancelPetOrderDocument);

  function undoOf(order: AdminPetOrder) {
    return {
      mutate: () => undoAccept({ variables: { id: order._id } }),
      undone: `${animalName(order)} is in the shop again`,
    };
  }

  function acceptNow(order: AdminPetOrder) {
    const mutate = () => accept({ variables: { id: order._id } });
    return move(order._id, mutate, texts.success.orderAccepted, undoOf(order));
  }

  /** Refetched each time: the displayed list may not have everybody who waits. */
  async function findWaiting({ petId }: AdminPetOrder) {
    const { data } = await client.query({
      query: WaitingForPetDocument,
      variables: { petId, first: MAX_PAGE_SIZE },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('Who else waits could not be found out. Please try again.');
    const { edges, totalCount } = data.waitingPetOrders;
    return { orders: edges.map(({ node }) => node), totalCount };
  }

  return {
    movingId,
    accept: async (order: AdminPetOrder) => {
      const waiting = await lookUp(order._id, () => findWaiting(order));
      if (!waiting) return;
      const question = acceptanceQuestion(order, waiting);
      if (question) confirmDialog({ ...question, onConfirm: () => acceptNow(order) });
      else await acceptNow(order);
    },
    undoAccept: (order: AdminPetOrder) => {
      const { mutate, undone } = undoOf(order);
      return move(order._id, mutate, undone);
    },
    announceReady: ({ _id: id, username, ...animal }: AdminPetOrder) =>
      move(
        id,
        () => announceReady({ variables: { id } }),
        `${username} is told that ${animalName(animal)} is ready`,
      ),
    collect: ({ _id: id, ...animal }: AdminPetOrder) =>
      move(
        id,
        () => collect({ variables: { id }, optimisticResponse: { collectPetOrder: collected(id) } }),
        `${animalName(animal)} is marked as collected`,
      ),
    decline: ({ _id: id, username }: AdminPetOrder) =>
      confirmDialog({
        ...texts.cancelOrder,
        confirm: 'Decline this order',
        onConfirm: () =>
          move(id, () => decline({ variables: { id } }), `The order of ${username} is declined`),
      }),
    cancel: ({ _id: id, ...animal }: AdminPetOrder) =>
      confirmDialog({
        ...texts.cancelOrder,
        text: `${texts.cancelOrder.text} ${animalName(animal)} will be in the shop again.`,
        onConfirm: () => move(id, () => cancel({ variables: { id } }), texts.success.orderDeleted),
      }),
  };
}

/** The optimistic response. */
function collected(id: string) {
  return { __typename: 'PetOrder' as const, _id: id, status: 'COLLECTED' as const, nextStatuses: [] };
}
