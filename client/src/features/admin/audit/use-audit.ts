import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditRecordsQuery } from '../../../gql/graphql.ts';
import { AuditActorsDocument, AuditRecordsDocument } from './audit.operations.ts';
import { type AuditFilter, readFilter, toWhere, writeFilter } from './audit-filter.ts';

const PAGE_SIZE = 20;
/** The API's page limit. */
const MAX_PAGE_SIZE = 100;

export type AuditRecord = AuditRecordsQuery['auditRecords']['edges'][number]['node'];

/** The filter is in the URL: it survives a reload and can be shared. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (next: AuditFilter) =>
      setParams((current) => writeFilter({ ...readFilter(current), ...next }), {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
    [setParams],
  );
  return [filter, change] as const;
}

/** What admins did, newest first, page after page. */
export function useAuditRecords(filter: AuditFilter) {
  const where = useMemo(() => toWhere(filter), [filter]);
  const { data, loading, error, refetch, fetchMore } = useQuery(AuditRecordsDocument, {
    variables: { where, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.auditRecords;
  const records = connection?.edges.map((edge) => edge.node);
  const shown = records?.length ?? 0;

  return {
    records,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    refetch: () =>
      void refetch({ first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, shown)) }).catch(() => undefined),
    showMore: () =>
      void fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } }).catch(
        () => undefined,
      ),
  };
}

/** Suggested actors. Errors are not shown: suggestions are only a help. */
export function useActors() {
  const { data } = useQuery(AuditActorsDocument, { variables: { first: MAX_PAGE_SIZE } });
  return data?.users.edges.map((edge) => edge.node) ?? [];
}
