import { Category, PetType } from '../catalogue/pet-options.ts';
import { cents } from '../money/money.ts';
import type { OrderLine } from './choices.ts';
import { deliveryOptions } from './delivery-options.ts';
import { defaultTerms } from './shop-terms.ts';

/** Nine in the morning and three in the afternoon in New York. */
const morning = new Date('2026-11-25T14:00:00Z');
const afternoon = new Date('2026-11-25T20:00:00Z');

function food(unitPrice: number): OrderLine {
  return {
    petId: 'kibble',
    unitPrice: cents(unitPrice),
    amount: 1,
    category: Category.FOOD,
    type: PetType.DOG,
  };
}

it.each([
  ['a small order', [food(1250)], morning, [500, 0, 0], [true, false, true]],
  ['an order of $35 in the morning', [food(3500)], morning, [500, 0, 0], [true, true, true]],
  ['the same in the afternoon', [food(3500)], afternoon, [500, 0, 0], [true, false, true]],
  ['an expensive item', [food(6000)], morning, [2500, 0, 0], [true, true, true]],
  ['an empty cart', [], morning, [0, 0, 0], [true, false, true]],
] as const)(
  '%s has all ways of delivery, and says which can be had',
  (_case, lines, now, prices, available) => {
    const options = deliveryOptions(lines, defaultTerms, now, null);
    expect(options.map(({ method }) => method)).toEqual(['standard', 'sameDay', 'curbside']);
    expect(options.map(({ price }) => price)).toEqual(prices);
    expect(options.map(({ isAvailable }) => isAvailable)).toEqual(available);
  },
);

it.each([
  ['on any day', [], ['Friday, Nov 27 to Monday, Nov 30', 'As soon as we tell you that it is ready']],
  [
    'before a holiday',
    ['2026-11-26'],
    ['Saturday, Nov 28 to Tuesday, Dec 1', 'As soon as we tell you that it is ready'],
  ],
  [
    'on a holiday',
    ['2026-11-25'],
    ['Saturday, Nov 28 to Tuesday, Dec 1', 'After the holiday, as soon as we tell you that it is ready'],
  ],
])('%s it says when it comes', (_case, holidays, arrives) => {
  const [standard, , curbside] = deliveryOptions([food(3500)], { ...defaultTerms, holidays }, morning, null);
  expect([standard?.arrives, curbside?.arrives]).toEqual(arrives);
});
