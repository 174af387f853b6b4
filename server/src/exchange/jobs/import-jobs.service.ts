import { Types } from 'mongoose';
import { z } from 'zod';
import { decimalSignOf } from '../../../../domain/goods-in/cells.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { changesBetween } from '../../audit/changes.ts';
import { maySee } from '../../catalogue/pet/goods-in.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { toObjectId } from '../../database/object-id.ts';
import { badInput, checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { type FileText, readFileText } from '../imports/file-text.ts';
import { columnsFor, type ImportJobs, type ImportWish } from '../imports/imports.service.ts';
import type { ItemsFile } from '../imports/items-file.ts';
import { pricesIn } from '../imports/own-cells.ts';
import { badRowsFile } from './bad-rows-file.ts';
import {
  ImportChunkModel,
  type ImportChunkRecord,
  type NotUndone,
  type RefusedRow,
} from './import-chunk.entity.ts';
import { planChunk } from './import-chunk.ts';
import { type ImportJob, jobOf } from './import-job.ts';
import { type ImportPreview, type ImportView, previewOf, viewOf } from './import-view.ts';
import { type ImportState, ItemImportModel, type ItemImportRecord } from './item-import.entity.ts';
import { readKnownFile } from './known-file.ts';
import { firstRows, newImport } from './new-import.ts';

/** Imports of a list, and reasons that are told at once. */
const MAX_LISTED = 50;
const MAX_REASONS = 200;

const reading = z.strictObject({
  mapping: z.array(z.string().max(40).nullable()).max(200),
  setsStock: z.boolean(),
  defaults: z.strictObject({
    category: z.enum(['food', 'accessories']).optional(),
    type: z.enum(['dog', 'cat', 'other']).optional(),
  }),
});

/** Files of goods: stored, read as somebody says, imported in the background, and undone. */
export class ImportJobsService implements ImportJobs {
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
    const job = await this.store(await readFileText(bytes), name, actor, async (job) => {
      await ItemImportModel.create([job]);
    });
    return this.withPreview(job);
  }

  /**
   * Stores a file and has it imported, or only looked at, as it is understood. Nobody is asked in between.
   *
   * @returns the id of the job
   * @throws DomainError BAD_USER_INPUT, PAYLOAD_TOO_LARGE
   */
  async take(file: FileText, { isDryRun, setsStock }: ImportWish, actor: Actor): Promise<string> {
    const { _id } = await this.store(file, '', actor, async (job) => {
      requireMapping(job.mapping, job.headings, columnsFor(actor));
      const begun = { state: 'running' as const, startedAt: databaseClock.now(), setsStock };
      await this.db.transaction(async (session) => {
        await ItemImportModel.create([{ ...job, ...begun, ...(isDryRun && { isDryRun }) }], { session });
        if (!isDryRun) await this.audit.record(auditOf(job, 'running', actor), session);
      });
    });
    return String(_id);
  }

  readKnown(file: FileText, actor: Actor): Promise<ItemsFile | null> {
    return readKnownFile(file, actor);
  }

  /** The latest first; without those that only looked. */
  async list(actor: Actor): Promise<ImportView[]> {
    const jobs = await ItemImportModel.find({ ...visibleTo(actor), isDryRun: { $ne: true } })
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
    const first = await firstRows(job._id);
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

  /** How far a job has come, and what it has done once it is. */
  async job(id: string, actor: Actor): Promise<ImportJob> {
    const job = await this.find(id, actor);
    return jobOf(job, { badRows: await this.firstBadRows(job), notUndone: await this.notUndone(job) });
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
    // What only looked has nothing to be undone.
    if (job.isDryRun && to === 'undoing') throw cannot('It only looked: nothing was changed');
    return this.db.transaction(async (session) => {
      const after = await ItemImportModel.findOneAndUpdate(
        { _id: job._id, state: { $in: [...from] } },
        {
          $set: { state: to, startedAt: databaseClock.now() },
          $unset: { problem: '', failures: '', endedAt: '' },
        },
        { returnDocument: 'after', session },
      ).lean<ItemImportRecord>();
      if (!after) throw cannot(`This import is ${job.state} already`);
      await this.audit.record(auditOf(job, to, actor), session);
      return viewOf(after);
    });
  }

  /** Stores a file, and what `write` makes of it; nothing where that fails. */
  private async store(
    file: FileText,
    name: string,
    actor: Actor,
    write: (job: ItemImportRecord) => Promise<void>,
  ): Promise<ItemImportRecord> {
    const _id = new Types.ObjectId();
    try {
      const job = await newImport(_id, file, name, actor);
      await write(job);
      return job;
    } catch (error) {
      await ImportChunkModel.deleteMany({ importId: _id });
      throw error;
    }
  }

  /** @throws DomainError NOT_FOUND, also for those of admins, who know what goods cost */
  private async find(id: string, actor: Actor): Promise<ItemImportRecord> {
    const _id = toObjectId(id, 'Import');
    const job = await ItemImportModel.findOne({ _id, ...visibleTo(actor) }).lean<ItemImportRecord>();
    if (!job) throw notFound('Import');
    return job;
  }

  private async withPreview(job: ItemImportRecord): Promise<ImportView & { preview: ImportPreview }> {
    const chunk = await firstRows(job._id);
    const plan = await planChunk(job, chunk);
    return { ...viewOf(job), preview: previewOf(plan, chunk.rows ?? [], columnsFor(job.by)) };
  }

  private async firstBadRows({ _id }: ItemImportRecord): Promise<readonly RefusedRow[]> {
    const chunks = await ImportChunkModel.find(
      { importId: _id, 'badRows.0': { $exists: true } },
      { badRows: 1 },
    )
      .sort({ importId: 1, index: 1 })
      .limit(MAX_REASONS)
      .lean<ImportChunkRecord[]>();
    return chunks.flatMap(({ badRows = [] }) => badRows).slice(0, MAX_REASONS);
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

function cannot(reason: string): DomainError {
  return new DomainError('INVALID_TRANSITION', reason);
}

function auditOf({ _id, name, state }: ItemImportRecord, to: 'running' | 'undoing', actor: Actor) {
  const about = { subject: 'import', subjectId: String(_id), subjectName: name } as const;
  const changes = changesBetween<{ state: string }>({ state }, { state: to }, ['state']);
  const action = to === 'running' ? ('import_items' as const) : ('undo_import' as const);
  return { actor, action, ...about, changes };
}

/** Who does not see what goods cost sees no file that may say it. */
function visibleTo(actor: Actor): object {
  return maySee(actor, 'seeFigures') ? {} : { 'by.role': { $ne: 'admin' } };
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
