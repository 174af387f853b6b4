import { cents } from '../money/money.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import { exampleCarts, priceExample } from './example-carts.ts';

const late = new Date('2026-11-26T03:30:00Z');
const price = (terms = defaultTerms) => exampleCarts.map((cart) => priceExample(cart, terms, late));

describe('the carts that show what terms do', () => {
  it('come to what the specification and its rules work out, at any hour', () => {
    expect(price().map(({ price: { total } }) => total)).toEqual([5499, 7500, 11000, 4000, 3400, 5100, 4398]);
    expect(price().map(({ reason }) => reason)).toEqual([
      ...[null, null, null, null, '$1.00 more for free same-day delivery', null, null],
    ]);
  });

  it('show what other terms do', () => {
    const changed = { ...defaultTerms, standardDelivery: cents(700), bulkyFrom: cents(4000), taxPercent: 25 };
    expect(price(changed).map(({ price: { total } }) => total)).toEqual([
      ...[7499, 7500, 11000, 4000, 3400, 5100, 4598],
    ]);
    expect(price(changed)[1]?.price.tax).toEqual({ percent: 25, amount: 1500 });
    const without = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, days: [] } };
    expect(price(without)[3]?.reason).toBe('There is no same-day delivery');
  });
});
