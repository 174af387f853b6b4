import type { ClientSession } from 'mongoose';
import { changeSummary } from '../../../domain/item-edits/change-summary.ts';
import { editRules, type ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AllowPrices } from '../catalogue/pet-editing.service.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import { inUndoWindow } from '../database/undo-window.ts';
import { checkInput, DomainError } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type EditPlan, fingerprintOf, planOf } from './edit-plan.ts';
import { requirePossible, requireUsual } from './edit-refusals.ts';
import { chosenIds, type ItemChoice, readChosen, readThere } from './item-choice.ts';
import type { ItemsEditRecord } from './item-edit.entity.ts';
import { forgottenAfter, itemEditsRepository } from './item-edits.repository.ts';
import type { ItemWriter } from './item-writer.ts';
import type { EditedItem, ItemsChangeInput, ItemsEdit } from './items-edit.types.ts';
import { lookedAt, toEditedItem, toItemsEdit } from './items-edit-view.ts';
import { takenBack } from './taken-back.ts';

/** Changes of many items at once: looked at, done as a whole or not at all, and taken back for a while. */
export class ItemEditsService {
  constructor(
    private readonly db: Database,
    private readonly search: CatalogueSearch,
    private readonly writer: ItemWriter,
    private readonly audit: AuditService,
    private readonly allowPrices: AllowPrices,
  ) {}

  /**
   * What a change would do to items, without doing it.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field, NOT_FOUND, PAYLOAD_TOO_LARGE
   */
  async look(choice: ItemChoice, input: ItemsChangeInput, actor: Actor): Promise<ItemsEdit> {
    const { change } = checkInput(editRules(databaseClock.now()), { change: input });
    const records = await readChosen(await chosenIds(choice, this.search), null);
    return lookedAt(await planOf(records, change), changeSummary(change), actor);
  }

  /**
   * Changes all of the items, or none; on a day to come where it is for one.
   *
   * @param fingerprint of what was looked at before; without it, whatever it does now is meant
   * @throws DomainError BAD_USER_INPUT naming every bad field, the items that can't be changed so, or unusual prices that
   *   nobody has confirmed; NOT_FOUND; CONFLICT where it would do something else by now; PAYLOAD_TOO_LARGE; FORBIDDEN for
   *   prices of one's own
   */
  async edit(
    choice: ItemChoice,
    input: ItemsChangeInput,
    actor: Actor,
    fingerprint?: string | null,
  ): Promise<ItemsEdit> {
    const now = databaseClock.now();
    const { change } = checkInput(editRules(now), { change: input });
    const ids = await chosenIds(choice, this.search);
    const stored = await this.db.transaction(async (session) => {
      const plan = await planOf(await readChosen(ids, session), change);
      requirePossible(plan.problems);
      if (fingerprint && fingerprint !== fingerprintOf(plan)) throw changedMeanwhile();
      requireUsual(plan, change);
      if (change.from && change.from > now) return this.schedule(plan, change, actor, session);
      await this.writer.write(plan.items, actor, changeSummary(change), session);
      const done = {
        status: 'done' as const,
        doneAt: now,
        expiresAt: forgottenAfter(change.saleUntil ?? now),
      };
      return itemEditsRepository.create({ ...storedOf(plan, change, actor), ...done }, session);
    });
    return toItemsEdit(stored);
  }

  /** Those to come, and those that were done of late, the newest first. */
  async list(): Promise<ItemsEdit[]> {
    return (await itemEditsRepository.list()).map((record) => toItemsEdit(record));
  }

  /** The first items of an edit. */
  async itemsOf({ id, all }: ItemsEdit, first: number): Promise<readonly EditedItem[]> {
    if (all) return all.slice(0, first);
    return (await itemEditsRepository.itemsOf(id, first)).map((item) => toEditedItem(item, null));
  }

  /**
   * Takes an edit back, all of it but for what was changed again meanwhile, which is said of each item.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION when its time is over or it is undone already
   */
  async undo(id: string, actor: Actor, now = databaseClock.now()): Promise<ItemsEdit> {
    const _id = toObjectId(id, 'Edit');
    const inTime = { status: 'done' as const, doneAt: inUndoWindow(now) };
    const undone = await this.db.transaction(async (session) => {
      const record = await itemEditsRepository.move(_id, inTime, { status: 'undone' }, session);
      if (!record) return itemEditsRepository.refuse(_id, 'It can no longer be undone', session);
      const ids = record.items.map(({ petId }) => petId);
      const { items, back } = takenBack(record.items, await readThere(ids, session));
      await this.writer.write(back, actor, `Undone: ${record.summary}`, session);
      const keptCount = items.filter(({ kept }) => kept).length;
      return (await itemEditsRepository.move(_id, {}, { items, keptCount }, session)) ?? record;
    });
    return toItemsEdit(undone);
  }

  /** Calls off what is to come. @throws DomainError NOT_FOUND, INVALID_TRANSITION where it is done or called off already */
  async cancel(id: string, actor: Actor, now = databaseClock.now()): Promise<ItemsEdit> {
    const _id = toObjectId(id, 'Edit');
    const over = { status: 'cancelled' as const, expiresAt: forgottenAfter(now) };
    const cancelled = await this.db.transaction(async (session) => {
      const record = await itemEditsRepository.move(_id, { status: 'scheduled' }, over, session);
      if (!record) return itemEditsRepository.refuse(_id, 'It is not to come any more', session);
      await this.note('cancel_items_edit', record, actor, session);
      return record;
    });
    return toItemsEdit(cancelled);
  }

  private async schedule(plan: EditPlan, change: ItemsChange, actor: Actor, session: ClientSession) {
    await this.allowPrices(
      plan.items.map(({ record }) => record),
      actor,
      session,
    );
    const toCome = { ...storedOf(plan, change, actor), status: 'scheduled' as const };
    const record = await itemEditsRepository.create(toCome, session);
    await this.note('schedule_items_edit', record, actor, session);
    return record;
  }

  private note(
    action: 'schedule_items_edit' | 'cancel_items_edit',
    { _id, summary, from, count }: ItemsEditRecord,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const said = { from: from?.toISOString() ?? null, items: String(count) };
    const isNew = action === 'schedule_items_edit';
    const changes = Object.entries(said).map(([field, value]) =>
      isNew ? { field, before: null, after: value } : { field, before: value, after: null },
    );
    const subject = { subject: 'items_edit', subjectId: _id.toHexString(), subjectName: summary } as const;
    return this.audit.record({ actor, action, ...subject, changes }, session);
  }
}

function storedOf({ items }: EditPlan, change: ItemsChange, { uid, email, name }: Actor) {
  const { from, saleUntil } = change;
  return {
    ...{ at: databaseClock.now(), email, name, summary: changeSummary(change), count: items.length },
    ...{ keptCount: 0, ...(uid && { uid }), ...(from && { from }), ...(saleUntil && { saleUntil }) },
    items: items.map(({ record, before, after }) => ({
      ...{ petId: record._id, petname: record.petname, before, after },
    })),
  };
}

function changedMeanwhile(): DomainError {
  return new DomainError('CONFLICT', 'Items have changed meanwhile: look at what would change now');
}
