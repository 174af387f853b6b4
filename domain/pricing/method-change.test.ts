import { cents } from '../money/money.ts';
import type { DeliveryMethod } from './choices.ts';
import { changeMethod, type PaidLine } from './method-change.ts';
import { defaultTerms } from './shop-terms.ts';

/** A line of one piece. @param paid where something was taken off it */
const aLine = (price: number, paid = price, refunded?: number): PaidLine => ({
  ...{ petId: `item of ${price}`, unitPrice: cents(price), amount: 1, category: 'accessories', type: 'dog' },
  paid: cents(paid),
  ...(refunded !== undefined && { refunded: cents(refunded) }),
});

interface Order {
  readonly method: DeliveryMethod;
  readonly delivery: number;
  readonly lines: readonly PaidLine[];
  readonly isReducedForPickup?: boolean;
}

function change({ delivery, isReducedForPickup = false, ...order }: Order, to: DeliveryMethod) {
  const { deliveryBack, linesBack, toPay } = changeMethod(
    { ...order, delivery: cents(delivery), isReducedForPickup },
    to,
    defaultTerms,
  );
  return [deliveryBack, linesBack, toPay];
}

const small: Order = { method: 'standard', delivery: 500, lines: [aLine(4000)] };
const large: Order = { method: 'standard', delivery: 2500, lines: [aLine(6000), aLine(1250)] };
const pickedUp: Order = {
  method: 'curbside',
  delivery: 0,
  lines: [aLine(6000, 5100)],
  isReducedForPickup: true,
};

it.each<[string, Order, DeliveryMethod, number, number[], number]>([
  ['the same way', large, 'standard', 0, [0, 0], 0],
  ['the same day, which is free', small, 'sameDay', 500, [0], 0],
  ['pickup, of an order below the sum for a reduction', small, 'curbside', 500, [0], 0],
  ['pickup, which takes 15 % off as well', large, 'curbside', 2500, [900, 188], 0],
  ['pickup, where a code took more off', { ...large, lines: [aLine(6000, 4200)] }, 'curbside', 2500, [0], 0],
  [
    'pickup, where a code took less off',
    { ...large, lines: [aLine(6000, 5400)] },
    'curbside',
    2500,
    [300],
    0,
  ],
  [
    'pickup, of a line that was given back',
    { ...large, lines: [aLine(6000, 6000, 6000)] },
    'curbside',
    2500,
    [0],
    0,
  ],
  ['pickup, where the delivery was given back', { ...small, delivery: 0 }, 'curbside', 0, [0], 0],
  [
    'a parcel in place of the same day',
    { ...small, method: 'sameDay', delivery: 0 },
    'standard',
    0,
    [0],
    500,
  ],
  ['a parcel in place of pickup', pickedUp, 'standard', 0, [0], 3400],
  ['the same day in place of pickup: the reduction was for it', pickedUp, 'sameDay', 0, [0], 900],
  [
    'the same day, where a code took it off',
    { ...pickedUp, isReducedForPickup: false },
    'sameDay',
    0,
    [0],
    0,
  ],
  [
    'the same day, after pickup gave it back',
    { ...pickedUp, lines: [aLine(6000, 6000, 900)] },
    'sameDay',
    0,
    [0],
    900,
  ],
])('%s', (_what, order, to, deliveryBack, linesBack, toPay) => {
  expect(change(order, to)).toEqual([deliveryBack, linesBack, toPay]);
});

it('never gives back more than was paid', () => {
  for (const paid of [0, 1, 5999, 6000])
    for (const refunded of [0, paid]) {
      const order: Order = { ...large, lines: [aLine(6000, paid, refunded)] };
      const [deliveryBack, linesBack] = change(order, 'curbside');
      expect(deliveryBack).toBe(2500);
      expect(linesBack).toEqual([Math.min(paid - refunded, Math.max(0, 900 - (6000 - paid)))]);
    }
});
