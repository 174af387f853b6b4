import type { Socket } from 'node:net';
import autocannon from 'autocannon';
import { eventually } from './fixtures/eventually.ts';
import { addItem, anItem } from './fixtures/items.ts';
import { sendBytes } from './fixtures/raw-bytes.ts';
import { type Shop, startShop } from './harness/shop.ts';

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

async function ask(address: string): Promise<{ status: number; answer: Response; text: string }> {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: query,
  });
  const text = await answer.text();
  return { status: answer.status, answer, text };
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

/** A figure of the process, as it stands in /metrics. */
async function figure(name: string): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
}

async function residentMegabytes(): Promise<number> {
  return (await figure('process_resident_memory_bytes')) / 1024 / 1024;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Connections of the test that is under way. */
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Sends bytes, and nothing more. @returns what the server says until it ends the connection */
function sendAndWait(bytes: string): Promise<string> {
  const { socket, said } = sendBytes(shop.url, bytes);
  open.push(socket);
  return said;
}

const head = (path: string, length: number, address: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n\r\n`;

/** Begins requests that do not end, each of which takes a place for as long as the test goes on. */
function holdPlaces(count: number, address: string): void {
  for (let held = 0; held < count; held++) void sendAndWait(`${head('/graphql', 1000, address)}{`);
}

/** Waits until so many requests are under way, the asking one not counted. */
async function requestsInFlight(count: number): Promise<void> {
  await eventually(async () => (await figure('petshop_requests_in_flight')) === count);
}

describe('more than the process can do', () => {
  it('is refused at once with a word when to come back, and over as soon as it ends', async () => {
    const before = await residentMegabytes();
    // One place is left, so that a flood is one on the fastest machine too.
    holdPlaces(PLACES / 2, '192.0.2.101');
    holdPlaces(PLACES / 2 - 1, '192.0.2.102');
    await requestsInFlight(PLACES - 1);
    const result = await flood(Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`));
    expect(Object.keys(result.statusCodeStats ?? {}).toSorted()).toEqual(['200', '503']);
    expect([result.errors, result.timeouts]).toEqual([0, 0]);
    expect((await residentMegabytes()) - before).toBeLessThan(200);

    holdPlaces(1, '192.0.2.102');
    await requestsInFlight(PLACES);
    const { status, answer, text } = await ask('198.51.100.1');
    expect(status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(text).errors[0]).toEqual({
      message: 'The shop is very busy. Please try again in a moment.',
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
    expect((await fetch(`${shop.url}/livez`)).status).toBe(200);

    for (const socket of open.splice(0)) socket.destroy();
    await requestsInFlight(0);
    expect((await ask('198.51.100.1')).status).toBe(200);
  });

  it('from one address leaves room for all others', async () => {
    holdPlaces(PLACES / 2 - 1, '192.0.2.99');
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
  it('that does not finish its headers is cut off', async () => {
    const start = performance.now();
    const said = await sendAndWait('POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow:');
    expect(said).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('that does not finish its bodies can not hold the places of others', async () => {
    holdPlaces(3 * PLACES, '192.0.2.7');
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
    expect(await figure('petshop_requests_in_flight')).toBe(0);
  });
});
