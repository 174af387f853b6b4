import type { PetOrderStatus } from './order-states.ts';
import { hasTurn, nextInLine, placeInLine } from './waiting-list.ts';

/** An order of one shopper; `passed over` is declined because of another one. */
function asked(uid: string, state: PetOrderStatus | 'passed over') {
  return state === 'passed over'
    ? { uid, status: 'declined' as const, declinedBy: 'another order' }
    : { uid, status: state };
}

describe('the waiting list of an animal', () => {
  it.each([
    ['nobody, where nobody has asked', [], undefined],
    ['who asked first', [asked('Ada', 'passed over'), asked('Bea', 'passed over')], 0],
    [
      'the second one, once the first has called it off',
      [asked('Ada', 'cancelled'), asked('Bea', 'passed over')],
      1,
    ],
    [
      'the second one, where the shop said no to the first',
      [asked('Ada', 'declined'), asked('Bea', 'passed over')],
      1,
    ],
    ['nobody who waits already', [asked('Ada', 'pending'), asked('Bea', 'cancelled')], undefined],
    [
      'nobody, where the shop said no to all',
      [asked('Ada', 'declined'), asked('Bea', 'declined')],
      undefined,
    ],
    [
      'nobody by an order of old who has asked again and waits',
      [asked('Ada', 'passed over'), asked('Bea', 'passed over'), asked('Ada', 'pending')],
      1,
    ],
    [
      'nobody by an order of old who has asked again and called that off',
      [asked('Ada', 'passed over'), asked('Ada', 'cancelled')],
      undefined,
    ],
    [
      'who was passed over twice by the order that was placed last',
      [asked('Ada', 'passed over'), asked('Bea', 'passed over'), asked('Ada', 'passed over')],
      1,
    ],
  ])('gives the turn to %s', (_whom, orders, expected) => {
    expect(nextInLine(orders)).toBe(expected === undefined ? null : orders[expected]);
  });

  const turnAt = new Date('2026-11-25T12:00:00Z');
  it.each([
    ['that waits since it was its turn', { status: 'pending', turnAt }, true],
    ['that waits and was never passed over', { status: 'pending' }, false],
    ['that was accepted since', { status: 'approved', turnAt }, false],
    ['that was passed over again', { status: 'declined', turnAt }, false],
  ] as const)('has the turn at an order %s: %s', (_which, order, expected) => {
    expect(hasTurn(order)).toBe(expected);
  });
});

describe('the place in the line', () => {
  const places = (...orders: ReturnType<typeof asked>[]) => orders.map((order) => placeInLine(orders, order));

  it('counts those that wait and those that were passed over, by when they asked', () => {
    expect(places(asked('Ada', 'pending'), asked('Bea', 'cancelled'), asked('Cleo', 'pending'))).toEqual([
      1,
      null,
      2,
    ]);
    expect(
      places(asked('Ada', 'approved'), asked('Bea', 'passed over'), asked('Cleo', 'passed over')),
    ).toEqual([null, 1, 2]);
    expect(places(asked('Ada', 'pending'), asked('Bea', 'passed over'), asked('Cleo', 'pending'))).toEqual([
      1, 2, 3,
    ]);
    expect(places(asked('Ada', 'passed over'), asked('Bea', 'pending'))).toEqual([1, 2]);
    expect(places(asked('Ada', 'declined'), asked('Bea', 'collected'))).toEqual([null, null]);
  });

  it('is nobody’s by an order of old who has asked again', () => {
    expect(places(asked('Ada', 'passed over'), asked('Ada', 'pending'))).toEqual([null, 1]);
  });
});
