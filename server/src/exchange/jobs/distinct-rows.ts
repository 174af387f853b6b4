import { createHash } from 'node:crypto';
import { type BadRow, badRow } from '../imports/import-report.ts';
import { type ItemRow, newItemIn } from '../imports/items-file.ts';
import type { ReadRow } from './file-rows.ts';

interface DistinctRows {
  readonly rows: readonly ItemRow[];
  /** Those that are about nothing, or about an item of an earlier row. */
  readonly badRows: readonly BadRow[];
}

/**
 * The rows of a file that are about an item each: one that stands in it twice is what its first row says.
 *
 * @param earlier what items of the rows before these are known by
 */
export function distinctRows(read: readonly ReadRow[], earlier: Iterable<string> = []): DistinctRows {
  const seen = new Set(earlier);
  const rows: ItemRow[] = [];
  const badRows: BadRow[] = [];
  for (const row of read) {
    const problem = problemOf(row, seen);
    if (problem === undefined && !('skipped' in row)) rows.push(row);
    if (problem) badRows.push(badRow(row.line, { row: problem }));
    for (const key of keysOf(row)) seen.add(key);
  }
  return { rows, badRows };
}

/** What is wrong with a row; nothing to be said of one that nobody needs to hear of. */
function problemOf(row: ReadRow, seen: ReadonlySet<string>): string | undefined {
  if ('skipped' in row) return row.skipped;
  return keysOf(row).some((key) => seen.has(key)) ? 'An earlier row is about the same item' : undefined;
}

/** What an item is known by, in the file; a new one without a SKU by all that the row says. */
export function keysOf(row: ReadRow): string[] {
  if ('skipped' in row) return [];
  const { id, sku, cells } = row;
  if (id === undefined && sku === undefined)
    return [`new:${createHash('sha256').update(newItemIn(cells)).digest('base64url')}`];
  return [...(id === undefined ? [] : [`id:${id}`]), ...(sku === undefined ? [] : [`sku:${sku}`])];
}
