import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Inspector, settledHeap, startInspected } from '../fixtures/process/inspector.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

let shop: OwnShop;
let shopper: Account;
let petId: string;

beforeAll(async () => {
  shop = await startShop({ env: withRounds });
  shopper = await shop.signUp();
  const admin = await shop.signUp({ role: 'admin' });
  petId = await addItem(shop, admin.token, anItem());
  await addItem(shop, admin.token, anAnimal());
});
afterAll(() => shop.stop());

/** Requests between two measurements of the heap, and how many are under way at a time. */
const REQUESTS_PER_SERIES = 250;
const CONCURRENT_REQUESTS = 6;
/** After so many stretches caches are full, code is compiled and statistics have their rows. */
const WARM_UP_SERIES = 2;
/** An odd number, for a median: in some stretches code is compiled late, and in others thrown away. */
const MEASURED_SERIES = 7;
/** Bytes that a request may seem to leave behind. A leak leaves them in every stretch. */
const MAX_LEAKED_BYTES_PER_REQUEST = 1000;

/** What visitors and shoppers ask, a refusal among it. */
const questions = [
  {
    query:
      '{ pets(first: 20) { edges { node { _id petname petprice image { url(width: 320) } } } totalCount } }',
  },
  {
    query:
      '{ pets(search: "kible", first: 5) { edges { node { petname } } facets { type { value count } } } }',
  },
  { query: 'query ($id: ID!) { pet(id: $id) { petname details deliveryCost } }', hasItem: true },
  { query: '{ me { email petOrders(first: 5) { edges { node { _id } } } } }', isSignedIn: true },
  { query: '{ users(first: 5) { edges { node { email } } } }', isSignedIn: true },
];

async function askAround(url: string, count: number): Promise<void> {
  let left = count;
  async function askOn(): Promise<void> {
    while (left-- > 0) {
      const question = questions[left % questions.length];
      if (!question) return;
      const { status } = await sendGraphql(url, {
        query: question.query,
        variables: question.hasItem ? { id: petId } : {},
        token: question.isSignedIn ? shopper.token : undefined,
      });
      expect(status).toBe(200);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, askOn));
}

/** Bytes a request that stay on the heap, in the median of the stretches. */
async function leftBehind(url: string, inspector: Inspector): Promise<number> {
  await askAround(url, WARM_UP_SERIES * REQUESTS_PER_SERIES);
  const growth: number[] = [];
  let before = await settledHeap(inspector);
  while (growth.length < MEASURED_SERIES) {
    await askAround(url, REQUESTS_PER_SERIES);
    const after = await settledHeap(inspector);
    growth.push((after - before) / REQUESTS_PER_SERIES);
    before = after;
  }
  return growth.toSorted((a, b) => a - b)[Math.floor(MEASURED_SERIES / 2)] ?? Number.NaN;
}

async function leftBehindAt(env: NodeJS.ProcessEnv): Promise<number> {
  const server = await startInspected(shop, env);
  const bytes = await leftBehind(server.url, server.inspector);
  await server.end();
  return bytes;
}

describe('the heap of a server under load', () => {
  it('settles: requests that were answered leave nothing behind', async () => {
    expect(await leftBehindAt({})).toBeLessThan(MAX_LEAKED_BYTES_PER_REQUEST);
  });

  it('is seen to grow where something keeps them', async () => {
    const keeping = pathToFileURL(join(__dirname, '../fixtures/process/leak-requests.load.ts')).href;
    expect(await leftBehindAt({ NODE_OPTIONS: `--import ${keeping}` })).toBeGreaterThan(
      2 * MAX_LEAKED_BYTES_PER_REQUEST,
    );
  });
});
