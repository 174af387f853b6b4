import type { ClientSession } from 'mongoose';
import { changeSummary } from '../../../domain/item-edits/change-summary.ts';
import { MAX_ITEMS_AT_ONCE } from '../../../domain/item-edits/edit-sizes.ts';
import { editRules, type ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AllowPrices } from '../catalogue/pet-editing.service.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import { inUndoWindow } from '../database/undo-window.ts';
import { checkInput } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { editedRecordOf, type PlannedItem, planOf, toWrite, unusualFirst } from './edit-plan.ts';
import { requireMeant } from './edit-refusals.ts';
import { EditSurvey, surveyOf } from './edit-survey.ts';
import { chosenIds, type ItemChoice, readChosen, readThere } from './item-choice.ts';
import type { ItemWriter } from './item-writer.ts';
import type { EditedItem, ItemsChangeInput, ItemsEdit } from './items-edit.types.ts';
import { lookedAt, toEditedItem, toItemsEdit } from './items-edit-view.ts';
import type { LargeEdits } from './large-edits.ts';
import { forgottenAfter, isSmall, itemEditsRepository } from './records/item-edits.repository.ts';
import { noteSchedule, storedOf } from './stored-edit.ts';
import { takenBack } from './taken-back.ts';

/** Changes of many items at once: looked at, done as a whole or not at all, and taken back for a while. */
export class ItemEditsService {
  constructor(
    private readonly db: Database,
    private readonly search: CatalogueSearch,
    private readonly writer: ItemWriter,
    private readonly audit: AuditService,
    private readonly allowPrices: AllowPrices,
    private readonly large: LargeEdits,
  ) {}

  /**
   * What a change would do to items, without doing it.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field, NOT_FOUND, PAYLOAD_TOO_LARGE
   */
  async look(choice: ItemChoice, input: ItemsChangeInput, actor: Actor): Promise<ItemsEdit> {
    const { change } = checkInput(editRules(databaseClock.now()), { change: input });
    const survey = await surveyOf(await chosenIds(choice, this.search), change);
    return lookedAt(survey, changeSummary(change), actor);
  }

  /**
   * Changes all of the items, or none; on a day to come where it is for one. More than a thousand are changed some after
   * others, and are still on their way when this answers.
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
    if (ids.length > MAX_ITEMS_AT_ONCE)
      return toItemsEdit(await this.large.take(ids, change, actor, fingerprint));
    const stored = await this.db.transaction(async (session) => {
      const plan = await planOf(await readChosen(ids, session), change);
      const survey = new EditSurvey();
      survey.add(plan);
      requireMeant(survey, change, fingerprint);
      const items = unusualFirst(plan.items);
      if (change.from && change.from > now) return this.schedule(items, change, actor, session);
      await this.writer.write(await toWrite(items), actor, changeSummary(change), session);
      const done = {
        status: 'done' as const,
        doneAt: now,
        expiresAt: forgottenAfter(change.saleUntil ?? now),
      };
      return itemEditsRepository.create({ ...storedWith(items, change, actor), ...done }, session);
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
   * Takes an edit back, all of it but for what was changed again meanwhile, which is said of each item. A large one is
   * taken back some items after others, also while it is being done.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION when its time is over or it is undone already
   */
  async undo(id: string, actor: Actor, now = databaseClock.now()): Promise<ItemsEdit> {
    const _id = toObjectId(id, 'Edit');
    const large = await this.large.undo(_id, actor, now);
    if (large) return toItemsEdit(large);
    const inTime = { ...isSmall, status: 'done' as const, doneAt: inUndoWindow(now) };
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
      await noteSchedule(this.audit, 'cancel_items_edit', record, actor, session);
      return record;
    });
    return toItemsEdit(cancelled);
  }

  private async schedule(
    items: readonly PlannedItem[],
    change: ItemsChange,
    actor: Actor,
    session: ClientSession,
  ) {
    await this.allowPrices(
      items.map(({ record }) => record),
      actor,
      session,
    );
    const toCome = { ...storedWith(items, change, actor), status: 'scheduled' as const };
    const record = await itemEditsRepository.create(toCome, session);
    await noteSchedule(this.audit, 'schedule_items_edit', record, actor, session);
    return record;
  }
}

/** A change with its items, those with unusual prices first. */
function storedWith(items: readonly PlannedItem[], change: ItemsChange, actor: Actor) {
  return { ...storedOf(items.length, change, actor), items: items.map(editedRecordOf) };
}
