import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import {
  aCheckoutOf,
  buy,
  checkOut,
  confirmPayment,
  createPaymentIntent,
  type Entry,
  intentIdOf,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Sam Shopper' });
});
afterAll(() => shop.stop());

function anItemFor(petprice: number, stock = 10): Promise<string> {
  return addItem(shop, admin.token, anItem({ petprice, stock }));
}

async function stockOf(petId: string): Promise<number> {
  const record = await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) });
  return record?.stock;
}

function paymentsOf({ uid }: Account) {
  return shop.db.collection('payments').find({ uid }).sort({ _id: 1 }).toArray();
}

function entriesOf({ uid }: Account) {
  return shop.db.collection('cartentries').find({ uid }).sort({ _id: 1 }).toArray();
}

function start(entries: readonly Entry[], changes: object = {}, token = shopper.token) {
  return shop.gql(createPaymentIntent, { input: aCheckoutOf(entries, changes) }, token);
}

describe('starting a payment', () => {
  it('computes on the server what it costs, and has Stripe charge exactly that', async () => {
    const entries = [
      { petId: await anItemFor(12.5), accessoriesAmount: 2 },
      { petId: await anItemFor(60), accessoriesAmount: 1 },
    ];
    const { data } = await start(entries);
    const { payment, quote, clientSecret } = data.createPaymentIntent;
    expect(quote).toMatchObject({ entriesTotal: 85, delivery: 25, total: 110 });
    expect(quote.lines).toMatchObject([
      { petId: entries[0]?.petId, petprice: 12.5, accessoriesAmount: 2, totalamount: 25, available: true },
      { petId: entries[1]?.petId, petprice: 60, accessoriesAmount: 1, totalamount: 60, available: true },
    ]);
    expect(payment).toMatchObject({
      amount: 110,
      amountRefunded: 0,
      status: 'REQUIRES_PAYMENT',
      username: 'Sam Shopper',
      email: shopper.email,
      phone: '5551234567',
    });

    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
    expect(intent).toMatchObject({
      amount: 11000,
      currency: 'usd',
      status: 'requires_payment_method',
      metadata: { paymentId: payment._id },
    });
  });

  it('writes the order down before anything can be charged, as pending', async () => {
    const petId = await anItemFor(12.5);
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 3 }]);
    const entries = await entriesOf(shopper);
    expect(entries).toMatchObject([
      {
        status: 'pending',
        petname: 'Salmon kibble',
        petprice: 12.5,
        accessoriesAmount: 3,
        totalamount: 37.5,
        username: 'Sam Shopper',
        location: '12 Kennel Lane',
        phone: '5551234567',
        email: shopper.email,
      },
    ]);
    expect(entries[0]?.paymentId.toString()).toBe(paymentId);
  });

  it('holds the stock for it', async () => {
    const petId = await anItemFor(12.5, 10);
    await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 3 }]);
    expect(await stockOf(petId)).toBe(7);
  });

  it('adds up entries of the same item', async () => {
    const petId = await anItemFor(10);
    const { data } = await start([
      { petId, accessoriesAmount: 1 },
      { petId, accessoriesAmount: 2 },
    ]);
    expect(data.createPaymentIntent.payment.amount).toBe(35);
    expect(await stockOf(petId)).toBe(7);
    expect(await entriesOf(shopper)).toHaveLength(1);
  });

  it('takes no price from the client: GraphQL has no place for one', async () => {
    const petId = await anItemFor(10);
    const answer = await start([{ petId, accessoriesAmount: 1, petprice: 0.01 } as Entry]);
    expect(answer.status).toBe(400);
    expect(await paymentsOf(shopper)).toEqual([]);
  });

  it('is rejected for an animal, which has a form of its own', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const answer = await start([{ petId, accessoriesAmount: 1 }]);
    expect(badFieldsOf(answer)).toEqual(['entries.0.petId']);
    expect(await paymentsOf(shopper)).toEqual([]);
  });

  it('names every field that is not filled in', async () => {
    const answer = await start([], { username: '', location: '', phone: 'none', idempotencyKey: 'short' });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer).toSorted()).toEqual([
      'entries',
      'idempotencyKey',
      'location',
      'phone',
      'username',
    ]);
    expect(await paymentsOf(shopper)).toEqual([]);
  });

  it('takes an account', async () => {
    const petId = await anItemFor(10);
    const input = aCheckoutOf([{ petId, accessoriesAmount: 1 }]);
    expect((await shop.gql(createPaymentIntent, { input })).code).toBe('UNAUTHENTICATED');
    expect(await stockOf(petId)).toBe(10);
  });

  it('keeps the price of its beginning, whatever the catalogue says later', async () => {
    const petId = await anItemFor(10);
    const changes = { idempotencyKey: randomUUID() };
    await start([{ petId, accessoriesAmount: 1 }], changes);
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(petId) }, { $set: { petprice: 500 } });
    const { data } = await start([{ petId, accessoriesAmount: 1 }], changes);
    expect(data.createPaymentIntent).toMatchObject({
      payment: { amount: 15 },
      quote: { total: 15, lines: [{ petprice: 10, pet: { petprice: 500 } }] },
    });
  });
});

describe('an idempotency key', () => {
  it('that comes again with the same cart finds the same payment', async () => {
    const petId = await anItemFor(10);
    const changes = { idempotencyKey: randomUUID() };
    const first = await start([{ petId, accessoriesAmount: 2 }], changes);
    const again = await start([{ petId, accessoriesAmount: 2 }], changes);
    expect(again.data).toEqual(first.data);
    expect(await paymentsOf(shopper)).toHaveLength(1);
    expect(await stockOf(petId)).toBe(8);
  });

  it.each([
    ['another number of pieces', (petId: string) => ({ entries: [{ petId, accessoriesAmount: 3 }] })],
    ['another address', () => ({ location: 'Elsewhere' })],
  ])('that comes again with %s is a mistake', async (_what, changesOf) => {
    const petId = await anItemFor(10);
    const changes = { idempotencyKey: randomUUID() };
    await start([{ petId, accessoriesAmount: 2 }], changes);
    const other = await start([{ petId, accessoriesAmount: 2 }], { ...changes, ...changesOf(petId) });
    expect(other.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await paymentsOf(shopper)).toHaveLength(1);
    expect(await stockOf(petId)).toBe(8);
  });

  it('belongs to one account: another’s same key is another payment', async () => {
    const petId = await anItemFor(10);
    const changes = { idempotencyKey: randomUUID() };
    const other = await shop.signUp();
    const mine = await start([{ petId, accessoriesAmount: 1 }], changes);
    const theirs = await start([{ petId, accessoriesAmount: 1 }], changes, other.token);
    expect(theirs.data.createPaymentIntent.payment._id).not.toBe(mine.data.createPaymentIntent.payment._id);
  });

  it('sent ten times at once makes one payment and one intent', async () => {
    const petId = await anItemFor(10);
    const changes = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => start([{ petId, accessoriesAmount: 2 }], changes)),
    );
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
    expect(new Set(answers.map((answer) => answer.data.createPaymentIntent.clientSecret)).size).toBe(1);

    const [payment, ...others] = await paymentsOf(shopper);
    expect(others).toEqual([]);
    const intents = await shop.stripe.paymentIntents.list({ limit: 100 });
    const ofPayment = intents.data.filter((intent) => intent.metadata.paymentId === payment?._id.toString());
    expect(ofPayment).toHaveLength(1);
    expect(await stockOf(petId)).toBe(8);
    expect(await entriesOf(shopper)).toHaveLength(1);
  });

  it('of a checkout that ended unpaid starts nothing any more', async () => {
    const petId = await anItemFor(10);
    const input = aCheckoutOf([{ petId, accessoriesAmount: 1 }]);
    const { data } = await shop.gql(createPaymentIntent, { input }, shopper.token);
    await shop.stripe.paymentIntents.cancel(intentIdOf(data.createPaymentIntent.clientSecret));
    await eventually(async () => (await paymentsOf(shopper))[0]?.status === 'cancelled');
    expect((await shop.gql(createPaymentIntent, { input }, shopper.token)).code).toBe('CONFLICT');
    expect(await stockOf(petId)).toBe(10);
  });
});

describe('one account', () => {
  function intentsOf(payments: readonly { _id: Types.ObjectId }[]) {
    const ids = new Set(payments.map((payment) => payment._id.toString()));
    return shop.stripe.paymentIntents
      .list({ limit: 100 })
      .then(({ data }) => data.filter((intent) => ids.has(intent.metadata.paymentId ?? '')));
  }

  /** The tab is gone before it hears that the payment went well. */
  async function aCartPaidInOneTab() {
    const cart = [{ petId: await anItemFor(10, 10), accessoriesAmount: 2 }];
    const { clientSecret } = await checkOut(shop, shopper.token, cart);
    await shop.pay(clientSecret);
    await eventually(async () => (await paymentsOf(shopper))[0]?.status === 'succeeded');
    return cart;
  }

  it('that starts twenty checkouts at once has at most one that a card can pay, and its stock alone is held', async () => {
    const petId = await anItemFor(10, 100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => start([{ petId, accessoriesAmount: 2 }])),
    );
    for (const { code } of answers) expect([undefined, 'CONFLICT']).toContain(code);

    const payments = await paymentsOf(shopper);
    const open = payments.filter((payment) => payment.status === 'requires_payment');
    expect(open.length).toBeLessThanOrEqual(1);
    const payable = (await intentsOf(payments)).filter((intent) => intent.status !== 'canceled');
    expect(payable.map((intent) => intent.metadata.paymentId)).toEqual(open.map(({ _id }) => _id.toString()));
    expect(await stockOf(petId)).toBe(100 - 2 * open.length);

    const { data } = await start([{ petId, accessoriesAmount: 2 }]);
    expect((await shop.pay(data.createPaymentIntent.clientSecret)).intent?.status).toBe('succeeded');
  });

  it('that opens a second tab can pay in that one only', async () => {
    const petId = await anItemFor(10, 10);
    const first = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    const second = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    expect((await shop.pay(first.clientSecret)).error?.code).toBe('payment_intent_unexpected_state');
    expect(await stockOf(petId)).toBe(8);
    expect((await shop.pay(second.clientSecret)).intent?.status).toBe('succeeded');
    const { data } = await shop.gql(confirmPayment, { id: second.paymentId }, shopper.token);
    expect(data.confirmPayment.status).toBe('SUCCEEDED');
  });

  it('that has paid in one tab is told so in the other, once, and is charged once', async () => {
    const petId = await anItemFor(10, 10);
    const cart = [{ petId, accessoriesAmount: 2 }];
    const first = await checkOut(shop, shopper.token, cart);
    await shop.pay(first.clientSecret);
    const refused = await start(cart);
    expect(refused.code).toBe('CONFLICT');
    expect(refused.errors?.[0]?.message).toMatch(/^Your other checkout has just been paid/);
    expect(refused.errors?.[0]?.extensions?.fields).toEqual({ paymentId: first.paymentId });
    expect(await paymentsOf(shopper)).toMatchObject([{ status: 'succeeded' }]);
    expect(await entriesOf(shopper)).toMatchObject([{ status: 'paid' }]);

    const wanted = await start(cart);
    expect(wanted.code).toBeUndefined();
    expect(await stockOf(petId)).toBe(6);
  });

  it('that has paid in one tab and clicks twice in the other is rejected twice, and served when it begins again', async () => {
    const cart = await aCartPaidInOneTab();

    const sameClick = { idempotencyKey: 'the other tab' };
    const clicks = [await start(cart, sameClick), await start(cart, sameClick)];
    expect(clicks.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await paymentsOf(shopper)).toHaveLength(1);
    expect((await start(cart, { idempotencyKey: 'once again' })).code).toBeUndefined();
  });

  it('that has paid, and whom Stripe’s webhook alone told us of, is told in the other tab too', async () => {
    const cart = await aCartPaidInOneTab();
    expect((await start(cart)).code).toBe('CONFLICT');
    expect((await start(cart)).code).toBeUndefined();
  });

  it('that knows of its payment orders the same again without a question, and another cart anyway', async () => {
    const [one, two] = [await anItemFor(10, 10), await anItemFor(10, 10)];
    await buy(shop, shopper.token, [{ petId: one, accessoriesAmount: 2 }]);
    expect((await start([{ petId: one, accessoriesAmount: 2 }])).code).toBeUndefined();

    const untold = await checkOut(shop, shopper.token, [{ petId: one, accessoriesAmount: 1 }]);
    await shop.pay(untold.clientSecret);
    await eventually(async () => (await paymentsOf(shopper)).at(-1)?.status === 'succeeded');
    expect((await start([{ petId: two, accessoriesAmount: 1 }])).code).toBeUndefined();
  });

  it('that sends a cart which can not be ordered keeps the checkout that is open', async () => {
    const petId = await anItemFor(10, 10);
    await start([{ petId, accessoriesAmount: 1 }]);
    const animal = await addItem(shop, admin.token, anAnimal());
    expect((await start([{ petId: animal, accessoriesAmount: 1 }])).code).toBe('BAD_USER_INPUT');
    expect(await paymentsOf(shopper)).toMatchObject([{ status: 'requires_payment' }]);
  });
});

describe('stock', () => {
  it('that is not there is OUT_OF_STOCK, and nothing of the cart is held', async () => {
    const [there, short] = [await anItemFor(10, 5), await anItemFor(10, 1)];
    const answer = await start([
      { petId: there, accessoriesAmount: 2 },
      { petId: short, accessoriesAmount: 2 },
    ]);
    expect(answer.code).toBe('OUT_OF_STOCK');
    expect(answer.errors?.[0]?.message).toBe('Only 1 of Salmon kibble left');
    expect([await stockOf(there), await stockOf(short)]).toEqual([5, 1]);
    expect(await paymentsOf(shopper)).toEqual([]);
    expect(await entriesOf(shopper)).toEqual([]);
  });

  it('that only the shopper’s own left-behind checkout holds comes free for the new one', async () => {
    const petId = await anItemFor(10, 3);
    const left = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 3 }]);
    const fresh = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    expect(fresh.paymentId).not.toBe(left.paymentId);
    expect(await stockOf(petId)).toBe(1);
    const old = await shop.db.collection('payments').findOne({ _id: new Types.ObjectId(left.paymentId) });
    expect(old?.status).toBe('cancelled');
    const { error } = await shop.pay(left.clientSecret);
    expect(error?.code).toBe('payment_intent_unexpected_state');
  });

  it('that another shopper’s checkout holds stays theirs', async () => {
    const petId = await anItemFor(10, 3);
    const other = await shop.signUp();
    await checkOut(shop, other.token, [{ petId, accessoriesAmount: 3 }]);
    expect((await start([{ petId, accessoriesAmount: 1 }])).code).toBe('OUT_OF_STOCK');
    expect((await paymentsOf(other))[0]?.status).toBe('requires_payment');
  });

  it('of five pieces goes to five of twelve shoppers who want one at the same time', async () => {
    const petId = await anItemFor(10, 5);
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.signUp()));
    const answers = await Promise.all(
      shoppers.map(({ token }) => start([{ petId, accessoriesAmount: 1 }], {}, token)),
    );
    const codes = answers.map((answer) => answer.code ?? 'started').toSorted();
    expect(codes).toEqual([...Array(7).fill('OUT_OF_STOCK'), ...Array(5).fill('started')]);
    expect(await stockOf(petId)).toBe(0);
  });

  it('comes back when a checkout is cancelled by cancelling its order', async () => {
    const petId = await anItemFor(10, 3);
    const { clientSecret } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 3 }]);
    const [entry] = await entriesOf(shopper);
    const cancel = 'mutation ($id: ID!) { cancelCartEntry(id: $id) { status } }';
    await shop.gql(cancel, { id: entry?._id.toString() }, shopper.token);
    expect(await stockOf(petId)).toBe(3);
    expect((await paymentsOf(shopper))[0]?.status).toBe('cancelled');
    expect((await shop.pay(clientSecret)).error).toBeDefined();
  });
});

describe('paying by card', () => {
  it('makes the order paid as soon as the payment is reported', async () => {
    const petId = await anItemFor(12.5);
    const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
      { petId, accessoriesAmount: 2 },
    ]);
    expect((await shop.pay(clientSecret)).intent?.status).toBe('succeeded');
    const { data } = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
    expect(data.confirmPayment).toMatchObject({
      _id: paymentId,
      status: 'SUCCEEDED',
      amount: 30,
      amountRefunded: 0,
      cartEntries: [{ petId, status: 'PAID', accessoriesAmount: 2, totalamount: 25 }],
    });
    expect(await stockOf(petId)).toBe(8);
  });

  it('is not believed on the client’s word: a report without a charge changes nothing', async () => {
    const { paymentId } = await checkOut(shop, shopper.token, [
      { petId: await anItemFor(10), accessoriesAmount: 1 },
    ]);
    const { data } = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
    expect(data.confirmPayment).toMatchObject({
      status: 'REQUIRES_PAYMENT',
      cartEntries: [{ status: 'PENDING' }],
    });
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
  ])(
    'with %s is declined in the provider’s words; another card then pays the same payment',
    async (card, message) => {
      const petId = await anItemFor(10);
      const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
        { petId, accessoriesAmount: 1 },
      ]);
      expect((await shop.pay(clientSecret, card)).error?.message).toBe(message);
      const declined = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
      expect(declined.data.confirmPayment).toMatchObject({
        status: 'REQUIRES_PAYMENT',
        failureMessage: message,
        cartEntries: [{ status: 'PENDING' }],
      });
      expect(await stockOf(petId)).toBe(9);

      await shop.pay(clientSecret);
      const paid = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
      expect(paid.data.confirmPayment).toMatchObject({
        status: 'SUCCEEDED',
        cartEntries: [{ status: 'PAID' }],
      });
      expect(await paymentsOf(shopper)).toHaveLength(1);
    },
  );

  it('is settled once, however often and however parallel it is reported', async () => {
    const petId = await anItemFor(10);
    const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
      { petId, accessoriesAmount: 4 },
    ]);
    await shop.pay(clientSecret);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.gql(confirmPayment, { id: paymentId }, shopper.token)),
    );
    for (const { data } of answers) expect(data.confirmPayment.status).toBe('SUCCEEDED');
    expect(await stockOf(petId)).toBe(6);
    const [intent] = (await shop.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(intent).toMatchObject({ id: intentIdOf(clientSecret), amount_received: 4500 });
  });

  it('by somebody else can not be looked into: their payment is NOT_FOUND', async () => {
    const { paymentId } = await checkOut(shop, shopper.token, [
      { petId: await anItemFor(10), accessoriesAmount: 1 },
    ]);
    const stranger = await shop.signUp();
    expect((await shop.gql(confirmPayment, { id: paymentId }, stranger.token)).code).toBe('NOT_FOUND');
    expect((await shop.gql(confirmPayment, { id: 'x' }, stranger.token)).code).toBe('NOT_FOUND');
    expect((await shop.gql(confirmPayment, { id: paymentId })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(confirmPayment, { id: paymentId }, admin.token)).data.confirmPayment._id).toBe(
      paymentId,
    );
  });

  it('after the checkout’s time is over charges nothing: the intent was cancelled first', async () => {
    const petId = await anItemFor(10, 3);
    const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
      { petId, accessoriesAmount: 3 },
    ]);
    await shop.db
      .collection('payments')
      .updateOne(
        { _id: new Types.ObjectId(paymentId) },
        { $set: { expiresAt: new Date(Date.now() - 1000) } },
      );
    await reconcileNow(shop, admin);
    expect((await paymentsOf(shopper))[0]?.status).toBe('cancelled');
    expect(await stockOf(petId)).toBe(3);
    expect(await entriesOf(shopper)).toMatchObject([{ status: 'cancelled' }]);
    expect((await shop.pay(clientSecret)).error?.code).toBe('payment_intent_unexpected_state');
  });
});

describe('lists', () => {
  it('show a shopper their orders, newest first, and an admin everybody’s by state', async () => {
    const petId = await anItemFor(10);
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    const mine =
      '{ me { cartEntries { totalCount edges { node { status accessoriesAmount pet { _id } } } } } }';
    expect((await shop.gql(mine, {}, shopper.token)).data.me.cartEntries).toMatchObject({
      totalCount: 2,
      edges: [
        { node: { status: 'PENDING', accessoriesAmount: 2, pet: { _id: petId } } },
        { node: { status: 'PAID', accessoriesAmount: 1 } },
      ],
    });

    const all =
      'query ($status: CartEntryStatus) { cartEntries(status: $status, first: 100) { edges { node { email status } } } }';
    const paid = await shop.gql(all, { status: 'PAID' }, admin.token);
    const statuses = paid.data.cartEntries.edges.map(
      (edge: { node: { status: string } }) => edge.node.status,
    );
    expect(new Set(statuses)).toEqual(new Set(['PAID']));
    expect((await shop.gql(all, {}, shopper.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(all)).code).toBe('UNAUTHENTICATED');
  });

  it('show an admin all payments, newest first, in pages', async () => {
    const petId = await anItemFor(10);
    const first = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    const second = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    const payments = `query ($after: String) {
      payments(first: 1, after: $after) { totalCount edges { node { _id status amount email cartEntries { petId } } } pageInfo { endCursor } }
    }`;
    const page = await shop.gql(payments, {}, admin.token);
    expect(page.data.payments.edges[0].node).toEqual({
      _id: second.paymentId,
      status: 'REQUIRES_PAYMENT',
      amount: 25,
      email: shopper.email,
      cartEntries: [{ petId }],
    });
    const next = await shop.gql(payments, { after: page.data.payments.pageInfo.endCursor }, admin.token);
    expect(next.data.payments.edges[0].node).toMatchObject({ _id: first.paymentId, status: 'SUCCEEDED' });
    expect(page.data.payments.totalCount).toBe(await shop.db.collection('payments').countDocuments());
    expect((await shop.gql(payments, {}, shopper.token)).code).toBe('FORBIDDEN');
  });
});
