import { type ApolloClient, makeVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorCodeOf } from '../apollo/api-error.ts';
import { useSession } from '../session/session.tsx';
import { putWishesBack, takeWishes, useVisitorWishes } from './visitor-wishes.ts';
import { AddToWishListDocument } from './wish-list.operations.ts';

/** How far it is; of what failed, because the shop could not be reached, the next page that is loaded tries again. */
const stateVar = makeVar<'idle' | 'busy' | 'failed'>('idle');

/**
 * Gives the account that signs in what its browser kept for the visitor before.
 *
 * @returns whether that is still to be done, so that what the shop has is not the whole list yet
 */
export function useJoinedWishes(): boolean {
  const client = useApolloClient();
  const { account } = useSession();
  const hasOwn = useVisitorWishes().length > 0;
  const state = useReactiveVar(stateVar);
  const isToJoin = account !== null && hasOwn && state === 'idle';
  useEffect(() => {
    if (isToJoin) void join(client);
  }, [client, isToJoin]);
  return isToJoin || state === 'busy';
}

/** What the shop refuses, because it is gone or the list is full, is not asked again. */
async function join(client: ApolloClient): Promise<void> {
  // Taken at once, so that nobody else on the page joins them as well. The oldest goes first.
  const wishes = takeWishes();
  if (wishes.length === 0) return;
  stateVar('busy');
  try {
    const petIds = [...wishes].reverse();
    await client.mutate({ mutation: AddToWishListDocument, variables: { petIds } });
    stateVar('idle');
  } catch (problem) {
    if (['NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT'].includes(errorCodeOf(problem) ?? '')) {
      stateVar('idle');
      return;
    }
    stateVar('failed');
    putWishesBack(wishes);
  }
}
