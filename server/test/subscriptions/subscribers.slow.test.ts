import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connectSubscriptionClient, type SubscriptionClient } from '../fixtures/api/subscription-client.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { settledHeap, startInspected } from '../fixtures/process/inspector.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

const SUBSCRIBERS = 1000;
/** Connections of one account; twenty are allowed. */
const CONNECTIONS_PER_ACCOUNT = 20;
/** Megabytes. */
const MAX_MEGABYTES = 60;

const query = `subscription {
  ownOrderChanged { kind petOrder { _id petname status nextStatuses } cartEntry { _id petname status nextStatuses } }
}`;

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop({ env: withRounds });
});
afterAll(() => shop.stop());

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function subscribeAs(url: string, { token }: Account): Promise<SubscriptionClient[]> {
  return Promise.all(
    Array.from({ length: CONNECTIONS_PER_ACCOUNT }, async () => {
      const client = await connectSubscriptionClient(url, { token });
      await client.subscribe(query);
      return client;
    }),
  );
}

it('a thousand who listen cost a process less than 60 MB, and each of them still hears', async () => {
  const server = await startInspected(shop);
  /** The least of a few readings, with nothing in memory that could be collected. */
  async function settledMb(): Promise<number> {
    const readings: number[] = [];
    for (let reading = 0; reading < 4; reading++) {
      await settledHeap(server.inspector);
      await pause(500);
      readings.push(residentMb(server.pid));
    }
    return Math.min(...readings);
  }

  const first = await shop.signUp();
  // What the first subscriptions load and compile is not what the others cost.
  for (const client of await subscribeAs(server.url, first)) client.close();
  const before = await settledMb();
  const clients: SubscriptionClient[] = [];
  let last = first;
  while (clients.length < SUBSCRIBERS) {
    last = await shop.signUp();
    clients.push(...(await subscribeAs(server.url, last)));
  }
  const after = await settledMb();
  expect(after - before).toBeLessThan(MAX_MEGABYTES);

  const admin = await shop.signUp({ role: 'admin' });
  const id = await orderAnimal(shop, last.token, await addItem(shop, admin.token, anAnimal()));
  await shop.gql(acceptPetOrder, { id }, admin.token);
  const heard = clients.slice(-CONNECTIONS_PER_ACCOUNT);
  await eventually(async () => heard.every(({ received }) => received.length === 2));
  expect(clients.slice(0, -CONNECTIONS_PER_ACCOUNT).every(({ received }) => received.length === 0)).toBe(
    true,
  );
  server.inspector.close();
  for (const client of clients) client.close();
});
