import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, confirmPayment, createPaymentIntent, intentIdOf } from '../fixtures/shop/checkout.ts';
import { overviewQuery } from '../fixtures/shop/dashboard.ts';
import { awaitMail, kindsSentTo } from '../fixtures/shop/mails.ts';
import {
  askForDifference,
  cancelEntries,
  cancelPreview,
  changeOrder,
  type FoodAndBed,
  numberOf,
  openPayLink,
  orderChangePreview,
  refundOrder,
  refundPreview,
  shelveFoodAndBed,
  withdrawPayLink,
} from '../fixtures/shop/orders.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

/* A dearer way of delivery: asked for by a pay link, made once that is paid, and given back with the delivery. */

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;
let items: FoodAndBed;

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, SHOP_TIME_ZONE: zoneWhereItIs(9) } });
  [admin, staff] = await Promise.all([
    shop.signUp({ role: 'admin' }),
    shop.signUp({ role: 'staff', name: 'Sol' }),
  ]);
  items = await shelveFoodAndBed(shop, admin.token, 500);
});
beforeEach(async () => {
  shopper = await shop.signUp({ isProved: true });
});
afterAll(() => shop.stop());

const orderQuery = `query ($number: String!) { order(number: $number) {
  status refundable paidOnTop delivery { method } promise { method } payLink { amount delivery payUntil }
  refunds { amount reason status } holds { reason text } timeline { kind text by }
} }`;
const standard = { delivery: 'STANDARD' };

interface Bought {
  readonly number: string;
  readonly intentId: string;
  readonly entries: readonly string[];
}

/** Two bags of food for 12.50 and a bed for 60: 85 with the same-day delivery, 110 by a carrier. */
async function anOrder(by = shopper): Promise<Bought> {
  const lines = [
    { petId: items.food, accessoriesAmount: 2 },
    { petId: items.bed, accessoriesAmount: 1 },
  ];
  const location = '12 Orchard Lane, Portland, OR 97201';
  const input = aCheckoutOf(lines, { location, choices: { delivery: 'SAME_DAY' } });
  const { data } = await shop.gql(createPaymentIntent, { input }, by.token);
  const { clientSecret, payment } = data.createPaymentIntent;
  await shop.pay(clientSecret);
  await shop.gql(confirmPayment, { id: payment._id }, by.token);
  const number = await numberOf(shop, payment._id, by.token);
  const entries = payment.cartEntries.map(({ _id }: { _id: string }) => _id);
  return { number, intentId: intentIdOf(clientSecret), entries };
}

async function read({ number }: Bought) {
  return (await shop.gql(orderQuery, { number }, admin.token)).data.order;
}

async function ask({ number }: Bought, input: object = standard, by = staff) {
  const seen = await shop.gql(orderChangePreview, { number, input }, admin.token);
  const { fingerprint } = seen.data.orderChangePreview;
  return shop.gql(askForDifference, { number, input, fingerprint }, by.token);
}

async function open({ number }: Bought, by = shopper) {
  const answer = await shop.gql(openPayLink, { number }, by.token);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.openPayLink;
}

/** Pays what is asked for, as the page does. @returns the intent's id */
async function payLink(order: Bought): Promise<string> {
  const { clientSecret, payment } = await open(order);
  await shop.pay(clientSecret);
  await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
  return intentIdOf(clientSecret);
}

/** An order that was changed because the difference was paid. */
async function aPaidChange(): Promise<Bought & { readonly onTop: string }> {
  const order = await anOrder();
  await ask(order);
  return { ...order, onTop: await payLink(order) };
}

/** Cents that Stripe gave back of a charge. */
async function givenBack(intentId: string): Promise<number> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

/** Why it may not leave. */
async function holdsOf(order: Bought): Promise<string[]> {
  return (await read(order)).holds.map(({ reason }: { reason: string }) => reason);
}

function supplementsOf({ number }: Bought) {
  return shop.db.collection('payments').find({ supplementNumber: number }).toArray();
}

async function expectNoFindings(): Promise<void> {
  const { unmatched, refundsOwed } = await reconcileNow(shop, admin);
  expect({ unmatched, refundsOwed }).toEqual({ unmatched: 0, refundsOwed: 0 });
}

describe('the difference', () => {
  it('is asked for by a link that is mailed, and changes nothing before it is paid', async () => {
    const order = await anOrder();
    const { data } = await ask(order);
    expect(data.askForDifference.payLink).toMatchObject({ amount: 25, delivery: 'STANDARD' });
    const mail = await awaitMail(shop, 'PAY_LINK', shopper.email);
    expect(mail.text).toContain(`/order/${order.number}?pay`);
    expect(mail.subject).toBe(`$25.00 for standard delivery of your order ${order.number}`);
    const asked = await read(order);
    expect(asked.holds).toEqual([
      { reason: 'WAITS', text: 'A change waits for its shopper to pay the difference' },
    ]);
    expect(asked).toMatchObject({ delivery: { method: 'SAME_DAY' }, paidOnTop: 0, refundable: 85 });
    expect(asked.timeline.at(-1)).toEqual({
      ...{ kind: 'ASKED', by: 'SHOP' },
      text: 'Sol asked for $25.00 more for standard delivery.',
    });
  });

  it('is asked for once at a time, by what was seen, and only where something is to be paid', async () => {
    const order = await anOrder();
    const { number } = order;
    const wrong = await shop.gql(
      askForDifference,
      { number, input: standard, fingerprint: 'another' },
      staff.token,
    );
    expect(wrong.code).toBe('CONFLICT');
    expect(badFieldsOf(await ask(order, { phone: '5557654321' }))).toEqual(['input.delivery']);
    const answers = await Promise.all([ask(order), ask(order)]);
    expect(answers.map(({ code }) => code ?? 'asked').toSorted()).toEqual(['INVALID_TRANSITION', 'asked']);
    expect(await supplementsOf(order)).toHaveLength(1);
  });

  it('is the business of others where the order is of who works in the shop, and of its shopper to pay', async () => {
    const own = await anOrder(staff);
    expect((await ask(own)).code).toBe('FORBIDDEN');
    expect((await ask(own, standard, admin)).errors).toBeUndefined();
    expect((await shop.gql(withdrawPayLink, { number: own.number }, staff.token)).code).toBe('FORBIDDEN');
    const order = await anOrder();
    await ask(order);
    for (const who of [await shop.signUp(), staff])
      expect((await shop.gql(openPayLink, { number: order.number }, who.token)).code).toBe('NOT_FOUND');
  });

  it('once paid changes the order, once, however often that is told', async () => {
    const order = await anOrder();
    await ask(order);
    const { clientSecret, payment } = await open(order);
    expect(payment).toMatchObject({ amount: 25, status: 'REQUIRES_PAYMENT' });
    expect((await open(order)).clientSecret).toBe(clientSecret);
    await shop.pay(clientSecret);
    const confirm = () => shop.gql(confirmPayment, { id: payment._id }, shopper.token);
    await Promise.all([confirm(), confirm(), reconcileNow(shop, admin)]);
    const after = await read(order);
    expect(after).toMatchObject({
      ...{ delivery: { method: 'STANDARD' }, promise: { method: 'STANDARD' }, paidOnTop: 25 },
      ...{ refundable: 110, payLink: null, refunds: [], holds: [] },
    });
    const told = after.timeline.map(({ text }: { text: string }) => text);
    expect(told.slice(-2).toSorted()).toEqual([
      'Delivery (now standard delivery) changed by the shop.',
      'The card was charged $25.00 more for standard delivery.',
    ]);
    await awaitMail(shop, 'ORDER_CHANGED', shopper.email);
    expect((await kindsSentTo(shop, shopper.email)).filter((kind) => kind === 'ORDER_CHANGED')).toHaveLength(
      1,
    );
    expect(await supplementsOf(order)).toMatchObject([{ status: 'succeeded', isOnTop: true }]);
    await expectNoFindings();
  });

  it('is settled by the webhook alone, where the browser is gone', async () => {
    const order = await anOrder();
    await ask(order);
    await shop.pay((await open(order)).clientSecret);
    await eventually(async () => (await read(order)).paidOnTop === 25);
  });

  it('goes back with the delivery, from its own charge, as was previewed', async () => {
    const order = await aPaidChange();
    const { number, entries } = order;
    const first = { number, entryIds: [entries[0]] };
    const some = (await shop.gql(cancelPreview, first, admin.token)).data.preview;
    expect(some).toMatchObject({ toCard: 25, delivery: 0 });
    await shop.gql(cancelEntries, { ...first, fingerprint: some.fingerprint }, admin.token);
    expect(await read(order)).toMatchObject({ paidOnTop: 25, refundable: 85 });
    const last = { number, entryIds: [entries[1]] };
    const rest = (await shop.gql(cancelPreview, last, admin.token)).data.preview;
    expect(rest).toMatchObject({ toCard: 85, delivery: 25, leftToRefund: 0 });
    await shop.gql(cancelEntries, { ...last, fingerprint: rest.fingerprint }, admin.token);
    expect(await givenBack(order.intentId)).toBe(8500);
    expect(await givenBack(order.onTop)).toBe(2500);
    const after = await read(order);
    expect(after).toMatchObject({ status: 'CANCELLED', paidOnTop: 0, refundable: 0 });
    expect(after.refunds.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([25, 25, 60]);
    expect(await supplementsOf(order)).toMatchObject([{ status: 'refunded', isOnTop: false }]);
    await expectNoFindings();
  });

  it('goes back by itself with a tick at the delivery, and once', async () => {
    const order = await aPaidChange();
    const { number } = order;
    const input = { includeDelivery: true, reason: 'We were late' };
    const shown = (await shop.gql(refundPreview, { number, input }, admin.token)).data.preview;
    expect(shown).toMatchObject({ toCard: 25, delivery: 25, leftToRefund: 85 });
    const asSeen = { ...input, fingerprint: shown.fingerprint };
    await shop.gql(refundOrder, { number, input: asSeen }, admin.token);
    expect([await givenBack(order.onTop), await givenBack(order.intentId)]).toEqual([2500, 0]);
    expect((await shop.gql(refundOrder, { number, input }, admin.token)).code).toBe('BAD_USER_INPUT');
    await shop.gql(cancelEntries, { number, entryIds: order.entries }, admin.token);
    expect([await givenBack(order.onTop), await givenBack(order.intentId)]).toEqual([2500, 8500]);
  });

  it('is noted where it was given back by hand, and goes back no second time', async () => {
    const order = await aPaidChange();
    await shop.stripe.refunds.create({ payment_intent: order.onTop, amount: 1000 });
    await reconcileNow(shop, admin);
    expect(await read(order)).toMatchObject({ paidOnTop: 15 });
    const all = { number: order.number, entryIds: order.entries };
    const shown = (await shop.gql(cancelPreview, all, admin.token)).data.preview;
    expect(shown).toMatchObject({ toCard: 100, delivery: 15 });
    await shop.gql(cancelEntries, { ...all, fingerprint: shown.fingerprint }, admin.token);
    expect([await givenBack(order.onTop), await givenBack(order.intentId)]).toEqual([2500, 8500]);
  });

  it('keeps the way of delivery that was paid for', async () => {
    const order = await aPaidChange();
    const input = { delivery: 'CURBSIDE' };
    const variables = { number: order.number, input };
    const seen = (await shop.gql(orderChangePreview, variables, staff.token)).data.orderChangePreview;
    expect(seen).toMatchObject({
      isAskable: false,
      problem: expect.stringMatching(/^\$25\.00 was paid on top/),
    });
    const { fingerprint } = seen;
    const sent = await shop.gql(changeOrder, { ...variables, fingerprint }, staff.token);
    expect(badFieldsOf(sent)).toEqual(['input.delivery']);
  });

  it('is money of its day and of its shopper, and no other order', async () => {
    const around = () => [-1, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
    const [from, to] = around();
    const revenue = async () =>
      (await shop.gql(overviewQuery, { from, to }, admin.token)).data.overview.period;
    const before = await revenue();
    const order = await aPaidChange();
    const after = await revenue();
    expect([after.total - before.total, after.orders - before.orders]).toEqual([110, 1]);
    const customer =
      'query ($where: CustomerWhere) { customers(where: $where, first: 1) { edges { node { orderCount spent } } } }';
    const found = await shop.gql(customer, { where: { search: shopper.email } }, admin.token);
    expect(found.data.customers.edges).toEqual([{ node: { orderCount: 1, spent: 110 } }]);
    const csv = await shop.rest('GET', '/admin/export/payments.csv', { token: admin.token });
    const rows = String(csv.body)
      .split('\r\n')
      .filter((row) => row.includes(order.number));
    expect(rows.map((row) => row.split(',').at(-3)).toSorted()).toEqual(['"checkout"', '"supplement"']);
  });
});

/** Is sent although it waits for its shopper. */
function leave({ number }: Bought) {
  return shop.gql(
    'mutation ($number: String!) { shipOrder(number: $number, evenHeld: true) { number } }',
    { number },
    staff.token,
  );
}

describe('a pay link', () => {
  it.each([
    ['left', leave],
    [
      'was canceled',
      ({ number, entries }: Bought) => shop.gql(cancelEntries, { number, entryIds: entries }, admin.token),
    ],
    [
      'costs something else',
      ({ number, entries }: Bought) =>
        shop.gql(cancelEntries, { number, entryIds: [entries[1]] }, admin.token),
    ],
  ])('that is paid when the order %s is paid back at once', async (_what, happen) => {
    const order = await anOrder();
    await ask(order);
    const { clientSecret, payment } = await open(order);
    await happen(order);
    const again = await shop.gql(openPayLink, { number: order.number }, shopper.token);
    expect(again.code).toBe('INVALID_TRANSITION');
    await shop.pay(clientSecret);
    await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
    await eventually(async () => (await givenBack(intentIdOf(clientSecret))) === 2500);
    const after = await read(order);
    expect(after).toMatchObject({ delivery: { method: 'SAME_DAY' }, paidOnTop: 0, payLink: null });
    const back = after.refunds.find(({ reason }: { reason: string }) => reason.includes('agreed'));
    expect(back).toMatchObject({ amount: 25 });
    const mail = await awaitMail(shop, 'ORDER_REFUNDED', shopper.email);
    expect(mail.orderNumber).toBe(order.number);
    await expectNoFindings();
  });

  it('is withdrawn, and can not be paid any more', async () => {
    const order = await anOrder();
    await ask(order);
    const { clientSecret } = await open(order);
    const { data } = await shop.gql(withdrawPayLink, { number: order.number }, staff.token);
    expect(data.withdrawPayLink.payLink).toBeNull();
    expect(await holdsOf(order)).toEqual([]);
    expect((await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret))).status).toBe('canceled');
    expect((await read(order)).timeline.at(-1)).toMatchObject({
      ...{ kind: 'ASKED', text: '$25.00 more is not asked for any longer.' },
    });
    expect((await shop.gql(withdrawPayLink, { number: order.number }, staff.token)).code).toBe(
      'INVALID_TRANSITION',
    );
    expect((await shop.gql(openPayLink, { number: order.number }, shopper.token)).code).toBe('NOT_FOUND');
    expect((await ask(order)).code).toBeUndefined();
  });

  it('that is paid in the moment in which it is withdrawn is paid back', async () => {
    const order = await anOrder();
    await ask(order);
    const { clientSecret, payment } = await open(order);
    // What the withdrawal writes before Stripe hears of it.
    const withdrawn = { $set: { withdrawnAt: new Date() }, $unset: { openFor: '' } };
    await shop.db.collection('payments').updateOne({ _id: new Types.ObjectId(payment._id) }, withdrawn);
    await shop.pay(clientSecret);
    await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
    await eventually(async () => (await givenBack(intentIdOf(clientSecret))) === 2500);
    expect(await read(order)).toMatchObject({ delivery: { method: 'SAME_DAY' }, paidOnTop: 0 });
    await expectNoFindings();
  });

  it('ends unpaid after three days', async () => {
    const order = await anOrder();
    const { data } = await ask(order);
    const { askedAt, payUntil } = data.askForDifference.payLink;
    expect(Date.parse(payUntil) - Date.parse(askedAt)).toBe(3 * 24 * 3_600_000);
    await reconcileNow(shop, admin);
    expect((await read(order)).payLink).not.toBeNull();
    expect(await holdsOf(order)).toEqual(['WAITS']);
    const [link] = await supplementsOf(order);
    const past = { $set: { expiresAt: new Date(Date.now() - 1000) } };
    await shop.db.collection('payments').updateOne({ _id: new Types.ObjectId(link?._id) }, past);
    await reconcileNow(shop, admin);
    expect(await read(order)).toMatchObject({
      payLink: null,
      holds: [],
      paidOnTop: 0,
      delivery: { method: 'SAME_DAY' },
    });
    await expectNoFindings();
  });
});
