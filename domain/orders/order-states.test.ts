import {
  canMove,
  cartEntryMoves,
  cartEntryUndoMoves,
  paymentMoves,
  petOrderMoves,
  petOrderUndoMoves,
  statesBefore,
  undoUntil,
} from './order-states.ts';

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
    ['collected', 'returned', true],
    ['approved', 'returned', false],
    ['returned', 'collected', false],
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
    ['shipped', 'returned', true],
    ['delivered', 'returned', true],
    ['paid', 'returned', false],
    ['returned', 'delivered', false],
    ['pending', 'shipped', false],
    ['cancelled', 'paid', false],
  ] as const)('lets a cart entry go from %s to %s: %s', (from, to, allowed) => {
    expect(canMove(cartEntryMoves, from, to)).toBe(allowed);
  });

  it('names where a state can come from', () => {
    expect(statesBefore(petOrderMoves, 'cancelled')).toEqual(['pending', 'approved']);
    expect(statesBefore(petOrderMoves, 'returned')).toEqual(['collected']);
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

  it('lets only a move be taken back that there is', () => {
    for (const [to, from] of Object.entries(petOrderUndoMoves))
      expect(canMove(petOrderMoves, from, to as keyof typeof petOrderMoves)).toBe(true);
    for (const [to, from] of Object.entries(cartEntryUndoMoves))
      expect(canMove(cartEntryMoves, from, to as keyof typeof cartEntryMoves)).toBe(true);
  });

  it.each([
    ['at once', '2026-03-01T12:00:00.000Z', '2026-03-01T12:10:00.000Z'],
    ['just in time', '2026-03-01T12:09:59.999Z', '2026-03-01T12:10:00.000Z'],
    ['when ten minutes are over', '2026-03-01T12:10:00.000Z', null],
  ])('lets a move be taken back %s (at %s, until %s)', (_when, now, until) => {
    const movedAt = new Date('2026-03-01T12:00:00Z');
    expect(undoUntil(movedAt, new Date(now))).toEqual(until && new Date(until));
  });

  it.each([
    ['a clock a minute ahead', '2026-11-29T12:01:00.000Z', '2026-11-29T12:11:00.000Z'],
    ['a clock further ahead', '2026-11-29T12:01:00.001Z', null],
    ['a clock that was a month ahead', '2026-12-29T12:00:00.000Z', null],
  ])('knows until when a move of %s can be taken back', (_clock, movedAt, until) => {
    const now = new Date('2026-11-29T12:00:00Z');
    expect(undoUntil(new Date(movedAt), now)).toEqual(until && new Date(until));
  });

  it('lets no move be taken back of which nobody knows when it was made', () => {
    expect(undoUntil(undefined, new Date())).toBeNull();
  });
});
