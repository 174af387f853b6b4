import { Badge, Text } from '@mantine/core';
import { FieldChanges } from '../../../ui/tables/field-changes.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './goods-in.module.css';
import { countsText } from './import-words.ts';
import type { ImportPreview } from './imports-api.ts';

interface PreviewProps {
  readonly preview: ImportPreview;
  readonly rowCount: number;
}

/** What the first rows would do. */
export function PreviewOfRows({ preview, rowCount }: PreviewProps) {
  const { items, badRows, kept, counts, lookedAt } = preview;
  const which = lookedAt < rowCount ? `The first ${lookedAt} rows` : 'The rows';
  return (
    <section aria-label="What would change">
      <h3 className={classes.subtitle}>What would change</h3>
      <Text role="status" mb="sm">
        {which}: {countsText(counts)}
      </Text>
      {badRows.length > 0 && <Remarks label="Rows that are wrong" rows={badRows} />}
      {kept.length > 0 && (
        <Remarks
          label="What stays as it is"
          rows={kept.map(({ line, field, reason }) => ({ line, reason: `${field}: ${reason}` }))}
        />
      )}
      {items.length > 0 && (
        <ResponsiveTable label="Items that change" columns={['Line', 'Item', 'Changes']}>
          {items.map(({ line, _id, petname, changes }) => (
            <tr key={line}>
              <td className={classes.line} data-label="Line">
                {line}
              </td>
              <th scope="row" className={classes.name} data-wide>
                <bdi>{petname}</bdi> {_id === null && <Badge size="sm">New</Badge>}
              </th>
              <td className={classes.text} data-wide>
                <FieldChanges changes={changes} />
              </td>
            </tr>
          ))}
        </ResponsiveTable>
      )}
    </section>
  );
}

interface RemarksProps {
  readonly label: string;
  readonly rows: readonly { readonly line: number; readonly reason: string }[];
}

function Remarks({ label, rows }: RemarksProps) {
  return (
    <ResponsiveTable label={label} columns={['Line', label]}>
      {rows.map(({ line, reason }) => (
        <tr key={`${line} ${reason}`}>
          <td className={classes.line} data-label="Line">
            {line}
          </td>
          <td className={classes.text} data-wide>
            {reason}
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
