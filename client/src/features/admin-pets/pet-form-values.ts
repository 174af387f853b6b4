import { fieldErrors, petRules } from '../../../../domain/input-rules.ts';
import { Age, Category, Clan, Color, Gender, PetType } from '../../../../domain/pet-options.ts';
import type { AddPetInput } from '../../gql/graphql.ts';

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
  short: '',
  details: '',
  stock: '',
  img: null,
};

/** Animals are one of a kind; only food and accessories are counted. */
export function hasStock(category: string): boolean {
  return category === Category.FOOD || category === Category.ACCESSORIES;
}

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
  const pet = petRules.parse(readForm(values));
  return {
    ...pet,
    category: keyOf(Category, pet.category),
    type: keyOf(PetType, pet.type),
    gender: keyOf(Gender, pet.gender),
    age: keyOf(Age, pet.age),
    color: keyOf(Color, pet.color),
    clan: keyOf(Clan, pet.clan),
  };
}

/** Category and type are typed by hand, so "Dog " is as good as "dog". */
export function normalWord(word: string): string {
  return word.trim().toLowerCase();
}

function readForm({ img: _img, ...values }: PetFormValues) {
  const category = normalWord(values.category);
  return {
    ...values,
    category,
    type: normalWord(values.type),
    petprice: readNumber(values.petprice),
    stock: hasStock(category) ? readNumber(values.stock) : undefined,
  };
}

function readNumber(value: string): number | undefined {
  return value.trim() === '' ? undefined : Number(value);
}

/** The GraphQL enum value that stands for a word of the specification. */
function keyOf<T extends Record<string, string>>(options: T, value: T[keyof T]): keyof T {
  const key = Object.keys(options).find((candidate) => options[candidate] === value);
  if (key === undefined) throw new RangeError(`${value} is not among ${Object.values(options).join(', ')}`);
  return key;
}
