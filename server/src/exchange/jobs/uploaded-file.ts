import { Types } from 'mongoose';
import { type CsvRow, readCsv } from '../../../../domain/csv/read-csv.ts';
import { Families } from '../../../../domain/goods-in/families.ts';
import { MAX_IMPORT_ROWS } from '../../../../domain/goods-in/import-sizes.ts';
import { type FileSystem, systemOf } from '../../../../domain/goods-in/systems.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { badInput } from '../../platform/domain-error.ts';
import { type FileText, rowLimits, rowsBelow, tooManyRows } from '../imports/file-text.ts';
import { type FileRow, ImportChunkModel, type ImportChunkRecord } from './import-chunk.entity.ts';

/** What is imported in one transaction: so little that nobody waits for it. */
export const ROWS_PER_CHUNK = 100;
/** Characters of a chunk, far below what a record of the database may have. */
const MAX_CHUNK_LENGTH = 2_000_000;

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
 * Stores the rows of a file in chunks.
 *
 * @throws DomainError BAD_USER_INPUT for what is no table, PAYLOAD_TOO_LARGE for more rows than are taken
 */
export async function storeFile(text: FileText, importId: Types.ObjectId): Promise<UnderstoodFile> {
  const headings = headingsIn(text);
  const system = systemOf(headings);
  const chunks = new ChunkWriter(importId);
  for await (const row of fileRows(text, headings, system)) {
    if (chunks.rowCount === MAX_IMPORT_ROWS) throw tooManyRows();
    await chunks.add(row);
  }
  await chunks.flush();
  if (chunks.rowCount === 0) throw badInput({ file: 'No goods stand below the headings' });
  const { rowCount, chunkCount } = chunks;
  const { encoding, separation } = text;
  return { system, encoding, separator: separation.separator, headings, rowCount, chunkCount };
}

/** The rows below the headings, each with what its family says of it. */
export async function* fileRows(
  text: FileText,
  headings: readonly string[],
  system: FileSystem,
): AsyncGenerator<FileRow> {
  const families = new Families(headings, system);
  if (families.mustLearn) for await (const row of rowsBelow(text)) families.learn(row.cells);
  for await (const row of rowsBelow(text)) {
    yield fileRow({ ...row, cells: families.fill(row.cells) }, headings.length);
  }
}

/** @throws DomainError BAD_USER_INPUT for what is no table */
function headingsIn(text: FileText): string[] {
  const head = headOf(text);
  if (!head) throw badInput({ file: 'Nothing is in it' });
  if (head.mistake) throw badInput({ file: head.mistake });
  return namesIn(head);
}

/** The headings of a file; null for what is no table. */
export function findHeadings(text: FileText): string[] | null {
  const head = headOf(text);
  return head && !head.mistake ? namesIn(head) : null;
}

function headOf({ text, separation }: FileText): CsvRow | undefined {
  const [head] = readCsv(text, rowLimits, separation);
  return head;
}

function namesIn({ cells }: CsvRow): string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, end).map((cell) => cell.trim());
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
