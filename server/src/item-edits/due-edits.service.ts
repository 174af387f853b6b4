import type { ClientSession, Types } from 'mongoose';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { Actor } from '../platform/request-scope.ts';
import { fieldsOf, isSame, updateOf } from './edit-plan.ts';
import { readThere } from './item-choice.ts';
import type { EditedRecord, ItemsEditRecord } from './item-edit.entity.ts';
import { forgottenAfter, isToBegin, isToEnd, itemEditsRepository } from './item-edits.repository.ts';
import type { ItemWriter, WrittenItem } from './item-writer.ts';

/**
 * Does what was put off to a day: new prices that begin, and sales that are over. An edit changes its state in the
 * transaction that writes its items, so of several servers one does it, and once.
 */
export class DueEditsService {
  constructor(
    private readonly db: Database,
    private readonly writer: ItemWriter,
    private readonly log: Logger,
  ) {}

  hasDue(): Promise<boolean> {
    return itemEditsRepository.hasDue(databaseClock.now());
  }

  /** @param stopped ends the round after the edit under way */
  async run(stopped: AbortSignal): Promise<void> {
    const now = databaseClock.now();
    const { begin, end } = await itemEditsRepository.due(now);
    for (const _id of begin) if (!stopped.aborted) await this.attempt(_id, () => this.begin(_id, now));
    for (const _id of end) if (!stopped.aborted) await this.attempt(_id, () => this.end(_id, now));
  }

  /** One that can't be done keeps no other from its day. */
  private async attempt(_id: Types.ObjectId, work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) =>
      this.log.warn({ err, editId: _id }, 'prices of a day to come wait, they are tried again'),
    );
  }

  /** Items that have another price by now keep it. */
  private async begin(_id: Types.ObjectId, now: Date): Promise<void> {
    try {
      await this.db.transaction(async (session) => {
        const done = { status: 'done' as const, doneAt: now };
        const record = await itemEditsRepository.move(_id, isToBegin(now), done, session);
        if (!record) return;
        const { items, written } = await this.asPlanned(record, session);
        await this.writer.write(written, actorOf(record), record.summary, session);
        await this.finish(record, items, now, session);
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'UPSTREAM_UNAVAILABLE') throw error;
      await this.refuse(_id, error.message, now);
    }
  }

  private async asPlanned({ items: planned }: ItemsEditRecord, session: ClientSession) {
    const byId = await this.byId(planned, session);
    const written: WrittenItem[] = [];
    const items = planned.map((item) => {
      const record = byId.get(String(item.petId));
      if (!record) return { ...item, kept: 'No longer in the shop' };
      if (!isSame(fieldsOf(record, item.before), item.before)) return { ...item, kept: 'Changed meanwhile' };
      written.push({ record, after: item.after, update: updateOf(record, item.after) });
      return item;
    });
    return { items, written };
  }

  /** Items that are in another sale by now, or cost something else, keep that. */
  private async end(_id: Types.ObjectId, now: Date): Promise<void> {
    await this.db.transaction(async (session) => {
      const ended = { saleEndedAt: now };
      const record = await itemEditsRepository.move(_id, isToEnd(now), ended, session);
      if (!record) return;
      const byId = await this.byId(record.items, session);
      const written = [...byId.values()].flatMap((pet) => {
        if (!isSame(pet.sale?.until, record.saleUntil)) return [];
        const isOn = pet.sale?.price === pet.petprice;
        const after = { ...(isOn && { petprice: pet.sale?.regularPrice ?? pet.petprice }), sale: null };
        return [{ record: pet, after, update: updateOf(pet, after) }];
      });
      await this.writer.write(written, actorOf(record), record.summary, session);
    });
  }

  private async finish(record: ItemsEditRecord, items: EditedRecord[], now: Date, session: ClientSession) {
    const keptCount = items.filter(({ kept }) => kept).length;
    const expiresAt = forgottenAfter(record.saleUntil ?? now);
    await itemEditsRepository.move(record._id, {}, { items, keptCount, expiresAt }, session);
  }

  private refuse(_id: Types.ObjectId, problem: string, now: Date): Promise<unknown> {
    const refused = { status: 'refused' as const, problem, expiresAt: forgottenAfter(now) };
    return this.db.transaction((session) =>
      itemEditsRepository.move(_id, { status: 'scheduled' }, refused, session),
    );
  }

  private async byId(
    items: readonly EditedRecord[],
    session: ClientSession,
  ): Promise<Map<string, PetRecord>> {
    const there = await readThere(
      items.map(({ petId }) => petId),
      session,
    );
    return new Map(there.map((record) => [String(record._id), record]));
  }
}

/** Who asked for it: what is done on its day is theirs in the audit. */
function actorOf({ uid, email, name }: ItemsEditRecord): Actor {
  return { email, name, ...(uid && { uid }) };
}
