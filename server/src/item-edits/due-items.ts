import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { fieldsOf, isSame, type PlannedItem } from './edit-plan.ts';
import type { EditedRecord } from './records/item-edit.entity.ts';

type Change = Pick<PlannedItem, 'record' | 'after'>;

/** What was planned for items some time ago. Those that are otherwise by now stay so, which is said of each. */
export function asPlanned(
  planned: readonly EditedRecord[],
  there: readonly PetRecord[],
): { readonly items: EditedRecord[]; readonly changes: Change[] } {
  const byId = new Map(there.map((record) => [String(record._id), record]));
  const changes: Change[] = [];
  const items = planned.map((item) => {
    const record = byId.get(String(item.petId));
    if (!record) return { ...item, kept: 'No longer in the shop' };
    if (!isSame(fieldsOf(record, item.before), item.before)) return { ...item, kept: 'Changed meanwhile' };
    changes.push({ record, after: item.after });
    return item;
  });
  return { items, changes };
}

/** What a sale that is over leaves of items. Those that are in another one by now, or cost something else, keep that. */
export function afterSale(there: readonly PetRecord[], saleUntil: Date | undefined): Change[] {
  return there.flatMap((record) => {
    const { sale, petprice } = record;
    if (!isSame(sale?.until, saleUntil)) return [];
    const isOn = sale?.price === petprice;
    return [{ record, after: { ...(isOn && { petprice: sale?.regularPrice ?? petprice }), sale: null } }];
  });
}
