import {
  type DocumentNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  print,
  Source,
  TokenKind,
} from 'graphql';
import { clientOperations } from '../fixtures/api/client-operations.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** The limits of the server, as its operators know them. */
const most = { cost: 10_000, tokens: 1000 };

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** What the client's operations have to be given, as much as it may ever be: the largest pages, a cart of fifty items. */
const largest: Record<string, unknown> = {
  code: 'x'.repeat(32),
  email: 'somebody@petshop.test',
  entries: cart(50),
  first: 100,
  from: '2021-01-01T00:00:00Z',
  id: '0123456789abcdef01234567',
  input: {},
  kinds: ['ORDER_DELIVERED'],
  number: 'FP-2222-2222',
  numbers: Array(100).fill('FP-2222-2222'),
  entryIds: Array(50).fill('0123456789abcdef01234567'),
  restock: true,
  status: 'PAID',
  customerId: '0123456789abcdef01234567',
  keepId: '0123456789abcdef01234567',
  dropId: '0123456789abcdef01234568',
  withMoney: true,
  monthFrom: '2021-01-01T00:00:00Z',
  monthTo: '2026-01-01T00:00:00Z',
  orderBy: 'NEWEST',
  paymentId: '0123456789abcdef01234567',
  petId: '0123456789abcdef01234567',
  role: 'STAFF',
  search: 'x'.repeat(64),
  text: 'x'.repeat(64),
  word: 'x'.repeat(40),
  means: Array(10).fill('x'.repeat(40)),
  timeZone: 'America/New_York',
  to: '2026-01-01T00:00:00Z',
  type: 'DOG',
  category: 'FOOD',
  yesterdayFrom: '2025-12-30T00:00:00Z',
  yesterdayTo: '2025-12-31T00:00:00Z',
};

/** A promotion with all that one can say of it. */
const promotion = {
  ...{ code: 'X'.repeat(32), percentOff: 30, minEntriesTotal: 100, categories: ['FOOD', 'ACCESSORIES'] },
  ...{ types: ['DOG', 'CAT', 'OTHER'], maxUses: 100, maxUsesPerAccount: 1 },
};

/** Inputs that an operation asks for, as large as they get. */
const largestInput: Record<string, unknown> = {
  CreatePaymentIntent: { ...contact(), entries: cart(50), idempotencyKey: 'x'.repeat(100) },
  OrderPet: { ...contact(), petId: '0123456789abcdef01234567' },
  AddPromotion: promotion,
  PromotionPreview: promotion,
  UpdateSettings: { version: 1, returnsText: 'x'.repeat(20_000) },
  PreviewSettings: { returnsText: 'x'.repeat(20_000) },
  ReviewItem: { stars: 5, text: 'x'.repeat(1000) },
  RefundOrder: { amount: 1, reason: 'x'.repeat(300) },
  SaveUser: { name: 'x'.repeat(120) },
  AddPet: {
    ...{ petname: 'x', petprice: 1, short: 'x', details: 'x', category: 'FOOD', type: 'DOG' },
    ...{ gender: 'MALE', age: 'ADULT', color: 'BLACK', clan: 'HARRIER' },
  },
};

function cart(length: number) {
  return Array.from({ length }, (_, index) => ({
    petId: index.toString(16).padStart(24, '0'),
    accessoriesAmount: 99,
  }));
}

function contact() {
  return { username: 'x'.repeat(120), location: 'x'.repeat(300), phone: '555555555555555' };
}

function variablesOf(name: string, document: DocumentNode): Record<string, unknown> {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { variableDefinitions = [] } = operation as OperationDefinitionNode;
  const given = variableDefinitions
    // What may be left out makes no answer larger.
    .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
    .map(({ variable }) => variable.name.value)
    .map((variable) => [variable, variable === 'input' ? (largestInput[name] ?? {}) : largest[variable]]);
  return Object.fromEntries(given);
}

/** What the server says that an operation costs, whoever asks; Infinity where it refuses it for its cost. */
async function cost(query: string, variables: Record<string, unknown> = {}): Promise<number> {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const points = answer.headers.get('x-query-cost');
  const text = await answer.text();
  if (answer.status === 400 && text.includes('This asks for too much')) return Number.POSITIVE_INFINITY;
  if (points === null) throw new Error(`${answer.status} ${text}`);
  return Number(points);
}

describe('what the client asks', () => {
  const operations = Object.entries(clientOperations());

  it('is found in its sources', () => {
    expect(operations.map(([name]) => name)).toEqual(expect.arrayContaining(['PetList', 'AdminOverview']));
  });

  it.each(operations)('takes at most half of what one may: %s', async (name, document) => {
    const points = await cost(print(document), variablesOf(name, document));
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThanOrEqual(most.cost / 2);
  });

  it.each(operations)('is at most half as long as a text may be: %s', (_name, document) => {
    expect(tokensIn(print(document))).toBeLessThanOrEqual(most.tokens / 2);
  });
});

function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count++;
  return count;
}

describe('the cost', () => {
  it('of a list grows with the size of its page, written out or in a variable', async () => {
    const list = (size: number) => cost(`{ pets(first: ${size}) { edges { node { _id } } } }`);
    const listBy = (variables: object) =>
      cost('query ($first: Int! = 7) { pets(first: $first) { edges { node { _id } } } }', { ...variables });
    expect((await list(100)) - (await list(1))).toBe(99 * 2);
    expect(await listBy({ first: 100 })).toBe(await list(100));
    expect(await listBy({})).toBe(await list(7));
    expect(await list(100_000_000)).toBeGreaterThan(most.cost);
    expect(await listBy({ first: 100_000_000 })).toBeGreaterThan(most.cost);
  });

  it('of what a list says as a whole does not', async () => {
    const list = (first: number) => `{ pets(first: ${first}) { totalCount facets { available } } }`;
    expect(await cost(list(100))).toBe(await cost(list(1)));
  });

  it('is counted at the default size of a page that names none', async () => {
    expect(await cost('{ pets { edges { cursor } } }')).toBe(
      await cost('{ pets(first: 20) { edges { cursor } } }'),
    );
  });

  it('of a list in a list multiplies', async () => {
    const nested = '{ users(first: 100) { edges { node { petOrders(first: 100) { edges { cursor } } } } } }';
    expect(await cost(nested)).toBeGreaterThan(100 * 100);
  });

  it('is the same through fragments, and without what is left out', async () => {
    const plain = await cost('{ pets(first: 9) { edges { node { _id petname } } } }');
    const spread = 'query { pets(first: 9) { ...page } }';
    const fragments =
      'fragment page on PetConnection { edges { node { ...item } } } fragment item on Pet { _id petname }';
    expect(await cost(`${spread} ${fragments}`)).toBe(plain);
    const skipped = '{ pets(first: 9) { edges { node { _id petname img @skip(if: true) } } } }';
    expect(await cost(skipped)).toBe(plain);
  });

  it('of two large pages of pictures in text, and of many facets, is too high', async () => {
    const facets = (name: string) => `${name}: pets(first: 1) { facets { available } }`;
    const pictures = (name: string) => `${name}: pets(first: 100) { edges { node { img } } }`;
    expect(await cost(`{ ${pictures('a')} ${pictures('b')} }`)).toBeGreaterThan(most.cost);
    expect(await cost(`{ ${pictures('a')} }`)).toBeLessThan(most.cost);
    expect(await cost(`{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(facets).join(' ')} }`)).toBeGreaterThan(
      most.cost,
    );
  });

  it('of a cart grows with its entries', async () => {
    const quote =
      'query ($entries: [CartEntryInput!]!) { quote(entries: $entries) { lines { totalamount } } }';
    expect(await cost(quote, { entries: cart(1000) })).toBeGreaterThan(most.cost);
  });
});
