import { Badge, Text } from '@mantine/core';
import { FieldChanges } from '../../../ui/tables/field-changes.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import type { ImportedItem, ImportReport } from './csv-import.ts';
import type { ImportKind } from './import-kinds.ts';
import classes from './imports.module.css';

/** Rows of one table: more is not read, and a phone would take its time. */
const MAX_SHOWN = 100;

interface ImportOutcomeProps {
  readonly kind: ImportKind;
  readonly report: ImportReport;
}

/** What a file would do, and which of its rows are wrong. */
export function ImportOutcome({ kind, report }: ImportOutcomeProps) {
  const { created, changed, kept, badRows } = report;
  const items = [...created, ...changed].sort((a, b) => a.line - b.line);
  return (
    <>
      <div role="status">
        <Text fw={700}>{headingOf(report)}</Text>
        <Text size="sm" c="dimmed">
          {kind.summary(report)}
        </Text>
      </div>
      {badRows.length > 0 && <Lines title="What is wrong" label="Bad rows" rows={badRows} />}
      {kept.length > 0 && <Lines title="What stays as it is" label="What changes nothing" rows={kept} />}
      {items.length > 0 && <Items kind={kind} items={items} />}
    </>
  );
}

function headingOf({ created, changed, badRows }: ImportReport): string {
  if (badRows.length > 0) {
    const rows = badRows.length === 1 ? 'One row is' : `${badRows.length} rows are`;
    return `${rows} wrong: nothing can be imported before they are fixed. Then choose the file again.`;
  }
  return created.length + changed.length > 0 ? 'The file can be imported.' : 'The file changes nothing.';
}

interface LinesProps {
  readonly title: string;
  readonly label: string;
  readonly rows: readonly { readonly line: number; readonly field?: string; readonly reason: string }[];
}

/** Lines of the file, and what is to be said of each. */
function Lines({ title, label, rows }: LinesProps) {
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ResponsiveTable label={label} columns={['Line', title]}>
        {rows.slice(0, MAX_SHOWN).map(({ line, field, reason }) => (
          <tr key={`${line} ${field}`}>
            <th scope="row" className={classes.line}>
              <span className={classes.word}>Line </span>
              {line}
            </th>
            <td data-wide className={classes.reason}>
              {field && field !== 'row' && `${field}: `}
              {reason}
            </td>
          </tr>
        ))}
      </ResponsiveTable>
      <More of={rows.length} />
    </section>
  );
}

interface ItemsProps {
  readonly kind: ImportKind;
  readonly items: readonly ImportedItem[];
}

function Items({ kind: { one, many }, items }: ItemsProps) {
  return (
    <section aria-label="What changes">
      <h3 className={classes.title}>What changes</h3>
      <ResponsiveTable label={`${many} that change`} columns={['Line', one, 'Changes']}>
        {items.slice(0, MAX_SHOWN).map(({ line, _id, petname, changes }) => (
          <tr key={line}>
            <td className={classes.line}>
              <span className={classes.word}>Line </span>
              {line}
            </td>
            <th scope="row" data-wide className={classes.name}>
              <bdi>{petname}</bdi> {_id === null && <Badge variant="light">New</Badge>}
            </th>
            <td data-wide className={classes.changes}>
              <FieldChanges changes={changes} />
            </td>
          </tr>
        ))}
      </ResponsiveTable>
      <More of={items.length} />
    </section>
  );
}

function More({ of }: { readonly of: number }) {
  if (of <= MAX_SHOWN) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      These are the first {MAX_SHOWN} of {of}.
    </Text>
  );
}
