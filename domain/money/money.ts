/** A whole number of US cents. All arithmetic on money runs on these; dollars exist only at the edges. */
export type Cents = number & { readonly __unit: 'cents' };

/**
 * Takes a plain number as cents.
 *
 * @throws RangeError when it is not a whole number that a double holds exactly
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

/** Largest amount in dollars: as many whole cents as a double holds exactly. */
export const MAX_DOLLARS = Number.MAX_SAFE_INTEGER / 100;

/** Whether something is an amount of US dollars that can be computed with; what is stored may be anything. */
export function isDollars(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_DOLLARS;
}

/**
 * US dollars to cents, rounded to the nearest cent.
 *
 * Rounding goes through the decimal text, because 1.005 * 100 is 100.49999999999999 in binary; six places of it, so
 * that a tiny rest is not written as a power of ten.
 */
export function toCents(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError(`${dollars} is not an amount of dollars`);
  return cents(Math.round(Number(`${dollars.toFixed(6)}e2`)));
}

/** What floating-point arithmetic may leave beside a cent, in cents. */
const FLOAT_TOLERANCE = 1e-6;

/** Whether an amount of dollars is one of whole cents, as far as arithmetic in floating point can tell. */
export function isWholeCents(dollars: number): boolean {
  return Math.abs(dollars * 100 - Math.round(dollars * 100)) < FLOAT_TOLERANCE;
}

/** Cents to US dollars, as the API, the database and the specification's fields give them. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

export function addCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/**
 * "$1,234.50", for people to read. By hand, and as `Intl.NumberFormat` would: constructing one takes a phone longer
 * than rendering everything that uses it.
 */
export function formatDollars(dollars: number): string {
  // Through the decimal text, as above.
  const figures = (Math.round(Number(`${Math.abs(dollars).toFixed(6)}e2`)) / 100).toFixed(2);
  return `${dollars < 0 ? '-' : ''}$${figures.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
