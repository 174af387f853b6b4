import { numberOf } from '../../../database/lists/sort-order.ts';
import { MAX_NUMBER, numberIn } from '../../../platform/number-in.ts';

/** Ratio of the lower bounds of adjacent buckets. */
const BUCKET_RATIO = 1.05;

/** Far above rounding differences between machines, far below the difference of two prices in cents. */
const ROUNDING_TOLERANCE = 1e-12;

/** The price that an item is counted by, in dollars: 0 where what is stored is none. */
export function countedPrice(stored: unknown): number {
  const price = numberOf(stored);
  return price > 0 && price < MAX_NUMBER ? price : 0;
}

/** `countedPrice` as a database expression. */
export const countedPriceExpression = { $max: [numberIn('$petprice'), 0] };

/**
 * The bucket of a price: prices that differ by less than about 5 % are counted together, so that a range of
 * prices is a sum of buckets and of parts of two of them.
 *
 * @param dollars price of an item, so a whole number of cents
 */
export function priceBucketOf(dollars: number): number {
  const price = Math.round(dollars * 100);
  return price < 1 ? -1 : Math.floor(Math.log(price) / Math.log(BUCKET_RATIO) + ROUNDING_TOLERANCE);
}

/** `priceBucketOf` as a database expression. */
export const priceBucketExpression = {
  $let: {
    vars: { price: { $round: { $multiply: [countedPriceExpression, 100] } } },
    in: {
      $cond: [
        { $lt: ['$$price', 1] },
        -1,
        { $floor: { $add: [{ $divide: [{ $ln: '$$price' }, Math.log(BUCKET_RATIO)] }, ROUNDING_TOLERANCE] } },
      ],
    },
  },
};

/** Lowest and highest price of a bucket, dollars, both included. */
export function priceRangeOf(bucket: number): { readonly lowest: number; readonly highest: number } {
  return { lowest: firstCentOf(bucket) / 100, highest: (firstCentOf(bucket + 1) - 1) / 100 };
}

function firstCentOf(bucket: number): number {
  if (bucket < 0) return 0;
  let price = Math.max(1, Math.floor(BUCKET_RATIO ** bucket) - 1);
  while (priceBucketOf(price / 100) < bucket) price += 1;
  return price;
}
