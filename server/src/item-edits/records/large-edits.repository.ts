import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { ItemsEditModel, type ItemsEditRecord } from './item-edit.entity.ts';
import { forgottenAfter, isLarge } from './item-edits.repository.ts';

type Counts = Partial<Record<'doneCount' | 'keptCount', number>>;

/**
 * How far large edits are. Each step names the part that it takes, so of two who try, one does, and in the transaction
 * that writes the items of the part.
 */
class LargeEditsRepository {
  /** Without items; null where it is gone. */
  find(_id: Types.ObjectId): Promise<ItemsEditRecord | null> {
    return ItemsEditModel.findById(_id).lean<ItemsEditRecord>().exec();
  }

  /** Takes the next part to be done, or the last one to be undone. @returns whether it is this process's */
  take(edit: ItemsEditRecord, step: 1 | -1, session: ClientSession): Promise<boolean> {
    const { _id, status, nextPart = 0 } = edit;
    return change({ _id, status, nextPart }, { $inc: { nextPart: step } }, session);
  }

  /** Takes the next part whose sale ends. */
  takeEnded({ _id, nextEnded = 0 }: ItemsEditRecord, session: ClientSession): Promise<boolean> {
    const isNext = nextEnded === 0 ? { $in: [null, 0] } : nextEnded;
    return change({ _id, status: 'done', nextEnded: isNext }, { $inc: { nextEnded: 1 } }, session);
  }

  async count({ _id }: ItemsEditRecord, counts: Counts, session: ClientSession): Promise<void> {
    await change({ _id }, { $inc: counts }, session);
  }

  /** All parts are done. */
  async endRun({ _id, nextPart = 0, saleUntil }: ItemsEditRecord, now: Date): Promise<void> {
    const done = { status: 'done' as const, doneAt: now, expiresAt: forgottenAfter(saleUntil ?? now) };
    await change({ _id, status: 'running', nextPart }, { $set: done });
  }

  /** All parts are undone. */
  async endUndo({ _id, problem }: ItemsEditRecord, now: Date): Promise<void> {
    const status = problem ? ('refused' as const) : ('undone' as const);
    const undone = { status, expiresAt: forgottenAfter(now) };
    await change({ _id, status: 'undoing', nextPart: 0 }, { $set: undone, $unset: { undoneBy: '' } });
  }

  async endSale({ _id }: ItemsEditRecord, now: Date): Promise<void> {
    await change({ _id, status: 'done' }, { $set: { saleEndedAt: now } });
  }

  /** It can not be done whole: what was done of it is taken back. */
  async takeBack({ _id }: ItemsEditRecord, problem: string): Promise<void> {
    await change({ _id, status: 'running' }, { $set: { status: 'undoing', problem } });
  }

  /**
   * Has one taken back that is under way, or was done in time.
   *
   * @returns as it is then; null where there is none
   */
  undo(
    _id: Types.ObjectId,
    doneAt: QueryFilter<ItemsEditRecord>['doneAt'],
    undoneBy: Actor,
    session: ClientSession,
  ): Promise<ItemsEditRecord | null> {
    const canBe = { $or: [{ status: 'running' as const }, { status: 'done' as const, doneAt }] };
    const undoing = { $set: { status: 'undoing' as const, undoneBy } };
    return ItemsEditModel.findOneAndUpdate({ ...isLarge, ...canBe, _id }, undoing, {
      session,
      returnDocument: 'after',
    })
      .lean<ItemsEditRecord>()
      .exec();
  }

  /** One whose day has come is under way. @returns false while another one is as well */
  async begin(_id: Types.ObjectId, isToBegin: QueryFilter<ItemsEditRecord>): Promise<boolean> {
    try {
      return await change({ ...isToBegin, ...isLarge, _id }, { $set: { status: 'running' } });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }
}

export const largeEditsRepository = new LargeEditsRepository();

async function change(
  filter: QueryFilter<ItemsEditRecord>,
  update: object,
  session?: ClientSession,
): Promise<boolean> {
  const changed = await ItemsEditModel.updateOne(filter, update, session && { session });
  return changed.modifiedCount === 1;
}
