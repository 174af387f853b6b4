import { isAmount } from '../catalogue/unit-price.ts';
import { readLimit } from './limits.ts';

/** Grams, millilitres or pieces of what a unit is called on labels, and how many a one of it is. */
const units: Readonly<Record<string, readonly [measure: string, each: number]>> = {
  ...{ kg: ['g', 1000], g: ['g', 1], litres: ['ml', 1000], ml: ['ml', 1], pieces: ['pieces', 1] },
};

/** What an item says of its amount, in its fields or in its name. */
interface Measured {
  readonly netWeightGrams?: unknown;
  readonly netVolumeMl?: unknown;
  readonly pieceCount?: unknown;
}

/** An amount as it is compared, however it is written: `12000g` for "12 kg"; null for what no item is measured by. */
export function amountKey(number: string, unit: string): string | null {
  const [measure, each] = units[unit] ?? [];
  return measure && each ? `${Math.round(Number(number) * each)}${measure}` : null;
}

/**
 * How much there is of an item: by its fields, and where these say nothing, by its name.
 *
 * @param name its words, numbers and signs
 */
export function amountsOf(
  { netWeightGrams, netVolumeMl, pieceCount }: Measured,
  name: readonly string[],
): string[] {
  const stated = [
    ...(isAmount(netWeightGrams) ? [`${netWeightGrams}g`] : []),
    ...(isAmount(netVolumeMl) ? [`${netVolumeMl}ml`] : []),
    ...(isAmount(pieceCount) ? [`${pieceCount}pieces`] : []),
  ];
  return stated.length > 0 ? stated : namedAmounts(name);
}

function namedAmounts(words: readonly string[]): string[] {
  const found = words.flatMap((_, place) => {
    const limit = readLimit(words.slice(place, place + 2));
    const key = limit?.kind === 'AMOUNT' && !limit.isBound ? amountKey(limit.number, limit.unit) : null;
    return key ?? [];
  });
  return [...new Set(found)];
}
