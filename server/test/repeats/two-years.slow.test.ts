import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { toCents } from '../../../domain/money/money.ts';
import { chargeTime } from '../../../domain/repeats/charge-time.ts';
import {
  addDays,
  CHARGE_HOUR,
  type PlanDate,
  planDate,
  shopDay,
} from '../../../domain/repeats/plan-dates.ts';
import { aSandbox, type SandboxFixture } from '../../../packages/stripe-sandbox/server/sandbox.test-kit.ts';
import { type Container, createContainer } from '../../src/app/container.ts';
import { readSettings } from '../../src/config/settings.ts';
import { Database } from '../../src/database/database.ts';
import { databaseClock } from '../../src/database/database-clock.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { type User, UserModel } from '../../src/users/user.entity.ts';
import { aCheckoutOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { payByCard } from '../harness/card.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * Two years of two plans, and of a change of food over a leap day and a clock change, by a moved clock: the shop's own services, round by round, on a real database and a Stripe
 * sandbox that lives by the same clock, so that it forgets idempotency keys after a day.
 */

const zone = 'America/New_York';
const begins = planDate('2027-01-17');
const ends = planDate('2029-01-16');
/** Rounds of a day, in milliseconds after the hour from which deliveries are charged. */
const ROUNDS_MS = [-60_000, 0, 6 * 3_600_000];

/**
 * The shop is closed, from the first day to the last; then the day on which what was missed comes. What nobody could be
 * mailed before is mailed first, and comes a day later.
 */
const closed = [
  ['2027-07-31', '2027-08-02', '2027-08-03'],
  ['2028-05-15', '2028-08-10', '2028-08-12'],
  ['2028-09-04', '2028-09-06', '2028-09-07'],
] as const;
/** After the charge of this day the process ends before it has noted it; the shop is closed for the three days that follow. */
const cutOff = planDate('2028-09-03');

/** Every four weeks on a Sunday: two fall on clock changes, one is skipped, one moved to the 31st, and one was missed. */
const monthly = `
  2027-02-14 2027-03-14 2027-04-11 2027-05-09 2027-07-04 2027-08-03 2027-08-29 2027-09-26 2027-10-31 2027-11-28 2027-12-26
  2028-01-23 2028-02-20 2028-03-19 2028-04-16 2028-05-14 2028-08-12 2028-09-03 2028-10-01 2028-10-29 2028-11-26 2028-12-24
`;

/** First day of a dog's change of food, and the leap day on which its stomach is upset. */
const changeStart = planDate('2028-02-27');
const upsetOn = planDate('2028-02-29');

let shop: Shop;
let sandbox: SandboxFixture;
let container: Container;
let user: User;
let now = chargeTime(begins, zone);
/** Kibble for $19.99, of which three pieces come every four weeks, and snacks for $12.50, one every week. */
let food: string;
let snacks: string;
/** A dog that changes its food. */
let dog: string;
/** Steps of the change in its people's calendar, by the day on which that was read. */
const calendars = new Map<PlanDate, string[]>();

beforeAll(async () => {
  shop = await startShop({ hasWebhooks: false });
  const admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ petprice: 19.99, stock: 1000, kcalPer100g: 360 }));
  snacks = await addItem(shop, admin.token, anItem({ petname: 'Snacks', stock: 1000 }));
  const { uid, token } = await shop.signUp();
  dog = await addDog(token);

  sandbox = await aSandbox({ now: () => now });
  const log = createLogger('silent');
  const env = { NODE_ENV: 'test', DATA_DIR: 'none', STRIPE_PORT: new URL(sandbox.url).port };
  const db = await Database.connect(shop.uri, log);
  container = createContainer(readSettings({ ...env, MONGODB_URI: shop.uri }), db, log);
  jest.spyOn(databaseClock, 'now').mockImplementation(() => now);
  user = (await UserModel.findOne({ uid }).lean<User>()) as User;
  await begin();
  await liveThroughIt();
});
afterAll(async () => {
  jest.restoreAllMocks();
  databaseClock.stop();
  await mongoose.disconnect();
  await sandbox.stop();
  await shop.stop();
});

/** The order with which both plans begin. */
async function begin(): Promise<void> {
  const lines = [
    { petId: food, accessoriesAmount: 3 },
    { petId: snacks, accessoriesAmount: 1 },
  ];
  const repeats = [
    { petId: food, everyWeeks: 4 },
    { petId: snacks, everyWeeks: 1 },
  ];
  const input = aCheckoutOf(lines, { choices: { repeats }, idempotencyKey: randomUUID() });
  const { clientSecret, payment } = await container.checkout.start(user, input);
  await payByCard(Number(new URL(sandbox.url).port), clientSecret);
  await container.payments.confirm(payment._id, user);
}

/** @returns the id of a dog of 20 kg */
async function addDog(token: string): Promise<string> {
  const add = `mutation { addAnimal(input: { name: "Rex", type: DOG, bornOn: "2020-02-29", neutered: YES }) { id } }`;
  const { id } = (await shop.gql(add, {}, token)).data.addAnimal;
  await shop.gql('mutation ($id: ID!) { addWeight(id: $id, kg: 20) { id } }', { id }, token);
  return id;
}

/** What happens on a day of the change of food: begun weeks before, upset on the leap day. */
async function changeFood(day: PlanDate): Promise<void> {
  if (day === addDays(changeStart, -30)) {
    const old = { currentName: 'Supper', currentKcalPer100g: 400 };
    await container.foodChanges.start(user, dog, { petId: food, ...old, startOn: changeStart });
  }
  if (day === upsetOn) await container.foodChanges.hold(user, dog);
  if (day < addDays(changeStart, -1) || day > addDays(changeStart, 20)) return;
  const code = new URL(await container.calendars.urlOf(user)).pathname.replace(/^.*\/|\.ics$/g, '');
  user = (await UserModel.findOne({ uid: user.uid }).lean<User>()) as User;
  const file = (await container.calendars.file(code, 'shop.example')) ?? '';
  const events = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const steps = events.filter((event) => event.includes(' g of '));
  calendars.set(day, steps.map(stepText).toSorted());
}

/** "1 20280227-20280301": its number, its first day and the one after its last. */
function stepText(event: string): string {
  const [, step] = /^UID:[0-9a-f]{24}-(\d)@shop\.example\r$/m.exec(event) ?? [];
  const [from, until] = [...event.matchAll(/^DT(?:START|END);VALUE=DATE:(\d{8})\r$/gm)].map(([, day]) => day);
  return `${step} ${from}-${until}`;
}

async function liveThroughIt(): Promise<void> {
  const stopped = new AbortController().signal;
  for (let day: PlanDate = begins; day <= ends; day = addDays(day, 1)) {
    if (closed.some(([from, to]) => day >= from && day <= to)) continue;
    const morning = chargeTime(day, zone).getTime();
    now = new Date(morning);
    if (day === '2027-06-01') await container.repeatPlans.skip(await planOf(food), user);
    if (day === '2027-10-20')
      await container.repeatPlans.update(await planOf(food), { nextDate: '2027-10-31' }, user);
    if (day === cutOff) endAfterNextCharge();
    await changeFood(day);
    for (const round of ROUNDS_MS) {
      now = new Date(morning + round);
      await container.repeats.run(stopped);
      await container.treatmentReminders.remindAll(stopped);
    }
  }
}

/** The process ends when Stripe has charged: nothing of it is noted. */
function endAfterNextCharge(): void {
  const { stripe } = container;
  const chargeIntent = stripe.chargeIntent.bind(stripe);
  jest.spyOn(stripe, 'chargeIntent').mockImplementationOnce(async (...which) => {
    await chargeIntent(...which);
    throw new Error('The process ends here');
  });
}

async function planOf(petId: string): Promise<string> {
  const plan = await shop.db.collection('repeatplans').findOne({ petId: new mongoose.Types.ObjectId(petId) });
  return String(plan?._id);
}

async function paymentsOf(petId: string) {
  const repeatPlanId = new mongoose.Types.ObjectId(await planOf(petId));
  return shop.db.collection('payments').find({ repeatPlanId }).sort({ _id: 1 }).toArray();
}

/** Sundays of the snacks: those that were missed came once, on the day on which the shop was open again. */
function weekly(): string[] {
  const days: string[] = [];
  for (let day = addDays(begins, 7); day <= ends; day = addDays(day, 7)) {
    const missed = closed.find(([from, to]) => day >= from && day <= to);
    const due = missed?.[2] ?? day;
    if (!days.includes(due)) days.push(due);
  }
  return days;
}

test('the first order has 35 % off both lines', async () => {
  const first = await shop.db.collection('payments').findOne({ repeatPlanId: { $exists: false } });
  // 59.97 - 20.99 and 12.50 - 4.38, and the delivery.
  expect(first).toMatchObject({ status: 'succeeded', amount: 52.1 });
  expect(first?.adjustments.map(({ rule }: { rule: string }) => rule)).toEqual([
    'repeatFirst',
    'repeatFirst',
  ]);
});

describe.each([
  ['of every four weeks', () => food, () => monthly.trim().split(/\s+/), 61.97],
  ['of every week', () => snacks, weekly, 16.87],
] as const)('a plan %s', (_name, item, expectedDays, amount) => {
  it('is charged once for each delivery, in the morning of its day, with 5 % off', async () => {
    const payments = await paymentsOf(item());
    const moments = payments.map(({ paymentdate }) => shopDay(paymentdate, zone));
    expect(moments.map(({ date }) => date)).toEqual(expectedDays());
    // What was missed, and mailed before, comes as soon as the shop is open again.
    const atOnce = moments.filter(({ hour }) => hour !== CHARGE_HOUR).map(({ date }) => date);
    expect(atOnce).toEqual(['2027-08-03']);
    for (const { status, adjustments, amount: charged } of payments) {
      expect({ status, charged }).toEqual({ status: 'succeeded', charged: amount });
      expect(adjustments).toMatchObject([{ rule: 'repeatLater', isApplied: true }]);
    }
  });

  it('is mailed once before each delivery, and once after it', async () => {
    const repeatPlanId = new mongoose.Types.ObjectId(await planOf(item()));
    const mails = await shop.db.collection('mails').find({ repeatPlanId }).toArray();
    const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    const deliveries = expectedDays().length;
    expect([count('REPEAT_AHEAD'), count('REPEAT_CHARGED'), count('REPEAT_DECLINED')]).toEqual([
      deliveries,
      deliveries,
      0,
    ]);
  });

  it('goes on as it should', async () => {
    const plan = await shop.db
      .collection('repeatplans')
      .findOne({ petId: new mongoose.Types.ObjectId(item()) });
    expect(plan).toMatchObject({
      status: 'active',
      nextDate: '2029-01-21',
      deliveries: expectedDays().length,
    });
    expect(plan?.paymentId).toBeUndefined();
  });
});

describe('a change of food over a leap day', () => {
  it('is mailed once, in the first round of its first day', async () => {
    const mails = await shop.db.collection('mails').find({ kind: 'FOOD_CHANGE' }).toArray();
    expect(mails).toHaveLength(1);
    expect(shopDay(mails[0]?.createdAt, zone).date).toBe(changeStart);
  });

  it('has its steps in the calendar on their days, which the hold moves by two from that day on', () => {
    const planned = [
      '1 20280227-20280301',
      '2 20280301-20280304',
      '3 20280304-20280307',
      '4 20280307-20280309',
    ];
    const held = ['1 20280227-20280303', '2 20280303-20280306', '3 20280306-20280309', '4 20280309-20280311'];
    expect([...calendars.keys()]).toHaveLength(22);
    for (const [day, steps] of calendars) expect([day, steps]).toEqual([day, day < upsetOn ? planned : held]);
  });

  it('is over in time, and nothing of it is left to tell', async () => {
    const animal = await shop.db.collection('animals').findOne({ _id: new mongoose.Types.ObjectId(dog) });
    expect(animal?.foodChange).toMatchObject({ heldOn: [upsetOn], isTold: true });
    const [kept] = await container.animals.of(user, dog);
    expect(kept && container.foodChanges.told(kept)).toMatchObject({ today: null, canHold: false });
  });
});

test('Stripe has one charge for each order, and nothing that waits', async () => {
  const intents = await sandbox.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const payments = await shop.db.collection('payments').find().toArray();
  expect(intents.map(({ metadata, status }) => [metadata.paymentId, status]).toSorted()).toEqual(
    payments.map(({ _id }) => [_id.toString(), 'succeeded']).toSorted(),
  );
  const charged = intents.reduce((sum, { amount_received }) => sum + amount_received, 0);
  expect(charged).toBe(payments.reduce((sum, { amount }) => sum + toCents(amount), 0));
});
