/** Values in ascending order. */
type Sorted = ArrayLike<number>;

/** @param share 0.5 for the median; NaN where there are no values */
export function quantile(sorted: Sorted, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, place)] ?? Number.NaN;
}

/** The middle of several passes, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [a = Number.NaN, b = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (a + b) / 2, low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN };
}
