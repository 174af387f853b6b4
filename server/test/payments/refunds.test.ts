import { Types } from 'mongoose';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { buy, cancelCartEntry, checkOut, confirmPayment, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;

const shipCartEntry = 'mutation ($id: ID!) { shipCartEntry(id: $id) { status nextStatuses } }';
const deliverCartEntry = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { status nextStatuses } }';

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

/** Food 12.50 × 2 and a bed 60 × 1, paid: 85 and one delivery of 25. */
async function aPaidParcel() {
  const food = await addItem(shop, admin.token, anItem({ petprice: 12.5, stock: 10 }));
  const bed = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 10 }));
  const { payment, clientSecret } = await buy(shop, shopper.token, [
    { petId: food, accessoriesAmount: 2 },
    { petId: bed, accessoriesAmount: 1 },
  ]);
  const [foodEntry, bedEntry] = payment.cartEntries.map((entry: { _id: string }) => entry._id);
  return {
    food,
    bed,
    foodEntry,
    bedEntry,
    paymentId: payment._id as string,
    intentId: intentIdOf(clientSecret),
  };
}

function cancel(id: string, token = shopper.token) {
  return shop.gql(cancelCartEntry, { id }, token);
}

async function paymentOf(paymentId: string) {
  return shop.db.collection('payments').findOne({ _id: new Types.ObjectId(paymentId) });
}

async function stockOf(petId: string): Promise<number> {
  return (await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) }))?.stock;
}

/** Cents of each refund that Stripe made. */
async function refundsOf(payment_intent: string): Promise<number[]> {
  const { data } = await shop.stripe.refunds.list({ payment_intent, limit: 100 });
  return data.map((refund) => refund.amount).toSorted((a, b) => a - b);
}

describe('cancelling a paid order', () => {
  it('refunds what was paid for it, and keeps the delivery while something stays', async () => {
    const { bedEntry, bed, paymentId, intentId } = await aPaidParcel();
    expect((await cancel(bedEntry)).data.cancelCartEntry.status).toBe('CANCELLED');
    expect(await refundsOf(intentId)).toEqual([6000]);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'partially_refunded', amountRefunded: 60 });
    expect(await stockOf(bed)).toBe(10);
  });

  it('refunds what was paid for it, whatever delivery it needed', async () => {
    const { foodEntry, paymentId, intentId } = await aPaidParcel();
    await cancel(foodEntry);
    expect(await refundsOf(intentId)).toEqual([2500]);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'partially_refunded', amountRefunded: 25 });
  });

  it('refunds the delivery with the last order, to the last cent', async () => {
    const { foodEntry, bedEntry, paymentId, intentId } = await aPaidParcel();
    await cancel(bedEntry);
    await cancel(foodEntry);
    expect(await refundsOf(intentId)).toEqual([5000, 6000]);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 110 });
  });

  it('in two at the same time refunds no more and no less', async () => {
    const { foodEntry, bedEntry, food, bed, paymentId, intentId } = await aPaidParcel();
    await Promise.all([cancel(foodEntry), cancel(bedEntry)]);
    await eventually(async () => (await paymentOf(paymentId))?.status === 'refunded');
    const refunds = await refundsOf(intentId);
    expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(11000);
    expect([await stockOf(food), await stockOf(bed)]).toEqual([10, 10]);
  });

  it('twice refunds once', async () => {
    const { bedEntry, bed, intentId } = await aPaidParcel();
    await cancel(bedEntry);
    expect((await cancel(bedEntry)).code).toBe('INVALID_TRANSITION');
    expect(await refundsOf(intentId)).toEqual([6000]);
    expect(await stockOf(bed)).toBe(10);
  });

  it('ten times at once refunds once', async () => {
    const { bedEntry, bed, intentId } = await aPaidParcel();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(bedEntry)));
    const codes = answers.map((answer) => answer.code ?? 'cancelled').toSorted();
    expect(codes).toEqual([...Array(9).fill('INVALID_TRANSITION'), 'cancelled']);
    expect(await refundsOf(intentId)).toEqual([6000]);
    expect(await stockOf(bed)).toBe(10);
  });

  it('keeps it in the database and out of the lists', async () => {
    const { bedEntry } = await aPaidParcel();
    await cancel(bedEntry);
    const mine = '{ me { cartEntries(first: 100) { edges { node { _id } } } } }';
    const { data } = await shop.gql(mine, {}, shopper.token);
    const ids = data.me.cartEntries.edges.map((edge: { node: { _id: string } }) => edge.node._id);
    expect(ids).not.toContain(bedEntry);
    const record = await shop.db
      .collection('cartentries')
      .findOne({ _id: new Types.ObjectId(bedEntry as string) });
    expect(record?.status).toBe('cancelled');
    const all = '{ cartEntries(status: CANCELLED, first: 100) { edges { node { _id } } } }';
    expect(JSON.stringify((await shop.gql(all, {}, admin.token)).data)).toContain(bedEntry);
  });

  it('is an admin’s right too, and the money goes back to the shopper', async () => {
    const { bedEntry, intentId } = await aPaidParcel();
    expect((await cancel(bedEntry, admin.token)).data.cancelCartEntry.status).toBe('CANCELLED');
    expect(await refundsOf(intentId)).toEqual([6000]);
  });

  it('of somebody else is NOT_FOUND, as if it were not there', async () => {
    const { bedEntry, bed, intentId } = await aPaidParcel();
    const stranger = await shop.signUp();
    const theirs = await cancel(bedEntry, stranger.token);
    const nobodys = await cancel('0123456789abcdef01234567', stranger.token);
    expect(theirs.code).toBe('NOT_FOUND');
    expect(theirs.errors).toEqual(nobodys.errors);
    expect((await shop.gql(cancelCartEntry, { id: bedEntry })).code).toBe('UNAUTHENTICATED');
    expect(await refundsOf(intentId)).toEqual([]);
    expect(await stockOf(bed)).toBe(9);
  });
});

describe('cancelling before the card is charged', () => {
  it('gives the stock back at once, and the price as soon as the card is charged after all', async () => {
    const food = await addItem(shop, admin.token, anItem({ petprice: 12.5, stock: 10 }));
    const bed = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 10 }));
    const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ]);
    const { data } = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
    await cancel(data.confirmPayment.cartEntries[1]._id);
    expect(await stockOf(bed)).toBe(10);
    expect((await paymentOf(paymentId))?.status).toBe('requires_payment');

    await shop.pay(clientSecret);
    await eventually(async () => (await paymentOf(paymentId))?.status === 'partially_refunded');
    expect(await refundsOf(intentIdOf(clientSecret))).toEqual([6000]);
    const after = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
    expect(after.data.confirmPayment.cartEntries.map((entry: { status: string }) => entry.status)).toEqual([
      'PAID',
      'CANCELLED',
    ]);
    expect(await stockOf(food)).toBe(8);
  });
});

describe('a refund that a crash cut short', () => {
  it('after it was owed is sent by the next round', async () => {
    const { foodEntry, paymentId, intentId } = await aPaidParcel();
    // What the transaction of a cancellation leaves when the process dies before it calls Stripe.
    await shop.db
      .collection('cartentries')
      .updateOne({ _id: new Types.ObjectId(foodEntry as string) }, { $set: { status: 'cancelled' } });
    await shop.db.collection('refunds').insertOne({
      paymentId: new Types.ObjectId(paymentId),
      amount: 25,
      reason: 'the order was cancelled',
      status: 'owed',
      createdAt: new Date(),
    });
    await shop.db
      .collection('payments')
      .updateOne({ _id: new Types.ObjectId(paymentId) }, { $set: { refundDue: 25 } });
    await reconcileNow(shop, admin);
    expect((await paymentOf(paymentId))?.status).toBe('partially_refunded');
    expect(await refundsOf(intentId)).toEqual([2500]);
  });

  it('after Stripe made it is not made again', async () => {
    const { bedEntry, paymentId, intentId } = await aPaidParcel();
    await cancel(bedEntry);
    await shop.db
      .collection('refunds')
      .updateOne(
        { paymentId: new Types.ObjectId(paymentId) },
        { $set: { status: 'owed' }, $unset: { stripeRefundId: '' } },
      );
    await shop.db
      .collection('payments')
      .updateOne(
        { _id: new Types.ObjectId(paymentId) },
        { $set: { status: 'succeeded', amountRefunded: 0 } },
      );
    await reconcileNow(shop, admin);
    expect((await paymentOf(paymentId))?.amountRefunded).toBe(60);
    expect(await refundsOf(intentId)).toEqual([6000]);
  });
});

describe('sending an order', () => {
  it('goes from paid to shipped to delivered', async () => {
    const { bedEntry: id } = await aPaidParcel();
    const shipped = await shop.gql(shipCartEntry, { id }, admin.token);
    expect(shipped.data.shipCartEntry).toEqual({
      status: 'SHIPPED',
      nextStatuses: ['DELIVERED', 'RETURNED'],
    });
    const delivered = await shop.gql(deliverCartEntry, { id }, admin.token);
    expect(delivered.data.deliverCartEntry).toEqual({ status: 'DELIVERED', nextStatuses: ['RETURNED'] });
  });

  it('ends the right to cancel: nothing is refunded, nothing comes back into stock', async () => {
    const { bedEntry: id, bed, intentId } = await aPaidParcel();
    await shop.gql(shipCartEntry, { id }, admin.token);
    expect((await cancel(id)).code).toBe('INVALID_TRANSITION');
    expect((await cancel(id, admin.token)).code).toBe('INVALID_TRANSITION');
    expect(await refundsOf(intentId)).toEqual([]);
    expect(await stockOf(bed)).toBe(9);
  });

  it('waits for the money, and goes step by step', async () => {
    const petId = await addItem(shop, admin.token, anItem());
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    const { data } = await shop.gql(confirmPayment, { id: paymentId }, shopper.token);
    const id = data.confirmPayment.cartEntries[0]._id;
    expect((await shop.gql(shipCartEntry, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
    const { foodEntry } = await aPaidParcel();
    expect((await shop.gql(deliverCartEntry, { id: foodEntry }, admin.token)).code).toBe(
      'INVALID_TRANSITION',
    );
  });

  it('while it is being cancelled ends in one of the two, and the money agrees', async () => {
    for (let round = 0; round < 4; round++) {
      const { bedEntry: id, intentId } = await aPaidParcel();
      await Promise.all([shop.gql(shipCartEntry, { id }, admin.token), cancel(id)]);
      const record = await shop.db
        .collection('cartentries')
        .findOne({ _id: new Types.ObjectId(id as string) });
      const outcome = { status: record?.status, refunds: await refundsOf(intentId) };
      expect([
        { status: 'shipped', refunds: [] },
        { status: 'cancelled', refunds: [6000] },
      ]).toContainEqual(outcome);
    }
  });

  it.each([shipCartEntry, deliverCartEntry])('is for admins only', async (mutation) => {
    const { bedEntry: id } = await aPaidParcel();
    expect((await shop.gql(mutation, { id })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(mutation, { id }, shopper.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(mutation, { id: '0123456789abcdef01234567' }, admin.token)).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('money that went back by hand at the same time', () => {
  const refundOrder = `mutation ($number: String!, $input: RefundOrderInput!) {
    refundOrder(number: $number, input: $input) { refundable refunds { amount owedAtFirst status reason } }
  }`;

  /** A charge of 25: so much of it given back by hand at Stripe, then 10 here, before the shop hears of the former. */
  async function bothGaveBack(byHand: number) {
    const petId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 10 }));
    const { payment, clientSecret } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    const record = await paymentOf(payment._id);
    await shop.stripe.refunds.create({ payment_intent: intentIdOf(clientSecret), amount: byHand });
    const input = { amount: 10, reason: 'The bag was torn' };
    const { data, errors } = await shop.gql(refundOrder, { number: record?.number, input }, admin.token);
    expect(errors).toBeUndefined();
    return { payment, refunds: data.refundOrder.refunds, intentId: intentIdOf(clientSecret) };
  }

  it('leaves as much of the debt as the charge has left, which is written down and goes back', async () => {
    const { payment, refunds, intentId } = await bothGaveBack(2000);
    expect(refunds).toContainEqual(expect.objectContaining({ amount: 5, owedAtFirst: 10, status: 'DONE' }));
    expect(await refundsOf(intentId)).toEqual([500, 2000]);
    const { unmatched, refundsOwed } = await reconcileNow(shop, admin);
    expect([unmatched, refundsOwed]).toEqual([0, 0]);
    expect(await paymentOf(payment._id)).toMatchObject({
      status: 'refunded',
      amountRefunded: 25,
      refundDue: 25,
    });
  });

  it('ends the debt where nothing of the charge is left', async () => {
    const { payment, refunds } = await bothGaveBack(2500);
    expect(refunds).toContainEqual(
      expect.objectContaining({ amount: 10, owedAtFirst: 10, status: 'REFUSED' }),
    );
    const { unmatched, refundsOwed } = await reconcileNow(shop, admin);
    expect([unmatched, refundsOwed]).toEqual([0, 0]);
    expect(await paymentOf(payment._id)).toMatchObject({
      status: 'refunded',
      amountRefunded: 25,
      refundDue: 25,
    });
  });

  it('is no debt for ever whatever Stripe says: an admin takes note of it, and no round opens it again', async () => {
    const { payment } = await bothGaveBack(1000);
    const owed = {
      paymentId: new Types.ObjectId(payment._id),
      status: 'owed',
      amount: 7,
      reason: 'By nobody',
    };
    // Stripe does not know the intent: it refuses it for another reason than what is left.
    await shop.db
      .collection('payments')
      .updateOne({ _id: owed.paymentId }, { $set: { intentId: 'pi_nobody_knows' } });
    await shop.db.collection('refunds').insertOne({ ...owed, createdAt: new Date() });
    await reconcileNow(shop, admin);
    const finding = await shop.db
      .collection('moneyfindings')
      .findOne({ paymentId: owed.paymentId, kind: 'refund_owed' });
    expect(finding?.solvedAt).toBeUndefined();
    const acknowledge = 'mutation ($id: ID!) { acknowledgeFinding(id: $id) { outcome canBeAcknowledged } }';
    const { data } = await shop.gql(acknowledge, { id: finding?._id.toHexString() }, admin.token);
    expect(data.acknowledgeFinding).toMatchObject({
      outcome: `${admin.name} took note of it.`,
      canBeAcknowledged: false,
    });
    const { refundsOwed } = await reconcileNow(shop, admin);
    const later = await shop.db.collection('moneyfindings').findOne({ _id: finding?._id });
    expect([refundsOwed, later?.outcome]).toEqual([0, `${admin.name} took note of it.`]);
    expect((await shop.gql(acknowledge, { id: finding?._id.toHexString() }, admin.token)).code).toBe(
      'INVALID_TRANSITION',
    );
  });
});
