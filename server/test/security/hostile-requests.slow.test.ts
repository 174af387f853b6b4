import { gzipSync } from 'node:zlib';
import { openSocket } from '../fixtures/api/subscription-client.ts';
import { type ConcurrentClient, startConcurrentClient } from '../fixtures/network/concurrent-client.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/** How long one request may hold up all others, in milliseconds. */
const MAX_BLOCKED = 100;

let shop: OwnShop;
let shopper: Account;
let admin: Account;
let neighbour: ConcurrentClient;
/** The same at a server of the same shop that nobody attacks: how slow the machine is. */
let control: ConcurrentClient;
let controlUrl: string;

beforeAll(async () => {
  shop = await startShop();
  [shopper, admin] = await Promise.all([shop.signUp(), shop.signUp({ role: 'admin' })]);
  neighbour = startConcurrentClient(shop.url);
  controlUrl = (await shop.startAnother()).url;
  control = startConcurrentClient(controlUrl);
});
afterAll(() => shop.stop());

interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** A request that is made to cost more than its size. */
type Attack = [what: string, send: () => Promise<Refusal>, statuses: readonly number[]];

async function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Refusal> {
  return read(
    await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }),
  );
}

async function rest(
  method: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const common = { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` };
  return read(await fetch(`${shop.url}${path}`, { method, headers: { ...common, ...headers }, body }));
}

function get(path: string, headers: Record<string, string> = {}): Promise<Refusal> {
  return sendRaw(shop.url, { path, headers });
}

async function read(answer: Response): Promise<Refusal> {
  return { status: answer.status, text: await answer.text() };
}

const graphql = (query: string, variables: object) => JSON.stringify({ query, variables });

const signedIn = () => ({ authorization: `Bearer ${shopper.token}` });

function unknownKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
}

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** Close to the most that a body may hold. */
const LONG_TEXT_LENGTH = 190_000;

/* What costs much of what a body says, once it is read, is a table: server/src/app/large-requests.test.ts. */

const petsWhere = 'query ($w: PetWhere) { pets(where: $w) { totalCount } }';
const search = 'query ($s: String) { pets(search: $s) { totalCount } }';

const ofBodies: Attack[] = [
  ['unknown keys', () => post(graphql(petsWhere, { w: unknownKeys(10_000) })), [400]],
  [
    'variables in variables',
    () => post(`{"query":"${petsWhere}","variables":{"w":${nested(30_000)}}}`),
    [400],
  ],
  ['a search of 95,000 words', () => post(graphql(search, { s: 'a '.repeat(LONG_TEXT_LENGTH / 2) })), [200]],
  ['60,000 objects', () => post(`[${'{},'.repeat(60_000)}{}]`), [400]],
  ['a body in a body', () => post(nested(30_000)), [400]],
  [
    '100 MB that were packed',
    () => post(gzipSync(Buffer.alloc(100_000_000, '[')), { 'content-encoding': 'gzip' }),
    [413],
  ],
];

const ofAddresses: Attack[] = [
  [
    'unknown keys',
    () =>
      get(
        `/graphql?query=${encodeURIComponent(petsWhere)}&variables=${encodeURIComponent(JSON.stringify({ w: unknownKeys(700) }))}`,
        { 'apollo-require-preflight': '1' },
      ),
    [400],
  ],
  [
    '3,000 parameters',
    () => get(`/graphql?${'a=1&'.repeat(3000)}`, { 'apollo-require-preflight': '1' }),
    [400],
  ],
  [
    'a filter of 1,000 keys',
    () => get(`/pets/GetPetsType?filterdata=${encodeURIComponent(JSON.stringify(unknownKeys(700)))}`),
    [400],
  ],
  ['a filter in a filter', () => get(`/pets/GetPetsType?filterdata=${'['.repeat(14_000)}`), [400]],
  ['an e-mail address of 15 kB', () => get(`/user/checkUser?email=${'a.'.repeat(7000)}`, signedIn()), [403]],
  ['a path of dots', () => get(`/${'..%2f'.repeat(2500)}`), [404]],
  ['a search page of one long word', () => get(`/PetSearchItems?search=${'a'.repeat(15_000)}`), [200]],
];

const headers: [string, Record<string, string>][] = [
  ['types', { accept: 'a/b;q=0.1,'.repeat(1400) }],
  ['encodings', { 'accept-encoding': 'gzip;q=0.1,'.repeat(1300) }],
  ['tags', { 'if-none-match': '"a",'.repeat(3500) }],
  ['blanks between tags', { 'if-none-match': `"a"${' '.repeat(14_000)},` }],
  ['languages', { 'accept-language': 'a,'.repeat(7000) }],
  ['a token of dots', { authorization: `Bearer ${'.'.repeat(15_000)}` }],
  ['a token that is none', { authorization: `Bearer ${'eyJ'.repeat(5000)}.${'a'.repeat(50)}.a` }],
  ['ranges', { range: `bytes=${'0-1,'.repeat(3500)}` }],
  ['addresses', { 'x-forwarded-for': '1.1.1.1,'.repeat(1800) }],
  ['an origin', { origin: `http://${'a.'.repeat(7000)}` }],
];
const ofHeaders: Attack[] = ['/graphql?query={__typename}', '/', '/pets/GetAllPets', '/robots.txt'].flatMap(
  (path) =>
    headers.map(
      ([what, given]): Attack => [
        `${what}, at ${path}`,
        () => get(path, given),
        [200, 206, 304, 400, 401, 406, 416],
      ],
    ),
);

/** A body of a size that the old client sends, with the picture in it. */
const LARGE_BODY_BYTES = 49_900_000;
const filled = (start: string, filling: string, end: string) =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(LARGE_BODY_BYTES, filling), Buffer.from(end)]);
const ofLegacyBodies: Attack[] = [
  [
    'a picture of 50 MB',
    () => rest('POST', '/user/saveuser', filled('{"name":"Ada","img":"', 'A', '"}')),
    [200],
  ],
  ['50 MB of blanks', () => rest('POST', '/user/saveuser', filled('{"name":"Ada"', ' ', '}')), [200]],
  [
    '50 MB of quotes',
    () => rest('POST', '/user/saveuser', filled('{"name":"Ada","img":"', '\\"', '"}')),
    [200],
  ],
  [
    '50 MB of two-byte letters',
    () => rest('POST', '/user/saveuser', filled('{"name":"Ada","img":"', 'é', '"}')),
    [200],
  ],
  ['50 MB of objects', () => rest('POST', '/accessories/PostCart', filled('[{}', ',{}', ']')), [400]],
  ['50 MB of lists in lists', () => rest('POST', '/accessories/PostCart', filled('', '[', '')), [400]],
  ['50 MB of digits', () => rest('POST', '/accessories/PostCart', filled('[', '1', ']')), [400]],
  [
    '5,000 entries',
    () => rest('POST', '/accessories/PostCart', JSON.stringify(Array(5000).fill({ _id: 1 }))),
    [400],
  ],
  ['10,000 keys', () => rest('POST', '/payment/paymentstatus', JSON.stringify(unknownKeys(10_000))), [400]],
  [
    'an order of 10,000 keys',
    () => rest('POST', '/pets/PetOrderPost', JSON.stringify({ _id: 'x', ...unknownKeys(10_000) })),
    [400],
  ],
  [
    'a packed body of 200 MB',
    () =>
      rest('POST', '/user/saveuser', gzipSync(Buffer.alloc(200_000_000, ' ')), {
        'content-encoding': 'gzip',
      }),
    [413],
  ],
];

const addPet = 'mutation ($input: AddPetInput!, $img: Upload) { addPet(input: $input, img: $img) { _id } }';
async function form(fields: Record<string, string | Blob>, path = '/graphql'): Promise<Refusal> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${admin.token}`, 'apollo-require-preflight': '1' };
  return read(await fetch(`${shop.url}${path}`, { method: 'POST', headers, body }));
}
const operations = (variables: object) => JSON.stringify({ query: addPet, variables });
const many = (count: number, textOf: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), textOf(index)]));
const file = new Blob(['x'], { type: 'image/jpeg' });
const ofForms: Attack[] = [
  [
    'a file in 3,000 places',
    () =>
      form({
        operations: operations({ img: null, list: Array(3000).fill(null) }),
        map: JSON.stringify({ 0: Array.from({ length: 3000 }, (_, index) => `variables.list.${index}`) }),
        0: file,
      }),
    [400],
  ],
  [
    'a map of 5,000 files',
    () =>
      form({ operations: operations({ img: null }), map: JSON.stringify(many(5000, () => 'x')), 0: file }),
    [400, 413],
  ],
  [
    'a path of 40,000 steps',
    () =>
      form({
        operations: operations({ img: null }),
        map: JSON.stringify({ 0: [`variables${'.a'.repeat(40_000)}`] }),
        0: file,
      }),
    [400],
  ],
  [
    'a path to the prototype',
    () => form({ operations: operations({ img: null }), map: '{"0":["variables.__proto__.img"]}', 0: file }),
    [400],
  ],
  [
    'operations of 10,000 keys',
    () =>
      form({
        operations: operations({ input: unknownKeys(9000), img: null }),
        map: '{"0":["variables.img"]}',
        0: file,
      }),
    [400],
  ],
  [
    'operations in operations',
    () =>
      form({
        operations: `{"query":"${addPet.replaceAll('"', '')}","variables":{"input":${nested(15_000)},"img":null}}`,
        map: '{"0":["variables.img"]}',
        0: file,
      }),
    [400],
  ],
  [
    'a form of 5,000 fields',
    () =>
      form(
        many(5000, () => 'x'),
        '/admin/Petspost',
      ),
    [400],
  ],
  [
    'fields of 60 kB',
    () =>
      form(
        many(39, () => 'x'.repeat(60_000)),
        '/admin/Petspost',
      ),
    [400],
  ],
];

/** How long the server's work waited for its turn at most since it was asked last, in milliseconds. */
async function longestBlock(): Promise<number> {
  const { text } = await get('/metrics');
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
}

/** How often it is tried: what else the machine does may hold up the server as well, but hardly each time. */
const MAX_ROUNDS = 10;

/** @returns the shortest of the times for which a request held up all others, in milliseconds */
async function blockedBy(send: () => Promise<unknown>): Promise<number> {
  const blocks: number[] = [];
  for (let round = 0; round < MAX_ROUNDS && Math.min(...blocks) >= MAX_BLOCKED; round++) {
    await longestBlock();
    await send();
    blocks.push(await longestBlock());
  }
  return Math.min(...blocks);
}

describe.each([
  ['a body', ofBodies],
  ['an address', ofAddresses],
  ['headers', ofHeaders],
  ['a body of the old client', ofLegacyBodies],
  ['a form', ofForms],
])('%s', (_place, attacks) => {
  it.each(attacks)('costs no more than its size: %s', async (_what, send, statuses) => {
    let refusal: Refusal | undefined;
    const blocked = await blockedBy(async () => {
      refusal = await send();
    });
    expect(statuses).toContain(refusal?.status);
    expect(refusal?.text.length).toBeLessThan(refusal?.status === 200 ? 1_000_000 : 10_000);
    expect(blocked).toBeLessThan(MAX_BLOCKED);
  });
});

describe('a socket', () => {
  const subscription = 'subscription ($i: ID) { ownOrderChanged { kind } }';
  const subscribe = (variables: object) => ({
    id: 'a',
    type: 'subscribe',
    payload: { query: subscription, variables },
  });
  const messages: [string, () => object][] = [
    [
      'a greeting of 1,000 keys',
      () => ({
        type: 'connection_init',
        payload: { authorization: `Bearer ${shopper.token}`, ...unknownKeys(1000) },
      }),
    ],
    ['variables of 1,000 keys', () => subscribe({ i: unknownKeys(1000) })],
    ['variables in variables', () => subscribe({ i: JSON.parse(nested(500)) })],
    [
      'a name of 15 kB',
      () => ({ id: 'a', type: 'subscribe', payload: { query: `subscription { ${'a'.repeat(15_000)} }` } }),
    ],
    [
      'an id of 15 kB',
      () => ({ id: 'a'.repeat(15_000), type: 'subscribe', payload: { query: 'subscription {' } }),
    ],
  ];

  it.each(messages)('costs no more than its size: %s', async (_what, message) => {
    const blocked = await blockedBy(async () => {
      const client = await openSocket(shop.url);
      client.send({ type: 'connection_init', payload: { authorization: `Bearer ${shopper.token}` } });
      await client.caughtUp();
      client.send(message());
      await Promise.race([client.caughtUp(), client.closed]);
      for (const { type, payload } of client.messages) {
        if (type === 'error') expect(JSON.stringify(payload).length).toBeLessThan(10_000);
      }
      client.close();
    });
    expect(blocked).toBeLessThan(MAX_BLOCKED);
  });
});

it('does not slow down what comes after it, or fill the memory', async () => {
  const normalQueryTo = async (url: string) => {
    const body = graphql('{ pets(first: 10) { edges { node { _id petname } } } }', {});
    const start = performance.now();
    const { status } = await read(
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    expect(status).toBe(200);
    return performance.now() - start;
  };
  const residentMemory = async () => {
    const { text } = await get('/metrics');
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  };
  const memory = await residentMemory();
  const doubling = Array.from(
    { length: 60 },
    (_, n) => `fragment f${n} on User { ...f${n + 1} ...f${n + 1} }`,
  );
  const bombs = [
    `{ me { ...f0 } } ${doubling.join(' ')} fragment f60 on User { _id }`,
    ...Array(20).fill(`{ me { ${'_id name '.repeat(300)} } }`),
  ];
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      ...bombs.map((query) => post(graphql(query, {}))),
      ...ofBodies.map(([, send]) => send()),
    ]);
  }
  const [attacked, spared] = await mediansOf([shop.url, controlUrl], normalQueryTo);
  expect(attacked).toBeLessThan(2 * spared + 20);
  expect((await residentMemory()) - memory).toBeLessThan(100 * 1024 * 1024);
});

/** Measures both in turn, so that whatever else the machine does slows down both. */
async function mediansOf(
  [one, other]: readonly [string, string],
  measure: (url: string) => Promise<number>,
): Promise<[number, number]> {
  const all: [number[], number[]] = [[], []];
  for (let round = 0; round < 15; round++) {
    all[0].push(await measure(one));
    all[1].push(await measure(other));
  }
  const [first = 0, second = 0] = all.map((times) => times.toSorted((a, b) => a - b)[7]);
  return [first, second];
}

it('leaves whoever else is there undisturbed', async () => {
  const [visit, calm] = await Promise.all([neighbour.stop(), control.stop()]);
  expect(visit.answers).toBeGreaterThan(100);
  expect(visit.failed).toBe(0);
  expect(visit.p99 - calm.p99).toBeLessThan(250);
});
