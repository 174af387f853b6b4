import { Types } from 'mongoose';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, confirmPayment, createPaymentIntent, intentIdOf } from '../fixtures/shop/checkout.ts';
import { awaitMail } from '../fixtures/shop/mails.ts';
import {
  cancelEntries,
  changeOrder,
  type FoodAndBed,
  numberOf,
  orderChangePreview,
  shelveFoodAndBed,
  shipOrder,
  undoShipment,
} from '../fixtures/shop/orders.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

/* What of an order can be changed before it leaves, by whom, and what goes back by it. */

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;
let items: FoodAndBed;

const timeZone = zoneWhereItIs(9);
const shopAddress = '3 Fern Street\nBrookside, NY 10577';
const home = '12 Orchard Lane, Portland, OR 97201';
const elsewhere = '4 Harbour Road, Brookside, NY 10577';

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, SHOP_TIME_ZONE: timeZone } });
  [admin, staff] = await Promise.all([
    shop.signUp({ role: 'admin' }),
    shop.signUp({ role: 'staff', name: 'Sol' }),
  ]);
  items = await shelveFoodAndBed(shop, admin.token, 500);
  await changeSettings(shop, admin, { address: shopAddress });
});
beforeEach(async () => {
  shopper = await shop.signUp({ isProved: true });
  await changeSettings(shop, admin, { sameDayPostcodes: [], holidays: [], bulkyDelivery: 25 });
});
afterAll(() => shop.stop());

const facts = `number status location phone refundable delivery { method } promise { method from until dueAt place }
  entries { _id status location phone deliveryMethod paid refunded dueAt }
  refunds { amount reason } timeline { kind text by }`;
const orderQuery = `query ($number: String!) { order(number: $number) { ${facts} } }`;
interface Bought {
  readonly number: string;
  readonly intentId: string;
  readonly _id: Types.ObjectId;
  readonly entries: readonly string[];
}

/** Two bags of food for 12.50 and a bed for 60; by a carrier it is 110. */
async function anOrder(delivery = 'STANDARD', by = shopper): Promise<Bought> {
  const entries = [
    { petId: items.food, accessoriesAmount: 2 },
    { petId: items.bed, accessoriesAmount: 1 },
  ];
  const input = aCheckoutOf(entries, { location: home, choices: { delivery } });
  const { data } = await shop.gql(createPaymentIntent, { input }, by.token);
  const { clientSecret, payment } = data.createPaymentIntent;
  await shop.pay(clientSecret);
  await shop.gql(confirmPayment, { id: payment._id }, by.token);
  const number = await numberOf(shop, payment._id, by.token);
  const ids = payment.cartEntries.map(({ _id }: { _id: string }) => _id);
  return { number, intentId: intentIdOf(clientSecret), _id: new Types.ObjectId(payment._id), entries: ids };
}

async function read({ number }: Bought) {
  return (await shop.gql(orderQuery, { number }, admin.token)).data.order;
}

function preview({ number }: Bought, input: object, by = staff) {
  return shop.gql(orderChangePreview, { number, input }, by.token);
}

function send({ number }: Bought, input: object, fingerprint: string, by = staff) {
  return shop.gql(changeOrder, { number, input, fingerprint }, by.token);
}

/** Changes an order as it was previewed. @returns what was seen before */
async function change(order: Bought, input: object, by = staff) {
  const seen = await preview(order, input, by);
  if (seen.errors) throw new Error(JSON.stringify(seen.errors));
  const shown = seen.data.orderChangePreview;
  const answer = await send(order, input, shown.fingerprint, by);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return shown;
}

/** The code of the refusal by which a change and its preview are both refused. */
async function refusal(order: Bought, input: object, by = staff) {
  const seen = await preview(order, input, by);
  const sent = await send(order, input, 'whatever was seen', by);
  expect([sent.code, sent.errors?.[0]?.message]).toEqual([seen.code, seen.errors?.[0]?.message]);
  return sent;
}

/** Cents that Stripe gave back. */
async function atStripe({ intentId }: Bought): Promise<number> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

function auditOf({ number }: Bought) {
  return shop.db.collection('auditrecords').find({ action: 'change_order', subjectId: number }).toArray();
}

describe('an address and a phone number', () => {
  it('are another one for what waits, everywhere, and told to the shopper', async () => {
    const order = await anOrder();
    const seen = await change(order, { location: elsewhere, phone: '555 765-4321' });
    expect(seen).toMatchObject({ toCard: 0, toPay: 0, promise: { method: 'STANDARD', place: elsewhere } });
    const after = await read(order);
    expect(after).toMatchObject({ location: elsewhere, phone: '5557654321', refunds: [], refundable: 110 });
    expect(after.promise.place).toBe(elsewhere);
    expect(after.entries).toMatchObject([
      { location: elsewhere, phone: '5557654321' },
      { location: elsewhere, phone: '5557654321' },
    ]);
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'CHANGED', by: 'SHOP' });
    expect(after.timeline.at(-1).text).toBe('Address and phone number changed by Sol.');
    const mail = await awaitMail(shop, 'ORDER_CHANGED', shopper.email);
    expect(mail).toMatchObject({ orderNumber: order.number });
    expect(mail.text).toContain('4 Harbour Road');
  });

  it('are on record without where anybody lives', async () => {
    const order = await anOrder();
    await change(order, { location: elsewhere });
    const records = await auditOf(order);
    expect(records).toMatchObject([{ actor: staff.email, changes: [{ field: 'location' }] }]);
    expect(JSON.stringify(records)).not.toMatch(/Harbour|Orchard/);
  });

  it('are found by from then on', async () => {
    const order = await anOrder();
    await change(order, { phone: '5550001112' });
    const find =
      'query ($search: String) { orders(where: { search: $search }) { edges { node { number } } } }';
    const { data } = await shop.gql(find, { search: '5550001112' }, staff.token);
    expect(data.orders.edges).toEqual([{ node: { number: order.number } }]);
  });

  it('are the shopper’s to change until the first parcel leaves, and the staff’s while something waits', async () => {
    const order = await anOrder();
    await change(order, { location: elsewhere }, shopper);
    expect((await read(order)).timeline.at(-1)).toMatchObject({ by: 'SHOPPER', kind: 'CHANGED' });
    expect(await auditOf(order)).toEqual([]);
    await shop.gql(shipOrder, { number: order.number, entryIds: [order.entries[0]] }, staff.token);
    expect(await refusal(order, { location: home }, shopper)).toMatchObject({ code: 'INVALID_TRANSITION' });
    await change(order, { location: home });
    const after = await read(order);
    expect(after.location).toBe(home);
    expect(after.entries).toMatchObject([{ location: elsewhere }, { location: home }]);
    await shop.gql(shipOrder, { number: order.number }, staff.token);
    expect(await refusal(order, { location: elsewhere })).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('are those of what was sent before as well, once that is taken back', async () => {
    const order = await anOrder();
    await shop.gql(shipOrder, { number: order.number, entryIds: [order.entries[0]] }, staff.token);
    await change(order, { location: elsewhere });
    await shop.gql(undoShipment, { number: order.number }, staff.token);
    expect((await read(order)).entries).toMatchObject([
      { status: 'PAID', location: elsewhere },
      { status: 'PAID', location: elsewhere },
    ]);
  });

  it('are nobody else’s to change, and of one’s own as every shopper’s for who works in the shop', async () => {
    const order = await anOrder();
    const other = await shop.signUp();
    expect(await refusal(order, { location: elsewhere }, other)).toMatchObject({ code: 'NOT_FOUND' });
    const own = await anOrder('STANDARD', staff);
    await change(own, { location: elsewhere });
    expect((await read(own)).location).toBe(elsewhere);
    expect(await refusal(own, { delivery: 'CURBSIDE' }, staff)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('move no money, also of an order from before, whose way of delivery nobody stored', async () => {
    const order = await anOrder();
    const unset = { $unset: { deliveryMethod: '', deliveryCents: '' } };
    await shop.db.collection('payments').updateOne({ _id: order._id }, unset);
    await changeSettings(shop, admin, { bulkyDelivery: 10 });
    expect(await change(order, { location: elsewhere })).toMatchObject({ toCard: 0, toPay: 0 });
  });

  it('are refused where nothing is another one', async () => {
    const order = await anOrder();
    expect(badFieldsOf(await refusal(order, { location: home, delivery: 'STANDARD' }))).toEqual(['input']);
    expect(badFieldsOf(await refusal(order, {}))).toEqual(['input']);
  });

  it('have to be where the same day goes to', async () => {
    await changeSettings(shop, admin, { sameDayPostcodes: ['972'] });
    const order = await anOrder();
    await change(order, { delivery: 'SAME_DAY' });
    expect(badFieldsOf(await refusal(order, { location: elsewhere }))).toEqual(['input.location']);
    await change(order, { location: '1 Orchard Lane, Portland, OR 97299' });
  });
});

describe('a cheaper way of delivery', () => {
  it.each([
    ['SAME_DAY', { toCard: 25, delivery: 25, items: 0, leftToRefund: 85 }],
    ['CURBSIDE', { toCard: 37.75, delivery: 25, items: 12.75, leftToRefund: 72.25 }],
  ])('%s gives back exactly what was previewed, and promises anew', async (delivery, sums) => {
    const order = await anOrder();
    const seen = await change(order, { delivery });
    expect(seen).toMatchObject({ ...sums, toPay: 0, problem: null, promise: { method: delivery } });
    expect(await atStripe(order)).toBe(Math.round(seen.toCard * 100));
    const after = await read(order);
    expect(after).toMatchObject({ delivery: { method: delivery }, refundable: seen.leftToRefund });
    expect(after.promise).toEqual(seen.promise);
    expect(after.entries).toMatchObject([{ deliveryMethod: delivery }, { deliveryMethod: delivery }]);
    expect(after.entries[0].dueAt).toBe(delivery === 'SAME_DAY' ? seen.promise.dueAt : null);
    expect(await auditOf(order)).toMatchObject([
      { changes: [{ field: 'delivery' }, { field: 'refund', after: String(seen.toCard) }] },
    ]);
    // What is left goes back with the lines, and no more.
    await shop.gql(cancelEntries, { number: order.number, entryIds: order.entries }, admin.token);
    expect(await atStripe(order)).toBe(11_000);
  });

  it('is the shop’s to change', async () => {
    const order = await anOrder();
    expect(await refusal(order, { delivery: 'CURBSIDE' }, shopper)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('gives nothing back that went back before', async () => {
    const order = await anOrder();
    const refund = `mutation ($number: String!, $input: RefundOrderInput!) { refundOrder(number: $number, input: $input) { number } }`;
    const input = { includeDelivery: true, reason: 'We were late' };
    await shop.gql(refund, { number: order.number, input }, admin.token);
    expect(await change(order, { delivery: 'SAME_DAY' })).toMatchObject({ toCard: 0, leftToRefund: 85 });
    expect(await atStripe(order)).toBe(2500);
  });

  it('is not given by what somebody saw before something else happened', async () => {
    const order = await anOrder();
    const input = { delivery: 'CURBSIDE' };
    const { fingerprint } = (await preview(order, input)).data.orderChangePreview;
    await shop.gql(cancelEntries, { number: order.number, entryIds: [order.entries[0]] }, admin.token);
    expect(await send(order, input, fingerprint)).toMatchObject({ code: 'CONFLICT' });
    expect(await send(order, { delivery: 'SAME_DAY' }, fingerprint)).toMatchObject({ code: 'CONFLICT' });
    expect(await read(order)).toMatchObject({ delivery: { method: 'STANDARD' } });
    expect(await atStripe(order)).toBe(2500);
  });

  it('is made once, however often it is pressed', async () => {
    const order = await anOrder();
    const input = { delivery: 'SAME_DAY' };
    const { fingerprint } = (await preview(order, input)).data.orderChangePreview;
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(order, input, fingerprint)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await atStripe(order)).toBe(2500);
  });

  it('is refused where it can not be had, and once something has left', async () => {
    await changeSettings(shop, admin, { holidays: [Temporal.Now.plainDateISO(timeZone).toString()] });
    const order = await anOrder();
    const refused = await refusal(order, { delivery: 'SAME_DAY' });
    expect(badFieldsOf(refused)).toEqual(['input.delivery']);
    expect(refused.errors?.[0]?.message).toMatch(/holiday/);
    await shop.gql(shipOrder, { number: order.number, entryIds: [order.entries[0]] }, staff.token);
    expect(await refusal(order, { delivery: 'CURBSIDE' })).toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

it('a dearer way of delivery is previewed with what it costs, and not made', async () => {
  const order = await anOrder('SAME_DAY');
  const input = { delivery: 'STANDARD' };
  const seen = (await preview(order, input)).data.orderChangePreview;
  expect(seen).toMatchObject({ toCard: 0, toPay: 25, promise: { method: 'STANDARD' } });
  expect(seen.problem).toMatch(/^Standard delivery costs \$25\.00 more/);
  const refused = await send(order, input, seen.fingerprint);
  expect(badFieldsOf(refused)).toEqual(['input.delivery']);
  expect(await read(order)).toMatchObject({ delivery: { method: 'SAME_DAY' }, refundable: 85 });
});

it('an address is needed for what was to be picked up, and none for what is', async () => {
  const order = await anOrder();
  await change(order, { delivery: 'CURBSIDE' });
  expect((await read(order)).promise.place).toBe(shopAddress);
  expect(badFieldsOf(await refusal(order, { location: home }))).toEqual(['input.location']);
  expect(badFieldsOf(await refusal(order, { delivery: 'SAME_DAY' }))).toEqual(['input.location']);
});
