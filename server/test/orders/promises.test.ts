import { Types } from 'mongoose';
import { HOUR_MS } from '../../../domain/durations.ts';
import { daysText } from '../../../domain/pricing/days-text.ts';
import { orderedDays } from '../../../domain/pricing/delivery-days.ts';
import { defaultTerms, type ShopTerms } from '../../../domain/pricing/shop-terms.ts';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, confirmPayment, createPaymentIntent, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import { deliverOrder, numberOf, refundOrder, shipOrder } from '../fixtures/shop/orders.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

/* Where and when same-day delivery goes, what is promised when paying, and what a missed promise gives back. */

let shop: Shop;
let admin: Account;
let shopper: Account;
let bed: string;
let kibble: string;

const timeZone = zoneWhereItIs(9);
const address = '3 Fern Street\nBrookside, NY 10577';

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, SHOP_TIME_ZONE: timeZone } });
  admin = await shop.signUp({ role: 'admin' });
  bed = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 500, category: 'ACCESSORIES' }));
  kibble = await addItem(shop, admin.token, anItem({ stock: 500 }));
  await changeSettings(shop, admin, { address });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  await changeSettings(shop, admin, { sameDayPostcodes: [], holidays: [], refundsMissedSameDay: false });
});
afterAll(() => shop.stop());

const entries = (petIds = [bed]) => petIds.map((petId) => ({ petId, accessoriesAmount: 1 }));

const quote = `query ($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {
  quote(entries: $entries, choices: $choices) { total deliveryOptions { method isAvailable reason arrives } }
}`;

const orderQuery = `query ($number: String!) {
  order(number: $number) {
    number status entries { _id } promise { method from until dueAt place isKept } refunds { amount reason status }
  }
}`;

const deliverCartEntry = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { status } }';

function start(choices: object, petIds = [bed]) {
  return shop.gql(createPaymentIntent, { input: aCheckoutOf(entries(petIds), { choices }) }, shopper.token);
}

async function buyWith(choices: object, petIds = [bed]) {
  return finish(await start(choices, petIds));
}

async function finish({ data }: Awaited<ReturnType<typeof start>>) {
  const { clientSecret, payment } = data.createPaymentIntent;
  await shop.pay(clientSecret);
  await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
  const number = await numberOf(shop, payment._id, shopper.token);
  return { number, _id: new Types.ObjectId(payment._id as string), intentId: intentIdOf(clientSecret) };
}

type Bought = Awaited<ReturnType<typeof buyWith>>;

async function read({ number }: Bought) {
  return (await shop.gql(orderQuery, { number }, shopper.token)).data.order;
}

function payments() {
  return shop.db.collection('payments');
}

async function sendAndDeliver({ number }: Bought): Promise<void> {
  await shop.gql(shipOrder, { number }, admin.token);
  await shop.gql(deliverOrder, { number }, admin.token);
}

/** As if it had been promised for yesterday. */
function promiseYesterday({ _id }: Bought) {
  return payments().updateOne({ _id }, { $set: { 'promise.until': new Date(midnight(day(0))) } });
}

async function refundAmount({ number }: Bought, amount: number): Promise<void> {
  const input = { amount, reason: 'A dent' };
  const { errors } = await shop.gql(refundOrder, { number, input }, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Today by the shop's calendar, and days after it. */
function day(after: number): Temporal.PlainDate {
  return Temporal.Now.plainDateISO(timeZone).add({ days: after });
}

/** On which days a parcel is promised that is ordered now. */
function standardDays(terms: Partial<ShopTerms> = {}) {
  const { first, last } = orderedDays(new Date(), { ...defaultTerms, timeZone, ...terms });
  return { first, last, text: daysText(first.toString(), last.toString()) };
}

function midnight(date: Temporal.PlainDate): number {
  return date.toZonedDateTime({ timeZone }).epochMilliseconds;
}

describe('same-day delivery to some postcodes', () => {
  beforeEach(() => changeSettings(shop, admin, { sameDayPostcodes: ['105', 'SW1A'] }));

  it.each([
    ['without one', undefined, 'Enter your ZIP code: same-day delivery is only for'],
    ['to another', '97201', 'Same-day delivery is only for'],
  ])('is refused %s, by its name, in a quote and at the checkout', async (_case, postcode, reason) => {
    const choices = { delivery: 'SAME_DAY', postcode };
    for (const answer of [await shop.gql(quote, { entries: entries(), choices }), await start(choices)]) {
      expect(answer.code).toBe('BAD_USER_INPUT');
      expect(badFieldsOf(answer)).toEqual(['choices.delivery', 'choices.postcode']);
    }
    const { data } = await shop.gql(quote, { entries: entries(), choices: { postcode } });
    expect(data.quote.deliveryOptions[1]).toMatchObject({ method: 'SAME_DAY', isAvailable: false });
    expect(data.quote.deliveryOptions[1].reason).toMatch(new RegExp(`^${reason}`));
  });

  it.each(['10577', '10577-1234', 'sw1a 1aa'])('goes to %s', async (postcode) => {
    const choices = { delivery: 'SAME_DAY', postcode };
    const { data } = await shop.gql(quote, { entries: entries(), choices });
    expect(data.quote).toMatchObject({ total: 60 });
    expect((await read(await buyWith(choices))).promise).toMatchObject({ method: 'SAME_DAY' });
  });
});

it('a holiday moves what can be had, and says so', async () => {
  await changeSettings(shop, admin, { holidays: [day(0).toString()] });
  const { data } = await shop.gql(quote, { entries: entries() });
  expect(data.quote.deliveryOptions).toMatchObject([
    { arrives: standardDays({ holidays: [day(0).toString()] }).text },
    { isAvailable: false, reason: 'Today is a holiday, so order by 2 pm tomorrow' },
    { arrives: 'After the holiday, as soon as we tell you that it is ready' },
  ]);
  expect(badFieldsOf(await start({ delivery: 'SAME_DAY' }))).toEqual(['choices.delivery']);
});

describe('what is promised', () => {
  it('when paying is kept, whatever the settings say later, and mailed', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    const dueAt = new Date(midnight(day(0)) + 21 * HOUR_MS).toISOString();
    const today = day(0).toString();
    const promise = { method: 'SAME_DAY', from: today, until: today, dueAt, place: '12 Kennel Lane' };
    expect((await read(order)).promise).toEqual({ ...promise, isKept: null });
    await changeSettings(shop, admin, { sameDayByHour: 23, timeZone: 'Pacific/Kiritimati' });
    expect((await read(order)).promise).toEqual({ ...promise, isKept: null });
    await changeSettings(shop, admin, { sameDayByHour: 21, timeZone });

    const { text } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
    expect(text).toMatch(/Promised:\nBy 9\sPM \S+ on \w+day, /);
    await sendAndDeliver(order);
    expect((await read(order)).promise).toEqual({ ...promise, isKept: true });
  });

  it('by carrier is days, the same in the cart, the order and the mail, whatever the settings say later', async () => {
    const { first, last, text } = standardDays({ transitDays: { from: 3, until: 6 } });
    await changeSettings(shop, admin, { transitDaysFrom: 3, transitDaysUntil: 6 });
    const { data } = await shop.gql(quote, { entries: entries() });
    expect(data.quote.deliveryOptions[0].arrives).toBe(text);
    const order = await buyWith({});
    await changeSettings(shop, admin, { transitDaysFrom: 2, transitDaysUntil: 4 });
    expect((await read(order)).promise).toEqual({
      ...{ method: 'STANDARD', from: first.toString(), until: last.toString(), dueAt: null },
      ...{ place: '12 Kennel Lane', isKept: null },
    });
    const mail = await awaitMail(shop, 'ORDER_PAID', shopper.email);
    expect(mail.text).toContain(`Promised:\n${text}`);
  });

  it('of what is picked up is no day, but the address of that time', async () => {
    const started = await start({ delivery: 'CURBSIDE' });
    await changeSettings(shop, admin, { address: '4 New Street' });
    const order = await finish(started);
    const promise = { method: 'CURBSIDE', from: null, until: null, dueAt: null, place: address };
    expect((await read(order)).promise).toEqual({ ...promise, isKept: null });
    await sendAndDeliver(order);
    expect((await read(order)).promise).toEqual({ ...promise, isKept: null });
    const { text } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
    expect(text).toContain(address);
    expect(text).not.toContain('Promised');
    await changeSettings(shop, admin, { address });
  });

  it('of an order from before is nothing, of one without a time zone by that of today', async () => {
    const order = await buyWith({});
    const { promise } = await read(order);
    await payments().updateOne({ _id: order._id }, { $unset: { 'promise.timeZone': '' } });
    expect((await read(order)).promise).toEqual(promise);
    await payments().updateOne({ _id: order._id }, { $unset: { promise: '' } });
    const nothing = { from: null, until: null, dueAt: null, place: null, isKept: null };
    expect((await read(order)).promise).toEqual({ method: 'STANDARD', ...nothing });
  });
});

describe('a missed same day', () => {
  beforeEach(() => changeSettings(shop, admin, { refundsMissedSameDay: true }));

  const apology = /promised/;

  it('gives five dollars back once an arrival is noted on a later day, once, and is mailed', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await promiseYesterday(order);
    await sendAndDeliver(order);
    const { refunds, promise } = await read(order);
    expect(promise.isKept).toBe(false);
    expect(refunds).toEqual([{ amount: 5, reason: expect.stringMatching(apology), status: 'DONE' }]);
    expect((await awaitMail(shop, 'ORDER_REFUNDED', shopper.email)).text).toMatch(apology);

    await reconcileNow(shop, admin);
    expect((await read(order)).refunds).toHaveLength(1);
    const { data } = await shop.stripe.refunds.list({ payment_intent: order.intentId });
    expect(data.map(({ amount }) => amount)).toEqual([500]);
    await awaitQuiet(shop);
    const told = (await sentMails(shop)).filter(
      ({ kind, to }) => kind === 'ORDER_REFUNDED' && to === shopper.email,
    );
    expect(told).toHaveLength(1);
  });

  it('gives it back once where its lines are noted one by one', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' }, [bed, kibble]);
    await promiseYesterday(order);
    await shop.gql(shipOrder, { number: order.number }, admin.token);
    for (const { _id } of (await read(order)).entries) {
      const { errors } = await shop.gql(deliverCartEntry, { id: _id }, admin.token);
      expect(errors).toBeUndefined();
      expect((await read(order)).refunds).toMatchObject([{ amount: 5, status: 'DONE' }]);
    }
  });

  it('gives nothing back for a parcel whose arrival nobody notes', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await promiseYesterday(order);
    await shop.gql(shipOrder, { number: order.number }, admin.token);
    await reconcileNow(shop, admin);
    expect(await read(order)).toMatchObject({ refunds: [], promise: { isKept: null } });
  });

  it('gives back no more than is left', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await refundAmount(order, 57);
    await promiseYesterday(order);
    await sendAndDeliver(order);
    expect((await read(order)).refunds).toMatchObject([{ amount: 57 }, { amount: 3 }]);
  });

  it.each([
    ['it came on the day, though after its hour', { refundsMissedSameDay: true }, 'SAME_DAY', 0],
    ['nobody wants that', { refundsMissedSameDay: false }, 'SAME_DAY', 1],
    ['a carrier was late', { refundsMissedSameDay: true }, 'STANDARD', 1],
  ])('gives nothing back where %s', async (_case, changes, delivery, days) => {
    await changeSettings(shop, admin, changes);
    const order = await buyWith({ delivery });
    // The hour of what is promised for today is over.
    const until = new Date(days > 0 ? midnight(day(0)) : midnight(day(0)) + HOUR_MS);
    await payments().updateOne({ _id: order._id }, { $set: { 'promise.until': until } });
    await sendAndDeliver(order);
    expect(await read(order)).toMatchObject({ refunds: [], promise: { isKept: days === 0 } });
  });
});
