import { Category, PetType } from '../catalogue/pet-options.ts';
import { cents } from '../money/money.ts';
import { dollarsOff } from '../promotions/kinds/dollars-off.ts';
import { percentOff } from '../promotions/kinds/percent-off.ts';
import { DeliveryMethod, noChoices, type OrderLine, type Promotion } from './choices.ts';
import { promotionEffect } from './promotion-effect.ts';
import { defaultTerms } from './shop-terms.ts';

const placedAt = new Date('2026-11-20T15:00:00Z');
const noUses = { inAll: 0, byAccount: 0 };

const kibble: OrderLine = {
  ...{ petId: 'kibble', unitPrice: cents(1250), amount: 2, category: Category.FOOD, type: PetType.DOG },
};
const bed: OrderLine = {
  ...{ petId: 'bed', unitPrice: cents(6000), amount: 1, category: Category.ACCESSORIES, type: PetType.CAT },
};

function aPromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    ...{
      code: 'FRIEND30',
      value: percentOff.takes(30),
      minEntriesTotal: cents(0),
      categories: [],
      types: [],
    },
    ...{ isActive: true, from: null, until: null, maxUses: null, maxUsesPerAccount: null },
    ...changes,
  };
}

describe('what a promotion takes off an order', () => {
  it.each<[string, OrderLine[], Partial<Promotion>, number]>([
    ['a percentage of all lines', [kibble, bed], {}, 2550],
    ['of the lines it is for', [kibble, bed], { categories: [Category.FOOD] }, 750],
    ['of the animals it is for', [kibble, bed], { types: [PetType.CAT] }, 1800],
    ['dollars', [kibble, bed], { value: dollarsOff.takes(5) }, 500],
    ['no more dollars than the lines cost', [kibble], { value: dollarsOff.takes(99) }, 2500],
    [
      'no more dollars than the lines cost that it is for',
      [bed, kibble],
      { value: dollarsOff.takes(99), categories: [Category.FOOD] },
      2500,
    ],
    ['nothing below its threshold', [kibble], { minEntriesTotal: cents(2501) }, 0],
    ['nothing where it is for nothing', [bed], { categories: [Category.FOOD] }, 0],
    ['nothing once it is used up', [bed], { maxUses: 0 }, 0],
    ['the same before it begins', [bed], { from: new Date('2030-01-01T00:00:00Z') }, 1800],
    ['the same after it is over', [bed], { until: new Date('2020-01-01T00:00:00Z') }, 1800],
    ['the same where it was ended', [bed], { isActive: false }, 1800],
  ])('is %s', (_what, lines, changes, taken) => {
    const order = { lines, choices: noChoices, placedAt };
    expect(promotionEffect(order, aPromotion(changes), noUses, defaultTerms)).toBe(taken);
  });

  it('is only what it takes beyond the order’s other choices', () => {
    const curbside = { ...noChoices, delivery: DeliveryMethod.CURBSIDE };
    const order = { lines: [bed], choices: curbside, placedAt };
    expect(promotionEffect(order, aPromotion(), noUses, defaultTerms)).toBe(900);
    const weaker = aPromotion({ value: percentOff.takes(10) });
    expect(promotionEffect(order, weaker, noUses, defaultTerms)).toBe(0);
  });

  it('is nothing for an account that has used it as often as it may', () => {
    const order = { lines: [bed], choices: noChoices, placedAt };
    const once = aPromotion({ maxUsesPerAccount: 1 });
    expect(promotionEffect(order, once, { inAll: 7, byAccount: 0 }, defaultTerms)).toBe(1800);
    expect(promotionEffect(order, once, { inAll: 7, byAccount: 1 }, defaultTerms)).toBe(0);
  });
});
