import { setImmediate as nextTurn } from 'node:timers/promises';
import { skuKeyOf } from '../../../../domain/catalogue/sku-key.ts';
import { withoutDefusal } from '../../../../domain/csv/formulas.ts';
import { type CsvRow, readCsv } from '../../../../domain/csv/read-csv.ts';
import { decimalSignOf } from '../../../../domain/goods-in/cells.ts';
import { formerNames } from '../../../../domain/goods-in/headings.ts';
import { shorten } from '../../platform/text/shorten.ts';
import { type FileText, ROWS_PER_TURN } from './file-text.ts';
import { type BadRow, badRow } from './import-report.ts';
import { ownCell, pricesIn } from './own-cells.ts';

/** More than any text of an item may have, in characters. */
const MAX_CELL_LENGTH = 100_000;

/** A row of the file: its cells by the heading of their column. */
export interface ItemRow {
  readonly line: number;
  /** Of the item that it changes; none of a new one, or of one that is known by its SKU. */
  readonly id: string | undefined;
  /** What its SKU is found by. */
  readonly sku?: string | undefined;
  /** What a new item is, as far as the row leaves it open. */
  readonly fallback?: Readonly<Record<string, string>>;
  readonly cells: ReadonlyMap<string, string>;
}

export interface ItemsFile {
  /** Whether it says what the stock of an item was when it was written. */
  readonly saysStockWas: boolean;
  readonly rows: readonly ItemRow[];
  readonly badRows: readonly BadRow[];
}

/** More than that is no table of items, and nothing is said of each of them. */
const MAX_HEADINGS = 80;

/** Longest heading that is repeated where it is wrong, in characters. */
const MAX_NAMED_LENGTH = 60;

/** The column that says which item a row is about. */
const ID = '_id';

/** What two rows of the same new item may say differently. */
const ofNoItem = new Set([ID, 'createdAt', 'availability', 'stock', 'stockWas']);

/**
 * Reads a file of items, with columns of the export in any order; those that are missing say nothing of an item. Cells
 * that are missing at the end of a row are empty ones: that is how spreadsheets save them.
 *
 * @param columns that whoever sends it may have
 */
export async function readItemsFile(
  text: Pick<FileText, 'text' | 'separation'>,
  columns: readonly string[],
): Promise<ItemsFile> {
  const [head, ...body] = await takeRows(text);
  if (!head) return unreadable(1, { file: 'Nothing is in it' });
  const headings = withoutEmptyEnd(head.cells.map((cell) => ownHeading(cell.trim(), columns)));
  const mistakes = mistakesIn(headings, head, columns);
  if (mistakes) return unreadable(head.line, mistakes);
  if (body.length === 0) return unreadable(head.line, { file: 'No items stand below the headings' });
  return sortOut(body, headings);
}

function unreadable(line: number, mistakes: Record<string, string>): ItemsFile {
  return { saysStockWas: false, rows: [], badRows: [badRow(line, mistakes)] };
}

async function takeRows({ text, separation }: Pick<FileText, 'text' | 'separation'>): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  let place = 0;
  for (const row of readCsv(text, { cells: MAX_HEADINGS, cellLength: MAX_CELL_LENGTH }, separation)) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    place += 1;
    if (row.mistake !== undefined || !row.cells.every(isBlank)) rows.push(row);
  }
  return rows;
}

/** A heading as the export writes it, whatever its case, and where older exports called it otherwise. */
function ownHeading(heading: string, columns: readonly string[]): string {
  const name = formerNames[heading.toLowerCase()] ?? heading;
  return columns.find((column) => column.toLowerCase() === name.toLowerCase()) ?? heading;
}

function mistakesIn(
  headings: readonly string[],
  { mistake }: CsvRow,
  columns: readonly string[],
): Record<string, string> | null {
  if (mistake) return { file: mistake };
  const unknown = headings.filter((heading) => !columns.includes(heading));
  const twice = headings.filter((heading, place) => headings.indexOf(heading) !== place);
  const wrong = {
    ...Object.fromEntries(
      unknown.map((heading) => [
        shorten(heading, MAX_NAMED_LENGTH),
        `No column of items: ${columns.join(', ')}`,
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
  const skus = new Map<string, number>();
  const added = new Map<string, number>();
  const decimal = decimalSignOf(pricesIn(found, headings));
  for (const row of found) {
    const mistake = row.mistake ?? wrongLength(row, headings);
    const cells = new Map(
      headings.map((heading, place) => [heading, ownCell(heading, row.cells[place] ?? '', decimal)]),
    );
    const sku = skuKeyOf(withoutDefusal(cells.get('sku') ?? '')) || undefined;
    const sameSku = sku && skus.get(sku);
    const id = cells.get(ID)?.trim().toLowerCase() || undefined;
    const before = id && lines.get(id);
    const newItem = id ? undefined : newItemIn(cells);
    const twin = newItem && added.get(newItem);
    if (mistake) badRows.push(badRow(row.line, { row: mistake }));
    else if (before) badRows.push(badRow(row.line, { [ID]: `The item of line ${before} again` }));
    else if (twin) badRows.push(badRow(row.line, { row: `The new item of line ${twin} again` }));
    else if (sameSku) badRows.push(badRow(row.line, { sku: `The SKU of line ${sameSku} again` }));
    else rows.push({ line: row.line, id, sku, cells });
    if (sku && !sameSku) skus.set(sku, row.line);
    if (id && !before) lines.set(id, row.line);
    if (newItem && !twin) added.set(newItem, row.line);
  }
  return { saysStockWas: headings.includes('stockWas'), rows, badRows };
}

/** What a row says of a new item, to be found again. */
export function newItemIn(cells: ItemRow['cells']): string {
  return JSON.stringify(
    [...cells].flatMap(([heading, cell]) => (ofNoItem.has(heading) ? [] : [cell.trim()])),
  );
}

function wrongLength({ cells }: CsvRow, headings: readonly string[]): string | undefined {
  if (withoutEmptyEnd(cells).length <= headings.length) return undefined;
  return `${cells.length} cells under ${headings.length} headings: is there a separator too many?`;
}

/** Spreadsheets add empty cells to some rows, and leave them out of others. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
}

/** People delete cells with the space bar. */
function isBlank(cell: string): boolean {
  return cell.trim() === '';
}
