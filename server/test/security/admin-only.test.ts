import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { adminOperationsOf, callOf, type Operation, selectionOf } from '../fixtures/api/operations.ts';
import { exportsForAdmins, forAdmins, importsForAdmins } from '../fixtures/api/rest-paths.ts';
import { databaseHash } from '../fixtures/database/database-hash.ts';
import { changeAccount } from '../fixtures/identity/identity-provider.ts';
import { aForgedToken, claimsOf } from '../fixtures/identity/tokens.ts';
import { type RawAnswer, sendRaw } from '../fixtures/network/raw-request.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const root = join(__dirname, '../../..');
const schema: GraphQLSchema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const operations = adminOperationsOf(schema);
const paths = [...forAdmins, ...exportsForAdmins, ...importsForAdmins];

let shop: Shop;
let admin: Account;
let shopper: Account;
let before: Record<string, string>;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
  await addItem(shop, admin.token, anAnimal({ petname: 'Rex of the back office' }));
});
beforeEach(async () => {
  before = await databaseHash(shop);
});
afterAll(() => shop.stop());

type Principal = {
  readonly who: string;
  readonly tokenOf: () => Promise<string | undefined>;
  readonly status: 401 | 403;
};

const principals: Principal[] = [
  { who: 'a visitor', tokenOf: async () => undefined, status: 401 },
  { who: 'somebody with a made-up token', tokenOf: async () => 'aaaa.bbbb.cccc', status: 401 },
  {
    who: 'an admin whose token has expired',
    tokenOf: async () =>
      aForgedToken({ claims: { ...claimsOf(admin.token), iat: 1, auth_time: 1, exp: 3601 } }),
    status: 401,
  },
  {
    who: 'an admin whose sessions were revoked',
    tokenOf: () => anAdminWhose({ validSince: String(Math.floor(Date.now() / 1000) + 60) }),
    status: 401,
  },
  {
    who: 'an admin whose account is disabled',
    tokenOf: () => anAdminWhose({ disableUser: true }),
    status: 401,
  },
  { who: 'a shopper', tokenOf: async () => shopper.token, status: 403 },
  {
    who: 'a shopper whose token claims to be an admin’s',
    tokenOf: async () =>
      aForgedToken({ claims: { ...claimsOf(shopper.token), role: 'admin', admin: true, roles: ['admin'] } }),
    status: 403,
  },
  { who: 'who was an admin until now', tokenOf: aFormerAdmin, status: 403 },
];

async function anAdminWhose(change: object): Promise<string> {
  const { token, uid } = await shop.signUp({ role: 'admin' });
  await changeAccount(shop, uid, change);
  return token;
}

async function aFormerAdmin(): Promise<string> {
  const { token, uid } = await shop.signUp({ role: 'admin' });
  await shop.db.collection('users').updateOne({ uid }, { $set: { role: 'regular' } });
  return token;
}

describe.each(principals)('$who', ({ tokenOf, status }) => {
  const code = status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN';

  it('is rejected by every operation that is for admins, and changes nothing', async () => {
    const token = await tokenOf();
    before = await databaseHash(shop);
    const answers = await Promise.all(operations.map((operation) => shop.gql(callOf(operation), {}, token)));
    const codes = answers.map((answer, place) => [operations[place]?.name, answer.code, answer.data ?? null]);
    // A query that may be null answers null beside its error; nothing else is data.
    expect(codes).toEqual(operations.map(({ name }) => [name, code, nothing(name)]));
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('is rejected at every path that is for admins, and changes nothing', async () => {
    const token = await tokenOf();
    before = await databaseHash(shop);
    for (const [method, path] of paths) {
      const answer = await shop.rest(method, path, { token });
      expect([path, answer.status, answer.body.error.code]).toEqual([path, status, code]);
      expect(Object.keys(answer.body)).toEqual(['error']);
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  function nothing(name: string): unknown {
    const isRequestRefused = status === 401 && tokenOf !== principals[0]?.tokenOf;
    const type = operations.find((operation) => operation.name === name)?.field.type;
    return isRequestRefused || String(type).endsWith('!') ? null : { [name]: null };
  }
});

it('there are operations to reject', () => {
  expect(operations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['makeAdmin', 'payments', 'deletePet']),
  );
});

describe('an admin’s path written otherwise', () => {
  const spellings = [
    '/Admin/GetAllData',
    '/ADMIN/GETALLDATA',
    '/admin/GetAllData/',
    '//admin/GetAllData',
    '///admin//GetAllData',
    '/%61dmin/GetAllData',
    '/admin/%47etAllData',
    '/admin%2FGetAllData',
    '/./admin/GetAllData',
    '/pets/../admin/GetAllData',
    '/pets/..%2fadmin/GetAllData',
    '/admin/GetAllData;role=admin',
    '/admin/GetAllData%00',
    '/admin/GetAllData%20',
    '/admin/GetAllData.json',
    '/admin\\GetAllData',
    'http://127.0.0.1/admin/GetAllData',
    '/admin/GetAllPetOrder/',
    '//admin/GetAllAccessoriesOrder',
    '/ADMIN/Export/Customers.CSV',
    '/admin/export/customers.csv/',
    '/admin//export/customers.csv',
    '/admin/export/%63ustomers.csv',
  ];

  it.each(spellings)('%s tells neither visitor nor shopper anything', async (path) => {
    for (const token of [undefined, shopper.token]) {
      const answer = await sendRaw(shop.url, { path, headers: bearer(token) });
      expect([400, 401, 403, 404]).toContain(answer.status);
      expectNothingTold(answer);
    }
  });

  it.each([
    ['X-HTTP-Method-Override', { 'x-http-method-override': 'PUT' }],
    ['X-Method-Override', { 'x-method-override': 'PUT' }],
    ['X-Original-URL', { 'x-original-url': '/admin/GetAllData', 'x-rewrite-url': '/admin/GetAllData' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }],
    ['X-Role', { 'x-role': 'admin', 'x-user': 'admin', cookie: 'role=admin' }],
  ])('is not reached by a header %s', async (_name, headers) => {
    for (const [, path] of paths) {
      const sent = { ...headers, ...bearer(shopper.token), 'content-length': 0 };
      const answers = [
        await sendRaw(shop.url, { method: 'GET', path, headers: sent }),
        await sendRaw(shop.url, {
          method: 'POST',
          path: `${path}${path.includes('?') ? '&' : '?'}_method=PUT`,
          headers: sent,
        }),
      ];
      for (const answer of answers) {
        expect([403, 404]).toContain(answer.status);
        expectNothingTold(answer);
      }
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  it.each(['HEAD', 'OPTIONS', 'PATCH', 'TRACE'])('is not opened by %s', async (method) => {
    for (const [, path] of paths) {
      const answer = await sendRaw(shop.url, { method, path, headers: bearer(shopper.token) });
      expectNothingTold(answer);
      if (method !== 'OPTIONS') expect([403, 404, 405]).toContain(answer.status);
    }
    expect(await databaseHash(shop)).toEqual(before);
  });
});

describe('an admin’s operation in disguise', () => {
  const disguises: [string, (operation: Operation) => string][] = [
    ['under another name', ({ kind, field }) => `${kind} { me: ${selectionOf(field)} }`],
    [
      'in a fragment',
      ({ kind, field }) =>
        `${kind} { ...harmless } fragment harmless on ${rootOf(kind)} { ${selectionOf(field)} }`,
    ],
    [
      'in an inline fragment',
      ({ kind, field }) => `${kind} { ... on ${rootOf(kind)} { ${selectionOf(field)} } }`,
    ],
    [
      'under a condition',
      ({ kind, field }) => `${kind} { ... @include(if: true) { ${selectionOf(field)} } }`,
    ],
    ['in front of what is allowed', ({ kind, field }) => `${kind} { a: ${selectionOf(field)} __typename }`],
  ];

  it.each(disguises)('%s is rejected all the same', async (_how, disguised) => {
    const open: string[] = [];
    for (const operation of operations) {
      const { code } = await shop.gql(disguised(operation), {}, shopper.token);
      if (code !== 'FORBIDDEN') open.push(operation.name);
    }
    expect(open).toEqual([]);
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('is rejected when its name is given beside a harmless one', async () => {
    const body = JSON.stringify({
      query: `query Harmless { me { _id } } mutation Promote { makeAdmin(email: "${shopper.email}") { role } }`,
      operationName: 'Promote',
    });
    const headers = { 'content-type': 'application/json', ...bearer(shopper.token) };
    const { text } = await sendRaw(shop.url, { method: 'POST', path: '/graphql', headers, body });
    expect(JSON.parse(text).errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await databaseHash(shop)).toEqual(before);
  });
});

function rootOf(kind: Operation['kind']): string {
  return String(schema.getRootType(kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION));
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

function expectNothingTold({ text }: RawAnswer): void {
  expect(text).not.toMatch(/Rex of the back office|"role":|@petshop\.test/);
}
