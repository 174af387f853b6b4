import { type ClientSession, Types } from 'mongoose';
import type { ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { AllowPrices } from '../catalogue/pet-editing.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { inUndoWindow } from '../database/undo-window.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type EditPlan, editedRecordOf } from './edit-plan.ts';
import { requireMeant } from './edit-refusals.ts';
import { surveyOf } from './edit-survey.ts';
import { editPartsRepository } from './records/edit-parts.repository.ts';
import type { ItemsEditRecord } from './records/item-edit.entity.ts';
import { forgottenAfter, itemEditsRepository } from './records/item-edits.repository.ts';
import { largeEditsRepository } from './records/large-edits.repository.ts';
import { noteSchedule, storedOf } from './stored-edit.ts';

type NamedItem = Pick<PetRecord, '_id' | 'petname' | 'category'>;

/** What other parts of the shop say before items are changed. */
export interface EditChecks {
  readonly allowPrices: AllowPrices;
  /** Is asked before animals leave. @throws DomainError CONFLICT for one that is promised to somebody */
  readonly requireUnpromised: (pets: readonly NamedItem[], session: ClientSession) => Promise<void>;
}

/** The items of a plan, as far as the checks ask for them. */
interface ChangedItems {
  readonly repriced: NamedItem[];
  readonly leaving: NamedItem[];
}

/**
 * Edits of more items than one transaction writes. All that one does is written down first, and checked as a whole; from
 * then on it is done whatever happens to this process (large-edit-worker.ts).
 */
export class LargeEdits {
  /** @param begin has the work begun at once */
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly checks: EditChecks,
    private readonly begin: () => void,
  ) {}

  /**
   * Writes down what a change does to items.
   *
   * @throws DomainError as ItemEditsService.edit does; CONFLICT while another one is under way
   */
  async take(
    ids: readonly Types.ObjectId[],
    change: ItemsChange,
    actor: Actor,
    fingerprint: string | null | undefined,
  ): Promise<ItemsEditRecord> {
    if (await itemEditsRepository.hasUnderWay()) throw underWay();
    const editId = new Types.ObjectId();
    try {
      const parts = new PartsWriter(editId, expiryOf(change));
      const survey = await surveyOf(ids, change, (plan) => parts.add(plan));
      requireMeant(survey, change, fingerprint);
      const isToCome = change.from !== undefined && change.from > databaseClock.now();
      const record = await this.db.transaction(async (session) => {
        await this.check(parts.changed, actor, session);
        const stored = await itemEditsRepository.create(
          {
            ...{ _id: editId, ...storedOf(survey.count, change, actor), items: [] },
            ...{
              status: isToCome ? 'scheduled' : 'running',
              partCount: parts.count,
              nextPart: 0,
              doneCount: 0,
            },
          },
          session,
        );
        if (isToCome) await noteSchedule(this.audit, 'schedule_items_edit', stored, actor, session);
        return stored;
      });
      this.begin();
      return record;
    } catch (thrown) {
      const error = isDuplicateKey(thrown) ? underWay() : thrown;
      // After anything else it may be under way all the same; parts of none are forgotten in time.
      if (error instanceof DomainError) await editPartsRepository.remove(editId);
      throw error;
    }
  }

  /** Has one taken back, also while it is being done. @returns null where there is none that can be */
  async undo(_id: Types.ObjectId, actor: Actor, now: Date): Promise<ItemsEditRecord | null> {
    const { uid, email, name } = actor;
    const undoneBy = { email, name, ...(uid && { uid }) };
    const undone = await this.db.transaction((session) =>
      largeEditsRepository.undo(_id, inUndoWindow(now), undoneBy, session),
    );
    if (undone) this.begin();
    return undone;
  }

  private async check({ repriced, leaving }: ChangedItems, actor: Actor, session: ClientSession) {
    if (repriced.length > 0) await this.checks.allowPrices(repriced, actor, session);
    if (leaving.length > 0) await this.checks.requireUnpromised(leaving, session);
  }
}

/** Writes plans down as the parts of an edit, and remembers of whom others are to be asked. */
class PartsWriter {
  count = 0;
  readonly changed: ChangedItems = { repriced: [], leaving: [] };

  constructor(
    private readonly editId: Types.ObjectId,
    private readonly expiresAt: Date,
  ) {}

  async add({ items }: EditPlan): Promise<void> {
    if (items.length === 0) return;
    const { editId, expiresAt, count: index } = this;
    await editPartsRepository.add({ editId, expiresAt, index, items: items.map(editedRecordOf) });
    this.count += 1;
    for (const { record, after } of items) {
      const { _id, petname, category } = record;
      if ('petprice' in after) this.changed.repriced.push({ _id, petname, category });
      if (after.availability === 'retired') this.changed.leaving.push({ _id, petname, category });
    }
  }
}

/** Until when the parts of an edit are needed. */
function expiryOf({ from, saleUntil }: ItemsChange): Date {
  const latest = Math.max(...[databaseClock.now(), from, saleUntil].map((time) => time?.getTime() ?? 0));
  return forgottenAfter(new Date(latest));
}

function underWay(): DomainError {
  return new DomainError('CONFLICT', 'Another change of many items is under way: wait until it is done');
}
