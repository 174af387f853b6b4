import {
  type DocumentNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  TokenKind,
} from 'graphql';
import { clientOperations } from '../../../test/fixtures/api/client-operations.ts';
import { buildShopSchema } from '../../app/apollo-server.ts';
import { createComplexityCache } from './query-complexity.ts';
import { queryLimits } from './query-limits.ts';

/** The limits of the server, as its operators know them. */
const most = { cost: 10_000, tokens: 1000 };

const costOf = createComplexityCache(buildShopSchema());

function cost(query: string, variables: Record<string, unknown> = {}): number {
  return costOf(parse(query), variables);
}

/** What the client's operations have to be given, as much as it may ever be: the largest pages, a cart of fifty items. */
const largest: Record<string, unknown> = {
  day: 30,
  like: { type: 'DOG' },
  on: '2026-11-30',
  petIds: Array(100).fill('f'.repeat(24)),
  answers: Array(40).fill({ question: 'x', answer: 'x' }),
  at: '2026-11-27T15:00:00Z',
  stage: 'READING',
  starts: Array(30).fill('2026-11-27T15:00:00Z'),
  code: 'x'.repeat(32),
  email: 'somebody@petshop.test',
  confirmEmail: 'somebody@petshop.test',
  keepsReviews: true,
  entries: cart(50),
  first: 100,
  from: '2021-01-01T00:00:00Z',
  household: largestHousehold(),
  id: '0123456789abcdef01234567',
  input: {},
  kg: 4,
  taskId: '0123456789abcdef01234567',
  treatmentId: '0123456789abcdef01234567',
  until: '2026-12-30',
  medicalId: '0123456789abcdef01234567',
  paperId: '0123456789abcdef01234567',
  fileId: '0123456789abcdef01234567',
  question: 'x'.repeat(64),
  isDone: true,
  kinds: ['ORDER_DELIVERED'],
  name: 'x'.repeat(120),
  number: 'FP-2222-2222',
  numbers: Array(100).fill('FP-2222-2222'),
  entryIds: Array(50).fill('0123456789abcdef01234567'),
  restock: true,
  isOffered: true,
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
  hash: 'f'.repeat(64),
  pictures: Array.from({ length: 10 }, () => ({ hash: 'f'.repeat(64) })),
  role: 'STAFF',
  quantity: -3,
  counted: 3,
  answer: 'REFUSE',
  reason: 'x'.repeat(300),
  fingerprint: 'x'.repeat(100),
  lines: lines(100),
  sendAgain: true,
  search: 'x'.repeat(64),
  text: 'x'.repeat(64),
  title: 'x'.repeat(120),
  days: 30,
  isLost: true,
  word: 'x'.repeat(40),
  words: 'x'.repeat(80),
  means: Array(10).fill('x'.repeat(40)),
  skip: 0,
  timeZone: 'America/New_York',
  to: '2026-01-01T00:00:00Z',
  type: 'DOG',
  category: 'FOOD',
  change: { pricePercent: 5, shelf: 'x'.repeat(20) },
  isDryRun: true,
  list: 'BRAND',
  value: 'x'.repeat(60),
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
  ReportProblem: { lines: lines(100), kind: 'BROKEN', wants: 'MONEY', text: 'x'.repeat(1000) },
  RefundPreview: { amount: 1, reason: 'x'.repeat(300) },
  AddAnimal: { name: 'x'.repeat(60), type: 'DOG' },
  StartFoodChange: { petId: 'x', currentName: 'x'.repeat(120), currentKcalPer100g: 400 },
  AddTreatment: { kind: 'OTHER', name: 'x'.repeat(120) },
  AskShop: { text: 'x'.repeat(4000), name: 'x'.repeat(120), email: 'mia@example.com' },
  SayIAmHere: { text: 'x'.repeat(300) },
  SaveUser: { name: 'x'.repeat(120) },
  AddAnimalMedical: { kind: 'VACCINATION', name: 'x' },
  SaveHousehold: largestHousehold(),
  SaveAddress: { name: 'x'.repeat(60), lines: ['x', 'x', 'x'], city: 'x' },
  AddPet: {
    ...{ petname: 'x', petprice: 1, short: 'x', details: 'x', category: 'FOOD', type: 'DOG' },
    ...{ gender: 'MALE', age: 'ADULT', color: 'BLACK', clan: 'HARRIER' },
  },
};

/** What means something else in one operation than in the others. */
const ownOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  WaitingQuestions: { where: { orderNumber: 'FP-7K3M-92QD' } },
  Outside: { where: { isHere: true } },
  MoveStock: { reason: 'ARRIVED' },
};

function largestHousehold() {
  return {
    ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
    ...{ childrenAges: Array(12).fill(17), dogs: 20, cats: 20 },
  };
}

function lines(length: number) {
  return Array(length).fill({ entryId: '0123456789abcdef01234567', quantity: 1 });
}

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
    .map((variable) => [
      variable,
      variable === 'input' ? (largestInput[name] ?? {}) : (ownOf[name]?.[variable] ?? largest[variable]),
    ]);
  return Object.fromEntries(given);
}

it('is limited as its operators know it', () => {
  expect(queryLimits).toMatchObject(most);
});

describe('what the client asks', () => {
  const operations = Object.entries(clientOperations());

  it('is found in its sources', () => {
    expect(operations.map(([name]) => name)).toEqual(expect.arrayContaining(['PetList', 'AdminOverview']));
  });

  it('takes at most half of what one may, operation by operation', () => {
    const costs = operations.map(([name, document]) => ({
      name,
      points: costOf(document, variablesOf(name, document)),
    }));
    expect(costs.filter(({ points }) => !(points > 0 && points <= most.cost / 2))).toEqual([]);
  });

  it('is at most half as long as a text may be, operation by operation', () => {
    const lengths = operations.map(([name, document]) => ({ name, tokens: tokensIn(print(document)) }));
    expect(lengths.filter(({ tokens }) => tokens > most.tokens / 2)).toEqual([]);
  });
});

function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count++;
  return count;
}

describe('the cost', () => {
  it('of a list grows with the size of its page, written out or in a variable', () => {
    const list = (size: number) => cost(`{ pets(first: ${size}) { edges { node { _id } } } }`);
    const listBy = (variables: object) =>
      cost('query ($first: Int! = 7) { pets(first: $first) { edges { node { _id } } } }', { ...variables });
    expect(list(100) - list(1)).toBe(99 * 2);
    expect(listBy({ first: 100 })).toBe(list(100));
    expect(listBy({})).toBe(list(7));
    expect(list(100_000_000)).toBeGreaterThan(most.cost);
    expect(listBy({ first: 100_000_000 })).toBeGreaterThan(most.cost);
  });

  it('of what a list says as a whole does not', () => {
    const list = (first: number) => `{ pets(first: ${first}) { totalCount facets { available } } }`;
    expect(cost(list(100))).toBe(cost(list(1)));
  });

  it('is counted at the default size of a page that names none', () => {
    expect(cost('{ pets { edges { cursor } } }')).toBe(cost('{ pets(first: 20) { edges { cursor } } }'));
  });

  it('of a list in a list multiplies', () => {
    const nested = '{ users(first: 100) { edges { node { petOrders(first: 100) { edges { cursor } } } } } }';
    expect(cost(nested)).toBeGreaterThan(100 * 100);
  });

  it('is the same through fragments, and without what is left out', () => {
    const plain = cost('{ pets(first: 9) { edges { node { _id petname } } } }');
    const spread = 'query { pets(first: 9) { ...page } }';
    const fragments =
      'fragment page on PetConnection { edges { node { ...item } } } fragment item on Pet { _id petname }';
    expect(cost(`${spread} ${fragments}`)).toBe(plain);
    const skipped = '{ pets(first: 9) { edges { node { _id petname img @skip(if: true) } } } }';
    expect(cost(skipped)).toBe(plain);
  });

  it('of two large pages of pictures in text, and of many facets, is too high', () => {
    const facets = (name: string) => `${name}: pets(first: 1) { facets { available } }`;
    const pictures = (name: string) => `${name}: pets(first: 100) { edges { node { img } } }`;
    expect(cost(`{ ${pictures('a')} ${pictures('b')} }`)).toBeGreaterThan(most.cost);
    expect(cost(`{ ${pictures('a')} }`)).toBeLessThan(most.cost);
    expect(cost(`{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(facets).join(' ')} }`)).toBeGreaterThan(most.cost);
  });

  it('of two operations in a text is of the one that is asked for', () => {
    const document = parse(
      'query small { me { name } } query large { pets(first: 100) { edges { node { img } } } }',
    );
    const costs = ['small', 'large', 'small'].map((name) => costOf(document, {}, name));
    expect(costs).toEqual([costs[0], expect.any(Number), costs[0]]);
    expect(costs[1]).toBeGreaterThan(10 * Number(costs[0]));
  });

  it('of a cart grows with its entries', () => {
    const quote =
      'query ($entries: [CartEntryInput!]!) { quote(entries: $entries) { lines { totalamount } } }';
    expect(cost(quote, { entries: cart(50) })).toBe(10 * cost(quote, { entries: cart(5) }));
    expect(cost(quote, { entries: cart(600) })).toBeGreaterThan(most.cost);
    expect(() => cost(quote, { entries: cart(1000) })).toThrow('at most 2000 values');
  });
});
