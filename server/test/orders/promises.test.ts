import { Types } from 'mongoose';
import { daysText } from '../../../domain/pricing/days-text.ts';
import { orderedDays } from '../../../domain/pricing/delivery-days.ts';
import { defaultTerms, type ShopTerms } from '../../../domain/pricing/shop-terms.ts';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, confirmPayment, createPaymentIntent, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import { deliverOrder, numberOf, shipOrder } from '../fixtures/shop/orders.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

/* Where and when same-day delivery goes, what is promised when paying, and what a missed promise gives back. */

let shop: Shop;
let admin: Account;
let shopper: Account;
let bed: string;

const HOUR_MS = 3_600_000;
const timeZone = zoneWhereItIs(9);
const address = '3 Fern Street\nBrookside, NY 10577';

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, SHOP_TIME_ZONE: timeZone } });
  admin = await shop.signUp({ role: 'admin' });
  bed = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 500, category: 'ACCESSORIES' }));
  await changeSettings(shop, admin, { address });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  await changeSettings(shop, admin, { sameDayPostcodes: [], holidays: [], refundsMissedSameDay: false });
});
afterAll(() => shop.stop());

const entries = () => [{ petId: bed, accessoriesAmount: 1 }];

const quote = `query ($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {
  quote(entries: $entries, choices: $choices) { total deliveryOptions { method isAvailable reason arrives } }
}`;

const orderQuery = `query ($number: String!) {
  order(number: $number) {
    number status promise { method from until place isKept } refunds { amount reason status }
  }
}`;

function start(choices: object) {
  return shop.gql(createPaymentIntent, { input: aCheckoutOf(entries(), { choices }) }, shopper.token);
}

async function buyWith(choices: object) {
  const { data } = await start(choices);
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

/** As if its hour had been so many hours ago. */
function overdue({ _id }: Bought, hours: number) {
  const until = new Date(Date.now() - hours * HOUR_MS);
  return payments().updateOne({ _id }, { $set: { 'promise.until': until } });
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
    const until = new Date(midnight(day(0)) + 21 * HOUR_MS).toISOString();
    const promise = { method: 'SAME_DAY', until, place: '12 Kennel Lane', isKept: null };
    expect((await read(order)).promise).toMatchObject(promise);
    await changeSettings(shop, admin, { sameDayByHour: 23 });
    expect((await read(order)).promise).toMatchObject(promise);
    await changeSettings(shop, admin, { sameDayByHour: 21 });

    const { text } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
    expect(text).toMatch(/Promised:\nBy 9\sPM \S+ on \w+day, /);
    await sendAndDeliver(order);
    expect((await read(order)).promise).toMatchObject({ ...promise, isKept: true });
  });

  it('by carrier is days, at the shop its hours and its address', async () => {
    const { first, last } = standardDays();
    const [sent, collected] = [await buyWith({}), await buyWith({ delivery: 'CURBSIDE' })];
    expect((await read(sent)).promise).toMatchObject({
      ...{ method: 'STANDARD', place: '12 Kennel Lane', isKept: null },
      from: new Date(midnight(first)).toISOString(),
      until: new Date(midnight(last.add({ days: 1 })) - 1).toISOString(),
    });
    const closes = day(0).dayOfWeek === 7 ? 17 : 19;
    expect((await read(collected)).promise).toMatchObject({
      ...{ method: 'CURBSIDE', place: address },
      until: new Date(midnight(day(0)) + closes * HOUR_MS).toISOString(),
    });
  });

  it('of an order from before is what would be promised', async () => {
    const order = await buyWith({});
    const { promise } = await read(order);
    await payments().updateOne({ _id: order._id }, { $unset: { promise: '' } });
    expect((await read(order)).promise).toEqual(promise);
  });
});

describe('a missed same day', () => {
  beforeEach(() => changeSettings(shop, admin, { refundsMissedSameDay: true }));

  const apology = /promised/;

  it('gives five dollars back once it arrives late, once, and is mailed', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await overdue(order, 1);
    await reconcileNow(shop, admin);
    // Whoever brings it may have been there in time, and says so later.
    expect((await read(order)).refunds).toEqual([]);

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

  it('gives it back where nobody has brought it by the next morning, and not again when it comes', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await overdue(order, 13);
    await reconcileNow(shop, admin);
    expect((await read(order)).refunds).toMatchObject([{ amount: 5, status: 'DONE' }]);
    await sendAndDeliver(order);
    await reconcileNow(shop, admin);
    expect((await read(order)).refunds).toHaveLength(1);
  });

  it('is judged by the reconciliation where nobody judged it on arrival', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await changeSettings(shop, admin, { refundsMissedSameDay: false });
    await overdue(order, 1);
    await sendAndDeliver(order);
    await reconcileNow(shop, admin);
    expect((await read(order)).refunds).toEqual([]);
    await changeSettings(shop, admin, { refundsMissedSameDay: true });
    await reconcileNow(shop, admin);
    await reconcileNow(shop, admin);
    expect((await read(order)).refunds).toMatchObject([{ amount: 5 }]);
  });

  it('gives back the delivery where that was charged, and not once more with the last line', async () => {
    const order = await buyWith({});
    await payments().updateOne({ _id: order._id }, { $set: { deliveryMethod: 'sameDay' } });
    await overdue(order, 13);
    await reconcileNow(shop, admin);
    expect((await read(order)).refunds).toMatchObject([{ amount: 25 }]);
  });

  it('is none where it came in time', async () => {
    const order = await buyWith({ delivery: 'SAME_DAY' });
    await sendAndDeliver(order);
    await payments().updateOne({ _id: order._id }, { $set: { 'promise.until': new Date() } });
    await reconcileNow(shop, admin);
    expect(await read(order)).toMatchObject({ refunds: [], promise: { isKept: true } });
  });
});
