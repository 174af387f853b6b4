import { type Cents, toDollars } from '../money/money.ts';

/** "1234.50": US dollars with two decimals and nothing else, which every program reads as a number. */
export function csvDollars(amount: Cents): string {
  return toDollars(amount).toFixed(2);
}
