import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import autocannon from 'autocannon';
import { sendBytes } from '../fixtures/network/raw-bytes.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { figureOf } from '../fixtures/process/figures.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** Requests that the process takes on at a time; one address gets half of them. */
const MAX_IN_FLIGHT = 20;

/** Connections over which the silent Stripe was asked what browsers ask of it. */
const askedByBrowsers = new Set<Socket>();

/** A Stripe that takes every question and answers none, so that whoever asks it keeps a place. */
const silentStripe = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('close', () => askedByBrowsers.delete(socket));
  socket.once('data', (bytes) => {
    if (String(bytes).startsWith('POST /v1/payment_methods')) askedByBrowsers.add(socket);
  });
});

let shop: Shop;
/** Each of them may pay for one thing at a time. */
const shoppers: Account[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => silentStripe.listen(0, '127.0.0.1', resolve));
  const { port } = silentStripe.address() as AddressInfo;
  // Behind a proxy, as which the tests speak: so the requests can come from several addresses.
  shop = await startShop({
    env: {
      ...{ MAX_IN_FLIGHT: String(MAX_IN_FLIGHT), TRUSTED_PROXIES: '1', STRIPE_PORT: String(port) },
    },
  });
  for (let count = 0; count < MAX_IN_FLIGHT; count++) shoppers.push(await shop.signUp());
  const admin = await shop.signUp({ role: 'admin' });
  await addItem(shop, admin.token, anItem({ details: 'Long. '.repeat(300) }));
  // Enough of the same to make each answer costly.
  const pets = shop.db.collection('pets');
  const { _id, ...item } = (await pets.findOne()) ?? {};
  await pets.insertMany(Array.from({ length: 100 }, () => ({ ...item })));
  // More than the buffers of a connection hold, at the end of every list.
  const long = { ...item, category: 'accessories', details: 'x'.repeat(8000), createdAt: new Date(0) };
  await pets.insertMany(Array.from({ length: 2000 }, () => ({ ...long })));
});
afterAll(async () => {
  await shop.stop();
  silentStripe.close();
});

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

const figure = (name: string) => figureOf(shop.url, name);

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
  const { socket, response } = sendBytes(shop.url, bytes);
  open.push(socket);
  return response;
}

const head = (path: string, length: number, address: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n\r\n`;

/** Begins work that does not end, so that each keeps a place. The same shoppers can not do so twice. */
function holdPlaces([from, to]: readonly [number, number], address: string): void {
  const body = '{"alltotalamount":20}';
  for (const { token } of shoppers.slice(from, to)) {
    const start = head('/payment/create-payment-intent', body.length, address).trimEnd();
    void sendAndWait(`${start}\r\nAuthorization: Bearer ${token}\r\n\r\n${body}`);
  }
}

/** Begins requests whose bodies do not arrive. @returns what the server says of them */
function beginBodies(count: number, address: string): Promise<string>[] {
  return Array.from({ length: count }, () => sendAndWait(`${head('/graphql', 1000, address)}{`));
}

/** Waits until so many requests are open, the asking one not counted. */
async function requestsOpen(count: number): Promise<void> {
  await eventually(async () => (await figure('petshop_requests_open')) === count);
}

/** Waits until so many requests are under way, the asking one not counted. */
async function requestsInFlight(count: number): Promise<void> {
  await eventually(async () => (await figure('petshop_requests_in_flight')) === count);
}

describe('more than the process can do', () => {
  it('is rejected at once with a Retry-After, and over as soon as it ends', async () => {
    const before = await residentMegabytes();
    // One place is left, so that a flood is one on the fastest machine too.
    holdPlaces([0, MAX_IN_FLIGHT / 2], '192.0.2.101');
    holdPlaces([MAX_IN_FLIGHT / 2, MAX_IN_FLIGHT - 1], '192.0.2.102');
    await requestsInFlight(MAX_IN_FLIGHT - 1);
    const result = await flood(Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`));
    expect(Object.keys(result.statusCodeStats ?? {}).toSorted()).toEqual(['200', '503']);
    expect([result.errors, result.timeouts]).toEqual([0, 0]);
    expect((await residentMegabytes()) - before).toBeLessThan(200);

    holdPlaces([MAX_IN_FLIGHT - 1, MAX_IN_FLIGHT], '192.0.2.102');
    await requestsInFlight(MAX_IN_FLIGHT);
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
    holdPlaces([0, MAX_IN_FLIGHT / 2 - 1], '192.0.2.99');
    await requestsInFlight(MAX_IN_FLIGHT / 2 - 1);
    const flooding = flood(['192.0.2.99']);
    await eventually(async () => (await ask('192.0.2.99')).status === 429);
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

  it('that does not finish its bodies occupies no capacity, and only so many connections', async () => {
    const addresses = ['192.0.2.7', '192.0.2.8', '192.0.2.9', '192.0.2.10'];
    const bodies = addresses.flatMap((address) => beginBodies(MAX_IN_FLIGHT, address));
    await requestsOpen((addresses.length * MAX_IN_FLIGHT) / 2);
    expect(await figure('petshop_requests_in_flight')).toBe(0);
    for (let round = 0; round < 5; round++) expect((await ask('198.51.100.7')).status).toBe(200);
    expect((await fetch(shop.url)).status).toBe(200);
    expect((await ask('192.0.2.7')).status).toBe(429);

    const start = performance.now();
    const said = (await Promise.all(bodies)).map((text) => text.slice(9, 12));
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(said.filter((status) => status === '408')).toHaveLength((addresses.length * MAX_IN_FLIGHT) / 2);
    expect(said.filter((status) => status === '429')).toHaveLength((addresses.length * MAX_IN_FLIGHT) / 2);
    // The server notices the end of its connections after their clients do.
    await eventually(async () => (await ask('192.0.2.7')).status === 200);
  });

  it('that sends steadily is waited for, at 25 kB a second', async () => {
    const { token, email } = await shop.signUp();
    const body = JSON.stringify({ email, name: 'Ann', note: 'x'.repeat(199_000) });
    const start = head('/user/saveuser', body.length, '192.0.2.20').trimEnd();
    const { socket, response } = sendBytes(
      shop.url,
      `${start}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'connect');
    for (let sent = 0; sent < body.length; sent += 5000) {
      socket.write(body.slice(sent, sent + 5000));
      await pause(200);
    }
    expect(await response).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that does not read its answers occupies no capacity', async () => {
    const get = (address: string) =>
      `GET /pets/getAllAccessories HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;
    for (const address of ['192.0.2.11', '192.0.2.12']) {
      for (let reader = 0; reader < MAX_IN_FLIGHT / 2; reader++) {
        const { socket } = sendBytes(shop.url, get(address));
        socket.pause();
        open.push(socket);
      }
    }
    await requestsOpen(MAX_IN_FLIGHT);
    await eventually(async () => (await figure('petshop_requests_in_flight')) === 0);
    for (let round = 0; round < 5; round++) expect((await ask('198.51.100.8')).status).toBe(200);
    expect((await ask('192.0.2.11')).status).toBe(429);
  });

  it('that announces bodies larger than memory is rejected, and small requests are not', async () => {
    const { token } = await shop.signUp();
    const large = (index: number) =>
      `${head('/user/saveuser', 50_000_000, `192.0.2.${index}`).trimEnd()}\r\nAuthorization: Bearer ${token}\r\n\r\n{`;
    const answers: string[] = [];
    for (let index = 0; index < 6; index++) void sendAndWait(large(index)).then((said) => answers.push(said));
    await eventually(async () => answers.length >= 2);
    expect(answers.filter((said) => said.startsWith('HTTP/1.1 503 '))).toHaveLength(2);
    expect((await ask('198.51.100.8')).status).toBe(200);
  });

  it('leaves nothing behind when it goes', async () => {
    await requestsInFlight(0);
    await requestsOpen(0);
  });
});

describe('what is handed on to an embedded part', () => {
  const path = '/stripe/v1/payment_methods';
  const body = 'key=pk_test_sandbox';

  function handOn(count: number, address: string): Promise<string>[] {
    return Array.from({ length: count }, () =>
      sendAndWait(`${head(path, body.length, address).trimEnd()}\r\nConnection: close\r\n\r\n${body}`),
    );
  }

  it('counts as in flight once its body is there, up to the share of one address', async () => {
    for (let count = 0; count < 3; count++) void sendAndWait(`${head(path, body.length, '192.0.2.31')}k`);
    await requestsOpen(3);
    expect(await figure('petshop_requests_in_flight')).toBe(0);

    void handOn(MAX_IN_FLIGHT / 2, '192.0.2.32');
    await requestsInFlight(MAX_IN_FLIGHT / 2);
    await eventually(async () => askedByBrowsers.size === MAX_IN_FLIGHT / 2);
    const [refused] = await Promise.all(handOn(1, '192.0.2.32'));
    expect(refused).toMatch(/^HTTP\/1.1 429 /);
    expect((await ask('198.51.100.31')).status).toBe(200);
  });

  it('ends with whoever asked for it', async () => {
    void handOn(3, '192.0.2.33');
    await eventually(async () => askedByBrowsers.size === 3);
    for (const socket of open.splice(0)) socket.destroy();
    // Long before the part would be given up.
    await eventually(async () => askedByBrowsers.size === 0, 8000);
    await requestsInFlight(0);
  });

  it('stops counting as in flight where the part does not answer', async () => {
    const said = await Promise.all(handOn(2, '192.0.2.34'));
    expect(said.map((text) => text.slice(9, 12))).toEqual(['503', '503']);
    await requestsInFlight(0);
    expect(askedByBrowsers.size).toBe(0);
  });
});

describe('connections', () => {
  /** Of a process, and of one address. */
  const most = { all: 5000, ofOne: 1000 };
  let direct: Shop;
  beforeAll(async () => {
    direct = await startShop({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => direct.stop());

  /** Opens connections from an address of this machine that are not used after one answer. @returns what each was answered */
  function keepAlive(count: number, address: string): Promise<string[]> {
    const port = Number(new URL(direct.url).port);
    return Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: address });
        open.push(socket);
        socket.on('error', () => undefined);
        socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
        const answered = once(socket, 'data').then(([answer]) => String(answer).slice(9, 12));
        // One for which there is no room may end without a word, and without an error.
        const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('broken')));
        return Promise.race([answered.catch(() => 'broken'), closed]);
      }),
    );
  }

  it('of one address are so many at most, and leave room for others', async () => {
    const said = await keepAlive(most.ofOne + 50, '127.0.0.2');
    expect(said.filter((status) => status === '200')).toHaveLength(most.ofOne);
    expect((await fetch(`${direct.url}/livez`)).status).toBe(200);
    expect(await keepAlive(1, '127.0.0.3')).toEqual(['200']);
  });

  it('that nobody uses make room for new ones', async () => {
    for (let address = 2; address < 2 + most.all / most.ofOne; address++) {
      await keepAlive(most.ofOne - 10, `127.0.1.${address}`);
    }
    await keepAlive(60, '127.0.1.99');
    await eventually(async () => (await keepAlive(1, '127.0.1.100'))[0] === '200');
    expect((await fetch(`${direct.url}/livez`)).status).toBe(200);
  });
});
