import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { type NotTaken, NotTakenBoard } from './not-taken-board.ts';
import { NotTakenDocument } from './own-animals.operations.ts';
import type { OwnAnimal } from './use-own-animals.ts';

interface KnownBoard {
  /** Of whom it is, and what they must not have. */
  readonly key: string;
  readonly board: NotTakenBoard;
}

const boards = new WeakMap<ApolloClient, KnownBoard>();

/** The board of the account's animals; another one once something about them has changed. */
export function useNotTakenBoard(animals: readonly OwnAnimal[]): NotTakenBoard {
  const client = useApolloClient();
  const key = JSON.stringify(animals);
  const known = boards.get(client);
  if (known?.key === key) return known.board;
  const board = new NotTakenBoard((petIds) => loadNotTaken(client, petIds));
  boards.set(client, { key, board });
  return board;
}

/** Whether there is something that one of them must not have. */
export function hasAvoided(animals: readonly OwnAnimal[]): boolean {
  return animals.some(({ avoids = [] }) => avoids.length > 0);
}

/** What the animals do not take of an item; nothing while that is not known. Whose animals take all never asks. */
export function useNotTaken(petId: string, animals: readonly OwnAnimal[]): readonly NotTaken[] {
  const board = useNotTakenBoard(animals);
  const isAsked = hasAvoided(animals);
  useEffect(() => {
    if (isAsked) board.ask(petId);
  }, [board, petId, isAsked]);
  return useSyncExternalStore(board.subscribe, () => board.of(petId));
}

async function loadNotTaken(client: ApolloClient, petIds: readonly string[]): Promise<readonly NotTaken[]> {
  const { data } = await client.query({
    query: NotTakenDocument,
    variables: { petIds: [...petIds] },
    fetchPolicy: 'no-cache',
  });
  return data?.me?.notTaken ?? [];
}
