import { randomBytes } from 'node:crypto';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { readAllRecords, type StoredRecords } from '../fixtures/shop/stored-records.ts';
import type { Account } from '../harness/accounts.ts';
import type { RestOptions } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

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
  shop = await startShop();
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

describe('filterdata', () => {
  it.each([
    ...operators.map((operator) => JSON.stringify({ type: operator })),
    ...operators.map((operator) => JSON.stringify(operator)),
    '{"$or":[{}]}',
    '{"$and":[]}',
    '{"type":["dog"]}',
    '{"type":"dog","type":{"$ne":"dog"}}',
    '{"__proto__":{"type":"dog"}}',
    '{"constructor":{"prototype":{}}}',
    '{"type":"dog","availability":"retired"}',
    '{"type":"Dog"}',
    '{"type":"dog\\u0000"}',
    'null',
    '"dog"',
    '5',
    'true',
    '{"type":"dog"',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ])('%s is rejected', async (filter) => {
    const { status, body } = await shop.rest(
      'GET',
      `/pets/GetPetsType?filterdata=${encodeURIComponent(filter)}`,
    );
    // An address of more than 16 kB is no address.
    if (status === 431) return;
    expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('of a megabyte is rejected', async () => {
    const filter = JSON.stringify({ type: randomBytes(500_000).toString('hex') });
    const { status } = await shop.rest('GET', `/pets/GetPetsType?filterdata=${filter}`);
    expect([400, 414, 431]).toContain(status);
  });
});

describe('an id', () => {
  const ids = [
    '{"$ne":null}',
    '[$ne]',
    '$where',
    'a'.repeat(24_000),
    'zzzzzzzzzzzzzzzzzzzzzzzz',
    'abcdefghijkl',
    '%00',
    '0',
  ];

  it.each(ids)('%s in a path is of nothing', async (id) => {
    for (const [method, path] of [
      ['DELETE', '/pets/PetOrderDelete/'],
      ['DELETE', '/accessories/accessoriesOrderDelete/'],
      ['PUT', '/admin/AcceptPet/'],
    ] as const) {
      const { status } = await shop.rest(method, path + encodeURIComponent(id), { token: admin.token });
      expect([404, 431]).toContain(status);
    }
  });

  it.each(ids)('%s in GraphQL is of nothing', async (id) => {
    for (const query of [
      'query ($id: ID!) { pet(id: $id) { _id } }',
      acceptPetOrder,
      cancelPetOrder,
      'mutation ($id: ID!) { deletePet(id: $id) { _id } }',
      'mutation ($id: ID!) { confirmPayment(paymentId: $id) { _id } }',
    ]) {
      expect((await shop.gql(query, { id }, admin.token)).code).toBe('NOT_FOUND');
    }
  });

  it.each(operators)('is no object in GraphQL: %j', async (id) => {
    for (const query of [acceptPetOrder, 'mutation ($id: ID!) { deletePet(id: $id) { _id } }']) {
      expect((await shop.gql(query, { id }, admin.token)).code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('a variable', () => {
  const queries: [string, string, (value: unknown) => object][] = [
    [
      'a filter of items',
      'query ($where: PetWhere) { pets(where: $where) { totalCount } }',
      (type) => ({ where: { type } }),
    ],
    [
      'a price',
      'query ($where: PetWhere) { pets(where: $where) { totalCount } }',
      (priceMin) => ({ where: { priceMin } }),
    ],
    [
      'a search',
      'query ($search: String) { pets(search: $search) { totalCount } }',
      (search) => ({ search }),
    ],
    ['an address', 'query ($email: EmailAddress!) { user(email: $email) { name } }', (email) => ({ email })],
    [
      'a promotion',
      'mutation ($email: EmailAddress!) { makeAdmin(email: $email) { name } }',
      (email) => ({ email }),
    ],
    ['a role', 'query ($role: Role) { users(role: $role) { totalCount } }', (role) => ({ role })],
    [
      'a state',
      'query ($status: PetOrderStatus) { petOrders(status: $status) { totalCount } }',
      (status) => ({ status }),
    ],
    [
      'a name',
      'mutation ($name: String!) { saveUser(input: { name: $name }) { name } }',
      (name) => ({ name }),
    ],
    [
      'who did what',
      'query ($where: AuditWhere) { auditRecords(where: $where) { totalCount } }',
      (actor) => ({ where: { actor } }),
    ],
    [
      'a place in a list',
      'query ($after: String) { payments(after: $after) { totalCount } }',
      (after) => ({ after }),
    ],
  ];

  it.each(queries)('that is %s is no question to the database', async (_what, query, variablesOf) => {
    for (const operator of [...operators, [operators[0]]]) {
      const { code, data } = await shop.gql(query, variablesOf(operator), admin.token);
      expect([code, data]).toEqual(['BAD_USER_INPUT', undefined]);
    }
  });
});

describe('a cursor', () => {
  const id = '0123456789abcdef01234567';

  it.each<[string, unknown]>([
    ['an operator for a value', [{ $gt: '' }, id]],
    ['an operator for an id', ['a', { $gt: '' }]],
    ['a list for a value', [['a'], id]],
    ['an id that is none', ['a', 'abcdefghijkl']],
    ['a moment that is none', [{ date: 1e300 }, id]],
    ['nothing', []],
    ['null', null],
    ['a value of another list', ['Rex', id]],
    ['a number of another list', [5, id]],
    ['true', [true, id]],
    ['nothing, where every record has a value', [null, id]],
  ])('made of %s is rejected', async (_what, content) => {
    const after = Buffer.from(JSON.stringify(content)).toString('base64url');
    for (const list of ['payments', 'petOrders', 'auditRecords', 'allPets']) {
      const { code } = await shop.gql(
        `query ($after: String) { ${list}(after: $after) { edges { cursor } } }`,
        { after },
        admin.token,
      );
      expect([list, code]).toEqual([list, 'BAD_USER_INPUT']);
    }
  });
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

  it.each(requests)('with a question for %s is rejected', async (_what, method, path, bodyOf) => {
    for (const operator of operators) {
      const { status, body } = await shop.rest(method, path, {
        token: shopper.token,
        json: bodyOf(operator),
      });
      expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  it.each(['email[$ne]=x', 'email[$regex]=.*', 'email[]=x', 'email.$ne=x', '$where=1'])(
    'with ?%s gives no more than one’s own',
    async (query) => {
      for (const path of ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder']) {
        const { status, body } = await shop.rest('GET', `${path}?${query}`, { token: shopper.token });
        expect([status, body]).toEqual([200, []]);
      }
      const { body } = await shop.rest('GET', `/user/checkUser?${query}`, { token: shopper.token });
      expect(body.email).toBe(shopper.email);
    },
  );
});
