import { undoUntil } from '../../../domain/orders/order-states.ts';
import { changesBetween } from '../audit/changes.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type EditPlan, fingerprintOf } from './edit-plan.ts';
import type { EditedFields, EditedRecord, ItemsEditRecord } from './item-edit.entity.ts';
import { EditedItem, ItemsEdit } from './items-edit.types.ts';

/** Problems that are named. */
const MAX_PROBLEMS = 20;

const nothing = {
  ...{ from: null, doneAt: null, saleUntil: null, undoUntil: null, keptCount: 0, unchangedCount: 0 },
  ...{ unusualCount: 0, problemCount: 0, problems: [], problem: null, fingerprint: null },
};

/** What a change would do. */
export function lookedAt(plan: EditPlan, summary: string, actor: Actor): ItemsEdit {
  const { items, unchanged, problems } = plan;
  return Object.assign(new ItemsEdit(), nothing, {
    ...{
      id: null,
      state: 'looked_at' as const,
      summary,
      at: databaseClock.now(),
      by: actor.name || actor.email,
    },
    ...{ count: items.length, unchangedCount: unchanged, problemCount: problems.length },
    unusualCount: items.filter(({ unusual }) => unusual).length,
    problems: problems.slice(0, MAX_PROBLEMS),
    fingerprint: fingerprintOf(plan),
    all: items.map(({ record, before, after, unusual }) =>
      toEditedItem({ petId: record._id, petname: record.petname, before, after }, unusual),
    ),
  });
}

/** A stored change, without its items unless they were read. */
export function toItemsEdit(record: ItemsEditRecord, now = databaseClock.now()): ItemsEdit {
  const { status, at, summary, count, keptCount, items } = record;
  return Object.assign(new ItemsEdit(), nothing, {
    ...{ id: record._id.toHexString(), state: status, summary, at, by: record.name || record.email },
    ...{ from: record.from ?? null, doneAt: record.doneAt ?? null, saleUntil: record.saleUntil ?? null },
    undoUntil: status === 'done' ? undoUntil(record.doneAt, now) : null,
    ...{ count, keptCount, problem: record.problem ?? null },
    ...(items && { all: items.map((item) => toEditedItem(item, null)) }),
  });
}

export function toEditedItem(
  { petId, petname, before, after, kept }: EditedRecord,
  unusual: string | null,
): EditedItem {
  const changes = changesBetween(readable(before), readable(after), readableFields);
  return Object.assign(new EditedItem(), {
    petId: String(petId),
    petname,
    changes,
    unusual,
    kept: kept ?? null,
  });
}

const readableFields = [
  ...([
    'petprice',
    'regularPrice',
    'saleUntil',
    'stock',
    'shelf',
    'brand',
    'family',
    'supplier',
    'reorderLevel',
    'availability',
  ] as const),
];

/** A sale by the names that the API has for what is in it. */
function readable({ sale, ...fields }: EditedFields) {
  return { ...fields, regularPrice: sale?.regularPrice, saleUntil: sale?.until };
}
