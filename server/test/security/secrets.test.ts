import { sendRaw } from '../fixtures/network/raw-request.ts';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  cancelCartEntry,
  confirmPayment,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const PHONE = '5557654321';
const PASSWORD = 'a-password-of-somebody';
const STREET = '99 Nobody-Knows Street';

let shop: Shop;
let admin: Account;
let shopper: Account;
/** Everything that the server answered, by what was asked. */
const answers: [what: string, text: string][] = [];

/** A whole day in the shop, by both APIs: bought, paid, declined, cancelled, refunded, accepted and refused. */
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin', password: PASSWORD });
  shopper = await shop.signUp({ password: PASSWORD });
  const food = await addItem(shop, admin.token, anItem({ stock: 50 }));
  const animal = await addItem(shop, admin.token, anAnimal());
  const contact = { username: 'Sam', location: STREET, phone: PHONE };
  const entries = [{ petId: food, accessoriesAmount: 1 }];

  const begun = await gql('createPaymentIntent', createPaymentIntent, {
    input: aCheckoutOf(entries, contact),
  });
  const { clientSecret, payment } = begun.createPaymentIntent;
  await shop.pay(clientSecret, '4000000000000002');
  await gql('confirmPayment', confirmPayment, { id: payment._id });
  await shop.pay(clientSecret);
  const paid = await gql('confirmPayment', confirmPayment, { id: payment._id });
  await gql('cancelCartEntry', cancelCartEntry, { id: paid.confirmPayment.cartEntries[0]._id });

  const old = await rest('POST', '/payment/create-payment-intent', { alltotalamount: 17.5 });
  await shop.pay(old.clientSecret);
  await rest('POST', '/accessories/PostCart', [{ _id: food, accessoriesAmount: 1, ...contact }]);
  const transaction = old.clientSecret;
  await rest('POST', '/payment/paymentstatus', { transaction, amount: 17.5, ...contact });
  await rest('POST', '/pets/PetOrderPost', { _id: animal, ...contact });
  await rest('GET', '/pets/GetPetOrder');
  await rest('GET', '/accessories/GetAccessoriesOrder');
  await rest('POST', '/user/saveuser', { name: 'Sam', password: PASSWORD });
  await rest('GET', '/user/checkUser');

  const order = await orderAnimal(shop, admin.token, animal);
  await gql('acceptPetOrder', acceptPetOrder, { id: order }, admin);
  await gql('cancelPetOrder', cancelPetOrder, { id: order }, admin);
  for (const list of ['payments', 'users', 'petOrders', 'cartEntries']) {
    await gql(list, `{ ${list}(first: 100) { edges { node { _id } } } }`, {}, admin);
  }
  // And what goes wrong: bad tokens in every place, bad bodies, no such thing.
  await rest('POST', '/payment/paymentstatus', { transaction: `${transaction}x`, ...contact });
  await rest('POST', '/payment/paymentstatus', {
    transaction: { $ne: transaction },
    phone: { number: PHONE },
  });
  await shop.gql('{ me { _id } }', {}, `${shopper.token}x`);
  await shop.rest('GET', `/user/checkUser?token=${shopper.token}`, { token: 'x' });
  await sendRaw(shop.url, { path: `/no/such/page?access_token=${shopper.token}&phone=${PHONE}` });
  await sendRaw(shop.url, {
    method: 'POST',
    path: '/user/saveuser',
    headers: { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' },
    body: `{"password": "${PASSWORD}", "phone": "${PHONE}"`,
  });
});
afterAll(() => shop.stop());

async function gql(what: string, query: string, variables: object = {}, account = shopper) {
  const answer = await shop.gql(query, variables, account.token);
  answers.push([what, JSON.stringify(answer)]);
  return answer.data;
}

async function rest(method: string, path: string, json?: unknown) {
  const { body } = await shop.rest(method, path, { token: shopper.token, json });
  answers.push([path, JSON.stringify(body)]);
  return body;
}

/** The part of a token that says who it is for. */
function heartOf({ token }: Account): string {
  return token.split('.')[1] ?? token;
}

it('a client secret is given to the payer when a payment starts, and never again', () => {
  const telling = answers.filter(([, text]) => text.includes('_secret_')).map(([what]) => what);
  expect(telling).toEqual(['createPaymentIntent', '/payment/create-payment-intent']);
});

it('no answer holds a key, a password or a token', () => {
  const all = answers.map(([, text]) => text).join('\n');
  expect(all).not.toMatch(/sk_test|whsec_/);
  for (const secret of [PASSWORD, heartOf(shopper), heartOf(admin)]) expect(all).not.toContain(secret);
});

it('the log holds no token, client secret, key, password, phone number or address', async () => {
  const log = await shop.log();
  expect(log.split('\n').length).toBeGreaterThan(30);
  expect(log).not.toMatch(/_secret_[A-Za-z0-9]|sk_test_|whsec_|Bearer /);
  for (const secret of [PASSWORD, PHONE, STREET, heartOf(shopper), heartOf(admin)]) {
    expect(log).not.toContain(secret);
  }
});

it('the database holds no token, client secret, key or password', async () => {
  const names = (await shop.db.listCollections().toArray()).map(({ name }) => name);
  const documents = await Promise.all(names.map((name) => shop.db.collection(name).find().toArray()));
  const all = JSON.stringify(documents);
  expect(all).toContain(PHONE);
  expect(all).not.toMatch(/_secret_|sk_test_|whsec_/);
  for (const secret of [PASSWORD, heartOf(shopper), heartOf(admin)]) expect(all).not.toContain(secret);
});

it('what anybody may read tells no versions, hosts or paths of the machine', async () => {
  for (const path of ['/livez', '/readyz', '/config.json', '/no/such/page']) {
    const { text, headers } = await sendRaw(shop.url, { path, headers: { accept: 'application/json' } });
    expect(text).not.toMatch(/mongodb|node_modules|version|\bv?\d+\.\d+\.\d+-|\/(home|tmp|root|work)\//);
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
  }
});
