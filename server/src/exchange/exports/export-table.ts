import { BYTE_ORDER_MARK, type CsvCell, csvRow } from '../../../../domain/csv/csv-row.ts';
import { can, type Permission, type Role } from '../../../../domain/permissions.ts';
import type { ExportPeriod } from './export-period.ts';

/** What a column says of a record. @param timeZone IANA name of the shop's, which moments are told by */
type ExportColumn<R> = (record: R, timeZone: string) => CsvCell;

/** What can be taken out of the shop as a file: records, and what each of them says in which column. */
export interface ExportTable<R> {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Who may take it. */
  readonly permission: Permission;
  /** What writes the cells by the heading of their column, in the order of the file. */
  readonly columns: Readonly<Record<string, ExportColumn<R>>>;
  /** Headings of columns that are for those alone who see what the shop earns. */
  readonly figures?: readonly string[];
  /** Those of a period, read as they are asked for. @param timeZone as for `ExportColumn` */
  records(period: ExportPeriod, timeZone: string): AsyncIterable<R>;
}

/** What of a table a role may take. */
export function tableFor<R>(table: ExportTable<R>, role: Role): ExportTable<R> {
  const { columns, figures = [] } = table;
  if (can(role, 'seeFigures')) return table;
  const shown = Object.entries(columns).filter(([heading]) => !figures.includes(heading));
  return { ...table, columns: Object.fromEntries(shown) };
}

/** A table as one file, row by row, the headings first. @param timeZone as for `ExportColumn` */
export async function* csvFile<R>(
  table: ExportTable<R>,
  period: ExportPeriod,
  timeZone: string,
): AsyncGenerator<string> {
  const { columns } = table;
  // Programs look for the headings as they are: plain words.
  yield `${BYTE_ORDER_MARK}${Object.keys(columns).join(',')}\r\n`;
  const cells = Object.values(columns);
  for await (const record of table.records(period, timeZone)) {
    yield csvRow(cells.map((cell) => cell(record, timeZone)));
  }
}
