import { exportsForAdmins, forAdmins, importsForAdmins } from '../fixtures/api/rest-paths.ts';
import { databaseHash } from '../fixtures/database/database-hash.ts';
import { changeAccount } from '../fixtures/identity/identity-provider.ts';
import { aForgedToken, claimsOf } from '../fixtures/identity/tokens.ts';
import { type RawAnswer, sendRaw } from '../fixtures/network/raw-request.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const paths = [...forAdmins, ...exportsForAdmins, ...importsForAdmins];

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
  await addItem(shop, admin.token, anAnimal({ petname: 'Rex of the back office' }));
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

it.each(principals)('$who is rejected at all that is for admins, and changes nothing', async (principal) => {
  const code = principal.status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  const token = await principal.tokenOf();
  const before = await databaseHash(shop);
  // Which operations are for admins does not hang on how somebody is none: server/src/app/authorisation.test.ts tries them all.
  for (const query of [
    '{ payments { totalCount } }',
    'mutation { makeAdmin(email: "x@petshop.test") { role } }',
  ]) {
    const answer = await shop.gql<Record<string, unknown> | undefined>(query, {}, token);
    expect([query, answer.code, Object.values(answer.data ?? {}).filter(Boolean)]).toEqual([query, code, []]);
  }
  for (const [method, path] of paths) {
    const answer = await shop.rest(method, path, { token });
    expect([path, answer.status, answer.body.error.code]).toEqual([path, principal.status, code]);
    expect(Object.keys(answer.body)).toEqual(['error']);
  }
  expect(await databaseHash(shop)).toEqual(before);
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

  it('tells neither visitor nor shopper anything', async () => {
    for (const path of spellings) {
      for (const token of [undefined, shopper.token]) {
        const answer = await sendRaw(shop.url, { path, headers: bearer(token) });
        expect([path, [400, 401, 403, 404].includes(answer.status)]).toEqual([path, true]);
        expectNothingTold(answer);
      }
    }
  });

  it('is not reached by a header that names another method, path, place or role', async () => {
    const claims = {
      ...{ 'x-http-method-override': 'PUT', 'x-method-override': 'PUT' },
      ...{ 'x-original-url': '/admin/GetAllData', 'x-rewrite-url': '/admin/GetAllData' },
      ...{ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
      ...{ 'x-role': 'admin', 'x-user': 'admin', cookie: 'role=admin' },
    };
    const before = await databaseHash(shop);
    for (const [, path] of paths) {
      const headers = { ...claims, ...bearer(shopper.token), 'content-length': 0 };
      const byForm = `${path}${path.includes('?') ? '&' : '?'}_method=PUT`;
      const answers = [
        await sendRaw(shop.url, { method: 'GET', path, headers }),
        await sendRaw(shop.url, { method: 'POST', path: byForm, headers }),
      ];
      for (const answer of answers) {
        expect([403, 404, 405]).toContain(answer.status);
        expectNothingTold(answer);
      }
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('is not opened by a method that it does not know', async () => {
    const before = await databaseHash(shop);
    for (const method of ['HEAD', 'OPTIONS', 'PATCH', 'TRACE']) {
      for (const [, path] of paths) {
        const answer = await sendRaw(shop.url, { method, path, headers: bearer(shopper.token) });
        expectNothingTold(answer);
        if (method !== 'OPTIONS')
          expect([method, [403, 404, 405].includes(answer.status)]).toEqual([method, true]);
      }
    }
    expect(await databaseHash(shop)).toEqual(before);
  });
});

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

function expectNothingTold({ text }: RawAnswer): void {
  expect(text).not.toMatch(/Rex of the back office|"role":|@petshop\.test/);
}
