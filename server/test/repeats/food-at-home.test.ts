import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { arrivalOfCharged } from '../../../domain/feeding/arrivals.ts';
import { orderInTime } from '../../../domain/feeding/order-in-time.ts';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { defaultTerms } from '../../../domain/pricing/shop-terms.ts';
import { addDays, addWeeks, daysBetween, type PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  buyRepeated,
  changeStored,
  myPlans,
  setStock,
  skipRepeatDelivery,
  storedPlan,
  today as todayIn,
  updateRepeatPlan,
} from '../fixtures/repeats/repeat-plans.ts';
import { buy, cancelCartEntry } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, kindsSentTo } from '../fixtures/shop/mails.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* How long the food of a plan lasts, by all that was bought. */

/** Before the hour up to which orders are packed the same day. */
const SHOP_TIME_ZONE = zoneWhereItIs(12);
const terms = { ...defaultTerms, timeZone: SHOP_TIME_ZONE };
const today = () => todayIn(SHOP_TIME_ZONE);
/** When what is charged on a day comes by carrier. */
const arrivalOf = (day: PlanDate) => arrivalOfCharged(DeliveryMethod.STANDARD, day, terms);

let shop: Shop;
let admin: Account;
let shopper: Account;
/** Kibble in bags of 2 kg, and the same in bags of 5 kg. */
let small: string;
let large: string;

beforeAll(async () => {
  shop = await startShop({ env: { REPEAT_SECONDS: '1', MAIL_SECONDS: '1', SHOP_TIME_ZONE } });
  admin = await shop.signUp({ role: 'admin' });
  const kibble = { petprice: 20, stock: 1000, family: 'kibble', kcalPer100g: 360 };
  small = await addItem(shop, admin.token, anItem({ ...kibble, variant: '2 kg', netWeightGrams: 2000 }));
  large = await addItem(
    shop,
    admin.token,
    anItem({ ...kibble, petname: 'Kibble', variant: '5 kg', netWeightGrams: 5000 }),
  );
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

/** Three bags of 2 kg, the first of a delivery every four weeks. */
const begin = () => buyRepeated(shop, { petId: small, token: shopper.token });

const buyMore = (petId: string, accessoriesAmount = 1) =>
  buy(shop, shopper.token, [{ petId, accessoriesAmount }]);

async function plan() {
  const { data, errors } = await shop.gql(myPlans, {}, shopper.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.me.repeatPlans[0];
}

const forecast = async () => (await plan()).forecast;

async function change(input: object) {
  const { _id: id } = await plan();
  const { data, errors } = await shop.gql(updateRepeatPlan, { id, input }, shopper.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.updateRepeatPlan;
}

/** Changes what was bought of an item as it is stored, as time or the staff would. */
async function changeBought(petId: string, changes: object): Promise<void> {
  const bought = { uid: shopper.uid, petId: new Types.ObjectId(petId) };
  await shop.db.collection('cartentries').updateMany(bought, { $set: changes });
}

const arrived = (daysAgo: number) => ({
  status: 'delivered',
  deliveredAt: new Date(Date.now() - daysAgo * DAY_MS),
});

it('goes by the weight of the item and the day on which it comes', async () => {
  await begin();
  expect((await change({ gramsADay: 100, gramsAPiece: 9 })).forecast).toEqual({
    ...{ gramsADay: 100, eaters: [], gramsLeft: 0, gramsComing: 6000, gapFrom: null },
    runsOutOn: addDays(arrivalOf(today()), 60),
    arrivesOn: arrivalOf(addWeeks(today(), 4)),
    orderBy: orderInTime(addDays(arrivalOf(today()), 60), arrivalOf),
    daysLeft: daysBetween(arrivalOf(addWeeks(today(), 4)), addDays(arrivalOf(today()), 60)),
    betterDate: orderInTime(addDays(arrivalOf(today()), 60), arrivalOf),
  });
  await changeBought(small, arrived(10));
  expect(await forecast()).toMatchObject({
    ...{ gramsLeft: 5000, gramsComing: 0, runsOutOn: addDays(today(), 50) },
  });
});

it('moves its end by a second bag, and by another size of its family', async () => {
  await begin();
  const before = (await change({ gramsADay: 100 })).forecast.runsOutOn;
  await buyMore(small);
  expect((await forecast()).runsOutOn).toBe(addDays(before, 20));
  await buyMore(large, 2);
  expect(await forecast()).toMatchObject({ runsOutOn: addDays(before, 120), gramsComing: 18_000 });
});

it('goes without what is cancelled or came back, and without other food', async () => {
  await begin();
  const other = await addItem(shop, admin.token, anItem({ netWeightGrams: 9000, stock: 5 }));
  const before = (await change({ gramsADay: 100 })).forecast;
  await buyMore(other);
  const { payment } = await buyMore(large);
  expect((await forecast()).runsOutOn).toBe(addDays(before.runsOutOn, 50));
  await changeBought(large, { status: 'returned' });
  expect(await forecast()).toEqual(before);
  await changeBought(large, { status: 'paid' });
  await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, shopper.token);
  expect(await forecast()).toEqual(before);
});

it('warns of days without food until what is on its way comes', async () => {
  await begin();
  await changeBought(small, arrived(59));
  await change({ gramsADay: 100 });
  await buyMore(large);
  expect(await forecast()).toMatchObject({ gapFrom: addDays(today(), 1), gramsLeft: 100, gramsComing: 5000 });
});

it('goes on from what was counted today', async () => {
  await begin();
  await changeBought(small, arrived(10));
  await change({ gramsADay: 100 });
  const { forecast: counted } = await change({ gramsAtHome: 500 });
  expect(counted).toMatchObject({ gramsLeft: 500, runsOutOn: addDays(today(), 5) });
  await buyMore(large);
  expect(await forecast()).toMatchObject({ gramsLeft: 500, gramsComing: 5000 });
});

it('is by what own animals need, as long as nobody says how much is eaten, and for nobody else', async () => {
  await begin();
  expect(await forecast()).toBeNull();
  const dog = { name: 'Rex', type: 'DOG', bornOn: '2020-05-01', neutered: 'YES' };
  const { data } = await shop.gql(
    'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id } }',
    { input: dog },
    shopper.token,
  );
  await shop.gql(
    'mutation ($id: ID!) { addWeight(id: $id, kg: 20) { id } }',
    { id: data.addAnimal.id },
    shopper.token,
  );
  expect(await forecast()).toMatchObject({ gramsADay: 294, eaters: ['Rex'] });
  const all = '{ repeatPlans(first: 50) { edges { node { _id forecast { eaters } } } } }';
  const { _id } = await plan();
  const { data: seen } = await shop.gql(all, {}, admin.token);
  const nodes = seen.repeatPlans.edges.map(({ node }: { node: { _id: string } }) => node);
  expect(nodes).toContainEqual({ _id, forecast: null });
  expect((await change({ gramsADay: 300 })).forecast).toMatchObject({ gramsADay: 300, eaters: [] });
  expect((await change({ gramsADay: null })).forecast).toMatchObject({ gramsADay: 294, eaters: ['Rex'] });
});

describe('a plan that follows its food', () => {
  /** 6 kg came ten days ago, of which 100 g are eaten a day. */
  const orderBy = () => orderInTime(addDays(today(), 50), arrivalOf);

  beforeEach(async () => {
    await begin();
    await changeBought(small, arrived(10));
  });

  const nextDate = async () => (await plan()).nextDate;
  const stored = () => shop.db.collection('repeatplans').findOne({ uid: shopper.uid });
  const wasLookedAt = () => eventually(async () => (await stored())?.followedOn === today());

  it('is moved to when the food asks for it, and stays there', async () => {
    const follows = await change({ gramsADay: 100, followsForecast: true });
    expect(follows.followsForecast).toBe(true);
    await wasLookedAt();
    expect(await nextDate()).toBe(orderBy());
    await change({ accessoriesAmount: 2 });
    await wasLookedAt();
    expect(await nextDate()).toBe(orderBy());
  });

  it('is moved before its notice is mailed, although it was looked at that day', async () => {
    await change({ gramsADay: 100, followsForecast: true });
    await wasLookedAt();
    // It was looked at today, and its notice is due.
    const soon = addDays(today(), 3);
    const due = { nextDate: soon, chargeDate: soon };
    await shop.db.collection('repeatplans').updateOne({ uid: shopper.uid }, { $set: due });
    await eventually(async () => (await nextDate()) > soon);
    await aRoundHasPassed();
    expect((await stored())?.announcedOn).toBeUndefined();
    expect(await kindsSentTo(shop, shopper.email)).not.toContain('REPEAT_AHEAD');
  });

  it('comes a week after the last delivery at the earliest', async () => {
    await change({ gramsADay: 6000, followsForecast: true });
    await wasLookedAt();
    expect(await nextDate()).toBe(addWeeks(today(), 1));
  });

  it('stays once its price is mailed', async () => {
    const soon = addDays(today(), 2);
    await change({ nextDate: soon });
    await awaitMail(shop, 'REPEAT_AHEAD', shopper.email);
    await change({ gramsADay: 100, followsForecast: true });
    await aRoundHasPassed();
    expect(await nextDate()).toBe(soon);
  });

  it('stays while its item is sold out, so that nothing is left out day after day', async () => {
    await setStock(shop, small, 0);
    await change({ gramsADay: 100, followsForecast: true });
    await wasLookedAt();
    await setStock(shop, small, 1000);
    expect(await nextDate()).toBe(addWeeks(today(), 4));
  });

  it('goes by hand again once it is moved, or skipped', async () => {
    await change({ gramsADay: 100, followsForecast: true });
    const day = addDays(today(), 20);
    expect(await change({ nextDate: day })).toMatchObject({ followsForecast: false, nextDate: day });
    expect(await change({ followsForecast: true })).toMatchObject({ followsForecast: true });
    const { _id: id } = await plan();
    const { data } = await shop.gql(skipRepeatDelivery, { id }, shopper.token);
    expect(data.skipRepeatDelivery).toMatchObject({ followsForecast: false });
  });

  /** Rounds look at plans by their days: a neighbour's, of the same day, comes with this one or after it. */
  async function aRoundHasPassed(): Promise<void> {
    const neighbour = await shop.signUp();
    const petId = await addItem(shop, admin.token, anItem({ netWeightGrams: 500, stock: 50 }));
    await buyRepeated(shop, { petId, token: neighbour.token });
    await changeStored(shop, petId, { followsForecast: true, gramsADay: 100 });
    await eventually(async () => (await storedPlan(shop, petId))?.followedOn === today());
  }
});
