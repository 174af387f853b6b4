import { Types } from 'mongoose';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  aCheckoutOf,
  cancelCartEntry,
  checkOut,
  confirmPayment,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import {
  buyFoodAndBed,
  numberOf,
  orderQuery,
  ordersByNumber,
  ordersQuery,
  shelveFoodAndBed,
  shipOrder,
  undoShipment,
} from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let other: Account;
/** Food for 12.50 and a bed for 60: two and one of them cost 110 with delivery. */
let food: string;
let bed: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Sam Shopper' });
  other = await shop.signUp({ name: 'Olga Other' });
  ({ food, bed } = await shelveFoodAndBed(shop, admin.token));
});
afterAll(() => shop.stop());

/** Two of the food and a bed, bought. */
function anOrder(account = shopper) {
  return buyFoodAndBed(shop, account.token, { food, bed });
}

async function read(number: string, account = shopper) {
  const { data, errors } = await shop.gql(orderQuery, { number }, account.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.order;
}

function byAdmin(operation: string, variables: object) {
  return shop.gql(operation, variables, admin.token);
}

async function numbersOf(account: Account): Promise<string[]> {
  const { data } = await shop.gql('{ me { orders { edges { node { number } } } } }', {}, account.token);
  return data.me.orders.edges.map(({ node }: { node: { number: string } }) => node.number);
}

async function found(where: object): Promise<string[]> {
  const { data, errors } = await byAdmin(ordersQuery, { where, first: 100 });
  if (errors) throw new Error(JSON.stringify(errors));
  expect(data.orders.totalCount).toBe(data.orders.edges.length);
  return data.orders.edges.map(({ node }: { node: { number: string } }) => node.number);
}

describe('an order', () => {
  it('holds together what was bought, what was paid and what happened', async () => {
    const { number, paymentId } = await anOrder();
    expect(number).toMatch(/^FP-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const order = await read(number);
    expect(order).toMatchObject({
      ...{ number, status: 'PAID', username: 'Sam Shopper', location: '12 Kennel Lane', phone: '5551234567' },
      email: shopper.email,
      entries: [
        { petname: 'Salmon kibble', accessoriesAmount: 2, totalamount: 25, paid: 25, status: 'PAID' },
        { petname: 'Basket bed', accessoriesAmount: 1, totalamount: 60, paid: 60, status: 'PAID' },
      ],
      payment: { _id: paymentId, number, amount: 110 },
      price: { entriesTotal: 85, reductions: 0, delivery: 25, total: 110 },
      delivery: {
        method: 'STANDARD',
        carrier: null,
        trackingNumber: null,
        trackingUrl: null,
        shippedAt: null,
      },
      refunds: [],
    });
    expect(order.timeline.map(({ kind, by, text }: Record<string, string>) => [kind, by, text])).toEqual([
      ['PLACED', 'SHOPPER', 'You placed this order.'],
      ['PAID', 'PROVIDER', 'Your card was charged $110.00.'],
    ]);
  });

  it('is found by its number however it is written', async () => {
    const { number } = await anOrder();
    for (const written of [number.toLowerCase(), number.replaceAll('-', ''), ` ${number.slice(3)} `]) {
      expect((await read(written)).number).toBe(number);
    }
  });

  it('is for its shopper and admins, and not there for everybody else', async () => {
    const { number } = await anOrder();
    expect((await read(number, admin)).number).toBe(number);
    expect(await shop.gql(orderQuery, { number }, other.token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await shop.gql(orderQuery, { number })).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const nothing of ['FP-2222-2222', 'FP-0000-0000', '', `${number}X`, '{"$ne":null}']) {
      expect(await shop.gql(orderQuery, { number: nothing }, shopper.token)).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it('tells who cancelled what, and what went back', async () => {
    const { number, foodEntry, bedEntry } = await anOrder();
    await shop.gql(cancelCartEntry, { id: foodEntry }, shopper.token);
    await byAdmin(cancelCartEntry, { id: bedEntry });
    await eventually(async () =>
      (await read(number)).refunds.every(({ status }: { status: string }) => status === 'DONE'),
    );
    const { status, timeline, refunds, price } = await read(number);
    expect(status).toBe('CANCELLED');
    expect(price.total).toBe(110);
    expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([25, 85]);
    const told = timeline.map(({ by, text }: Record<string, string>) => `${by}: ${text}`);
    expect(new Set(told.slice(2))).toEqual(
      new Set([
        'SHOPPER: You canceled 2 × Salmon kibble.',
        'SHOP: $25.00 went back to your card. The order was canceled.',
        'SHOP: We canceled Basket bed.',
        'SHOP: $85.00 went back to your card. The order was canceled.',
      ]),
    );
  });

  it('is linked to from each of its entries', async () => {
    const { number } = await anOrder();
    const query = '{ me { cartEntries { edges { node { orderNumber } } } } }';
    const { data } = await shop.gql(query, {}, shopper.token);
    const numbers = data.me.cartEntries.edges.map(
      ({ node }: { node: { orderNumber: string } }) => node.orderNumber,
    );
    expect(numbers).toEqual([number, number]);
  });
});

describe('the orders of an account', () => {
  it('are listed newest first, in pages, without those of others', async () => {
    const first = (await anOrder()).number;
    const second = (await anOrder()).number;
    await anOrder(other);
    expect(await numbersOf(shopper)).toEqual([second, first]);

    const page = `query ($after: String) {
      me { orders(first: 1, after: $after) { totalCount edges { node { number } } pageInfo { hasNextPage endCursor } } }
    }`;
    const { orders } = (await shop.gql(page, {}, shopper.token)).data.me;
    expect(orders).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = orders.pageInfo.endCursor;
    const next = (await shop.gql(page, { after }, shopper.token)).data.me.orders;
    expect(next.edges).toEqual([{ node: { number: first } }]);
    expect(next.pageInfo.hasNextPage).toBe(false);
  });

  it('have an open checkout that waits for its card, and none that ended unpaid', async () => {
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
    const number = await numberOf(shop, paymentId, shopper.token);
    expect((await read(number)).status).toBe('PENDING');
    const [entry] = (await read(number)).entries;
    await shop.gql(cancelCartEntry, { id: entry._id }, shopper.token);
    expect(await numbersOf(shopper)).toEqual([]);
    expect((await read(number)).status).toBe('CANCELLED');
  });

  it('have an amount of the old client once it has entries', async () => {
    const json = { alltotalamount: 17.5 };
    const { body } = await shop.rest('POST', '/payment/create-payment-intent', {
      token: shopper.token,
      json,
    });
    await shop.pay(body.clientSecret);
    await shop.rest('POST', '/payment/paymentstatus', {
      token: shopper.token,
      json: { transaction: body.clientSecret },
    });
    expect(await numbersOf(shopper)).toEqual([]);
    await shop.rest('POST', '/accessories/PostCart', {
      token: shopper.token,
      json: { _id: food, accessoriesAmount: 1, username: 'Sam Shopper', location: 'x', phone: '5551234567' },
    });
    const [number = ''] = await numbersOf(shopper);
    expect(await read(number)).toMatchObject({ status: 'PAID', price: { total: 17.5, delivery: 5 } });
  });
});

describe('the orders of the shop', () => {
  it('are for admins alone', async () => {
    expect((await shop.gql(ordersQuery, {}, shopper.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(ordersQuery)).code).toBe('UNAUTHENTICATED');
    for (const operation of [shipOrder, undoShipment]) {
      const { number } = await anOrder();
      expect((await shop.gql(operation, { number }, shopper.token)).code).toBe('FORBIDDEN');
      expect((await shop.gql(operation, { number })).code).toBe('UNAUTHENTICATED');
    }
  });

  it('are found by number, name, e-mail, phone and item, in part, case and accents aside', async () => {
    // Of letters: as many digits would be a number to call, which nobody is named.
    const mark = new Types.ObjectId()
      .toHexString()
      .slice(-8)
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const item = await addItem(
      shop,
      admin.token,
      anItem({ petname: `Pâté ${mark}`, petprice: 10, stock: 5 }),
    );
    const zoe = await shop.signUp({ name: 'Zoë Brontë', email: `zoe.${mark}@petshop.test` });
    const entries = [{ petId: item, accessoriesAmount: 1 }];
    const input = aCheckoutOf(entries, { username: `Zoë Brontë ${mark}`, phone: '+1 (555) 867-5309' });
    const { data } = await shop.gql(createPaymentIntent, { input }, zoe.token);
    const number = await numberOf(shop, data.createPaymentIntent.payment._id, zoe.token);
    await anOrder();

    const compact = number.replaceAll('-', '').toLowerCase();
    const searches = [
      number,
      compact,
      compact.slice(3, 8),
      `zoe.${mark}`,
      'BRONTE',
      'brontë zo',
      'ront',
      '(555) 867',
      `+1 (555) 867-5309 ${mark.slice(2)}`,
      '8675309',
      '867-5309',
      `pate ${mark}`,
      `${mark} ZOE`,
    ];
    for (const search of searches) {
      expect([search, (await found({ search })).includes(number)]).toEqual([search, true]);
    }
    for (const search of ['bronte cat', '8675308', `pate ${mark}x`])
      expect(await found({ search })).toEqual([]);
    expect(await found({ search: `bronte ${mark}` })).toEqual([number]);
  });

  it('are found by several numbers at once, in that order, without what is none', async () => {
    const [first, second] = [await anOrder(), await anOrder(other)];
    const ask = (numbers: string[], token = admin.token) =>
      shop.gql(ordersByNumber, { numbers }, token).then(({ data, code }) => code ?? data.ordersByNumber);
    const written = second.number.toLowerCase().replaceAll('-', '');
    expect(await ask([written, 'nonsense', first.number, 'FP-2222-2222', second.number])).toEqual([
      { number: second.number, entries: [{ status: 'PAID' }, { status: 'PAID' }] },
      { number: first.number, entries: [{ status: 'PAID' }, { status: 'PAID' }] },
    ]);
    expect(await ask([])).toEqual([]);
    expect(await ask(Array(101).fill(first.number))).toBe('BAD_USER_INPUT');
    expect(await ask([first.number], shopper.token)).toBe('FORBIDDEN');
  });

  it('take a search for what it is, and no more', async () => {
    for (const search of ['.*', '$where', '(', '\0', '\\', `${'a'.repeat(50_000)}`, '   ']) {
      const { errors } = await byAdmin(ordersQuery, { where: { search } });
      expect([search.slice(0, 10), errors]).toEqual([search.slice(0, 10), undefined]);
    }
    expect(await found({ search: '.*' })).toEqual([]);
  });

  it('are found by what an unpaid checkout is for, and not once it ended unpaid', async () => {
    const mark = `zq${new Types.ObjectId().toHexString().slice(-8)}`;
    const petname = `Kibble ${mark}`;
    const item = await addItem(shop, admin.token, anItem({ petname, petprice: 10, stock: 5 }));
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId: item, accessoriesAmount: 1 }]);
    const number = await numberOf(shop, paymentId, shopper.token);
    expect(await found({ search: mark })).toEqual([number]);
    const [entry] = (await read(number)).entries;
    await shop.gql(cancelCartEntry, { id: entry._id }, shopper.token);
    expect(await found({ search: mark })).toEqual([]);
    const stored = await shop.db.collection('payments').findOne({ number });
    expect(stored).toMatchObject({ status: 'cancelled' });
    expect(stored).not.toHaveProperty('orderStatus');
    expect(stored).not.toHaveProperty('searchKeys');
  });

  it('are chosen by how they reach their shoppers', async () => {
    const entries = [{ petId: bed, accessoriesAmount: 1 }];
    const numbers: Record<string, string> = {};
    for (const delivery of ['STANDARD', 'CURBSIDE']) {
      const input = { ...aCheckoutOf(entries), choices: { delivery } };
      const { data, errors } = await shop.gql(createPaymentIntent, { input }, shopper.token);
      expect(errors).toBeUndefined();
      const { payment, clientSecret } = data.createPaymentIntent;
      await shop.pay(clientSecret);
      await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
      numbers[delivery] = await numberOf(shop, payment._id, shopper.token);
    }
    // By the shop's clock, which need not be this one.
    const before = { placedFrom: (await read(numbers.STANDARD ?? '')).placedAt };
    expect(await found({ ...before, delivery: 'STANDARD' })).toEqual([numbers.STANDARD]);
    expect(await found({ ...before, delivery: 'CURBSIDE' })).toEqual([numbers.CURBSIDE]);
    expect(await found({ ...before, delivery: 'CURBSIDE', status: 'SHIPPED' })).toEqual([]);
    await byAdmin(shipOrder, { number: numbers.CURBSIDE });
    expect(await found({ ...before, delivery: 'CURBSIDE', status: 'SHIPPED' })).toEqual([numbers.CURBSIDE]);
    expect(await found({ ...before, delivery: 'SAME_DAY' })).toEqual([]);
  });

  it('are in the state of their entries whatever moves these, one by one or two at once', async () => {
    const { number, foodEntry, bedEntry } = await anOrder();
    const stored = async () => (await shop.db.collection('payments').findOne({ number }))?.orderStatus;
    const move = async (name: string, id: string) => {
      const { errors } = await byAdmin(`mutation ($id: ID!) { ${name}(id: $id) { _id } }`, { id });
      if (errors) throw new Error(JSON.stringify(errors));
    };
    const steps: [string, () => Promise<unknown>][] = [
      ['partly_shipped', () => move('shipCartEntry', foodEntry)],
      ['paid', () => move('undoShipCartEntry', foodEntry)],
      ['shipped', () => Promise.all([foodEntry, bedEntry].map((id) => move('shipCartEntry', id)))],
      // Each of the two went in a parcel of its own.
      ['partly_shipped', () => byAdmin(undoShipment, { number })],
      ['paid', () => byAdmin(undoShipment, { number })],
      ['shipped', () => byAdmin(shipOrder, { number })],
      ['shipped', () => move('deliverCartEntry', bedEntry)],
      ['delivered', () => move('deliverCartEntry', foodEntry)],
    ];
    expect(await stored()).toBe('paid');
    for (const [status, step] of steps) {
      await step();
      expect(await stored()).toBe(status);
      expect((await read(number)).status).toBe(status.toUpperCase());
    }
  });

  it('are chosen by state and by when they were placed', async () => {
    const paid = await anOrder();
    const partly = await anOrder();
    const shipped = await anOrder();
    const cancelled = await anOrder();
    await byAdmin(shipOrder, { number: partly.number, entryIds: [partly.bedEntry] });
    await byAdmin(shipOrder, { number: shipped.number });
    for (const id of [cancelled.foodEntry, cancelled.bedEntry]) {
      await shop.gql(cancelCartEntry, { id }, shopper.token);
    }
    // By the shop's clock, which need not be this one.
    const since = { placedFrom: (await read(paid.number)).placedAt };
    expect(await found({ ...since, status: 'PAID' })).toEqual([paid.number]);
    expect(await found({ ...since, status: 'PARTLY_SHIPPED' })).toEqual([partly.number]);
    expect(await found({ ...since, status: 'SHIPPED' })).toEqual([shipped.number]);
    expect(await found({ ...since, status: 'CANCELLED' })).toEqual([cancelled.number]);
    expect(await found({ ...since, status: 'DELIVERED' })).toEqual([]);
    expect(await found({ ...since, status: 'RETURNED' })).toEqual([]);
    expect(await found(since)).toHaveLength(4);
    const before = new Date(new Date(since.placedFrom).getTime() - 1).toISOString();
    expect(await found({ placedFrom: before, placedTo: before })).toEqual([]);
    expect(await found({ placedTo: before })).not.toContain(paid.number);
    const { data } = await shop.gql(
      'query ($number: String!) { order(number: $number) { placedAt } }',
      paid,
      admin.token,
    );
    const { placedAt } = data.order;
    expect(await found({ placedFrom: placedAt })).toContain(paid.number);
    expect(await found({ placedTo: placedAt })).not.toContain(paid.number);
  });
});

describe('sending an order', () => {
  it('notes all that waits to be sent, with who brings it and where that can be followed', async () => {
    const { number } = await anOrder();
    const { data } = await byAdmin(shipOrder, { number, carrier: ' UPS ', trackingNumber: '1Z999' });
    expect(data.shipOrder).toMatchObject({
      status: 'SHIPPED',
      delivery: {
        ...{ carrier: 'UPS', trackingNumber: '1Z999', shippedAt: expect.any(String) },
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
      },
      entries: [{ status: 'SHIPPED' }, { status: 'SHIPPED' }],
    });
    expect((await read(number)).timeline.at(-1)).toMatchObject({
      ...{ kind: 'SHIPPED', by: 'SHOP' },
      text: 'Your order is on its way with UPS, tracking number 1Z999.',
    });
  });

  it('notes some of it, and the rest later', async () => {
    const { number, foodEntry, bedEntry } = await anOrder();
    const { data } = await byAdmin(shipOrder, { number, entryIds: [bedEntry] });
    expect(data.shipOrder.status).toBe('PARTLY_SHIPPED');
    expect((await read(number)).timeline.at(-1).text).toBe('Basket bed is on its way.');
    expect((await byAdmin(shipOrder, { number, entryIds: [foodEntry] })).data.shipOrder.status).toBe(
      'SHIPPED',
    );
    expect((await byAdmin(shipOrder, { number })).code).toBe('INVALID_TRANSITION');
  });

  it('is all or nothing, and only for entries of that order', async () => {
    const one = await anOrder();
    const another = await anOrder();
    const mixed = { number: one.number, entryIds: [one.bedEntry, another.bedEntry] };
    expect(await byAdmin(shipOrder, mixed)).toMatchObject({ code: 'BAD_USER_INPUT' });
    await shop.gql(cancelCartEntry, { id: one.foodEntry }, shopper.token);
    const withCancelled = { number: one.number, entryIds: [one.bedEntry, one.foodEntry] };
    expect(await byAdmin(shipOrder, withCancelled)).toMatchObject({ code: 'BAD_USER_INPUT' });
    const tooLong = { number: one.number, trackingNumber: 'x'.repeat(61) };
    expect(await byAdmin(shipOrder, tooLong)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await read(one.number)).status).toBe('PAID');
    expect(await byAdmin(shipOrder, { number: 'FP-2222-2222' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is on record, entry by entry', async () => {
    const { number, foodEntry, bedEntry } = await anOrder();
    await byAdmin(shipOrder, { number });
    const records = await shop.db
      .collection('auditrecords')
      .find({ action: 'ship_cart_entry', subjectId: { $in: [foodEntry, bedEntry] } })
      .toArray();
    expect(records).toHaveLength(2);
  });

  it('can be taken back for ten minutes, with its tracking number', async () => {
    const { number, bedEntry, foodEntry } = await anOrder();
    await byAdmin(shipOrder, { number, carrier: 'DHL', trackingNumber: '1' });
    const { data } = await byAdmin(undoShipment, { number });
    expect(data.undoShipment).toMatchObject({
      status: 'PAID',
      delivery: { carrier: null, trackingNumber: null, shippedAt: null },
    });
    expect((await byAdmin(undoShipment, { number })).code).toBe('INVALID_TRANSITION');

    await byAdmin(shipOrder, { number, entryIds: [bedEntry], carrier: 'DHL' });
    await shop.db
      .collection('cartentries')
      .updateOne(
        { _id: new Types.ObjectId(bedEntry) },
        { $set: { shippedAt: new Date(Date.now() - 601_000) } },
      );
    expect((await byAdmin(undoShipment, { number })).code).toBe('INVALID_TRANSITION');
    await byAdmin(shipOrder, { number, entryIds: [foodEntry] });
    const later = await byAdmin(undoShipment, { number });
    expect(later.data.undoShipment).toMatchObject({
      ...{ status: 'PARTLY_SHIPPED', delivery: { carrier: 'DHL' } },
      entries: [{ status: 'PAID' }, { status: 'SHIPPED' }],
    });
  });

  it('names who of the staff did what, to the staff alone', async () => {
    const keeper = await shop.signUp({ role: 'staff', name: 'Ben Stock' });
    const { number, foodEntry, bedEntry } = await anOrder();
    await shop.gql(shipOrder, { number, entryIds: [foodEntry] }, keeper.token);
    await byAdmin(cancelCartEntry, { id: bedEntry });
    const told = async (reader: Account) =>
      (await read(number, reader)).timeline.map(({ text }: { text: string }) => text);
    expect(await told(keeper)).toEqual(
      expect.arrayContaining(['Ben Stock sent the order.', `${admin.name} canceled Basket bed.`]),
    );
    const toShopper = await told(shopper);
    expect(toShopper).toEqual(
      expect.arrayContaining(['Your order is on its way.', 'We canceled Basket bed.']),
    );
    expect(toShopper.join(' ')).not.toContain('Ben Stock');
  });

  it('tells when it arrived', async () => {
    const { number, foodEntry, bedEntry } = await anOrder();
    await byAdmin(shipOrder, { number });
    const deliver = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { status } }';
    for (const id of [foodEntry, bedEntry]) await byAdmin(deliver, { id });
    const { status, timeline } = await read(number);
    expect(status).toBe('DELIVERED');
    expect(timeline.slice(-2).map(({ text }: { text: string }) => text)).toEqual([
      '2 × Salmon kibble have arrived.',
      'Basket bed has arrived.',
    ]);
  });
});

describe('what comes the same day or is picked up', () => {
  const choose = (delivery: string) => ({ choices: { delivery } });

  async function bought(delivery: string) {
    const input = aCheckoutOf([{ petId: bed, accessoriesAmount: 1 }], choose(delivery));
    const { data, errors } = await shop.gql(createPaymentIntent, { input }, shopper.token);
    if (errors) throw new Error(JSON.stringify(errors));
    const { payment, clientSecret } = data.createPaymentIntent;
    await shop.pay(clientSecret);
    await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
    return { number: await numberOf(shop, payment._id, shopper.token), id: payment.cartEntries[0]._id };
  }

  it('has words of its own where it is fetched at the shop, and its reduction', async () => {
    const { number } = await bought('CURBSIDE');
    await byAdmin(shipOrder, { number });
    const { price, delivery, entries, timeline } = await read(number);
    expect(delivery.method).toBe('CURBSIDE');
    expect(entries).toMatchObject([{ totalamount: 60, paid: 51 }]);
    expect(price).toMatchObject({ entriesTotal: 60, reductions: 9, delivery: 0, total: 51 });
    expect(timeline.at(-1).text).toBe('Your order is ready for pickup.');
  });

  it('is listed by its way, along an index', async () => {
    const { id } = await bought('CURBSIDE');
    await anOrder();
    const query = `{ cartEntries(delivery: CURBSIDE, status: PAID) { totalCount edges { node { _id deliveryMethod dueAt } } } }`;
    const profiler = await profilerOf(shop.db);
    const commands = await profiler.during(async () => {
      const { data } = await byAdmin(query, {});
      expect(data.cartEntries).toMatchObject({
        totalCount: 1,
        edges: [{ node: { _id: id, deliveryMethod: 'CURBSIDE', dueAt: null } }],
      });
    });
    // The mails about both orders may be written meanwhile, which reads their entries by payment.
    const reads = commands.filter(({ command }) => JSON.stringify(command).includes('"curbside"'));
    expect(reads.map(({ name }) => name).sort()).toEqual(['cartentries aggregate', 'cartentries find']);
    for (const { plan, docsExamined } of reads) {
      expect(plan).toContain('deliveryMethod');
      expect(docsExamined).toBeLessThanOrEqual(1);
    }
  });
});
