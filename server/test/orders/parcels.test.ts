import { awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import {
  type BoughtTogether,
  buyFoodAndBed,
  deliverShipment,
  type FoodAndBed,
  shelveFoodAndBed,
} from '../fixtures/shop/orders.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let items: FoodAndBed;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
  items = await shelveFoodAndBed(shop, admin.token, 99);
});
afterAll(async () => {
  expect(await unexplainedStocks(shop)).toEqual([]);
  await shop.stop();
});

const parcels = `shipments {
  id carrier trackingNumber trackingUrl shippedAt state expected { from until dueAt } lines { entry { _id petname } quantity }
}`;
const facts = `number status refundable ${parcels}
  entries: pieces { _id petname status accessoriesAmount totalamount paid refunded } refunds { amount } timeline { kind text }`;

const orderQuery = `query ($number: String!) { order(number: $number) { ${facts} delivery { carrier trackingNumber } } }`;
const ship = `mutation ($number: String!, $lines: [LineQuantityInput!], $carrier: String, $trackingNumber: String) {
  done: shipOrder(number: $number, lines: $lines, carrier: $carrier, trackingNumber: $trackingNumber) { ${facts} }
}`;
const undo = `mutation ($number: String!) { done: undoShipment(number: $number) { ${facts} } }`;
const deliver = `mutation ($number: String!, $entryIds: [ID!]) { done: deliverOrder(number: $number, entryIds: $entryIds) { ${facts} } }`;
const correct = `mutation ($id: ID!, $carrier: String, $trackingNumber: String) {
  done: correctShipment(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) { ${facts} }
}`;
const lose = `mutation ($id: ID!, $sendAgain: Boolean!) { done: reportShipmentLost(id: $id, sendAgain: $sendAgain) { ${facts} } }`;
const toPackAgainQuery = `{ replacementsToPack { order { number } shipment { id lines { entry { _id petname } quantity } } } }`;
const refund = `mutation ($number: String!, $input: RefundOrderInput!) { done: refundOrder(number: $number, input: $input) { ${facts} } }`;
const cancel = `mutation ($number: String!, $lines: [LineQuantityInput!]) { done: cancelEntries(number: $number, lines: $lines) { ${facts} } }`;
const shipWhole = `mutation ($number: String!, $entryIds: [ID!]) { done: shipOrder(number: $number, entryIds: $entryIds) { ${facts} } }`;
const cancelWhole = `mutation ($number: String!, $entryIds: [ID!]) { done: cancelEntries(number: $number, entryIds: $entryIds) { ${facts} } }`;
const takeBack = `mutation ($number: String!, $lines: [ReturnLineInput!]) { done: returnEntries(number: $number, lines: $lines) { ${facts} } }`;
const previews = {
  refund: `query ($number: String!, $input: RefundOrderInput!) { preview: refundPreview(number: $number, input: $input) { toCard lines { entry { _id } quantity amount } delivery } }`,
  cancel: `query ($number: String!, $lines: [LineQuantityInput!]) { preview: cancelPreview(number: $number, lines: $lines) { toCard lines { entry { _id } quantity amount } delivery } }`,
  return: `query ($number: String!, $lines: [ReturnLineInput!]) { preview: returnPreview(number: $number, lines: $lines) { toCard lines { entry { _id } quantity amount } delivery } }`,
};

/** Parcels of an order that are sent once more and wait for their number. */
async function toPackAgain({ number }: BoughtTogether) {
  const { data } = await staff(toPackAgainQuery, {});
  const listed: { order: { number: string }; shipment: object }[] = data.replacementsToPack;
  return listed.filter(({ order }) => order.number === number).map(({ shipment }) => shipment);
}

/** What was mailed about an order, of one kind. */
async function mailed({ number }: BoughtTogether, kind: string) {
  await awaitQuiet(shop);
  return (await sentMails(shop)).filter((mail) => mail.orderNumber === number && mail.kind === kind);
}

/** Three bags of food for 12.50 and a bed for 60, with a delivery of 25: 122.50. */
function anOrder(): Promise<BoughtTogether> {
  return buyFoodAndBed(shop, shopper.token, items, 3);
}

function staff(operation: string, variables: object) {
  return shop.gql(operation, variables, admin.token);
}

async function done(operation: string, variables: object) {
  const answer = await staff(operation, variables);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.done;
}

async function readOrder({ number }: BoughtTogether) {
  return (await staff(orderQuery, { number })).data.order;
}

async function stockOf(id: string): Promise<number> {
  const { data } = await shop.gql('query ($id: ID!) { pet(id: $id) { stock } }', { id });
  return data.pet.stock;
}

const food = (order: BoughtTogether, quantity?: number, also: object = {}) => ({
  entryId: order.foodEntry,
  quantity,
  ...also,
});
const states = (order: { shipments: { state: string }[] }) => order.shipments.map(({ state }) => state);
const pieces = (order: { entries: { status: string; accessoriesAmount: number }[] }, state: string) =>
  order.entries.filter(({ status }) => status === state).reduce((sum, one) => sum + one.accessoriesAmount, 0);

describe('an order in several parcels', () => {
  it('has each of them, with what is in it and its own number, and what is left waits', async () => {
    const order = await anOrder();
    const { number } = order;
    const first = await done(ship, {
      number,
      lines: [food(order, 1)],
      carrier: 'UPS',
      trackingNumber: '1Z1',
    });
    expect(first.status).toBe('PARTLY_SHIPPED');
    const second = await done(ship, {
      number,
      lines: [food(order, 2)],
      carrier: 'USPS',
      trackingNumber: '94',
    });
    expect(second.shipments).toEqual([
      expect.objectContaining({
        ...{
          carrier: 'UPS',
          trackingNumber: '1Z1',
          trackingUrl: expect.stringContaining('1Z1'),
          state: 'ON_ITS_WAY',
        },
        lines: [{ entry: { _id: order.foodEntry, petname: 'Salmon kibble' }, quantity: 1 }],
      }),
      expect.objectContaining({
        ...{ carrier: 'USPS', trackingNumber: '94', state: 'ON_ITS_WAY' },
        lines: [{ entry: { _id: order.foodEntry, petname: 'Salmon kibble' }, quantity: 2 }],
      }),
    ]);
    for (const { expected, shippedAt } of second.shipments) expect(expected.from > shippedAt).toBe(true);
    expect(pieces(second, 'SHIPPED')).toBe(3);
    expect(pieces(second, 'PAID')).toBe(1);
    const told = second.timeline.filter(({ kind }: { kind: string }) => kind === 'SHIPPED');
    expect(told.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('Salmon kibble with UPS, tracking number 1Z1.'),
      expect.stringContaining('2 × Salmon kibble with USPS, tracking number 94.'),
    ]);
    const mails = await mailed(order, 'ORDER_SHIPPED');
    expect(mails.map(({ text }) => /Tracking number\W+(\w+)/.exec(text)?.[1]).sort()).toEqual(['1Z1', '94']);
  });

  it('refuses more pieces than wait, and a line of another order', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    const { number } = order;
    await done(ship, { number, lines: [food(order, 2)] });
    const tooMany = await staff(ship, { number, lines: [food(order, 2)] });
    expect(tooMany.errors?.[0]).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: {
          lines: 'At most 1 of them can be sent',
          'lines.0.quantity': 'At most 1 of them can be sent',
        },
      },
    });
    const none = await staff(ship, { number, lines: [food(order, 0)] });
    expect(none.errors?.[0]?.extensions.fields).toEqual({
      ...{ lines: 'At least one piece', 'lines.0.quantity': 'At least 1' },
    });
    // Nothing is chosen by a list that is empty, and never all that waits.
    const empty = await staff(ship, { number, lines: [] });
    expect(empty.errors?.[0]?.extensions.fields).toEqual({ lines: 'At least one piece' });
    for (const [operation, variables] of [
      [previews.refund, { input: { reason: '', lines: [food(order, 4)] } }],
      [previews.cancel, { lines: [food(order, 2)] }],
      [previews.return, { lines: [food(order, 3)] }],
      [previews.return, { lines: [] }],
      [cancel, { lines: [] }],
    ] as const) {
      const { errors } = await staff(operation, { number, ...variables });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { lines: expect.any(String) },
      });
    }
    const foreign = await staff(ship, { number, lines: [food(other, 1)] });
    expect(foreign.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await readOrder(order)).shipments).toHaveLength(1);
  });

  it('says of each parcel what became of it', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number, lines: [food(order, 1)] });
    const { entries } = await done(deliver, { number });
    expect(states(await readOrder(order))).toEqual(['DELIVERED']);
    await done(ship, { number });
    expect(states(await done(undo, { number }))).toEqual(['DELIVERED', 'UNDONE']);
    expect(entries).toHaveLength(3);
    await done(ship, { number });
    expect(states(await readOrder(order))).toEqual(['DELIVERED', 'UNDONE', 'ON_ITS_WAY']);
  });
});

const lineFacts = '_id status accessoriesAmount totalamount paid refunded';
const linesQuery = `query ($number: String!) {
  order(number: $number) { status entries { ${lineFacts} } pieces { ${lineFacts} } price { total lines { petname totalamount } } ${parcels} }
}`;

describe('a line that was split', () => {
  const readLines = async ({ number }: BoughtTogether) => (await staff(linesQuery, { number })).data.order;

  it('is one entry as it was ordered, with its pieces beside, and waits until the last of them has left', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number, lines: [food(order, 1)] });
    await done(cancel, { number, lines: [food(order, 1)] });
    const read = await readLines(order);
    const whole = { _id: order.foodEntry, accessoriesAmount: 3, totalamount: 37.5, paid: 37.5, refunded: 0 };
    const bed = expect.objectContaining({ _id: order.bedEntry, status: 'PAID', accessoriesAmount: 1 });
    expect(read.entries).toEqual([{ ...whole, status: 'PAID' }, bed]);
    expect(read.pieces.map(({ status }: { status: string }) => status)).toEqual([
      ...['PAID', 'SHIPPED', 'CANCELLED'],
      'PAID',
    ]);
    expect(read.pieces[0]).toMatchObject({ _id: order.foodEntry, accessoriesAmount: 1, paid: 12.5 });
    expect(read.price).toEqual({
      total: 122.5,
      lines: [
        { petname: 'Salmon kibble', totalamount: 37.5 },
        { petname: 'Basket bed', totalamount: 60 },
      ],
    });
    await done(ship, { number });
    expect((await readLines(order)).entries[0]).toEqual({ ...whole, status: 'SHIPPED' });
  });

  it('is reached by its id, also where what it began with was canceled', async () => {
    const order = await anOrder();
    const { number, foodEntry } = order;
    const entryIds = [foodEntry];
    await done(ship, { number, lines: [food(order, 1)] });
    await done(cancelWhole, { number, entryIds });
    await done(undo, { number });
    expect((await readLines(order)).entries[0]).toMatchObject({ status: 'PAID', accessoriesAmount: 3 });
    await done(shipWhole, { number, entryIds });
    const sent = await readLines(order);
    expect(sent.entries[0].status).toBe('SHIPPED');
    expect(sent.shipments.at(-1).lines).toEqual([
      { entry: { _id: foodEntry, petname: 'Salmon kibble' }, quantity: 1 },
    ]);
    const again = await staff(shipWhole, { number, entryIds });
    expect(again.errors?.[0]?.extensions.code).toBe('INVALID_TRANSITION');
    await done(deliver, { number, entryIds });
    expect((await readLines(order)).entries[0].status).toBe('DELIVERED');
  });

  it('goes back with all of its pieces, as one line of the preview', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number, lines: [food(order, 1)] });
    const input = { reason: 'Broken.', entryIds: [order.foodEntry] };
    const { data } = await staff(previews.refund, { number, input });
    const line = { entry: { _id: order.foodEntry }, quantity: 3, amount: 37.5 };
    expect(data.preview).toEqual({ toCard: 37.5, delivery: 0, lines: [line] });
    await done(refund, { number, input });
    expect((await readLines(order)).entries[0]).toMatchObject({ status: 'PAID', refunded: 37.5 });
  });

  it('is canceled by one of its records alone where that is named as such', async () => {
    const order = await anOrder();
    const { number, foodEntry: id } = order;
    await done(ship, { number, lines: [food(order, 1)] });
    await done(undo, { number });
    const cancelRecord =
      'mutation ($id: ID!) { done: cancelCartEntry(id: $id) { _id status accessoriesAmount } }';
    expect(await done(cancelRecord, { id })).toEqual({ _id: id, status: 'CANCELLED', accessoriesAmount: 2 });
    expect((await staff(cancelRecord, { id })).errors?.[0]?.extensions.code).toBe('INVALID_TRANSITION');
    expect((await readLines(order)).entries[0]).toMatchObject({ status: 'PAID', accessoriesAmount: 3 });
  });
});

describe('a parcel', () => {
  it('is corrected at any time, is told so, and keeps what was said before', async () => {
    const order = await anOrder();
    const { number } = order;
    const { shipments } = await done(ship, { number, carrier: 'UPS', trackingNumber: '1ZWRONG' });
    const { id } = shipments[0];
    await done(deliver, { number });
    const label = { carrier: 'UPS', trackingNumber: '1ZRIGHT' };
    const after = await done(correct, { id, ...label });
    expect(after.shipments).toEqual([expect.objectContaining({ id, ...label, state: 'DELIVERED' })]);
    expect((await readOrder(order)).delivery).toEqual(label);
    const texts = after.timeline.map(({ text }: { text: string }) => text).join('\n');
    expect(texts).toMatch(/1ZWRONG.*corrected the parcel of the order: UPS, tracking number 1ZRIGHT/s);
    // Said once more, it is nothing new.
    await done(correct, { id, ...label });
    const [mail, ...others] = await mailed(order, 'SHIPMENT_CORRECTED');
    expect(mail?.text).toContain('1ZRIGHT');
    expect(others).toEqual([]);
  });

  it('that is lost is sent again from the stock, without a charge', async () => {
    const order = await anOrder();
    const label = { carrier: 'UPS', trackingNumber: '1Z1' };
    const { shipments } = await done(ship, { number: order.number, lines: [food(order, 2)], ...label });
    const stock = await stockOf(items.food);
    const after = await done(lose, { id: shipments[0].id, sendAgain: true });
    expect(states(after)).toEqual(['LOST', 'ON_ITS_WAY']);
    expect((await readOrder(order)).delivery).toEqual({ carrier: null, trackingNumber: null });
    expect(after.shipments[1].lines).toEqual([
      { entry: expect.objectContaining({ _id: order.foodEntry }), quantity: 2 },
    ]);
    expect(await stockOf(items.food)).toBe(stock - 2);
    expect([after.refunds, after.refundable]).toEqual([[], 122.5]);
    const again = await staff(lose, { id: shipments[0].id, sendAgain: true });
    expect(again.errors?.[0]?.extensions.code).toBe('INVALID_TRANSITION');
    expect(states(await done(deliver, { number: order.number }))).toEqual(['LOST', 'DELIVERED']);
    const [mail] = await mailed(order, 'SHIPMENT_LOST');
    expect(mail?.text).toContain('We have sent the same again.');
  });

  it('is listed for the packers while it is sent once more and has no number', async () => {
    const order = await anOrder();
    const { number } = order;
    const { shipments } = await done(ship, { number, lines: [food(order, 2)] });
    expect(await toPackAgain(order)).toEqual([]);
    const after = await done(lose, { id: shipments[0].id, sendAgain: true });
    const { id } = after.shipments[1];
    expect(await toPackAgain(order)).toEqual([{ id, lines: after.shipments[1].lines }]);
    await done(correct, { id, carrier: 'UPS', trackingNumber: '1ZAGAIN' });
    expect(await toPackAgain(order)).toEqual([]);
  });

  it('arrives by itself, also when it was taken for lost, and its shopper is told', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number, lines: [food(order, 1)] });
    const { shipments } = await done(ship, { number });
    const [first, second] = shipments.map(({ id }: { id: string }) => id);
    await done(lose, { id: first, sendAgain: false });
    const found = (await staff(deliverShipment, { id: first })).data.deliverShipment;
    expect(states(found)).toEqual(['DELIVERED', 'ON_ITS_WAY']);
    expect(found.entries.map(({ status }: { status: string }) => status).sort()).toEqual([
      ...['DELIVERED', 'SHIPPED', 'SHIPPED'],
    ]);
    expect(found.timeline.map(({ kind }: { kind: string }) => kind)).toContain('DELIVERED');
    expect(await mailed(order, 'ORDER_DELIVERED')).toHaveLength(1);
    const again = await staff(deliverShipment, { id: first });
    expect(again.errors?.[0]?.extensions.code).toBe('INVALID_TRANSITION');
    const last = (await staff(deliverShipment, { id: second })).data.deliverShipment;
    expect([last.status, states(last)]).toEqual(['DELIVERED', ['DELIVERED', 'DELIVERED']]);
    expect((await shop.gql(deliverShipment, { id: second }, shopper.token)).code).toBe('FORBIDDEN');
  });

  it('is taken back alone, the newest one first, and its number with it', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number, lines: [food(order, 1)], carrier: 'UPS', trackingNumber: '1Z1' });
    await done(ship, { number, lines: [food(order, 1)], carrier: 'USPS', trackingNumber: '94' });
    expect(states(await done(undo, { number }))).toEqual(['ON_ITS_WAY', 'UNDONE']);
    expect((await readOrder(order)).delivery).toEqual({ carrier: 'UPS', trackingNumber: '1Z1' });
    expect(states(await done(undo, { number }))).toEqual(['UNDONE', 'UNDONE']);
    expect((await readOrder(order)).delivery).toEqual({ carrier: null, trackingNumber: null });
    expect((await staff(undo, { number })).errors?.[0]?.extensions.code).toBe('INVALID_TRANSITION');
  });

  it('that is lost can be paid back in its place, and is not sent again then', async () => {
    const order = await anOrder();
    const { number } = order;
    const { shipments, entries } = await done(ship, { number, lines: [food(order, 1)] });
    const sent = entries.find(({ status }: { status: string }) => status === 'SHIPPED');
    await done(refund, { number, input: { reason: 'It was lost.', lines: [{ entryId: sent._id }] } });
    const again = await staff(lose, { id: shipments[0].id, sendAgain: true });
    expect(again.errors?.[0]?.extensions.code).toBe('INVALID_TRANSITION');
    expect(states(await done(lose, { id: shipments[0].id, sendAgain: false }))).toEqual(['LOST']);
  });

  it('is not sent again of what the stock has no more of', async () => {
    const rare = await shelveFoodAndBed(shop, admin.token, 3);
    const order = await buyFoodAndBed(shop, shopper.token, rare, 3);
    const { shipments } = await done(ship, { number: order.number });
    const { errors } = await staff(lose, { id: shipments[0].id, sendAgain: true });
    expect(errors?.[0]?.extensions.code).toBe('OUT_OF_STOCK');
    expect(states(await readOrder(order))).toEqual(['ON_ITS_WAY']);
  });

  it.each([
    ['corrected', correct, {}],
    ['reported', lose, { sendAgain: false }],
  ])('of nobody is not %s, nor by a shopper', async (_case, operation, variables) => {
    const unknown = await staff(operation, { id: '64b0000000000000000000ff', ...variables });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const order = await anOrder();
    const { shipments } = await done(ship, { number: order.number });
    const own = await shop.gql(operation, { id: shipments[0].id, ...variables }, shopper.token);
    expect(own.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('money for pieces', () => {
  it.each(['refund', 'cancel'] as const)('goes back by %s as its preview says, to the cent', async (kind) => {
    const order = await anOrder();
    const { number } = order;
    const lines = [food(order, 2)];
    const variables = kind === 'refund' ? { number, input: { reason: 'Broken.', lines } } : { number, lines };
    const { data } = await staff(previews[kind], variables);
    expect(data.preview).toEqual({
      ...{ toCard: 25, delivery: 0 },
      lines: [{ entry: { _id: order.foodEntry }, quantity: 2, amount: 25 }],
    });
    const after = await done(kind === 'refund' ? refund : cancel, variables);
    expect(after.refunds).toEqual([{ amount: 25 }]);
    expect(after.refundable).toBe(97.5);
    expect(pieces(after, kind === 'refund' ? 'PAID' : 'CANCELLED')).toBe(kind === 'refund' ? 4 : 2);
  });

  it('goes back once: a piece that is paid back is not paid back again', async () => {
    const order = await anOrder();
    const input = { reason: 'Broken.', lines: [food(order, 3)] };
    await done(refund, { number: order.number, input });
    const { errors } = await staff(refund, {
      number: order.number,
      input: { ...input, lines: [food(order, 1)] },
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('that came back goes back, and only what can be sold returns to the shelf', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number });
    const stock = await stockOf(items.food);
    const lines = [food(order, 1, { condition: 'DAMAGED' }), food(order, 1, { condition: 'SELLABLE' })];
    const { data } = await staff(previews.return, { number, lines });
    expect(data.preview.toCard).toBe(25);
    const after = await done(takeBack, { number, lines });
    expect(after.refunds).toEqual([{ amount: 25 }]);
    expect(pieces(after, 'RETURNED')).toBe(2);
    expect(await stockOf(items.food)).toBe(stock + 1);
  });

  it('comes to exactly the charge when all of it went back piece by piece', async () => {
    const order = await anOrder();
    const { number } = order;
    await done(ship, { number, lines: [food(order, 2)] });
    await done(refund, { number, input: { reason: 'Broken.', lines: [food(order, 1)] } });
    await done(takeBack, { number, lines: [food(order, 2)] });
    await done(cancel, { number, lines: [food(order), { entryId: order.bedEntry }] });
    const { refunds, refundable, status } = (await staff(orderQuery, { number })).data.order;
    expect(refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(122.5);
    expect([refundable, status]).toEqual([0, 'RETURNED']);
  });
});
