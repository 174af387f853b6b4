import { Types } from 'mongoose';
import { databaseHash } from '../fixtures/database/database-hash.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  aCheckoutOf,
  buy,
  checkOut,
  createPaymentIntent,
  type Entry,
  intentIdOf,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
/** For 12.50 a piece: two of it with delivery are 30 dollars. */
let food: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  food = await addItem(shop, admin.token, anItem({ petprice: 12.5, stock: 10 }));
});
afterAll(() => shop.stop());

function post(path: string, json: unknown) {
  return shop.rest('POST', path, { token: shopper.token, json });
}

async function beginWith(alltotalamount: number): Promise<string> {
  return (await post('/payment/create-payment-intent', { alltotalamount })).body.clientSecret;
}

function entriesOf({ uid }: Account) {
  return shop.db.collection('cartentries').find({ uid }).toArray();
}

async function stock(): Promise<number> {
  return (await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(food) }))?.stock;
}

describe('an amount that a client makes up', () => {
  it('starts nothing', async () => {
    const before = await databaseHash(shop);
    for (const alltotalamount of ['12abc', -1, 0.499, 1e308, { $gt: 0 }]) {
      const { status, body } = await post('/payment/create-payment-intent', { alltotalamount });
      expect([alltotalamount, status, body.error.code]).toEqual([alltotalamount, 400, 'BAD_USER_INPUT']);
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('starts nothing as a number that JSON does not have', async () => {
    for (const amount of ['NaN', 'Infinity', '1e999', '-1e999']) {
      const headers = { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' };
      const body = `{"alltotalamount": ${amount}}`;
      const path = '/payment/create-payment-intent';
      expect((await sendRaw(shop.url, { method: 'POST', path, headers, body })).status).toBe(400);
    }
  });

  it('that is a cent short, a tenth of it, the price without delivery or next to nothing pays for nothing', async () => {
    for (const amount of [29.99, 29.994, 25, 0.5]) {
      await shop.pay(await beginWith(amount));
      const { body } = await post('/accessories/PostCart', [
        { _id: food, accessoriesAmount: 2, totalamount: 0.5 },
      ]);
      expect([amount, body[0].totalamount, body[0].status]).toEqual([amount, 25, 'pending']);
      // Its payment is for the next, which is to have none.
      shopper = await shop.signUp();
    }
    expect(await stock()).toBe(10);
  });

  it('that is too much is not kept: what no order claimed is owed back', async () => {
    const secret = await beginWith(100);
    await shop.pay(secret);
    await post('/payment/paymentstatus', { transaction: secret });
    await post('/accessories/PostCart', [{ _id: food, accessoriesAmount: 2 }]);
    const payment = await shop.db.collection('payments').findOne({ intentId: intentIdOf(secret) });
    expect(payment).toMatchObject({ amount: 100, status: 'succeeded', closesAt: expect.any(Date) });
  });
});

describe('a cart that a client tampered with', () => {
  const quote = `query ($entries: [CartEntryInput!]!) { quote(entries: $entries) { total } }`;
  const postCart = `mutation ($entries: [CartEntryInput!]!) {
    postCart(entries: $entries, username: "Sam", location: "Here", phone: "5551234567") { _id }
  }`;

  const tampered: [string, (id: string) => object][] = [
    ['a price of its own', (petId) => ({ petId, accessoriesAmount: 1, petprice: 0.01 })],
    ['a total of its own', (petId) => ({ petId, accessoriesAmount: 1, totalamount: 0.01 })],
    ['the status paid', (petId) => ({ petId, accessoriesAmount: 1, status: 'PAID' })],
    ['another owner', (petId) => ({ petId, accessoriesAmount: 1, email: 'else@petshop.test', uid: 'x' })],
    ['a role', (petId) => ({ petId, accessoriesAmount: 1, role: 'ADMIN' })],
    [
      'a prototype',
      (petId) => JSON.parse(`{"petId": "${petId}", "accessoriesAmount": 1, "__proto__": {"x": 1}}`),
    ],
    ['none of it', (petId) => ({ petId, accessoriesAmount: 0 })],
    ['less than none', (petId) => ({ petId, accessoriesAmount: -5 })],
    ['a piece and a half', (petId) => ({ petId, accessoriesAmount: 1.5 })],
    ['a billion pieces', (petId) => ({ petId, accessoriesAmount: 1e9 })],
    ['more than a number holds', (petId) => ({ petId, accessoriesAmount: 1e308 })],
    ['a text for a number', (petId) => ({ petId, accessoriesAmount: '2' })],
    ['no number', (petId) => ({ petId, accessoriesAmount: null })],
    ['an operator for an id', () => ({ petId: { $ne: null }, accessoriesAmount: 1 })],
    ['a list for an id', (petId) => ({ petId: [petId], accessoriesAmount: 1 })],
    ['an id of nothing', () => ({ petId: new Types.ObjectId().toHexString(), accessoriesAmount: 1 })],
    ['no id at all', () => ({ accessoriesAmount: 1 })],
    ['half an id', (petId) => ({ petId: petId.slice(0, 12), accessoriesAmount: 1 })],
  ];
  it('with a price, an owner, an amount or an id of its own is rejected everywhere, and nothing is written', async () => {
    const before = await databaseHash(shop);
    for (const [what, entryOf] of tampered) {
      const entries = [entryOf(food)];
      const answers = [
        await shop.gql(quote, { entries }, shopper.token),
        await shop.gql(createPaymentIntent, { input: aCheckoutOf(entries as Entry[]) }, shopper.token),
        await shop.gql(postCart, { entries }, shopper.token),
      ];
      expect([what, answers.map(({ code }) => code)]).toEqual([what, Array(3).fill('BAD_USER_INPUT')]);
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('with an animal, a retired or a deleted item can not be paid', async () => {
    const animal = await addItem(shop, admin.token, anAnimal());
    const retired = await addItem(shop, admin.token, anItem());
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(retired) }, { $set: { availability: 'retired' } });
    const deleted = await addItem(shop, admin.token, anItem());
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: deleted }, admin.token);
    for (const petId of [animal, retired, deleted]) {
      const input = aCheckoutOf([{ petId, accessoriesAmount: 1 }]);
      const { code } = await shop.gql(createPaymentIntent, { input }, shopper.token);
      expect(['BAD_USER_INPUT', 'OUT_OF_STOCK']).toContain(code);
    }
    expect(await entriesOf(shopper)).toEqual([]);
  });

  it('as the old client posts it, is stored at the shop’s prices, whatever else is in it', async () => {
    const entry = JSON.parse(`{"_id": "${food}", "accessoriesAmount": 2, "__proto__": {"status": "paid"},
      "constructor": {"prototype": {"status": "paid"}}, "petprice": 0.01, "totalamount": 0.01, "status": "paid",
      "paidAt": "2020-01-01", "role": "admin", "uid": "x", "paymentId": "000000000000000000000000",
      "$set": {"status": "paid"}, "stock": 1000000}`);
    const { status, body } = await post('/accessories/PostCart', [entry]);
    expect([status, body[0]]).toMatchObject([200, { petprice: 12.5, totalamount: 25, status: 'pending' }]);
    const [record] = await entriesOf(shopper);
    expect(Object.keys(record ?? {}).toSorted()).toEqual([
      '_id',
      'accessoriesAmount',
      'category',
      'deliveryMethod',
      'email',
      'location',
      'orderDate',
      'paidCents',
      'petId',
      'petname',
      'petprice',
      'phone',
      'status',
      'totalamount',
      'type',
      'uid',
      'username',
    ]);
    expect(await stock()).toBe(10);
  });
});

describe('paymentstatus, which is only a claim', () => {
  const refusals: [string, () => Promise<string>][] = [
    ['garbage', async () => 'garbage'],
    ['an operator in quotes', async () => '{"$ne":null}'],
    ['half a secret', async () => '_secret_'],
    ['an intent that Stripe never made', async () => 'pi_000000000000000000000000_secret_x'],
    [
      'an intent that was made and paid behind the shop’s back',
      async () => {
        const intent = await shop.stripe.paymentIntents.create({ amount: 3000, currency: 'usd' });
        await shop.pay(intent.client_secret ?? '');
        return intent.client_secret ?? '';
      },
    ],
  ];

  it('about what the shop began no payment with finds none, and pays for nothing', async () => {
    await post('/accessories/PostCart', [{ _id: food, accessoriesAmount: 2 }]);
    for (const [what, secretOf] of refusals) {
      const claim = { transaction: await secretOf(), amount: 30, status: 'succeeded', email: shopper.email };
      const { status, body } = await post('/payment/paymentstatus', claim);
      expect([what, status, body.error.code]).toEqual([what, 404, 'NOT_FOUND']);
    }
    expect((await entriesOf(shopper)).map((entry) => entry.status)).toEqual(['pending']);
  });

  it('about a payment that was cancelled pays for nothing', async () => {
    await post('/accessories/PostCart', [{ _id: food, accessoriesAmount: 2 }]);
    const transaction = await beginWith(30);
    await shop.stripe.paymentIntents.cancel(intentIdOf(transaction));
    const { body } = await post('/payment/paymentstatus', { transaction, amount: 30, status: 'succeeded' });
    expect(body.status).toBe('cancelled');
    expect((await entriesOf(shopper)).map((entry) => entry.status)).toEqual(['pending']);
    expect(await stock()).toBe(10);
  });

  it('changes nothing of the money, whatever it says', async () => {
    const transaction = await beginWith(30);
    const { body } = await post('/payment/paymentstatus', {
      transaction,
      amount: 1_000_000,
      status: 'refunded',
      amountRefunded: 30,
      refundDue: 30,
      uid: 'x',
      kind: 'checkout',
      paymentdate: '1/1/2020',
      email: 'else@petshop.test',
    });
    expect(body).toMatchObject({ amount: 30, status: 'requires_payment', email: shopper.email });
    const record = await shop.db.collection('payments').findOne({ intentId: intentIdOf(transaction) });
    expect(record).toMatchObject({
      amount: 30,
      amountRefunded: 0,
      refundDue: 0,
      uid: shopper.uid,
      kind: 'legacy',
    });
  });
});

describe('a payment that is used again', () => {
  it('pays one of fifty carts that are posted at once', async () => {
    await shop.pay(await beginWith(30));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/accessories/PostCart', { _id: food, accessoriesAmount: 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    await eventually(async () => {
      const paid = (await entriesOf(shopper)).filter((entry) => entry.status === 'paid');
      return paid.length === 1;
    });
    expect(await stock()).toBe(8);
  });

  it('pays nothing more when it is reported fifty times at once', async () => {
    const transaction = await beginWith(30);
    await shop.pay(transaction);
    await post('/accessories/PostCart', { _id: food, accessoriesAmount: 2 });
    await post('/accessories/PostCart', { _id: food, accessoriesAmount: 2 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/payment/paymentstatus', { transaction })),
    );
    expect(answers.every(({ body }) => body.status === 'succeeded')).toBe(true);
    expect((await entriesOf(shopper)).filter((entry) => entry.status === 'paid')).toHaveLength(1);
    expect(await stock()).toBe(8);
  });

  it('of a checkout pays no cart that is posted beside it', async () => {
    await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 2 }]);
    const { body } = await post('/accessories/PostCart', { _id: food, accessoriesAmount: 1 });
    expect(body.status).toBe('pending');
  });

  it('can not be charged a second time', async () => {
    const { clientSecret } = await checkOut(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.pay(clientSecret)));
    expect(answers.filter(({ intent }) => intent?.status === 'succeeded').length).toBeGreaterThan(0);
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
    expect([intent.amount, intent.amount_received]).toEqual([1750, 1750]);
    await shop.pay(clientSecret);
    const later = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
    expect(later.latest_charge).toBe(intent.latest_charge);
  });

  it('with the checkout key of another account is that account’s own business', async () => {
    const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }]);
    const first = await shop.gql(createPaymentIntent, { input }, shopper.token);
    const rival = await shop.signUp();
    const second = await shop.gql(createPaymentIntent, { input }, rival.token);
    const [mine, theirs] = [first, second].map(({ data }) => data.createPaymentIntent);
    expect(theirs.payment._id).not.toBe(mine.payment._id);
    expect(intentIdOf(theirs.clientSecret)).not.toBe(intentIdOf(mine.clientSecret));
  });
});
