import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import type { RequestedStockChange } from './oracle.ts';
import { listServers, type Scenario } from './scenario.ts';
import { NoResponse, requestUntilAnswered, type ShopRequest } from './shop-request.ts';

const stockOf = 'query ($id: ID!) { pet(id: $id) { stock } }';

const moveStock = `mutation ($id: ID!, $quantity: Int!, $reason: StockReason!, $note: String) {
  done: moveStock(id: $id, quantity: $quantity, reason: $reason, note: $note) { stock }
}`;

const countStock = `mutation ($id: ID!, $counted: Int!, $stockWas: Int, $note: String) {
  done: countStock(id: $id, counted: $counted, stockWas: $stockWas, note: $note) { stock }
}`;

/** What somebody does with the stock of an item while it is sold. */
type StockDeed = 'arrive' | 'break' | 'count by a list' | 'count at once';

/** Share of the runs in which somebody works at the shelves. */
const KEEPING_SHARE = 0.7;

/** The usual courses: a delivery, a walk along the shelves, both. */
const courses: readonly (readonly StockDeed[])[] = [
  ['arrive', 'break', 'count by a list'],
  ['count by a list', 'arrive', 'count by a list'],
  ['count at once', 'break', 'count by a list'],
  ['arrive', 'count by a list', 'count at once'],
  ['break', 'break', 'arrive', 'count by a list'],
];

/** Somebody moves and counts what is being sold. From a source of its own, so that all else of a seed stays as it was. */
export async function keepStock(scenario: Scenario): Promise<void> {
  const random = seededRandom(`${scenario.name}/stock keeper`);
  if (!random.chance(KEEPING_SHARE)) return;
  try {
    for (const [place, deed] of random.pick(courses).entries()) {
      await sleep(random.between(0, 250));
      await act(scenario, random, deed, `${scenario.name} ${place}`);
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.oracle.timeouts.push(`stock keeper: ${error.message}`);
  }
}

async function act(scenario: Scenario, random: Random, deed: StockDeed, note: string): Promise<void> {
  const id = random.pick(scenario.products);
  switch (deed) {
    case 'arrive':
    case 'break':
      return move(scenario, random, { id, note, isArrival: deed === 'arrive' });
    case 'count by a list':
      return countByList(scenario, random, id, note);
    case 'count at once': {
      const counted = Math.floor(random.between(0, 6));
      return request(scenario, random, { petId: id, note, quantity: null, stockAfter: counted }, countStock, {
        counted,
      });
    }
  }
}

function move(
  scenario: Scenario,
  random: Random,
  { id, note, isArrival }: { readonly id: string; readonly note: string; readonly isArrival: boolean },
): Promise<void> {
  const quantity = isArrival ? 1 + Math.floor(random.between(0, 3)) : -1;
  const meant = { petId: id, note, quantity, stockAfter: null };
  return request(scenario, random, meant, moveStock, { quantity, reason: isArrival ? 'ARRIVED' : 'BROKEN' });
}

/** Between the list and what is entered of it, shoppers go on buying. */
async function countByList(scenario: Scenario, random: Random, id: string, note: string): Promise<void> {
  const { data } = await send(scenario, random, stockOf, { id });
  const stockWas: number | undefined = data?.pet?.stock;
  const difference = random.pick([-1, 0, 0, 1]);
  await sleep(random.between(100, 700));
  if (stockWas === undefined || stockWas + difference < 0) return;
  const counted = stockWas + difference;
  const meant = { petId: id, note, quantity: difference, stockAfter: null };
  await request(scenario, random, meant, countStock, { counted, stockWas });
}

async function request(
  scenario: Scenario,
  random: Random,
  meant: Omit<RequestedStockChange, 'isConfirmed'>,
  query: string,
  variables: object,
): Promise<void> {
  const requested = { ...meant, isConfirmed: false };
  scenario.oracle.stockChanges.push(requested);
  const { petId: id, note } = meant;
  const { data, code } = await send(scenario, random, query, { id, note, ...variables });
  requested.isConfirmed = Boolean(data?.done);
  scenario.log.record(`stock keeper: ${note} ${JSON.stringify(variables)}: ${data ? 'done' : code}`);
}

function send(scenario: Scenario, random: Random, query: string, variables: object) {
  const { environment, oracle, log } = scenario;
  const { name: via } = random.pick(listServers(environment));
  const asked: ShopRequest = {
    ...{ token: random.pick(environment.admins).token, query, variables, via },
    onInternal(message) {
      oracle.internalErrors += 1;
      log.record(`stock keeper: ${message}`);
    },
  };
  return requestUntilAnswered(environment, asked);
}
