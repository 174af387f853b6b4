import { cents } from '../money/money.ts';
import { containedTax, taxLabel } from './tax.ts';

describe('the tax that a price contains', () => {
  it.each([
    [10_000, 25, 2000],
    [11_900, 19, 1900],
    [4500, 8.875, 367],
    [1, 19, 0],
    [0, 19, 0],
    [21, 20, 4],
    [9_007_199_254_740_991, 50, 3_002_399_751_580_330],
  ])('%i cents at %d %% contain %j', (total, percent, amount) => {
    expect(containedTax(cents(total), percent)).toEqual({ percent, amount });
  });

  it('is none at 0 %', () => {
    expect(containedTax(cents(10_000), 0)).toBeNull();
  });

  it('is said with its rate', () => {
    expect(taxLabel(8.875)).toBe('Contains 8.875% tax');
  });
});
