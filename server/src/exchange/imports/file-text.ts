import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeText, encodingOf, type TextEncoding } from '../../../../domain/csv/decode-text.ts';
import { type CsvRow, readCsv } from '../../../../domain/csv/read-csv.ts';
import { type Separation, separationOf } from '../../../../domain/csv/separator.ts';
import { MAX_IMPORT_ROWS } from '../../../../domain/goods-in/import-sizes.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** How large a row may be: beyond that, nothing behind it is read. */
export const rowLimits = { cells: 200, cellLength: 100_000 } as const;

/** Rows that are read before other requests have their turn. */
const ROWS_PER_TURN = 50;

/** The text of a file in whatever encoding, a piece between other requests. */
export async function decodeFile(bytes: Uint8Array): Promise<{ text: string; encoding: TextEncoding }> {
  const encoding = encodingOf(bytes);
  const pieces: string[] = [];
  for (const piece of decodeText(bytes, encoding)) {
    pieces.push(piece);
    await nextTurn();
  }
  return { text: pieces.join(''), encoding };
}

/** The rows below the headings, without those in which nothing stands; some between other requests. */
export async function* rowsBelow(text: string, separation: Separation): AsyncGenerator<CsvRow> {
  let place = 0;
  for (const row of readCsv(text, rowLimits, separation)) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    place += 1;
    const isFilled = row.mistake !== undefined || row.cells.some((cell) => cell.trim() !== '');
    if (place > 1 && isFilled) yield row;
  }
}

/** How many rows stand below the headings of a file, whatever is wrong in it; of too many, one more than are taken. */
export async function countRows(bytes: Uint8Array): Promise<number> {
  const { text } = await decodeFile(bytes);
  let count = 0;
  for await (const _row of rowsBelow(text, separationOf(text))) {
    count += 1;
    if (count > MAX_IMPORT_ROWS) break;
  }
  return count;
}

export function tooManyRows(): DomainError {
  const most = MAX_IMPORT_ROWS.toLocaleString('en-US');
  return new DomainError('PAYLOAD_TOO_LARGE', `At most ${most} rows in a file: import it in parts`);
}
