import { HOUR_MS } from '../../../domain/durations.ts';
import {
  acceptPetOrder,
  cancelPetOrder,
  collectPetOrder,
  orderAnimal,
} from '../fixtures/shop/animal-orders.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { buy, cancelCartEntry, checkOut } from '../fixtures/shop/checkout.ts';
import { overviewQuery, placeAcceptedOrder, placePaidOrder } from '../fixtures/shop/dashboard.ts';
import { addItem, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/*
 * Each test has a stretch of the past to itself, so that none sees the orders of another. What is
 * about now is compared with what was before.
 */
let shop: OwnShop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

function aProduct(changes: Partial<ItemInput> = {}): Promise<string> {
  return addItem(shop, admin.token, anItem({ stock: 500, ...changes }));
}

async function overviewOf(from: string, to: string, timeZone: string | null = 'UTC') {
  const { data, errors } = await shop.gql(overviewQuery, { from, to, timeZone }, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.overview;
}

function now() {
  const hour = 3_600_000;
  return overviewOf(new Date(Date.now() - hour).toISOString(), new Date(Date.now() + hour).toISOString());
}

interface Point {
  start: string;
  total: number;
}

/** Points of a series in which anything came in, as [start, dollars]. */
function tops(series: readonly Point[]) {
  return series.filter(({ total }) => total > 0).map(({ start, total }) => [start, total]);
}

describe('the revenue of a period', () => {
  it('is what was paid for goods, delivery included, and the price of the animals that were given away', async () => {
    const [food, bed] = [await aProduct(), await aProduct({ petprice: 60 })];
    await placePaidOrder(shop, shopper, '2020-01-10T10:00:00Z', [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ]);
    await placeAcceptedOrder(shop, admin, shopper, '2020-01-12T10:00:00Z', 649.99);
    const { period, series, seriesUnit } = await overviewOf('2020-01-10T00:00:00Z', '2020-01-13T00:00:00Z');
    expect(period).toEqual({ items: 110, animals: 649.99, total: 759.99, orders: 2 });
    expect(seriesUnit).toBe('DAY');
    const nothing = { items: 0, animals: 0, total: 0, orders: 0 };
    expect(series).toEqual([
      { ...nothing, start: '2020-01-10T00:00:00.000Z', items: 110, total: 110, orders: 1 },
      { ...nothing, start: '2020-01-11T00:00:00.000Z' },
      { ...nothing, start: '2020-01-12T00:00:00.000Z', animals: 649.99, total: 649.99, orders: 1 },
    ]);
  });

  it('adds up in cents: binary numbers can not hold dollars', async () => {
    const petId = await aProduct({ petprice: 0.1 });
    for (const day of ['03', '04', '05'])
      await placePaidOrder(shop, shopper, `2020-02-${day}T10:00:00Z`, [{ petId, accessoriesAmount: 1 }]);
    const { period, bestSellers } = await overviewOf('2020-02-01T00:00:00Z', '2020-03-01T00:00:00Z');
    expect([period.total, bestSellers[0].revenue]).toEqual([15.3, 0.3]);
  });

  it('is put to the days of the time zone that is asked for', async () => {
    const petId = await aProduct();
    await placePaidOrder(shop, shopper, '2020-03-03T03:30:00Z', [{ petId, accessoriesAmount: 2 }]);
    const inNewYork = await overviewOf('2020-03-01T05:00:00Z', '2020-03-05T05:00:00Z', 'America/New_York');
    expect(tops(inNewYork.series)).toEqual([['2020-03-02T05:00:00.000Z', 30]]);
    const inTokyo = await overviewOf('2020-02-29T15:00:00Z', '2020-03-04T15:00:00Z', 'Asia/Tokyo');
    expect(tops(inTokyo.series)).toEqual([['2020-03-02T15:00:00.000Z', 30]]);
    const inKolkata = await overviewOf('2020-03-01T18:30:00Z', '2020-03-04T18:30:00Z', 'Asia/Kolkata');
    expect(tops(inKolkata.series)).toEqual([['2020-03-02T18:30:00.000Z', 30]]);
  });

  it('keeps its days when the clocks change: one of them has 23 hours', async () => {
    const petId = await aProduct();
    await placePaidOrder(shop, shopper, '2021-03-15T03:59:59Z', [{ petId, accessoriesAmount: 1 }]);
    const { series } = await overviewOf('2021-03-13T05:00:00Z', '2021-03-16T04:00:00Z', 'America/New_York');
    expect(series.map(({ start, total }: Point) => [start, total])).toEqual([
      ['2021-03-13T05:00:00.000Z', 0],
      ['2021-03-14T05:00:00.000Z', 17.5],
      ['2021-03-15T04:00:00.000Z', 0],
    ]);
  });

  it('leaves out a day that never was: Samoa went from the 29th to the 31st', async () => {
    const { series } = await overviewOf('2011-12-29T10:00:00Z', '2011-12-31T10:00:00Z', 'Pacific/Apia');
    expect(series.map(({ start }: Point) => start)).toEqual([
      '2011-12-29T10:00:00.000Z',
      '2011-12-30T10:00:00.000Z',
    ]);
  });

  it('takes a time zone that is too new for the database', async () => {
    const { series } = await overviewOf('2026-06-01T03:00:00Z', '2026-06-02T03:00:00Z', 'America/Coyhaique');
    expect(series.map(({ start }: Point) => start)).toEqual(['2026-06-01T03:00:00.000Z']);
  });

  it.each([
    ['Etc/Unknown', '2026-06-01T00:00:00.000Z'],
    ['+02:00', '2026-05-31T22:00:00.000Z'],
  ])(
    'takes %s, by which browsers without a time zone, or with one that is newer than the shop, ask',
    async (timeZone, start) => {
      const { series } = await overviewOf('2026-06-01T03:00:00Z', '2026-06-01T04:00:00Z', timeZone);
      expect(series.map((point: Point) => point.start)).toEqual([start]);
    },
  );

  it('begins with from and ends before to, though the first day began earlier', async () => {
    const petId = await aProduct();
    for (const time of ['09:59:59.999', '10:00:00.000', '11:59:59.999', '12:00:00.000'])
      await placePaidOrder(shop, shopper, `2020-04-02T${time}Z`, [{ petId, accessoriesAmount: 1 }]);
    const { period, series } = await overviewOf('2020-04-02T10:00:00Z', '2020-04-02T12:00:00Z');
    expect(period.orders).toBe(2);
    expect(tops(series)).toEqual([['2020-04-02T00:00:00.000Z', 35]]);
  });

  it('is lowered on the day of the payment by what goes back, to nothing with the last order', async () => {
    const [food, bed] = [await aProduct(), await aProduct({ petprice: 60 })];
    const [foodEntry, bedEntry] = await placePaidOrder(shop, shopper, '2020-05-05T10:00:00Z', [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ]);
    const may = () => overviewOf('2020-05-01T00:00:00Z', '2020-05-31T00:00:00Z');
    await shop.gql(cancelCartEntry, { id: bedEntry }, shopper.token);
    const after = await may();
    expect(after.period).toEqual({ items: 50, animals: 0, total: 50, orders: 1 });
    expect(tops(after.series)).toEqual([['2020-05-05T00:00:00.000Z', 50]]);
    expect(after.bestSellers.map((seller: { petId: string }) => seller.petId)).toEqual([food]);

    await shop.gql(cancelCartEntry, { id: foodEntry }, shopper.token);
    expect((await may()).period).toEqual({ items: 0, animals: 0, total: 0, orders: 0 });
    expect((await may()).bestSellers).toEqual([]);
  });

  it('leaves out what a bank has taken', async () => {
    const bed = await aProduct({ petprice: 60 });
    await placePaidOrder(shop, shopper, '2020-09-05T10:00:00Z', [{ petId: bed, accessoriesAmount: 1 }]);
    const placedAt = { settledAt: new Date('2020-09-05T10:00:00Z') };
    await shop.db.collection('payments').updateOne(placedAt, { $set: { amountDisputed: 20 } });
    const { period } = await overviewOf('2020-09-01T00:00:00Z', '2020-09-30T00:00:00Z');
    expect(period).toEqual({ items: 65, animals: 0, total: 65, orders: 1 });
  });

  it('keeps an animal that was collected, and loses one whose order was cancelled', async () => {
    const collected = await placeAcceptedOrder(shop, admin, shopper, '2020-06-05T10:00:00Z', 300);
    const calledOff = await placeAcceptedOrder(shop, admin, shopper, '2020-06-06T10:00:00Z', 500);
    await shop.gql(collectPetOrder, { id: collected }, admin.token);
    const june = () => overviewOf('2020-06-01T00:00:00Z', '2020-06-30T00:00:00Z');
    expect((await june()).period).toMatchObject({ animals: 800, orders: 2 });
    await shop.gql(cancelPetOrder, { id: calledOff }, shopper.token);
    expect((await june()).period).toMatchObject({ animals: 300, orders: 1 });
  });

  it('counts an animal that was given away for nothing', async () => {
    await placeAcceptedOrder(shop, admin, shopper, '2020-07-05T10:00:00Z', 0);
    const { period } = await overviewOf('2020-07-01T00:00:00Z', '2020-07-31T00:00:00Z');
    expect(period).toEqual({ items: 0, animals: 0, total: 0, orders: 1 });
  });
});

describe('the series of a period', () => {
  it.each([
    ['45 days', '2019-01-01', '2019-02-15', 'DAY', 45, '2019-01-01'],
    ['46 days', '2019-01-01', '2019-02-16', 'WEEK', 7, '2018-12-31'],
    ['26 weeks', '2019-01-07', '2019-07-08', 'WEEK', 26, '2019-01-07'],
    ['a day more', '2019-01-07', '2019-07-09', 'MONTH', 7, '2019-01-01'],
    ['five years', '2014-01-01', '2019-01-01', 'MONTH', 60, '2014-01-01'],
  ])('of %s is cut in fitting parts without a gap', async (_what, from, to, unit, parts, first) => {
    const { seriesUnit, series } = await overviewOf(`${from}T00:00:00Z`, `${to}T00:00:00Z`);
    expect([seriesUnit, series.length]).toEqual([unit, parts]);
    expect(series[0].start).toBe(`${first}T00:00:00.000Z`);
  });

  it('puts what came in to its week and its month', async () => {
    const petId = await aProduct();
    await placePaidOrder(shop, shopper, '2018-05-13T23:00:00Z', [{ petId, accessoriesAmount: 2 }]);
    const weeks = await overviewOf('2018-04-01T00:00:00Z', '2018-06-01T00:00:00Z');
    expect(tops(weeks.series)).toEqual([['2018-05-07T00:00:00.000Z', 30]]);
    const months = await overviewOf('2018-01-01T00:00:00Z', '2019-01-01T00:00:00Z');
    expect(tops(months.series)).toEqual([['2018-05-01T00:00:00.000Z', 30]]);
  });

  it.each([
    ['that ends before it begins', '2019-01-02T00:00:00Z', '2019-01-01T00:00:00Z'],
    ['that ends as it begins', '2019-01-01T00:00:00Z', '2019-01-01T00:00:00Z'],
    ['of more than five years', '2014-01-01T00:00:00Z', '2019-01-03T00:00:00Z'],
  ])('is rejected for a period %s', async (_what, from, to) => {
    const answer = await shop.gql(overviewQuery, { from, to }, admin.token);
    expect([answer.code, badFieldsOf(answer)]).toEqual(['BAD_USER_INPUT', ['to']]);
  });

  it.each(['Mars/Olympus_Mons', '', '$from', '{"$literal": "UTC"}'])(
    'is rejected for the time zone %j, naming it',
    async (timeZone) => {
      const variables = { from: '2019-01-01T00:00:00Z', to: '2019-01-02T00:00:00Z', timeZone };
      const answer = await shop.gql(overviewQuery, variables, admin.token);
      expect(answer.code).toBe('BAD_USER_INPUT');
      expect(answer.errors?.[0]?.message).toBe(`timeZone: Unknown time zone: ${timeZone}`);
    },
  );
});

describe('today and this month', () => {
  it('count what came in now, and nothing that came in long ago', async () => {
    const before = await now();
    const petId = await aProduct();
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    await placePaidOrder(shop, shopper, '2017-01-01T00:00:00Z', [{ petId, accessoriesAmount: 2 }]);
    const animal = await addItem(shop, admin.token, anAnimal({ petprice: 250 }));
    await shop.gql(acceptPetOrder, { id: await orderAnimal(shop, shopper.token, animal) }, admin.token);
    const after = await now();
    for (const span of ['today', 'thisMonth', 'period']) {
      expect([span, after[span].items - before[span].items]).toEqual([span, 30]);
      expect([span, after[span].animals - before[span].animals]).toEqual([span, 250]);
      expect([span, after[span].orders - before[span].orders]).toEqual([span, 2]);
    }
  });

  it.each([
    ['the shop, where none is asked for', true],
    ['the time zone that is asked for', false],
  ])('begin with the day and the month of %s', async (_whose, isOfShop) => {
    // Half a day apart from UTC, it is another day there for half of the time; so both sides are tried.
    for (const timeZone of ['Pacific/Auckland', 'Pacific/Honolulu']) {
      await changeSettings(shop, admin, { timeZone: isOfShop ? timeZone : 'UTC' });
      const petId = await aProduct();
      const { series } = await overviewOf(
        new Date(Date.now() - 1000).toISOString(),
        new Date().toISOString(),
        timeZone,
      );
      const startOfToday = new Date(series.at(-1).start).getTime();
      const asked = isOfShop ? null : timeZone;
      const today = async () =>
        (await overviewOf('2016-01-01T00:00:00Z', '2016-01-02T00:00:00Z', asked)).today.items;
      const before = await today();
      for (const moment of [startOfToday - 1, startOfToday])
        await placePaidOrder(shop, shopper, new Date(moment).toISOString(), [
          { petId, accessoriesAmount: 2 },
        ]);
      expect((await today()) - before).toBe(30);
    }
    await shop.db.collection('shopsettings').deleteMany({});
  });
});

describe('orders by their state', () => {
  it('are those that were placed in the period, every state named', async () => {
    const petId = await aProduct();
    const [first] = await placePaidOrder(shop, shopper, '2015-03-05T10:00:00Z', [
      { petId, accessoriesAmount: 1 },
    ]);
    await placePaidOrder(shop, shopper, '2015-03-06T10:00:00Z', [{ petId, accessoriesAmount: 1 }]);
    await shop.gql('mutation ($id: ID!) { shipCartEntry(id: $id) { _id } }', { id: first }, admin.token);
    await placeAcceptedOrder(shop, admin, shopper, '2015-03-07T10:00:00Z', 100);
    const { petOrders, cartEntries } = await overviewOf('2015-03-01T00:00:00Z', '2015-04-01T00:00:00Z');
    expect(petOrders).toEqual([
      { status: 'PENDING', count: 0 },
      { status: 'APPROVED', count: 1 },
      { status: 'DECLINED', count: 0 },
      { status: 'COLLECTED', count: 0 },
      { status: 'CANCELLED', count: 0 },
      { status: 'RETURNED', count: 0 },
    ]);
    expect(cartEntries).toEqual([
      { status: 'PENDING', count: 0 },
      { status: 'PAID', count: 1 },
      { status: 'SHIPPED', count: 1 },
      { status: 'DELIVERED', count: 0 },
      { status: 'CANCELLED', count: 0 },
      { status: 'RETURNED', count: 0 },
    ]);
  });

  it('tell how many wait now, whenever they were placed', async () => {
    const before = await now();
    const petId = await aProduct();
    await placePaidOrder(shop, shopper, '2015-05-05T10:00:00Z', [{ petId, accessoriesAmount: 1 }]);
    // Not paid yet, so there is nothing to send.
    await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
    const after = await now();
    expect(after.waitingPetOrders - before.waitingPetOrders).toBe(1);
    expect(after.paidCartEntries - before.paidCartEntries).toBe(1);
    expect(after.today).toEqual(before.today);
  });

  it('count orders as orders, however many lines of them wait', async () => {
    const before = await now();
    const [kibble, bed] = [await aProduct(), await aProduct()];
    const both = [kibble, bed].map((petId) => ({ petId, accessoriesAmount: 1 }));
    await placePaidOrder(shop, shopper, '2015-05-05T10:00:00Z', both);
    const after = await now();
    expect(after.paidCartEntries - before.paidCartEntries).toBe(2);
    expect(after.ordersToShip - before.ordersToShip).toBe(1);
  });

  it('count questions that wait for an answer, and those that were due before', async () => {
    const [hourAgo, inAnHour] = [-1, 1].map((hours) => new Date(Date.now() + hours * HOUR_MS));
    const asked = { name: 'Kim Lee', email: 'kim@visitors.test', subject: 'Juniper', messages: [] };
    const waiting = { ...asked, isProved: true, isAnswered: false, isClosed: false, dueAt: hourAgo };
    const threads = [
      ...[waiting, { ...waiting, dueAt: inAnHour }, { ...waiting, dueAt: undefined }],
      ...[{ isProved: false }, { isAnswered: true }, { isClosed: true }].map((not) => ({
        ...waiting,
        ...not,
      })),
    ].map((thread) => ({ ...thread, createdAt: hourAgo, lastAt: hourAgo }));
    await shop.db.collection('threads').insertMany(threads, { ignoreUndefined: true });
    expect(await now()).toMatchObject({ questionsToAnswer: 3, questionsOverdue: 1 });
  });

  it('count disputes that want an answer, with day and order of the first one', async () => {
    const line = { petId: await aProduct(), accessoriesAmount: 1 };
    await placePaidOrder(shop, shopper, '2015-05-05T10:00:00Z', [line]);
    const paid = await shop.db.collection('payments').findOne({ status: 'succeeded' });
    const answerBy = new Date('2026-12-05T12:00:00Z');
    const disputes = ['needs_response', 'inquiry', 'under_review', 'lost'].map((status, place) => ({
      ...{ stripeDisputeId: `dp_to_do_${place}`, status, amount: 5, reason: 'fraudulent', intentId: 'pi_1' },
      ...{ paymentId: paid?._id, openedAt: answerBy, revision: 0 },
      answerBy: new Date(answerBy.getTime() + (place - 2) ** 2 * 1000),
    }));
    await shop.db.collection('disputes').insertMany(disputes);
    expect(await now()).toMatchObject({
      disputesToAnswer: 2,
      nextDisputeAnswerBy: '2026-12-05T12:00:01.000Z',
      nextDisputeOrder: paid?.number,
    });
  });
});

it('shows what is soon to run out, lowest first, without animals and what left the shop', async () => {
  await addItem(shop, admin.token, anAnimal());
  for (const [petname, stock] of [
    ['Ten left', 10],
    ['None left', 0],
    ['Eleven left', 11],
    ['Three left', 3],
  ] as const)
    await aProduct({ petname, stock });
  const retired = await aProduct({ petname: 'Retired', stock: 5 });
  await checkOut(shop, shopper.token, [{ petId: retired, accessoriesAmount: 1 }]);
  await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: retired }, admin.token);
  expect((await now()).lowStock).toEqual([
    { petname: 'None left', stock: 0 },
    { petname: 'Three left', stock: 3 },
    { petname: 'Ten left', stock: 10 },
  ]);
  for (let stock = 1; stock <= 7; stock += 1) await aProduct({ petname: `Low ${stock}`, stock });
  const { lowStock, lowStockCount } = await now();
  expect(lowStock).toHaveLength(8);
  expect(lowStockCount).toBe(10);
  expect(lowStock.at(-1).stock).toBe(6);
});

it('shows what sold best by pieces, under its latest name, with the item as it is now', async () => {
  const [kibble, bed, ball] = [
    await aProduct({ petname: 'Kibble' }),
    await aProduct({ petname: 'Bed', petprice: 60 }),
    await aProduct({ petname: 'Ball' }),
  ];
  await placePaidOrder(shop, shopper, '2013-02-01T10:00:00Z', [
    { petId: kibble, accessoriesAmount: 3 },
    { petId: bed, accessoriesAmount: 4 },
  ]);
  const rename =
    'mutation ($id: ID!, $petname: String!) { updatePet(id: $id, input: { petname: $petname }) { _id } }';
  await shop.gql(rename, { id: kibble, petname: 'Better kibble' }, admin.token);
  await placePaidOrder(shop, shopper, '2013-02-05T10:00:00Z', [
    { petId: kibble, accessoriesAmount: 2 },
    { petId: ball, accessoriesAmount: 1 },
  ]);
  await shop.gql(rename, { id: kibble, petname: 'Best kibble' }, admin.token);
  await placePaidOrder(shop, shopper, '2013-03-05T10:00:00Z', [{ petId: ball, accessoriesAmount: 50 }]);
  const { bestSellers } = await overviewOf('2013-02-01T00:00:00Z', '2013-03-01T00:00:00Z');
  expect(bestSellers).toEqual([
    {
      petId: kibble,
      petname: 'Better kibble',
      pieces: 5,
      revenue: 62.5,
      pet: { _id: kibble, petname: 'Best kibble' },
    },
    { petId: bed, petname: 'Bed', pieces: 4, revenue: 240, pet: { _id: bed, petname: 'Bed' } },
    { petId: ball, petname: 'Ball', pieces: 1, revenue: 12.5, pet: { _id: ball, petname: 'Ball' } },
  ]);
});

it('is read from indexes alone, and only as far as it is asked for', async () => {
  await shop.db.command({ profile: 2 });
  try {
    await now();
    const short = `query ($from: DateTime!, $to: DateTime!) { overview(from: $from, to: $to) { waitingPetOrders } }`;
    const mark = new Date();
    await shop.gql(short, { from: '2013-02-01T00:00:00Z', to: '2013-03-01T00:00:00Z' }, admin.token);
    await shop.db.command({ profile: 0 });

    const plans = await shop.db
      .collection('system.profile')
      .find({ planSummary: { $exists: true } })
      .toArray();
    const scans = plans.filter(
      ({ planSummary, ns }) => /COLLSCAN/.test(planSummary) && !/system|\$cmd/.test(ns),
    );
    expect(scans.map(({ ns, command }) => [ns, command])).toEqual([]);
    expect(plans.filter(({ ns }) => ns.endsWith('.payments'))).not.toEqual([]);
    // Figures are aggregates; what the shop does by the clock meanwhile, as sending mails, are none.
    const late = plans.filter(({ ts, command }) => ts >= mark && command.aggregate);
    expect(new Set(late.map(({ ns }) => ns.split('.').at(-1)))).toEqual(new Set(['petorders']));
  } finally {
    await shop.db.command({ profile: 0 });
  }
});
