import { addCents, type Cents, cents } from '../money/money.ts';

/** A whole percentage of an amount, rounded to the cent, half up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(divide(BigInt(amount) * BigInt(percent) * 2n + 100n, 200n));
}

/**
 * Spreads an amount over others in proportion to them. What is left of whole cents goes to the largest, and on to the
 * next where that has no room, so that no share is more than what it is a share of.
 *
 * @param amount at most the sum of `over`
 * @returns shares in the order of `over`, which add up to the amount
 */
export function spread(amount: Cents, over: readonly Cents[]): Cents[] {
  const sum = addCents(over);
  if (amount > sum) throw new RangeError(`${amount} is more than ${sum}`);
  if (sum === 0) return over.map(() => cents(0));
  const shares = over.map((one) => divide(BigInt(amount) * BigInt(one), BigInt(sum)));
  let left = amount - shares.reduce((total, share) => total + share, 0);
  const largestFirst = [...over.keys()].sort((a, b) => (over[b] ?? 0) - (over[a] ?? 0) || a - b);
  for (const at of largestFirst) {
    const more = Math.min(left, (over[at] ?? 0) - (shares[at] ?? 0));
    shares[at] = (shares[at] ?? 0) + more;
    left -= more;
  }
  return shares.map(cents);
}

/** Down to a whole number; products of cents may be more than a double holds. */
function divide(dividend: bigint, divisor: bigint): number {
  return Number(dividend / divisor);
}
