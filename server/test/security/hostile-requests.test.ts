import { gzipSync } from 'node:zlib';
import { openSocket } from '../fixtures/api/subscription-client.ts';
import { type ConcurrentClient, startConcurrentClient } from '../fixtures/network/concurrent-client.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** How long one request may hold up all others, in milliseconds. */
const MAX_BLOCKED = 100;

let shop: Shop;
let shopper: Account;
let admin: Account;
let neighbour: ConcurrentClient;
/** The same at a server of the same shop that nobody attacks: how slow the machine is. */
let control: ConcurrentClient;

beforeAll(async () => {
  shop = await startShop({ env: { RECONCILE_SECONDS: '3600' } });
  [shopper, admin] = await Promise.all([shop.signUp(), shop.signUp({ role: 'admin' })]);
  neighbour = startConcurrentClient(shop.url);
  control = startConcurrentClient((await shop.startAnother()).url);
});
afterAll(() => shop.stop());

interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** A request that is made to cost more than its size. */
type Attack = [what: string, send: () => Promise<Refusal>, statuses: readonly number[]];

const graphqlCode = ({ text }: Refusal) => JSON.parse(text).errors?.[0].extensions.code;

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

const graphql = (query: string, variables: object, others = {}) =>
  JSON.stringify({ query, variables, ...others });

const signedIn = () => ({ authorization: `Bearer ${shopper.token}` });

function unknownKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
}

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

const petsWhere = 'query ($w: PetWhere) { pets(where: $w) { totalCount } }';
const quote = 'query ($e: [CartEntryInput!]!) { quote(entries: $e) { total } }';
const search = 'query ($s: String) { pets(search: $s) { totalCount } }';
const after = 'query ($a: String) { pets(after: $a) { edges { node { _id } } } }';
const saveUser = 'mutation ($i: SaveUserInput!) { saveUser(input: $i) { _id } }';
const order = 'mutation ($i: OrderPetInput!) { orderPet(input: $i) { _id } }';
const entry = { petId: '0123456789abcdef01234567', accessoriesAmount: 1 };

/** Close to the most that a body may hold. */
const LONG_TEXT_LENGTH = 190_000;

const ofVariables: Attack[] = [
  ['10,000 unknown keys', () => post(graphql(petsWhere, { w: unknownKeys(10_000) })), [400]],
  ['1,900 unknown keys', () => post(graphql(petsWhere, { w: unknownKeys(1900) })), [400]],
  ['60,000 empty entries', () => post(graphql(quote, { e: Array(60_000).fill({}) })), [400]],
  ['1,900 empty entries', () => post(graphql(quote, { e: Array(1900).fill({}) })), [400]],
  ['90,000 numbers for entries', () => post(graphql(quote, { e: Array(90_000).fill(1) })), [400]],
  ['an entry of 2,000 keys', () => post(graphql(quote, { e: [{ ...entry, ...unknownKeys(2000) }] })), [400]],
  [
    '400 entries of unknown keys',
    () => post(graphql(quote, { e: Array(400).fill({ ...entry, ...unknownKeys(3) }) })),
    [400],
  ],
  ['a key of 190 kB', () => post(graphql(petsWhere, { w: { ['k'.repeat(LONG_TEXT_LENGTH)]: 1 } })), [400]],
  [
    'a price of 190 kB',
    () => post(graphql(petsWhere, { w: { priceMin: 'x'.repeat(LONG_TEXT_LENGTH) } })),
    [400],
  ],
  [
    'a type of 190 kB',
    () => post(graphql(petsWhere, { w: { type: 'DOG'.repeat(LONG_TEXT_LENGTH / 3) } })),
    [400],
  ],
  ['types by the thousand', () => post(graphql(petsWhere, { w: { type: Array(1900).fill('DOG') } })), [400]],
  [
    'variables in variables',
    () => post(`{"query":"${petsWhere}","variables":{"w":${nested(30_000)}}}`),
    [400],
  ],
  [
    'lists in lists',
    () => post(`{"query":"${petsWhere}","variables":{"w":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`),
    [400],
  ],
  ['undeclared variables', () => post(graphql('{ pets { totalCount } }', unknownKeys(10_000))), [400]],
  ['a search of 95,000 words', () => post(graphql(search, { s: 'a '.repeat(LONG_TEXT_LENGTH / 2) })), [200]],
  ['a search of one long word', () => post(graphql(search, { s: 'a'.repeat(LONG_TEXT_LENGTH) })), [200]],
  [
    'a cursor of 190 kB',
    () => post(graphql(after, { a: Buffer.from(`[1,"x",${'[],'.repeat(45_000)}1]`).toString('base64url') })),
    [200],
  ],
  [
    'an id of 190 kB',
    () => post(graphql('query ($i: ID!) { pet(id: $i) { _id } }', { i: 'x'.repeat(LONG_TEXT_LENGTH) })),
    [200, 400],
  ],
];

const ofMutations: Attack[] = [
  [
    'a profile of 2,000 keys',
    () => post(graphql(saveUser, { i: { name: 'x', ...unknownKeys(2000) } }), signedIn()),
    [400],
  ],
  [
    'a name of 190 kB',
    () => post(graphql(saveUser, { i: { name: 'x'.repeat(LONG_TEXT_LENGTH) } }), signedIn()),
    [200, 400],
  ],
  [
    'a phone of 190 kB',
    () =>
      post(
        graphql(order, {
          i: { petId: 'x', username: 'x', location: 'x', phone: '5 '.repeat(LONG_TEXT_LENGTH / 2) },
        }),
        signedIn(),
      ),
    [200, 400],
  ],
  [
    'a location of blanks',
    () =>
      post(
        graphql(order, {
          i: { petId: 'x', username: 'x', location: ' '.repeat(LONG_TEXT_LENGTH), phone: '5550100' },
        }),
        signedIn(),
      ),
    [200, 400],
  ],
  [
    'an e-mail address of 190 kB',
    () =>
      post(
        graphql('query ($e: EmailAddress!) { user(email: $e) { _id } }', {
          e: `${'a.'.repeat(LONG_TEXT_LENGTH / 2)}@x.test`,
        }),
        signedIn(),
      ),
    [200, 400],
  ],
  [
    'a date of 190 kB',
    () =>
      post(
        graphql('query ($d: DateTime!) { overview(from: $d, to: $d, timeZone: "UTC") { orderCount } }', {
          d: '2'.repeat(LONG_TEXT_LENGTH),
        }),
        signedIn(),
      ),
    [400],
  ],
];

const ofTheRest: Attack[] = [
  [
    'extensions of 10,000 keys',
    () => post(graphql('{ pets { totalCount } }', {}, { extensions: unknownKeys(10_000) })),
    [200, 400],
  ],
  [
    'a hash of 190 kB',
    () =>
      post(
        JSON.stringify({
          extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(LONG_TEXT_LENGTH) } },
        }),
      ),
    [200, 400],
  ],
  [
    'an operation name of 190 kB',
    () => post(graphql('{ pets { totalCount } }', {}, { operationName: 'a'.repeat(LONG_TEXT_LENGTH) })),
    [400],
  ],
  [
    'a comment of 190 kB',
    () => post(graphql(`{ pets { totalCount } } # ${'a'.repeat(LONG_TEXT_LENGTH)}`, {})),
    [200],
  ],
  ['a field name of 190 kB', () => post(graphql(`{ ${'a'.repeat(LONG_TEXT_LENGTH)} }`, {})), [400]],
  [
    'a text literal of 190 kB',
    () => post(graphql(`{ pets(search: "${'a '.repeat(LONG_TEXT_LENGTH / 2)}") { totalCount } }`, {})),
    [200],
  ],
  ['a body of 60,000 objects', () => post(`[${'{},'.repeat(60_000)}{}]`), [400]],
  ['a body in a body', () => post(nested(30_000)), [400]],
  [
    'a packed body of 100 MB',
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
  ['variables', ofVariables],
  ['variables of somebody signed in', ofMutations],
  ['the rest of a request', ofTheRest],
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

it('names what is wrong with variables, and is a mistake of who sent them', async () => {
  const unknown = await post(graphql(petsWhere, { w: { colour: 'x', size: 'y' } }));
  expect([graphqlCode(unknown), unknown.text]).toEqual(['BAD_USER_INPUT', expect.stringContaining('colour')]);
  expect(unknown.text).toContain('size');
  const many = await post(graphql(petsWhere, { w: unknownKeys(3000) }));
  expect([graphqlCode(many), many.text]).toEqual([
    'BAD_USER_INPUT',
    expect.stringContaining('at most 2000 values in variables'),
  ]);
  const deep = await post(`{"query":"${petsWhere}","variables":{"w":${nested(11)}}}`);
  expect([graphqlCode(deep), deep.text]).toEqual([
    'BAD_USER_INPUT',
    expect.stringContaining('at most 10 levels'),
  ]);
});

it('leaves whoever else is there undisturbed', async () => {
  const [visit, calm] = await Promise.all([neighbour.stop(), control.stop()]);
  expect(visit.answers).toBeGreaterThan(100);
  expect(visit.failed).toBe(0);
  expect(visit.p99 - calm.p99).toBeLessThan(250);
});
