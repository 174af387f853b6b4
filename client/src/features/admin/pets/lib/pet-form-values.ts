import {
  animalFacts,
  type ItemField,
  type ItemFieldName,
  itemFields,
  mapFields,
  optionalFacts,
} from '../../../../../../domain/catalogue/item-fields.ts';
import { fits } from '../../../../../../domain/catalogue/item-fit.ts';
import { Category, isGoods } from '../../../../../../domain/catalogue/pet-options.ts';
import { fieldErrors } from '../../../../../../domain/errors/field-errors.ts';
import { petChangeRules, petRules } from '../../../../../../domain/input/input-rules.ts';
import { texts } from '../../../../../../domain/text/texts.ts';
import type { AddPetInput, UpdatePetInput, WholePetQuery } from '../../../../gql/graphql.ts';
import {
  addedFacts,
  changedFacts,
  emptyFacts,
  type FactTexts,
  factErrors,
  factTextsOf,
  hasChangedFacts,
} from './fact-form-values.ts';

type FieldTexts = Record<ItemFieldName, string>;

/** The form as the admin fills it: every field is text until the rules have read it. */
export interface PetFormValues extends FieldTexts {
  /** Of animals; read of nothing else. */
  facts: FactTexts;
  img: File | null;
}

export const emptyPetForm: PetFormValues = { ...mapFields(() => ''), facts: emptyFacts, img: null };

/** Messages by field for what is missing or wrong; empty when the item can be posted. */
export function petFormErrors(values: PetFormValues): Record<string, string> {
  const checked = petRules.safeParse(readForm(values));
  return { ...(checked.success ? {} : fieldErrors(checked.error)), ...factErrors(factsOf(values)) };
}

/**
 * The item in the API's words.
 *
 * @throws ZodError when `petFormErrors` has something to say
 */
export function toAddPetInput(values: PetFormValues): AddPetInput {
  const item = toApiValues(petRules.parse(readForm(values))) as AddPetInput;
  return { ...item, ...addedFacts(factsOf(values)) };
}

/** An item as the form shows it. What the item has not, the form has empty. */
export function petFormOf(pet: NonNullable<WholePetQuery['pet']>): PetFormValues {
  const shown = mapFields((name, field) => {
    const value = pet[name] ?? '';
    if (field.is === 'flag') return value === true ? 'true' : '';
    return 'options' in field ? (field.options[String(value)] ?? '') : String(value);
  });
  return { ...shown, facts: factTextsOf(pet.facts), img: null };
}

/** What is wrong with what was changed. An item that never had a breed need not be given one. */
export function petChangeErrors(before: PetFormValues, values: PetFormValues): Record<string, string> {
  const changed = changedFields(before, values);
  // Which facts an item needs depends on its category.
  const asked = new Set([...changed, ...(changed.has('category') ? animalFacts : [])]);
  const errors = Object.entries(petFormErrors(values)).filter(
    ([name]) => asked.has(name) || name.startsWith('facts.'),
  );
  // Only an item that is new can do without: a change to nothing is none.
  const emptied = whatGoodsCanLack(values).filter((name) => changed.has(name) && values[name].trim() === '');
  return Object.fromEntries([...errors, ...emptied.map((name) => [name, texts.fieldRequired])]);
}

/** What food and accessories may come without. */
function whatGoodsCanLack(values: PetFormValues) {
  return isGoods(typedItem(values).category) ? (['stock', ...animalFacts] as const) : [];
}

/**
 * What was changed, in the API's words.
 *
 * @throws ZodError when `petChangeErrors` has something to say
 */
export function petFormChanges(before: PetFormValues, values: PetFormValues): UpdatePetInput {
  const changed = changedFields(before, values);
  const form = readForm(values);
  const fields = Object.entries(form).filter(([name]) => changed.has(name));
  const cleared = optionalFacts.filter((name) => changed.has(name) && form[name].trim() === '');
  const input = toApiValues(petChangeRules.parse(Object.fromEntries(fields)));
  // What was sold while somebody typed stays sold.
  const seen = typeof input.stock === 'number' && before.stock !== '' && { stockWas: Number(before.stock) };
  return {
    ...input,
    ...seen,
    ...Object.fromEntries(cleared.map((name) => [name, null])),
    // Those of what became goods go by themselves.
    ...(isAnimal(values) && changedFacts(before.facts, values.facts)),
  };
}

export function isChanged(before: PetFormValues, values: PetFormValues): boolean {
  const hasOtherFacts = isAnimal(values) && hasChangedFacts(before.facts, values.facts);
  return values.img !== null || changedFields(before, values).size > 0 || hasOtherFacts;
}

function changedFields(before: PetFormValues, values: PetFormValues): ReadonlySet<string> {
  const { img: _img, facts: _facts, ...texts } = values;
  return new Set(
    Object.entries(texts).flatMap(([name, text]) =>
      text === before[name as keyof typeof texts] ? [] : [name],
    ),
  );
}

/** Category and type are typed by hand, so "Dog " is as good as "dog". */
export function typedItem({ category, type }: PetFormValues) {
  return { category: category.trim().toLowerCase(), type: type.trim().toLowerCase() };
}

function isAnimal(values: PetFormValues): boolean {
  return typedItem(values).category === Category.PETS;
}

/** Of what is no animal, there are none. */
function factsOf(values: PetFormValues): FactTexts {
  return isAnimal(values) ? values.facts : emptyFacts;
}

/** What the form no longer shows, because the item became another thing, is not meant any more. */
function readForm(values: PetFormValues): FieldTexts {
  const item = { ...values, ...typedItem(values) };
  return mapFields((name) => (fits(name, item) ? item[name] : ''));
}

/** The specification's words as the values of GraphQL's enums that stand for them. */
function toApiValues(fields: Record<string, unknown>): UpdatePetInput {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field: ItemField = itemFields[name as ItemFieldName];
      return [name, 'options' in field ? keyOf(field.options, value) : value];
    }),
  );
}

function keyOf(options: Readonly<Record<string, string>>, value: unknown): string | undefined {
  return Object.keys(options).find((key) => options[key] === value);
}
