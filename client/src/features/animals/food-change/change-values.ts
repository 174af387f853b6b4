import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { foodChangeRules, OFFERED_DAYS } from '../../../../../domain/feeding/changes/food-change-rules.ts';
import { readDecimal } from '../../../../../domain/input/decimal-text.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import type { FoodChangeInput } from '../../../gql/graphql.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';

/** What the form has. */
export interface ChangeValues {
  readonly petId: string;
  /** Whether the old food is an item of the shop, or read from its label. */
  readonly from: 'label' | 'shop';
  readonly currentPetId: string;
  readonly currentName: string;
  readonly currentKcalPer100g: string;
  readonly days: string;
  readonly startOn: string;
  readonly stage: string;
}

export type ChangeErrors = Readonly<Record<string, string>>;

export function firstValues(): ChangeValues {
  return {
    ...{ petId: '', from: 'label', currentPetId: '', currentName: '', currentKcalPer100g: '' },
    ...{ days: String(OFFERED_DAYS), startOn: shopToday(), stage: '' },
  };
}

/** What is sent of it, or what is wrong with it by its fields. */
export function readChange(
  values: ChangeValues,
): { readonly input: FoodChangeInput } | { readonly errors: ChangeErrors } {
  const { petId, from, currentPetId, currentName, startOn, stage } = values;
  const current =
    from === 'shop'
      ? { currentPetId }
      : { currentName, currentKcalPer100g: numberIn(values.currentKcalPer100g) };
  const days = numberIn(values.days);
  const { data, error } = foodChangeRules(shopToday()).safeParse({ petId, ...current, days, startOn, stage });
  if (data) return { input: data };
  const { currentName: unnamed, ...errors } = fieldErrors(error);
  if (unnamed === undefined) return { errors };
  const isToChoose = from === 'shop';
  return {
    errors: { ...errors, ...(isToChoose ? { currentPetId: texts.fieldRequired } : { currentName: unnamed }) },
  };
}

/** Undefined where it is left empty. */
function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const reading = readDecimal(text);
  return 'value' in reading ? reading.value : Number.NaN;
}
