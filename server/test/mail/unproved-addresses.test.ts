import { type MailServer, startMailServer } from '../fixtures/network/smtp-server.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { anOrderFor, orderAnimal, orderPet } from '../fixtures/shop/animal-orders.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitQuiet } from '../fixtures/shop/mails.ts';
import { deliverOrder, numberOf, shipOrder } from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* Anybody can register somebody else's address, and have the shop write to it. */

const attack = 'You won! Claim at https://evil.example/prize';
/** Leads nowhere, so that it is a name; what is left of an attack once links are none. */
const shout = 'You won a prize';
const saveUser = 'mutation ($name: String!) { saveUser(input: { name: $name }) { _id } }';

let mailServer: MailServer;
let shop: OwnShop;
let admin: Account;
beforeAll(async () => {
  mailServer = await startMailServer({ user: 'shop', pass: 'a-secret' });
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Fern & Paw <shop@fern.example>', MAIL_SECONDS: '1' };
  shop = await startShop({ env });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(async () => {
  await shop.stop();
  await mailServer.close();
});

function receivedBy({ email }: Account) {
  return mailServer.received.filter(({ to }) => to.includes(email));
}

test('one that nobody has proved gets five mails a day beside those about money, and nothing that was typed', async () => {
  const attacker = await shop.signUp({ name: shout });
  await shop.gql(saveUser, { name: shout }, attacker.token);
  const answers = [];
  for (let time = 0; time < 12; time++) {
    const input = {
      ...anOrderFor(await addItem(shop, admin.token, anAnimal())),
      username: shout,
      location: attack,
    };
    const { code, data } = await shop.gql(orderPet, { input }, attacker.token);
    answers.push(code ?? 'ordered');
    if (data?.orderPet) {
      await shop.gql(
        'mutation ($id: ID!) { cancelPetOrder(id: $id) { _id } }',
        { id: data.orderPet._id },
        attacker.token,
      );
    }
  }
  await awaitQuiet(shop);
  expect(receivedBy(attacker)).toHaveLength(5);
  const withdrawn = await shop.db.collection('mails').findOne({ uid: attacker.uid, status: 'withdrawn' });
  expect(withdrawn?.lastError).toBe('Nobody has proved the address, which got enough for a day.');
  // What was paid is told all the same, and what becomes of it.
  const petId = await addItem(shop, admin.token, anItem({ stock: 10 }));
  const { payment } = await buy(shop, attacker.token, [{ petId, accessoriesAmount: 1 }]);
  const number = await numberOf(shop, payment._id, attacker.token);
  await shop.gql(shipOrder, { number }, admin.token);
  await shop.gql(deliverOrder, { number }, admin.token);
  await eventually(async () => receivedBy(attacker).length === 8);
  for (const { body, headers } of receivedBy(attacker)) {
    expect(`${headers.get('subject')} ${body}`).not.toMatch(/evil|won!|prize/i);
  }
});

test('one that nobody has proved has three animals to wait for, one that is proved as many as there are', async () => {
  const animals = await Promise.all(Array.from({ length: 5 }, () => addItem(shop, admin.token, anAnimal())));
  const [unproved, proved] = [await shop.signUp(), await shop.signUp({ isProved: true })];
  const codes = [];
  for (const petId of animals)
    codes.push((await shop.gql(orderPet, { input: anOrderFor(petId) }, unproved.token)).code);
  expect(codes).toEqual([undefined, undefined, undefined, 'CONFLICT', 'CONFLICT']);
  // One that was called off is waited for no more.
  const waiting = '{ me { petOrders(first: 1) { edges { node { _id } } } } }';
  const { data } = await shop.gql(waiting, {}, unproved.token);
  const id = data.me.petOrders.edges[0].node._id;
  await shop.gql('mutation ($id: ID!) { cancelPetOrder(id: $id) { _id } }', { id }, unproved.token);
  expect(
    (await shop.gql(orderPet, { input: anOrderFor(animals[3] ?? '') }, unproved.token)).code,
  ).toBeUndefined();
  for (const petId of animals) await orderAnimal(shop, proved.token, petId);
});

test('what was paid is mailed to one that nobody has proved, without a name or an address in it', async () => {
  const shopper = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ stock: 10 }));
  await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const mail = await eventually(async () => receivedBy(shopper)[0]);
  expect(mail?.body).toContain('Thank you!');
  expect(mail?.body).not.toMatch(/Sam Shopper|Kennel Lane/);
});

test('a name that is a link is refused wherever one is said, and is none where the provider says it', async () => {
  const shopper = await shop.signUp({ name: attack });
  expect((await shop.gql('{ me { name } }', {}, shopper.token)).data.me.name).toBe('');
  const petId = await addItem(shop, admin.token, anAnimal());
  const refusals = [
    await shop.gql(saveUser, { name: attack }, shopper.token),
    await shop.gql(orderPet, { input: { ...anOrderFor(petId), username: attack } }, shopper.token),
    await shop.gql('mutation ($input: AskShopInput!) { askShop(input: $input) { id } }', {
      input: { name: attack, email: 'kim@visitors.test', text: 'Hello?' },
    }),
  ];
  const fields = refusals.map(({ code, errors }) => [
    code,
    Object.keys(errors?.[0]?.extensions?.fields ?? {}),
  ]);
  expect(fields).toEqual([
    ['BAD_USER_INPUT', ['name']],
    ['BAD_USER_INPUT', ['username']],
    ['BAD_USER_INPUT', ['name']],
  ]);
  // The old client's sign-in goes on without one.
  const { status, body } = await shop.rest('POST', '/user/saveuser', { token: shopper.token, json: {} });
  expect(status).toBe(200);
  expect(body.name).not.toMatch(/[@./]/);
});

test('an optional mail can be switched off by its program, in one click and without a sign-in', async () => {
  const shopper = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ stock: 10 }));
  const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const number = await numberOf(shop, payment._id, shopper.token);
  await shop.gql(shipOrder, { number }, admin.token);
  await shop.gql(deliverOrder, { number }, admin.token);
  const optional = await eventually(async () =>
    receivedBy(shopper).find(({ headers: own }) => own.has('list-unsubscribe')),
  );
  const { headers } = optional ?? {};
  expect(optional?.body).toContain('/unsubscribe/');
  expect(headers?.get('subject')).toContain('has arrived');
  expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const needed = receivedBy(shopper).filter(({ headers: own }) => !own.has('list-unsubscribe'));
  expect(needed).not.toHaveLength(0);
  for (const { body } of needed) expect(body).not.toContain('/unsubscribe/');

  const [, url = ''] = /<(.+)>/.exec(String(headers?.get('list-unsubscribe'))) ?? [];
  const address = `${shop.url}${new URL(url).pathname}`;
  const unwanted = async () =>
    (await shop.gql('{ me { unwantedMail } }', {}, shopper.token)).data.me.unwantedMail;
  // What looks at links before their reader does changes nothing.
  const page = await fetch(address);
  expect(await page.text()).toContain('<button>Unsubscribe</button>');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(await unwanted()).toEqual([]);
  // Nor does an address that is no mail's, which is answered as all are.
  const changed = await fetch(`${address}x`, { method: 'POST' });
  expect([changed.status, await changed.json()]).toEqual([200, { unsubscribed: true }]);
  expect(await unwanted()).toEqual([]);
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body: oneClick })).status).toBe(200);
  expect(await unwanted()).toEqual(['ORDER_DELIVERED']);
  const pressed = await fetch(address, { method: 'POST', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(await pressed.text()).toContain('You get no more e-mails of this kind.');
});
