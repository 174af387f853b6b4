import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { quantile } from '../figures/statistics.ts';
import { interleave, type Measurement, type PassPlan, type Scenario } from '../load/measurements.ts';
import { clientDocument, persistedGet } from '../setup/documents.ts';
import { type BenchEnvironment, mongodPid, withoutResponseCache } from '../setup/environment.ts';
import { itemQueries, listQueries, type QuerySet, searchQueries } from '../setup/queries.ts';
import { seedShop } from '../setup/seed-shop.ts';

/** A shop of one size. */
export interface SizedShop {
  readonly items: number;
  readonly shop: OwnShop;
  /** Seconds that the seed took. */
  readonly seedSeconds: number;
}

/** How a shop of one size answers. */
export interface ScalingResult {
  readonly size: SizedShop;
  readonly list: Measurement;
  readonly item: Measurement;
  readonly search: Measurement;
  /** The list far down: 20,000 items, or the end of a smaller catalogue. */
  readonly deep: Measurement;
  /** Median milliseconds of a filter's facets, asked for the first time and again. */
  readonly facets: { readonly first: number; readonly again: number };
}

/** How far down the deep pages lie, in pages of 100. */
const DEEP_PAGES = 200;

export async function openShopOfSize(stage: BenchEnvironment, items: number): Promise<SizedShop> {
  const shop = await stage.openShop(withoutResponseCache);
  return { items, shop, seedSeconds: await seedShop(shop, items) };
}

/** The same queries to shops of all sizes, in turns. */
export async function measureScaling(
  stage: BenchEnvironment,
  sizes: readonly SizedShop[],
  plan: PassPlan,
  say: (text: string) => void,
): Promise<ScalingResult[]> {
  const facets: ScalingResult['facets'][] = [];
  // First of all: what the passes ask would not be asked for the first time any more.
  for (const { shop } of sizes) facets.push(await measureFacets(shop));
  const scenarios = await Promise.all(sizes.map(scenariosOf));
  const measured: Measurement[] = [];
  // One kind of query after the other, so that the sizes stand side by side.
  for (let kind = 0; kind < 4; kind++) {
    const same = scenarios.flatMap((own) => own[kind] ?? []);
    measured.push(...(await interleave(stage.generator, same, plan, say)));
  }
  return sizes.map((size, place) => {
    const of = (kind: number) => measured[kind * sizes.length + place] as Measurement;
    const times = facets[place] ?? { first: Number.NaN, again: Number.NaN };
    return { size, list: of(0), item: of(1), search: of(2), deep: of(3), facets: times };
  });
}

async function scenariosOf({ items, shop }: SizedShop): Promise<Scenario[]> {
  const mongod = await mongodPid(shop);
  const scenario = (what: string, { document, variables }: QuerySet): Scenario => ({
    name: `${what} of ${items}`,
    title: `${what}, ${items.toLocaleString('en-US')} items`,
    servers: [shop.pid()],
    mongod,
    job: (connections, seconds) => ({
      kind: 'query',
      urls: [shop.url],
      connections,
      seconds,
      requests: variables.map((values) => persistedGet(document, values)),
    }),
  });
  return [
    scenario('list of 20', await listQueries(shop)),
    scenario('one item', await itemQueries(shop)),
    scenario('search with facets', searchQueries()),
    scenario('deep page', await deepPageQueries(shop)),
  ];
}

/** Pages that somebody sees who has scrolled for a very long time. */
async function deepPageQueries(shop: OwnShop): Promise<QuerySet> {
  const document = clientDocument('PetListMore');
  const variables: object[] = [];
  let after: string | undefined;
  for (let page = 0; page < DEEP_PAGES; page++) {
    const { data } = await shop.gql(document.text, { orderBy: 'NEWEST', first: 100, after });
    const { endCursor, hasNextPage } = data.pets.pageInfo;
    if (!hasNextPage) break;
    after = endCursor;
    variables.push({ orderBy: 'NEWEST', first: 20, after });
  }
  return { document, variables: variables.slice(-20) };
}

/** Milliseconds of a list's facets under filters that nobody asked for before, and right after. */
async function measureFacets(shop: OwnShop): Promise<ScalingResult['facets']> {
  const { text } = clientDocument('PetList');
  const times = { first: [] as number[], again: [] as number[] };
  for (let step = 0; step < 9; step++) {
    const where = { category: 'FOOD', priceMin: 5 + step, priceMax: 30 + 2 * step };
    for (const when of ['first', 'again'] as const) {
      const startedAt = performance.now();
      const { errors } = await shop.gql(text, { where, orderBy: 'NEWEST', first: 20 });
      if (errors) throw new Error(`facets: ${JSON.stringify(errors)}`);
      times[when].push(performance.now() - startedAt);
    }
  }
  const middle = (values: number[]) =>
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    );
  return { first: middle(times.first), again: middle(times.again) };
}
