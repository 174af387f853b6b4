import { Types } from 'mongoose';
import { aPromotion, type PromotionTerms } from '../fixtures/promotions/promotion-requests.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import {
  aCheckoutOf,
  cancelCartEntry,
  checkOut,
  confirmPayment,
  createPaymentIntent,
  type Entry,
} from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { readAllRecords } from '../fixtures/shop/stored-records.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * Five orders of the last 30 days, worked by hand:
 *
 *   Sam, 9 days ago       kibble (dog food) 12.50 × 2              25.00
 *   Robin, 6 days ago     kibble 12.50 × 1, bed (cat) 60.00 × 1    72.50
 *   Sam, 3 days ago       bed 60.00 × 1, picked up                 60.00 with 15 % off
 *   Robin, 1 day ago      kibble 12.50 × 4, cancelled since        50.00
 *   Robin, half a day ago kibble 12.50 × 2, to come again          25.00 with 35 % off
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
  await place(sam, 31, [kibble(7)]);
  await place(sam, 9, [kibble(2)]);
  await place(robin, 6, [kibble(1), oneBed]);
  await place(sam, 3, [oneBed], { delivery: 'CURBSIDE' });
  const id = await place(robin, 1, [kibble(4)]);
  await shop.gql(cancelCartEntry, { id }, robin.token);
  await place(robin, 0.5, [kibble(2)], { repeats: [{ petId, everyWeeks: 2 }] });
  await checkOut(shop, sam.token, [kibble(9)]);
});
afterAll(() => shop.stop());

/** An order that was paid days ago. @returns the id of its first entry */
async function place({ token }: Account, daysAgo: number, entries: readonly Entry[], choices = {}) {
  const input = aCheckoutOf(entries, { choices });
  const { data } = await shop.gql(createPaymentIntent, { input }, token);
  const { clientSecret, payment } = data.createPaymentIntent;
  await shop.pay(clientSecret);
  const { errors } = await shop.gql(confirmPayment, { id: payment._id }, token);
  expect(errors).toBeUndefined();
  const paidAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
  const paymentId = new Types.ObjectId(payment._id as string);
  await shop.db.collection('payments').updateOne({ _id: paymentId }, { $set: { settledAt: paidAt } });
  await shop.db.collection('cartentries').updateMany({ paymentId }, { $set: { paidAt } });
  return payment.cartEntries[0]._id;
}

const promotionPreview = `query ($input: AddPromotionInput!) {
  promotionPreview(input: $input) { since orders isComplete ordersReduced reductions }
}`;

function ask(terms: Partial<PromotionTerms>) {
  return shop.gql(promotionPreview, { input: aPromotion(terms) }, admin.token);
}

describe('what a promotion would have done', () => {
  it.each<[string, Partial<PromotionTerms>, number, number]>([
    // 7.50 + 21.75 + 9.00 beyond the 15 % + 15.00, and nothing beyond the 35 %
    ['30 % off', {}, 4, 53.25],
    ['30 % off food', { categories: ['FOOD'] }, 3, 26.25],
    ['30 % off what is for cats', { types: ['CAT'] }, 2, 27],
    ['30 % off from $50 on', { minEntriesTotal: 50 }, 3, 45.75],
    // 25.00 of 25.00 + 26.00 + 26.00 + 26.00 + 16.25, all that 35 % have left
    ['$26 off', { percentOff: null, dollarsOff: 26 }, 5, 119.25],
    ['30 % off, once an account', { maxUsesPerAccount: 1 }, 2, 29.25],
    ['30 % off for the first three', { maxUses: 3 }, 3, 38.25],
    ['nothing, from $73 on', { minEntriesTotal: 73 }, 0, 0],
    ['the same, whenever it begins', { from: '2100-01-01T00:00:00Z' }, 4, 53.25],
    ['the same where it is not to be used yet', { isActive: false }, 4, 53.25],
  ])('%s', async (_what, terms, ordersReduced, reductions) => {
    const { data } = await ask(terms);
    const found = { orders: 5, isComplete: true, ordersReduced, reductions };
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
  // With the five there are two more than two thousand; all of these are newer.
  const ids = Array.from({ length: 1997 }, () => new Types.ObjectId());
  await payments.insertMany(
    ids.map((_id) => ({
      ...{ ...payment, _id, settledAt: new Date() },
      ...{ number: String(_id), intentId: String(_id), idempotencyKey: String(_id) },
    })),
  );
  await entries.insertMany(ids.map((paymentId) => ({ ...entry, _id: new Types.ObjectId(), paymentId })));
  const { data } = await ask({ types: ['CAT'] });
  // Of the five, the two oldest are left out: of what is for cats there is the bed that was picked up.
  const found = { orders: 2000, isComplete: false, ordersReduced: 1, reductions: 9 };
  expect(data.promotionPreview).toMatchObject(found);
});
