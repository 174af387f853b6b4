import { type CsvRow, readCsv } from '../../../domain/csv/read-csv.ts';
import { itemsTable } from '../exports/items-table.ts';
import { DomainError } from '../platform/domain-error.ts';
import { shorten } from '../platform/text/shorten.ts';
import { type BadRow, badRow } from './import-report.ts';

/** Rows of one file, its headings aside: more than a shop changes by hand, and as many as are planned at once. */
const MAX_IMPORT_ROWS = 5000;

/** A row of the file: its cells by the heading of their column. */
export interface ItemRow {
  readonly line: number;
  /** Of the item that it changes; none of a new one. */
  readonly id: string | undefined;
  readonly cells: ReadonlyMap<string, string>;
}

interface ItemsFile {
  readonly rows: readonly ItemRow[];
  readonly badRows: readonly BadRow[];
}

/** More than that is no table of items, and nothing is said of each of them. */
const MAX_HEADINGS = 50;

/** Longest heading that is repeated where it is wrong, in characters. */
const MAX_NAMED_LENGTH = 60;

/** The column that says which item a row is about. */
const ID = '_id';
const knownHeadings = Object.keys(itemsTable.columns);

/**
 * Reads a file of items, with columns of the export in any order; those that are missing say nothing of an item.
 *
 * @throws DomainError PAYLOAD_TOO_LARGE for more rows than are taken
 */
export function readItemsFile(text: string): ItemsFile {
  const [head, ...body] = takeRows(text);
  if (!head) return { rows: [], badRows: [badRow(1, { file: 'Nothing is in it' })] };
  const headings = head.cells.map((cell) => cell.trim());
  const mistakes = mistakesIn(headings, head);
  if (mistakes) return { rows: [], badRows: [badRow(head.line, mistakes)] };
  const filled = body.filter(({ cells, mistake }) => mistake || cells.some((cell) => cell !== ''));
  if (filled.length === 0)
    return { rows: [], badRows: [badRow(head.line, { file: 'No items stand below the headings' })] };
  return sortOut(filled, headings);
}

function takeRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of readCsv(text)) {
    if (rows.length > MAX_IMPORT_ROWS)
      throw new DomainError(
        'PAYLOAD_TOO_LARGE',
        `At most ${MAX_IMPORT_ROWS} items in a file: import it in parts`,
      );
    rows.push(row);
  }
  return rows;
}

function mistakesIn(headings: readonly string[], { mistake }: CsvRow): Record<string, string> | null {
  if (mistake) return { file: mistake };
  if (headings.length > MAX_HEADINGS)
    return { file: `More than ${MAX_HEADINGS} columns stand in its first line` };
  const [first = ''] = headings;
  if (headings.length === 1 && /[;\t]/.test(first))
    return { file: 'Its cells are not separated by commas: save it as CSV with commas' };
  const unknown = headings.filter((heading) => !knownHeadings.includes(heading));
  const twice = headings.filter((heading, place) => headings.indexOf(heading) !== place);
  const wrong = {
    ...Object.fromEntries(
      unknown.map((heading) => [
        shorten(heading, MAX_NAMED_LENGTH),
        `No column of items: ${knownHeadings.join(', ')}`,
      ]),
    ),
    ...Object.fromEntries(twice.map((heading) => [heading, 'The same column twice'])),
  };
  return Object.keys(wrong).length > 0 ? wrong : null;
}

function sortOut(found: readonly CsvRow[], headings: readonly string[]): ItemsFile {
  const rows: ItemRow[] = [];
  const badRows: BadRow[] = [];
  const lines = new Map<string, number>();
  for (const row of found) {
    const mistake = row.mistake ?? wrongLength(row, headings);
    const cells = new Map(headings.map((heading, place) => [heading, row.cells[place] ?? '']));
    const id = cells.get(ID)?.trim().toLowerCase() || undefined;
    const before = id && lines.get(id);
    if (mistake) badRows.push(badRow(row.line, { row: mistake }));
    else if (before) badRows.push(badRow(row.line, { [ID]: `The item of line ${before} again` }));
    else rows.push({ line: row.line, id, cells });
    if (id && !before) lines.set(id, row.line);
  }
  return { rows, badRows };
}

function wrongLength({ cells }: CsvRow, headings: readonly string[]): string | undefined {
  if (cells.length === headings.length) return undefined;
  return `${cells.length} cells under ${headings.length} headings: is there a comma too many, or one too few?`;
}
