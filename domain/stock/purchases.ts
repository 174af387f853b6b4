/** Weeks of sales that the pace of an item is reckoned from. */
export const PACE_WEEKS = 8;

/** How far ahead deliveries of repeat plans are looked at, in weeks. */
export const PLANNED_WEEKS = 4;

/** Weeks of sales that an order lasts where nobody has said up to how many to order. */
const COVERED_WEEKS = 4;

/** What is known of an item, to say how many to buy. */
export interface StockOutlook {
  readonly stock: number;
  /** With so many left it is to be ordered again. */
  readonly reorderLevel?: number | undefined;
  /** Up to so many. */
  readonly reorderTo?: number | undefined;
  readonly soldAWeek: number;
  /** Pieces that repeat plans take in the coming weeks. */
  readonly planned: number;
}

/**
 * How many pieces to buy of an item. What repeat plans will take is gone already; the rest is compared with the level.
 * Where none is set, only what plans are short of is bought.
 */
export function piecesToBuy({ stock, reorderLevel, reorderTo, soldAWeek, planned }: StockOutlook): number {
  const left = stock - planned;
  if (reorderLevel === undefined) return Math.max(0, -left);
  if (left > reorderLevel) return 0;
  const upTo = reorderTo ?? reorderLevel + Math.max(1, Math.ceil(soldAWeek * COVERED_WEEKS));
  return Math.max(0, Math.max(upTo, reorderLevel) - left);
}

/**
 * What is sold of an item in a week.
 *
 * @param sold pieces of the last PACE_WEEKS weeks, less those that came back
 * @param ageInWeeks since it came into the shop: what is new has had less time
 */
export function soldAWeek(sold: number, ageInWeeks: number): number {
  const weeks = Math.min(PACE_WEEKS, Math.max(1, ageInWeeks));
  return Math.max(0, Math.round((sold / weeks) * 10) / 10);
}
