import type { Types } from 'mongoose';
import { decimalSignOf } from '../../../../domain/goods-in/cells.ts';
import { headingsKey } from '../../../../domain/goods-in/headings.ts';
import { mappingOf } from '../../../../domain/goods-in/systems.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { shorten } from '../../platform/text/shorten.ts';
import type { FileText } from '../imports/file-text.ts';
import { columnsFor } from '../imports/imports.service.ts';
import { pricesIn } from '../imports/own-cells.ts';
import { ImportChunkModel, type ImportChunkRecord } from './import-chunk.entity.ts';
import { ItemImportModel, type ItemImportRecord, importCounts } from './item-import.entity.ts';
import { storeFile } from './uploaded-file.ts';

const MAX_NAME_LENGTH = 120;

/**
 * Stores the rows of a file and says how they are read: by the mapping that was used for its headings last, else by what
 * they say.
 *
 * @throws DomainError BAD_USER_INPUT, PAYLOAD_TOO_LARGE
 */
export async function newImport(
  _id: Types.ObjectId,
  text: FileText,
  name: string,
  actor: Actor,
): Promise<ItemImportRecord> {
  const file = await storeFile(text, _id);
  const { rows = [] } = await firstRows(_id);
  const mapping = await mappingFor(file.headings, file.system, actor);
  const decimal = decimalSignOf(pricesIn(rows, mapping));
  const { uid, email, name: who, role } = actor;
  return {
    ...{ _id, state: 'uploaded', createdAt: databaseClock.now(), ...file, mapping, next: 0 },
    name: shorten(name.trim() || 'items.csv', MAX_NAME_LENGTH),
    by: { ...(uid && { uid }), email, name: who, ...(role && { role }) },
    headingsKey: headingsKey(file.headings),
    setsStock: false,
    ...(decimal && { decimal }),
    counts: Object.fromEntries(importCounts.map((count) => [count, 0])) as ItemImportRecord['counts'],
  };
}

export async function firstRows(
  importId: Types.ObjectId,
): Promise<Pick<ImportChunkRecord, 'importId' | 'index' | 'rows'>> {
  const chunk = await ImportChunkModel.findOne({ importId, index: 0 }).lean<ImportChunkRecord>();
  return chunk ?? { importId, index: 0, rows: [] };
}

async function mappingFor(
  headings: string[],
  system: ItemImportRecord['system'],
  actor: Actor,
): Promise<string[]> {
  const columns = columnsFor(actor);
  const guessed = mappingOf(headings, system).map((target) => target ?? '');
  const before = await ItemImportModel.findOne({
    headingsKey: headingsKey(headings),
    startedAt: { $exists: true },
  })
    .sort({ startedAt: -1 })
    .lean<ItemImportRecord>();
  const mapping = before ? rememberedMapping(headings, guessed, before) : guessed;
  return mapping.map((target) => (columns.includes(target) ? target : ''));
}

/** What the same headings meant, in whatever order they are now. Of a column that was closed to whoever said it, nothing is known. */
function rememberedMapping(
  headings: readonly string[],
  guessed: readonly string[],
  before: ItemImportRecord,
): string[] {
  const open = columnsFor(before.by);
  const byHeading = new Map(
    before.headings.map((heading, place) => [headingsKey([heading]), before.mapping[place]]),
  );
  return headings.map((heading, place) => {
    const guess = guessed[place] ?? '';
    return byHeading.get(headingsKey([heading])) || (open.includes(guess) ? '' : guess);
  });
}
