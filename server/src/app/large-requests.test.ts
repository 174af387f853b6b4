import {
  aViewer,
  type ShopWithoutDatabase,
  startShopWithoutDatabase,
} from '../../test/fixtures/api/shop-without-database.ts';

/*
 * Requests to /graphql that are made to cost more than their size. How long the others who are there wait for them, over
 * HTTP, is measured in server/test/security/hostile-requests.slow.test.ts.
 */

/** How long one may keep the processor, in milliseconds: what a busy machine has it wait for is not its own. */
const MAX_BLOCKED = 100;

let shop: ShopWithoutDatabase;
beforeAll(async () => {
  shop = await startShopWithoutDatabase();
});
afterAll(() => shop.stop());

function asking(query: string, variables: object = {}): object {
  return { query, variables };
}

function times(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(' ');
}

/** Orders of a customer, whose customer has more of them. */
function ordersOf(customer: string): string {
  return `orders(first: 1) { edges { node { customer { ${customer} } } } }`;
}

const nested = `{ pet(id: "x") { ${'image { '.repeat(24)}hash${' }'.repeat(26)}`;
const cycle = '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }';
const doubling = `{ me { ...f0 } } ${times(60, (n) => `fragment f${n} on User { ...f${n + 1} ...f${n + 1} }`)} fragment f60 on User { _id }`;

/** What it is, what is sent, and the code that the refusal carries. */
const bombs: [string, unknown, string][] = [
  ['a thousand aliases', asking(`{ ${times(300, (n) => `a${n}: me { _id }`)} }`), 'GRAPHQL_PARSE_FAILED'],
  ['sixteen aliases', asking(`{ ${times(16, (n) => `a${n}: me { _id }`)} }`), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'aliases in a fragment that is spread often',
    asking(`{ ...f ...g } fragment f on Query { ${times(9, (n) => `a${n}: me { _id }`)} }
      fragment g on Query { ${times(9, (n) => `b${n}: me { _id }`)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['24 levels', asking(nested), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'levels hidden in fragments',
    asking(`{ users { edges { node { ...a } } } }
      fragment a on User { petOrders { edges { node { pet { ...b } } } } }
      fragment b on Pet { image { ...c } } fragment c on PetImage { ... { ... { url } } }
      fragment d on User { cartEntries { edges { node { pet { image { url } } } } } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'twelve levels',
    asking(`{ customer(id: "x") { ${ordersOf(ordersOf(ordersOf('_id')))} } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'eleven directives where each may stand',
    asking(`{ me { ${times(11, (n) => `a${n}: _id @include(if: true)`)} } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'directives by the dozen',
    asking(`{ me ${times(11, () => '@skip(if: true)')} { _id } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['500 directives', asking(`{ me ${times(500, () => '@skip(if: true)')} { _id } }`), 'GRAPHQL_PARSE_FAILED'],
  ['a field 3,000 times', asking(`{ me { ${times(3000, () => '_id')} } }`), 'GRAPHQL_PARSE_FAILED'],
  ['a field 980 times', asking(`{ me { ${times(980, () => '_id')} } }`), 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments in a circle', asking(cycle), 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments that double sixty times', asking(doubling), 'BAD_USER_INPUT'],
  [
    'a list literal of 10,000 levels',
    asking(`{ quote(entries: ${'['.repeat(10_000)}${']'.repeat(10_000)}) { total } }`),
    'GRAPHQL_PARSE_FAILED',
  ],
  ['a query of 5,000 words', asking(`{ me { ${times(5000, (n) => `field${n}`)} } }`), 'GRAPHQL_PARSE_FAILED'],
  ['an endless page', asking('{ pets(first: 100000000) { edges { node { _id } } } }'), 'BAD_USER_INPUT'],
  [
    'an endless page in a variable',
    asking('query ($n: Int!) { pets(first: $n) { edges { node { _id } } } }', { n: 100_000_000 }),
    'BAD_USER_INPUT',
  ],
  [
    'pages of pictures in text',
    asking(`{ ${times(2, (n) => `p${n}: pets(first: 100) { edges { node { img } } }`)} }`),
    'BAD_USER_INPUT',
  ],
  [
    'pages in pages',
    asking('{ users(first: 100) { edges { node { petOrders(first: 100) { edges { node { _id } } } } } } }'),
    'BAD_USER_INPUT',
  ],
  ['operations in a list', Array.from({ length: 50 }, () => asking('{ me { _id } }')), 'BAD_REQUEST'],
  [
    'variables of 20,000 levels',
    asking('mutation ($i: SaveUserInput!) { saveUser(input: $i) { _id } }', { i: nestedObject(20_000) }),
    'BAD_USER_INPUT',
  ],
];

/** `{ a: { a: { … 1 } } }` */
function nestedObject(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = { a: value };
  return value;
}

function nestedList(depth: number): unknown {
  let value: unknown[] = [];
  for (let level = 1; level < depth; level++) value = [value];
  return value;
}

function unknownKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
}

const petsWhere = 'query ($w: PetWhere) { pets(where: $w) { totalCount } }';
const quote = 'query ($e: [CartEntryInput!]!) { quote(entries: $e) { total } }';
const search = 'query ($s: String) { pets(search: $s) { totalCount } }';
const after = 'query ($a: String) { pets(after: $a) { edges { node { _id } } } }';
const byId = 'query ($i: ID!) { pet(id: $i) { _id } }';
const saveUser = 'mutation ($i: SaveUserInput!) { saveUser(input: $i) { _id } }';
const order = 'mutation ($i: OrderPetInput!) { orderPet(input: $i) { _id } }';
const account = 'query ($e: EmailAddress!) { user(email: $e) { _id } }';
const overview = 'query ($d: DateTime!) { overview(from: $d, to: $d, timeZone: "UTC") { __typename } }';
const harmless = '{ pets { totalCount } }';
const entry = { petId: '0123456789abcdef01234567', accessoriesAmount: 1 };
const anOrder = { petId: 'x', username: 'x', location: 'x', phone: '5550100' };

/** Close to the most that a body may hold. */
const LONG = 190_000;
const long = 'x'.repeat(LONG);

/** What it is, what is sent, and the code of the answer: undefined where it is none of the request as a whole. */
const heavy: [string, unknown, string | undefined][] = [
  ['10,000 unknown keys', asking(petsWhere, { w: unknownKeys(10_000) }), 'BAD_USER_INPUT'],
  ['1,900 unknown keys', asking(petsWhere, { w: unknownKeys(1900) }), 'BAD_USER_INPUT'],
  ['60,000 empty entries', asking(quote, { e: Array(60_000).fill({}) }), 'BAD_USER_INPUT'],
  ['1,900 empty entries', asking(quote, { e: Array(1900).fill({}) }), 'BAD_USER_INPUT'],
  ['90,000 numbers for entries', asking(quote, { e: Array(90_000).fill(1) }), 'BAD_USER_INPUT'],
  ['an entry of 2,000 keys', asking(quote, { e: [{ ...entry, ...unknownKeys(2000) }] }), 'BAD_USER_INPUT'],
  [
    '400 entries of unknown keys',
    asking(quote, { e: Array(400).fill({ ...entry, ...unknownKeys(3) }) }),
    'BAD_USER_INPUT',
  ],
  ['a key of 190 kB', asking(petsWhere, { w: { [long]: 1 } }), 'BAD_USER_INPUT'],
  ['a price of 190 kB', asking(petsWhere, { w: { priceMin: long } }), 'BAD_USER_INPUT'],
  ['a type of 190 kB', asking(petsWhere, { w: { type: 'DOG'.repeat(LONG / 3) } }), 'BAD_USER_INPUT'],
  ['types by the thousand', asking(petsWhere, { w: { type: Array(1900).fill('DOG') } }), 'BAD_USER_INPUT'],
  ['variables in variables', asking(petsWhere, { w: nestedObject(30_000) }), 'BAD_USER_INPUT'],
  ['lists in lists', asking(petsWhere, { w: nestedList(90_000) }), 'BAD_USER_INPUT'],
  ['undeclared variables', asking(harmless, unknownKeys(10_000)), 'BAD_USER_INPUT'],
  ['a search of 95,000 words', asking(search, { s: 'a '.repeat(LONG / 2) }), 'INTERNAL'],
  ['a search of one long word', asking(search, { s: long }), 'INTERNAL'],
  [
    'a cursor of 190 kB',
    asking(after, { a: Buffer.from(`[1,"x",${'[],'.repeat(45_000)}1]`).toString('base64url') }),
    'BAD_USER_INPUT',
  ],
  ['an id of 190 kB', asking(byId, { i: long }), 'NOT_FOUND'],
  ['a profile of 2,000 keys', asking(saveUser, { i: { name: 'x', ...unknownKeys(2000) } }), 'BAD_USER_INPUT'],
  ['a name of 190 kB', asking(saveUser, { i: { name: long } }), 'BAD_USER_INPUT'],
  ['a phone of 190 kB', asking(order, { i: { ...anOrder, phone: '5 '.repeat(LONG / 2) } }), 'BAD_USER_INPUT'],
  [
    'a location of blanks',
    asking(order, { i: { ...anOrder, location: ' '.repeat(LONG) } }),
    'BAD_USER_INPUT',
  ],
  ['an e-mail address of 190 kB', asking(account, { e: `${'a.'.repeat(LONG / 2)}@x.test` }), 'FORBIDDEN'],
  ['a date of 190 kB', asking(overview, { d: '2'.repeat(LONG) }), 'BAD_USER_INPUT'],
  ['extensions of 10,000 keys', { query: harmless, extensions: unknownKeys(10_000) }, 'INTERNAL'],
  [
    'a hash of 190 kB',
    { extensions: { persistedQuery: { version: 1, sha256Hash: long } } },
    'PERSISTED_QUERY_NOT_FOUND',
  ],
  ['an operation name of 190 kB', { query: harmless, operationName: long }, 'OPERATION_RESOLUTION_FAILURE'],
  ['a comment of 190 kB', asking(`${harmless} # ${long}`), 'INTERNAL'],
  ['a field name of 190 kB', asking(`{ ${long} }`), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a text literal of 190 kB',
    asking(`{ pets(search: "${'a '.repeat(LONG / 2)}") { totalCount } }`),
    'INTERNAL',
  ],
];

/** What asks for data has got through to the database, which is not there. */
it.each([...bombs, ...heavy])('%s costs no more than its size', async (_what, body, code) => {
  const took: number[] = [];
  for (let round = 0; round < 10 && Math.min(...took) >= MAX_BLOCKED; round++) {
    const start = process.threadCpuUsage();
    const answer = await shop.send({ body, viewer: aViewer() });
    const { user, system } = process.threadCpuUsage(start);
    took.push((user + system) / 1000);
    expect([answer.code, answer.text]).toEqual([code, answer.text]);
    expect(answer.text.length).toBeLessThan(10_000);
  }
  // The quickest counts: the first one compiles.
  expect(Math.min(...took)).toBeLessThan(MAX_BLOCKED);
});

it('says what is wrong with variables', async () => {
  const ask = async (w: object) => (await shop.send({ body: asking(petsWhere, { w }) })).text;
  const unknown = await ask({ colour: 'x', size: 'y' });
  expect(unknown).toContain('colour');
  expect(unknown).toContain('size');
  expect(await ask(unknownKeys(3000))).toContain('at most 2000 values in variables');
  expect(await ask(nestedObject(11) as object)).toContain('at most 10 levels');
});
