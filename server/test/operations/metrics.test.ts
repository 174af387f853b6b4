import { getIntrospectionQuery } from 'graphql';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const secret = 'a-token-of-some-length';

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: { METRICS_TOKEN: secret, INTROSPECTION: 'off' } });
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
});
afterAll(() => shop.stop());

async function figures(): Promise<string> {
  const { status, body } = await shop.rest('GET', '/metrics', { token: secret });
  expect(status).toBe(200);
  return body;
}

function readFigure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line ? Number(line.slice(name.length)) : 0;
}

describe('the figures for who runs the shop', () => {
  it.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer wrong' }],
    ['a claim to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ])('are for nobody who brings %s', async (_what, headers) => {
    const { status, body } = await shop.rest('GET', '/metrics', { headers });
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('count requests by kind and answer, and what was asked of GraphQL by field and code', async () => {
    await addItem(shop, admin.token, anItem());
    const before = await figures();
    await shop.gql('query AnyName { first: pets { totalCount } second: pets { totalCount } me { _id } }');
    await shop.gql('{ users { totalCount } }', {}, shopper.token);
    await shop.gql('{ horses }');
    await shop.rest('GET', '/pets/GetAllPets');
    await shop.rest('GET', '/admin/GetAllData', { token: shopper.token });
    const after = await figures();
    const grown = (name: string) => readFigure(after, name) - readFigure(before, name);

    expect(grown('petshop_graphql_fields_total{field="query.pets",code="ok"}')).toBe(2);
    expect(grown('petshop_graphql_fields_total{field="query.me",code="ok"}')).toBe(1);
    expect(grown('petshop_graphql_fields_total{field="query.users",code="FORBIDDEN"}')).toBe(1);
    expect(grown('petshop_graphql_fields_total{field="none",code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    expect(grown('petshop_request_seconds_count{kind="rest",status="200"}')).toBe(1);
    expect(grown('petshop_request_seconds_count{kind="rest",status="403"}')).toBe(1);
    expect(grown('petshop_request_seconds_count{kind="graphql",status="200"}')).toBe(2);
  });

  it('say how the shop and the process stand, and no version', async () => {
    const text = await figures();
    for (const name of [
      'money_unmatched',
      'money_refunds_owed',
      'payments_open',
      'payments_unclaimed',
      'draining',
    ]) {
      expect(text).toMatch(new RegExp(`^petshop_${name} 0$`, 'm'));
    }
    expect(text).toMatch(/^petshop_database_up 1$/m);
    expect(text).toMatch(/^petshop_requests_in_flight \d+$/m);
    expect(text).not.toMatch(/version|AnyName|horses/);
    expect(text).not.toContain(process.version);
  });
});

describe('the schema, where it is not for everybody', () => {
  it.each([
    ['a visitor', () => undefined, 'GRAPHQL_VALIDATION_FAILED'],
    ['a shopper', () => shopper.token, 'GRAPHQL_VALIDATION_FAILED'],
    ['an admin', () => admin.token, undefined],
  ])('is for admins alone: %s', async (_who, token, expected) => {
    for (const query of [
      getIntrospectionQuery(),
      '{ t: __type(name: "Pet") { name } }',
      '{ ...f } fragment f on Query { __schema { queryType { name } } }',
    ]) {
      const { data, code } = await shop.gql(query, {}, token());
      expect([code, Boolean(data)]).toEqual([expected, expected === undefined]);
    }
  });

  it('is not told by way of a mistake either', async () => {
    const { errors } = await shop.gql('{ pets { edges { node { petnam } } } }');
    expect(errors?.[0]?.message).not.toMatch(/did you mean|petname/i);
  });
});
