import { findFreePorts } from '../../embedded/free-ports.ts';
import { type Inspector, inspect, settledHeap, withInspector } from './fixtures/inspector.ts';
import { addItem, anItem } from './fixtures/items.ts';
import { sendGraphql } from './harness/requests.ts';
import { type Shop, startShop } from './harness/shop.ts';

/** Items of a list. */
const ITEMS = 20;
/** Lists that are asked for before the first look, and in each; how many at a time. */
const WARM_UP = 400;
const LISTS = 300;
const AT_A_TIME = 10;
/** Most looks that are taken: on a busy machine more is under way when young objects are collected. */
const LOOKS = 4;
/** Bytes a list that may grow old in the best look: 10,000 do, and 30,000 where the driver's lists of open cursors move. */
const MOST = 16_000;

/** Bytes that a list may make: 270,000 are counted, and 450,000 where every field has a resolver. */
const MOST_MADE = 350_000;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
  const { token } = await shop.signUp({ role: 'admin' });
  for (let item = 0; item < ITEMS; item++) await addItem(shop, token, anItem({ petname: `Kibble ${item}` }));
});
afterAll(() => shop.stop());

/** Bytes of the objects that V8 takes for old. */
async function oldBytes(inspector: Inspector): Promise<number> {
  const { result } = await inspector.send<{ result: { value: number } }>('Runtime.evaluate', {
    expression: `process.getBuiltinModule('v8').getHeapSpaceStatistics()
      .find((space) => space.space_name === 'old_space').space_used_size`,
  });
  return result.value;
}

interface Allocations {
  readonly selfSize: number;
  readonly children: readonly Allocations[];
}

function bytesIn({ selfSize, children }: Allocations): number {
  return children.reduce((sum, child) => sum + bytesIn(child), selfSize);
}

async function askForLists(url: string, count: number): Promise<void> {
  let left = count;
  async function askOn(): Promise<void> {
    while (left-- > 0) {
      const query = `{ pets(first: ${ITEMS}) { edges { cursor node {
        _id petname petprice category type gender age color clan short details stock image { url(width: 320) }
      } } pageInfo { endCursor hasNextPage } } }`;
      const { data } = await sendGraphql<{ pets: { edges: object[] } }>(url, { query });
      expect(data.pets.edges).toHaveLength(ITEMS);
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, askOn));
}

describe('what a list was made of', () => {
  it('is gone with the next small collection: the whole heap need not be searched for it', async () => {
    const [port = 0] = await findFreePorts(1);
    const server = await shop.startAnother(withInspector(port, { RESPONSE_CACHE: 'off' }));
    const inspector = await inspect(port);
    await askForLists(server.url, WARM_UP);
    const grown: number[] = [];
    while (grown.length < LOOKS && !grown.some((bytes) => bytes < MOST)) {
      // After a collection of everything, whatever the driver's lists hold is old.
      await settledHeap(inspector);
      const before = await oldBytes(inspector);
      await askForLists(server.url, LISTS);
      grown.push(((await oldBytes(inspector)) - before) / LISTS);
    }
    expect(Math.min(...grown)).toBeLessThan(MOST);
    inspector.close();
    await server.terminate();
  });

  it('is little, although Apollo answered the first of them', async () => {
    const [port = 0] = await findFreePorts(1);
    const server = await shop.startAnother(withInspector(port, { RESPONSE_CACHE: 'off' }));
    const inspector = await inspect(port);
    await askForLists(server.url, WARM_UP);
    await inspector.send('HeapProfiler.startSampling', {
      samplingInterval: 4096,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await askForLists(server.url, LISTS);
    const { profile } = await inspector.send<{ profile: { head: Allocations } }>('HeapProfiler.stopSampling');
    expect(bytesIn(profile.head) / LISTS).toBeLessThan(MOST_MADE);
    inspector.close();
    await server.terminate();
  });
});
