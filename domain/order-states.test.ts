import { canMove, cartEntryMoves, paymentMoves, petOrderMoves, statesBefore } from './order-states.ts';

describe('order states', () => {
  it.each([
    ['pending', 'approved', true],
    ['pending', 'declined', true],
    ['pending', 'cancelled', true],
    ['pending', 'collected', false],
    ['approved', 'collected', true],
    ['approved', 'cancelled', true],
    ['approved', 'declined', false],
    ['collected', 'cancelled', false],
    ['cancelled', 'pending', false],
    ['declined', 'approved', false],
  ] as const)('lets a pet order go from %s to %s: %s', (from, to, allowed) => {
    expect(canMove(petOrderMoves, from, to)).toBe(allowed);
  });

  it.each([
    ['pending', 'paid', true],
    ['pending', 'cancelled', true],
    ['paid', 'shipped', true],
    ['paid', 'cancelled', true],
    ['shipped', 'delivered', true],
    ['shipped', 'cancelled', false],
    ['pending', 'shipped', false],
    ['cancelled', 'paid', false],
  ] as const)('lets a cart entry go from %s to %s: %s', (from, to, allowed) => {
    expect(canMove(cartEntryMoves, from, to)).toBe(allowed);
  });

  it('names where a state can come from', () => {
    expect(statesBefore(petOrderMoves, 'cancelled')).toEqual(['pending', 'approved']);
    expect(statesBefore(paymentMoves, 'succeeded')).toEqual([
      'requires_payment',
      'processing',
      'failed',
      'cancelled',
    ]);
  });

  it('never leaves a final state', () => {
    expect(statesBefore(cartEntryMoves, 'pending')).toEqual([]);
    expect(paymentMoves.refunded).toEqual([]);
  });
});
