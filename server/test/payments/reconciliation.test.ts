import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import {
  changePayment,
  entriesOf,
  findingsAbout,
  paymentOf,
  reconcileNow,
  refundsOf,
  stockOf,
} from '../fixtures/payments/money-health.ts';
import {
  buy,
  cancelCartEntry,
  checkOut,
  confirmPayment,
  intentIdOf,
  type Started,
} from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
let petId: string;

beforeAll(async () => {
  // Stripe's words are lost on their way, and nobody else reports anything: all is left to the reconciliation.
  shop = await startShop({ hasWebhooks: false });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  petId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 10 }));
});
afterAll(() => shop.stop());

/** Two pieces for 20: 45 dollars with delivery. */
function start(): Promise<Started> {
  return checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
}

/** The account's refunds as the shopper reads them. */
async function refundsOfShopper() {
  const refunds =
    '{ me { refunds { totalCount edges { node { amount reason status payment { _id status failureMessage } } } } } }';
  const { data } = await shop.gql(refunds, {}, shopper.token);
  return data.me.refunds.edges.map(({ node }: { node: object }) => node);
}

/** An intent as only this shop makes them, for a payment that it does not have. */
async function anUnknownIntent() {
  const { metadata } = await shop.stripe.paymentIntents.retrieve(intentIdOf((await start()).clientSecret));
  return shop.stripe.paymentIntents.create({
    amount: 7700,
    currency: 'usd',
    metadata: { ...metadata, paymentId: new Types.ObjectId().toHexString() },
  });
}

describe('a payment that is open here', () => {
  it('and charged at Stripe is settled', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.pay(clientSecret);
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { kind: 'UNSETTLED', amount: 45, outcome: 'It was paid; its orders are paid now.' },
    ]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'succeeded', amount: 45 });
    expect(await entriesOf(shop, paymentId)).toMatchObject([{ status: 'paid' }]);
    expect(health.unmatched).toBe(0);
  });

  it('and cancelled at Stripe is cancelled here, its stock free again', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.stripe.paymentIntents.cancel(intentIdOf(clientSecret));
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { kind: 'UNSETTLED', outcome: 'It was called off; its stock is free again.' },
    ]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(shop, petId)).toBe(10);
  });

  it('past its time is cancelled at Stripe first, then here', async () => {
    const { paymentId, clientSecret } = await start();
    await changePayment(shop, paymentId, { expiresAt: new Date(Date.now() - 1000) });
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toMatchObject([{ kind: 'EXPIRED', amount: 45 }]);
    expect(await stockOf(shop, petId)).toBe(10);
    expect((await shop.pay(clientSecret)).error?.code).toBe('payment_intent_unexpected_state');
  });

  it('past its time and charged in the last moment is settled, not cancelled', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.pay(clientSecret);
    await changePayment(shop, paymentId, { expiresAt: new Date(Date.now() - 1000) });
    await reconcileNow(shop, admin);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'succeeded' });
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([]);
    expect(await stockOf(shop, petId)).toBe(8);
  });

  it('and whose intent’s id was never stored gets it back by the intent’s own word', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.db
      .collection('payments')
      .updateOne({ _id: new Types.ObjectId(paymentId) }, { $unset: { intentId: '' } });
    await shop.pay(clientSecret);
    await reconcileNow(shop, admin);
    expect(await paymentOf(shop, paymentId)).toMatchObject({
      status: 'succeeded',
      intentId: intentIdOf(clientSecret),
    });
  });

  it('and still has time is left alone', async () => {
    const { paymentId } = await start();
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toEqual([]);
    expect(health).toMatchObject({ openPayments: expect.any(Number), unmatched: 0 });
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'requires_payment' });
  });

  it('and that Stripe will never take is ended, so that its stock does not stay held', async () => {
    const expensive = await addItem(shop, admin.token, anItem({ petprice: 90_000, stock: 20 }));
    const answer = await shop.gql(
      'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { clientSecret } }',
      {
        input: {
          entries: [{ petId: expensive, accessoriesAmount: 12 }],
          username: 'Sam',
          location: '12 Kennel Lane',
          phone: '5551234567',
          idempotencyKey: randomUUID(),
        },
      },
      shopper.token,
    );
    expect(answer.code).toBe('PAYMENT_FAILED');
    expect(await stockOf(shop, expensive)).toBe(20);
  });
});

describe('money that does not fit', () => {
  it('because another amount was captured goes back, and the shopper is told', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.stripe.paymentIntents.update(intentIdOf(clientSecret), { amount: 100 });
    await shop.pay(clientSecret);
    const health = await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([100]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({
      status: 'refunded',
      amount: 1,
      amountRefunded: 1,
    });
    expect(await entriesOf(shop, paymentId)).toMatchObject([{ status: 'cancelled' }]);
    expect(await stockOf(shop, petId)).toBe(10);
    expect(
      findingsAbout(health, paymentId)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['OTHER_AMOUNT', 'UNSETTLED']);
    const reason =
      'The card was charged $1.00 instead of $45.00. We canceled the order and gave all of the money back.';
    expect(await refundsOfShopper()).toEqual([
      {
        amount: 1,
        reason,
        status: 'DONE',
        payment: { _id: paymentId, status: 'REFUNDED', failureMessage: reason },
      },
    ]);
  });

  it('because more was captured than ordered goes back as a whole', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.stripe.paymentIntents.update(intentIdOf(clientSecret), { amount: 9000 });
    await shop.pay(clientSecret);
    const { data } = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
    expect(data.confirmPayment).toMatchObject({
      status: 'REFUNDED',
      cartEntries: [{ status: 'CANCELLED' }],
      failureMessage: expect.stringContaining('instead of $45.00'),
    });
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([9000]);
  });

  it('because it is another currency goes back', async () => {
    const { paymentId } = await start();
    const euros = await shop.stripe.paymentIntents.create({
      amount: 4500,
      currency: 'eur',
      metadata: { paymentId },
    });
    await changePayment(shop, paymentId, { intentId: euros.id });
    await shop.pay(euros.client_secret ?? '');
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, euros.id)).toEqual([4500]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({
      status: 'refunded',
      failureMessage: expect.stringContaining('charged 45 EUR instead of $45.00'),
    });
  });

  it('because the payment had ended here before the charge goes back, once', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.pay(clientSecret);
    // What a shop that lost its last minutes knows: the payment called off, its stock sold to others.
    await changePayment(shop, paymentId, { status: 'cancelled' });
    await shop.db
      .collection('cartentries')
      .updateMany({ paymentId: new Types.ObjectId(paymentId) }, { $set: { status: 'cancelled' } });
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(petId) }, { $set: { stock: 0 } });

    const health = await reconcileNow(shop, admin);
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([4500]);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { kind: 'LATE_CHARGE', outcome: 'Gave back $45.00.' },
    ]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 45 });
    expect(await stockOf(shop, petId)).toBe(0);
    expect(await refundsOfShopper()).toMatchObject([
      { reason: expect.stringContaining('after this checkout had ended'), status: 'DONE' },
    ]);
  });

  it.each<[string, reason: string, remove: (parcel: { other: string; entry: unknown }) => Promise<unknown>]>([
    [
      'an item went out of the shop while it was paid goes back for that item',
      'Old bed is no longer sold. We are sorry, and gave the money back.',
      ({ other }) =>
        shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: other }, admin.token),
    ],
    [
      'an order was cancelled while it was paid goes back for that order',
      'It was canceled while the card was being charged.',
      ({ entry }) => shop.gql(cancelCartEntry, { id: entry }, shopper.token),
    ],
  ])('because %s', async (_what, reason, remove) => {
    const other = await addItem(shop, admin.token, anItem({ petname: 'Old bed', petprice: 60, stock: 3 }));
    const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
      { petId, accessoriesAmount: 1 },
      { petId: other, accessoriesAmount: 1 },
    ]);
    const [, entry] = await entriesOf(shop, paymentId);
    await remove({ other, entry: entry?._id });
    await shop.pay(clientSecret);
    await reconcileNow(shop, admin);
    expect(await entriesOf(shop, paymentId)).toMatchObject([{ status: 'paid' }, { status: 'cancelled' }]);
    // 60 goes back; 20 and the delivery of 25 stay.
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([6000]);
    expect(await stockOf(shop, other)).toBe(3);
    expect(await refundsOfShopper()).toMatchObject([{ amount: 60, reason }]);
  });

  it('stays where the item came back in time', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: petId }, admin.token);
    await shop.gql('mutation ($id: ID!) { restorePet(id: $id) { _id } }', { id: petId }, admin.token);
    await shop.pay(clientSecret);
    await reconcileNow(shop, admin);
    expect(await entriesOf(shop, paymentId)).toMatchObject([{ status: 'paid' }]);
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([]);
    expect(await stockOf(shop, petId)).toBe(8);
  });

  it('because Stripe still could charge what has ended here is not even charged', async () => {
    const { paymentId, clientSecret } = await start();
    await changePayment(shop, paymentId, { status: 'failed' });
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { outcome: 'It was called off at Stripe, too.' },
    ]);
    expect((await shop.pay(clientSecret)).error).toBeDefined();
  });
});

describe('an intent of this shop that its books do not know', () => {
  it('is cancelled while nobody has paid it', async () => {
    const intent = await anUnknownIntent();
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, intent.id)).toMatchObject([
      { kind: 'UNKNOWN_INTENT', amount: 77, payment: null, outcome: 'It was called off.' },
    ]);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });

  it('gives its money back where somebody has paid it, once', async () => {
    const intent = await anUnknownIntent();
    await shop.pay(intent.client_secret ?? '');
    const health = await reconcileNow(shop, admin);
    await reconcileNow(shop, admin);
    expect(findingsAbout(health, intent.id)).toMatchObject([{ outcome: 'Gave back $77.00.' }]);
    expect(await refundsOf(shop, intent.id)).toEqual([7700]);
  });

  it('is left alone when others made it, in the same Stripe account', async () => {
    const intent = await shop.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      metadata: { paymentId: new Types.ObjectId().toHexString(), shopMark: randomUUID() },
    });
    await shop.pay(intent.client_secret ?? '');
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, intent.id)).toEqual([]);
    expect(await refundsOf(shop, intent.id)).toEqual([]);
  });
});

describe('refunds', () => {
  async function aBoughtParcel() {
    const bought = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    return { ...bought, entry: bought.payment.cartEntries[0]._id, intentId: intentIdOf(bought.clientSecret) };
  }

  it('that are owed are sent', async () => {
    const { entry, paymentId, intentId } = await aBoughtParcel();
    await shop.stopStripe();
    await shop.gql(cancelCartEntry, { id: entry }, shopper.token);
    await shop.startStripe();
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { kind: 'REFUND_OWED', outcome: 'Gave back $45.00.' },
    ]);
    expect(await refundsOf(shop, intentId)).toEqual([4500]);
    expect(health).toMatchObject({ refundsOwed: 0, refundsOwedAmount: 0 });
  });

  it('that Stripe made for a process that then died are noted, not made again', async () => {
    const { entry, paymentId, intentId } = await aBoughtParcel();
    await shop.gql(cancelCartEntry, { id: entry }, shopper.token);
    await shop.db
      .collection('refunds')
      .updateOne(
        { paymentId: new Types.ObjectId(paymentId) },
        { $set: { status: 'owed' }, $unset: { stripeRefundId: '' } },
      );
    await changePayment(shop, paymentId, { status: 'succeeded', amountRefunded: 0 });
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentId)).toEqual([4500]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 45 });
  });

  it('that are so old that Stripe has forgotten their key are looked for before they are made', async () => {
    const other = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 3 }));
    const { payment, paymentId, clientSecret } = await buy(shop, shopper.token, [
      { petId, accessoriesAmount: 1 },
      { petId: other, accessoriesAmount: 1 },
    ]);
    await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, shopper.token);
    // Another key stands for the forgotten one; enough of the charge is left for a second refund.
    await shop.db.collection('refunds').updateOne(
      { paymentId: new Types.ObjectId(paymentId) },
      {
        $set: { status: 'owed', createdAt: new Date(Date.now() - 25 * 3_600_000), attempt: 7 },
        $unset: { stripeRefundId: '' },
      },
    );
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([2000]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ amountRefunded: 20 });
  });

  it('that people made at Stripe by hand are noted, and their orders cancelled with the last cent', async () => {
    const { paymentId, intentId } = await aBoughtParcel();
    await shop.stripe.refunds.create({ payment_intent: intentId });
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { kind: 'REFUND_MISSING', outcome: 'It was noted; the orders that it had paid are canceled.' },
    ]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 45 });
    expect(await entriesOf(shop, paymentId)).toMatchObject([{ status: 'cancelled' }]);
    expect(await stockOf(shop, petId)).toBe(10);
  });

  it('in part that people made by hand leave the orders, and are not given a second time', async () => {
    const { entry, paymentId, intentId } = await aBoughtParcel();
    await shop.stripe.refunds.create({ payment_intent: intentId, amount: 500 });
    await reconcileNow(shop, admin);
    expect(await paymentOf(shop, paymentId)).toMatchObject({
      status: 'partially_refunded',
      amountRefunded: 5,
    });
    expect(await entriesOf(shop, paymentId)).toMatchObject([{ status: 'paid' }]);
    await shop.gql(cancelCartEntry, { id: entry }, shopper.token);
    expect(await refundsOf(shop, intentId)).toEqual([500, 4000]);
  });

  it('that are noted as made and that Stripe does not have are made', async () => {
    const { entry, paymentId, intentId } = await aBoughtParcel();
    await shop.stopStripe();
    await shop.gql(cancelCartEntry, { id: entry }, shopper.token);
    await shop.startStripe();
    await shop.db
      .collection('refunds')
      .updateOne(
        { paymentId: new Types.ObjectId(paymentId) },
        { $set: { status: 'done', stripeRefundId: 're_never' } },
      );
    await changePayment(shop, paymentId, { status: 'refunded', amountRefunded: 45 });
    const health = await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentId)).toEqual([4500]);
    expect(findingsAbout(health, paymentId)).toMatchObject([
      { kind: 'REFUND_MISSING', outcome: 'Gave back $45.00.' },
    ]);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 45 });
    expect((await reconcileNow(shop, admin)).unmatched).toBe(0);
  });
});

describe('a webhook', () => {
  it('that was stored and not handled, because the process died, is taken up again', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.pay(clientSecret);
    const _id = `evt_${new Types.ObjectId()}` as never;
    await shop.db.collection('webhookevents').insertOne({
      _id,
      type: 'payment_intent.succeeded',
      intentId: intentIdOf(clientSecret),
      receivedAt: new Date(Date.now() - 60_000),
    });
    await reconcileNow(shop, admin);
    expect(await shop.db.collection('webhookevents').findOne({ _id })).toMatchObject({
      handledAt: expect.any(Date),
    });
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'succeeded' });
  });
});

describe('a round', () => {
  it('is not stopped by one bad record', async () => {
    const bad = await start();
    await changePayment(shop, bad.paymentId, {
      intentId: 'pi_that_nobody_made',
      expiresAt: new Date(Date.now() - 2000),
    });
    const good = await checkOut(shop, (await shop.signUp()).token, [{ petId, accessoriesAmount: 1 }]);
    await changePayment(shop, good.paymentId, { expiresAt: new Date(Date.now() - 1000) });
    const health = await reconcileNow(shop, admin);
    expect(await paymentOf(shop, good.paymentId)).toMatchObject({ status: 'cancelled' });
    expect(health.unmatched).toBe(1);
    expect(findingsAbout(health, bad.paymentId)).toMatchObject([
      { kind: 'EXPIRED', solvedAt: null, outcome: null },
    ]);

    await changePayment(shop, bad.paymentId, { intentId: intentIdOf(bad.clientSecret) });
    expect((await reconcileNow(shop, admin)).unmatched).toBe(0);
  });

  it('without Stripe leaves everything for the next, and says so', async () => {
    const { paymentId, clientSecret } = await start();
    await shop.pay(clientSecret);
    await shop.stopStripe();
    const without = await reconcileNow(shop, admin);
    expect(without.openPayments).toBeGreaterThan(0);
    await shop.startStripe();
    await reconcileNow(shop, admin);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'succeeded' });
  });
});
