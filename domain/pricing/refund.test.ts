import { cents } from '../money/money.ts';
import { refundDue, remainingCharge } from './refund.ts';

describe('what is left of a charge', () => {
  it.each([
    ['everything, while all lines are there', [2500, 6000], 2500, 11000],
    ['the other line and the delivery', [2500], 2500, 5000],
    ['the delivery, with a line that cost nothing', [0], 500, 500],
    ['nothing without a line', [], 2500, 0],
  ])('is %s', (_what, paid, delivery, remaining) => {
    expect(remainingCharge(paid.map(cents), cents(delivery))).toBe(remaining);
  });
});

describe('a refund', () => {
  it('is what was kept beyond what is left', () => {
    expect(refundDue(cents(11000), cents(5000))).toBe(6000);
  });

  it('never asks the shopper for more', () => {
    expect(refundDue(cents(100), cents(6000))).toBe(0);
  });
});
