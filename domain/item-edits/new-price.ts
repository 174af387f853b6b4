import type { Cents } from '../money/money.ts';

/** To what a reckoned price is rounded. */
export const PriceRounding = {
  CENT: 'cent',
  NINETY_NINE: 'ninety_nine',
  FIVE_CENTS: 'five_cents',
} as const;
export type PriceRounding = (typeof PriceRounding)[keyof typeof PriceRounding];

/** How prices are changed: by percent or by an amount, and rounded; a rounding alone rounds what there is. */
export interface PriceChange {
  /** Up to two decimals; below 0 for less. */
  readonly pricePercent?: number | undefined;
  /** Cents; below 0 for less. */
  readonly priceAmount?: number | undefined;
  readonly roundTo?: PriceRounding | undefined;
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;

/**
 * What an item costs after a change, in whole cents. What costs nothing is left so by percent and by rounding.
 *
 * @returns below 0 where more is taken off than it costs: there is no such price
 */
export function newPrice(
  before: Cents,
  { pricePercent, priceAmount = 0, roundTo = 'cent' }: PriceChange,
): number {
  const hundredths = Math.round((pricePercent ?? 0) * 100);
  const reckoned = halfUp(before * (WHOLE + hundredths), WHOLE) + priceAmount;
  return reckoned > 0 ? rounded(reckoned, roundTo) : reckoned;
}

/** Half of a step goes up. The least price that ends in 99 is 0.99. */
function rounded(price: number, roundTo: PriceRounding): number {
  if (roundTo === 'five_cents') return halfUp(price, 5) * 5;
  if (roundTo === 'ninety_nine') return Math.max(99, halfUp(price + 1, 100) * 100 - 1);
  return price;
}

/** A quotient to the nearest whole number, in whole numbers alone, so that no half is lost to binary fractions. */
function halfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
