import { Category, PetType } from '../catalogue/pet-options.ts';
import { cents } from '../money/money.ts';
import type { LeftLine } from '../pricing/choices.ts';
import { findKind, promotionValue } from './promotion-kinds.ts';

function line(left: number): LeftLine {
  const price = { unitPrice: cents(left), amount: 1, left: cents(left) };
  return { petId: `item-${left}`, category: Category.FOOD, type: PetType.DOG, ...price };
}

describe('the kinds of promotions', () => {
  it.each([
    [{ percentOff: 30, dollarsOff: null }, 'percentOff', '30% off'],
    [{ dollarsOff: 5.5 }, 'dollarsOff', '$5.50 off'],
  ])('%j is one of %s: %s', (values, kind, label) => {
    expect(findKind(values)).toBe(kind);
    expect(promotionValue(values).label).toBe(label);
  });

  it('percent are offered beside other percentages', () => {
    expect(promotionValue({ percentOff: 30 })).toMatchObject({ percentOff: 30 });
  });

  it.each([
    ['by their share', 4, [300, 100]],
    ['no more than there is', 50, [900, 300]],
  ])('dollars are spread over the lines, %s', (_how, dollarsOff, taken) => {
    const value = promotionValue({ dollarsOff });
    expect('takeOff' in value && value.takeOff([line(900), line(300)])).toEqual(taken);
  });

  it('one that another program has left without a value takes nothing off', () => {
    const value = promotionValue({ percentOff: null });
    expect(findKind({ percentOff: null })).toBeNull();
    expect('takeOff' in value && value.takeOff([line(900)])).toEqual([0]);
  });
});
