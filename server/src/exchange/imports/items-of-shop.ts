import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ClientSession } from 'mongoose';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { nameKeyOf } from '../../catalogue/search/listing-fields.ts';
import { isObjectId } from '../../database/object-id.ts';
import { askedAnimals } from '../../orders/pet-orders/asked-animals.ts';
import { type ItemsOfShop, nameKeyIn } from './import-plan.ts';
import type { ItemRow } from './items-file.ts';

/** Items that are compared with new ones of their name: in all, and of one name. */
const MAX_NAMESAKES = 5000;
const MAX_NAMESAKES_EACH = 20;

/** Items that are compared before other requests have their turn. */
const ITEMS_PER_TURN = 50;

/** Items as they were read. */
interface ReadItems extends ItemsOfShop {
  readonly records: ReadonlyMap<string, PetRecord>;
}

/** Whether items are still what they were. */
export async function areSame(before: ReadItems, now: ReadItems): Promise<boolean> {
  if (before.records.size !== now.records.size) return false;
  let place = 0;
  for (const [id, record] of now.records) {
    if (place % ITEMS_PER_TURN === 0) await nextTurn();
    place += 1;
    if (!isDeepStrictEqual(before.records.get(id), record)) return false;
  }
  return true;
}

/** What the shop has of what rows are about. */
export async function readItems(rows: readonly ItemRow[], session?: ClientSession): Promise<ReadItems> {
  const ids = rows.flatMap(({ id }) => (id !== undefined && isObjectId(id) ? [id] : []));
  const found = await PetModel.find({ _id: { $in: ids } })
    .session(session ?? null)
    .lean<PetRecord[]>();
  const skus = rows.flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
  const withSku = await PetModel.find({ skuKey: { $in: skus } })
    .session(session ?? null)
    .lean<PetRecord[]>();
  const bySku = new Map(withSku.map((record) => [record.skuKey, record]));
  const byId = new Map(found.map((record) => [String(record._id), record]));
  const names = rows.flatMap(({ id, cells }) => (id === undefined ? [nameKeyIn(cells)] : []));
  const namesakes = await PetModel.find({ nameKey: { $in: names }, availability: 'available' })
    .limit(MAX_NAMESAKES)
    .session(session ?? null)
    .lean<PetRecord[]>();
  const byName = Map.groupBy(namesakes, (record) => nameKeyOf(record));
  const records = new Map([...found, ...withSku, ...namesakes].map((record) => [String(record._id), record]));
  const animals = [...found, ...withSku].filter(({ category }) => category === 'pets');
  const asked = await askedAnimals(
    animals.map(({ _id }) => _id),
    session ?? null,
  );
  return {
    records,
    isAskedFor: ({ _id }) => asked.has(String(_id)),
    find: (id) => byId.get(id),
    findBySku: (key) => bySku.get(key),
    namesakes: (nameKey) => byName.get(nameKey)?.slice(0, MAX_NAMESAKES_EACH) ?? [],
  };
}
