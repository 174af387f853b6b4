import { Types } from 'mongoose';
import { databaseHash } from '../fixtures/database/database-hash.ts';
import { deleteAccount } from '../fixtures/identity/identity-provider.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy, cancelCartEntry, confirmPayment } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const VICTIM = 'victim@petshop.test';

let shop: Shop;
let admin: Account;
let attacker: Account;
let victim: Account;
/** What the victim has: an order for an animal, a paid parcel, its payment. */
let theirs: { petOrder: string; cartEntry: string; payment: string; clientSecret: string };

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  attacker = await shop.signUp({ email: 'attacker@petshop.test' });
  victim = await shop.signUp({ email: VICTIM, name: 'Vera Victim' });
  theirs = await shoppingBy(victim);
});
afterAll(() => shop.stop());

async function shoppingBy(account: Account) {
  const animal = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
  const food = await addItem(shop, admin.token, anItem());
  const petOrder = await orderAnimal(shop, account.token, animal);
  const { payment, clientSecret } = await buy(shop, account.token, [{ petId: food, accessoriesAmount: 1 }]);
  return { petOrder, cartEntry: payment.cartEntries[0]._id, payment: payment._id, clientSecret };
}

describe('the orders of another account', () => {
  /** Some of the ways to write and to hand over the address; server/src/legacy-rest/rest-routes.test.ts has them all. */
  const spellings = [
    `email=${VICTIM}`,
    `email=${VICTIM.toUpperCase()}`,
    'email=%76ictim%40petshop.test',
    `email=%20${VICTIM}%20`,
    `email=${VICTIM}%00`,
    `email=attacker@petshop.test&email=${VICTIM}`,
    `email[]=${VICTIM}`,
    'email[$ne]=attacker@petshop.test',
    'email=.*',
    'email=',
    `EMAIL=${VICTIM}&email=attacker@petshop.test`,
    `uid=UID`,
    `user=${VICTIM}&userId=ID&owner=${VICTIM}`,
    'email=%E0%A4%A',
    `email=${'v'.repeat(5000)}@petshop.test`,
  ];
  const lists = ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder', '/user/checkUser'];

  it.each(lists)('are not to be had by %s, however their owner is named', async (path) => {
    for (const spelling of spellings) {
      const query = encodeSpaces(spelling.replace('UID', victim.uid).replace('=ID', `=${victim._id}`));
      const answer = await sendRaw(shop.url, { path: `${path}?${query}`, headers: bearer(attacker) });
      expect([path, [200, 400, 403].includes(answer.status)]).toEqual([path, true]);
      expect(answer.text).not.toMatch(/Vera|Kennel Lane|5551234567|Rex|kibble/);
      expect(answer.text).not.toContain(theirs.petOrder);
      // Only the attacker's own empty list, or the own account.
      if (answer.status === 200 && path !== '/user/checkUser') expect(answer.text).toBe('[]');
      if (answer.status === 200 && path === '/user/checkUser') {
        expect(JSON.parse(answer.text).email).toBe(attacker.email);
      }
    }
  });

  it('are not to be had by an address in a body or a header either', async () => {
    for (const path of lists) {
      const headers = {
        ...bearer(attacker),
        'content-type': 'application/json',
        'x-user-email': VICTIM,
        from: VICTIM,
      };
      const { text } = await sendRaw(shop.url, { path, headers, body: JSON.stringify({ email: VICTIM }) });
      expect(text).not.toMatch(/Vera|Kennel Lane|victim@/);
    }
  });

  it('can not be named in GraphQL at all: a shopper’s lists hang on the signed-in account', async () => {
    const query = '{ me { email petOrders { totalCount } cartEntries { totalCount } } }';
    const { data } = await shop.gql(query, {}, attacker.token);
    expect(data.me).toEqual({
      email: attacker.email,
      petOrders: { totalCount: 0 },
      cartEntries: { totalCount: 0 },
    });
    const other = `{ user(email: "${VICTIM}") { petOrders { totalCount } cartEntries { totalCount } } }`;
    expect(await shop.gql(other, {}, attacker.token)).toMatchObject({
      code: 'FORBIDDEN',
      data: { user: null },
    });
  });

  it('are as if they were not there for whoever guesses their ids, and stay as they are', async () => {
    const nothing = new Types.ObjectId().toHexString();
    const before = await databaseHash(shop);
    const attempts: [string, (id: string) => Promise<unknown>, string][] = [
      ['cancelPetOrder', (id) => graphql(cancelPetOrder, id), theirs.petOrder],
      ['cancelCartEntry', (id) => graphql(cancelCartEntry, id), theirs.cartEntry],
      ['confirmPayment', (id) => graphql(confirmPayment, id), theirs.payment],
      ['PetOrderDelete', (id) => rest('DELETE', `/pets/PetOrderDelete/${id}`), theirs.petOrder],
      [
        'accessoriesOrderDelete',
        (id) => rest('DELETE', `/accessories/accessoriesOrderDelete/${id}`),
        theirs.cartEntry,
      ],
      [
        'paymentstatus',
        (id) => rest('POST', '/payment/paymentstatus', { transaction: id }),
        theirs.clientSecret,
      ],
      // The id of one thing in place of another's.
      ['cancelPetOrder by an entry', (id) => graphql(cancelPetOrder, id), theirs.cartEntry],
      ['cancelCartEntry by a payment', (id) => graphql(cancelCartEntry, id), theirs.payment],
      ['confirmPayment by an order', (id) => graphql(confirmPayment, id), theirs.petOrder],
    ];
    for (const [what, attempt, id] of attempts) {
      const answer = await attempt(id);
      expect([what, answer]).toEqual([what, await attempt(nothing)]);
      expect(JSON.stringify(answer)).toContain('NOT_FOUND');
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('are not opened by an id that is none: it is answered as one that is not there', async () => {
    const before = await databaseHash(shop);
    for (const id of ['', 'x', '../..', '%2e%2e', '{"$ne":null}', '[object Object]', '0'.repeat(23), '%00']) {
      for (const path of ['/pets/PetOrderDelete/', '/accessories/accessoriesOrderDelete/']) {
        const request = { method: 'DELETE', path: path + encodeURI(id), headers: bearer(attacker) };
        expect([400, 404]).toContain((await sendRaw(shop.url, request)).status);
      }
      for (const mutation of [cancelPetOrder, cancelCartEntry, confirmPayment]) {
        expect((await shop.gql(mutation, { id }, attacker.token)).code).toBe('NOT_FOUND');
      }
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  async function graphql(mutation: string, id: string) {
    const { status, errors } = await shop.gql(mutation, { id }, attacker.token);
    return { status, errors };
  }

  async function rest(method: string, path: string, json?: object) {
    const { status, body } = await shop.rest(method, path, { token: attacker.token, json });
    return { status, body };
  }
});

describe('an e-mail address that changes hands', () => {
  it('takes no orders along: they belong to the account, not to its address', async () => {
    const email = 'moved-on@petshop.test';
    const first = await shop.signUp({ email, name: 'First Holder' });
    const orders = await shoppingBy(first);
    await deleteAccount(shop, first.token);
    const second = await shop.signUp({ email, name: 'Second Holder' });
    expect(second.uid).not.toBe(first.uid);

    const query = '{ me { name petOrders { totalCount } cartEntries { totalCount } } }';
    expect((await shop.gql(query, {}, second.token)).data.me).toEqual({
      name: 'Second Holder',
      petOrders: { totalCount: 0 },
      cartEntries: { totalCount: 0 },
    });
    for (const path of ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder']) {
      expect((await shop.rest('GET', `${path}?email=${email}`, { token: second.token })).body).toEqual([]);
    }
    expect((await shop.gql(cancelPetOrder, { id: orders.petOrder }, second.token)).code).toBe('NOT_FOUND');
    expect((await shop.gql(cancelCartEntry, { id: orders.cartEntry }, second.token)).code).toBe('NOT_FOUND');
    expect((await shop.gql(confirmPayment, { id: orders.payment }, second.token)).code).toBe('NOT_FOUND');
    // The shop keeps them: the animal can still be handed over.
    expect((await shop.gql(acceptPetOrder, { id: orders.petOrder }, admin.token)).code).toBeUndefined();
  });

  it('takes no role along', async () => {
    const email = 'was-admin@petshop.test';
    const first = await shop.signUp({ email, role: 'admin' });
    await deleteAccount(shop, first.token);
    const second = await shop.signUp({ email });
    expect((await shop.gql('{ me { role } }', {}, second.token)).data.me.role).toBe('REGULAR');
    expect((await shop.gql('{ payments { totalCount } }', {}, second.token)).code).toBe('FORBIDDEN');
  });
});

function bearer({ token }: Account): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** What an HTTP client in Node refuses to put into a path. */
function encodeSpaces(query: string): string {
  return query.replaceAll(' ', '%20');
}
