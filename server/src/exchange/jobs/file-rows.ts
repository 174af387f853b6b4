import { skuKeyOf } from '../../../../domain/catalogue/sku-key.ts';
import { withoutDefusal } from '../../../../domain/csv/formulas.ts';
import { optionText, plainNumber, roundedCents } from '../../../../domain/goods-in/cells.ts';
import { guessKind } from '../../../../domain/goods-in/guess-kind.ts';
import { readOtherShop, rowByHeading } from '../../../../domain/goods-in/other-shops.ts';
import { firstSentence } from '../../../../domain/goods-in/plain-text.ts';
import type { ItemRow } from '../imports/items-file.ts';
import { fieldOf, isOfNumbers, ownCell } from '../imports/own-cells.ts';
import type { FileRow } from './import-chunk.entity.ts';
import type { ItemImportRecord } from './item-import.entity.ts';

/** How the rows of a file are read. */
export type Reading = Pick<ItemImportRecord, 'system' | 'headings' | 'mapping' | 'decimal' | 'defaults'>;

/** A row as one of items; or why it is none, with nothing for one that nobody needs to hear of. */
export type ReadRow = ItemRow | { readonly line: number; readonly skipped: string };

const SHORT_LENGTH = 300;

/** What a row of a file says of an item. */
export function readRow(row: FileRow, reading: Reading): ReadRow {
  if (row.mistake !== undefined) return { line: row.line, skipped: row.mistake };
  if (reading.system === 'own') return itemRow(row.line, ownCells(row, reading));
  const other = readOtherShop(reading.system, rowByHeading(reading.headings, row.cells));
  if (other.skipped !== undefined) return { line: row.line, skipped: other.skipped };
  const cells = listCells(row, reading, other.cells);
  return { ...itemRow(row.line, cells), fallback: fallbackOf(cells, other.place, row, reading) };
}

function itemRow(line: number, cells: Map<string, string>): ItemRow {
  const id = cells.get('_id')?.trim().toLowerCase() || undefined;
  const sku = skuKeyOf(withoutDefusal(cells.get('sku') ?? '')) || undefined;
  return { line, id, sku, cells };
}

/** Cells of the shop's own file: an empty one takes a fact away. */
function ownCells(row: FileRow, { mapping, decimal }: Reading): Map<string, string> {
  return new Map(
    mapping.flatMap((target, place) =>
      target === '' ? [] : [[target, ownCell(target, row.cells[place] ?? '', decimal)] as const],
    ),
  );
}

/** Cells of somebody else's file: an empty one says nothing. */
function listCells(
  row: FileRow,
  { mapping, decimal }: Reading,
  others: Readonly<Record<string, string>>,
): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [place, target] of mapping.entries()) {
    if (target === '') continue;
    const cell = listCell(target, others[target] ?? row.cells[place] ?? '', decimal);
    if (cell !== '' && isKnown(target, cell)) cells.set(target, cell);
  }
  // What another system says of an item beyond its columns, where those are wanted.
  for (const [target, cell] of Object.entries(others)) {
    if (cell !== '' && !cells.has(target) && mapping.includes(target)) cells.set(target, cell);
  }
  return cells;
}

/** A word of somebody else's for a choice says nothing but what can be guessed by it. */
function isKnown(target: string, cell: string): boolean {
  const field = fieldOf(target);
  return !field || !('options' in field) || Object.values(field.options).includes(cell);
}

function listCell(target: string, cell: string, decimal: Reading['decimal']): string {
  const text = withoutApostrophe(target, cell.trim());
  if (!isOfNumbers(target)) return optionText(target, text);
  const number = plainNumber(text, decimal);
  if (target === 'costPrice' || target === 'petprice') return roundedCents(number);
  // Other systems write 0 for what nobody entered.
  const isNothing = target !== 'stock' && target !== 'reorderLevel' && Number(number) === 0;
  return isNothing ? '' : withoutDecimals(number);
}

/** It keeps a spreadsheet from reckoning with what stands behind it: always before a number of an article. */
function withoutApostrophe(target: string, cell: string): string {
  const isNumber = target === 'sku' || target === 'barcode';
  return (isNumber ? /^'/ : /^'[\d=+\-@]/).test(cell) ? cell.slice(1).trim() : cell;
}

/** "12.000" pieces are twelve, once it is known what the sign is. */
function withoutDecimals(number: string): string {
  return /^\d+\.0*$/.test(number) ? number.replace(/\..*$/, '') : number;
}

/** What new goods are, as far as the file leaves it open. */
function fallbackOf(
  cells: ReadonlyMap<string, string>,
  place: readonly string[],
  row: FileRow,
  { defaults, mapping }: Reading,
): Record<string, string> {
  const kindCells = mapping.flatMap((target, at) =>
    target === 'category' || target === 'type' ? [row.cells[at] ?? ''] : [],
  );
  const [name, details, short] = ['petname', 'details', 'short'].map((field) => cells.get(field));
  const guess = guessKind([...place, ...kindCells, name ?? '']);
  const text = details ?? short ?? name;
  return {
    ...defaults,
    ...guess,
    ...(text && { details: text, short: firstSentence(short ?? text, SHORT_LENGTH) }),
  };
}
