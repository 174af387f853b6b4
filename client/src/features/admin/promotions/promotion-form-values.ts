import { Category, PetType } from '../../../../../domain/catalogue/pet-options.ts';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { findKind, type KindName, kindNames } from '../../../../../domain/promotions/promotion-kinds.ts';
import { promotionRules } from '../../../../../domain/promotions/promotion-rules.ts';
import type { AddPromotionInput, UpdatePromotionInput } from '../../../gql/graphql.ts';
import { readTypedTime, typedTimeOf } from '../../../lib/format/typed-time.ts';
import type { Promotion } from './use-promotions.ts';

/** The form as the admin fills it. Times are by the shop's clock, as their fields have them. */
export interface PromotionFormValues extends Record<KindName, string> {
  code: string;
  /** Whose value counts. */
  kind: KindName;
  minEntriesTotal: string;
  categories: string[];
  types: string[];
  from: string;
  until: string;
  maxUses: string;
  maxUsesPerAccount: string;
}

export const emptyPromotionForm: PromotionFormValues = {
  ...{ ...valuesOf(() => ''), code: '', kind: 'percentOff', minEntriesTotal: '' },
  ...{ categories: [], types: [], from: '', until: '', maxUses: '', maxUsesPerAccount: '' },
};

/** A promotion as the form shows it. What it does not limit, the form has empty. */
export function promotionFormOf(promotion: Promotion): PromotionFormValues {
  return {
    code: promotion.code,
    kind: findKind(promotion) ?? emptyPromotionForm.kind,
    ...valuesOf((kind) => textOf(promotion[kind])),
    minEntriesTotal: textOf(promotion.minEntriesTotal || null),
    categories: promotion.categories.map((category) => Category[category]),
    types: promotion.types.map((type) => PetType[type]),
    from: typedTimeOf(promotion.from),
    until: typedTimeOf(promotion.until),
    maxUses: textOf(promotion.maxUses),
    maxUsesPerAccount: textOf(promotion.maxUsesPerAccount),
  };
}

/** Messages by field for what is missing or wrong; empty when it can be saved. */
export function promotionFormErrors(values: PromotionFormValues): Record<string, string> {
  const checked = promotionRules.safeParse(readForm(values));
  if (checked.success) return {};
  const errors = fieldErrors(checked.error);
  // Of the values one is on the screen.
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => name === values.kind || !kindNames.some((kind) => kind === name),
    ),
  );
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
    ...valuesOf((kind) => promotion[kind] ?? null),
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

function readForm({ kind, ...values }: PromotionFormValues) {
  const [from, until] = [values.from, values.until].map(readTypedTime);
  const value = valuesOf((name) => (name === kind ? values[name] : undefined));
  return { ...values, from, until, ...value };
}

/** Something for the value of each kind. */
function valuesOf<Value>(read: (kind: KindName) => Value): Record<KindName, Value> {
  return Object.fromEntries(kindNames.map((kind) => [kind, read(kind)])) as Record<KindName, Value>;
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
