import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { FieldChanges } from '../../../ui/tables/field-changes.tsx';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './audit.module.css';
import { type AuditFilter, dayProblem, isFiltered } from './audit-filter.ts';
import { actionLabels, pathOfSubject } from './audit-labels.ts';
import { ClearFilters } from './audit-toolbar.tsx';
import { type AuditRecord, useAuditRecords } from './use-audit.ts';

interface AuditListProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: AuditFilter) => void;
}

export function AuditList({ filter, onChange }: AuditListProps) {
  const list = useAuditRecords(filter);

  if (!list.records && list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.records) return <LoadingState rows={6} />;
  if (list.records.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState
        text={
          dayProblem(filter) ? 'The last day is before the first.' : 'Nobody did anything like this then.'
        }
        action={<ClearFilters onChange={onChange} />}
      />
    ) : (
      <EmptyState text="What admins change stands here from now on." />
    );
  }
  return (
    <>
      {list.error && <StaleDataNotice onRetry={list.refetch} />}
      <ResponsiveTable label="What admins did" columns={['When', 'Who did what', 'What changed']}>
        {list.records.map((record) => (
          <RecordRow key={record._id} record={record} />
        ))}
      </ResponsiveTable>
      <LoadMorePagination
        shown={list.records.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}

function RecordRow({ record }: { readonly record: AuditRecord }) {
  const { at, actor, actorName, action, requestId, changes } = record;
  return (
    <tr className={classes.record}>
      <td data-wide className={classes.when}>
        <Text size="sm" component="time" dateTime={at}>
          {formatDateTime(at)}
        </Text>
      </td>
      <td data-wide>
        <Text>
          <strong>{actorName || actor}</strong> {wordFor(actionLabels, action)} <Subject record={record} />
        </Text>
        <Text size="sm" c="dimmed" title={requestId ? `Request ${requestId}` : undefined}>
          by {actor}
        </Text>
      </td>
      <td data-wide className={classes.changes}>
        <FieldChanges changes={changes} />
      </td>
    </tr>
  );
}

function Subject({ record }: { readonly record: AuditRecord }) {
  if (!record.subjectName) return null;
  const address = pathOfSubject(record);
  if (!address) return <strong>{record.subjectName}</strong>;
  return (
    <Anchor component={Link} to={address} fw={700}>
      {record.subjectName}
    </Anchor>
  );
}
