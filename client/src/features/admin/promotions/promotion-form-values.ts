import { Category, PetType } from '../../../../../domain/catalogue/pet-options.ts';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { promotionRules } from '../../../../../domain/input/promotion-rules.ts';
import type { AddPromotionInput, UpdatePromotionInput } from '../../../gql/graphql.ts';
import { dayOf } from '../../../lib/format/calendar-days.ts';
import type { Promotion } from './use-promotions.ts';

/** The form as the admin fills it. Moments are in this browser's time zone, as their fields have them. */
export interface PromotionFormValues {
  code: string;
  /** Which of the two values counts. */
  kind: 'percent' | 'dollars';
  percentOff: string;
  dollarsOff: string;
  minEntriesTotal: string;
  categories: string[];
  types: string[];
  from: string;
  until: string;
  maxUses: string;
  maxUsesPerAccount: string;
}

export const emptyPromotionForm: PromotionFormValues = {
  ...{ code: '', kind: 'percent', percentOff: '', dollarsOff: '', minEntriesTotal: '' },
  ...{ categories: [], types: [], from: '', until: '', maxUses: '', maxUsesPerAccount: '' },
};

/** A promotion as the form shows it. What it does not limit, the form has empty. */
export function promotionFormOf(promotion: Promotion): PromotionFormValues {
  return {
    code: promotion.code,
    kind: isGiven(promotion.percentOff) ? 'percent' : 'dollars',
    percentOff: textOf(promotion.percentOff),
    dollarsOff: textOf(promotion.dollarsOff),
    minEntriesTotal: textOf(promotion.minEntriesTotal || null),
    categories: promotion.categories.map((category) => Category[category]),
    types: promotion.types.map((type) => PetType[type]),
    from: localTextOf(promotion.from),
    until: localTextOf(promotion.until),
    maxUses: textOf(promotion.maxUses),
    maxUsesPerAccount: textOf(promotion.maxUsesPerAccount),
  };
}

/** Messages by field for what is missing or wrong; empty when it can be saved. */
export function promotionFormErrors(values: PromotionFormValues): Record<string, string> {
  const checked = promotionRules.safeParse(readForm(values));
  if (checked.success) return {};
  const errors = fieldErrors(checked.error);
  const { percentOff, dollarsOff, ...others } = errors;
  // Of the two values one is on the screen.
  const value = values.kind === 'percent' ? { percentOff } : { dollarsOff };
  const [[name, message]] = Object.entries(value) as [[string, string | undefined]];
  return { ...others, ...(message && { [name]: message }) };
}

/**
 * The promotion in the API's words.
 *
 * @throws ZodError when `promotionFormErrors` has something to say
 */
export function toAddPromotionInput(values: PromotionFormValues): AddPromotionInput {
  const promotion = promotionRules.parse(readForm(values));
  return {
    code: promotion.code,
    percentOff: promotion.percentOff ?? null,
    dollarsOff: promotion.dollarsOff ?? null,
    minEntriesTotal: promotion.minEntriesTotal,
    categories: namesOf(Category, promotion.categories) as AddPromotionInput['categories'],
    types: namesOf(PetType, promotion.types) as AddPromotionInput['types'],
    from: promotion.from?.toISOString() ?? null,
    until: promotion.until?.toISOString() ?? null,
    maxUses: promotion.maxUses ?? null,
    maxUsesPerAccount: promotion.maxUsesPerAccount ?? null,
  };
}

/**
 * What was changed, in the API's words: the rest may have been changed by somebody else meanwhile.
 *
 * @throws ZodError when `promotionFormErrors` has something to say
 */
export function promotionChanges(
  before: PromotionFormValues,
  values: PromotionFormValues,
): UpdatePromotionInput {
  const [old, now] = [before, values].map(toAddPromotionInput);
  return Object.fromEntries(
    Object.entries(now ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old?.[name as keyof AddPromotionInput]),
    ),
  );
}

export function isChanged(before: PromotionFormValues, values: PromotionFormValues): boolean {
  return JSON.stringify(before) !== JSON.stringify(values);
}

function readForm({ kind, percentOff, dollarsOff, ...values }: PromotionFormValues) {
  return { ...values, ...(kind === 'percent' ? { percentOff } : { dollarsOff }) };
}

/** The specification's words as the names of the API's enum that stand for them. */
function namesOf(options: Readonly<Record<string, string>>, words: readonly string[]): string[] {
  return Object.keys(options).filter((name) => words.includes(options[name] ?? ''));
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function textOf(value: number | null | undefined): string {
  return isGiven(value) ? String(value) : '';
}

/** A moment as a field for a day and a time has it. */
function localTextOf(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${dayOf(date)}T${hours}:${minutes}`;
}
