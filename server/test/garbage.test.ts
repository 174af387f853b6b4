import { type Inspector, settledHeap, startInspected } from './fixtures/inspector.ts';
import { addItem, anItem } from './fixtures/items.ts';
import { sendGraphql } from './harness/requests.ts';
import { type Shop, startShop } from './harness/shop.ts';

/** Items of a list. */
const ITEMS = 20;
/** Lists that are asked for before the first look, and in each. */
const WARM_UP = 400;
const LISTS = 300;
/** The same for an item. */
const ITEM_ANSWERS = 3000;
/** How many lists, and how many items, are asked for at a time. */
const AT_A_TIME = 10;
const ITEMS_AT_A_TIME = 50;
/** Most looks that are taken: on a busy machine more is under way when young objects are collected. */
const LOOKS = 4;
/** Bytes a list that may grow old: 3,000 to 4,000 do, and 20,000 where the driver's lists of open cursors move. */
const MOST = 9000;
/** The same for an item: 150 do, and 2,300 where each request has an object with a getter of its own. */
const MOST_OF_ITEM = 700;

/** Bytes that a list may make: 270,000 are counted, and 450,000 where every field has a resolver. */
const MOST_MADE = 350_000;

let shop: Shop;
/** An item of the shop. */
let id: string;

beforeAll(async () => {
  shop = await startShop();
  const { token } = await shop.signUp({ role: 'admin' });
  for (let item = 0; item < ITEMS; item++)
    id = await addItem(shop, token, anItem({ petname: `Kibble ${item}` }));
});
afterAll(() => shop.stop());

/** Begins to watch the collections of a server. */
async function watchCollections(inspector: Inspector): Promise<void> {
  await evaluate(
    inspector,
    `globalThis.collections = new (process.getBuiltinModule('v8').GCProfiler)(); collections.start(); 0`,
  );
}

/** @returns bytes that collections of young objects have made old since; those of the whole heap are left out */
function madeOld(inspector: Inspector): Promise<number> {
  return evaluate(
    inspector,
    `(() => {
      const oldIn = ({ heapSpaceStatistics }) =>
        heapSpaceStatistics.find(({ spaceName }) => spaceName === 'old_space').spaceUsedSize;
      return collections.stop().statistics
        .filter(({ gcType }) => gcType === 'Scavenge')
        .reduce((sum, { beforeGC, afterGC }) => sum + oldIn(afterGC) - oldIn(beforeGC), 0);
    })()`,
  );
}

async function evaluate(inspector: Inspector, expression: string): Promise<number> {
  const { result } = await inspector.send<{ result: { value: number } }>('Runtime.evaluate', { expression });
  return result.value;
}

interface Allocations {
  readonly selfSize: number;
  readonly children: readonly Allocations[];
}

function bytesIn({ selfSize, children }: Allocations): number {
  return children.reduce((sum, child) => sum + bytesIn(child), selfSize);
}

const fields =
  '_id petname petprice category type gender age color clan short details stock image { url(width: 320) }';

async function askForLists(url: string, count: number): Promise<void> {
  const query = `{ pets(first: ${ITEMS}) { edges { cursor node { ${fields} } } pageInfo { endCursor hasNextPage } } }`;
  await repeat(count, AT_A_TIME, async () => {
    const { data } = await sendGraphql<{ pets: { edges: object[] } }>(url, { query });
    expect(data.pets.edges).toHaveLength(ITEMS);
  });
}

async function askForItems(url: string, count: number): Promise<void> {
  const query = `query ($id: ID!) { pet(id: $id) { ${fields} } }`;
  await repeat(count, ITEMS_AT_A_TIME, async () => {
    const { data } = await sendGraphql<{ pet: { _id: string } }>(url, { query, variables: { id } });
    expect(data.pet._id).toBe(id);
  });
}

async function repeat(count: number, atATime: number, ask: () => Promise<void>): Promise<void> {
  let left = count;
  async function askOn(): Promise<void> {
    while (left-- > 0) await ask();
  }
  await Promise.all(Array.from({ length: atATime }, askOn));
}

/** Something that is asked for, and what may grow old of each answer. */
interface Asked {
  readonly ask: (url: string, count: number) => Promise<void>;
  /** Before the first look, and in each. */
  readonly warmUp: number;
  readonly answers: number;
  /** Bytes an answer that end the looking. */
  readonly few: number;
}

/** Bytes that grow old with each answer, in the best of some looks. */
async function grownOld({ ask, warmUp, answers, few }: Asked): Promise<number> {
  const server = await startInspected(shop, { RESPONSE_CACHE: 'off' });
  const { inspector } = server;
  await ask(server.url, warmUp);
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && least >= few; look++) {
    // After a collection of everything, whatever the driver's lists hold is old.
    await settledHeap(inspector);
    await watchCollections(inspector);
    await ask(server.url, answers);
    least = Math.min(least, (await madeOld(inspector)) / answers);
  }
  await server.end();
  return least;
}

describe('what an answer was made of is gone with the next small collection', () => {
  it('for a list: the whole heap need not be searched for it', async () => {
    const lists = { ask: askForLists, warmUp: WARM_UP, answers: LISTS, few: MOST };
    expect(await grownOld(lists)).toBeLessThan(MOST);
  });

  it('for an item, of which a small collection meets hundreds', async () => {
    const items = { ask: askForItems, warmUp: ITEM_ANSWERS, answers: ITEM_ANSWERS, few: MOST_OF_ITEM };
    expect(await grownOld(items)).toBeLessThan(MOST_OF_ITEM);
  });
});

describe('what a list is made of', () => {
  it('is little, although Apollo answered the first of them', async () => {
    const server = await startInspected(shop, { RESPONSE_CACHE: 'off' });
    const { inspector } = server;
    await askForLists(server.url, WARM_UP);
    await inspector.send('HeapProfiler.startSampling', {
      samplingInterval: 4096,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await askForLists(server.url, LISTS);
    const { profile } = await inspector.send<{ profile: { head: Allocations } }>('HeapProfiler.stopSampling');
    expect(bytesIn(profile.head) / LISTS).toBeLessThan(MOST_MADE);
    await server.end();
  });
});
