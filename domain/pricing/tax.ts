import { type Cents, cents } from '../money/money.ts';

/** What of a price is tax. */
export interface ContainedTax {
  readonly percent: number;
  readonly amount: Cents;
}

/** Percent are counted in thousandths: 8.875 % is a rate that there is. */
const PER_PERCENT = 1000n;

/**
 * The tax that a price contains: 100.00 at 25 % contain 20.00.
 *
 * @param percent 0 or more, with three decimals at most
 * @returns rounded to the cent, half up; null where nothing is taxed
 */
export function containedTax(total: Cents, percent: number): ContainedTax | null {
  if (!(percent > 0)) return null;
  const rate = BigInt(Math.round(percent * Number(PER_PERCENT)));
  const whole = 100n * PER_PERCENT + rate;
  return { percent, amount: cents(Number((BigInt(total) * rate * 2n + whole) / (2n * whole))) };
}

/** "Contains 8.875% tax", beside its amount. */
export function taxLabel(percent: number): string {
  return `Contains ${percent}% tax`;
}
