import { Types } from 'mongoose';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import { today } from '../fixtures/today.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
/** Food for 12.50 and a bed for 60: two and one of them cost 110 with delivery. */
let food: string;
let bed: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Sam Shopper' });
  food = await addItem(shop, admin.token, anItem({ petprice: 12.5, stock: 10 }));
  bed = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 10, category: 'ACCESSORIES' }));
});
afterAll(() => shop.stop());

/** A cart entry as the old client posts it: the item as it was read, and the amounts. */
function anEntryOf(_id: string, accessoriesAmount: number, changes: object = {}) {
  return {
    _id,
    accessoriesAmount,
    totalamount: 1,
    status: 'pending',
    email: shopper.email,
    orderDate: '1/1/2020',
    ...changes,
  };
}

function aCart() {
  return [anEntryOf(food, 2), anEntryOf(bed, 1)];
}

async function begin(alltotalamount: unknown): Promise<string> {
  const { status, body } = await post('/payment/create-payment-intent', { alltotalamount });
  expect(status).toBe(200);
  return body.clientSecret;
}

function post(path: string, json: unknown, token: string | undefined = shopper.token) {
  return shop.rest('POST', path, { token, json });
}

function postCart(json: unknown) {
  return post('/accessories/PostCart', json);
}

function report(transaction: string, changes: object = {}) {
  return post('/payment/paymentstatus', {
    username: 'Sam Shopper',
    paymentdate: '11/21/2026',
    amount: 1,
    floweramount: 1,
    phone: '5551234567',
    email: shopper.email,
    transaction,
    ...changes,
  });
}

async function statuses(): Promise<string[]> {
  const entries = await shop.db
    .collection('cartentries')
    .find({ uid: shopper.uid })
    .sort({ _id: 1 })
    .toArray();
  return entries.map((entry) => entry.status);
}

async function stockOf(petId: string): Promise<number> {
  return (await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) }))?.stock;
}

describe('starting a payment of an amount', () => {
  it('answers with a client secret for just that amount', async () => {
    const { status, body } = await post('/payment/create-payment-intent', { alltotalamount: 110 });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['clientSecret']);
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(body.clientSecret));
    expect(intent).toMatchObject({ amount: 11000, currency: 'usd', status: 'requires_payment_method' });
  });

  it('counts in cents, so that 1.1 + 2.2 is no trap', async () => {
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(await begin(1.1 + 2.2)));
    expect(intent.amount).toBe(330);
  });

  it.each([undefined, null, 'free', '1e2', -5, 0, 0.49, 1_000_000, [110]])(
    'rejects the amount %j',
    async (alltotalamount) => {
      const { status, body } = await post('/payment/create-payment-intent', { alltotalamount });
      expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([
        400,
        'BAD_USER_INPUT',
        ['alltotalamount'],
      ]);
      expect(await shop.db.collection('payments').countDocuments({ uid: shopper.uid })).toBe(0);
    },
  );

  it('takes an account', async () => {
    const answer = await shop.rest('POST', '/payment/create-payment-intent', {
      json: { alltotalamount: 110 },
    });
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('the old checkout', () => {
  it('in its order: paid, then the cart, then the report', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await postCart(aCart());
    const { status, body } = await report(secret);
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: 110, floweramount: 3, status: 'succeeded' });
    expect(await statuses()).toEqual(['paid', 'paid']);
    expect([await stockOf(food), await stockOf(bed)]).toEqual([8, 9]);
  });

  it('the other way round: paid, then the report, then the cart, which is paid at once', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    expect((await report(secret)).body).toMatchObject({ amount: 110, floweramount: 0, status: 'succeeded' });
    const { body } = await postCart(aCart());
    expect(body.map((entry: { status: string }) => entry.status)).toEqual(['paid', 'paid']);
    expect([await stockOf(food), await stockOf(bed)]).toEqual([8, 9]);
  });

  it('with the cart before the card: nothing is paid until the money is there', async () => {
    const secret = await begin(110);
    await postCart(aCart());
    expect((await report(secret)).body.status).toBe('requires_payment');
    expect(await statuses()).toEqual(['pending', 'pending']);
    await shop.pay(secret);
    await report(secret);
    expect(await statuses()).toEqual(['paid', 'paid']);
  });

  it('without a report: Stripe’s webhook is enough', async () => {
    const secret = await begin(110);
    await postCart(aCart());
    await shop.pay(secret);
    await eventually(async () => (await statuses()).every((status) => status === 'paid'));
  });

  it('with a server that dies between the posted cart and its payment: the reconciliation pays it', async () => {
    const secret = await begin(30);
    await shop.pay(secret);
    await report(secret);
    await postCart(anEntryOf(food, 2));
    // As the crash leaves it: posted, and nothing of the payment done.
    await shop.db
      .collection('cartentries')
      .updateOne(
        { uid: shopper.uid },
        { $set: { status: 'pending' }, $unset: { paymentId: '', paidAt: '' } },
      );
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(food) }, { $inc: { stock: 2 } });

    await reconcileNow(shop, admin);
    expect(await statuses()).toEqual(['paid']);
    expect(await stockOf(food)).toBe(8);
  });

  it('with one entry instead of a list, which is answered with one', async () => {
    const secret = await begin(30);
    await shop.pay(secret);
    await report(secret);
    const { status, body } = await postCart(anEntryOf(food, 2));
    expect(status).toBe(200);
    expect(body).toMatchObject({ petId: food, accessoriesAmount: 2, totalamount: 25, status: 'paid' });
  });

  it('with entries posted one by one, as the old client does', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await postCart(anEntryOf(food, 2));
    await postCart(anEntryOf(bed, 1));
    await report(secret);
    expect(await statuses()).toEqual(['paid', 'paid']);
  });

  it('with entries posted one by one after the report', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await report(secret);
    await postCart(anEntryOf(food, 2));
    await postCart(anEntryOf(bed, 1));
    expect(await statuses()).toEqual(['paid', 'paid']);
  });

  it('with cart and report sent at the same time', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await Promise.all([postCart(anEntryOf(food, 2)), postCart(anEntryOf(bed, 1)), report(secret)]);
    await eventually(async () => (await statuses()).join() === 'paid,paid');
    expect([await stockOf(food), await stockOf(bed)]).toEqual([8, 9]);
    expect(await shop.db.collection('payments').countDocuments({ uid: shopper.uid })).toBe(1);
  });
});

describe('what the old client says', () => {
  it('does not make an order paid', async () => {
    await postCart([anEntryOf(food, 2, { status: 'paid' })]);
    const secret = await begin(30);
    const { body } = await report(secret, { status: 'succeeded', amount: 30 });
    expect(body.status).toBe('requires_payment');
    expect(await statuses()).toEqual(['pending']);
  });

  it('does not set a price, an e-mail, a date or an owner', async () => {
    const { body } = await postCart([
      anEntryOf(food, 2, {
        petprice: 0.01,
        totalamount: 0.02,
        petname: 'Gold',
        email: 'else@petshop.test',
        uid: 'x',
        paymentId: 'x',
        img: 'AAAA',
      }),
    ]);
    expect(body[0]).toMatchObject({
      petprice: 12.5,
      totalamount: 25,
      petname: 'Salmon kibble',
      email: shopper.email,
      status: 'pending',
    });
    expect(body[0].orderDate).toEqual(today());
    const record = await shop.db
      .collection('cartentries')
      .findOne({ _id: new Types.ObjectId(body[0]._id as string) });
    expect(record).toMatchObject({ uid: shopper.uid, petprice: 12.5 });
    expect(record?.paymentId).toBeUndefined();
  });

  it('does not make a small payment pay a large cart', async () => {
    const secret = await begin(1);
    await shop.pay(secret);
    await postCart(aCart());
    await report(secret, { amount: 110 });
    expect(await statuses()).toEqual(['pending', 'pending']);
    expect([await stockOf(food), await stockOf(bed)]).toEqual([10, 10]);
  });

  it('pays one cent short of the delivery for nothing', async () => {
    const secret = await begin(29.99);
    await shop.pay(secret);
    await postCart([anEntryOf(food, 2)]);
    await report(secret);
    expect(await statuses()).toEqual(['pending']);
  });

  it('does not make one payment pay two carts', async () => {
    const secret = await begin(30);
    await shop.pay(secret);
    await report(secret);
    await postCart(anEntryOf(food, 2));
    await Promise.all([postCart(anEntryOf(food, 2)), postCart(anEntryOf(food, 2)), report(secret)]);
    expect((await statuses()).toSorted()).toEqual(['paid', 'pending', 'pending']);
    expect(await stockOf(food)).toBe(8);
  });

  it('does not spend somebody else’s money: their payment is NOT_FOUND', async () => {
    const other = await shop.signUp();
    const { body } = await post('/payment/create-payment-intent', { alltotalamount: 30 }, other.token);
    await shop.pay(body.clientSecret);
    await postCart([anEntryOf(food, 2)]);
    const answer = await report(body.clientSecret);
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(await statuses()).toEqual(['pending']);
  });

  it.each([{}, { transaction: '' }, { transaction: 5 }, { transaction: { $ne: null } }, []])(
    'must name the transaction: %j is rejected',
    async (json) => {
      const { status, body } = await post('/payment/paymentstatus', json);
      expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  it('must name items of the cart, one by one', async () => {
    const animal = await addItem(shop, admin.token, anAnimal());
    const { status, body } = await postCart([
      anEntryOf(food, 1),
      anEntryOf(animal, 1),
      anEntryOf('nothing', 1),
    ]);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['entries.1.petId', 'entries.2.petId']]);
    for (const json of [[], [null], {}, anEntryOf(food, 0), anEntryOf(food, 1.5)]) {
      expect([json, (await postCart(json)).status]).toEqual([json, 400]);
    }
    expect(await statuses()).toEqual([]);
  });

  it('may carry the picture along, several megabytes of it, without effect', async () => {
    const img = Buffer.alloc(6 * 1024 * 1024, 7).toString('base64');
    const { status, body } = await postCart([anEntryOf(food, 1, { img })]);
    expect([status, body[0].status]).toEqual([200, 'pending']);
    const record = await shop.db.collection('cartentries').findOne({ uid: shopper.uid });
    expect(JSON.stringify(record).length).toBeLessThan(2000);
  });

  it('is not even read from a visitor', async () => {
    const answer = await shop.rest('POST', '/accessories/PostCart', { json: aCart() });
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('money that nothing was posted for', () => {
  async function closeTheWindow(secret: string): Promise<void> {
    await shop.db
      .collection('payments')
      .updateOne({ intentId: intentIdOf(secret) }, { $set: { closesAt: new Date(Date.now() - 1000) } });
    await reconcileNow(shop, admin);
  }

  async function refundedCents(secret: string): Promise<number> {
    const { data } = await shop.stripe.refunds.list({ payment_intent: intentIdOf(secret) });
    return data.reduce((sum, refund) => sum + refund.amount, 0);
  }

  it('goes back after half an hour', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await report(secret);
    const payment = await shop.db.collection('payments').findOne({ intentId: intentIdOf(secret) });
    expect(payment?.closesAt.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    // By the database's clock, which may be ahead of ours.
    expect(payment?.closesAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000 + 1000);

    await closeTheWindow(secret);
    await eventually(async () => (await refundedCents(secret)) === 11000);
    await eventually(async () => {
      const record = await shop.db.collection('payments').findOne({ intentId: intentIdOf(secret) });
      return record?.status === 'refunded';
    });
  });

  it('goes back in the part that was not claimed', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await report(secret);
    await postCart([anEntryOf(food, 2)]);
    await closeTheWindow(secret);
    await eventually(async () => (await refundedCents(secret)) === 8000);
    expect(await statuses()).toEqual(['paid']);
  });

  it('is not what the tax is of', async () => {
    await changeSettings(shop, admin, { taxPercent: 25 });
    const secret = await begin(110);
    await shop.pay(secret);
    await report(secret);
    await postCart([anEntryOf(food, 2)]);
    await changeSettings(shop, admin, { taxPercent: 0 });
    const payment = await shop.db.collection('payments').findOne({ intentId: intentIdOf(secret) });
    expect(payment).toMatchObject({ amount: 110, taxPercent: 25, taxCents: 600 });
  });

  it('goes back with the order that is cancelled', async () => {
    const secret = await begin(110);
    await shop.pay(secret);
    await postCart(aCart());
    await report(secret);
    const entries = await shop.rest('GET', '/accessories/GetAccessoriesOrder', { token: shopper.token });
    const bedEntry = entries.body.find((entry: { petId: string }) => entry.petId === bed);
    const path = `/accessories/accessoriesOrderDelete/${bedEntry._id}`;
    expect((await shop.rest('DELETE', path, { token: shopper.token })).body.status).toBe('cancelled');
    expect(await refundedCents(secret)).toBe(6000);
    expect(await stockOf(bed)).toBe(10);
  });

  it('is not charged at all when the card was never shown: the amount expires', async () => {
    const secret = await begin(110);
    await shop.db
      .collection('payments')
      .updateOne({ intentId: intentIdOf(secret) }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    await reconcileNow(shop, admin);
    await eventually(async () => {
      const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(secret));
      return intent.status === 'canceled';
    });
  });
});
