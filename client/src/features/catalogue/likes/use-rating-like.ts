import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { AnimalLikeInput } from '../../../gql/graphql.ts';
import { writeLike } from '../../../lib/own-animals/animals-like.ts';
import { ItemBoard } from '../../../lib/own-animals/item-board.ts';
import { PetRatingsDocument } from './likes.operations.ts';

/** What the reviews of an item for animals like one come to. */
interface RatingLike {
  readonly petId: string;
  /** Null where there is no such review. */
  readonly average?: number | null;
  readonly count: number;
}

interface KnownBoard {
  /** Like which animal. */
  readonly key: string;
  readonly board: ItemBoard<RatingLike>;
}

const boards = new WeakMap<ApolloClient, KnownBoard>();

function boardFor(client: ApolloClient, like: AnimalLikeInput): ItemBoard<RatingLike> {
  const key = writeLike(like);
  const known = boards.get(client);
  if (known?.key === key) return known.board;
  const board = new ItemBoard((petIds) => loadRatings(client, petIds, like));
  boards.set(client, { key, board });
  return board;
}

/** Asked for together with those of the other items on the page; undefined while it is not known. */
export function useRatingLike(petId: string, like: AnimalLikeInput): RatingLike | undefined {
  const board = boardFor(useApolloClient(), like);
  useEffect(() => board.ask(petId), [board, petId]);
  return useSyncExternalStore(board.subscribe, () => board.of(petId))[0];
}

async function loadRatings(
  client: ApolloClient,
  petIds: readonly string[],
  like: AnimalLikeInput,
): Promise<readonly RatingLike[]> {
  const { data } = await client.query({
    query: PetRatingsDocument,
    variables: { petIds: [...petIds], like },
    fetchPolicy: 'no-cache',
  });
  return (data?.petRatings ?? []).map(({ pet, rating }) => ({ petId: pet._id, ...rating }));
}
