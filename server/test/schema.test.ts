import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Account } from './harness/accounts.ts';
import { type Shop, startShop } from './harness/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let shopper: Account;
let schema: GraphQLSchema;

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
  schema = buildClientSchema((await shop.gql(getIntrospectionQuery())).data);
});
afterAll(() => shop.stop());

type Operation = 'query' | 'mutation';
type Field = GraphQLField<unknown, unknown>;

/** Everything that is not named here is for admins: a new operation is, until somebody decides otherwise. */
const forVisitors = ['me', 'pet', 'pets', 'quote'];
const forShoppers = [
  'user',
  'saveUser',
  'orderPet',
  'cancelPetOrder',
  'quote',
  'createPaymentIntent',
  'confirmPayment',
  'postCart',
  'cancelCartEntry',
];

function operations(): [Operation, Field][] {
  const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
    isObjectType(type) ? Object.values(type.getFields()) : [];
  return [
    ...fieldsOf(schema.getQueryType()).map((field): [Operation, Field] => ['query', field]),
    ...fieldsOf(schema.getMutationType()).map((field): [Operation, Field] => ['mutation', field]),
  ];
}

/** The operation with arguments that are valid as far as their types go. */
function callOf([operation, field]: [Operation, Field]): string {
  const given = field.args.filter((arg) => isNonNullType(arg.type));
  const list = given.map((arg: GraphQLArgument) => `${arg.name}: ${literalOf(arg.type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${operation} { ${field.name}${list && `(${list})`}${selection} }`;
}

const scalarLiterals: Record<string, string> = {
  Boolean: 'true',
  DateTime: '"2026-01-01T00:00:00Z"',
  EmailAddress: '"somebody@petshop.test"',
  Float: '1',
  ID: '"0123456789abcdef01234567"',
  Int: '1',
  String: '"5551234567"',
};

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return String(type.getValues()[0]?.name);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  const literal = scalarLiterals[type.name];
  if (!literal) throw new Error(`Say here what a ${type.name} looks like`);
  return literal;
}

it('describes every type, field, argument and enum value, so that the explorer explains the shop', () => {
  const bare: string[] = [];
  const note = (name: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) bare.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
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

it('refuses visitors at every operation that is not meant for them', async () => {
  const open: string[] = [];
  for (const operation of operations()) {
    const { code } = await shop.gql(callOf(operation));
    if (code !== 'UNAUTHENTICATED') open.push(operation[1].name);
  }
  expect(open.toSorted()).toEqual(forVisitors);
});

it('refuses shoppers at every operation that is for admins, whatever it is given', async () => {
  const open: string[] = [];
  for (const operation of operations()) {
    const { code } = await shop.gql(callOf(operation), {}, shopper.token);
    if (code !== 'FORBIDDEN') open.push(operation[1].name);
  }
  // user answers FORBIDDEN too, for an address that is not the shopper's own.
  const expected = new Set([...forVisitors, ...forShoppers].filter((name) => name !== 'user'));
  expect(open.toSorted()).toEqual([...expected].toSorted());
});

it('refuses them also under another name and in company, as one request of many operations', async () => {
  const query =
    'mutation { a: makeAdmin(email: "x@petshop.test") { role } b: makeAdmin(email: "y@petshop.test") { role } }';
  const { data, code } = await shop.gql(query, {}, shopper.token);
  expect([data, code]).toEqual([null, 'FORBIDDEN']);
});

it('has no field that tells a secret', () => {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const secret = /uid|password|token|secret|idempotency|intentId|requestHash|searchWords/i;
  // The one secret is given to the payer alone, by the operation that starts the payment.
  expect(names.filter((name) => secret.test(name))).toEqual(['PaymentIntent.clientSecret']);
});
