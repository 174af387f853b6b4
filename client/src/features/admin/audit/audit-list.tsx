import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { labelFor } from '../../../lib/label-for.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FieldChanges } from '../../../ui/tables/field-changes.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
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
  return (
    <PagedRows list={list} loadingRows={6} empty={<NoRecords filter={filter} onChange={onChange} />}>
      {(records) => (
        <ResponsiveTable label="What admins did" columns={['When', 'Who did what', 'What changed']}>
          {records.map((record) => (
            <RecordRow key={record._id} record={record} />
          ))}
        </ResponsiveTable>
      )}
    </PagedRows>
  );
}

function NoRecords({ filter, onChange }: AuditListProps) {
  if (!isFiltered(filter)) return <EmptyState text="What admins change stands here from now on." />;
  return (
    <EmptyState
      text={dayProblem(filter) ? 'The last day is before the first.' : 'Nobody did anything like this then.'}
      action={<ClearFilters onChange={onChange} />}
    />
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
          <strong>
            <bdi>{actorName || actor}</bdi>
          </strong>{' '}
          {labelFor(actionLabels, action)} <Subject record={record} />
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
  if (!address)
    return (
      <strong>
        <bdi>{record.subjectName}</bdi>
      </strong>
    );
  return (
    <Anchor component={Link} to={address} fw={700}>
      <bdi>{record.subjectName}</bdi>
    </Anchor>
  );
}
