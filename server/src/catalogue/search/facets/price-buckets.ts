import { numberOf } from '../../../pagination/stray-fields.ts';
import { MAX_NUMBER, numberIn } from '../../../platform/number-in.ts';

/** Each band begins this much above the one before it. */
const STEP = 1.05;

/** Far above what two machines round differently, far below what tells two prices in cents apart. */
const SAFETY = 1e-12;

/** The price that an item is counted by, in dollars: 0 where what is stored is none. */
export function countedPrice(stored: unknown): number {
  const price = numberOf(stored);
  return price > 0 && price < MAX_NUMBER ? price : 0;
}

/** `countedPrice` as the database computes it. */
export const countedPriceExpression = { $max: [numberIn('$petprice'), 0] };

/**
 * The band of a price: prices that differ by less than about 5 % are counted together, so that a range of
 * prices is a sum of bands and of parts of two of them.
 *
 * @param dollars price of an item, so a whole number of cents
 */
export function bandOf(dollars: number): number {
  const price = Math.round(dollars * 100);
  return price < 1 ? -1 : Math.floor(Math.log(price) / Math.log(STEP) + SAFETY);
}

/** `bandOf` as the database computes it. */
export const bandExpression = {
  $let: {
    vars: { price: { $round: { $multiply: [countedPriceExpression, 100] } } },
    in: {
      $cond: [
        { $lt: ['$$price', 1] },
        -1,
        { $floor: { $add: [{ $divide: [{ $ln: '$$price' }, Math.log(STEP)] }, SAFETY] } },
      ],
    },
  },
};

/** Lowest and highest price of a band, dollars, both included. */
export function pricesOf(band: number): { readonly lowest: number; readonly highest: number } {
  return { lowest: firstCentOf(band) / 100, highest: (firstCentOf(band + 1) - 1) / 100 };
}

function firstCentOf(band: number): number {
  if (band < 0) return 0;
  let price = Math.max(1, Math.floor(STEP ** band) - 1);
  while (bandOf(price / 100) < band) price += 1;
  return price;
}
