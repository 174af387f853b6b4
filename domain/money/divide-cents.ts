import { type Cents, cents } from './money.ts';

/** A part of an amount of cents, half a cent up. @param parts a whole number above 0 */
export function divideCents(amount: number, parts: number): Cents {
  return cents(Math.floor((2 * amount + parts) / (2 * parts)));
}
