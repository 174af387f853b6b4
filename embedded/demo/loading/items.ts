import { listingFieldsOf } from '../../../server/src/catalogue/listing-fields.ts';
import { PetModel } from '../../../server/src/catalogue/pet.entity.ts';
import { countWords } from '../../../server/src/catalogue/vocabulary.ts';
import { renderPicture } from '../art/render-picture.ts';
import { catalogue } from '../catalogue.ts';
import type { DemoItem } from '../demo-item.ts';
import { parcels, petOrders, soldPetKeys } from '../orders.ts';
import { demoId } from './demo-id.ts';
import type { DemoParts, Report } from './demo-parts.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Pictures in the making at once: one is drawn while others are encoded. */
const LANES = 3;

/** Draws the picture of every item that is not there yet, then puts the item into the shop. */
export async function loadItems({ db, images }: DemoParts, now: Date, report: Report): Promise<void> {
  const history = orderHistory(now);
  const waiting = [...catalogue.entries()];
  let done = 0;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, item] = next;
      await loadItem(item, place);
      done += 1;
      report(`Demo pictures ${done} of ${catalogue.length}`);
    }
  }

  async function loadItem(item: DemoItem, place: number): Promise<void> {
    const _id = demoId('item', item.key);
    if (await PetModel.exists({ _id })) return;

    const image = await images.store(await renderPicture(item));
    const { art, key, ...fields } = item;
    const { timesOrdered = 0, firstOrder } = history.get(key) ?? {};
    const availability = soldPetKeys().has(key) ? 'sold' : 'available';
    const listedBy = listingFieldsOf({ ...item, availability });
    const $setOnInsert = {
      ...fields,
      image,
      timesOrdered,
      availability,
      createdAt: cameIn(place, firstOrder, now),
      ...listedBy,
    };
    await db.transaction(async (session) => {
      const { upsertedCount } = await PetModel.updateOne(
        { _id },
        { $setOnInsert },
        { upsert: true, session },
      );
      if (upsertedCount > 0) await countWords([], listedBy.searchWords, session);
    });
  }

  await Promise.all(Array.from({ length: LANES }, work));
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
function cameIn(place: number, firstOrder: Date | undefined, now: Date): Date {
  const share = (place + 0.5) / catalogue.length;
  const planned = now.getTime() - 125 * DAY * (1 - share) - 3 * HOUR;
  const latest = firstOrder ? firstOrder.getTime() - 2 * DAY : planned;
  return new Date(Math.min(planned, latest));
}
