import { Types } from 'mongoose';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { cancelCartEntry, checkOut } from '../fixtures/shop/checkout.ts';
import { placePaidOrder } from '../fixtures/shop/dashboard.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { aPromotion, type PromotionTerms } from '../fixtures/shop/promotion-requests.ts';
import { readAllRecords } from '../fixtures/shop/stored-records.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * Four orders of the last 30 days, worked by hand:
 *
 *   Sam, 9 days ago     kibble (dog food) 12.50 × 2             25.00
 *   Robin, 6 days ago   kibble 12.50 × 1, bed (cat) 60.00 × 1   72.50
 *   Sam, 3 days ago     bed 60.00 × 1                           60.00
 *   Robin, 1 day ago    kibble 12.50 × 4, cancelled since       50.00
 *
 * and none of: one that was paid before, one that waits for its card.
 */
let shop: Shop;
let admin: Account;
let sam: Account;
let robin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  sam = await shop.signUp();
  robin = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ stock: 100 }));
  const bed = anItem({ petname: 'Bed', petprice: 60, category: 'ACCESSORIES', type: 'CAT', stock: 100 });
  const bedId = await addItem(shop, admin.token, bed);
  const kibble = (accessoriesAmount: number) => ({ petId, accessoriesAmount });
  const oneBed = { petId: bedId, accessoriesAmount: 1 };
  await placePaidOrder(shop, sam, daysAgo(31), [kibble(7)]);
  await placePaidOrder(shop, sam, daysAgo(9), [kibble(2)]);
  await placePaidOrder(shop, robin, daysAgo(6), [kibble(1), oneBed]);
  await placePaidOrder(shop, sam, daysAgo(3), [oneBed]);
  const [id] = await placePaidOrder(shop, robin, daysAgo(1), [kibble(4)]);
  await shop.gql(cancelCartEntry, { id }, robin.token);
  await checkOut(shop, sam.token, [kibble(9)]);
});
afterAll(() => shop.stop());

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

const promotionPreview = `query ($input: AddPromotionInput!) {
  promotionPreview(input: $input) { since orders isComplete ordersReduced reductions }
}`;

function ask(terms: Partial<PromotionTerms>) {
  return shop.gql(promotionPreview, { input: aPromotion(terms) }, admin.token);
}

describe('what a promotion would have done', () => {
  it.each<[string, Partial<PromotionTerms>, number, number]>([
    // 7.50 + 21.75 + 18.00 + 15.00
    ['30 % off', {}, 4, 62.25],
    ['30 % off food', { categories: ['FOOD'] }, 3, 26.25],
    ['30 % off what is for cats', { types: ['CAT'] }, 2, 36],
    ['30 % off from $50 on', { minEntriesTotal: 50 }, 3, 54.75],
    ['$26 off, of which one order has no more than 25', { percentOff: null, dollarsOff: 26 }, 4, 103],
    ['30 % off, once an account', { maxUsesPerAccount: 1 }, 2, 29.25],
    ['30 % off for the first three', { maxUses: 3 }, 3, 47.25],
    ['nothing, from $73 on', { minEntriesTotal: 73 }, 0, 0],
    ['the same, whenever it begins', { from: '2100-01-01T00:00:00Z' }, 4, 62.25],
    ['the same where it is not to be used yet', { isActive: false }, 4, 62.25],
  ])('%s', async (_what, terms, ordersReduced, reductions) => {
    const { data } = await ask(terms);
    const found = { orders: 4, isComplete: true, ordersReduced, reductions };
    expect(data.promotionPreview).toEqual({ ...found, since: expect.any(String) });
  });

  it('is for a promotion that could be made, and makes none', async () => {
    const before = await readAllRecords(shop);
    expect(badFieldsOf(await ask({ percentOff: 0, code: '?' })).toSorted()).toEqual(['code', 'percentOff']);
    await ask({});
    expect(await readAllRecords(shop)).toEqual(before);
  });

  it('is found by indexes', async () => {
    const filter = { settledAt: { $gte: new Date() }, status: { $in: ['succeeded', 'refunded'] } };
    const payments = await shop.db.collection('payments').find(filter).sort({ settledAt: -1 }).explain();
    const plan = JSON.stringify(payments.queryPlanner.winningPlan);
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('"SORT"');
    const ofPayments = { paymentId: { $in: [new Types.ObjectId()] }, paidAt: { $ne: null } };
    const entries = await shop.db.collection('cartentries').find(ofPayments).explain();
    expect(JSON.stringify(entries.queryPlanner.winningPlan)).toContain('paymentId_1__id_1');
  });
});

it('says so where there are more orders than it looks at, and looks at the newest', async () => {
  const payments = shop.db.collection('payments');
  const entries = shop.db.collection('cartentries');
  const payment = await payments.findOne({ amount: 30 });
  const entry = await entries.findOne({ paymentId: payment?._id });
  // With the four there are two more than two thousand; all of these are newer.
  const ids = Array.from({ length: 1998 }, () => new Types.ObjectId());
  await payments.insertMany(
    ids.map((_id) => ({
      ...{ ...payment, _id, settledAt: new Date() },
      ...{ intentId: String(_id), idempotencyKey: String(_id) },
    })),
  );
  await entries.insertMany(ids.map((paymentId) => ({ ...entry, _id: new Types.ObjectId(), paymentId })));
  const { data } = await ask({ types: ['CAT'] });
  // Of the four, the two oldest are left out: Sam’s bed is the only thing for cats.
  const found = { orders: 2000, isComplete: false, ordersReduced: 1, reductions: 18 };
  expect(data.promotionPreview).toMatchObject(found);
});
