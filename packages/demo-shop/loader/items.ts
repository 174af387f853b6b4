import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { PetModel } from '../../../server/src/catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../../server/src/catalogue/pet/pet-record.ts';
import { listingFieldsOf } from '../../../server/src/catalogue/search/listing-fields.ts';
import { countWords } from '../../../server/src/catalogue/search/words/word-index.ts';
import { nextMove, recordStocks } from '../../../server/src/catalogue/stock/stock-ledger.ts';
import type { PetImage } from '../../../server/src/images/pet-image.entity.ts';
import { demoBirth } from '../catalogue/animal-facts.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { DemoItem } from '../goods/demo-item.ts';
import { parcels, petOrders, soldPetKeys } from '../orders/orders.ts';
import { demoId } from './demo-id.ts';
import type { DemoServices, Report } from './demo-services.ts';

/** Puts the items that are not there yet into the shop, with their pictures. */
export async function loadItems(parts: DemoServices, now: Date, report: Report): Promise<void> {
  report('Demo pictures');
  const known = new Set((await PetModel.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
  const history = orderHistory(now);
  const missing = [...catalogue.entries()].filter(([, { key }]) => !known.has(String(demoId('item', key))));
  const images = await storePictures(
    parts,
    missing.map(([, item]) => pictureOf(item)),
  );
  const records = missing.map(([place, item]) => {
    const image = images.get(pictureOf(item)) as PetImage;
    return toRecord(item, image, { now, place, ...history.get(item.key) });
  });
  await parts.db.transaction(async (session) => {
    await PetModel.insertMany(records, { session });
    await recordStocks(
      records.map((after) => ({ before: null, after: after as unknown as PetRecord })),
      { reason: 'counted' },
      session,
    );
    const words = records.flatMap(({ searchWords }) => searchWords);
    await countWords([{ before: [], after: words }], session);
  });
}

interface ItemHistory extends Partial<OrderHistory> {
  readonly now: Date;
  /** In the catalogue, where the oldest come first. */
  readonly place: number;
}

function pictureOf({ key, picture = key }: DemoItem): string {
  return picture;
}

/** Stores each picture once, whatever shows it. */
async function storePictures({ images, pictures }: DemoServices, names: readonly string[]) {
  const store = async (name: string) =>
    [name, await images.storeJpeg(await readFile(join(pictures, `${name}.jpg`)))] as const;
  return new Map(await Promise.all([...new Set(names)].map(store)));
}

/** An item as the shop keeps it. */
function toRecord({ key, picture: _, ...item }: DemoItem, image: PetImage, past: ItemHistory) {
  const availability = soldPetKeys().has(key) ? ('sold' as const) : ('available' as const);
  return {
    ...item,
    ...demoBirth(key, past.now),
    _id: demoId('item', key),
    image,
    timesOrdered: past.timesOrdered ?? 0,
    availability,
    ...nextMove(undefined, item.stock).$inc,
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
