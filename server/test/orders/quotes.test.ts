import { addPromotion, aPromotion } from '../fixtures/promotions/stored-promotions.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { zoneWhereItIs } from '../fixtures/shop/time-zones.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* The worked figures and the rules of prices with choices, through the API. */

let shop: OwnShop;
let admin: Account;

const quote = `query ($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {
  quote(entries: $entries, choices: $choices) {
    entriesTotal reductions delivery total obstacle
    adjustments { rule label amount petId isApplied reason }
    deliveryOptions { method price isAvailable reason arrives orderBefore }
  }
}`;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_TIME_ZONE: zoneWhereItIs(9) } });
  admin = await shop.signUp({ role: 'admin' });
  await addPromotion(shop, aPromotion({ code: 'FRIEND30', percentOff: 30, maxUsesPerAccount: 1 }));
});
afterAll(() => shop.stop());

async function aCartOf(price: number, accessoriesAmount: number) {
  return [
    { petId: await addItem(shop, admin.token, anItem({ petprice: price, stock: 99 })), accessoriesAmount },
  ];
}

async function priced(price: number, amount: number, choices: object) {
  const answer = await shop.gql(quote, { entries: await aCartOf(price, amount), choices });
  return answer.data.quote;
}

it('says what keeps a cart from being paid by card, and what helps', async () => {
  await addPromotion(shop, aPromotion({ code: 'GIFT', percentOff: 100 }));
  const free = await priced(40, 1, { delivery: 'CURBSIDE', promotionCode: 'GIFT' });
  expect(free.total).toBe(0);
  expect(free.obstacle).toMatch(
    /^Nothing would be left to pay, and cards take at least \$0\.50: choose standard delivery, or /,
  );
  expect(await priced(40, 1, { promotionCode: 'GIFT' })).toMatchObject({ total: 5, obstacle: null });
  const few = await priced(0.49, 1, { delivery: 'CURBSIDE' });
  expect(few.obstacle).toMatch(/^Only \$0\.49 would be left to pay.*add one more thing/);
});

describe('the worked figures', () => {
  it.each([
    [40, 1, {}, { total: 45, delivery: 5, reductions: 0 }],
    [40, 1, { delivery: 'SAME_DAY' }, { total: 40, delivery: 0, reductions: 0 }],
    [60, 1, {}, { total: 85, delivery: 25, reductions: 0 }],
    [60, 1, { delivery: 'CURBSIDE' }, { total: 51, delivery: 0, reductions: 9 }],
    [12.5, 2, { promotionCode: 'friend30 ' }, { total: 22.5, delivery: 5, reductions: 7.5 }],
    [60, 1, { delivery: 'CURBSIDE', promotionCode: 'FRIEND30' }, { total: 42, delivery: 0, reductions: 18 }],
  ])('%d × %d with %j', async (price, amount, choices, figures) => {
    expect(await priced(price, amount, choices)).toMatchObject(figures);
  });

  it('19.99 × 3, the first of a repeat delivery', async () => {
    const entries = await aCartOf(19.99, 3);
    const repeats = [{ petId: entries[0]?.petId, everyWeeks: 4 }];
    const { data } = await shop.gql(quote, { entries, choices: { repeats } });
    expect(data.quote).toMatchObject({ entriesTotal: 59.97, reductions: 20.99, delivery: 5, total: 43.98 });
    expect(data.quote.adjustments).toContainEqual({
      ...{ rule: 'REPEAT_FIRST', label: '35% off repeat delivery', amount: -20.99, isApplied: true },
      ...{ petId: entries[0]?.petId, reason: null },
    });
  });

  it('say what beat what', async () => {
    const { adjustments } = await priced(60, 1, { delivery: 'CURBSIDE', promotionCode: 'FRIEND30' });
    expect(adjustments).toEqual([
      expect.objectContaining({
        rule: 'CURBSIDE',
        isApplied: false,
        reason: '30% off with FRIEND30 is more',
      }),
      expect.objectContaining({ rule: 'PROMOTION_CODE', isApplied: true, amount: -18, reason: null }),
    ]);
  });
});

describe('delivery', () => {
  it('names all ways with what they cost and what is missing', async () => {
    const { deliveryOptions } = await priced(30.8, 1, {});
    expect(deliveryOptions).toMatchObject([
      { method: 'STANDARD', price: 5, isAvailable: true, reason: null, orderBefore: null },
      { method: 'SAME_DAY', price: 0, isAvailable: false, reason: '$4.20 more for free same-day delivery' },
      { method: 'CURBSIDE', price: 0, isAvailable: true, reason: null },
    ]);
    expect(Date.parse(deliveryOptions[1].orderBefore)).toBeGreaterThan(Date.now());
  });

  it('on the same day is refused below $35, by its name', async () => {
    const answer = await shop.gql(quote, {
      entries: await aCartOf(34.99, 1),
      choices: { delivery: 'SAME_DAY' },
    });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      'choices.delivery': '$0.01 more for free same-day delivery',
    });
  });

  it('on the same day is refused in the afternoon, and says until when tomorrow', async () => {
    const afternoon = await shop.startAnother({ SHOP_TIME_ZONE: zoneWhereItIs(15) });
    const variables = { entries: await aCartOf(40, 1), choices: { delivery: 'SAME_DAY' } };
    const answer = await sendGraphql(afternoon.url, { query: quote, variables });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ 'choices.delivery': 'Order by 2 pm tomorrow' });
    await afternoon.terminate();
  });
});

describe('a code', () => {
  it.each([
    ['that is unknown', { promotionCode: 'NEVER' }, 'There is no code NEVER that can be used now'],
    ['that is for other items', { promotionCode: 'CATS' }, 'CATS does not apply to anything in this cart'],
    ['that was ended', { promotionCode: 'ENDED' }, 'There is no code ENDED that can be used now'],
    ['that has not begun', { promotionCode: 'SOON' }, 'There is no code SOON that can be used now'],
    ['that is used up', { promotionCode: 'USED' }, 'There is no code USED that can be used now'],
    [
      'that was ended, typed without its dash',
      { promotionCode: 'OLD10' },
      'There is no code OLD10 that can be used now',
    ],
    [
      'that is used up, in another spelling',
      { promotionCode: 'u-sed' },
      'There is no code U-SED that can be used now',
    ],
    [
      'that is too long for one',
      { promotionCode: `ENDED${'-'.repeat(30)}` },
      'There is no code ENDED--------------------------- that can be used now',
    ],
    ['that wants a larger cart', { promotionCode: 'LARGE' }, '$60.00 more for LARGE'],
  ])('%s takes nothing off, and says why', async (_what, choices, reason) => {
    const day = 24 * 60 * 60 * 1000;
    for (const changes of [
      { code: 'CATS', types: ['cat'] },
      { code: 'ENDED', isActive: false },
      { code: 'SOON', from: new Date(Date.now() + day) },
      { code: 'USED', maxUses: 3, uses: 3 },
      { code: 'OLD-10', until: new Date(Date.now() - day) },
      { code: 'LARGE', minEntriesTotal: 100 },
    ])
      await addPromotion(shop, aPromotion(changes));
    const { adjustments, reductions, total } = await priced(40, 1, choices);
    expect({ reductions, total }).toEqual({ reductions: 0, total: 45 });
    expect(adjustments).toContainEqual(
      expect.objectContaining({ rule: 'PROMOTION_CODE', amount: 0, isApplied: false, reason }),
    );
  });

  it.each(['summer–26', 'Summer26', '“SUMMER 26”'])('is understood as %s', async (promotionCode) => {
    await addPromotion(shop, aPromotion({ code: 'SUMMER-26', percentOff: 20 })).catch(() => undefined);
    const { adjustments } = await priced(40, 1, { promotionCode });
    expect(adjustments).toContainEqual(
      expect.objectContaining({ label: '20% off with SUMMER-26', isApplied: true }),
    );
  });

  it('of two that differ in their dashes is the one that was typed, and neither without them', async () => {
    await addPromotion(shop, aPromotion({ code: 'A-UTUMN', percentOff: 10 }));
    await addPromotion(shop, aPromotion({ code: 'AUT-UMN', percentOff: 20 }));
    const typed = await priced(40, 1, { promotionCode: 'aut-umn' });
    expect(typed).toMatchObject({ reductions: 8 });
    const unclear = await priced(40, 1, { promotionCode: 'AUTUMN' });
    expect(unclear).toMatchObject({ reductions: 0 });
  });

  it('of dollars is spread over the lines', async () => {
    await addPromotion(shop, aPromotion({ code: 'TEN', percentOff: undefined, dollarsOff: 10 }));
    expect(await priced(40, 1, { promotionCode: 'TEN' })).toMatchObject({ reductions: 10, total: 35 });
  });
});

describe('choices that can not be', () => {
  it.each([
    ['an item that is not in the cart', [{ petId: '5f0000000000000000000000', everyWeeks: 4 }], 'petId'],
    ['weeks below one', [{ everyWeeks: 0 }], 'everyWeeks'],
    ['weeks above twelve', [{ everyWeeks: 13 }], 'everyWeeks'],
  ])('name %s', async (_what, repeats, field) => {
    const entries = await aCartOf(20, 1);
    const choices = { repeats: repeats.map((one) => ({ petId: entries[0]?.petId, ...one })) };
    const answer = await shop.gql(quote, { entries, choices });
    expect(badFieldsOf(answer)).toEqual([`choices.repeats.0.${field}`]);
  });
});
