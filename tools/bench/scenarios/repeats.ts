import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { buyRepeated, daysAgo, storedPlan } from '../../../server/test/fixtures/repeats/repeat-plans.ts';
import { addItem, anItem } from '../../../server/test/fixtures/shop/items.ts';
import { zoneWhereItIs } from '../../../server/test/fixtures/shop/time-zones.ts';
import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { quantile } from '../figures/statistics.ts';
import { type BenchEnvironment, withoutResponseCache } from '../setup/environment.ts';
import { searchQueries } from '../setup/queries.ts';
import { seedShop } from '../setup/seed-shop.ts';

/** How many items come again, so that not all plans take from the same stock. */
const REPEATED_ITEMS = 50;

/** A search every so many milliseconds, one after the other. */
const SEARCH_EVERY_MS = 50;

const LOOK_EVERY_MS = 1000;

/** Plans that are due at once, and what a shopper notices of it. */
export interface RepeatFigures {
  readonly plans: number;
  readonly seconds: number;
  /** 99th percentile of searches in milliseconds, before and meanwhile. */
  readonly quietP99: number;
  readonly searchP99: number;
}

/** Repeat deliveries that are all due at once, charged by one server that is searched meanwhile. */
export async function measureRepeats(
  environment: BenchEnvironment,
  items: number,
  plans: number,
): Promise<RepeatFigures> {
  const shop = await environment.openShop({
    ...withoutResponseCache,
    // Past the hour from which deliveries of the day are charged.
    ...{ REPEAT_SECONDS: '1', SHOP_TIME_ZONE: zoneWhereItIs(12) },
  });
  await seedShop(shop, items);
  const isQuiet = new AbortController();
  setTimeout(() => isQuiet.abort(), 10_000);
  const quietP99 = await searchUntil(shop, isQuiet.signal);
  await addDuePlans(shop, plans);
  const startedAt = performance.now();
  const isDone = new AbortController();
  const [searchP99] = await Promise.all([
    searchUntil(shop, isDone.signal),
    untilCharged(shop, plans).finally(() => isDone.abort()),
  ]);
  return { plans, quietP99, searchP99, seconds: (performance.now() - startedAt) / 1000 };
}

/** Copies of a plan that was begun by an order, of as many shoppers, whose card is that of the first. */
async function addDuePlans(shop: OwnShop, count: number): Promise<void> {
  const admin = await shop.signUp({ role: 'admin' });
  const { token } = await shop.signUp();
  const petIds: string[] = [];
  for (let place = 0; place < REPEATED_ITEMS; place += 1) {
    petIds.push(await addItem(shop, admin.token, anItem({ petprice: 19.99, stock: 100_000 })));
  }
  await buyRepeated(shop, { petId: petIds[0] ?? '', token });
  const own = await storedPlan(shop, petIds[0] ?? '');
  const date = daysAgo(1);
  const copies = Array.from({ length: count }, (_, place) => ({
    ...{ ...own, _id: new Types.ObjectId(), entryId: new Types.ObjectId() },
    ...{ nextDate: date, chargeDate: date, announcedOn: daysAgo(4) },
    ...{ uid: `${own?.uid}-${place}`, cardUid: own?.uid },
    petId: new Types.ObjectId(petIds[place % REPEATED_ITEMS]),
  }));
  await shop.db.collection('repeatplans').insertMany(copies);
}

async function untilCharged(shop: OwnShop, plans: number): Promise<void> {
  const charged = { repeatPlanId: { $exists: true }, status: 'succeeded' };
  const payments = shop.db.collection('payments');
  while ((await payments.countDocuments(charged)) < plans) await pause(LOOK_EVERY_MS);
}

/** @returns the 99th percentile of what the searches took, in milliseconds */
async function searchUntil(shop: OwnShop, ended: AbortSignal): Promise<number> {
  const { document, variables } = searchQueries();
  const times: number[] = [];
  while (!ended.aborted) {
    const startedAt = performance.now();
    const { errors } = await shop.gql(document.text, variables[times.length % variables.length]);
    if (errors) throw new Error(JSON.stringify(errors));
    times.push(performance.now() - startedAt);
    await pause(SEARCH_EVERY_MS);
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.99,
  );
}
