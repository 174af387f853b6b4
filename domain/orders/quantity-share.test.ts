import fc from 'fast-check';
import { cents } from '../money/money.ts';
import { quantityShare } from './quantity-share.ts';

test.each([
  [1000, 3, 1, 334],
  [1000, 3, 2, 667],
  [1000, 3, 3, 1000],
  [667, 2, 1, 334],
  [5, 10, 5, 5],
  [5, 10, 6, 5],
  [0, 4, 2, 0],
])('%i cents of %i pieces: %i of them are %i', (amount, quantity, taken, share) => {
  expect(quantityShare(cents(amount), quantity, taken)).toBe(share);
});

test('taken bit by bit, the pieces of a line come to exactly what was paid for it', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    bits: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(line, ({ amount, bits }) => {
      let [left, quantity] = [amount, bits.reduce((sum, bit) => sum + bit, 0)];
      const whole = quantity;
      let taken = 0;
      for (const bit of bits) {
        const share = quantityShare(cents(left), quantity, bit);
        taken += bit;
        left -= share;
        quantity -= bit;
        // However it was split before, so many pieces are worth so much.
        expect(amount - left).toBe(quantityShare(cents(amount), whole, taken));
      }
      expect(left).toBe(0);
    }),
  );
});
