import { Types } from 'mongoose';
import { expireEverything } from '../fixtures/payments/payment-invariants.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { addPromotion, aPromotion } from '../fixtures/promotions/stored-promotions.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import {
  aCheckoutOf,
  cancelCartEntry,
  confirmPayment,
  createPaymentIntent,
  intentIdOf,
} from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* What is chosen at the checkout is charged, stored, and given back as it was paid. */

let shop: Shop;
let admin: Account;
let shopper: Account;
let food: string;
let bed: string;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_TIME_ZONE: zoneWhereItIs(9), RECONCILE_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ petprice: 12.5, stock: 500 }));
  bed = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 500, category: 'ACCESSORIES' }));
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

const both = () => [
  { petId: food, accessoriesAmount: 2 },
  { petId: bed, accessoriesAmount: 1 },
];

interface Request {
  readonly entries?: ReturnType<typeof both>;
  readonly token?: string;
  readonly idempotencyKey?: string;
}

function start(choices: object, { entries = both(), token = shopper.token, ...changes }: Request = {}) {
  return shop.gql(createPaymentIntent, { input: aCheckoutOf(entries, { choices, ...changes }) }, token);
}

async function buyWith(choices: object, entries = both()) {
  const { data } = await start(choices, { entries });
  const { clientSecret, payment } = data.createPaymentIntent;
  await shop.pay(clientSecret);
  const confirmed = await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
  return {
    paymentId: payment._id as string,
    amount: payment.amount as number,
    intentId: intentIdOf(clientSecret),
    entries: confirmed.data.confirmPayment.cartEntries as { _id: string; petId: string }[],
  };
}

const cancel = (id: string | undefined) => shop.gql(cancelCartEntry, { id }, shopper.token);

function paymentRecord(id: string) {
  return shop.db.collection('payments').findOne({ _id: new Types.ObjectId(id) });
}

async function refundedCents(payment_intent: string): Promise<number[]> {
  const { data } = await shop.stripe.refunds.list({ payment_intent, limit: 100 });
  return data.map(({ amount }) => amount).toReversed();
}

async function usesOf(code: string): Promise<number> {
  return (await shop.db.collection('promotions').findOne({ code }))?.uses;
}

describe('a checkout with choices', () => {
  it('charges what was quoted, and stores it line by line', async () => {
    await addPromotion(shop, aPromotion({ code: 'FOOD30', percentOff: 30, categories: ['food'] }));
    const { amount, paymentId, intentId } = await buyWith({ delivery: 'CURBSIDE', promotionCode: 'food30' });
    // Food 25.00 less 30 %, the bed 60.00 less 15 % for picking it up, no delivery.
    expect(amount).toBe(17.5 + 51);
    expect((await shop.stripe.paymentIntents.retrieve(intentId)).amount).toBe(6850);
    expect(await paymentRecord(paymentId)).toMatchObject({
      ...{ deliveryMethod: 'curbside', deliveryCents: 0, amount: 68.5 },
      number: expect.stringMatching(/^FP-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
      adjustments: [
        { rule: 'curbside', amount: -900, isApplied: true },
        { rule: 'promotionCode', amount: -750, isApplied: true },
      ],
    });
    const entries = await shop.db
      .collection('cartentries')
      .find({ uid: shopper.uid })
      .sort({ _id: 1 })
      .toArray();
    expect(entries).toMatchObject([
      { totalamount: 25, paidCents: 1750, deliveryMethod: 'curbside' },
      { totalamount: 60, paidCents: 5100, deliveryMethod: 'curbside' },
    ]);
  });

  it('gives back what was paid for each line, the delivery with the last one, whatever the rules are by then', async () => {
    await addPromotion(shop, aPromotion({ code: 'THIRD', percentOff: 33 }));
    const { amount, entries, intentId } = await buyWith({ promotionCode: 'THIRD' });
    expect(amount).toBe(16.75 + 40.2 + 25);
    await addPromotion(shop, aPromotion({ code: 'THIRD', percentOff: 99 }));
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(bed) }, { $set: { petprice: 60 } });
    const [foodEntry, bedEntry] = entries;
    await cancel(bedEntry?._id);
    await cancel(foodEntry?._id);
    await eventually(async () => (await refundedCents(intentId)).length === 2);
    expect(await refundedCents(intentId)).toEqual([4020, 4175]);
  });

  it('answers the same key with the same price, and another choice with IDEMPOTENCY_MISMATCH', async () => {
    const idempotencyKey = `choices-${shopper.uid}`;
    const first = await start({ delivery: 'CURBSIDE' }, { idempotencyKey });
    const again = await start({ delivery: 'CURBSIDE' }, { idempotencyKey });
    expect(again.data.createPaymentIntent.quote).toEqual(first.data.createPaymentIntent.quote);
    expect((await start({}, { idempotencyKey })).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it.each([
    ['a code that is unknown', { promotionCode: 'NEVER' }, 'choices.promotionCode'],
    ['a code that leaves less than cards take', { promotionCode: 'ALL' }, 'choices.promotionCode'],
    ['same-day delivery of a small cart', { delivery: 'SAME_DAY' }, 'choices.delivery'],
  ])('refuses %s by its name, and holds nothing', async (_what, choices, field) => {
    await addPromotion(shop, aPromotion({ code: 'ALL', percentOff: 100 }));
    const answer = await start(
      { ...choices, ...('delivery' in choices ? {} : { delivery: 'CURBSIDE' }) },
      { entries: [{ petId: food, accessoriesAmount: 1 }] },
    );
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer)).toEqual([field]);
    expect(await shop.db.collection('payments').countDocuments({ uid: shopper.uid })).toBe(0);
    expect(await usesOf('ALL')).toBe(0);
  });

  it('takes 35 % off the first order with a repeat delivery, and 5 % off a later one', async () => {
    const repeats = [{ petId: food, everyWeeks: 2 }];
    expect((await buyWith({ repeats })).amount).toBe(16.25 + 60 + 25);
    const other = [{ petId: food, accessoriesAmount: 4 }];
    expect((await buyWith({ repeats }, other)).amount).toBe(47.5 + 5);
  });
});

describe('the uses of a code', () => {
  it('go to one of twenty checkouts at once where one is left', async () => {
    await addPromotion(shop, aPromotion({ code: 'LAST', maxUses: 5, uses: 4 }));
    const accounts = await Promise.all(Array.from({ length: 20 }, () => shop.signUp()));
    const answers = await Promise.all(
      accounts.map(({ token }) => start({ promotionCode: 'LAST' }, { token })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(badFieldsOf)).toEqual(Array(19).fill(['choices.promotionCode']));
    expect(await usesOf('LAST')).toBe(5);
  });

  it('are counted by account', async () => {
    await addPromotion(shop, aPromotion({ code: 'ONCE', maxUsesPerAccount: 1 }));
    await buyWith({ promotionCode: 'ONCE' });
    const other = { entries: [{ petId: food, accessoriesAmount: 7 }] };
    const answer = await start({ promotionCode: 'ONCE' }, other);
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      'choices.promotionCode': 'ONCE can be used once, and you have used it',
    });
    const somebodyElse = await shop.signUp();
    expect(
      (await start({ promotionCode: 'ONCE' }, { ...other, token: somebodyElse.token })).code,
    ).toBeUndefined();
  });

  it('are one of an account, however many of its checkouts begin at once', async () => {
    await addPromotion(shop, aPromotion({ code: 'AT-ONCE', maxUsesPerAccount: 1 }));
    const carts = [1, 2, 3, 4, 5].map((accessoriesAmount) => [{ petId: food, accessoriesAmount }]);
    await Promise.all(carts.map((entries) => start({ promotionCode: 'AT-ONCE' }, { entries })));
    expect(await usesOf('AT-ONCE')).toBe(1);
  });

  it('do not stand in the way of the checkout that holds them, or of a new one after it', async () => {
    await addPromotion(shop, aPromotion({ code: 'MINE', maxUses: 1, maxUsesPerAccount: 1 }));
    const promotionCode = 'MINE';
    const idempotencyKey = `again-${shopper.uid}`;
    const clicks = await Promise.all([1, 2].map(() => start({ promotionCode }, { idempotencyKey })));
    const again = await start({ promotionCode }, { idempotencyKey });
    const ids = [...clicks, again].map(({ data }) => data.createPaymentIntent.payment._id);
    expect(new Set(ids).size).toBe(1);

    const quote =
      'query ($entries: [CartEntryInput!]!) { quote(entries: $entries, choices: { promotionCode: "MINE" }) { reductions } }';
    expect((await shop.gql(quote, { entries: both() }, shopper.token)).data.quote.reductions).toBe(8.5);
    const other = await start({ promotionCode }, { entries: [{ petId: food, accessoriesAmount: 1 }] });
    expect(other.data.createPaymentIntent.payment.amount).toBe(16.25);
    expect(await usesOf('MINE')).toBe(1);
  });

  it('come back where the payment ends unpaid', async () => {
    await addPromotion(shop, aPromotion({ code: 'UNPAID', maxUses: 1 }));
    await start({ promotionCode: 'UNPAID' });
    expect(await usesOf('UNPAID')).toBe(1);
    await expireEverything(shop);
    await eventually(async () => (await usesOf('UNPAID')) === 0);
  });

  it('come back with the last line that is cancelled, once', async () => {
    await addPromotion(shop, aPromotion({ code: 'BACK', maxUses: 1 }));
    const { entries } = await buyWith({ promotionCode: 'BACK' });
    await cancel(entries[0]?._id);
    expect(await usesOf('BACK')).toBe(1);
    await Promise.all([cancel(entries[1]?._id), cancel(entries[1]?._id)]);
    expect(await usesOf('BACK')).toBe(0);
  });

  it('are not taken by a code that another rule beats', async () => {
    await addPromotion(shop, aPromotion({ code: 'SMALL', percentOff: 5 }));
    const { amount } = await buyWith({ delivery: 'CURBSIDE', promotionCode: 'SMALL' });
    expect(amount).toBe(72.25);
    expect(await usesOf('SMALL')).toBe(0);
  });
});
