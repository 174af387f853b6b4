import { connect } from 'node:net';
import { type RoundRobin, startRoundRobin } from '../fixtures/network/round-robin.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { figureOf } from '../fixtures/process/figures.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, type ServerProcess, startShop, withRounds } from '../harness/shop.ts';

/** Long enough for the proxy to notice, short enough for a test; in production it is five seconds. */
const drain = { DRAIN_SECONDS: '2' };

let shop: OwnShop;
let shopper: Account;
let proxy: RoundRobin;

beforeAll(async () => {
  shop = await startShop({ env: withRounds });
  shopper = await shop.signUp();
  const admin = await shop.signUp({ role: 'admin' });
  for (let count = 0; count < 10; count++) await addItem(shop, admin.token, anItem());
  proxy = await startRoundRobin();
});
afterAll(async () => {
  await proxy.close();
  await shop.stop();
});

interface Work {
  readonly answered: number;
  readonly failures: readonly string[];
  readonly saved: readonly string[];
}

interface Shoppers {
  /** Waits until so many more of their requests were answered. */
  goOn(requests: number): Promise<void>;
  stop(): Promise<Work>;
}

/** Shoppers who read and write without a pause until they are told to stop; every request has to succeed. */
function startShoppers(count: number): Shoppers {
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const saved: string[] = [];

  async function shopOn(number: number): Promise<void> {
    for (let round = 0; !isOver; round++) {
      try {
        const list = await sendGraphql<object>(proxy.url, {
          query: '{ pets(first: 10) { edges { node { petname } } } }',
        });
        const page = await fetch(`${proxy.url}/pets/getAllAccessories`);
        const items = (await page.json()) as unknown[];
        const name = `Robin ${number}-${round}`;
        const query = 'mutation ($name: String!) { saveUser(input: { name: $name }) { name } }';
        const save = await sendGraphql<{ saveUser: { name: string } }>(proxy.url, {
          query,
          variables: { name },
          token: shopper.token,
        });
        if (list.status !== 200 || list.code) failures.push(`list ${list.status} ${list.code}`);
        if (page.status !== 200 || items.length !== 10) failures.push(`rest ${page.status} ${items.length}`);
        if (save.data?.saveUser.name !== name) failures.push(`save ${save.status} ${save.code}`);
        else saved.push(name);
        answered += 3;
      } catch (error) {
        failures.push(`${error} ${(error as Error).cause}`);
      }
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, number) => shopOn(number)));
  return {
    async goOn(requests) {
      const enough = answered + requests;
      await eventually(async () => answered >= enough || failures.length > 0);
    },
    async stop() {
      isOver = true;
      await all;
      return { answered, failures, saved };
    },
  };
}

/** Whether nobody gets through to it any more. */
const isGone = ({ url }: ServerProcess) =>
  fetch(`${url}/livez`).then(
    () => false,
    () => true,
  );

async function requestsOpen({ url }: ServerProcess, count: number): Promise<void> {
  await eventually(async () => (await figureOf(url, 'petshop_requests_open')) === count);
}

async function replace(
  old: ServerProcess,
  others: readonly string[],
): Promise<[ServerProcess, number | null]> {
  const code = await old.terminate();
  const next = await shop.startAnother(drain);
  await proxy.use([...others, next.url]);
  return [next, code];
}

it('two processes restarted in turn under load lose no request', async () => {
  const [a, b] = [await shop.startAnother(drain), await shop.startAnother(drain)];
  await proxy.use([a.url, b.url]);
  const shoppers = startShoppers(8);
  await shoppers.goOn(50);
  const [nextA, codeOfA] = await replace(a, [b.url]);
  const [, codeOfB] = await replace(b, [nextA.url]);
  await shoppers.goOn(50);
  const { answered, failures, saved } = await shoppers.stop();
  expect(failures).toEqual([]);
  // One that was held up ends itself, and with another code.
  expect([codeOfA, codeOfB]).toEqual([0, 0]);
  expect(saved.length).toBe(answered / 3);
});

describe('a process that is told to stop', () => {
  it('says so at once, serves on meanwhile, ends each connection with its answer, and ends by itself', async () => {
    const server = await shop.startAnother({ DRAIN_SECONDS: '8' });
    const exit = server.terminate();
    const ready = await eventually(async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return answer.status === 503 && answer.json();
    });
    expect(ready).toEqual({ status: 'unavailable', database: 'up', draining: true });
    const list = await fetch(`${server.url}/pets/getAllAccessories`);
    expect([list.status, list.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exit).toBe(0);
    await expect(fetch(`${server.url}/livez`)).rejects.toThrow();
  });

  it('finishes what it has begun, although it takes no more', async () => {
    const server = await shop.startAnother();
    const { token } = await shop.signUp();
    const body = JSON.stringify({ query: 'mutation { saveUser(input: { name: "Late" }) { name } }' });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = [
      'POST /graphql HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      `Authorization: Bearer ${token}`,
    ];
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
    await requestsOpen(server, 1);
    const exit = server.terminate();
    await eventually(() => isGone(server));
    socket.write(body.slice(20));
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('{"saveUser":{"name":"Late"}}');
    expect(await exit).toBe(0);
  });

  it('does not wait for ever for who sends nothing', async () => {
    const server = await shop.startAnother();
    const sockets = Array.from({ length: 5 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      const head = [
        'POST /graphql HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        'Content-Length: 100',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    }
    await requestsOpen(server, sockets.length);
    // One that was held up ends itself, and with another code.
    expect(await server.terminate()).toBe(0);
    for (const socket of sockets) socket.destroy();
  });
});
