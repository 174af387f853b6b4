import { cents, formatDollars, isDollars, toCents, toDollars } from '../money/money.ts';

/** By which units unit prices are said. */
export const UnitSystem = { METRIC: 'METRIC', US: 'US' } as const;
export type UnitSystem = (typeof UnitSystem)[keyof typeof UnitSystem];

/** What a unit price is for. */
export const UnitPer = { KG: 'kg', LITRE: 'liter', PIECE: 'piece', LB: 'lb', FL_OZ: 'fl oz' } as const;
export type UnitPer = (typeof UnitPer)[keyof typeof UnitPer];

/** What goods are measured by. */
type MetricPer = Exclude<UnitPer, 'lb' | 'fl oz'>;

export interface UnitPriceOf {
  /** US dollars. */
  readonly amount: number;
  readonly per: UnitPer;
}

/** An item as it is stored: what stands in a field may be anything. */
export interface Priced {
  readonly petprice?: unknown;
  readonly netWeightGrams?: unknown;
  readonly netVolumeMl?: unknown;
  readonly pieceCount?: unknown;
}

/** How much of it is in an item, and how much a unit is. */
export interface Content {
  readonly amount: number;
  readonly unit: number;
  readonly per: MetricPer;
}

/** What an item is priced by: its weight, else its volume, else its pieces, where there are several. */
export function contentOf({ netWeightGrams, netVolumeMl, pieceCount }: Priced): Content | null {
  if (isAmount(netWeightGrams)) return { amount: netWeightGrams, unit: 1000, per: UnitPer.KG };
  if (isAmount(netVolumeMl)) return { amount: netVolumeMl, unit: 1000, per: UnitPer.LITRE };
  if (isAmount(pieceCount) && pieceCount > 1) return { amount: pieceCount, unit: 1, per: UnitPer.PIECE };
  return null;
}

/** Units of shops in the United States, as fractions of whole numbers: 453.59237 g and 29.5735295625 ml. */
const usUnits = {
  kg: { per: UnitPer.LB, numerator: 45_359_237n, denominator: 100_000n },
  liter: { per: UnitPer.FL_OZ, numerator: 473_176_473n, denominator: 16_000_000n },
} as const;

/**
 * The price of a unit in whole cents, half a cent up; null where it is not known.
 *
 * @param units metric ones are the kilogram and the liter, those of the United States the pound and the fluid ounce;
 *   pieces are pieces in both
 */
export function unitPriceOf(item: Priced, units: UnitSystem): UnitPriceOf | null {
  const content = contentOf(item);
  if (!content || !isDollars(item.petprice)) return null;
  const { per, numerator, denominator } = unitOf(content, units);
  const parts = denominator * BigInt(content.amount);
  const doubled = 2n * BigInt(toCents(item.petprice)) * numerator;
  return { amount: toDollars(cents(Number((doubled + parts) / (2n * parts)))), per };
}

function unitOf({ unit, per }: Content, units: UnitSystem) {
  if (units === UnitSystem.US && per !== UnitPer.PIECE) return usUnits[per];
  return { per, numerator: BigInt(unit), denominator: 1n };
}

/** "$4.58 per kg" */
export function unitPriceText({ amount, per }: UnitPriceOf): string {
  return `${formatDollars(amount)} per ${per}`;
}

/** Far above any unit price in cents: what is sold by another unit comes behind. */
const NEXT_UNIT = 10 ** 12;

const unitsInOrder: readonly UnitPer[] = [UnitPer.KG, UnitPer.LITRE, UnitPer.PIECE];

/**
 * What lists by unit price sort an item by: kilograms first, then liters, then pieces, and last what has none. It is
 * stored, and the same by whatever units the shop says its prices.
 */
export function unitPriceKey(item: Priced): number {
  const price = unitPriceOf(item, UnitSystem.METRIC);
  return price
    ? unitsInOrder.indexOf(price.per) * NEXT_UNIT + toCents(price.amount)
    : unitsInOrder.length * NEXT_UNIT;
}

export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
