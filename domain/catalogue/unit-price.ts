import { divideCents } from '../money/divide-cents.ts';
import { formatDollars, isDollars, toCents, toDollars } from '../money/money.ts';

/** What a unit price is for. */
export const UnitPer = { KG: 'kg', LITRE: 'litre', PIECE: 'piece' } as const;
export type UnitPer = (typeof UnitPer)[keyof typeof UnitPer];

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
  readonly per: UnitPer;
}

/** What an item is priced by: its weight, else its volume, else its pieces, where there are several. */
export function contentOf({ netWeightGrams, netVolumeMl, pieceCount }: Priced): Content | null {
  if (isAmount(netWeightGrams)) return { amount: netWeightGrams, unit: 1000, per: UnitPer.KG };
  if (isAmount(netVolumeMl)) return { amount: netVolumeMl, unit: 1000, per: UnitPer.LITRE };
  if (isAmount(pieceCount) && pieceCount > 1) return { amount: pieceCount, unit: 1, per: UnitPer.PIECE };
  return null;
}

/** The price of a kilogram, a litre or a piece in whole cents, half a cent up; null where it is not known. */
export function unitPriceOf(item: Priced): UnitPriceOf | null {
  const content = contentOf(item);
  if (!content || !isDollars(item.petprice)) return null;
  const { amount, unit, per } = content;
  return { amount: toDollars(divideCents(toCents(item.petprice) * unit, amount)), per };
}

/** "$4.58 per kg" */
export function unitPriceText({ amount, per }: UnitPriceOf): string {
  return `${formatDollars(amount)} per ${per}`;
}

/** Far above any unit price in cents: what is sold by another unit comes behind. */
const NEXT_UNIT = 10 ** 12;

const unitsInOrder = Object.values(UnitPer);

/** What lists by unit price sort an item by: kilograms first, then litres, then pieces, and last what has none. */
export function unitPriceKey(item: Priced): number {
  const price = unitPriceOf(item);
  return price
    ? unitsInOrder.indexOf(price.per) * NEXT_UNIT + toCents(price.amount)
    : unitsInOrder.length * NEXT_UNIT;
}

export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
