import { isAmount } from '../catalogue/unit-price.ts';
import { type AmountLimit, readLimit } from './limits.ts';

/** Grams, millilitres or pieces of what a unit is called on labels, and how many one of it is. */
const units: Readonly<Record<string, readonly [measure: string, each: number]>> = {
  ...{
    kg: ['g', 1000],
    g: ['g', 1],
    lb: ['g', 453.592],
    oz: ['g', 28.3495],
    litres: ['ml', 1000],
    ml: ['ml', 1],
    pieces: ['pieces', 1],
  },
};

/** Pounds and ounces stand on no label here: bags of kilograms are near to them by so much. */
const NEAR = 0.12;

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
 * The amounts that a limit lets through, by their keys.
 *
 * @returns null for what no item is measured by
 */
export function fitsAmount({ number, unit, ...bounds }: AmountLimit): ((key: string) => boolean) | null {
  const [measure, each = 1] = units[unit] ?? [];
  if (!measure) return null;
  const isBound = bounds.lowest !== undefined || bounds.highest !== undefined;
  const near = unit === 'lb' || unit === 'oz' ? NEAR : 0;
  const { lowest = 0, highest = Number.POSITIVE_INFINITY } = isBound
    ? bounds
    : { lowest: Number(number) * (1 - near), highest: Number(number) * (1 + near) };
  return (key) => {
    const [, amount, of] = /^(\d+)(\D+)$/.exec(key) ?? [];
    return (
      of === measure &&
      Number(amount) >= Math.round(lowest * each) &&
      Number(amount) <= Math.round(highest * each)
    );
  };
}

/** As it is said back: `12 kg`, `..5 kg`, `2..4 kg`, `5 kg..`. */
export function amountText({ number, unit, lowest, highest }: AmountLimit): string {
  const sign = unit === 'litres' ? 'l' : unit;
  if (highest !== undefined) return `${lowest ?? ''}..${highest} ${sign}`;
  return lowest === undefined ? `${number} ${sign}` : `${lowest} ${sign}..`;
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
    const key = limit?.kind === 'AMOUNT' ? amountKey(limit.number, limit.unit) : null;
    return key ?? [];
  });
  return [...new Set(found)];
}
