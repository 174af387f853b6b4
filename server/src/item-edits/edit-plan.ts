import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UpdateQuery } from 'mongoose';
import { isGoods } from '../../../domain/catalogue/pet-options.ts';
import { type ItemsChange, priceChangeOf } from '../../../domain/item-edits/items-change-rules.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { changedBy, changeOf, checkChanges, requirePossibleChange } from '../catalogue/pet-edits.ts';
import { listingFieldsOf } from '../catalogue/search/listing-fields.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import type { WrittenItem } from './item-writer.ts';
import { priceFields } from './price-fields.ts';
import type { EditedFields, EditedRecord } from './records/item-edit.entity.ts';

/** Items that are planned, or made ready to be written, before other requests have their turn. */
const ITEMS_PER_TURN = 50;

/** What one item becomes. */
export interface PlannedItem {
  readonly record: PetRecord;
  readonly before: EditedFields;
  readonly after: EditedFields;
  /** Why its price is asked about; null for an ordinary one. */
  readonly unusual: string | null;
}

/** Why an item can not be changed so. */
export interface EditProblem {
  readonly petname: string;
  readonly field: string;
  readonly reason: string;
}

/** In the order of the items. */
export interface EditPlan {
  readonly items: readonly PlannedItem[];
  readonly unchanged: number;
  readonly problems: readonly EditProblem[];
}

/** What a change does to items as they are. @param change as its rules want it */
export async function planOf(records: readonly PetRecord[], change: ItemsChange): Promise<EditPlan> {
  const items: PlannedItem[] = [];
  const problems: EditProblem[] = [];
  for (const [place, record] of records.entries()) {
    if (place % ITEMS_PER_TURN === 0) await nextTurn();
    try {
      const planned = planItem(record, change);
      if (planned) items.push(planned);
    } catch (error) {
      if (!(error instanceof DomainError && error.fields)) throw error;
      for (const [field, reason] of Object.entries(error.fields))
        problems.push({ petname: record.petname, field, reason });
    }
  }
  return { items, unchanged: records.length - items.length - problems.length, problems };
}

export function unusualFirst<Item extends Pick<PlannedItem, 'unusual'>>(items: readonly Item[]): Item[] {
  return [...items.filter(({ unusual }) => unusual), ...items.filter(({ unusual }) => !unusual)];
}

/** How a plan is kept with its edit. */
export function editedRecordOf({ record, before, after }: PlannedItem): EditedRecord {
  return { petId: record._id, petname: record.petname, before, after };
}

/** Items with what is written of each: reckoning by what they are listed takes its time. */
export async function toWrite(
  items: readonly Pick<PlannedItem, 'record' | 'after'>[],
): Promise<WrittenItem[]> {
  const written: WrittenItem[] = [];
  for (const [place, { record, after }] of items.entries()) {
    if (place % ITEMS_PER_TURN === 0) await nextTurn();
    written.push({ record, after, update: updateOf(record, after) });
  }
  return written;
}

/** Null where nothing of it changes. @throws DomainError BAD_USER_INPUT for what it can not become */
function planItem(record: PetRecord, change: ItemsChange): PlannedItem | null {
  const price = priceChangeOf(change);
  const { unusual = null, ...priced } = price ? priceFields(record, price, change.saleUntil) : {};
  const after = differing(record, {
    ...priced,
    ...(change.stock !== undefined && { stock: stockOf(record, change.stock) }),
    ...(change.shelf !== undefined && { shelf: change.shelf || null }),
    ...(change.brand !== undefined && { brand: change.brand || null }),
    ...(change.family !== undefined && { family: change.family || null }),
    ...(change.supplier !== undefined && { supplier: change.supplier || null }),
    ...(change.reorderLevel !== undefined && { reorderLevel: change.reorderLevel }),
    ...(change.isRetired && { availability: 'retired' as const }),
  });
  if (Object.keys(after).length === 0) return null;
  const { sale: _sale, availability: _state, ...facts } = after;
  requirePossibleChange(record, checkChanges(facts));
  return { record, before: fieldsOf(record, after), after, unusual };
}

function stockOf({ category }: PetRecord, stock: number): number {
  if (!isGoods(category)) throw badInput({ stock: 'An animal is one of a kind and has none' });
  return stock;
}

/** What an item has of the fields that an edit changes. */
export function fieldsOf(record: PetRecord, fields: EditedFields): EditedFields {
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, record[field as keyof EditedFields] ?? null]),
  );
}

/** The fields that an item does not have so already. */
export function differing(record: PetRecord, fields: EditedFields): EditedFields {
  const has = fieldsOf(record, fields) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isSame(has[field], value)));
}

/** Values of a record and of an edit: plain ones, times, or a sale with both. */
export function isSame(one: unknown, other: unknown): boolean {
  return valueText(one) === valueText(other);
}

function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}

/** How an item is given fields: as by its form, and the state and the sale that no form has. */
export function updateOf(record: PetRecord, fields: EditedFields): UpdateQuery<PetRecord> {
  const { sale, availability, ...facts } = fields;
  const update = changeOf(record, checkChanges(facts));
  const listedAs = availability && listingFieldsOf({ ...changedBy(record, update), availability });
  return {
    ...update,
    $set: { ...update.$set, ...(sale && { sale }), ...(availability && { availability, ...listedAs }) },
    $unset: { ...update.$unset, ...(sale === null && { sale: '' }) },
  };
}
