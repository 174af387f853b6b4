import { Types } from 'mongoose';
import { z } from 'zod';
import { decimalSignOf } from '../../../../domain/goods-in/cells.ts';
import { headingsKey } from '../../../../domain/goods-in/headings.ts';
import { mappingOf } from '../../../../domain/goods-in/systems.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { changesBetween } from '../../audit/changes.ts';
import { maySee } from '../../catalogue/pet/goods-in.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { toObjectId } from '../../database/object-id.ts';
import { badInput, checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { shorten } from '../../platform/text/shorten.ts';
import { columnsFor } from '../imports/imports.service.ts';
import { badRowsFile } from './bad-rows-file.ts';
import { ImportChunkModel, type ImportChunkRecord, type NotUndone } from './import-chunk.entity.ts';
import { planChunk } from './import-chunk.ts';
import { type ImportPreview, type ImportView, previewOf, viewOf } from './import-view.ts';
import {
  type ImportState,
  ItemImportModel,
  type ItemImportRecord,
  importCounts,
} from './item-import.entity.ts';
import { storeFile } from './uploaded-file.ts';

/** Imports of a list, and reasons that are told at once. */
const MAX_LISTED = 50;
const MAX_REASONS = 200;
const MAX_NAME_LENGTH = 120;

const reading = z.strictObject({
  mapping: z.array(z.string().max(40).nullable()).max(200),
  setsStock: z.boolean(),
  defaults: z.strictObject({
    category: z.enum(['food', 'accessories']).optional(),
    type: z.enum(['dog', 'cat', 'other']).optional(),
  }),
});

/** Files of goods: stored, read as somebody says, imported in the background, and undone. */
export class ImportJobsService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
  ) {}

  /**
   * Stores a file and says how it is understood: by the mapping that was used for its headings last, else by what they say.
   *
   * @throws DomainError BAD_USER_INPUT, PAYLOAD_TOO_LARGE
   */
  async bring(
    bytes: Uint8Array,
    name: string,
    actor: Actor,
  ): Promise<ImportView & { preview: ImportPreview }> {
    const _id = new Types.ObjectId();
    try {
      const file = await storeFile(bytes, _id);
      const first = await this.rowsOf(_id);
      const mapping = await this.mappingFor(file.headings, file.system, actor);
      const decimal = decimalSignOf(pricesIn(first.rows ?? [], mapping));
      const { uid, email, name: who, role } = actor;
      const job = {
        ...{ _id, state: 'uploaded' as const, createdAt: databaseClock.now(), ...file, mapping, next: 0 },
        name: shorten(name.trim() || 'items.csv', MAX_NAME_LENGTH),
        by: { ...(uid && { uid }), email, name: who, ...(role && { role }) },
        headingsKey: headingsKey(file.headings),
        setsStock: false,
        ...(decimal && { decimal }),
        counts: Object.fromEntries(importCounts.map((count) => [count, 0])) as ItemImportRecord['counts'],
      };
      const [created] = await ItemImportModel.create([job]);
      return this.withPreview(created?.toObject() as unknown as ItemImportRecord);
    } catch (error) {
      await ImportChunkModel.deleteMany({ importId: _id });
      throw error;
    }
  }

  /** The latest first. */
  async list(actor: Actor): Promise<ImportView[]> {
    const jobs = await ItemImportModel.find(visibleTo(actor))
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_LISTED)
      .lean<ItemImportRecord[]>();
    return jobs.map(viewOf);
  }

  /** With what the first rows would do, as long as it has not begun; with what could not be undone, once it was. */
  async get(
    id: string,
    actor: Actor,
  ): Promise<ImportView & { preview?: ImportPreview; notUndone?: readonly NotUndone[] }> {
    const job = await this.find(id, actor);
    if (job.state === 'uploaded') return this.withPreview(job);
    return job.state === 'undone' ? { ...viewOf(job), notUndone: await this.notUndone(job) } : viewOf(job);
  }

  /** Says how the file is to be read. @throws DomainError BAD_USER_INPUT, CONFLICT once it has begun */
  async read(id: string, input: unknown, actor: Actor): Promise<ImportView & { preview: ImportPreview }> {
    const job = await this.find(id, actor);
    const { mapping, setsStock, defaults } = checkInput(reading, input);
    const targets = mapping.map((target) => target ?? '');
    requireMapping(targets, job.headings, columnsFor(job.by));
    const first = await this.rowsOf(job._id);
    const decimal = decimalSignOf(pricesIn(first.rows ?? [], targets));
    const update = {
      $set: { mapping: targets, setsStock, defaults, ...(decimal && { decimal }) },
      $unset: { ...(!decimal && { decimal: '' as const }) },
    };
    const after = await ItemImportModel.findOneAndUpdate({ _id: job._id, state: 'uploaded' }, update, {
      returnDocument: 'after',
    }).lean<ItemImportRecord>();
    if (!after) throw new DomainError('CONFLICT', 'This import has begun already');
    return this.withPreview(after);
  }

  /** Has it imported, from where it stopped. */
  start(id: string, actor: Actor): Promise<ImportView> {
    return this.move(id, actor, { from: ['uploaded', 'failed'], to: 'running' });
  }

  /** Has all that it did undone, as far as nobody changed it since. */
  undo(id: string, actor: Actor): Promise<ImportView> {
    return this.move(id, actor, { from: ['done', 'failed'], to: 'undoing' });
  }

  async badRows(id: string, actor: Actor): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
    const { _id, name, headings } = await this.find(id, actor);
    return { name: `${name.replace(/\.\w+$/, '')}-bad-rows.csv`, pieces: badRowsFile(_id, headings) };
  }

  private async move(
    id: string,
    actor: Actor,
    { from, to }: { readonly from: readonly ImportState[]; readonly to: 'running' | 'undoing' },
  ): Promise<ImportView> {
    const job = await this.find(id, actor);
    return this.db.transaction(async (session) => {
      const after = await ItemImportModel.findOneAndUpdate(
        { _id: job._id, state: { $in: [...from] } },
        {
          $set: { state: to, startedAt: databaseClock.now() },
          $unset: { problem: '', failures: '', endedAt: '' },
        },
        { returnDocument: 'after', session },
      ).lean<ItemImportRecord>();
      if (!after) throw new DomainError('CONFLICT', `This import is ${job.state} already`);
      const changes = changesBetween<{ state: string }>({ state: job.state }, { state: to }, ['state']);
      const about = { subject: 'import', subjectId: String(job._id), subjectName: job.name } as const;
      const action = to === 'running' ? 'import_items' : 'undo_import';
      await this.audit.record({ actor, action, ...about, changes }, session);
      return viewOf(after);
    });
  }

  /** @throws DomainError NOT_FOUND, also for those of admins, who know what goods cost */
  private async find(id: string, actor: Actor): Promise<ItemImportRecord> {
    const _id = toObjectId(id, 'Import');
    const job = await ItemImportModel.findOne({ _id, ...visibleTo(actor) }).lean<ItemImportRecord>();
    if (!job) throw notFound('Import');
    return job;
  }

  private async rowsOf(
    importId: Types.ObjectId,
  ): Promise<Pick<ImportChunkRecord, 'importId' | 'index' | 'rows'>> {
    const chunk = await ImportChunkModel.findOne({ importId, index: 0 }).lean<ImportChunkRecord>();
    return chunk ?? { importId, index: 0, rows: [] };
  }

  private async withPreview(job: ItemImportRecord): Promise<ImportView & { preview: ImportPreview }> {
    const chunk = await this.rowsOf(job._id);
    const plan = await planChunk(job, chunk);
    return { ...viewOf(job), preview: previewOf(plan, chunk.rows ?? [], columnsFor(job.by)) };
  }

  private async mappingFor(
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
    const remembered = before && rememberedMapping(headings, before);
    return (remembered ?? guessed).map((target) => (columns.includes(target) ? target : ''));
  }

  private async notUndone({ _id }: ItemImportRecord): Promise<readonly NotUndone[]> {
    const chunks = await ImportChunkModel.find(
      { importId: _id, 'notUndone.0': { $exists: true } },
      { notUndone: 1 },
    )
      .sort({ importId: 1, index: 1 })
      .limit(MAX_REASONS)
      .lean<ImportChunkRecord[]>();
    return chunks.flatMap(({ notUndone = [] }) => notUndone).slice(0, MAX_REASONS);
  }
}

/** Who does not see what goods cost sees no file that may say it. */
function visibleTo(actor: Actor): object {
  return maySee(actor, 'seeFigures') ? {} : { 'by.role': { $ne: 'admin' } };
}

/** What the same headings meant, in whatever order they are now. */
function rememberedMapping(headings: readonly string[], before: ItemImportRecord): string[] {
  const byHeading = new Map(
    before.headings.map((heading, place) => [headingsKey([heading]), before.mapping[place]]),
  );
  return headings.map((heading) => byHeading.get(headingsKey([heading])) ?? '');
}

function pricesIn(
  rows: readonly { readonly cells: readonly string[] }[],
  mapping: readonly string[],
): string[] {
  const places = mapping.flatMap((target, place) =>
    target === 'petprice' || target === 'costPrice' ? [place] : [],
  );
  return rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? ''));
}

/** @throws DomainError BAD_USER_INPUT */
function requireMapping(
  mapping: readonly string[],
  headings: readonly string[],
  columns: readonly string[],
): void {
  if (mapping.length !== headings.length) throw badInput({ mapping: 'One for each column of the file' });
  const given = mapping.filter((target) => target !== '');
  const unknown = given.find((target) => !columns.includes(target));
  if (unknown !== undefined) throw badInput({ mapping: `No column of items: ${unknown}` });
  const twice = given.find((target, place) => given.indexOf(target) !== place);
  if (twice !== undefined) throw badInput({ mapping: `Two columns are ${twice}` });
  if (!['sku', '_id', 'petname'].some((target) => given.includes(target)))
    throw badInput({ mapping: 'No column says which item a row is about: sku, _id or petname' });
}
