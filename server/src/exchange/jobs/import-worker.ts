import type { PetEditingService } from '../../catalogue/pet-editing.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { ImportChunkModel, type ImportChunkRecord } from './import-chunk.entity.ts';
import { planChunk, seenIn, writeChunk } from './import-chunk.ts';
import { importProblem } from './import-failure.ts';
import { type ImportCount, ItemImportModel, type ItemImportRecord } from './item-import.entity.ts';
import { undoChunk } from './undo-chunk.ts';

const working = { state: { $in: ['running', 'undoing'] } } as const;

/**
 * Works on imports, a chunk after another, each in one transaction with the place that the next one begins at: a process
 * that ends leaves nothing half done, and the next one goes on where it was.
 */
export class ImportWorker {
  constructor(
    private readonly db: Database,
    private readonly editing: PetEditingService,
  ) {}

  async hasWork(): Promise<boolean> {
    return (await ItemImportModel.exists(working)) !== null;
  }

  /** Until nothing is left to do, or it is stopped. */
  async run(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const job = await ItemImportModel.findOne(working).sort({ startedAt: 1 }).lean<ItemImportRecord>();
      if (!job) return;
      await this.step(job);
    }
  }

  private async step(job: ItemImportRecord): Promise<void> {
    try {
      if (job.state === 'running') await this.importNext(job);
      else await this.undoNext(job);
    } catch (error) {
      await this.noteFailure(job, error);
      // Somebody else may have it, or the database may be away: the next round tries again.
      throw error;
    }
  }

  private async importNext(job: ItemImportRecord): Promise<void> {
    const { _id: importId, next: index } = job;
    if (index >= job.chunkCount) return this.end(job, 'done');
    await this.db.transaction(async (session) => {
      // First, so that of two processes one goes on.
      if (!(await this.take(job, 1, session))) return;
      const chunk = await ImportChunkModel.findOne({ importId, index })
        .session(session)
        .lean<ImportChunkRecord>();
      if (!chunk)
        throw new DomainError('NOT_FOUND', 'The rows of this import are gone: bring the file again');
      const plan = await planChunk(job, chunk, session);
      const kept = job.isDryRun
        ? seenIn(plan, chunk)
        : await writeChunk(job, chunk, plan, this.editing, session);
      await ImportChunkModel.updateOne({ _id: chunk._id }, { $set: kept, $unset: { rows: '' } }, { session });
      const { created, changed, unchanged } = plan;
      await this.count(
        job,
        {
          ...{ created: created.length, changed: changed.length, unchanged: unchanged.length },
          ...{ kept: plan.kept.length, bad: plan.badRows.length },
        },
        session,
      );
    });
  }

  private async undoNext(job: ItemImportRecord): Promise<void> {
    const { _id: importId } = job;
    if (job.next <= 0) return this.end(job, 'undone');
    await this.db.transaction(async (session) => {
      if (!(await this.take(job, -1, session))) return;
      const chunk = await ImportChunkModel.findOne({ importId, index: job.next - 1 })
        .session(session)
        .lean<ImportChunkRecord>();
      if (!chunk) throw new DomainError('NOT_FOUND', 'What this import did is not known any more');
      const { undone, notUndone } = await undoChunk(job, chunk, this.editing, session);
      await ImportChunkModel.updateOne({ _id: chunk._id }, { $set: { notUndone } }, { session });
      await this.count(job, { undone, notUndone: notUndone.length }, session);
    });
  }

  /** Whether the chunk is this process's. */
  private async take(
    { _id, state, next }: ItemImportRecord,
    step: 1 | -1,
    session: Parameters<typeof undoChunk>[3],
  ): Promise<boolean> {
    const taken = await ItemImportModel.updateOne(
      { _id, state, next },
      { $inc: { next: step }, $unset: { failures: '' } },
      { session },
    );
    return taken.modifiedCount === 1;
  }

  private async count(
    { _id }: ItemImportRecord,
    counts: Partial<Record<ImportCount, number>>,
    session: Parameters<typeof undoChunk>[3],
  ): Promise<void> {
    const $inc = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]));
    await ItemImportModel.updateOne({ _id }, { $inc }, { session });
  }

  private async end({ _id, state, next }: ItemImportRecord, ended: 'done' | 'undone'): Promise<void> {
    await ItemImportModel.updateOne(
      { _id, state, next },
      { $set: { state: ended, endedAt: databaseClock.now() } },
    );
  }

  private async noteFailure({ _id, state, next }: ItemImportRecord, error: unknown): Promise<void> {
    const noted = await ItemImportModel.findOneAndUpdate(
      { _id, state, next },
      { $inc: { failures: 1 } },
      { returnDocument: 'after' },
    ).lean<ItemImportRecord>();
    const problem = noted && importProblem(error, noted.failures ?? 0);
    if (!problem) return;
    // What is undone in part can be undone again.
    const ended = state === 'undoing' ? 'done' : 'failed';
    const failed = { state: ended, problem, endedAt: databaseClock.now() } as const;
    await ItemImportModel.updateOne({ _id, state, next }, { $set: failed });
  }
}
