import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { cancelCartEntry, checkOut } from '../fixtures/shop/checkout.ts';
import {
  addOrderNote,
  type BoughtTogether,
  buyFoodAndBed,
  deliverOrder,
  type FoodAndBed,
  moneyQuery,
  numberOf,
  refundOrder,
  returnEntries,
  shelveFoodAndBed,
  shipOrder,
} from '../fixtures/shop/orders.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
/** Food for 12.50 and a bed for 60: two and one of them cost 110 with delivery. */
let items: FoodAndBed;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin', name: 'Ada Keeper' });
  shopper = await shop.signUp({ name: 'Sam Shopper' });
});
beforeEach(async () => {
  items = await shelveFoodAndBed(shop, admin.token);
});
afterAll(async () => {
  expect(await unexplainedStocks(shop)).toEqual([]);
  await shop.stop();
});

/** Two of the food and a bed, bought. */
function anOrder(): Promise<BoughtTogether> {
  return buyFoodAndBed(shop, shopper.token, items);
}

async function aSentOrder(): Promise<BoughtTogether> {
  const order = await anOrder();
  await byAdmin(shipOrder, { number: order.number });
  return order;
}

function byAdmin(operation: string, variables: object) {
  return shop.gql(operation, variables, admin.token);
}

function refund({ number }: BoughtTogether, input: object) {
  return byAdmin(refundOrder, { number, input: { reason: 'The bag was torn', ...input } });
}

function takeBack({ number }: BoughtTogether, entryIds: string[], restock?: boolean) {
  return byAdmin(returnEntries, { number, entryIds, ...(restock !== undefined && { restock }) });
}

async function read({ number }: BoughtTogether) {
  const { data, errors } = await byAdmin(moneyQuery, { number });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.order;
}

function messageOf({ errors }: { readonly errors?: readonly { readonly message: string }[] | undefined }) {
  return errors?.[0]?.message;
}

/** Cents of each refund that Stripe made, smallest first. */
async function refundsAtStripe({ intentId }: BoughtTogether): Promise<number[]> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.map(({ amount }) => amount).toSorted((a, b) => a - b);
}

async function stockOf(petId: string): Promise<number> {
  return (await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) }))?.stock;
}

function auditOf(order: BoughtTogether, action: string) {
  return shop.db.collection('auditrecords').find({ action, subjectId: order.number }).toArray();
}

describe('giving money back', () => {
  it('gives back what was paid for a line, which stays ordered', async () => {
    const order = await anOrder();
    const { data } = await refund(order, { entryIds: [order.bedEntry] });
    expect(data.refundOrder).toMatchObject({ status: 'PAID', refundable: 50 });
    expect(await refundsAtStripe(order)).toEqual([6000]);
    const { refunds, timeline, entries, payment } = await read(order);
    expect(refunds).toMatchObject([{ amount: 60, reason: 'The bag was torn', status: 'DONE' }]);
    expect(timeline.at(-1)).toMatchObject({ kind: 'REFUNDED', by: 'SHOP' });
    expect(timeline.at(-1).text).toBe(
      '$60.00 went back to the card. The bag was torn. Ada Keeper gave it back.',
    );
    expect(entries).toMatchObject([
      { status: 'PAID', refunded: 0 },
      { status: 'PAID', refunded: 60 },
    ]);
    expect(payment).toMatchObject({ status: 'PARTIALLY_REFUNDED', amountRefunded: 60 });
    expect(await stockOf(items.bed)).toBe(49);
  });

  it('gives back an amount, before and after it was sent', async () => {
    const order = await anOrder();
    expect((await refund(order, { amount: 12.34 })).data.refundOrder.refundable).toBe(97.66);
    await byAdmin(shipOrder, { number: order.number });
    await byAdmin(deliverOrder, { number: order.number });
    expect((await refund(order, { amount: 0.01 })).data.refundOrder).toMatchObject({
      ...{ status: 'DELIVERED', refundable: 97.65 },
    });
    expect(await refundsAtStripe(order)).toEqual([1, 1234]);
  });

  it('gives back the delivery with the last line', async () => {
    const order = await aSentOrder();
    await refund(order, { entryIds: [order.foodEntry] });
    expect((await refund(order, { entryIds: [order.bedEntry] })).data.refundOrder.refundable).toBe(0);
    expect(await refundsAtStripe(order)).toEqual([2500, 8500]);
    const all = await anOrder();
    await refund(all, { entryIds: [all.foodEntry, all.bedEntry] });
    expect(await refundsAtStripe(all)).toEqual([11_000]);
    expect((await read(all)).status).toBe('PAID');
  });

  it('never gives back the same money twice, whatever becomes of the line', async () => {
    const order = await anOrder();
    await refund(order, { entryIds: [order.bedEntry] });
    expect(messageOf(await refund(order, { entryIds: [order.bedEntry] }))).toMatch(
      /^input.entryIds: Nothing/,
    );
    await byAdmin(cancelCartEntry, { id: order.bedEntry });
    expect(await refundsAtStripe(order)).toEqual([6000]);
    expect(await refund(order, { entryIds: [order.bedEntry] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    await byAdmin(cancelCartEntry, { id: order.foodEntry });
    expect(await refundsAtStripe(order)).toEqual([5000, 6000]);
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', refundable: 0 });
  });

  it('gives back what was paid for a line that is called off after an amount was given', async () => {
    const order = await anOrder();
    await refund(order, { amount: 10 });
    await byAdmin(cancelCartEntry, { id: order.foodEntry });
    await byAdmin(cancelCartEntry, { id: order.bedEntry });
    expect(await refundsAtStripe(order)).toEqual([1000, 2500, 7500]);
  });

  it('refuses more than is left, and says how much that is', async () => {
    const order = await anOrder();
    await refund(order, { amount: 100 });
    const tooMuch = await refund(order, { amount: 10.01 });
    expect([tooMuch.code, messageOf(tooMuch)]).toEqual([
      'BAD_USER_INPUT',
      'input.amount: At most $10.00 is left to give back',
    ]);
    expect((await refund(order, { amount: 10 })).data.refundOrder.refundable).toBe(0);
    expect(messageOf(await refund(order, { amount: 0.01 }))).toMatch(/^input.amount: Nothing/);
    const line = await refund(order, { entryIds: [order.bedEntry] });
    expect(messageOf(line)).toMatch(/^input.entryIds: Nothing/);
    expect(await refundsAtStripe(order)).toEqual([1000, 10_000]);
  });

  it.each([
    ['both', (order: BoughtTogether) => ({ amount: 5, entryIds: [order.bedEntry] }), 'input.amount'],
    ['neither', () => ({}), 'input.entryIds'],
    ['no entry', () => ({ entryIds: [] }), 'input.entryIds'],
    ['nothing', () => ({ amount: 0 }), 'input.amount'],
    ['a part of a cent', () => ({ amount: 1.005 }), 'input.amount'],
    ['no reason', () => ({ amount: 5, reason: ' \u200b ' }), 'input.reason'],
    ['a long reason', () => ({ amount: 5, reason: 'x'.repeat(301) }), 'input.reason'],
    ['an entry of nobody', () => ({ entryIds: [new Types.ObjectId().toHexString()] }), 'input.entryIds'],
  ])('refuses %s', async (_what, input, field) => {
    const order = await anOrder();
    const answer = await refund(order, input(order));
    expect([answer.code, messageOf(answer)]).toEqual(['BAD_USER_INPUT', expect.stringContaining(field)]);
    expect(await refundsAtStripe(order)).toEqual([]);
  });

  it('refuses an order that was not paid', async () => {
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId: items.food, accessoriesAmount: 1 }]);
    const number = await numberOf(shop, paymentId, shopper.token);
    const answer = await byAdmin(refundOrder, { number, input: { amount: 1, reason: 'x' } });
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
    const [entry] = (await read({ number } as BoughtTogether)).entries;
    const ofLine = await byAdmin(refundOrder, { number, input: { entryIds: [entry._id], reason: 'x' } });
    expect(ofLine).toMatchObject({ code: 'BAD_USER_INPUT' });
    await shop.gql(cancelCartEntry, { id: entry._id }, shopper.token);
  });

  it('gives back once, however often a request comes', async () => {
    const order = await anOrder();
    const input = { amount: 7, requestId: 'lost-answer' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order, input)));
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(undefined));
    expect((await refund(order, input)).data.refundOrder.refundable).toBe(103);
    expect(await refundsAtStripe(order)).toEqual([700]);
    expect(await refund(order, { ...input, amount: 8 })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await auditOf(order, 'refund_order')).toHaveLength(1);
    // Another order may be asked about in the same words.
    expect((await refund(await anOrder(), input)).data.refundOrder.refundable).toBe(103);
  });

  it('takes a double click for one, without an id as well', async () => {
    const order = await anOrder();
    const clicks = await Promise.all(Array.from({ length: 6 }, () => refund(order, { amount: 5 })));
    expect(clicks.map(({ code }) => code)).toEqual(Array(6).fill(undefined));
    // One more, whose first half has been answered.
    expect((await refund(order, { amount: 5 })).data.refundOrder.refundable).toBe(105);
    expect(await refundsAtStripe(order)).toEqual([500]);
  });

  it('gives the same back once more when it is asked for later', async () => {
    const order = await anOrder();
    await refund(order, { amount: 5 });
    const long = { $set: { createdAt: new Date(Date.now() - 11_000) } };
    await shop.db.collection('refunds').updateOne({ paymentId: new Types.ObjectId(order.paymentId) }, long);
    expect((await refund(order, { amount: 5 })).data.refundOrder.refundable).toBe(100);
    expect(await refundsAtStripe(order)).toEqual([500, 500]);
  });

  it('never gives back more than was paid when all is asked for at once', async () => {
    const order = await aSentOrder();
    await Promise.all([
      refund(order, { amount: 60, reason: 'Late' }),
      refund(order, { amount: 70, reason: 'Very late' }),
      refund(order, { entryIds: [order.bedEntry] }),
      takeBack(order, [order.foodEntry]),
      takeBack(order, [order.bedEntry]),
    ]);
    await eventually(async () =>
      (await read(order)).refunds.every(({ status }: { status: string }) => status === 'DONE'),
    );
    const given = await refundsAtStripe(order);
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(11_000);
    expect(await read(order)).toMatchObject({ status: 'RETURNED', refundable: 0 });
  });

  it('is mailed once with its reason, and on record without it', async () => {
    const order = await anOrder();
    await refund(order, { amount: 5 });
    const [record] = await shop.db
      .collection('refunds')
      .find({ paymentId: new Types.ObjectId(order.paymentId) })
      .toArray();
    const mails = shop.db.collection('mails');
    const mail = await eventually(() =>
      mails.findOne({ kind: 'ORDER_REFUNDED', refundId: record?._id, status: 'sent' }),
    );
    expect(mail?.text).toContain('The bag was torn');
    expect(await auditOf(order, 'refund_order')).toMatchObject([
      { actor: admin.email, subject: 'order', changes: [{ field: 'refund', after: '5' }] },
    ]);
    expect(JSON.stringify(await auditOf(order, 'refund_order'))).not.toContain('torn');
  });
});

describe('taking something back', () => {
  it('gives back its money, and its pieces can be sold again', async () => {
    const order = await aSentOrder();
    const { data } = await takeBack(order, [order.foodEntry]);
    expect(data.returnEntries).toMatchObject({
      ...{ status: 'SHIPPED', refundable: 85 },
      entries: [{ status: 'RETURNED' }, { status: 'SHIPPED' }],
    });
    expect(await refundsAtStripe(order)).toEqual([2500]);
    expect(await stockOf(items.food)).toBe(50);
    const told = (await read(order)).timeline.map(({ text }: { text: string }) => text);
    expect(told).toContain('Ada Keeper took back 2 × Salmon kibble.');
    expect(told).toContain('$25.00 went back to the card. It came back to the shop.');
    expect(await auditOf(order, 'return_entries')).toMatchObject([
      {
        changes: [
          { field: 'entries', after: 'Salmon kibble' },
          { field: 'isRestocked', after: 'true' },
          { field: 'refund', after: '25' },
        ],
      },
    ]);
  });

  it('keeps pieces out of the stock that can not be sold again', async () => {
    const order = await aSentOrder();
    await byAdmin(deliverOrder, { number: order.number });
    await takeBack(order, [order.bedEntry], false);
    expect(await stockOf(items.bed)).toBe(49);
    expect(await refundsAtStripe(order)).toEqual([6000]);
  });

  it('gives back the delivery with the last line; then the order is returned', async () => {
    const order = await aSentOrder();
    await byAdmin(deliverOrder, { number: order.number });
    const { data } = await takeBack(order, [order.foodEntry, order.bedEntry]);
    expect(data.returnEntries).toMatchObject({ status: 'RETURNED', refundable: 0 });
    expect(await refundsAtStripe(order)).toEqual([11_000]);
    expect((await read(order)).timeline.map(({ text }: { text: string }) => text)).toContain(
      'Ada Keeper took back the order.',
    );
    const where = { status: 'RETURNED', search: order.number };
    const { data: found } = await byAdmin(
      'query ($where: OrderWhere) { orders(where: $where) { edges { node { number } } } }',
      { where },
    );
    expect(found.orders.edges).toEqual([{ node: { number: order.number } }]);
  });

  it('gives back only what of it has not gone back', async () => {
    const order = await aSentOrder();
    await refund(order, { entryIds: [order.bedEntry] });
    await takeBack(order, [order.bedEntry]);
    expect(await refundsAtStripe(order)).toEqual([6000]);
    expect(await stockOf(items.bed)).toBe(50);
    await takeBack(order, [order.foodEntry]);
    expect(await refundsAtStripe(order)).toEqual([5000, 6000]);
  });

  it('takes each back once, however often it is asked for', async () => {
    const order = await aSentOrder();
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack(order, [order.foodEntry])));
    const codes = answers.map(({ code }) => code ?? 'taken').toSorted();
    expect(codes).toEqual([...Array(4).fill('INVALID_TRANSITION'), 'taken']);
    expect(await refundsAtStripe(order)).toEqual([2500]);
    expect(await stockOf(items.food)).toBe(50);
  });

  it('is all or nothing, only of what was sent, and only of that order', async () => {
    const order = await anOrder();
    const other = await aSentOrder();
    expect(await takeBack(order, [order.foodEntry])).toMatchObject({ code: 'INVALID_TRANSITION' });
    await byAdmin(shipOrder, { number: order.number, entryIds: [order.foodEntry] });
    for (const [ids, code] of [
      [[order.foodEntry, order.bedEntry], 'INVALID_TRANSITION'],
      [[order.foodEntry, other.bedEntry], 'BAD_USER_INPUT'],
      [[], 'BAD_USER_INPUT'],
    ] as const) {
      expect(await takeBack(order, [...ids])).toMatchObject({ code });
    }
    expect(await stockOf(items.food)).toBe(46);
    expect(await refundsAtStripe(order)).toEqual([]);
  });

  it('asks nobody how something is that came back', async () => {
    const order = await aSentOrder();
    await byAdmin(deliverOrder, { number: order.number });
    await takeBack(order, [order.foodEntry]);
    const entries = shop.db.collection('cartentries');
    const paymentId = new Types.ObjectId(order.paymentId);
    expect(await entries.countDocuments({ paymentId, unaskedSince: { $exists: true } })).toBe(1);
  });
});

describe('the arrival of an order', () => {
  it('is noted for all that is on its way, or for some of it, with one mail', async () => {
    const order = await anOrder();
    expect((await byAdmin(deliverOrder, { number: order.number })).code).toBe('INVALID_TRANSITION');
    await byAdmin(shipOrder, { number: order.number });
    const { data } = await byAdmin(deliverOrder, { number: order.number });
    expect(data.deliverOrder.status).toBe('DELIVERED');
    expect((await read(order)).timeline.at(-1).text).toBe('Ada Keeper marked the order as delivered.');
    const about = { kind: 'ORDER_DELIVERED', paymentId: new Types.ObjectId(order.paymentId) };
    expect(await shop.db.collection('mails').countDocuments(about)).toBe(1);

    const some = await aSentOrder();
    await byAdmin(deliverOrder, { number: some.number, entryIds: [some.bedEntry] });
    expect((await read(some)).entries).toMatchObject([{ status: 'SHIPPED' }, { status: 'DELIVERED' }]);
    const foreign = { number: some.number, entryIds: [order.bedEntry] };
    expect((await byAdmin(deliverOrder, foreign)).code).toBe('BAD_USER_INPUT');
  });
});

describe('notes about an order', () => {
  it('are for the staff, with who wrote them, and in no timeline and no audit', async () => {
    const order = await anOrder();
    await byAdmin(addOrderNote, { number: order.number, text: ' Rings twice ' });
    const { data } = await byAdmin(addOrderNote, { number: order.number, text: 'Has a dog' });
    expect(data.addOrderNote.notes).toMatchObject([
      { by: 'Ada Keeper', text: 'Rings twice', at: expect.any(String) },
      { by: 'Ada Keeper', text: 'Has a dog' },
    ]);
    expect(JSON.stringify((await read(order)).timeline)).not.toContain('dog');
    const records = await auditOf(order, 'add_order_note');
    expect(records).toHaveLength(2);
    expect(JSON.stringify(records)).not.toContain('Rings');
    const query = 'query ($number: String!) { order(number: $number) { notes { text } } }';
    expect((await shop.gql(query, { number: order.number }, shopper.token)).code).toBe('FORBIDDEN');
    for (const text of ['', '  ', 'x'.repeat(2001)]) {
      expect((await byAdmin(addOrderNote, { number: order.number, text })).code).toBe('BAD_USER_INPUT');
    }
  });
});

it.each(Object.entries({ refundOrder, returnEntries, deliverOrder, addOrderNote }))(
  '%s is for the staff alone, and for orders that there are',
  async (_name, operation) => {
    const variables = { input: { amount: 1, reason: 'x' }, entryIds: [new Types.ObjectId()], text: 'x' };
    const number = 'FP-2222-2222';
    expect((await shop.gql(operation, { ...variables, number })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(operation, { ...variables, number }, shopper.token)).code).toBe('FORBIDDEN');
    expect((await byAdmin(operation, { ...variables, number })).code).toBe('NOT_FOUND');
  },
);
