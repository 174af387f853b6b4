import { Kind } from '../catalogue/kinds.ts';
import { Age, Category } from '../catalogue/pet-options.ts';
import { isAmount } from '../catalogue/unit-price.ts';
import { divideCents } from '../money/divide-cents.ts';
import { toDollars } from '../money/money.ts';
import { bagLastsDays, DENSITY, type FedType, gramsPerDay, isFed, kcalPerDay } from './energy.ts';

/** The grown animal, neutered, that it is reckoned for, in kilograms. */
const usualWeights: Readonly<Record<FedType, number>> = { dog: 20, cat: 4 };

/** Food in the words of the specification. */
interface Food {
  readonly category: string;
  readonly type: string;
  readonly kind?: string | null | undefined;
  readonly age?: string | null | undefined;
  readonly petprice: number;
  readonly netWeightGrams?: number | null | undefined;
  readonly kcalPer100g?: number | null | undefined;
}

export interface HowLong {
  readonly type: FedType;
  readonly weightKg: number;
  /** At least 1. */
  readonly days: number;
  /** US dollars in whole cents. */
  readonly dollarsPerDay: number;
}

/**
 * How long it feeds a grown dog or cat alone. Null where that is not known, and for what no grown animal lives on: treats,
 * and food for the young.
 */
export function howLongItLasts(food: Food): HowLong | null {
  const { type, petprice, netWeightGrams, kcalPer100g } = food;
  // By itself, since the price is in whole cents: the page of an item has no other use for the checks of money.ts.
  const price = Math.round(petprice * 100);
  if (!isFed(type) || !isDiet(food)) return null;
  if (!isAmount(price) || !isAmount(netWeightGrams) || !isAmount(kcalPer100g)) return null;
  if (kcalPer100g < DENSITY.least || kcalPer100g > DENSITY.most) return null;

  const weightKg = usualWeights[type];
  const grams = gramsPerDay(kcalPerDay(type, weightKg, 'ADULT_NEUTERED'), kcalPer100g);
  const days = bagLastsDays(netWeightGrams, grams);
  if (days === 0) return null;
  return { type, weightKg, days, dollarsPerDay: toDollars(divideCents(price, days)) };
}

function isDiet({ category, kind, age }: Food): boolean {
  return category === Category.FOOD && kind !== Kind.TREAT && age !== Age.PUPPY;
}
