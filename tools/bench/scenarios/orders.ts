import type { Shop } from '../../../server/test/harness/shop.ts';
import { type NoiseFilter } from '../figures/noise-filter.ts';
import { quantile } from '../figures/statistics.ts';
import { clientDocument } from '../setup/documents.ts';
import { type BenchEnvironment, withoutResponseCache } from '../setup/environment.ts';
import { type SeededOrder, seedOrders } from '../setup/seed-orders.ts';

/** How often each question is asked. */
const TIMES = 60;

/** Median milliseconds of the first page, by what is asked for, at a shop of one size. */
export interface OrderTimes {
  readonly orders: number;
  readonly p50: Readonly<Record<string, number>>;
}

type Where = Readonly<Record<string, unknown>>;

/** What staff ask for: everything, a state, a way of delivery, days, and words that many, few, one or no orders have. */
function questionsAbout(seeded: readonly SeededOrder[]): Record<string, (place: number) => Where> {
  const one = (place: number) => seeded[place % seeded.length] as SeededOrder;
  return {
    'all orders': () => ({}),
    'to be shipped': () => ({ status: 'PAID' }),
    'that have arrived': () => ({ status: 'DELIVERED' }),
    'to be picked up': () => ({ delivery: 'CURBSIDE' }),
    'of a week': () => ({ placedFrom: new Date(Date.now() - 7 * 86_400_000).toISOString() }),
    'by number': (place) => ({ search: one(place).number }),
    'by e-mail address': (place) => ({ search: one(place).email }),
    'by first and last name': (place) => ({ search: one(place).username }),
    'by a name that many have': (place) => ({ search: one(place).username.split(' ')[0] }),
    'by item': (place) => ({ search: one(place).item }),
    'by a part of a word': (place) => ({ search: one(place).number.slice(4, 8) }),
    'by what no order has': (place) => ({ search: `zzq${place}` }),
    'by name, to be shipped': (place) => ({ search: one(place).username, status: 'PAID' }),
  };
}

/** The first page of the list of orders, one request after the other, at shops of several sizes in turns. */
export async function measureOrders(
  environment: BenchEnvironment,
  sizes: readonly number[],
  noiseFilter: NoiseFilter,
): Promise<OrderTimes[]> {
  const shops = await Promise.all(sizes.map((orders) => openShopWith(environment, orders)));
  const found = shops.map(({ orders }) => ({ orders, p50: {} as Record<string, number> }));
  for (const name of Object.keys(questionsAbout([]))) {
    const [medians = []] = await noiseFilter.collect(1, async () => {
      const times: number[] = [];
      for (const one of shops) times.push(await medianOf(one, name));
      return times;
    });
    for (const [place, median] of medians.entries()) {
      const size = found[place];
      if (size) size.p50[name] = median;
    }
  }
  return found;
}

interface ShopWithOrders {
  readonly shop: Shop;
  readonly orders: number;
  readonly token: string;
  readonly questions: ReturnType<typeof questionsAbout>;
}

async function openShopWith(environment: BenchEnvironment, orders: number): Promise<ShopWithOrders> {
  const shop = await environment.openShop(withoutResponseCache);
  const { token } = await shop.signUp({ role: 'admin' });
  return { shop, orders, token, questions: questionsAbout(await seedOrders(shop, orders)) };
}

async function medianOf({ shop, token, questions }: ShopWithOrders, name: string): Promise<number> {
  const { text: query } = clientDocument('AdminOrders');
  const times: number[] = [];
  for (let place = 0; place < TIMES; place++) {
    const where = questions[name]?.(place);
    const startedAt = performance.now();
    const { errors } = await shop.gql(query, { first: 20, where }, token);
    if (errors) throw new Error(`orders ${name}: ${JSON.stringify(errors)}`);
    times.push(performance.now() - startedAt);
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}
