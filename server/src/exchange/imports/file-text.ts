import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeText, encodingOf, type TextEncoding } from '../../../../domain/csv/decode-text.ts';
import { type CsvRow, readCsv } from '../../../../domain/csv/read-csv.ts';
import { type Separation, separationOf } from '../../../../domain/csv/separator.ts';
import { MAX_IMPORT_ROWS } from '../../../../domain/goods-in/import-sizes.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';

/** How large a row may be: beyond that, nothing behind it is read. */
export const rowLimits = { cells: 200, cellLength: 100_000 } as const;

/** Rows that are read before other requests have their turn. */
export const ROWS_PER_TURN = 50;

/** A file as it was understood. */
export interface FileText {
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly separation: Separation;
}

/**
 * The text of a file in whatever encoding, a piece between other requests, and what separates its cells.
 *
 * @throws DomainError BAD_USER_INPUT for what is no text
 */
export async function readFileText(bytes: Uint8Array): Promise<FileText> {
  // A workbook of Excel or LibreOffice is a packed archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw badInput({ file: 'That is a workbook: save its sheet as CSV' });
  const encoding = encodingOf(bytes);
  const pieces: string[] = [];
  for (const piece of decodeText(bytes, encoding)) {
    pieces.push(piece);
    await nextTurn();
  }
  const text = pieces.join('');
  if (text.slice(0, 10_000).includes('\u0000')) throw badInput({ file: 'That is no text: save it as CSV' });
  return { text, encoding, separation: separationOf(text) };
}

/** The rows below the headings, without those in which nothing stands; some between other requests. */
export async function* rowsBelow({ text, separation }: FileText): AsyncGenerator<CsvRow> {
  let place = 0;
  for (const row of readCsv(text, rowLimits, separation)) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    place += 1;
    const isFilled = row.mistake !== undefined || row.cells.some((cell) => cell.trim() !== '');
    if (place > 1 && isFilled) yield row;
  }
}

/** How many rows stand below the headings of a file, whatever is wrong in it; of too many, one more than are taken. */
export async function countRows(file: FileText): Promise<number> {
  let count = 0;
  for await (const _row of rowsBelow(file)) {
    count += 1;
    if (count > MAX_IMPORT_ROWS) break;
  }
  return count;
}

export function tooManyRows(): DomainError {
  const most = MAX_IMPORT_ROWS.toLocaleString('en-US');
  return new DomainError('PAYLOAD_TOO_LARGE', `At most ${most} rows in a file: import it in parts`);
}
