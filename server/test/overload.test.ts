import { connect, type Socket } from 'node:net';
import autocannon from 'autocannon';
import { addItem, anItem } from './fixtures/items.ts';
import { type Shop, startShop } from './harness/shop.ts';

jest.setTimeout(90_000);

/** Requests that the process takes on at a time; one address gets half of them. */
const PLACES = 20;

let shop: Shop;
beforeAll(async () => {
  // Behind a proxy, as which the tests speak: so the requests can come from several addresses.
  shop = await startShop({ env: { MAX_IN_FLIGHT: String(PLACES), TRUSTED_PROXIES: '1' } });
  const admin = await shop.signUp({ role: 'admin' });
  await addItem(shop, admin.token, anItem({ details: 'Long. '.repeat(300) }));
  // Enough of the same to make each answer dear.
  const pets = shop.db.collection('pets');
  const { _id, ...item } = (await pets.findOne()) ?? {};
  await pets.insertMany(Array.from({ length: 100 }, () => ({ ...item })));
});
afterAll(() => shop.stop());

const items = 'pets(first: 40) { edges { node { _id petname short details } } }';
const query = JSON.stringify({ query: `{ a: ${items} b: ${items} }` });

interface Look {
  readonly status: number;
  readonly took: number;
  readonly answer: Response;
  readonly text: string;
}

async function ask(address: string): Promise<Look> {
  const start = performance.now();
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: query,
  });
  const text = await answer.text();
  return { status: answer.status, took: performance.now() - start, answer, text };
}

/** Far more requests at a time than there are places, for some seconds. */
function flood(addresses: readonly string[]) {
  return autocannon({
    url: `${shop.url}/graphql`,
    connections: 100,
    // The machine has others to serve too, the database of this very shop among them.
    overallRate: 500,
    duration: 4,
    requests: addresses.map((address) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: query,
    })),
  });
}

async function residentMegabytes(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024;
}

/** What others see for as long as something goes on, until one of them sees what is looked for. */
async function looksUntil(isIt: (look: Look) => boolean, meanwhile: Promise<unknown>): Promise<Look[]> {
  const looks: Look[] = [];
  let isOver = false;
  void meanwhile.then(() => {
    isOver = true;
  });
  while (!isOver && !looks.some(isIt)) {
    looks.push(...(await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`198.51.100.${index}`)))));
  }
  return looks;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

describe('more than the process can do', () => {
  it('is refused at once with a word when to come back, and over as soon as it ends', async () => {
    // Awake: what a process does at its first question takes longer than a flood waits on a busy machine.
    expect((await ask('192.0.2.1')).status).toBe(200);
    const before = await residentMegabytes();
    const flooding = flood(Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`));
    const looks = await looksUntil(({ status }) => status === 503, flooding);
    const health = await fetch(`${shop.url}/livez`);
    const result = await flooding;

    const refused = looks.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { answer, text } of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.parse(text).errors[0]).toEqual({
        message: 'The shop is very busy. Please try again in a moment.',
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      });
    }
    expect(health.status).toBe(200);
    const statuses = Object.keys(result.statusCodeStats ?? {});
    expect(statuses).toEqual(expect.arrayContaining(['200', '503']));
    expect(statuses.filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
    expect([result.errors, result.timeouts]).toEqual([0, 0]);
    expect((await residentMegabytes()) - before).toBeLessThan(200);

    expect((await ask('192.0.2.1')).status).toBe(200);
  });

  it('from one address leaves room for all others', async () => {
    const flooding = flood(['192.0.2.99']);
    await pause(1500);
    const looks = [];
    for (let round = 0; round < 10; round++) looks.push(await ask('198.51.100.99'));
    const result = await flooding;
    expect(looks.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(Object.keys(result.statusCodeStats ?? {}).toSorted()).toEqual(['200', '429']);
  });
});

describe('a slow client', () => {
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });

  /** Sends bytes, and nothing more. @returns what the server says until it ends the connection */
  function sendAndWait(bytes: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1', () => socket.write(bytes));
    open.push(socket);
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    socket.on('error', () => resolve(said));
    socket.on('close', () => resolve(said));
    return promise;
  }

  const head = (path: string, length: number, address: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n\r\n`;

  it('that does not finish its headers is cut off', async () => {
    const start = performance.now();
    const said = await sendAndWait('POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow:');
    expect(said).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('that does not finish its bodies can not hold the places of others', async () => {
    for (let count = 0; count < 3 * PLACES; count++)
      void sendAndWait(`${head('/graphql', 1000, '192.0.2.7')}{`);
    await pause(500);
    expect((await ask('192.0.2.7')).status).toBe(429);
    for (let round = 0; round < 5; round++) expect((await ask('198.51.100.7')).status).toBe(200);
  });

  it('that announces bodies larger than memory is refused, and small requests are not', async () => {
    const { token } = await shop.signUp();
    const large = (index: number) =>
      `${head('/user/saveuser', 50_000_000, `192.0.2.${index}`).trimEnd()}\r\nAuthorization: Bearer ${token}\r\n\r\n{`;
    const answers: string[] = [];
    for (let index = 0; index < 6; index++) void sendAndWait(large(index)).then((said) => answers.push(said));
    await pause(1500);
    expect(answers.filter((said) => said.startsWith('HTTP/1.1 503 '))).toHaveLength(2);
    expect((await ask('198.51.100.8')).status).toBe(200);
  });

  it('leaves nothing behind when it goes', async () => {
    await pause(300);
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toMatch(/^petshop_requests_in_flight 0$/m);
  });
});
