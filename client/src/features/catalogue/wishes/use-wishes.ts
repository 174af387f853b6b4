import { useApolloClient, useQuery } from '@apollo/client/react';
import { MAX_WISHED_ITEMS } from '../../../../../domain/catalogue/wish-list.ts';
import type { OwnWishListQuery } from '../../../gql/graphql.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useJoinedWishes } from '../../../lib/wishes/use-joined-wishes.ts';
import { forgetWish, keepWish, useVisitorWishes } from '../../../lib/wishes/visitor-wishes.ts';
import {
  AddToWishListDocument,
  OwnWishListDocument,
  RemoveFromWishListDocument,
} from '../../../lib/wishes/wish-list.operations.ts';
import { showAlert } from '../../../ui/notifications/notifications.ts';

/** What somebody would like to have: of an account what the shop keeps, of a visitor what the browser does. */
export function useWishes() {
  const { account } = useSession();
  const visitors = useVisitorWishes();
  const client = useApolloClient();
  const isJoining = useJoinedWishes();
  const { data, error, refetch } = useQuery(OwnWishListDocument, { skip: !account || isJoining });
  const me = data?.me;

  async function toggle(petId: string): Promise<void> {
    const isWished = petIds?.includes(petId);
    if (!account) {
      if (isWished) forgetWish(petId);
      else if (!keepWish(petId)) showAlert(`Up to ${MAX_WISHED_ITEMS} items can be on a wish list.`);
      return;
    }
    try {
      if (!me) await refetch();
      else if (isWished) await client.mutate(removal(me, petId));
      else await client.mutate(addition(me, petId));
    } catch (problem) {
      showAlert((problem as Error).message);
    }
  }

  /** Undefined until it is there. */
  const petIds = account ? me?.wishList.petIds : visitors;
  return { petIds, code: me?.wishList.code ?? null, isVisitor: !account, error, refetch, toggle };
}

type Me = NonNullable<OwnWishListQuery['me']>;

function addition({ _id, wishList }: Me, petId: string) {
  const petIds = [petId, ...wishList.petIds];
  return {
    mutation: AddToWishListDocument,
    variables: { petIds: [petId] },
    optimisticResponse: { addToWishList: withWishes(_id, { ...wishList, petIds }) },
  };
}

function removal({ _id, wishList }: Me, petId: string) {
  const petIds = wishList.petIds.filter((known) => known !== petId);
  return {
    mutation: RemoveFromWishListDocument,
    variables: { petId },
    optimisticResponse: { removeFromWishList: withWishes(_id, { ...wishList, petIds }) },
  };
}

function withWishes(_id: string, wishList: Me['wishList']) {
  return { __typename: 'User' as const, _id, wishList: { ...wishList, __typename: 'WishList' as const } };
}
