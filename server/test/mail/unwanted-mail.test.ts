import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

const choices = '{ me { unwantedMail optionalMail } }';
const update = 'mutation ($kinds: [MailKind!]!) { updateUnwantedMail(kinds: $kinds) { unwantedMail } }';
const ship = 'mutation ($id: ID!) { shipCartEntry(id: $id) { status } }';
const deliver = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { status } }';

let shop: Shop;
let admin: Account;
let other: Account;
let petId: string;
beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  other = await shop.signUp({ role: 'admin' });
  petId = await addItem(shop, admin.token, anItem({ stock: 100 }));
});
afterAll(() => shop.stop());

async function buyAndDeliver(shopper: Account): Promise<void> {
  const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const [{ _id: id }] = payment.cartEntries;
  await shop.gql(ship, { id }, admin.token);
  await shop.gql(deliver, { id }, admin.token);
}

test('an account begins with all mails, and sees which it can switch off', async () => {
  const shopper = await shop.signUp();
  expect((await shop.gql(choices, {}, shopper.token)).data.me).toEqual({
    unwantedMail: [],
    optionalMail: [
      ...['ORDER_DELIVERED', 'AFTER_HOME', 'TREATMENT_DUE', 'FOOD_CHANGE', 'BACK_IN_STOCK', 'PRICE_LOWER'],
      ...['REVIEW_WANTED', 'REVIEW_ANSWERED'],
    ],
  });
  const { data } = await shop.gql(choices, {}, admin.token);
  expect(data.me.optionalMail).toEqual(expect.arrayContaining(['SHOP_ORDER_PAID', 'SHOP_LOW_STOCK']));
});

test('what is switched off is not sent, and everything else is', async () => {
  const shopper = await shop.signUp();
  await shop.gql(update, { kinds: ['ORDER_DELIVERED'] }, shopper.token);
  await buyAndDeliver(shopper);
  await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  await awaitQuiet(shop);
  expect(await kindsSentTo(shop, shopper.email)).toEqual(['ORDER_SHIPPED', 'ORDER_PAID']);
  const record = await shop.db.collection('mails').findOne({ kind: 'ORDER_DELIVERED', to: shopper.email });
  expect(record).toMatchObject({ status: 'withdrawn', lastError: 'Nobody wants it.' });
});

test('what is switched on again is sent', async () => {
  const shopper = await shop.signUp();
  await shop.gql(update, { kinds: ['ORDER_DELIVERED', 'REVIEW_WANTED'] }, shopper.token);
  const { data } = await shop.gql(update, { kinds: ['REVIEW_WANTED'] }, shopper.token);
  expect(data.updateUnwantedMail.unwantedMail).toEqual(['REVIEW_WANTED']);
  await buyAndDeliver(shopper);
  await awaitMail(shop, 'ORDER_DELIVERED', shopper.email);
});

test.each([[['ORDER_PAID']], [['ORDER_DELIVERED', 'REPEAT_AHEAD']], [['SHOP_ORDER_PAID']]])(
  'a shopper can not switch off %p: a sale needs it, or somebody else gets it',
  async (kinds) => {
    const shopper = await shop.signUp();
    const { code, errors } = await shop.gql(update, { kinds }, shopper.token);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions.fields).toHaveProperty('kinds');
    expect(errors?.[0]?.message).toContain(kinds.at(-1));
    expect((await shop.gql(choices, {}, shopper.token)).data.me.unwantedMail).toEqual([]);
  },
);

test('a visitor has no mails to choose', async () => {
  expect((await shop.gql(update, { kinds: [] })).code).toBe('UNAUTHENTICATED');
});

test('what goes to the shop goes to every admin who wants it, each in a mail of their own', async () => {
  const shopper = await shop.signUp();
  await buyAndDeliver(shopper);
  await awaitMail(shop, 'ORDER_DELIVERED', shopper.email);
  await awaitQuiet(shop);
  const toShop = async () => {
    const mails = (await sentMails(shop)).filter(({ kind }) => kind === 'SHOP_ORDER_PAID');
    return mails.filter(({ orderNumber }) => orderNumber === mails[0]?.orderNumber);
  };
  const told = await toShop();
  expect(told.map(({ to }) => to).toSorted()).toEqual([admin.email, other.email].toSorted());

  // By the link of their own, which leaves the other's alone.
  const [, path = ''] =
    /(\/unsubscribe\/[\w-]+)/.exec(told.find(({ to }) => to === other.email)?.text ?? '') ?? [];
  await fetch(`${shop.url}${path}`, { method: 'POST' });
  expect((await shop.gql(choices, {}, other.token)).data.me.unwantedMail).toEqual(['SHOP_ORDER_PAID']);
  expect((await shop.gql(choices, {}, admin.token)).data.me.unwantedMail).toEqual([]);
  await buyAndDeliver(shopper);
  await awaitQuiet(shop);
  expect((await toShop()).map(({ to }) => to)).toEqual([admin.email]);
});
