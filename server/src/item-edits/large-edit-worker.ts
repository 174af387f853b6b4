import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { afterSale, asPlanned } from './due-items.ts';
import { toWrite } from './edit-plan.ts';
import { readThere } from './item-choice.ts';
import type { ItemWriter } from './item-writer.ts';
import { editPartsRepository } from './records/edit-parts.repository.ts';
import type { EditedRecord, ItemsEditRecord } from './records/item-edit.entity.ts';
import type { ItemsEditPartRecord } from './records/item-edit-part.entity.ts';
import { largeEditsRepository } from './records/large-edits.repository.ts';
import { takenBack } from './taken-back.ts';

/** Steps after which what else is due has its turn: some ten seconds. */
const STEPS_AT_A_TIME = 50;

/**
 * Does large edits, undoes them and ends their sales, a part after another, each in one transaction with the number of the
 * next one: a process that ends leaves no part half done, and the next process goes on where it was.
 */
export class LargeEditWorker {
  constructor(
    private readonly db: Database,
    private readonly writer: ItemWriter,
  ) {}

  /** Goes on with an edit for a while. */
  async goOn(_id: Types.ObjectId, stopped: AbortSignal): Promise<void> {
    for (let steps = 0; steps < STEPS_AT_A_TIME && !stopped.aborted; steps += 1) {
      const edit = await largeEditsRepository.find(_id);
      if (!edit || !(await this.step(edit, databaseClock.now()))) return;
    }
  }

  /** @returns whether there was one left */
  private async step(edit: ItemsEditRecord, now: Date): Promise<boolean> {
    const { status, partCount = 0, nextPart = 0, nextEnded = 0 } = edit;
    if (status === 'running') {
      if (nextPart < partCount) await this.doOrTakeBack(edit);
      else await largeEditsRepository.endRun(edit, now);
      return true;
    }
    if (status === 'undoing') {
      if (nextPart > 0) await this.undoOrLeave(edit);
      else await largeEditsRepository.endUndo(edit, now);
      return nextPart > 0;
    }
    if (status !== 'done' || !edit.saleUntil || edit.saleUntil > now || edit.saleEndedAt) return false;
    if (nextEnded < partCount) await this.endNext(edit);
    else await largeEditsRepository.endSale(edit, now);
    return nextEnded < partCount;
  }

  /** All of it or nothing: where a part can't be done, those before are taken back. */
  private async doOrTakeBack(edit: ItemsEditRecord): Promise<void> {
    try {
      await this.doNext(edit);
    } catch (error) {
      await largeEditsRepository.takeBack(edit, refusalIn(error));
    }
  }

  private doNext(edit: ItemsEditRecord): Promise<void> {
    const index = edit.nextPart ?? 0;
    return this.db.transaction(async (session) => {
      // First, so that of two processes one goes on.
      if (!(await largeEditsRepository.take(edit, 1, session))) return;
      const part = await editPartsRepository.find(edit._id, index, session);
      if (!part) throw new DomainError('NOT_FOUND', 'What it changes is not known any more');
      const { items, changes } = asPlanned(part.items, await itemsOf(part, session));
      await this.writer.write(await toWrite(changes), actorOf(edit), edit.summary, session);
      await this.note(edit, part, items, items.length, session);
    });
  }

  /** Where a part can't be undone it stays, which is said of its items. */
  private async undoOrLeave(edit: ItemsEditRecord): Promise<void> {
    try {
      await this.undoNext(edit, async (part, session) => {
        const { items, back } = takenBack(part.items, await itemsOf(part, session));
        await this.writer.write(back, edit.undoneBy ?? actorOf(edit), `Undone: ${edit.summary}`, session);
        return items;
      });
    } catch (error) {
      const kept = refusalIn(error);
      await this.undoNext(edit, async ({ items }) => items.map((item) => ({ kept, ...item })));
    }
  }

  private undoNext(
    edit: ItemsEditRecord,
    undo: (part: ItemsEditPartRecord, session: ClientSession) => Promise<EditedRecord[]>,
  ): Promise<void> {
    const index = (edit.nextPart ?? 0) - 1;
    return this.db.transaction(async (session) => {
      if (!(await largeEditsRepository.take(edit, -1, session))) return;
      const part = await editPartsRepository.find(edit._id, index, session);
      if (part) await this.note(edit, part, await undo(part, session), -part.items.length, session);
    });
  }

  private endNext(edit: ItemsEditRecord): Promise<void> {
    return this.db.transaction(async (session) => {
      if (!(await largeEditsRepository.takeEnded(edit, session))) return;
      const part = await editPartsRepository.find(edit._id, edit.nextEnded ?? 0, session);
      const changes = part ? afterSale(await itemsOf(part, session), edit.saleUntil) : [];
      await this.writer.write(await toWrite(changes), actorOf(edit), edit.summary, session);
    });
  }

  /** Keeps what has become of the items of a part. */
  private async note(
    edit: ItemsEditRecord,
    part: ItemsEditPartRecord,
    items: EditedRecord[],
    doneCount: number,
    session: ClientSession,
  ): Promise<void> {
    const keptCount = keptIn(items) - keptIn(part.items);
    if (keptCount !== 0) await editPartsRepository.write(part, items, session);
    await largeEditsRepository.count(edit, { doneCount, keptCount }, session);
  }
}

/** Who asked for it: what is done later is theirs in the audit. */
export function actorOf({ uid, email, name }: ItemsEditRecord): Actor {
  return { email, name, ...(uid && { uid }) };
}

function itemsOf({ items }: ItemsEditPartRecord, session: ClientSession) {
  return readThere(
    items.map(({ petId }) => petId),
    session,
  );
}

function keptIn(items: readonly EditedRecord[]): number {
  return items.filter(({ kept }) => kept).length;
}

/** Why something is refused, whenever it is tried. @throws what may come right by itself */
function refusalIn(error: unknown): string {
  if (error instanceof DomainError && error.code !== 'UPSTREAM_UNAVAILABLE') return error.message;
  throw error;
}
