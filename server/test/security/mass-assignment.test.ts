import { changesBy } from '../fixtures/database/database-changes.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { readAllRecords } from '../fixtures/shop/stored-records.ts';
import type { Account } from '../harness/accounts.ts';
import type { RestAnswer } from '../harness/requests.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
/** Who is made an admin. */
let next: Account;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp({ isProved: true });
  next = await shop.signUp();
  // From the first order on, an account has what its last one said of where it goes.
  await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
});
afterAll(() => shop.stop());

function users() {
  return shop.db.collection('users');
}

/** What only the shop may say, and what would change more than a field. Parsed, so that `__proto__` is a field like others. */
const extras: Record<string, unknown> = JSON.parse(`{
  "role": "admin", "status": "approved", "petprice": 0.01, "totalamount": 0.01, "amount": 0.01,
  "orderDate": "2000-01-01", "email": "boss@petshop.test", "uid": "somebody-else", "paid": true, "paidAt": "2000-01-01",
  "emailVerified": true, "availability": "sold", "timesOrdered": 7, "revision": 7, "createdAt": "2000-01-01",
  "settledAt": "2000-01-01", "amountRefunded": 5, "refundDue": -5, "closesAt": "2100-01-01", "kind": "checkout",
  "petname": "Renamed", "category": "food", "type": "other", "searchWords": ["x"], "image": {"hash": "x"},
  "__proto__": {"role": "admin", "status": "approved"}, "constructor": {"prototype": {"role": "admin"}},
  "$set": {"role": "admin", "status": "paid"}, "$inc": {"stock": 5}, "$where": "1", "toString": "x"
}`);

/** Those among them that an item has from whoever adds it. */
const itemFields = ['petname', 'petprice', 'category', 'type', 'kind'];

/** Some of these names are a request's own. */
function extrasBut(...own: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(extras).filter(([name]) => !own.includes(name));
  const others = Object.create(null);
  for (const [name, value] of entries) others[name] = value;
  return others;
}

describe('a body of the old client', () => {
  const contact = { username: 'Sam Shopper', location: '12 Kennel Lane', phone: '5551234567' };

  type Send = (more: Record<string, unknown>) => Promise<RestAnswer>;

  /** Requests that write, each made ready anew. */
  const requests: [string, readonly string[], () => Promise<Send>][] = [
    [
      'PetOrderPost',
      [],
      async () => {
        const _id = await addItem(shop, admin.token, anAnimal());
        return (more) => post('/pets/PetOrderPost', { ...more, _id, ...contact });
      },
    ],
    [
      'PostCart, one entry',
      [],
      async () => {
        const _id = await addItem(shop, admin.token, anItem());
        return (more) => post('/accessories/PostCart', { ...more, _id, accessoriesAmount: 2, ...contact });
      },
    ],
    [
      'PostCart, a list',
      [],
      async () => {
        const _id = await addItem(shop, admin.token, anItem());
        return (more) => post('/accessories/PostCart', [{ ...more, _id, accessoriesAmount: 2, ...contact }]);
      },
    ],
    [
      'saveuser',
      [],
      async () => {
        await post('/user/saveuser', { name: 'Robin Park' });
        return (more) => post('/user/saveuser', { ...more, name: 'Sam Shopper' });
      },
    ],
    [
      'create-payment-intent',
      [],
      async () => (more) => post('/payment/create-payment-intent', { ...more, alltotalamount: 42 }),
    ],
    [
      'paymentstatus',
      [],
      async () => {
        const { body } = await post('/payment/create-payment-intent', { alltotalamount: 42 });
        const transaction = body.clientSecret;
        return (more) =>
          post('/payment/paymentstatus', { ...more, transaction, username: 'Sam', phone: '5551234567' });
      },
    ],
    [
      'Petspost',
      itemFields,
      async () => (more) => {
        const texts = Object.entries(more).map(([name, value]) => [name, asText(value)]);
        return shop.rest('POST', '/admin/Petspost', {
          token: admin.token,
          form: aFormWith(Object.fromEntries(texts)),
        });
      },
    ],
    [
      'MakeAnAdmin',
      ['email'],
      async () => {
        await users().updateOne({ uid: next.uid }, { $set: { role: 'regular' } });
        return (more) => {
          const texts = Object.entries(more).map(([name, value]): [string, string] => [name, asText(value)]);
          const query = new URLSearchParams([...texts, ['email', next.email]]);
          return shop.rest('PUT', `/admin/MakeAnAdmin?${query}`, { token: admin.token, json: { ...more } });
        };
      },
    ],
    [
      'AcceptPet',
      [],
      async () => {
        const petId = await addItem(shop, admin.token, anAnimal());
        const id = await orderAnimal(shop, shopper.token, petId);
        return (more) =>
          shop.rest('PUT', `/admin/AcceptPet/${id}`, { token: admin.token, json: { ...more } });
      },
    ],
  ];

  function post(path: string, json: unknown): Promise<RestAnswer> {
    return shop.rest('POST', path, { token: shopper.token, json });
  }

  it.each(requests)('%s writes the same, whatever else is in it', async (_path, own, ready) => {
    const plain = await ready();
    const written = await changesBy(shop, async () => expect((await plain({})).status).toBeLessThan(300));
    const loaded = await ready();
    const withMore = await changesBy(shop, async () =>
      expect((await loaded(extrasBut(...own))).status).toBeLessThan(300),
    );
    expect(written.length).toBeGreaterThan(0);
    expect(withMore).toEqual(written);
  });
});

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

it('GraphQL takes no such field, in a literal or in a variable', async () => {
  const before = await readAllRecords(shop);
  const saveUser = (fields: string) => `mutation { saveUser(input: { name: "A"${fields} }) { name } }`;
  expect((await shop.gql(saveUser(', role: "admin"'), {}, admin.token)).code).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
  for (const [name, value] of Object.entries(extrasBut(...itemFields))) {
    const input = Object.assign(extrasOf(name, value), anItem());
    const { status, data, code } = await shop.gql(addPet, { input }, admin.token);
    expect([name, status, data, code]).toEqual([name, 400, undefined, 'BAD_USER_INPUT']);
  }
  expect(await readAllRecords(shop)).toEqual(before);
});

function extrasOf(name: string, value: unknown): Record<string, unknown> {
  const more = Object.create(null);
  more[name] = value;
  return more;
}

it('after all of it nobody has become what they are not', async () => {
  const newcomer = await shop.signUp({ name: 'New' });
  const { data } = await shop.gql('{ me { role emailVerified } }', {}, newcomer.token);
  expect(data.me).toEqual({ role: 'REGULAR', emailVerified: false });
  const orderId = '0123456789abcdef01234567';
  expect((await shop.gql(acceptPetOrder, { id: orderId }, newcomer.token)).code).toBe('FORBIDDEN');
  expect(await shop.db.collection('users').countDocuments({ email: 'boss@petshop.test' })).toBe(0);
});
