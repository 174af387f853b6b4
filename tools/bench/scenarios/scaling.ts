import type { Shop } from '../../../server/test/harness/shop.ts';
import { quantile } from '../figures/statistics.ts';
import { interleave, type Measured, type PassPlan, type Scenario } from '../load/passes.ts';
import { asPersistedGet, clientDocument } from '../setup/documents.ts';
import { stockUp } from '../setup/goods.ts';
import { itemQuestions, listQuestions, searchQuestions, type Variety } from '../setup/questions.ts';
import { mongodPid, type Stage, withoutResponseCache } from '../setup/stage.ts';

/** A shop of one size. */
export interface Size {
  readonly items: number;
  readonly shop: Shop;
  /** Seconds that the seed took. */
  readonly seedSeconds: number;
}

/** How a shop of one size answers. */
export interface Grown {
  readonly size: Size;
  readonly list: Measured;
  readonly item: Measured;
  readonly search: Measured;
  /** The list far down: 20,000 items, or the end of a smaller catalogue. */
  readonly deep: Measured;
  /** Median milliseconds of a filter's facets, asked for the first time and again. */
  readonly facets: { readonly first: number; readonly again: number };
}

/** How far down the deep pages lie, in pages of 100. */
const DEEP = 200;

export async function openSize(stage: Stage, items: number): Promise<Size> {
  const shop = await stage.openShop(withoutResponseCache);
  return { items, shop, seedSeconds: await stockUp(shop, items) };
}

/** The same questions to shops of all sizes, in turns. */
export async function grow(
  stage: Stage,
  sizes: readonly Size[],
  plan: PassPlan,
  say: (text: string) => void,
): Promise<Grown[]> {
  const facets: Grown['facets'][] = [];
  // First of all: what the passes ask would not be asked for the first time any more.
  for (const { shop } of sizes) facets.push(await facetTimes(shop));
  const scenarios = await Promise.all(sizes.map(scenariosOf));
  const measured: Measured[] = [];
  // One kind of question after the other, so that the sizes stand side by side.
  for (let kind = 0; kind < 4; kind++) {
    const same = scenarios.flatMap((own) => own[kind] ?? []);
    measured.push(...(await interleave(stage.generator, same, plan, say)));
  }
  return sizes.map((size, place) => {
    const of = (kind: number) => measured[kind * sizes.length + place] as Measured;
    const times = facets[place] ?? { first: Number.NaN, again: Number.NaN };
    return { size, list: of(0), item: of(1), search: of(2), deep: of(3), facets: times };
  });
}

async function scenariosOf({ items, shop }: Size): Promise<Scenario[]> {
  const mongod = await mongodPid(shop);
  const scenario = (what: string, { document, variables }: Variety): Scenario => ({
    name: `${what} of ${items}`,
    title: `${what}, ${items.toLocaleString('en-US')} items`,
    servers: [shop.pid()],
    mongod,
    job: (connections, seconds) => ({
      kind: 'ask',
      urls: [shop.url],
      connections,
      seconds,
      questions: variables.map((values) => asPersistedGet(document, values)),
    }),
  });
  return [
    scenario('list of 20', await listQuestions(shop)),
    scenario('one item', await itemQuestions(shop)),
    scenario('search with facets', searchQuestions()),
    scenario('deep page', await deepQuestions(shop)),
  ];
}

/** Pages that somebody sees who has scrolled for a very long time. */
async function deepQuestions(shop: Shop): Promise<Variety> {
  const document = clientDocument('PetListMore');
  const variables: object[] = [];
  let after: string | undefined;
  for (let page = 0; page < DEEP; page++) {
    const { data } = await shop.gql(document.text, { orderBy: 'NEWEST', first: 100, after });
    const { endCursor, hasNextPage } = data.pets.pageInfo;
    if (!hasNextPage) break;
    after = endCursor;
    variables.push({ orderBy: 'NEWEST', first: 20, after });
  }
  return { document, variables: variables.slice(-20) };
}

/** Milliseconds of a list's facets under filters that nobody asked for before, and right after. */
async function facetTimes(shop: Shop): Promise<Grown['facets']> {
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
