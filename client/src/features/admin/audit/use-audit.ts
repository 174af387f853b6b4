import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditRecordsQuery } from '../../../gql/graphql.ts';
import { listPages, MAX_PAGE_SIZE, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { AuditActorsDocument, AuditRecordsDocument } from './audit.operations.ts';
import { type AuditFilter, readFilter, toWhere, writeFilter } from './audit-filter.ts';

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
  const { data, ...query } = useQuery(AuditRecordsDocument, {
    variables: { where, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { rows: records, ...pages } = listPages(data?.auditRecords, query);
  return { records, ...pages };
}

/** Suggested actors. Errors are not shown: suggestions are only a help. */
export function useActors() {
  const { data } = useQuery(AuditActorsDocument, { variables: { first: MAX_PAGE_SIZE } });
  return data?.users.edges.map((edge) => edge.node) ?? [];
}
