import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { isSame, updateOf } from './edit-plan.ts';
import type { WrittenItem } from './item-writer.ts';
import type { EditedFields, EditedRecord } from './records/item-edit.entity.ts';

interface TakenBack {
  /** The items of the edit, with why one is left as it is. */
  readonly items: EditedRecord[];
  readonly back: WrittenItem[];
}

/**
 * What an undo does to the items of an edit. What was changed again meanwhile stays as it is; of a stock, what the edit
 * added or took goes, whatever was sold since.
 */
export function takenBack(edited: readonly EditedRecord[], there: readonly PetRecord[]): TakenBack {
  const byId = new Map(there.map((record) => [String(record._id), record]));
  const back: WrittenItem[] = [];
  const items = edited.map((item) => {
    const record = byId.get(String(item.petId));
    if (item.kept) return item;
    if (!record) return { ...item, kept: 'No longer in the shop' };
    const fields = fieldsBack(item, record);
    if (Object.keys(fields).length > 0)
      back.push({ record, after: fields, update: updateOf(record, withoutState(fields)) });
    const isWhole = Object.keys(fields).length === Object.keys(item.after).length;
    return isWhole ? item : { ...item, kept: 'Changed meanwhile' };
  });
  return { items, back };
}

function fieldsBack({ before, after }: EditedRecord, record: PetRecord): EditedFields {
  const { stock, ...others } = after;
  const current = record as unknown as Record<string, unknown>;
  const unchanged = Object.entries(others).filter(([field, value]) => isSame(current[field], value));
  const fields = Object.fromEntries(
    unchanged.map(([field]) => [field, before[field as keyof EditedFields] ?? null]),
  );
  const difference = (before.stock ?? 0) - (stock ?? 0);
  return { ...fields, ...(stock !== undefined && { stock: Math.max(0, (record.stock ?? 0) + difference) }) };
}

/** The state is given back by who knows whether an animal has found a home. */
function withoutState({ availability: _state, ...fields }: EditedFields): EditedFields {
  return fields;
}
