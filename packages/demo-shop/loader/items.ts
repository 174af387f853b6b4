import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PetModel } from '../../../server/src/catalogue/pet/pet.entity.ts';
import { listingFieldsOf } from '../../../server/src/catalogue/search/listing-fields.ts';
import { countWords } from '../../../server/src/catalogue/search/words/word-index.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { DemoItem } from '../catalogue/demo-item.ts';
import { parcels, petOrders, soldPetKeys } from '../orders/orders.ts';
import { demoId } from './demo-id.ts';
import type { DemoServices, Report } from './demo-services.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Puts the items that are not there yet into the shop, with their pictures. */
export async function loadItems(parts: DemoServices, now: Date, report: Report): Promise<void> {
  report('Demo pictures');
  const known = new Set((await PetModel.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
  const history = orderHistory(now);
  const records = await Promise.all(
    [...catalogue.entries()]
      .filter(([, { key }]) => !known.has(String(demoId('item', key))))
      .map(([place, item]) => toRecord(parts, item, { now, place, ...history.get(item.key) })),
  );
  await parts.db.transaction(async (session) => {
    await PetModel.insertMany(records, { session });
    const words = records.flatMap(({ searchWords }) => searchWords);
    await countWords([], words, session);
  });
}

interface ItemHistory extends Partial<OrderHistory> {
  readonly now: Date;
  /** In the catalogue, where the oldest come first. */
  readonly place: number;
}

/** An item as the shop keeps it; its picture is stored by then. */
async function toRecord({ images, pictures }: DemoServices, { key, ...item }: DemoItem, past: ItemHistory) {
  const image = await images.storeJpeg(await readFile(join(pictures, `${key}.jpg`)));
  const availability = soldPetKeys().has(key) ? ('sold' as const) : ('available' as const);
  return {
    ...item,
    _id: demoId('item', key),
    image,
    timesOrdered: past.timesOrdered ?? 0,
    availability,
    createdAt: createdAtOf(past),
    ...listingFieldsOf({ ...item, availability }),
  };
}

interface OrderHistory {
  timesOrdered: number;
  firstOrder: Date;
}

function orderHistory(now: Date): Map<string, OrderHistory> {
  const orders = [
    ...petOrders(now).map(({ petKey, at }) => ({ petKey, at })),
    ...parcels(now).flatMap(({ entries, at }) => entries.map(({ petKey }) => ({ petKey, at }))),
  ];
  const history = new Map<string, OrderHistory>();
  for (const { petKey, at } of orders) {
    const { timesOrdered, firstOrder } = history.get(petKey) ?? { timesOrdered: 0, firstOrder: at };
    history.set(petKey, {
      timesOrdered: timesOrdered + 1,
      firstOrder: new Date(Math.min(firstOrder.getTime(), at.getTime())),
    });
  }
  return history;
}

/** The catalogue's order over the last four months, but before anybody ordered the item. */
function createdAtOf({ now, place, firstOrder }: ItemHistory): Date {
  const share = (place + 0.5) / catalogue.length;
  const planned = now.getTime() - 125 * DAY_MS * (1 - share) - 3 * HOUR_MS;
  const latest = firstOrder ? firstOrder.getTime() - 2 * DAY_MS : planned;
  return new Date(Math.min(planned, latest));
}
