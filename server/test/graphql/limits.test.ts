import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
  /** Milliseconds. */
  readonly took: number;
}

/** Sends what no client of ours would write. */
async function send(body: string, token = shopper.token): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  const text = await answer.text();
  const { errors, error } = JSON.parse(text);
  const code = errors?.[0]?.extensions?.code ?? error?.code;
  return { status: answer.status, code, text, took: performance.now() - start };
}

function query(text: string, variables: object = {}): string {
  return JSON.stringify({ query: text, variables });
}

function times(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(' ');
}

const nested = `{ pet(id: "x") { ${'image { '.repeat(24)}hash${' }'.repeat(26)}`;
const cycle = '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }';
const doubling = `{ me { ...f0 } } ${times(60, (n) => `fragment f${n} on User { ...f${n + 1} ...f${n + 1} }`)} fragment f60 on User { _id }`;

/** What it is, what is sent, and the code that the refusal carries. */
const bombs: [string, string, string][] = [
  ['a thousand aliases', query(`{ ${times(300, (n) => `a${n}: me { _id }`)} }`), 'GRAPHQL_PARSE_FAILED'],
  ['sixteen aliases', query(`{ ${times(16, (n) => `a${n}: me { _id }`)} }`), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'aliases in a fragment that is spread often',
    query(`{ ...f ...g } fragment f on Query { ${times(9, (n) => `a${n}: me { _id }`)} }
      fragment g on Query { ${times(9, (n) => `b${n}: me { _id }`)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['24 levels', query(nested), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'levels hidden in fragments',
    query(`{ users { edges { node { ...a } } } }
      fragment a on User { petOrders { edges { node { pet { ...b } } } } }
      fragment b on Pet { image { ...c } } fragment c on PetImage { ... { ... { url } } }
      fragment d on User { cartEntries { edges { node { pet { image { url } } } } } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'directives by the dozen',
    query(`{ me ${times(11, () => '@skip(if: true)')} { _id } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['500 directives', query(`{ me ${times(500, () => '@skip(if: true)')} { _id } }`), 'GRAPHQL_PARSE_FAILED'],
  ['a field 3,000 times', query(`{ me { ${times(3000, () => '_id')} } }`), 'GRAPHQL_PARSE_FAILED'],
  ['a field 980 times', query(`{ me { ${times(980, () => '_id')} } }`), 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments in a circle', query(cycle), 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments that double sixty times', query(doubling), 'BAD_USER_INPUT'],
  [
    'a list literal of 10,000 levels',
    query(`{ quote(entries: ${'['.repeat(10_000)}${']'.repeat(10_000)}) { total } }`),
    'GRAPHQL_PARSE_FAILED',
  ],
  ['a query of 5,000 words', query(`{ me { ${times(5000, (n) => `field${n}`)} } }`), 'GRAPHQL_PARSE_FAILED'],
  ['an endless page', query('{ pets(first: 100000000) { edges { node { _id } } } }'), 'BAD_USER_INPUT'],
  [
    'an endless page in a variable',
    query('query ($n: Int!) { pets(first: $n) { edges { node { _id } } } }', { n: 100_000_000 }),
    'BAD_USER_INPUT',
  ],
  [
    'pages of pictures in text',
    query(`{ ${times(2, (n) => `p${n}: pets(first: 100) { edges { node { img } } }`)} }`),
    'BAD_USER_INPUT',
  ],
  [
    'pages in pages',
    query('{ users(first: 100) { edges { node { petOrders(first: 100) { edges { node { _id } } } } } } }'),
    'BAD_USER_INPUT',
  ],
  [
    'operations in a list',
    `[${times(50, () => query('{ me { _id } }')).replaceAll('} {', '}, {')}]`,
    'BAD_REQUEST',
  ],
  [
    'variables of 20,000 levels',
    `{"query":"mutation ($i: SaveUserInput!) { saveUser(input: $i) { _id } }","variables":{"i":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}}`,
    'BAD_USER_INPUT',
  ],
  ['a body of 20,000 levels', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'BAD_REQUEST'],
];

describe('an operation that asks for too much', () => {
  it.each(bombs)('is rejected within a tenth of a second: %s', async (_what, body, code) => {
    const answers: Answer[] = [];
    for (let round = 0; round < 5; round++) answers.push(await send(body));
    for (const answer of answers)
      expect([answer.status, answer.code, answer.text]).toEqual([400, code, answer.text]);
    // The quickest counts: the others may have waited for a busy machine.
    expect(Math.min(...answers.map(({ took }) => took))).toBeLessThan(100);
  });

  it('does not slow down those that come after it, or fill the memory', async () => {
    const before = await medianOf(normalQuery);
    const memory = await residentMemory();
    for (let round = 0; round < 5; round++) await Promise.all(bombs.map(([, body]) => send(body)));
    expect(await medianOf(normalQuery)).toBeLessThan(2 * before + 20);
    expect((await residentMemory()) - memory).toBeLessThan(100 * 1024 * 1024);
  });
});

async function normalQuery(): Promise<number> {
  const { status, took } = await send(query('{ pets(first: 10) { edges { node { _id petname } } } }'));
  expect(status).toBe(200);
  return took;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < 15; round++) all.push(await measure());
  return all.toSorted((a, b) => a - b)[7] ?? 0;
}

/** Bytes. */
async function residentMemory(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}

describe('the size of a page', () => {
  it.each([0, -1, 101, 2_147_483_647])('is one from 1 to 100, not %d', async (first) => {
    const { status, code } = await send(
      query('{ pets(first: FIRST) { totalCount } }'.replace('FIRST', `${first}`)),
    );
    expect([code, status < 500]).toEqual(['BAD_USER_INPUT', true]);
  });
});
