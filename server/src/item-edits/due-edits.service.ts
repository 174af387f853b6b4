import type { Types } from 'mongoose';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { afterSale, asPlanned } from './due-items.ts';
import { toWrite } from './edit-plan.ts';
import { readThere } from './item-choice.ts';
import type { ItemWriter } from './item-writer.ts';
import { actorOf, type LargeEditWorker } from './large-edit-worker.ts';
import type { EditedRecord } from './records/item-edit.entity.ts';
import {
  forgottenAfter,
  isSmall,
  isToBegin,
  isToEnd,
  itemEditsRepository,
} from './records/item-edits.repository.ts';
import { largeEditsRepository } from './records/large-edits.repository.ts';

/**
 * Does what was put off: new prices that begin, sales that are over, and large edits, part after part. An edit changes its
 * state in the transaction that writes its items, so of several servers one does it, and once.
 */
export class DueEditsService {
  constructor(
    private readonly db: Database,
    private readonly writer: ItemWriter,
    private readonly large: LargeEditWorker,
    private readonly log: Logger,
  ) {}

  hasDue(): Promise<boolean> {
    return itemEditsRepository.hasDue(databaseClock.now());
  }

  /**
   * Until nothing is due. A large edit takes turns with the days of others.
   *
   * @param stopped ends the round after the step under way
   */
  async run(stopped: AbortSignal): Promise<void> {
    let isGoingOn = true;
    while (isGoingOn && !stopped.aborted) {
      const now = databaseClock.now();
      const { begin, end, underWay } = await itemEditsRepository.due(now);
      const works = [
        ...begin.map((_id) => () => this.attempt(_id, () => this.begin(_id, now))),
        ...end.map((_id) => () => this.attempt(_id, () => this.end(_id, now))),
        ...underWay.map((_id) => () => this.attempt(_id, () => this.large.goOn(_id, stopped))),
      ];
      isGoingOn = works.length > 0;
      // What fails waits for the next round.
      for (const work of works) if (!stopped.aborted && !(await work())) isGoingOn = false;
    }
  }

  /** One that can't be done keeps no other from its day. */
  private async attempt(_id: Types.ObjectId, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.log.warn({ err: error, editId: _id }, 'a change of many items waits, it is tried again');
      return false;
    }
  }

  /** Items that have another price by now keep it. */
  private async begin(_id: Types.ObjectId, now: Date): Promise<void> {
    if (await largeEditsRepository.begin(_id, isToBegin(now))) return;
    try {
      await this.db.transaction(async (session) => {
        const done = { status: 'done' as const, doneAt: now };
        const record = await itemEditsRepository.move(_id, { ...isToBegin(now), ...isSmall }, done, session);
        if (!record) return;
        const { items, changes } = asPlanned(record.items, await readThere(idsIn(record.items), session));
        await this.writer.write(await toWrite(changes), actorOf(record), record.summary, session);
        const keptCount = items.filter(({ kept }) => kept).length;
        const expiresAt = forgottenAfter(record.saleUntil ?? now);
        await itemEditsRepository.move(_id, {}, { items, keptCount, expiresAt }, session);
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'UPSTREAM_UNAVAILABLE') throw error;
      await this.refuse(_id, error.message, now);
    }
  }

  private async end(_id: Types.ObjectId, now: Date): Promise<void> {
    await this.db.transaction(async (session) => {
      const ended = { saleEndedAt: now };
      const record = await itemEditsRepository.move(_id, { ...isToEnd(now), ...isSmall }, ended, session);
      if (!record) return;
      const changes = afterSale(await readThere(idsIn(record.items), session), record.saleUntil);
      await this.writer.write(await toWrite(changes), actorOf(record), record.summary, session);
    });
  }

  private refuse(_id: Types.ObjectId, problem: string, now: Date): Promise<unknown> {
    const refused = { status: 'refused' as const, problem, expiresAt: forgottenAfter(now) };
    return this.db.transaction((session) =>
      itemEditsRepository.move(_id, { status: 'scheduled' }, refused, session),
    );
  }
}

function idsIn(items: readonly EditedRecord[]): Types.ObjectId[] {
  return items.map(({ petId }) => petId);
}
