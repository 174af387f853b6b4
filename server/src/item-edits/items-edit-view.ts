import { undoUntil } from '../../../domain/orders/order-states.ts';
import { changesBetween } from '../audit/changes.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Actor } from '../platform/request-scope.ts';
import type { EditSurvey } from './edit-survey.ts';
import { EditedItem, ItemsEdit } from './items-edit.types.ts';
import type { EditedFields, EditedRecord, ItemsEditRecord } from './records/item-edit.entity.ts';

/** Problems that are named. */
const MAX_PROBLEMS = 20;

const nothing = {
  ...{ from: null, doneAt: null, saleUntil: null, undoUntil: null, keptCount: 0, unchangedCount: 0 },
  ...{ doneCount: 0, unusualCount: 0, problemCount: 0, problems: [], problem: null, fingerprint: null },
};

/** What a change would do. */
export function lookedAt(survey: EditSurvey, summary: string, actor: Actor): ItemsEdit {
  const { count, unchanged, unusualCount, problems } = survey;
  return Object.assign(new ItemsEdit(), nothing, {
    ...{
      id: null,
      state: 'looked_at' as const,
      summary,
      at: databaseClock.now(),
      by: actor.name || actor.email,
    },
    ...{ count, unchangedCount: unchanged, unusualCount, problemCount: problems.length },
    problems: problems.slice(0, MAX_PROBLEMS),
    fingerprint: survey.fingerprint(),
    all: survey.first().map((item) => toEditedItem(item, item.unusual)),
  });
}

/** A stored change, without its items unless they were read with it. */
export function toItemsEdit(record: ItemsEditRecord, now = databaseClock.now()): ItemsEdit {
  const { status, at, summary, count, keptCount, items, partCount } = record;
  const doneCount = record.doneCount ?? (status === 'done' ? count : 0);
  return Object.assign(new ItemsEdit(), nothing, {
    ...{ id: record._id.toHexString(), state: status, summary, at, by: record.name || record.email },
    ...{ from: record.from ?? null, doneAt: record.doneAt ?? null, saleUntil: record.saleUntil ?? null },
    undoUntil: status === 'done' ? undoUntil(record.doneAt, now) : null,
    ...{ count, keptCount, doneCount, problem: record.problem ?? null },
    ...(items && !partCount && { all: items.map((item) => toEditedItem(item, null)) }),
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
