import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Household } from '../../../../domain/matching/household.ts';
import { OwnHouseholdDocument, SaveHouseholdDocument } from './household.operations.ts';
import { householdVar } from './household-store.ts';
import { forgetHousehold, isCopy, keepCopy } from './keep-household.ts';

/**
 * Keeps the household of this browser and that of the account which is signed in the same: what somebody has answered
 * here goes to the account, and what the account has comes from it. It leaves the browser with who logs out. What fails
 * is tried again with the next page that is loaded.
 */
export function useAccountHousehold(): void {
  const client = useApolloClient();
  const household = useReactiveVar(householdVar);
  const isTaken = useRef(false);
  const isHere = useRef(true);

  useEffect(() => {
    if (household && !isCopy()) void give(client, household, isHere);
    else if (!isTaken.current) void take(client, isHere);
    isTaken.current = true;
  }, [client, household]);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (isCopy()) forgetHousehold();
    };
  }, []);
}

interface Presence {
  readonly current: boolean;
}

async function give(client: ApolloClient, input: Household, isHere: Presence): Promise<void> {
  try {
    await client.mutate({ mutation: SaveHouseholdDocument, variables: { input } });
  } catch {
    return;
  }
  // Another answer is on its way already.
  if (householdVar() !== input) return;
  if (isHere.current) keepCopy(input);
  else forgetHousehold();
}

async function take(client: ApolloClient, isHere: Presence): Promise<void> {
  const before = householdVar();
  const { data } = await client
    .query({ query: OwnHouseholdDocument, fetchPolicy: 'network-only' })
    .catch(() => ({ data: undefined }));
  if (!data?.me || !isHere.current || householdVar() !== before) return;
  const { household } = data.me;
  if (!household) return forgetHousehold();
  const { __typename: _typename, ...answers } = household as typeof household & { __typename?: string };
  keepCopy(answers);
}
