import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PetsDataFieldsFragment, PetsDataQuery } from '../../../../gql/graphql.ts';
import { MAX_PAGE_SIZE } from '../../../../ui/tables/list-pages.ts';
import { PetsDataDocument } from '../api/manage-pets.operations.ts';
import { PAGE_SIZE, type PetsDataFilter, variablesOf } from '../lib/pets-data-filter.ts';

/** An item as the list shows it. */
export type PetRow = PetsDataFieldsFragment;

export type PetsData = ReturnType<typeof usePetsData>;

/**
 * The list of all items, as many as the filter says are shown: after a reload, and after a deletion, the list
 * fills itself up again.
 */
export function usePetsData(wanted: PetsDataFilter) {
  const filter = useCommitted(wanted);
  const variables = useMemo(() => variablesOf(filter), [filter]);
  const query = useQuery(PetsDataDocument, {
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const key = JSON.stringify(variables);
  const { list, isPrevious } = useShown(query, key);
  const pets = list?.edges.map((edge) => edge.node) ?? [];
  const missing = query.data && list?.pageInfo.hasNextPage ? filter.shown - pets.length : 0;
  const filling = useFilling(key, query.loading ? 0 : missing, () =>
    query.fetchMore({
      variables: { ...variables, first: Math.min(missing, MAX_PAGE_SIZE), after: list?.pageInfo.endCursor },
    }),
  );

  return {
    pets,
    total: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isFirstLoad: query.loading && !list,
    /** Whether the items of the last list stand in for those that are on their way. */
    isPrevious,
    filling,
    error: query.error,
    refetch: query.refetch,
  };
}

/**
 * The value of the last committed render. The router changes the URL in a transition, which React may restart several
 * times: a query with variables from there would send a request at every attempt.
 */
function useCommitted<T>(value: T): T {
  const [committed, setCommitted] = useState(value);
  useEffect(() => setCommitted(value), [value]);
  return committed;
}

interface Answers {
  readonly data?: PetsDataQuery;
  readonly previousData?: PetsDataQuery;
  readonly loading: boolean;
}

/** What to show: the result; while loading, the previous one; after a failure, the last result of this filter. */
function useShown({ data, previousData, loading }: Answers, key: string) {
  const last = useRef<{ key: string; list: PetsDataQuery['allPets'] } | null>(null);
  if (data) last.current = { key, list: data.allPets };
  if (data) return { list: data.allPets, isPrevious: false };
  if (last.current?.key === key) return { list: last.current.list, isPrevious: false };
  return { list: loading ? previousData?.allPets : undefined, isPrevious: loading };
}

/** Loads what is missing, one request at a time; after a failure, only on retry. */
function useFilling(key: string, missing: number, fill: () => Promise<unknown>) {
  const [failure, setFailure] = useState<{ key: string } | null>(null);
  const [isFilling, setFilling] = useState(false);
  const latest = useRef(fill);
  latest.current = fill;
  const hasFailed = failure?.key === key;

  useEffect(() => {
    if (missing <= 0 || hasFailed || isFilling) return;
    setFilling(true);
    latest
      .current()
      .catch(() => setFailure({ key }))
      .finally(() => setFilling(false));
  }, [key, missing, hasFailed, isFilling]);

  return { isFilling, hasFailed, again: () => setFailure(null) };
}
