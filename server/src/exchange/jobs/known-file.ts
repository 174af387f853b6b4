import { systemOf } from '../../../../domain/goods-in/systems.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { FileText } from '../imports/file-text.ts';
import type { ItemsFile } from '../imports/items-file.ts';
import { distinctRows } from './distinct-rows.ts';
import { readRow } from './file-rows.ts';
import type { FileRow } from './import-chunk.entity.ts';
import { lastImportWith, readingOf } from './remembered-reading.ts';
import { fileRows, findHeadings } from './uploaded-file.ts';

/** Reads a file of somebody else's as one with its headings was read last; null where there was none. */
export async function readKnownFile(text: FileText, actor: Actor): Promise<ItemsFile | null> {
  const headings = findHeadings(text);
  if (!headings) return null;
  const system = systemOf(headings);
  const before = system === 'own' ? null : await lastImportWith(headings);
  if (!before) return null;
  const rows: FileRow[] = [];
  for await (const row of fileRows(text, headings, system)) rows.push(row);
  const reading = readingOf({ headings, system }, rows, actor, before);
  const read = rows.map((row) => readRow(row, reading));
  return { saysStockWas: reading.mapping.includes('stockWas'), ...distinctRows(read) };
}
