import { type Cents, cents } from '../money/money.ts';

/**
 * What some pieces of a line are worth of it. The amount is spread evenly over all of its pieces, the first ones get a
 * cent more: 10.00 of three pieces are 3.34, 3.33 and 3.33. Those that are taken are the first ones that are left, so that
 * what is taken bit by bit adds up to the whole.
 *
 * @param amount of all pieces, in cents
 * @param quantity of the line, a whole number >= 1
 * @param taken how many of them, at most all
 */
export function quantityShare(amount: Cents, quantity: number, taken: number): Cents {
  const each = Math.floor(amount / quantity);
  const larger = amount - each * quantity;
  return cents(each * taken + Math.min(taken, larger));
}
