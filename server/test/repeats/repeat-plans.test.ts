import { Types } from 'mongoose';
import { arrivalOfCharged } from '../../../domain/feeding/arrivals.ts';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { defaultTerms } from '../../../domain/pricing/shop-terms.ts';
import { addDays, addWeeks, dateByRhythm } from '../../../domain/repeats/plan-dates.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  awaitPayments,
  buyRepeated,
  changeStored,
  daysAgo,
  endRepeatPlan,
  makeDue,
  myPlans,
  paymentsOf,
  sendRepeatDeliveryNow,
  setStock,
  skipRepeatDelivery,
  stockOf,
  storedPlan,
  today as todayIn,
  updateRepeatPlan,
} from '../fixtures/repeats/repeat-plans.ts';
import { aCheckoutOf, cancelCartEntry, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* Plans of repeat deliveries, from the order that begins one to its end. Time passes by moving a plan's dates. */

/** Past the hour from which deliveries of the day are charged. */
const SHOP_TIME_ZONE = zoneWhereItIs(12);
const today = () => todayIn(SHOP_TIME_ZONE);

const declinedLater = '4000000000000341';
const asksEachTime = '4000002760003184';
const quote = `query ($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {
  quote(entries: $entries, choices: $choices) {
    total reductions adjustments { rule amount isApplied } repeats { petId everyWeeks nextDate nextTotal }
  }
}`;

let shop: Shop;
let admin: Account;
let shopper: Account;
/** Kibble for $19.99, and the same in another size for $30. */
let food: string;
let large: string;

beforeAll(async () => {
  shop = await startShop({ env: { REPEAT_SECONDS: '1', MAIL_SECONDS: '1', SHOP_TIME_ZONE } });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  food = await addItem(shop, admin.token, anItem({ petprice: 19.99, stock: 100 }));
  large = await addItem(
    shop,
    admin.token,
    anItem({ petname: 'Salmon kibble, 5 kg', petprice: 30, stock: 100 }),
  );
});
afterAll(() => shop.stop());

const begin = (options: Partial<Parameters<typeof buyRepeated>[1]> = {}) =>
  buyRepeated(shop, { petId: food, token: shopper.token, ...options });

async function plans() {
  const { data, errors } = await shop.gql(myPlans, {}, shopper.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.me.repeatPlans;
}

async function plan() {
  return (await plans())[0];
}

async function by(mutation: string, input?: object, account = shopper) {
  const { _id: id } = await plan();
  const { data, errors } = await shop.gql(mutation, { id, ...(input && { input }) }, account.token);
  return { plan: data && Object.values(data)[0], error: errors?.[0] } as {
    plan: Record<string, unknown>;
    error?: { message: string; extensions: { code: string; fields?: Record<string, string> } };
  };
}

const change = (input: object) => by(updateRepeatPlan, input);

async function setPrice(petId: string, petprice: number) {
  const mutation =
    'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
  const { errors } = await shop.gql(mutation, { id: petId, input: { petprice } }, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
}

describe('a paid line that is to come again', () => {
  it('says before what its next delivery costs, and when it comes', async () => {
    const entries = [{ petId: food, accessoriesAmount: 3 }];
    const choices = { repeats: [{ petId: food, everyWeeks: 4 }] };
    const { data } = await shop.gql(quote, { entries, choices }, shopper.token);
    expect(data.quote).toMatchObject({ total: 43.98, reductions: 20.99 });
    expect(data.quote.repeats).toEqual([
      { petId: food, everyWeeks: 4, nextDate: addWeeks(today(), 4), nextTotal: 61.97 },
    ]);
  });

  it('begins a plan, with the card that paid', async () => {
    const payment = await begin();
    expect(payment.amount).toBe(43.98);
    expect(await plan()).toMatchObject({
      ...{ status: 'ACTIVE', petname: 'Salmon kibble', accessoriesAmount: 3, everyWeeks: 4 },
      ...{ nextDate: addWeeks(today(), 4), lastDate: today(), deliveries: 0, problem: null },
      ...{ username: 'Sam Shopper', location: '12 Kennel Lane', phone: '5551234567' },
      ...{ wantsConsent: false, isBeingCharged: false, delivery: 'STANDARD' },
      price: { entriesTotal: 59.97, reductions: 3, delivery: 5, total: 61.97 },
    });
  });

  it('is told of by the mail of its order', async () => {
    await begin();
    const { text } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
    expect(text).toContain('Salmon kibble comes again every 4 weeks.');
  });

  it('begins none where it is not paid, nor without being asked for', async () => {
    const choices = { repeats: [{ petId: food, everyWeeks: 4 }] };
    const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }], { choices });
    await shop.gql(createPaymentIntent, { input }, shopper.token);
    expect(await plans()).toEqual([]);
  });

  it('ends with its order, where that is cancelled', async () => {
    const { cartEntries } = await begin();
    await shop.gql(cancelCartEntry, { id: cartEntries[0]._id }, shopper.token);
    expect(await plan()).toMatchObject({ status: 'ENDED', price: null });
  });

  it('that is ordered once more goes on with what was chosen now', async () => {
    await begin();
    const first = await plan();
    const payment = await begin({ pieces: 1, everyWeeks: 6, card: '5555555555554444' });
    expect(payment.amount).toBe(23.99);
    const both = await plans();
    expect(both).toHaveLength(1);
    expect(both[0]).toMatchObject({ _id: first._id, everyWeeks: 6, accessoriesAmount: 1, status: 'ACTIVE' });
    await makeDue(shop, food);
    await awaitPayments(shop, food, 1);
    expect(await plan()).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
  });
});

describe('a delivery', () => {
  it('is announced three days before, once', async () => {
    await begin({ everyWeeks: 1 });
    await change({ nextDate: addDays(today(), 4) });
    await change({ nextDate: addDays(today(), 3) });
    const { subject, text } = await awaitMail(shop, 'REPEAT_AHEAD', shopper.email);
    expect(subject).toContain('3 × Salmon kibble for $61.97');
    expect(text).toMatch(/5% off repeat delivery +-\$3\.00/);
    expect(text).toContain('/repeatDelivery');
    await awaitQuiet(shop);
    const kinds = await kindsSentTo(shop, shopper.email);
    expect(kinds.filter((kind) => kind === 'REPEAT_AHEAD')).toHaveLength(1);
  });

  it('is charged on its day, once, and the next one follows in its rhythm', async () => {
    await begin();
    await makeDue(shop, food);
    const [payment, ...others] = await awaitPayments(shop, food, 1);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({
      status: 'succeeded',
      amount: 61.97,
      number: expect.stringMatching(/^FP-/),
    });
    expect(payment?.adjustments).toEqual([expect.objectContaining({ rule: 'repeatLater', amount: -300 })]);
    const entry = await shop.db.collection('cartentries').findOne({ paymentId: payment?._id });
    expect(entry).toMatchObject({ status: 'paid', paidCents: 5697, accessoriesAmount: 3 });
    expect(await plan()).toMatchObject({
      ...{ deliveries: 1, lastDate: today(), nextDate: addWeeks(daysAgo(1), 4), problem: null },
      card: { brand: 'visa', last4: '4242' },
    });
    const { subject, text } = await awaitMail(shop, 'REPEAT_CHARGED', shopper.email);
    expect(subject).toBe(`Your repeat delivery ${payment?.number} is paid`);
    expect(text).toContain('The next delivery of Salmon kibble is due on');
    await eventually(async () =>
      (await sentMails(shop)).some(
        ({ kind, orderNumber }) => kind === 'SHOP_ORDER_PAID' && orderNumber === payment?.number,
      ),
    );
  });

  it('of many that are due at once is charged several at a time, each once', async () => {
    const others = await Promise.all(
      Array.from({ length: 7 }, () => addItem(shop, admin.token, anItem({ petprice: 19.99, stock: 100 }))),
    );
    await begin();
    const plans = shop.db.collection('repeatplans');
    const own = await storedPlan(shop, food);
    const date = daysAgo(1);
    const due = { nextDate: date, chargeDate: date, announcedOn: daysAgo(4) };
    // Four for each item, so that some of them take from the same stock at once.
    const many = Array.from({ length: 32 }, (_, place) => ({
      ...{ ...own, ...due, _id: new Types.ObjectId(), entryId: new Types.ObjectId() },
      // Shoppers of their own, whose card is that of one account at Stripe.
      ...{
        uid: `${own?.uid}-${place}`,
        cardUid: own?.uid,
        petId: new Types.ObjectId([food, ...others][place % 8]),
      },
    }));
    await plans.insertMany(many);
    const theirs = { repeatPlanId: { $in: many.map(({ _id }) => _id) } };
    const payments = shop.db.collection('payments');
    let most = 0;
    await eventually(async () => {
      most = Math.max(most, await plans.countDocuments({ paymentId: { $exists: true } }));
      return (await payments.countDocuments({ ...theirs, status: 'succeeded' })) >= many.length;
    });
    expect(most).toBeGreaterThan(1);
    await eventually(async () => (await plans.countDocuments({ paymentId: { $exists: true } })) === 0);
    const made = await payments.find(theirs).toArray();
    expect(made.map(({ repeatPlanId }) => String(repeatPlanId)).sort()).toEqual(
      many.map(({ _id }) => String(_id)).sort(),
    );
    expect(await stockOf(shop, food)).toBe(100 - 3 - 4 * 3);
    await plans.deleteMany({ _id: theirs.repeatPlanId });
  });

  it('that the shop missed for three of them comes once', async () => {
    await begin({ everyWeeks: 1 });
    await makeDue(shop, food, 22);
    await awaitPayments(shop, food, 1);
    expect(await plan()).toMatchObject({ deliveries: 1, nextDate: addDays(daysAgo(22), 28) });
    expect(await paymentsOf(shop, food)).toHaveLength(1);
  });

  it('brings along what was added to it, at its own price, and only once', async () => {
    await begin();
    await change({ extras: [{ petId: large, accessoriesAmount: 2 }] });
    expect(await plan()).toMatchObject({
      extras: [{ pet: { _id: large }, accessoriesAmount: 2 }],
      price: { entriesTotal: 119.97, reductions: 3, total: 121.97 },
    });
    await makeDue(shop, food);
    const [payment] = await awaitPayments(shop, food, 1);
    expect(payment?.amount).toBe(121.97);
    expect(await plan()).toMatchObject({ extras: [], price: { total: 61.97 } });
  });

  it('is left out, and said, where its item is sold out', async () => {
    await begin();
    await setStock(shop, food, 2);
    await makeDue(shop, food);
    const { subject, text } = await awaitMail(shop, 'REPEAT_AHEAD', shopper.email);
    expect(subject).toContain('it is sold out');
    expect(text).toContain('Nothing was charged.');
    expect(await plan()).toMatchObject({
      deliveries: 0,
      nextDate: addWeeks(daysAgo(1), 4),
      status: 'ACTIVE',
    });
    expect(await paymentsOf(shop, food)).toEqual([]);
  });

  it('is of what the shopper chose instead, where its item is sold out', async () => {
    await begin();
    await change({ substituteId: large });
    await setStock(shop, food, 0);
    await makeDue(shop, food);
    const [payment] = await awaitPayments(shop, food, 1);
    expect(payment?.amount).toBe(90.5);
    const entry = await shop.db.collection('cartentries').findOne({ paymentId: payment?._id });
    expect(entry).toMatchObject({ petname: 'Salmon kibble, 5 kg', paidCents: 8550 });
  });

  it('whose price rose by more than 5 % waits until that is accepted', async () => {
    await begin();
    await setPrice(food, 20.98);
    expect(await plan()).toMatchObject({ wantsConsent: false });
    await setPrice(food, 21.5);
    expect(await plan()).toMatchObject({ wantsConsent: true });
    await change({ nextDate: addDays(today(), 2) });
    const { subject, text } = await awaitMail(shop, 'REPEAT_AHEAD', shopper.email);
    await makeDue(shop, food);
    expect(subject).toContain('waits for your consent');
    expect(text).toContain('One costs $21.50 now; last time it was $19.99.');
    expect(await paymentsOf(shop, food)).toEqual([]);
    expect((await by(sendRepeatDeliveryNow)).error?.extensions.code).toBe('CONFLICT');

    const wrong = await change({ agreedPrice: 21 });
    expect(wrong.error?.extensions.fields).toEqual({ agreedPrice: 'It costs $21.50 now' });
    await change({ agreedPrice: 21.5 });
    const [payment] = await awaitPayments(shop, food, 1);
    expect(payment?.amount).toBe(66.27);
  });

  it('of an item that is no longer sold pauses the plan', async () => {
    await begin();
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: food }, admin.token);
    await makeDue(shop, food);
    const paused = await eventually(async () => {
      const one = await plan();
      return one.status === 'PAUSED' && one;
    });
    expect(paused.problem).toBe('Salmon kibble is no longer sold.');
    await awaitMail(shop, 'REPEAT_DECLINED', shopper.email);
  });
});

describe('a declined card', () => {
  it('is tried again after one, three and seven days, and then the plan pauses', async () => {
    await begin({ card: declinedLater });
    for (const [tries, days] of [
      [1, 1],
      [2, 3],
      [3, 7],
    ] as const) {
      if (tries === 1) await makeDue(shop, food);
      else await changeStored(shop, food, { chargeDate: daysAgo(1) });
      await awaitPayments(shop, food, tries);
      expect(await plan()).toMatchObject({
        ...{ status: 'ACTIVE', deliveries: 0, nextDate: daysAgo(1), chargeDate: addDays(today(), days) },
        problem: expect.stringContaining('declined'),
      });
    }
    await changeStored(shop, food, { chargeDate: daysAgo(1) });
    const payments = await awaitPayments(shop, food, 4);
    expect(payments.map(({ status }) => status)).toEqual(Array(4).fill('cancelled'));
    expect(await plan()).toMatchObject({ status: 'PAUSED' });
    // Nothing is held for it.
    expect(await stockOf(shop, food)).toBe(97);
    await eventually(async () => {
      const kinds = await kindsSentTo(shop, shopper.email);
      return kinds.filter((kind) => kind === 'REPEAT_DECLINED').length === 4;
    });
    const subjects = (await sentMails(shop)).filter(
      ({ kind, to }) => kind === 'REPEAT_DECLINED' && to === shopper.email,
    );
    expect(subjects[0]?.subject).toContain('is paused');
  });

  it('that wants the shopper each time says so, and another card takes the plan on', async () => {
    await begin({ card: asksEachTime });
    await makeDue(shop, food);
    await awaitPayments(shop, food, 1);
    expect(await plan()).toMatchObject({
      ...{ status: 'ACTIVE', deliveries: 0, chargeDate: addDays(today(), 1) },
      problem: expect.stringMatching(/authenticat/i),
    });
    await begin();
    expect(await plan()).toMatchObject({ status: 'ACTIVE', problem: null, nextDate: addWeeks(today(), 4) });
    await makeDue(shop, food);
    await awaitPayments(shop, food, 2);
    expect(await plan()).toMatchObject({ deliveries: 1, card: { last4: '4242' } });
  });
});

/** A neighbour’s delivery that is due now was charged: whatever else was due has had its turn. */
async function aRoundHasPassed(): Promise<void> {
  const neighbour = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ petname: 'A neighbour’s kibble', stock: 50 }));
  await buyRepeated(shop, { petId, token: neighbour.token });
  await makeDue(shop, petId);
  await awaitPayments(shop, petId, 1);
}

describe('its shopper', () => {
  beforeEach(() => begin());

  it('skips a delivery', async () => {
    const { plan: skipped } = await by(skipRepeatDelivery);
    expect(skipped).toMatchObject({ nextDate: addWeeks(today(), 8), deliveries: 0 });
  });

  it('moves it to another day, from tomorrow on and within a year', async () => {
    const to = addDays(today(), 10);
    expect((await change({ nextDate: to })).plan).toMatchObject({ nextDate: to, chargeDate: to });
    for (const [day, problem] of [
      [today(), 'From tomorrow on'],
      [addDays(today(), 366), 'Within a year from today'],
    ]) {
      expect((await change({ nextDate: day })).error?.extensions.fields).toEqual({ nextDate: problem });
    }
  });

  it('changes how much and how often, and so the next day', async () => {
    const { plan: changed } = await change({ accessoriesAmount: 1, everyWeeks: 2 });
    expect(changed).toMatchObject({
      ...{ accessoriesAmount: 1, everyWeeks: 2, nextDate: dateByRhythm(today(), 2, today()) },
      price: { total: 23.99 },
    });
  });

  it('pauses it, so that nothing is charged, and resumes it', async () => {
    expect((await change({ isPaused: true })).plan).toMatchObject({ status: 'PAUSED' });
    await makeDue(shop, food);
    await aRoundHasPassed();
    expect(await paymentsOf(shop, food)).toEqual([]);
    const { plan: resumed } = await change({ isPaused: false });
    expect(resumed).toMatchObject({ status: 'ACTIVE', nextDate: addDays(today(), 1) });
  });

  it('sends it now: it is charged at once, and the next ones count from today', async () => {
    const { plan: sent } = await by(sendRepeatDeliveryNow);
    expect(sent).toMatchObject({ deliveries: 1, nextDate: addWeeks(today(), 4), problem: null });
    expect(await paymentsOf(shop, food)).toMatchObject([{ status: 'succeeded', amount: 61.97 }]);
  });

  it('sends it once where that is asked for again on the same day, as after an answer that was lost', async () => {
    await by(sendRepeatDeliveryNow);
    const { plan: again } = await by(sendRepeatDeliveryNow);
    expect(again).toMatchObject({ deliveries: 1, nextDate: addWeeks(today(), 4), problem: null });
    expect(await paymentsOf(shop, food)).toHaveLength(1);
  });

  it('sends it now for the sum that was seen, and for no other', async () => {
    const { _id: id, fingerprintNow, nextDate } = await plan();
    const send = (fingerprint: string) => shop.gql(sendRepeatDeliveryNow, { id, fingerprint }, shopper.token);
    await setPrice(food, 19.5);
    expect((await send(fingerprintNow)).code).toBe('CONFLICT');
    expect(await paymentsOf(shop, food)).toEqual([]);
    const now = await plan();
    expect(now).toMatchObject({ nextDate, isBeingCharged: false, deliveries: 0 });
    expect((await send(now.fingerprintNow)).data.sendRepeatDeliveryNow).toMatchObject({ deliveries: 1 });
    expect(await paymentsOf(shop, food)).toMatchObject([{ status: 'succeeded', amount: now.priceNow.total }]);
  });

  it('swaps the item for another size, and nothing else', async () => {
    const toy = await addItem(shop, admin.token, anItem({ petname: 'Rope', category: 'ACCESSORIES' }));
    const wrong = await change({ petId: toy });
    expect(wrong.error?.extensions.fields).toEqual({ petId: 'Rope is of another kind' });
    const { plan: swapped } = await change({ petId: large });
    expect(swapped).toMatchObject({ petname: 'Salmon kibble, 5 kg', price: { total: 90.5 } });
  });

  it('hears how long the food lasts, and of a better day', async () => {
    // 3 pieces of 2 kg, 100 g a day: 60 days from when they come. The rest is in food-at-home.test.ts.
    const { plan: fed } = await change({ gramsADay: 100, gramsAPiece: 2000 });
    const { runsOutOn, orderBy } = fed.forecast as Record<string, string>;
    const comes = arrivalOfCharged(DeliveryMethod.STANDARD, today(), {
      ...defaultTerms,
      timeZone: SHOP_TIME_ZONE,
    });
    expect(runsOutOn).toBe(addDays(comes, 60));
    expect(fed.forecast).toMatchObject({ betterDate: orderBy, gramsComing: 6000, eaters: [] });
  });

  it('ends it, at once and once; then it can not be changed', async () => {
    expect((await by(endRepeatPlan)).plan).toMatchObject({ status: 'ENDED' });
    expect((await by(endRepeatPlan)).plan).toMatchObject({ status: 'ENDED' });
    expect((await by(skipRepeatDelivery)).error?.extensions.code).toBe('INVALID_TRANSITION');
    await makeDue(shop, food);
    await aRoundHasPassed();
    expect(await paymentsOf(shop, food)).toEqual([]);
  });

  it('ends it, and its card is forgotten', async () => {
    await by(sendRepeatDeliveryNow);
    const card = (await storedPlan(shop, food))?.card.paymentMethodId;
    expect((await shop.stripe.paymentMethods.retrieve(card)).customer).toMatch(/^cus_/);
    await by(endRepeatPlan);
    expect((await shop.stripe.paymentMethods.retrieve(card)).customer).toBeNull();
  });

  it('is told of every bad field', async () => {
    const { error } = await change({
      accessoriesAmount: 0,
      everyWeeks: 13,
      gramsADay: 0,
      phone: '555-CALL-NOW',
    });
    expect(Object.keys(error?.extensions.fields ?? {}).toSorted()).toEqual([
      'accessoriesAmount',
      'everyWeeks',
      'gramsADay',
      'phone',
    ]);
  });

  it('is the only one who finds it', async () => {
    const stranger = await shop.signUp();
    for (const mutation of [skipRepeatDelivery, sendRepeatDeliveryNow, endRepeatPlan]) {
      expect((await by(mutation, undefined, stranger)).error?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await by(updateRepeatPlan, { isPaused: true }, stranger)).error?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect(await plan()).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('the owner', () => {
  const overview =
    '{ repeatOverview { active paused begun ended churn demand { petId pieces missing pet { stock } } } }';

  it('sees what the coming two weeks take of the stock', async () => {
    await begin({ everyWeeks: 1 });
    const { data } = await shop.gql(overview, {}, admin.token);
    const demand = data.repeatOverview.demand.find(({ petId }: { petId: string }) => petId === food);
    expect(demand).toEqual({ petId: food, pieces: 6, missing: 0, pet: { stock: 97 } });
    await setStock(shop, food, 4);
    const { data: later } = await shop.gql(overview, {}, admin.token);
    const short = later.repeatOverview.demand.filter(({ missing }: { missing: number }) => missing > 0);
    expect(short).toContainEqual({ petId: food, pieces: 6, missing: 2, pet: { stock: 4 } });
    expect(later.repeatOverview.demand.slice(0, short.length)).toEqual(short);
    expect(later.repeatOverview.begun).toBeGreaterThan(0);
  });

  it('lists all plans; nobody else does', async () => {
    await begin();
    const list =
      '{ repeatPlans(status: ACTIVE, first: 1) { totalCount edges { node { petname username } } } }';
    const { data } = await shop.gql(list, {}, admin.token);
    expect(data.repeatPlans.edges[0].node).toEqual({ petname: 'Salmon kibble', username: 'Sam Shopper' });
    for (const query of [list, overview]) {
      const { errors } = await shop.gql(query, {}, shopper.token);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

test('its record names the price that was agreed to, in cents', async () => {
  await begin();
  expect(await storedPlan(shop, food)).toMatchObject({ agreedCents: 1999, lastCents: 1999, cycle: 0 });
});
