import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { callOf, forShoppers, forVisitors, operationsOf } from '../fixtures/api/operations.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let shopper: Account;
let schema: GraphQLSchema;

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
  schema = buildClientSchema((await shop.gql(getIntrospectionQuery())).data);
});
afterAll(() => shop.stop());

it('describes every type, field, argument and enum value, so that the explorer explains the shop', () => {
  const bare: string[] = [];
  const note = (name: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) bare.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const isRoot = roots.some((root) => root === type);
    if (!isRoot) note(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const arg of field.args) note(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  expect(bare).toEqual([]);
});

it('rejects visitors at every operation that is not meant for them', async () => {
  const open: string[] = [];
  for (const operation of operationsOf(schema)) {
    const { code } = await shop.gql(callOf(operation));
    if (code !== 'UNAUTHENTICATED') open.push(operation.name);
  }
  expect(open.toSorted()).toEqual(forVisitors);
});

it('rejects shoppers at every operation that is for admins, whatever it is given', async () => {
  const open: string[] = [];
  for (const operation of operationsOf(schema)) {
    const { code } = await shop.gql(callOf(operation), {}, shopper.token);
    if (code !== 'FORBIDDEN') open.push(operation.name);
  }
  // user answers FORBIDDEN too, for an address that is not the shopper's own.
  const expected = new Set([...forVisitors, ...forShoppers].filter((name) => name !== 'user'));
  expect(open.toSorted()).toEqual([...expected].toSorted());
});

it('rejects them also under another name and in company, as one request of many operations', async () => {
  const query =
    'mutation { a: makeAdmin(email: "x@petshop.test") { role } b: makeAdmin(email: "y@petshop.test") { role } }';
  const { data, code } = await shop.gql(query, {}, shopper.token);
  expect([data, code]).toEqual([{ a: null, b: null }, 'FORBIDDEN']);
});

describe('operations of one request', () => {
  it('are rejected alone: what is public is answered beside what is not', async () => {
    const { data, errors } = await shop.gql('{ pets { totalCount } petOrders { totalCount } }');
    expect(data).toEqual({ pets: { totalCount: expect.any(Number) }, petOrders: null });
    expect(errors).toMatchObject([{ path: ['petOrders'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('are rejected alone: what was changed is told beside what was rejected', async () => {
    const query =
      'mutation { saveUser(input: { name: "Ann Example" }) { name } makeAdmin(email: "x@petshop.test") { role } }';
    const { data, errors } = await shop.gql(query, {}, shopper.token);
    expect(data).toEqual({ saveUser: { name: 'Ann Example' }, makeAdmin: null });
    expect(errors).toMatchObject([{ path: ['makeAdmin'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it('can therefore all be null, none excepted', () => {
    const strict = operationsOf(schema).filter(({ field }) => isNonNullType(field.type));
    expect(strict.map(({ name }) => name)).toEqual([]);
  });
});

it('has no field that tells a secret', () => {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const secret = /uid|password|token|secret|idempotency|intentId|requestHash|searchWords/i;
  expect(names.filter((name) => secret.test(name))).toEqual([
    // For admins, who look the intent up at Stripe by it; it opens nothing.
    'MoneyFinding.intentId',
    // The one secret: given to the payer alone, by the operation that starts the payment.
    'PaymentIntent.clientSecret',
  ]);
});
