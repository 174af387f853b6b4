import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { momentCell } from '../../src/exchange/exports/stored-cells.ts';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { readCsv } from '../fixtures/network/csv.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { makePromotion } from '../fixtures/promotions/promotion-requests.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  createPaymentIntent,
  intentIdOf,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { numberOf, shipOrder } from '../fixtures/shop/orders.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_TIME_ZONE: 'America/New_York' } });
  admin = await shop.signUp({ role: 'admin', name: 'Olive Owner' });
  shopper = await shop.signUp({ name: 'Sam Shopper' });
});
afterAll(() => shop.stop());

const address = (table: string, query = '') => `/admin/export/${table}.csv${query}`;

/** What stands in a file that is taken out of a shop, row by row. */
async function rowsOf(table: string, query = ''): Promise<Record<string, string>[]> {
  const { status, body } = await shop.rest('GET', address(table, query), { token: admin.token });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return readCsv(body);
}

async function rowWith(
  table: string,
  cells: Record<string, string>,
): Promise<Record<string, string> | undefined> {
  const rows = await rowsOf(table);
  return rows.find((row) => Object.entries(cells).every(([heading, cell]) => row[heading] === cell));
}

function dayIn(timeZone: string, daysLater = 0): string {
  const day = new Date(Date.now() + daysLater * DAY_MS);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(day);
}

/** What programs know the columns by; new ones go behind them (docs/api-changes.md). */
const headings: [table: string, columns: string][] = [
  [
    'orders',
    `number,placedAt,orderStatus,status,username,email,phone,location,petId,petname,accessoriesAmount,petprice,paid,
    deliveryMethod,carrier,trackingNumber,shippedAt,refunded,paidOnTop,
    promisedFrom,promisedUntil,promisedPlace,promiseKept,day`,
  ],
  [
    'items',
    `_id,petname,petprice,category,type,gender,age,color,clan,kind,species,size,brand,stock,availability,createdAt,
    short,details,shelf,stockWas,netWeightGrams,netVolumeMl,pieceCount,feed,kcalPer100g,material,measures,ingredients,
    analysis,breed,coat,family,variant,sku,barcode,supplier,costPrice,reorderLevel,reorderTo,isAdoption,
    bornOn,isBirthEstimated,weightKg,goodWithChildren,goodWithDogs,goodWithCats,neutered,vaccinated,microchipped,
    hoursAlone,energy,experience,space,healthNotes`,
  ],
  ['customers', '_id,email,name,role,createdAt,orders,spent,refunded,lastOrderAt,day'],
  [
    'payments',
    `_id,orderNumber,paymentdate,username,email,status,amount,amountRefunded,amountDisputed,dispute,delivery,
    reductions,promotionCode,failureMessage,intentId,taxPercent,tax,kind,petOrderId,day`,
  ],
];

describe.each(headings)('%s.csv', (table, columns) => {
  it.each([
    ['a visitor', () => undefined, 401, 'UNAUTHENTICATED'],
    ['a shopper', () => shopper.token, 403, 'FORBIDDEN'],
  ])('is not for %s', async (_who, token, status, code) => {
    const answer = await shop.rest('GET', address(table), { token: token() });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('is a file in UTF-8 that says what and when, and that nobody keeps', async () => {
    const answer = await fetch(`${shop.url}${address(table, '?from=2026-01-01&to=2026-12-31T00:00:00Z')}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename=${table}-from-2026-01-01-to-2026-12-31-taken-${dayIn('America/New_York')}.csv`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('has the columns that programs know', async () => {
    const { body } = await shop.rest('GET', address(table, '?to=1999-12-31'), { token: admin.token });
    expect(body).toBe(`${columns.replaceAll(/\s/g, '')}\r\n`);
  });

  it('names what is wrong with a period that is none', async () => {
    const neither = 'A day such as 2026-11-26, or a moment such as 2026-11-26T09:30:00Z';
    const { status, headers, body } = await shop.rest('GET', address(table, '?from=soon&to=2026-02-30'), {
      token: admin.token,
    });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toEqual({
      error: {
        code: 'BAD_USER_INPUT',
        fields: { from: neither, to: neither },
        message: `from: ${neither}; to: ${neither}`,
      },
    });
  });

  it.each([
    'from[]=2026-01-01',
    'to%5B0%5D=2026-01-01',
    'From=2026-01-01',
    'from=2026-01-01&from=2026-01-02',
  ])('is no file of all times for who asks with %s', async (query) => {
    const { status, body } = await shop.rest('GET', address(table, `?${query}`), { token: admin.token });
    expect([status, body.error?.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('has nothing but its headings for a time in which nothing was', async () => {
    expect(await rowsOf(table, '?from=1999-01-01&to=1999-12-31')).toEqual([]);
  });

  it('leaves one record of who took which data, and none where nobody got any', async () => {
    const records = () =>
      shop.db.collection('auditrecords').find({ action: 'export_data' }).sort({ _id: 1 }).toArray();
    const before = await records();
    await shop.rest('GET', address(table, '?from=never'), { token: admin.token });
    await shop.rest('GET', address(table), { token: shopper.token });
    expect(await records()).toEqual(before);

    const { headers } = await shop.rest('GET', address(table, '?from=2026-11-01'), { token: admin.token });
    const [record, ...more] = (await records()).slice(before.length);
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      at: expect.any(Date),
      actor: admin.email,
      actorName: 'Olive Owner',
      subject: 'export',
      subjectId: `${table}.csv`,
      subjectName: `${table}.csv`,
      changes: [
        { field: 'from', before: null, after: '2026-11-01' },
        { field: 'to', before: null, after: 'now' },
      ],
      requestId: headers.get('x-request-id'),
    });
  });

  it('is not given where that can not be noted', async () => {
    const refuse = (validator: object) => shop.db.command({ collMod: 'auditrecords', validator });
    await refuse({ actor: 'nobody' });
    const { status, headers, body } = await shop.rest('GET', address(table), { token: admin.token });
    await refuse({});
    expect([status, body.error.code]).toEqual([500, 'INTERNAL']);
    expect(headers.get('content-disposition')).toBeNull();
  });
});

it.each([
  ['orders', 'payments', /paymentdate: -1/],
  ['items', 'pets', /createdAt: -1/],
  ['customers', 'users', /createdAt: 1/],
  ['payments', 'payments', /paymentdate: -1/],
])('%s.csv of some days is read along the index of its moments', async (table, collection, index) => {
  const profiler = await profilerOf(shop.db);
  const read = await profiler.during(() => rowsOf(table, '?from=2026-11-01&to=2099-12-31'));
  const own = read.filter(({ name }) => new RegExp(`^${collection} (find|aggregate)$`).test(name));
  // Who asks for the file, and what accounts have ordered, is looked up by identities.
  const ofFile = own.filter(({ plan }) => !/uid: 1/.test(plan));
  expect(ofFile).toContainEqual(
    expect.objectContaining({ plan: expect.stringMatching(index), isSorted: false }),
  );
  expect(ofFile.filter(({ plan, isSorted }) => isSorted || !index.test(plan))).toEqual([]);
});

it('the audit can be searched for what was taken out', async () => {
  const query = `{ auditRecords(where: { action: EXPORT_DATA, subject: EXPORT }) {
    edges { node { subjectName actor } }
  } }`;
  const { data } = await shop.gql(query, {}, admin.token);
  expect(data.auditRecords.edges[0].node).toEqual({ subjectName: 'payments.csv', actor: admin.email });
});

it('a day is one of the time zone that the shop is set to', async () => {
  // It is never the same day there.
  for (const timeZone of ['Etc/GMT+11', 'Etc/GMT-13']) {
    await changeSettings(shop, admin, { timeZone });
    const id = await addItem(shop, admin.token, anItem());
    const here = dayIn(timeZone);
    const { headers } = await shop.rest('GET', address('items'), { token: admin.token });
    expect(headers.get('content-disposition')).toContain(`items-taken-${here}.csv`);
    const ofToday = await rowsOf('items', `?from=${here}&to=${here}`);
    expect(ofToday.map(({ _id }) => _id)).toContain(id);
    expect(await rowsOf('items', `?to=${dayIn(timeZone, -1)}`)).not.toContainEqual(
      expect.objectContaining({ _id: id }),
    );
  }
  await changeSettings(shop, admin, { timeZone: 'America/New_York' });
});

it('staff get what they work with, and no file of what the shop earns', async () => {
  const staff = await shop.signUp({ role: 'staff' });
  const statuses = await Promise.all(
    headings.map(async ([table]) => {
      const { status } = await shop.rest('GET', address(table, '?to=1999-12-31'), { token: staff.token });
      return [table, status];
    }),
  );
  expect(Object.fromEntries(statuses)).toEqual({ orders: 200, items: 200, customers: 403, payments: 403 });
});

it('orders.csv has no money for staff', async () => {
  const petId = await addItem(shop, admin.token, anItem({ stock: 10 }));
  await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const staff = await shop.signUp({ role: 'staff' });
  const { body } = await shop.rest('GET', address('orders'), { token: staff.token });
  const [row = {}] = readCsv(body) as Record<string, string>[];
  const [full = {}] = await rowsOf('orders');
  const { petprice, paid, refunded, paidOnTop, ...shown } = full;
  expect([petprice, paid, refunded, paidOnTop]).not.toContain(undefined);
  expect(row).toEqual(shown);
});

describe('items.csv', () => {
  it('has all facts of an item, its price and its stock', async () => {
    const item = anItem({
      petname: 'Otter kibble',
      petprice: 1234.5,
      kind: 'DRY',
      size: 'SMALL',
      brand: 'Brook',
      shelf: 'B2',
    });
    const id = await addItem(shop, admin.token, item);
    expect(await rowWith('items', { _id: id })).toMatchObject({
      petname: 'Otter kibble',
      petprice: '1234.50',
      category: 'food',
      type: 'dog',
      age: 'Adult',
      kind: 'Dry',
      size: 'Small',
      brand: 'Brook',
      shelf: 'B2',
      stock: '10',
      availability: 'available',
      short: 'Crunchy and complete.',
      details: 'Two kilograms in a bag that closes again.',
    });
  });

  it('leaves empty what an item has not', async () => {
    const id = await addItem(shop, admin.token, anAnimal());
    expect(await rowWith('items', { _id: id })).toMatchObject({
      stock: '',
      kind: '',
      brand: '',
      clan: 'Harrier',
    });
  });

  it.each([
    ['=HYPERLINK("https://evil.test","Free")', '\'=HYPERLINK("https://evil.test","Free")'],
    ['+44 20 7946 0018', "'+44 20 7946 0018"],
    ['-5.00', "'-5.00"],
    ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', "'\r=1+1"],
    ['He said "sit",\r\nand Zoë 🐶 犬 sat', 'He said "sit",\r\nand Zoë 🐶 犬 sat'],
  ])('gives the name %j as %j', async (petname, cell) => {
    const id = await addItem(shop, admin.token, anItem());
    // Whatever the forms allow.
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(id) }, { $set: { petname } });
    expect(await rowWith('items', { _id: id })).toMatchObject({ petname: cell, petprice: '12.50' });
  });

  it('gives what is stored in a wrong form for somebody to see', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const broken = { petprice: 'cheap', createdAt: 'long ago', stock: null };
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(id) }, { $set: broken });
    expect(await rowWith('items', { _id: id })).toMatchObject({
      petprice: 'cheap',
      createdAt: 'long ago',
      stock: '',
    });
  });
});

describe('orders, payments and customers', () => {
  let buyer: Account;
  let number: string;
  let paymentId: string;
  let intentId: string;
  let food: string;

  /** 2 x 12.50 and 1 x 60 less 10 %, delivered for 25; the food was sent, the bed called off. */
  beforeAll(async () => {
    buyer = await shop.signUp({ name: 'Bea Buyer' });
    food = await addItem(shop, admin.token, anItem({ petname: 'Finch seed' }));
    const bed = await addItem(shop, admin.token, anItem({ petname: 'Finch bed', petprice: 60 }));
    await makePromotion(shop, admin.token, { code: 'FINCH10', percentOff: 10 });
    const entries = [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ];
    const input = { ...aCheckoutOf(entries), choices: { promotionCode: 'FINCH10' } };
    const { data } = await shop.gql(createPaymentIntent, { input }, buyer.token);
    const { clientSecret, payment } = data.createPaymentIntent;
    paymentId = payment._id;
    intentId = intentIdOf(clientSecret);
    await shop.pay(clientSecret);
    const confirm = 'mutation ($id: ID!) { confirmPayment(paymentId: $id) { cartEntries { _id petId } } }';
    const confirmed = await shop.gql(confirm, { id: paymentId }, buyer.token);
    const bought: { _id: string; petId: string }[] = confirmed.data.confirmPayment.cartEntries;
    const entryOf = (petId: string) => bought.find((entry) => entry.petId === petId)?._id;
    number = await numberOf(shop, paymentId, buyer.token);
    await shop.gql(cancelCartEntry, { id: entryOf(bed) }, buyer.token);
    await eventually(async () => (await rowWith('payments', { _id: paymentId }))?.amountRefunded === '54.00');
    const parcel = {
      number,
      entryIds: [entryOf(food)],
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    };
    const shipped = await shop.gql(shipOrder, parcel, admin.token);
    if (shipped.errors) throw new Error(JSON.stringify(shipped.errors));
    await shop.db
      .collection('cartentries')
      .updateMany(
        { paymentId: new Types.ObjectId(paymentId) },
        { $set: { location: '=1+1\n"Finch" Lane 🐦' } },
      );
  });

  it('orders.csv has a row for each line, the money that went back once', async () => {
    const rows = (await rowsOf('orders')).filter((row) => row.number === number);
    const promiseQuery = 'query ($number: String!) { order(number: $number) { promise { from until } } }';
    const { promise } = (await shop.gql(promiseQuery, { number }, buyer.token)).data.order;
    const shared = {
      ...{ promisedFrom: promise.from, promisedUntil: promise.until, promiseKept: '' },
      promisedPlace: '\'=1+1\n"Finch" Lane 🐦',
      orderStatus: 'shipped',
      username: 'Sam Shopper',
      email: buyer.email,
      phone: '5551234567',
      location: '\'=1+1\n"Finch" Lane 🐦',
      deliveryMethod: 'standard',
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    };
    const seed = {
      ...{ petname: 'Finch seed', petId: food, accessoriesAmount: '2', petprice: '12.50' },
      ...{ paid: '22.50', status: 'shipped', refunded: '54.00' },
    };
    const bed = { petname: 'Finch bed', petprice: '60.00', paid: '54.00', status: 'cancelled', refunded: '' };
    expect(rows).toMatchObject([
      { ...shared, ...seed },
      { ...shared, ...bed },
    ]);
    expect(new Date(rows[0]?.placedAt ?? '').getTime()).toBeGreaterThan(Date.now() - 600_000);
  });

  it('tells moments and their day by the clock of the shop, staff too', async () => {
    const at = new Date('2026-11-28T12:41:09.876Z');
    const staff = await shop.signUp({ role: 'staff' });
    const records = [
      ['payments', { _id: new Types.ObjectId(paymentId) }, 'paymentdate'],
      ['pets', { _id: new Types.ObjectId(food) }, 'createdAt'],
      ['users', { uid: buyer.uid }, 'createdAt'],
    ] as const;
    const before = await Promise.all(
      records.map(([name, where, field]) =>
        shop.db.collection(name).findOneAndUpdate({ ...where }, { $set: { [field]: at } }),
      ),
    );
    await changeSettings(shop, admin, { timeZone: 'Pacific/Auckland' });
    const [moment, day] = ['2026-11-29T01:41:09+13:00', '2026-11-29'];
    expect(await rowWith('orders', { number })).toMatchObject({ placedAt: moment, day });
    expect(await rowWith('payments', { _id: paymentId })).toMatchObject({ paymentdate: moment, day });
    expect(await rowWith('customers', { email: buyer.email })).toMatchObject({ createdAt: moment, day });
    expect(await rowWith('items', { _id: food })).toMatchObject({ createdAt: moment });
    const { body } = await shop.rest('GET', address('orders'), { token: staff.token });
    const seen = readCsv(body).find((row) => row.number === number) ?? {};
    expect([Object.keys(seen).at(-1), seen.day]).toEqual(['day', day]);
    await changeSettings(shop, admin, { timeZone: 'America/New_York' });
    for (const [place, [name, where, field]] of records.entries()) {
      await shop.db.collection(name).updateOne({ ...where }, { $set: { [field]: before[place]?.[field] } });
    }
  });

  it('writes texts of digits as texts, and numbers bare', async () => {
    const { body } = await shop.rest('GET', address('orders', ''), { token: admin.token });
    const line = String(body)
      .split('\r\n')
      .find((row) => row.includes(number) && row.includes('Finch seed'));
    expect(line).toContain(',"5551234567",');
    expect(line).toContain(',2,12.50,22.50,');
  });

  it('payments.csv has what was charged, why, and what became of it', async () => {
    expect(await rowWith('payments', { _id: paymentId })).toMatchObject({
      orderNumber: number,
      email: buyer.email,
      status: 'partially_refunded',
      amount: '101.50',
      amountRefunded: '54.00',
      amountDisputed: '0.00',
      dispute: '',
      delivery: '25.00',
      reductions: '8.50',
      promotionCode: 'FINCH10',
      intentId,
      taxPercent: '',
      tax: '',
    });
  });

  it('payments.csv has the tax that was contained in what was charged', async () => {
    await changeSettings(shop, admin, { taxPercent: 25 });
    const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 2 }]);
    await changeSettings(shop, admin, { taxPercent: 0 });
    const row = await rowWith('payments', { _id: payment._id });
    expect(row).toMatchObject({ amount: '30.00', taxPercent: '25', tax: '6.00' });
  });

  it('payments.csv has those that came to nothing, too, which orders.csv has not', async () => {
    const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }]);
    const { data } = await shop.gql(createPaymentIntent, { input }, buyer.token);
    const { _id } = data.createPaymentIntent.payment;
    await shop.db
      .collection('payments')
      .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { status: 'cancelled' }, $unset: { openFor: 1 } });
    const payment = await rowWith('payments', { _id });
    expect(payment).toMatchObject({ status: 'cancelled', promotionCode: '', reductions: '0.00' });
    expect(await rowWith('orders', { number: payment?.orderNumber ?? '' })).toBeUndefined();
  });

  it.each(['payments', 'orders'])('a broken record takes no row away from %s.csv', async (table) => {
    const { _id, ...broken } = {
      _id: new Types.ObjectId(),
      amount: 'much',
      amountRefunded: null,
      status: 'paid',
    };
    const fields = { adjustments: 'some', promotionId: 7, deliveryCents: 'x', paidCents: {}, petprice: [] };
    const before = await rowsOf(table);
    const payment = { ...broken, ...fields, number: 'FP-BROKEN', paymentdate: new Date(), kind: 'checkout' };
    const entry = { ...broken, ...fields, paymentId: _id, accessoriesAmount: 'two', shippedAt: 'today' };
    await shop.db.collection('payments').insertOne({ _id, ...payment });
    await shop.db.collection('cartentries').insertOne(entry);
    const rows = await rowsOf(table);
    await shop.db.collection('payments').deleteOne({ _id });
    await shop.db.collection('cartentries').deleteOne({ paymentId: _id });
    expect(rows).toHaveLength(before.length + 1);
    expect(rows).toEqual(expect.arrayContaining(before));
  });

  it('customers.csv adds up what an account has ordered', async () => {
    const second = await buy(shop, buyer.token, [{ petId: food, accessoriesAmount: 1 }]);
    const stored = await shop.db
      .collection('payments')
      .findOne({ _id: new Types.ObjectId(second.paymentId) });
    expect(await rowWith('customers', { email: buyer.email })).toMatchObject({
      name: 'Bea Buyer',
      role: 'regular',
      orders: '2',
      spent: (101.5 + second.amount).toFixed(2),
      refunded: '54.00',
      lastOrderAt: momentCell(stored?.paymentdate, 'America/New_York'),
    });
    expect(await rowWith('customers', { email: admin.email })).toMatchObject({
      ...{ role: 'admin', orders: '0', spent: '0.00', refunded: '0.00', lastOrderAt: '' },
    });
  });

  it.each([
    ['?from=2020-03-08&to=2020-03-08', true],
    ['?from=2020-03-09', false],
    ['?to=2020-03-07', false],
    ['?from=2020-03-08T05:00:00Z&to=2020-03-08T05:00:00.001Z', true],
    ['?from=2020-03-08T00:00:00-05:00', true],
    ['?from=2020-03-08T06:00:00+01:00', true],
    ['?to=2020-03-08T05:00:00Z', false],
    ['?from=2020-03-09&to=2020-03-09', false],
  ])('%s is by the day and the clock of the shop', async (query, isIn) => {
    // The beginning of 8 March in New York: a day of 23 hours.
    const midnight = new Date('2020-03-08T05:00:00Z');
    await Promise.all([
      shop.db
        .collection('payments')
        .updateOne({ _id: new Types.ObjectId(paymentId) }, { $set: { paymentdate: midnight } }),
      shop.db
        .collection('pets')
        .updateOne({ _id: new Types.ObjectId(food) }, { $set: { createdAt: midnight } }),
      shop.db.collection('users').updateOne({ uid: buyer.uid }, { $set: { createdAt: midnight } }),
    ]);
    const found = {
      orders: (await rowsOf('orders', query)).some((row) => row.number === number),
      items: (await rowsOf('items', query)).some((row) => row._id === food),
      customers: (await rowsOf('customers', query)).some((row) => row.email === buyer.email),
      payments: (await rowsOf('payments', query)).some((row) => row._id === paymentId),
    };
    expect(found).toEqual({ orders: isIn, items: isIn, customers: isIn, payments: isIn });
  });
});
