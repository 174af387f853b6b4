import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { type FeedingPlan, feedingPlan } from '../../../../../domain/feeding/feeding-plan.ts';
import { feedingRules } from '../../../../../domain/feeding/feeding-rules.ts';
import { readDecimal, readDollars } from '../../../../../domain/input/decimal-text.ts';
import { divideCents } from '../../../../../domain/money/divide-cents.ts';
import { toDollars } from '../../../../../domain/money/money.ts';

/** What the calculator asks, as text. */
export interface FeedingAnswers {
  readonly type: string;
  readonly weightKg: string;
  readonly stage: string;
  readonly kcalPer100g: string;
  /** Of the food that it is changed from; empty without a change. */
  readonly currentKcalPer100g: string;
  readonly days: string;
  readonly startOn: string;
  readonly bagGrams: string;
  /** US dollars of the bag. */
  readonly price: string;
}

/** Grown and neutered, as most are; a change of food takes as long as the guide says. */
export const firstAnswers: FeedingAnswers = {
  ...{ type: 'dog', weightKg: '', stage: 'ADULT_NEUTERED', kcalPer100g: '', currentKcalPer100g: '' },
  ...{ days: '11', startOn: '', bagGrams: '', price: '' },
};

/** A plan with what it costs. */
export interface ReckonedPlan extends FeedingPlan {
  /** Null where nobody has said what a bag holds and costs. */
  readonly dollarsPerDay: number | null;
  readonly mealsPerDay: number;
}

export type FeedingErrors = Readonly<Partial<Record<keyof FeedingAnswers, string>>>;
export type ReadFeeding = { readonly plan: ReckonedPlan } | { readonly errors: FeedingErrors };

export function readFeeding(answers: FeedingAnswers): ReadFeeding {
  const { data, error } = feedingRules.safeParse({
    ...{ type: answers.type, stage: answers.stage, startOn: answers.startOn || undefined },
    ...{ weightKg: numberIn(answers.weightKg), kcalPer100g: numberIn(answers.kcalPer100g) },
    ...{ currentKcalPer100g: numberIn(answers.currentKcalPer100g), days: numberIn(answers.days) },
    bagGrams: numberIn(answers.bagGrams),
  });
  const price = readDollars(answers.price || '0');
  const priceError = 'value' in price && price.value >= 0 ? {} : { price: 'A number of dollars' };
  const errors = { ...(error && fieldErrors(error)), ...priceError };
  if (!data || 'price' in errors) return { errors };
  const plan = feedingPlan(data);
  const dollars = 'value' in price ? price.value : 0;
  return {
    plan: {
      ...plan,
      dollarsPerDay: costOf(dollars, plan.bagLastsDays),
      mealsPerDay: data.stage === 'YOUNG_TO_4_MONTHS' ? 4 : 2,
    },
  };
}

function costOf(dollars: number, days: number | null): number | null {
  const cents = Math.round(dollars * 100);
  return days && cents > 0 ? toDollars(divideCents(cents, days)) : null;
}

/** Undefined where it is left empty. */
function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const reading = readDecimal(text);
  return 'value' in reading ? reading.value : Number.NaN;
}
