import { buy, cancelCartEntry } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import {
  type BoughtTogether,
  buyFoodAndBed,
  cancelEntries,
  cancelEntry,
  cancelLinePreview,
  cancelPreview,
  type FoodAndBed,
  moneyQuery,
  numberOf,
  refundOrder,
  refundPreview,
  returnEntries,
  returnPreview,
  shelveFoodAndBed,
  shipOrder,
} from '../fixtures/shop/orders.ts';
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
afterAll(() => shop.stop());

/** A bed for 60 and food for 12.50, with a delivery of 25: 97.50. */
function anOrder(): Promise<BoughtTogether> {
  return buyFoodAndBed(shop, shopper.token, items, 1);
}

async function aSentOrder(): Promise<BoughtTogether> {
  const order = await anOrder();
  await byAdmin(shipOrder, { number: order.number });
  return order;
}

function byAdmin(operation: string, variables: object) {
  return shop.gql(operation, variables, admin.token);
}

const reason = 'The bag was torn';

async function refund(order: BoughtTogether, input: object) {
  return byAdmin(refundOrder, { number: order.number, input: { reason, ...input } });
}

async function seen(operation: string, order: BoughtTogether, variables: object, token = admin.token) {
  const answer = await shop.gql(operation, { number: order.number, ...variables }, token);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.preview;
}

function seenRefund(order: BoughtTogether, input: object) {
  return seen(refundPreview, order, { input: { reason: '', ...input } });
}

/** Cents that Stripe gave back. */
async function atStripe({ intentId }: BoughtTogether): Promise<number> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

const both = ({ foodEntry, bedEntry }: BoughtTogether) => [foodEntry, bedEntry];

describe('what a refund is going to give back', () => {
  it.each([
    ['both lines, with the delivery', (o: BoughtTogether) => ({ entryIds: both(o) }), [97.5, 25, 0]],
    ['one line, without it', (o: BoughtTogether) => ({ entryIds: [o.bedEntry] }), [60, 0, 37.5]],
    [
      'one line and the delivery',
      (o: BoughtTogether) => ({ entryIds: [o.bedEntry], includeDelivery: true }),
      [85, 25, 12.5],
    ],
    [
      'both lines, while the delivery stays',
      (o: BoughtTogether) => ({ entryIds: both(o), includeDelivery: false }),
      [72.5, 0, 25],
    ],
    ['the delivery alone', () => ({ includeDelivery: true }), [25, 25, 72.5]],
    ['an amount', () => ({ amount: 10.01 }), [10.01, 0, 87.49]],
  ])('%s, is what goes back, to the cent', async (_what, inputOf, [toCard, delivery, leftToRefund]) => {
    const order = await anOrder();
    const preview = await seenRefund(order, inputOf(order));
    expect(preview).toMatchObject({ toCard, delivery, leftToRefund, tax: 0 });
    expect(await atStripe(order)).toBe(0);
    const { data } = await refund(order, { ...inputOf(order), fingerprint: preview.fingerprint });
    expect(data.refundOrder.refundable).toBe(leftToRefund);
    expect(await atStripe(order)).toBe(Math.round(Number(toCard) * 100));
  });

  it('is told line by line', async () => {
    const order = await anOrder();
    expect((await seenRefund(order, { entryIds: both(order) })).lines).toEqual([
      { entry: { _id: order.foodEntry }, quantity: 1, amount: 12.5 },
      { entry: { _id: order.bedEntry }, quantity: 1, amount: 60 },
    ]);
  });

  it('is less where an amount went back before', async () => {
    const order = await anOrder();
    await refund(order, { amount: 90 });
    const preview = await seenRefund(order, { entryIds: both(order) });
    expect(preview).toMatchObject({ toCard: 7.5, delivery: 0, leftToRefund: 0 });
    await refund(order, { entryIds: both(order), fingerprint: preview.fingerprint });
    expect(await atStripe(order)).toBe(9750);
  });

  it('is not given where something else would go back by now', async () => {
    const order = await anOrder();
    const { fingerprint } = await seenRefund(order, { entryIds: [order.bedEntry] });
    await byAdmin(cancelCartEntry, { id: order.foodEntry });
    const input = { entryIds: [order.bedEntry], fingerprint };
    const answer = await refund(order, input);
    expect([answer.code, answer.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'What goes back has changed meanwhile: it is $85.00 now',
    ]);
    expect(await byAdmin(refundPreview, { number: order.number, input: { reason, ...input } })).toMatchObject(
      {
        code: 'CONFLICT',
      },
    );
    expect(await atStripe(order)).toBe(1250);
  });

  it('holds for its own request alone', async () => {
    const order = await anOrder();
    const { fingerprint } = await seenRefund(order, { amount: 12.5 });
    expect(await refund(order, { entryIds: [order.foodEntry], fingerprint })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await byAdmin(cancelCartEntry, { id: order.foodEntry })).toMatchObject({ code: undefined });
  });

  it('is answered once more when the request comes again, although nothing more goes back', async () => {
    const order = await anOrder();
    const { fingerprint } = await seenRefund(order, { amount: 5 });
    for (let time = 0; time < 2; time++) {
      const input = { amount: 5, fingerprint, requestId: 'lost' };
      expect((await refund(order, input)).data.refundOrder.refundable).toBe(92.5);
    }
    expect(await atStripe(order)).toBe(500);
  });

  it('goes back once by one fingerprint, although nobody takes it for a double click', async () => {
    const order = await anOrder();
    const { fingerprint } = await seenRefund(order, { amount: 5 });
    expect((await refund(order, { amount: 5, fingerprint })).code).toBeUndefined();
    expect((await refund(order, { amount: 5, fingerprint })).code).toBe('CONFLICT');
    const all = await seenRefund(order, { amount: 92.5 });
    expect((await refund(order, { amount: 92.5, fingerprint: all.fingerprint })).code).toBeUndefined();
    const again = { amount: 92.5, fingerprint: all.fingerprint };
    expect((await refund(order, again)).code).toBe('CONFLICT');
    expect((await byAdmin(refundPreview, { number: order.number, input: { reason, ...again } })).code).toBe(
      'CONFLICT',
    );
    expect(await atStripe(order)).toBe(9750);
  });

  it('takes an amount that went back before from what goes back last', async () => {
    const tins = await addItem(shop, admin.token, anItem({ petname: 'Tins', petprice: 10 }));
    const bag = await addItem(shop, admin.token, anItem({ petname: 'Bag', petprice: 30 }));
    const { payment } = await buy(shop, shopper.token, [
      { petId: tins, accessoriesAmount: 3 },
      { petId: bag, accessoriesAmount: 1 },
    ]);
    expect(payment.amount).toBe(65);
    const number = await numberOf(shop, payment._id, shopper.token);
    const order = { number } as BoughtTogether;
    const [tinsEntry, bagEntry] = payment.cartEntries.map(({ _id }: { _id: string }) => _id);
    expect((await refund(order, { amount: 12 })).data.refundOrder.refundable).toBe(53);

    const oneTin = { lines: [{ entryId: tinsEntry, quantity: 1 }] };
    expect(await seenRefund(order, oneTin)).toMatchObject({ toCard: 10, delivery: 0, leftToRefund: 43 });
    expect((await refund(order, oneTin)).data.refundOrder.refundable).toBe(43);
    const theRest = { lines: [{ entryId: tinsEntry, quantity: 2 }, { entryId: bagEntry }] };
    expect(await seenRefund(order, theRest)).toMatchObject({ toCard: 43, leftToRefund: 0 });
    expect((await refund(order, theRest)).data.refundOrder.refundable).toBe(0);
  });

  it('leaves a delivery with the shop until its last line goes', async () => {
    const order = await aSentOrder();
    await refund(order, { entryIds: both(order), includeDelivery: false });
    expect(await seen(returnPreview, order, { entryIds: [order.bedEntry] })).toMatchObject({ toCard: 0 });
    await byAdmin(returnEntries, { number: order.number, entryIds: [order.bedEntry] });
    expect(await seen(returnPreview, order, { entryIds: [order.foodEntry] })).toMatchObject({ toCard: 25 });
    await byAdmin(returnEntries, { number: order.number, entryIds: [order.foodEntry] });
    expect(await atStripe(order)).toBe(9750);
  });

  it.each([
    ['more than is left', () => ({ amount: 97.51 }), 'input.amount'],
    ['neither', () => ({}), 'input.entryIds'],
    [
      'the delivery with an amount',
      () => ({ amount: 5, includeDelivery: true }),
      'input.amount: Either entries or an amount',
    ],
  ])('says of %s what is wrong with it', async (_what, inputOf, message) => {
    const order = await anOrder();
    const answer = await byAdmin(refundPreview, {
      number: order.number,
      input: { reason: '', ...inputOf() },
    });
    expect([answer.code, answer.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringContaining(message),
    ]);
  });

  it('tells what of it is tax', async () => {
    const order = await anOrder();
    const taxed = { $set: { taxPercent: 25, taxCents: 1950 } };
    await shop.db.collection('payments').updateOne({ number: order.number }, taxed);
    expect(await seenRefund(order, { entryIds: both(order) })).toMatchObject({ toCard: 97.5, tax: 19.5 });
  });
});

describe('what a cancellation is going to give back', () => {
  it('has the delivery with the last line, for the shopper as for the staff', async () => {
    const order = await anOrder();
    const first = await seen(cancelPreview, order, { entryIds: [order.bedEntry] }, shopper.token);
    expect(first).toMatchObject({ toCard: 60, delivery: 0, leftToRefund: 37.5 });
    const withFingerprint = `mutation ($id: ID!, $fingerprint: String) {
      cancelCartEntry(id: $id, fingerprint: $fingerprint) { status }
    }`;
    const { fingerprint } = await seen(cancelPreview, order, { entryIds: [order.foodEntry] }, shopper.token);
    await shop.gql(withFingerprint, { id: order.bedEntry, fingerprint: first.fingerprint }, shopper.token);
    const stale = { id: order.foodEntry, fingerprint };
    expect(await shop.gql(withFingerprint, stale, shopper.token)).toMatchObject({ code: 'CONFLICT' });
    const last = await seen(cancelPreview, order, { entryIds: [order.foodEntry] }, shopper.token);
    expect(last).toMatchObject({ toCard: 37.5, delivery: 25, leftToRefund: 0 });
    const seenNow = { id: order.foodEntry, fingerprint: last.fingerprint };
    expect((await shop.gql(withFingerprint, seenNow, shopper.token)).data.cancelCartEntry.status).toBe(
      'CANCELLED',
    );
    expect(await atStripe(order)).toBe(9750);
  });

  it('is one sum for several lines, which are called off at once or not at all', async () => {
    const order = await anOrder();
    const lines = { number: order.number, entryIds: both(order) };
    const { toCard, fingerprint } = await seen(cancelPreview, order, lines);
    expect(toCard).toBe(97.5);
    expect(await byAdmin(cancelEntries, { ...lines, fingerprint: 'another' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await byAdmin(moneyQuery, lines)).data.order.status).toBe('PAID');
    const { data } = await byAdmin(cancelEntries, { ...lines, fingerprint });
    expect(data.cancelEntries.status).toBe('CANCELLED');
    expect(await atStripe(order)).toBe(9750);
    expect(await byAdmin(cancelEntries, { ...lines, fingerprint })).toMatchObject({ code: 'CONFLICT' });
    expect(await byAdmin(cancelPreview, lines)).toMatchObject({ code: 'INVALID_TRANSITION' });
    const audited = await shop.db
      .collection('auditrecords')
      .find({ action: 'cancel_cart_entry', subjectId: { $in: both(order) } })
      .toArray();
    const given = audited.flatMap(({ changes }) =>
      changes.flatMap((change: { field: string; after: string }) =>
        change.field === 'refund' ? change.after : [],
      ),
    );
    expect(given.toSorted()).toEqual(['12.5', '85']);
  });

  it('is some pieces of one line, by its id', async () => {
    const order = await buyFoodAndBed(shop, shopper.token, items, 3);
    const id = order.foodEntry;
    const ask = (operation: string, variables: object) => shop.gql(operation, variables, shopper.token);
    for (const [operation, quantity] of [
      [cancelLinePreview, 4],
      [cancelLinePreview, 0],
      [cancelEntry, 4],
      [cancelEntry, 0],
    ] as const) {
      const { errors } = await ask(operation, { id, quantity });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { lines: expect.any(String) },
      });
    }
    const { data } = await ask(cancelLinePreview, { id, quantity: 2 });
    expect(data.preview).toMatchObject({ toCard: 25, lines: [{ entry: { _id: id }, quantity: 2 }] });
    const { fingerprint } = data.preview;
    const some = await ask(cancelEntry, { id, quantity: 2, fingerprint });
    expect(some.data.cancelEntry).toEqual({ _id: id, status: 'PAID', accessoriesAmount: 1 });
    expect((await ask(cancelEntry, { id, quantity: 2, fingerprint })).code).toBe('CONFLICT');
    expect((await ask(cancelEntry, { id })).data.cancelEntry.status).toBe('CANCELLED');
    expect(await atStripe(order)).toBe(3750);
    await byAdmin(shipOrder, { number: order.number });
    expect((await ask(cancelEntry, { id: order.bedEntry })).code).toBe('INVALID_TRANSITION');
    const stranger = await shop.signUp();
    for (const operation of [cancelLinePreview, cancelEntry])
      expect((await shop.gql(operation, { id: order.bedEntry }, stranger.token)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['by neither an order nor a line', () => ({})],
    ['by both', ({ number, foodEntry: id }: BoughtTogether) => ({ number, id })],
    [
      'with the pieces of a line that nobody names',
      ({ number, foodEntry }: BoughtTogether) => ({ number, entryIds: [foodEntry], quantity: 1 }),
    ],
  ])('is not asked for %s', async (_case, variablesOf) => {
    const variables = variablesOf(await anOrder());
    expect((await byAdmin(cancelLinePreview, variables)).code).toBe('BAD_USER_INPUT');
  });

  it('is nobody else’s to see or to ask for', async () => {
    const order = await anOrder();
    const stranger = await shop.signUp();
    for (const operation of [cancelPreview, cancelEntries]) {
      const variables = { number: order.number, entryIds: both(order) };
      expect(await shop.gql(operation, variables, stranger.token)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await shop.gql(operation, variables)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});

describe('what a return is going to give back', () => {
  it('is what goes back, and nothing else is', async () => {
    const order = await aSentOrder();
    const lines = { number: order.number, entryIds: [order.foodEntry] };
    const { toCard, fingerprint } = await seen(returnPreview, order, lines);
    expect(toCard).toBe(12.5);
    await refund(order, { entryIds: [order.foodEntry] });
    expect(await byAdmin(returnEntries, { ...lines, fingerprint })).toMatchObject({ code: 'CONFLICT' });
    const now = await seen(returnPreview, order, lines);
    expect(now.toCard).toBe(0);
    const { data } = await byAdmin(returnEntries, { ...lines, fingerprint: now.fingerprint });
    expect(data.returnEntries.entries).toMatchObject([{ status: 'RETURNED' }, { status: 'SHIPPED' }]);
    const stale = { ...lines, fingerprint: now.fingerprint };
    expect(await byAdmin(returnEntries, stale)).toMatchObject({ code: 'CONFLICT' });
    expect(await byAdmin(returnEntries, lines)).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await atStripe(order)).toBe(1250);
  });

  it('is refused for what was not sent', async () => {
    const order = await anOrder();
    const lines = { number: order.number, entryIds: [order.foodEntry] };
    expect(await byAdmin(returnPreview, lines)).toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});
