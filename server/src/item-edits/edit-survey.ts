import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import { type EditPlan, type EditProblem, editedRecordOf, type PlannedItem, planOf } from './edit-plan.ts';
import { readChosen } from './item-choice.ts';
import type { EditedRecord } from './records/item-edit.entity.ts';

/** Items that are held of each kind: as many as somebody can ask to see. */
const MAX_SHOWN = 500;

/** Items that are read, and later written, together: so few that nobody waits for them. */
export const ITEMS_PER_PART = 100;

/** One item of a survey. */
export interface SurveyedItem extends EditedRecord {
  readonly unusual: string | null;
}

/**
 * What a change would do to items, of however many: counted, with the first of them to be shown. The items themselves are
 * not held.
 */
export class EditSurvey {
  count = 0;
  unchanged = 0;
  unusualCount = 0;
  readonly problems: EditProblem[] = [];
  private readonly unusual: SurveyedItem[] = [];
  private readonly usual: SurveyedItem[] = [];
  private readonly hash = createHash('sha256');

  /** @param plan of the items that follow those before, in the order of their ids */
  add({ items, unchanged, problems }: EditPlan): void {
    this.count += items.length;
    this.unchanged += unchanged;
    this.problems.push(...problems);
    for (const item of items) this.addItem(item);
  }

  private addItem(item: PlannedItem): void {
    const { record, before, after, unusual } = item;
    this.hash.update(`${JSON.stringify([String(record._id), before, after])}\n`);
    if (unusual) this.unusualCount += 1;
    const shown = unusual ? this.unusual : this.usual;
    if (shown.length < MAX_SHOWN) shown.push({ ...editedRecordOf(item), unusual });
  }

  /** Its first items, those whose prices are unusual before all others. */
  first(): SurveyedItem[] {
    return [...this.unusual, ...this.usual].slice(0, MAX_SHOWN);
  }

  /** Stands for all that the change does: an edit that names it does that or nothing. */
  fingerprint(): string {
    return this.hash.copy().digest('base64url');
  }
}

/**
 * What a change would do to items as they are now, some of them after others.
 *
 * @param onPlan is given what becomes of each of those
 * @throws DomainError NOT_FOUND where one is gone
 */
export async function surveyOf(
  ids: readonly Types.ObjectId[],
  change: ItemsChange,
  onPlan: (plan: EditPlan) => Promise<void> = async () => undefined,
): Promise<EditSurvey> {
  const survey = new EditSurvey();
  for (let place = 0; place < ids.length; place += ITEMS_PER_PART) {
    const records = await readChosen(ids.slice(place, place + ITEMS_PER_PART), null);
    const plan = await planOf(records, change);
    survey.add(plan);
    await onPlan(plan);
  }
  return survey;
}
