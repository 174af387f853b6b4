import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AuditRecordsQuery } from '../../../gql/graphql.ts';
import { MAX_PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { AuditActorsDocument, AuditRecordsDocument } from './audit.operations.ts';
import { type AuditFilter, toWhere } from './audit-filter.ts';

export type AuditRecord = AuditRecordsQuery['auditRecords']['edges'][number]['node'];

/** What admins did, newest first, page after page. */
export function useAuditRecords(filter: AuditFilter) {
  const where = useMemo(() => toWhere(filter), [filter]);
  return useListPages(AuditRecordsDocument, { where }, ({ auditRecords }) => auditRecords);
}

/** Suggested actors. Errors are not shown: suggestions are only a help. */
export function useActors() {
  const { data } = useQuery(AuditActorsDocument, { variables: { first: MAX_PAGE_SIZE } });
  return data?.users.edges.map((edge) => edge.node) ?? [];
}
