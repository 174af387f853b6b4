import { DAY_MS } from '../../../domain/durations.ts';
import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { type NoiseFilter } from '../figures/noise-filter.ts';
import { memoryMb } from '../figures/process-figures.ts';
import { quantile } from '../figures/statistics.ts';
import { clientDocument } from '../setup/documents.ts';
import { type BenchEnvironment, withoutResponseCache } from '../setup/environment.ts';
import { type SeededOrder, seedSales, spreadItems } from '../setup/seed-sales.ts';
import { seedShop } from '../setup/seed-shop.ts';

/** How often each question is asked. */
const TIMES = 60;

/** What can be taken out as a file. */
const tables = ['orders', 'items', 'customers', 'payments'] as const;

/** A file with all that there is. */
export interface ExportFigures {
  readonly rows: number;
  readonly seconds: number;
  /** Megabytes of the server's memory at most, before and afterwards. */
  readonly peakBefore: number;
  readonly peakAfter: number;
}

/** What a shop answers that has so many orders, accounts and items. */
export interface BackOfficeFigures {
  readonly records: number;
  /** Median milliseconds by what is asked for: the first page of a list, or the file of a day. */
  readonly p50: Readonly<Record<string, number>>;
  readonly exports: Readonly<Record<string, ExportFigures>>;
}

type Where = Readonly<Record<string, unknown>>;
/** What is asked for: words of an order that is there, and the answer to wait for. */
type Question = (shop: OpenShop, order: SeededOrder) => Promise<unknown>;

interface OpenShop {
  readonly shop: OwnShop;
  readonly token: string;
  readonly records: number;
  readonly seeded: readonly SeededOrder[];
}

/** What staff ask for: everything, a state, days, and words that many, few, one or no records have. */
const questions: Readonly<Record<string, Question>> = {
  'all orders': orders(() => ({})),
  'orders to be shipped': orders(() => ({ status: 'PAID' })),
  'orders that have arrived': orders(() => ({ status: 'DELIVERED' })),
  'orders to be picked up': orders(() => ({ delivery: 'CURBSIDE' })),
  'orders of a week': orders(() => ({ placedFrom: daysAgo(7) })),
  'orders by number': orders(({ number }) => ({ search: number })),
  'orders by e-mail address': orders(({ email }) => ({ search: email })),
  'orders by phone number': orders(({ phone }) => ({ search: phone })),
  'orders by first and last name': orders(({ username }) => ({ search: username })),
  'orders by a name that many have': orders(({ username }) => ({ search: firstWord(username) })),
  'orders by item': orders(({ item }) => ({ search: item })),
  'orders by a part of a word': orders(({ number }) => ({ search: number.slice(4, 8) })),
  'orders by what none has': orders(() => ({ search: 'xyzzyx' })),
  'orders by name, to be shipped': orders(({ username }) => ({ search: username, status: 'PAID' })),
  'the packing desk': (shop) => firstPage(shop, 'PackingQueue', {}),
  'the pick list of all that waits': (shop) => ask(shop, 'WaitingOrdersToPick', {}),
  'slips of twenty': (shop) => ask(shop, 'OrdersToPick', { numbers: numbersOf(shop.seeded.slice(0, 20)) }),
  'all customers': customers(() => ({})),
  'customers by e-mail address': customers(({ email }) => ({ search: email })),
  'customers by phone number': customers(({ phone }) => ({ search: phone })),
  'customers by first and last name': customers(({ username }) => ({ search: username })),
  'customers by a name that many have': customers(({ username }) => ({ search: firstWord(username) })),
  'customers by a beginning': customers(({ username }) => ({ search: username.slice(0, 2) })),
  'customers by what none has': customers(() => ({ search: 'xyzzyx' })),
  'the overview of 30 days': overview(30),
  'the overview of five years': overview(5 * 365),
  ...Object.fromEntries(tables.map((table) => [`${table}.csv of a day`, fileOfADay(table)])),
};

const numbersOf = (orders: readonly SeededOrder[]) => orders.map(({ number }) => number);

function orders(where: (order: SeededOrder) => Where): Question {
  return (shop, order) => firstPage(shop, 'AdminOrders', { where: where(order) });
}

function customers(where: (order: SeededOrder) => Where): Question {
  return (shop, order) => firstPage(shop, 'Customers', { where: where(order), withMoney: true });
}

function overview(days: number): Question {
  const variables = { from: daysAgo(days), to: daysAgo(0), timeZone: 'America/New_York' };
  return (shop) => ask(shop, 'AdminOverview', variables);
}

function firstPage(shop: OpenShop, name: string, variables: object): Promise<void> {
  return ask(shop, name, { first: 20, ...variables });
}

async function ask({ shop, token }: OpenShop, name: string, variables: object): Promise<void> {
  const { errors } = await shop.gql(clientDocument(name).text, variables, token);
  if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
}

function fileOfADay(table: string): Question {
  const query = `?from=${daysAgo(12)}&to=${daysAgo(11)}`;
  return (shop) => takeFile(shop, table, query);
}

/** @returns the rows of the file, its headings aside */
async function takeFile({ shop, token }: OpenShop, table: string, query = ''): Promise<number> {
  const { status, body } = await shop.rest('GET', `/admin/export/${table}.csv${query}`, { token });
  if (status !== 200) throw new Error(`${table}.csv: ${status} ${JSON.stringify(body)}`);
  return String(body).trimEnd().split('\r\n').length - 1;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

const firstWord = (text: string) => text.split(' ')[0] ?? '';

/** The lists, searches and files of the back office, one request after the other, at shops of several sizes in turns. */
export async function measureBackOffice(
  environment: BenchEnvironment,
  sizes: readonly number[],
  noiseFilter: NoiseFilter,
): Promise<BackOfficeFigures[]> {
  const shops: OpenShop[] = [];
  for (const records of sizes) shops.push(await openShopWith(environment, records));
  const medians = shops.map(() => ({}) as Record<string, number>);
  for (const [name, question] of Object.entries(questions)) {
    const [found = []] = await noiseFilter.collect(1, async () => {
      const times: number[] = [];
      for (const shop of shops) times.push(await medianOf(shop, question));
      return times;
    });
    for (const [place, median] of found.entries()) Object.assign(medians[place] ?? {}, { [name]: median });
  }
  const figures: BackOfficeFigures[] = [];
  for (const [place, shop] of shops.entries()) {
    const exports = await takeAll(shop);
    figures.push({ records: shop.records, p50: medians[place] ?? {}, exports });
  }
  return figures;
}

async function openShopWith(environment: BenchEnvironment, records: number): Promise<OpenShop> {
  const shop = await environment.openShop(withoutResponseCache);
  await seedShop(shop, records);
  await spreadItems(shop);
  const { token } = await shop.signUp({ role: 'admin' });
  return { shop, records, token, seeded: await seedSales(shop, records) };
}

async function medianOf(shop: OpenShop, question: Question): Promise<number> {
  const { seeded } = shop;
  const times: number[] = [];
  for (let place = 0; place < TIMES; place++) {
    const startedAt = performance.now();
    await question(shop, seeded[place % seeded.length] as SeededOrder);
    times.push(performance.now() - startedAt);
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

/** Every file with all that there is, one after the other. */
async function takeAll(shop: OpenShop): Promise<Record<string, ExportFigures>> {
  const figures: Record<string, ExportFigures> = {};
  for (const table of tables) {
    const peakBefore = memoryMb(shop.shop.pid()).peak;
    const startedAt = performance.now();
    const rows = await takeFile(shop, table);
    const seconds = (performance.now() - startedAt) / 1000;
    figures[table] = { rows, seconds, peakBefore, peakAfter: memoryMb(shop.shop.pid()).peak };
  }
  return figures;
}
