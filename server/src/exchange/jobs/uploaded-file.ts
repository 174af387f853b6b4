import { setImmediate as nextTurn } from 'node:timers/promises';
import { Types } from 'mongoose';
import { decodeText, encodingOf } from '../../../../domain/csv/decode-text.ts';
import { type CsvRow, readCsv } from '../../../../domain/csv/read-csv.ts';
import { type Separation, separationOf } from '../../../../domain/csv/separator.ts';
import { Families } from '../../../../domain/goods-in/families.ts';
import { type FileSystem, systemOf } from '../../../../domain/goods-in/systems.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import { type FileRow, ImportChunkModel, type ImportChunkRecord } from './import-chunk.entity.ts';

/** Rows of one file, its headings aside. */
export const MAX_IMPORT_ROWS = 50_000;

/** What is imported in one transaction: so little that nobody waits for it. */
export const ROWS_PER_CHUNK = 100;
/** Characters of a chunk, far below what a record of the database may have. */
const MAX_CHUNK_LENGTH = 2_000_000;

const limits = { cells: 200, cellLength: 100_000 } as const;
/** Rows that are read before other requests have their turn. */
const ROWS_PER_TURN = 50;

/** A file as it was understood. */
export interface UnderstoodFile {
  readonly system: FileSystem;
  readonly encoding: string;
  readonly separator: string;
  readonly headings: string[];
  readonly rowCount: number;
  readonly chunkCount: number;
}

/**
 * Reads a file of any encoding and separator and stores its rows in chunks.
 *
 * @throws DomainError BAD_USER_INPUT for what is no table, PAYLOAD_TOO_LARGE for more rows than are taken
 */
export async function storeFile(bytes: Uint8Array, importId: Types.ObjectId): Promise<UnderstoodFile> {
  const { text, encoding } = await readText(bytes);
  const separation = separationOf(text);
  const headings = headingsIn(text, separation);
  const system = systemOf(headings);
  const families = new Families(headings, system);
  if (families.mustLearn) for await (const row of bodyOf(text, separation)) families.learn(row.cells);
  const chunks = new ChunkWriter(importId);
  for await (const row of bodyOf(text, separation)) {
    if (chunks.rowCount === MAX_IMPORT_ROWS) throw tooMany;
    await chunks.add(fileRow({ ...row, cells: families.fill(row.cells) }, headings.length));
  }
  await chunks.flush();
  if (chunks.rowCount === 0) throw badInput({ file: 'No goods stand below the headings' });
  const { rowCount, chunkCount } = chunks;
  return { system, encoding, separator: separation.separator, headings, rowCount, chunkCount };
}

const tooMany = new DomainError(
  'PAYLOAD_TOO_LARGE',
  `At most ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows in a file: import it in parts`,
);

async function readText(bytes: Uint8Array): Promise<{ text: string; encoding: string }> {
  if (bytes.length === 0) throw badInput({ file: 'Nothing is in it' });
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
  return { text, encoding };
}

function headingsIn(text: string, separation: Separation): string[] {
  const [head] = readCsv(text, limits, separation);
  if (!head) throw badInput({ file: 'Nothing is in it' });
  if (head.mistake) throw badInput({ file: head.mistake });
  const end = head.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return head.cells.slice(0, end).map((cell) => cell.trim());
}

async function* bodyOf(text: string, separation: Separation): AsyncGenerator<CsvRow> {
  let place = 0;
  for (const row of readCsv(text, limits, separation)) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    place += 1;
    const isFilled = row.mistake !== undefined || row.cells.some((cell) => cell.trim() !== '');
    if (place > 1 && isFilled) yield row;
  }
}

/** Short rows are rows: what is missing at their end is empty. */
function fileRow({ line, cells, mistake }: CsvRow, length: number): FileRow {
  const isLong = cells.slice(length).some((cell) => cell.trim() !== '');
  const problem = mistake ?? (isLong ? `${cells.length} cells under ${length} headings` : undefined);
  const filled = Array.from(
    { length: problem ? Math.max(length, cells.length) : length },
    (_, at) => cells[at] ?? '',
  );
  return { line, cells: filled, ...(problem !== undefined && { mistake: problem }) };
}

class ChunkWriter {
  rowCount = 0;
  chunkCount = 0;
  private rows: FileRow[] = [];
  private length = 0;

  constructor(private readonly importId: Types.ObjectId) {}

  async add(row: FileRow): Promise<void> {
    this.rows.push(row);
    this.rowCount += 1;
    this.length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.rows.length === ROWS_PER_CHUNK || this.length > MAX_CHUNK_LENGTH) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const { importId, rows, chunkCount: index } = this;
    const chunk = { _id: new Types.ObjectId(), importId, index, createdAt: databaseClock.now(), rows };
    // Straight to the driver: nothing of it needs to be looked at.
    await ImportChunkModel.collection.insertOne(chunk as unknown as ImportChunkRecord);
    this.rows = [];
    this.length = 0;
    this.chunkCount += 1;
  }
}
