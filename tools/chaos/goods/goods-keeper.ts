import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { ask, type Manner } from '../scenario/admin-request.ts';
import type { RequestedEdit, RequestedImport } from '../scenario/oracle.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { NoResponse } from '../scenario/shop-request.ts';
import { aPriceList, importFile, undoImport } from './price-lists.ts';

const editItems = `mutation ($ids: [ID!], $change: ItemsChangeInput!, $isDryRun: Boolean!, $fingerprint: String) {
  editItems(ids: $ids, change: $change, isDryRun: $isDryRun, fingerprint: $fingerprint) {
    id summary count fingerprint
  }
}`;

const undoItemsEdit = 'mutation ($id: ID!) { undoItemsEdit(id: $id) { state } }';

/** What somebody does with the goods of a run while they are sold. */
export type GoodsDeed =
  | 'raise the prices'
  | 'lower the prices'
  | 'begin a sale'
  | 'set the stock'
  | 'take the edit back'
  | 'import prices'
  | 'import prices and stock'
  | 'take the import back';

/** How somebody goes about it, and where a fault intervenes. */
export interface GoodsHabits {
  readonly deeds: readonly GoodsDeed[];
  readonly beforeEditing?: () => Promise<void>;
  readonly beforeImporting?: () => Promise<void>;
}

/** Share of the runs in which somebody changes goods. */
const GOODS_SHARE = 0.5;

/** The usual courses: new prices, a mistake that is taken back, a supplier's list. */
const courses: readonly (readonly GoodsDeed[])[] = [
  ['raise the prices', 'set the stock', 'take the edit back'],
  ['begin a sale', 'raise the prices', 'take the edit back', 'import prices'],
  ['import prices', 'lower the prices', 'take the import back'],
  ['set the stock', 'import prices and stock', 'take the import back', 'raise the prices'],
  ['import prices and stock', 'take the import back', 'begin a sale', 'take the edit back'],
  ['set the stock', 'take the edit back', 'lower the prices'],
];

/** Somebody changes many goods at once, and imports lists of them. From a source of its own, so that all else of a seed stays as it was. */
export async function keepGoods(scenario: Scenario, fixed?: Partial<GoodsHabits>): Promise<void> {
  const random = seededRandom(`${scenario.name}/goods keeper`);
  if (!fixed && !random.chance(GOODS_SHARE)) return;
  await changeGoods(scenario, random, { deeds: random.pick(courses), ...fixed });
}

/** The deeds, one after the other. */
export async function changeGoods(scenario: Scenario, random: Random, habits: GoodsHabits): Promise<void> {
  const done: Done = { edit: null, list: null };
  try {
    for (const [place, deed] of habits.deeds.entries()) {
      await sleep(random.between(0, 300));
      const manner = { random, via: scenario.first, requestId: `${scenario.name} ${place}` };
      await act(scenario, habits, deed, { ...manner, place, done });
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.oracle.timeouts.push(`goods keeper: ${error.message}`);
  }
}

/** The last of each, which may be taken back. */
interface Done {
  edit: RequestedEdit | null;
  list: RequestedImport | null;
}

interface GoodsManner extends Manner {
  /** No two deeds of a run have the same one, and so no two changes the same words. */
  readonly place: number;
  readonly done: Done;
}

async function act(
  scenario: Scenario,
  habits: GoodsHabits,
  deed: GoodsDeed,
  manner: GoodsManner,
): Promise<void> {
  const { place, done } = manner;
  const steps = place / 100;
  switch (deed) {
    case 'raise the prices':
      return edit(scenario, habits, deed, manner, { pricePercent: 5 + steps });
    case 'lower the prices':
      return edit(scenario, habits, deed, manner, { pricePercent: -7 - steps });
    case 'begin a sale':
      return edit(scenario, habits, deed, manner, { pricePercent: -20 - steps, saleUntil: inAnHour() });
    case 'set the stock':
      return edit(scenario, habits, deed, manner, { stock: 3 + place });
    case 'take the edit back':
      return undoEdit(scenario, habits, deed, manner);
    case 'import prices':
    case 'import prices and stock': {
      const list = aPriceList(scenario, place, deed === 'import prices and stock');
      done.list = await importFile(scenario, manner, list, habits.beforeImporting);
      return;
    }
    case 'take the import back':
      if (done.list) await undoImport(scenario, manner, done.list);
  }
}

/** Looks what a change would do, and then has exactly that done, if nothing came in between. */
async function edit(
  scenario: Scenario,
  { beforeEditing }: GoodsHabits,
  deed: GoodsDeed,
  manner: GoodsManner,
  change: object,
): Promise<void> {
  const ids = scenario.products;
  const looked = await ask(scenario, `look: ${deed}`, manner, editItems, { ids, change, isDryRun: true });
  const seen = looked.find(({ data }) => data)?.data.editItems;
  if (!seen || seen.count === 0) return;
  const { summary, count, fingerprint } = seen;
  const requested: RequestedEdit = { summary, petIds: ids, count, id: null, isUndone: false };
  scenario.oracle.edits.push(requested);
  await beforeEditing?.();
  const variables = { ids, change, isDryRun: false, fingerprint };
  const answers = await ask(scenario, deed, manner, editItems, variables);
  requested.id = answers.find(({ data }) => data)?.data.editItems.id ?? null;
  manner.done.edit = requested;
}

async function undoEdit(
  scenario: Scenario,
  { beforeEditing }: GoodsHabits,
  deed: GoodsDeed,
  manner: GoodsManner,
): Promise<void> {
  const { edit: last } = manner.done;
  if (!last?.id) return;
  await beforeEditing?.();
  const answers = await ask(scenario, deed, manner, undoItemsEdit, { id: last.id });
  last.isUndone = answers.some(({ data }) => data);
}

function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
