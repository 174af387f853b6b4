import { Kind, kindsOf } from '../../../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  isGoods,
  PetType,
  Size,
  Species,
} from '../../../../../../domain/catalogue/pet-options.ts';
import { fieldErrors } from '../../../../../../domain/errors/field-errors.ts';
import {
  animalFacts,
  itemFacts,
  petChangeRules,
  petRules,
} from '../../../../../../domain/input/input-rules.ts';
import { texts } from '../../../../../../domain/text/texts.ts';
import type {
  AddPetInput,
  PetsDataFieldsFragment,
  PetTextFieldsFragment,
  UpdatePetInput,
} from '../../../../gql/graphql.ts';

/** The form as the admin fills it: every field is text until the rules have read it. */
export interface PetFormValues {
  petname: string;
  petprice: string;
  category: string;
  type: string;
  gender: string;
  age: string;
  color: string;
  clan: string;
  kind: string;
  species: string;
  size: string;
  brand: string;
  shelf: string;
  short: string;
  details: string;
  stock: string;
  img: File | null;
}

export const emptyPetForm: PetFormValues = {
  petname: '',
  petprice: '',
  category: '',
  type: '',
  gender: '',
  age: '',
  color: '',
  clan: '',
  kind: '',
  species: '',
  size: '',
  brand: '',
  shelf: '',
  short: '',
  details: '',
  stock: '',
  img: null,
};

/** Messages by field for what is missing or wrong; empty when the item can be posted. */
export function petFormErrors(values: PetFormValues): Record<string, string> {
  const checked = petRules.safeParse(readForm(values));
  return checked.success ? {} : fieldErrors(checked.error);
}

/**
 * The item in the API's words.
 *
 * @throws ZodError when `petFormErrors` has something to say
 */
export function toAddPetInput(values: PetFormValues): AddPetInput {
  return toApiValues(petRules.parse(readForm(values))) as AddPetInput;
}

/** An item as the form shows it. What the item has not, the form has empty. */
export function petFormOf(pet: PetsDataFieldsFragment & PetTextFieldsFragment): PetFormValues {
  return {
    petname: pet.petname,
    petprice: String(pet.petprice),
    category: Category[pet.category] ?? '',
    type: PetType[pet.type] ?? '',
    gender: pet.gender ? (Gender[pet.gender] ?? '') : '',
    age: pet.age ? (Age[pet.age] ?? '') : '',
    color: pet.color ? (Color[pet.color] ?? '') : '',
    clan: pet.clan ? (Clan[pet.clan] ?? '') : '',
    kind: pet.kind ? (Kind[pet.kind] ?? '') : '',
    species: pet.species ? (Species[pet.species] ?? '') : '',
    size: pet.size ? (Size[pet.size] ?? '') : '',
    brand: pet.brand ?? '',
    shelf: pet.shelf ?? '',
    short: pet.short,
    details: pet.details,
    stock: typeof pet.stock === 'number' ? String(pet.stock) : '',
    img: null,
  };
}

/** What is wrong with what was changed. An item that never had a breed need not be given one. */
export function petChangeErrors(before: PetFormValues, values: PetFormValues): Record<string, string> {
  const changed = changedFields(before, values);
  // Which facts an item needs depends on its category.
  const asked = new Set([...changed, ...(changed.has('category') ? animalFacts : [])]);
  const errors = Object.entries(petFormErrors(values)).filter(([name]) => asked.has(name));
  // Only an item that is new can do without: a change to nothing is none.
  const emptied = optionalFacts(values).filter((name) => changed.has(name) && values[name].trim() === '');
  return Object.fromEntries([...errors, ...emptied.map((name) => [name, texts.fieldRequired])]);
}

/** What food and accessories may come without. */
function optionalFacts({ category }: PetFormValues) {
  return isGoods(normalize(category)) ? (['stock', ...animalFacts] as const) : [];
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
  const cleared = itemFacts.filter((name) => changed.has(name) && form[name].trim() === '');
  return {
    ...toApiValues(petChangeRules.parse(Object.fromEntries(fields))),
    ...Object.fromEntries(cleared.map((name) => [name, null])),
  };
}

export function isChanged(before: PetFormValues, values: PetFormValues): boolean {
  return values.img !== null || changedFields(before, values).size > 0;
}

function changedFields(before: PetFormValues, values: PetFormValues): ReadonlySet<string> {
  const { img: _img, ...texts } = values;
  return new Set(
    Object.entries(texts).flatMap(([name, text]) =>
      text === before[name as keyof typeof texts] ? [] : [name],
    ),
  );
}

/** Category and type are typed by hand, so "Dog " is as good as "dog". */
export function normalize(word: string): string {
  return word.trim().toLowerCase();
}

function readForm({ img: _img, ...values }: PetFormValues) {
  const category = normalize(values.category);
  const type = normalize(values.type);
  return {
    ...values,
    category,
    type,
    // What the form no longer shows, because the item became another thing, is not meant any more.
    kind: kindsOf(category).some((kind) => kind === values.kind) ? values.kind : '',
    species: type === PetType.OTHER ? values.species : '',
    brand: isGoods(category) ? values.brand : '',
    stock: isGoods(category) ? values.stock : undefined,
  };
}

const options: Record<string, Record<string, string>> = {
  category: Category,
  type: PetType,
  gender: Gender,
  age: Age,
  color: Color,
  clan: Clan,
  kind: Kind,
  species: Species,
  size: Size,
};

/** The specification's words as the values of GraphQL's enums that stand for them. */
function toApiValues(fields: Record<string, unknown>): UpdatePetInput {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const words = options[name];
      return [name, words ? Object.keys(words).find((key) => words[key] === value) : value];
    }),
  );
}
