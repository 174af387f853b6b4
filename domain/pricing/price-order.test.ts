import { Category, PetType } from '../catalogue/pet-options.ts';
import { cents } from '../money/money.ts';
import { dollarsOff } from '../promotions/kinds/dollars-off.ts';
import { percentOff } from '../promotions/kinds/percent-off.ts';
import { type Choices, DeliveryMethod, noChoices, type OrderLine, type Promotion } from './choices.ts';
import { priceOrder } from './price-order.ts';
import { defaultTerms } from './shop-terms.ts';

const now = new Date('2026-11-25T12:00:00Z');

function line(dollars: number, amount: number, changes: Partial<OrderLine> = {}): OrderLine {
  const unitPrice = cents(Math.round(dollars * 100));
  return {
    petId: `item-${dollars}`,
    unitPrice,
    amount,
    category: Category.FOOD,
    type: PetType.DOG,
    ...changes,
  };
}

const friend30: Promotion = {
  code: 'FRIEND30',
  value: percentOff.takes(30),
  minEntriesTotal: cents(0),
  categories: [Category.FOOD, Category.ACCESSORIES],
  types: [],
  isActive: true,
  from: null,
  until: null,
  maxUses: null,
  maxUsesPerAccount: 1,
};
const unused = { inAll: 0, byAccount: 0 };

function withCode(changes: Partial<Promotion> = {}, uses = unused): Pick<Choices, 'code'> {
  const promotion = { ...friend30, ...changes };
  return { code: { text: promotion.code, promotion, uses } };
}

function price(lines: readonly OrderLine[], choices: Partial<Choices> = {}) {
  return priceOrder(lines, { ...noChoices, ...choices }, defaultTerms, now);
}

const curbside = { delivery: DeliveryMethod.CURBSIDE };

describe('the price of an order', () => {
  it.each([
    ['40.00 × 1, standard', [line(40, 1)], {}, 4500],
    ['40.00 × 1, same day', [line(40, 1)], { delivery: DeliveryMethod.SAME_DAY }, 4000],
    ['60.00 × 1, standard', [line(60, 1)], {}, 8500],
    ['60.00 × 1, curbside', [line(60, 1)], curbside, 5100],
    ['12.50 × 2 with FRIEND30', [line(12.5, 2)], withCode(), 2250],
    ['60.00 × 1, curbside with FRIEND30', [line(60, 1)], { ...curbside, ...withCode() }, 4200],
    ['19.99 × 3, first repeat', [line(19.99, 3)], { repeats: new Set(['item-19.99']) }, 4398],
    [
      '19.99 × 3, later repeat',
      [line(19.99, 3)],
      { repeats: new Set(['item-19.99']), hasRepeatedBefore: true },
      6197,
    ],
    ['49.99 × 1, curbside: too little for 15 %', [line(49.99, 1)], curbside, 4999],
    ['50.00 × 1, curbside: just enough', [line(50, 1)], curbside, 4250],
    ['12.50 × 2 and 60.00 × 1, standard', [line(12.5, 2), line(60, 1)], {}, 11_000],
    [
      '10.00 off two lines of 30.00 and 10.00',
      [line(30, 1), line(10, 1)],
      withCode({ value: dollarsOff.takes(10) }),
      3500,
    ],
    ['more dollars off than there are', [line(3, 1)], withCode({ value: dollarsOff.takes(10) }), 500],
    ['nothing', [], {}, 0],
  ] as const)('%s', (_case, lines, choices, total) => {
    expect(price(lines, choices).total).toBe(total);
  });

  it('says of each rule whether it applied, and what it was beaten by', () => {
    const { adjustments, reductions } = price([line(60, 1)], { ...curbside, ...withCode() });
    expect(adjustments).toEqual([
      {
        ...{ rule: 'curbside', petId: null, amount: 0, isApplied: false },
        ...{ label: '15% off with curbside pickup', reason: '30% off with FRIEND30 is more' },
      },
      {
        ...{ rule: 'promotionCode', petId: null, amount: -1800, isApplied: true },
        ...{ label: '30% off with FRIEND30', reason: null },
      },
    ]);
    expect(reductions).toBe(1800);
  });

  it('says where an offer is beaten on some of the items alone', () => {
    const bed = line(60, 1, { petId: 'bed' });
    const { adjustments } = price([bed, line(10, 1)], { ...curbside, repeats: new Set(['bed']) });
    expect(adjustments.map(({ rule, amount, reason }) => [rule, amount, reason])).toEqual([
      ['curbside', -150, '35% off repeat delivery is more on some of the items'],
      ['repeatFirst', -2100, null],
    ]);
  });

  it.each([
    [45, '$5.00 more for 15% off with curbside pickup'],
    [60, 'Choose curbside pickup for it'],
  ])('says at %s dollars what curbside pickup would take', (dollars, reason) => {
    expect(price([line(dollars, 1)]).adjustments).toEqual([
      expect.objectContaining({ rule: 'curbside', isApplied: false, amount: 0, reason }),
    ]);
  });

  const noCode = 'There is no code FRIEND30 that can be used now';

  it.each<[string, Partial<Promotion>, { inAll: number; byAccount: number }, string]>([
    ['over by its date', { until: now }, unused, noCode],
    ['ended by an admin', { isActive: false }, unused, noCode],
    ['of tomorrow', { from: new Date('2026-11-26') }, unused, noCode],
    ['used up', { maxUses: 5 }, { inAll: 5, byAccount: 0 }, noCode],
    [
      'used by the account',
      {},
      { inAll: 1, byAccount: 1 },
      'FRIEND30 can be used once, and you have used it',
    ],
    ['for cats', { types: [PetType.CAT] }, unused, 'FRIEND30 does not apply to anything in this cart'],
    ['of a higher sum', { minEntriesTotal: cents(3000) }, unused, '$5.00 more for FRIEND30'],
  ])('a code %s takes nothing and says why', (_case, changes, uses, reason) => {
    const { adjustments, reductions } = price([line(25, 1)], withCode(changes, uses));
    expect(reductions).toBe(0);
    expect(adjustments.at(-1)).toEqual({
      ...{ rule: 'promotionCode', label: 'Code FRIEND30', petId: null, amount: 0, isApplied: false, reason },
    });
  });

  it.each<[string, Partial<Promotion>]>([
    ['of exactly the sum', { minEntriesTotal: cents(2500) }],
    ['that begins in this moment', { from: now }],
    ['that ends in the next one', { until: new Date(now.getTime() + 1) }],
    ['that has one use left', { maxUses: 1 }],
  ])('a code %s takes its percentage', (_case, changes) => {
    expect(price([line(25, 1)], withCode(changes)).reductions).toBe(750);
  });

  it('of two equal percentages the first one counts, and the code is not used up', () => {
    const { adjustments } = price([line(60, 1)], {
      ...curbside,
      ...withCode({ value: percentOff.takes(15) }),
    });
    expect(adjustments.map(({ rule, isApplied }) => [rule, isApplied])).toEqual([
      ['curbside', true],
      ['promotionCode', false],
    ]);
  });

  it('a code that nobody made takes nothing and says so', () => {
    const code = { text: ' nothing ', promotion: null, uses: unused };
    expect(price([line(25, 1)], { code }).adjustments.at(-1)?.reason).toBe(
      'There is no code NOTHING that can be used now',
    );
  });

  it('an animal does not come again', () => {
    const animal = line(100, 1, { petId: 'bramble', category: Category.PETS });
    expect(price([animal], { repeats: new Set(['bramble']) }).reductions).toBe(0);
  });

  it('a code is for the lines of its kind alone', () => {
    const animal = line(100, 1, { category: Category.PETS });
    expect(price([animal, line(10, 1)], withCode()).reductions).toBe(300);
  });
});
