import { type ClientSession, Types } from 'mongoose';
import { itemColumns } from '../../../../domain/goods-in/item-columns.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import type { PetEditingService, PetEdits } from '../../catalogue/pet-editing.service.ts';
import { changedBy } from '../../catalogue/pet-edits.ts';
import { type ImportPlan, planOf } from '../imports/import-plan.ts';
import type { BadRow } from '../imports/import-report.ts';
import { readItems } from '../imports/items-of-shop.ts';
import { distinctRows, keysOf } from './distinct-rows.ts';
import { type ReadRow, readRow } from './file-rows.ts';
import {
  type FileRow,
  ImportChunkModel,
  type ImportChunkRecord,
  type RefusedRow,
  type WrittenEdit,
} from './import-chunk.entity.ts';
import type { ItemImportRecord } from './item-import.entity.ts';

/** What the rows of a chunk do, and what is wrong with them. */
export interface ChunkPlan extends Pick<ImportPlan, 'edits' | 'created' | 'changed' | 'unchanged' | 'kept'> {
  readonly badRows: readonly BadRow[];
  readonly keys: readonly string[];
}

type Chunk = Pick<ImportChunkRecord, 'importId' | 'index' | 'rows'>;

/** @param session of the transaction that writes it; none where it is only looked at */
export async function planChunk(
  job: ItemImportRecord,
  chunk: Chunk,
  session?: ClientSession,
): Promise<ChunkPlan> {
  const read = (chunk.rows ?? []).map((row) => readRow(row, job));
  const { rows, badRows: notRead } = distinctRows(read, await seenBefore(read, chunk, session));
  const file = { saysStockWas: job.mapping.includes('stockWas'), rows, badRows: [] };
  const plan = await planOf(file, await readItems(rows, session), job.setsStock);
  const badRows = [...notRead, ...plan.badRows].sort((a, b) => a.line - b.line);
  const { edits, created, changed, unchanged, kept } = plan;
  return { edits, created, changed, unchanged, kept, badRows, keys: rows.flatMap(keysOf) };
}

/** What the items of the chunks before are known by, as far as rows of this one are about them. */
async function seenBefore(
  read: readonly ReadRow[],
  { importId, index }: Chunk,
  session: ClientSession | undefined,
): Promise<string[]> {
  const earlier = await ImportChunkModel.find(
    { importId, keys: { $in: read.flatMap(keysOf) }, index: { $lt: index } },
    { keys: 1 },
  )
    .session(session ?? null)
    .lean<{ keys?: string[] }[]>();
  return earlier.flatMap(({ keys = [] }) => keys);
}

/**
 * Writes what the rows of a chunk do.
 *
 * @returns what the chunk keeps of it
 */
export async function writeChunk(
  job: ItemImportRecord,
  chunk: Chunk,
  plan: ChunkPlan,
  editing: PetEditingService,
  session: ClientSession,
): Promise<Pick<ImportChunkRecord, 'keys' | 'badRows' | 'edits'>> {
  const added = plan.edits.added.map((item) => ({ ...item, _id: new Types.ObjectId() }));
  const { changed } = plan.edits;
  const note = `Import of ${job.name}`;
  if (added.length + changed.length > 0)
    await editing.writeAll({ added, changed }, job.by, session, { reason: 'imported', note });
  return { ...seenIn(plan, chunk), edits: [...added.map(addedEdit), ...changed.map(changedEdit)] };
}

/** What a chunk keeps of its rows, whether or not they are written. */
export function seenIn(plan: ChunkPlan, { rows = [] }: Chunk): Pick<ImportChunkRecord, 'keys' | 'badRows'> {
  return { keys: [...plan.keys], badRows: refusedRows(plan.badRows, rows) };
}

function refusedRows(badRows: readonly BadRow[], rows: readonly FileRow[]): RefusedRow[] {
  const byLine = new Map(rows.map((row) => [row.line, row.cells]));
  return badRows.map(({ line, reason }) => ({ line, reason, cells: byLine.get(line) ?? [] }));
}

type Fields = Readonly<Record<string, unknown>>;

function addedEdit(item: PetEdits['added'][0] & { readonly _id: Types.ObjectId }): WrittenEdit {
  const fields = itemColumns.flatMap((name) => {
    const value = (item as Fields)[name];
    return value === undefined ? [] : [[name, [null, value]] as const];
  });
  return { id: item._id, petname: item.petname, isNew: true, fields: Object.fromEntries(fields) };
}

function changedEdit({ before, update }: PetEdits['changed'][0]): WrittenEdit {
  const after: PetRecord = changedBy(before, update);
  const fields = itemColumns.flatMap((name) => {
    const pair = [(before as Fields)[name] ?? null, (after as Fields)[name] ?? null] as const;
    return pair[0] === pair[1] ? [] : [[name, pair] as const];
  });
  return { id: before._id, petname: before.petname, isNew: false, fields: Object.fromEntries(fields) };
}
