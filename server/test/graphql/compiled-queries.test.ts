import { readFileSync } from 'node:fs';
import {
  askByGet,
  askByPost,
  type ClientOperation,
  clientOperation,
  clientOperations,
} from '../fixtures/api/persisted-operations.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let itemId: string;

beforeAll(async () => {
  shop = await startShop({ env: { RECONCILE_SECONDS: '3600' } });
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
  await addItem(shop, admin.token, anAnimal({ petname: 'Bruno' }));
  itemId = await addItem(shop, admin.token, anItem());
  const input = {
    petId: await addItem(shop, admin.token, anAnimal()),
    username: 'Ada',
    location: 'Here',
    phone: '5550100',
  };
  await shop.gql(
    'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }',
    { input },
    shopper.token,
  );
});
afterAll(() => shop.stop());

/** What the client's queries are given. */
function sampleOf(variable: string): unknown {
  const values: Record<string, unknown> = {
    category: 'FOOD',
    email: shopper.email,
    entries: [{ petId: itemId, accessoriesAmount: 2 }],
    first: 5,
    id: itemId,
    orderBy: 'PRICE_LOW_TO_HIGH',
    petId: itemId,
    search: 'a',
    timeZone: 'America/New_York',
    type: 'DOG',
  };
  if (variable in values) return values[variable];
  return /to$/i.test(variable) ? '2026-01-31T00:00:00Z' : '2026-01-01T00:00:00Z';
}

function variablesOf({ variables }: ClientOperation): Record<string, unknown> {
  const needed = [...variables].filter(([, isNeeded]) => isNeeded);
  return Object.fromEntries(needed.map(([variable]) => [variable, sampleOf(variable)]));
}

/** Asked by a text that is not the client's own, which graphql-js executes. */
async function byReference({ name, hash }: ClientOperation, variables: object, token?: string) {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      operationName: name,
      query: `# ${Math.random()}\n${completed[`sha256:${hash}`]}`,
      variables,
    }),
  });
  return { status: answer.status, body: withoutPlaces(await answer.json()) };
}

async function compiled(operation: ClientOperation, variables: object, token?: string) {
  const answer = await askByPost(shop.url, operation, variables, { ...(token && { token }) });
  return { status: answer.status, body: withoutPlaces(await answer.json()) };
}

/** Places in a text are others where it is written otherwise. */
function withoutPlaces(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === 'locations' ? undefined : value)));
}

const completed: Record<string, string> = JSON.parse(readFileSync('dist/client/operations.json', 'utf8'));
const queries = clientOperations().filter(({ kind }) => kind === 'query');

describe('a query of the client that the server has compiled', () => {
  it.each(queries.map((query) => [query.name, query] as const))(
    'is answered as by the reference: %s',
    async (_name, query) => {
      const variables = variablesOf(query);
      for (const token of [admin.token, shopper.token, undefined]) {
        expect(await compiled(query, variables, token)).toEqual(await byReference(query, variables, token));
      }
    },
  );

  it.each([
    ['an item that is not there', { id: '0123456789abcdef01234567' }],
    ['an id that is none', { id: 'salmon' }],
    ['no id', {}],
    ['an id of another kind', { id: { $ne: null } }],
    ['a variable that it does not have', { id: '0123456789abcdef01234567', where: { type: 'DOG' } }],
  ])('is rejected as by the reference: %s', async (_what, variables) => {
    const details = clientOperation('PetDetails');
    expect(await compiled(details, variables)).toEqual(await byReference(details, variables));
  });

  it.each([
    ['a page that is too large', { orderBy: 'NEWEST', first: 101 }],
    ['a page that costs too much', { orderBy: 'NEWEST', first: 100_000 }],
    ['an order that there is not', { orderBy: 'OLDEST', first: 1 }],
    ['a cursor that is none', { orderBy: 'NEWEST', first: 1, after: 'x' }],
    ['a filter with an unknown field', { orderBy: 'NEWEST', first: 1, where: { horses: true } }],
  ])('is rejected as by the reference: %s', async (_what, variables) => {
    const list = clientOperation('PetListMore');
    for (const ask of [askByPost, askByGet]) {
      const answer = await ask(shop.url, list, variables);
      const given = { status: answer.status, body: withoutPlaces(await answer.json()) };
      expect(given).toEqual(await byReference(list, variables));
    }
  });

  it('is rejected for a bad token', async () => {
    const { status, body } = await compiled(clientOperation('Me'), {}, 'no.token.atall');
    expect(status).toBe(401);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('says its cost, has an id of its own, and is counted and logged under it', async () => {
    const read = async () => (await shop.rest('GET', '/metrics')).body as string;
    const countIn = (text: string) =>
      Number(/^petshop_graphql_fields_total\{field="query.me",code="ok"\} (\d+)/m.exec(text)?.[1] ?? 0);
    const before = countIn(await read());
    const answer = await askByPost(shop.url, clientOperation('Me'), {}, { token: shopper.token });
    expect(Number(answer.headers.get('x-query-cost'))).toBeGreaterThan(0);
    expect(countIn(await read())).toBe(before + 1);
    const id = answer.headers.get('x-request-id') ?? '-';
    const lines = (await shop.log()).split('\n').filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ req: { id, method: 'POST', path: '/graphql' }, res: { status: 200 } }),
    );
  });
});

it.each([
  ['no JSON', '{"query": '],
  ['a text', '"{ me { _id } }"'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['variables that are a text', '{"query":"{ me { _id } }","variables":"{}"}'],
  ['a query that is no text', '{"query":{"kind":"Document"}}'],
])('a request whose body is %s is rejected', async (_what, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors[0].extensions.code).toMatch(/^BAD_(REQUEST|USER_INPUT)$/);
});
