import type { Types } from 'mongoose';
import { headingsKey } from '../../../../domain/goods-in/headings.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { shorten } from '../../platform/text/shorten.ts';
import type { FileText } from '../imports/file-text.ts';
import { ImportChunkModel, type ImportChunkRecord } from './import-chunk.entity.ts';
import { type ItemImportRecord, importCounts } from './item-import.entity.ts';
import { lastImportWith, readingOf } from './remembered-reading.ts';
import { storeFile } from './uploaded-file.ts';

const MAX_NAME_LENGTH = 120;

/**
 * Stores the rows of a file and says how they are read: as those of a file with its headings were last, else by what they
 * say.
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
  const before = await lastImportWith(file.headings);
  const { uid, email, name: who, role } = actor;
  return {
    ...{ _id, state: 'uploaded', createdAt: databaseClock.now(), ...file, next: 0 },
    ...readingOf(file, rows, actor, before),
    name: shorten(name.trim() || 'items.csv', MAX_NAME_LENGTH),
    by: { ...(uid && { uid }), email, name: who, ...(role && { role }) },
    headingsKey: headingsKey(file.headings),
    setsStock: false,
    counts: Object.fromEntries(importCounts.map((count) => [count, 0])) as ItemImportRecord['counts'],
  };
}

export async function firstRows(
  importId: Types.ObjectId,
): Promise<Pick<ImportChunkRecord, 'importId' | 'index' | 'rows'>> {
  const chunk = await ImportChunkModel.findOne({ importId, index: 0 }).lean<ImportChunkRecord>();
  return chunk ?? { importId, index: 0, rows: [] };
}
