import { complaintsAbout } from '../fixtures/database/plan-complaints.ts';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  type BoughtTogether,
  buyFoodAndBed,
  type FoodAndBed,
  holdOrder,
  releaseOrder,
  shelveFoodAndBed,
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

const listQuery = (list: 'packingQueue' | 'heldOrders') => `query ($first: Int!, $after: String) {
  list: ${list}(first: $first, after: $after) {
    totalCount edges { node { number holds { reason text } } } pageInfo { hasNextPage endCursor }
  }
}`;
const ship = `mutation ($number: String!, $lines: [LineQuantityInput!], $evenHeld: Boolean) {
  done: shipOrder(number: $number, lines: $lines, evenHeld: $evenHeld) { number status holds { reason } }
}`;
const shipEntry = `mutation ($id: ID!, $evenHeld: Boolean) {
  done: shipCartEntry(id: $id, evenHeld: $evenHeld) { status }
}`;
const refund = `mutation ($number: String!, $input: RefundOrderInput!) { done: refundOrder(number: $number, input: $input) { number } }`;

interface Listed {
  readonly number: string;
  readonly holds: readonly { readonly reason: string; readonly text: string }[];
}

interface Answer {
  readonly data: {
    readonly list: {
      readonly totalCount: number;
      readonly edges: readonly { readonly node: Listed }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

/** The orders of this file in a list, in its order, a small page after another. */
async function listed(list: 'packingQueue' | 'heldOrders', those: readonly BoughtTogether[]) {
  const nodes: Listed[] = [];
  let after: string | null = null;
  do {
    const { data }: Answer = await shop.gql(listQuery(list), { first: 2, after }, admin.token);
    nodes.push(...data.list.edges.map(({ node }) => node));
    expect(data.list.totalCount).toBeGreaterThanOrEqual(nodes.length);
    after = data.list.pageInfo.hasNextPage ? data.list.pageInfo.endCursor : null;
  } while (after);
  return nodes.filter(({ number }) => those.some((order) => order.number === number));
}

async function reasonsOf(order: BoughtTogether): Promise<string[]> {
  const [found] = await listed('heldOrders', [order]);
  return found?.holds.map(({ reason }) => reason) ?? [];
}

function anOrder(): Promise<BoughtTogether> {
  return buyFoodAndBed(shop, shopper.token, items, 3);
}

function staff(operation: string, variables: object) {
  return shop.gql(operation, variables, admin.token);
}

async function done(operation: string, variables: object) {
  const { data, errors } = await staff(operation, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.done;
}

/** The shopper goes to the bank. */
async function dispute({ intentId, number }: BoughtTogether): Promise<void> {
  await fetch(`http://127.0.0.1:${shop.stripePort}/sandbox/payment_intents/${intentId}/dispute`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  await eventually(async () => {
    const payment = await shop.db.collection('payments').findOne({ number });
    return payment?.dispute === 'needs_response';
  });
}

describe('The packing queue', () => {
  it('has what may leave: what is due first, then the oldest first; and nothing that was sent', async () => {
    const [first, second, today] = [await anOrder(), await anOrder(), await anOrder()];
    // Nothing in this file is placed at the hour at which the same day can be chosen.
    const promised = { deliveryMethod: 'sameDay', 'promise.until': new Date() };
    await shop.db.collection('payments').updateOne({ number: today.number }, { $set: promised });
    await done(ship, { number: today.number, lines: [{ entryId: today.bedEntry }] });
    const orders = [first, second, today];
    const numbers = async () => (await listed('packingQueue', orders)).map(({ number }) => number);
    expect(await numbers()).toEqual([today.number, first.number, second.number]);
    await done(ship, { number: first.number });
    await done(ship, { number: today.number });
    expect(await numbers()).toEqual([second.number]);
    expect(await listed('heldOrders', orders)).toEqual([]);
  });

  it('is read along an index', async () => {
    await anOrder();
    const profiler = await profilerOf(shop.db);
    for (const list of ['packingQueue', 'heldOrders'] as const) {
      const commands = await profiler.during(() => shop.gql(listQuery(list), { first: 2 }, admin.token));
      const lists = commands.filter(({ command }) => JSON.stringify(command).includes('packingPlace'));
      expect(lists.map(({ plan }) => plan)).toEqual([
        expect.stringContaining('packingPlace'),
        expect.stringContaining('packingPlace'),
      ]);
      expect(complaintsAbout(lists)).toEqual([]);
    }
  });
});

describe('A held order', () => {
  it('says that it is disputed, and that the dispute is lost', async () => {
    const order = await anOrder();
    await dispute(order);
    await eventually(async () => (await reasonsOf(order)).includes('DISPUTED'));
    expect(await listed('packingQueue', [order])).toEqual([]);
    const { data } = await shop.stripe.disputes.list({ payment_intent: order.intentId });
    await shop.stripe.disputes.update(data[0]?.id ?? '', {
      evidence: { uncategorized_text: 'losing_evidence' },
      submit: true,
    });
    await eventually(async () => (await reasonsOf(order)).includes('DISPUTE_LOST'));
  });

  it.each<[string, (order: BoughtTogether) => object, string[]]>([
    ['all lines', ({ foodEntry, bedEntry }) => ({ entryIds: [foodEntry, bedEntry] }), ['REFUNDED']],
    ['the whole sum', () => ({ amount: 122.5 }), ['REFUNDED']],
    ['one line', ({ foodEntry }) => ({ entryIds: [foodEntry] }), []],
  ])('is one of which %s went back', async (_what, input, reasons) => {
    const order = await anOrder();
    await done(refund, { number: order.number, input: { ...input(order), reason: 'Late' } });
    expect(await reasonsOf(order)).toEqual(reasons);
    expect(await listed('packingQueue', [order])).toHaveLength(1 - reasons.length);
  });

  it('waits for its release where the staff put it on hold', async () => {
    const order = await anOrder();
    const { number } = order;
    const text = 'On hold: She moves house';
    const held = await staff(holdOrder, { number, reason: ' She moves house ' });
    expect(held.data.holdOrder.holds).toEqual([{ reason: 'ON_REQUEST', text }]);
    expect(await reasonsOf(order)).toEqual(['ON_REQUEST']);
    const again = await staff(holdOrder, { number, reason: 'Once more' });
    expect(again.errors?.[0]?.extensions?.code).toBe('INVALID_TRANSITION');
    expect((await staff(releaseOrder, { number })).data.releaseOrder.holds).toEqual([]);
    expect(await listed('packingQueue', [order])).toHaveLength(1);
    const twice = await staff(releaseOrder, { number });
    expect(twice.errors?.[0]?.extensions?.code).toBe('INVALID_TRANSITION');
  });

  it('is sent to who insists alone', async () => {
    const { number } = await anOrder();
    await staff(holdOrder, { number, reason: 'She moves house' });
    const { errors } = await staff(ship, { number });
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_TRANSITION');
    expect(errors?.[0]?.message).toContain('On hold: She moves house');
    expect(await done(ship, { number, evenHeld: true })).toEqual({ number, status: 'SHIPPED', holds: [] });
  });

  it('is not sent line by line either, as the old client does, but to who insists', async () => {
    const order = await anOrder();
    const { number, foodEntry: id } = order;
    await done(refund, { number, input: { amount: 122.5, reason: 'Late' } });
    const [whole, line] = [await staff(ship, { number }), await staff(shipEntry, { id })];
    expect(line.errors?.[0]?.extensions?.code).toBe('INVALID_TRANSITION');
    expect(line.errors?.[0]?.message).toBe(
      `${number} is held: All that was paid for what waits has gone back`,
    );
    expect(line.errors?.[0]?.message).toBe(whole.errors?.[0]?.message);
    expect(await reasonsOf(order)).toEqual(['REFUNDED']);
    expect(await done(shipEntry, { id, evenHeld: true })).toEqual({ status: 'SHIPPED' });
  });
});
