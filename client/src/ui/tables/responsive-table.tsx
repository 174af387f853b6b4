import type { ReactNode } from 'react';
import classes from './responsive-table.module.css';

interface ResponsiveTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Columns whose values stand at the right, such as amounts. */
  readonly rightColumns?: readonly string[];
  readonly children: ReactNode;
}

/**
 * A table on a desk, a stack of cards on a phone. There a cell shows its column's name where it has it as `data-label`,
 * and takes the whole width where it is `data-wide`.
 */
export function ResponsiveTable({ label, columns, rightColumns = [], children }: ResponsiveTableProps) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-right={rightColumns.includes(column) || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
