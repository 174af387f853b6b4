import { randomBytes } from 'node:crypto';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { readAllRecords, type StoredRecords } from '../fixtures/shop/stored-records.ts';
import type { Account } from '../harness/accounts.ts';
import type { RestOptions } from '../harness/requests.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let animal: string;
let before: StoredRecords;

/** What a database would take for a question, where a value belongs. */
const operators: object[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $in: ['regular', 'admin'] },
  { $exists: true },
  { $where: 'sleep(500) || true' },
  { $expr: true },
  { $not: { $eq: 1 } },
  { $type: 2 },
  { $eq: { $ne: null } },
];

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
  const owner = await shop.signUp();
  animal = await addItem(shop, admin.token, anAnimal());
  await addItem(shop, admin.token, anItem());
  await orderAnimal(shop, owner.token, animal);
});
beforeEach(async () => {
  before = await readAllRecords(shop);
});
afterEach(async () => {
  expect(await readAllRecords(shop)).toEqual(before);
});
afterAll(() => shop.stop());

/* The tables are in server/src/app/inputs.test.ts and server/src/legacy-rest/rest-routes.test.ts; here, that they are asked. */

it('filterdata that is a question to the database, or anything but a filter, is rejected', async () => {
  const filters = [
    ...operators.map((operator) => JSON.stringify({ type: operator })),
    ...['{"$or":[{}]}', '{"__proto__":{"type":"dog"}}', '{"type":"dog\\u0000"}', 'null', '{"type":"dog"'],
  ];
  for (const filter of filters) {
    const path = `/pets/GetPetsType?filterdata=${encodeURIComponent(filter)}`;
    const { status, body } = await shop.rest('GET', path);
    expect([filter, status, body.error.code]).toEqual([filter, 400, 'BAD_USER_INPUT']);
  }
});

it('an address of a megabyte is rejected', async () => {
  const filter = JSON.stringify({ type: randomBytes(500_000).toString('hex') });
  const { status } = await shop.rest('GET', `/pets/GetPetsType?filterdata=${filter}`);
  expect([400, 414, 431]).toContain(status);
});

it('an id that is none is of nothing', async () => {
  const ids = ['{"$ne":null}', '[$ne]', '$where', 'a'.repeat(24_000), 'abcdefghijkl', '%00', '0'];
  for (const id of ids) {
    for (const [method, path] of [
      ['DELETE', '/pets/PetOrderDelete/'],
      ['DELETE', '/accessories/accessoriesOrderDelete/'],
      ['PUT', '/admin/AcceptPet/'],
    ] as const) {
      const { status } = await shop.rest(method, path + encodeURIComponent(id), { token: admin.token });
      expect([404, 431]).toContain(status);
    }
    for (const query of [acceptPetOrder, cancelPetOrder]) {
      expect((await shop.gql(query, { id }, admin.token)).code).toBe('NOT_FOUND');
    }
  }
});

it('a variable is no question to the database, and neither is a cursor', async () => {
  for (const operator of operators) {
    const { code, data } = await shop.gql(acceptPetOrder, { id: operator }, admin.token);
    expect([code, data]).toEqual(['BAD_USER_INPUT', undefined]);
  }
  const after = Buffer.from('[{"$gt":""},"0123456789abcdef01234567"]').toString('base64url');
  const payments = 'query ($after: String) { payments(after: $after) { edges { cursor } } }';
  expect((await shop.gql(payments, { after }, admin.token)).code).toBe('BAD_USER_INPUT');
});

describe('a body or an address of the old client', () => {
  const requests: [string, string, string, (operator: object) => RestOptions['json']][] = [
    [
      'an animal',
      'POST',
      '/pets/PetOrderPost',
      (_id) => ({ _id, username: 'A', location: 'B', phone: '5551234567' }),
    ],
    [
      'a name on an order',
      'POST',
      '/pets/PetOrderPost',
      (username) => ({ _id: animal, username, location: 'B', phone: '5551234567' }),
    ],
    ['an item of a cart', 'POST', '/accessories/PostCart', (_id) => [{ _id, accessoriesAmount: 1 }]],
    [
      'an amount',
      'POST',
      '/accessories/PostCart',
      (accessoriesAmount) => [{ _id: animal, accessoriesAmount }],
    ],
    ['a name', 'POST', '/user/saveuser', (name) => ({ name })],
    ['a sum', 'POST', '/payment/create-payment-intent', (alltotalamount) => ({ alltotalamount })],
    ['a payment', 'POST', '/payment/paymentstatus', (transaction) => ({ transaction })],
  ];

  it('with a question for any value is rejected', async () => {
    for (const [what, method, path, bodyOf] of requests) {
      const json = bodyOf(operators[0] ?? {});
      const { status, body } = await shop.rest(method, path, { token: shopper.token, json });
      expect([what, status, body.error.code]).toEqual([what, 400, 'BAD_USER_INPUT']);
    }
  });

  it('with a question for whose it is gives no more than one’s own', async () => {
    for (const query of ['email.$ne=x', '$where=1']) {
      for (const path of ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder']) {
        const { status, body } = await shop.rest('GET', `${path}?${query}`, { token: shopper.token });
        expect([query, status, body]).toEqual([query, 200, []]);
      }
      const { body } = await shop.rest('GET', `/user/checkUser?${query}`, { token: shopper.token });
      expect(body.email).toBe(shopper.email);
    }
  });

  it('is rejected where it is a list or an object', async () => {
    for (const query of ['email[$ne]=x', 'email[$regex]=.*', 'email[]=x']) {
      for (const path of ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder', '/user/checkUser']) {
        const { status, body } = await shop.rest('GET', `${path}?${query}`, { token: shopper.token });
        expect([query, status, body.error.code]).toEqual([query, 400, 'BAD_USER_INPUT']);
      }
    }
  });
});
