import { Age, type PetType } from '../catalogue/pet-options.ts';

/** What tells an animal from another of its name, in the words of the catalogue. */
export interface Traits {
  readonly type: PetType;
  readonly species?: string | null | undefined;
  readonly clan?: string | null | undefined;
  /** A breed and a color of the owner's own stand in the place of those of the catalogue. */
  readonly breed?: string | null | undefined;
  readonly age?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly coat?: string | null | undefined;
}

/** What the young of each type are called. */
const youngNames: Readonly<Record<PetType, string>> = { dog: 'puppy', cat: 'kitten', other: 'young' };

/** Which animal it is: "Harrier, puppy, female, brown". What nobody knows is left out; empty where that is all. */
export function whichAnimal({ type, species, clan, breed, age, gender, color, coat }: Traits): string {
  const stage = age === Age.PUPPY ? youngNames[type] : age;
  const traits = [stage, gender, coat || color].map((trait) => trait?.toLowerCase());
  return [species, breed || clan, ...traits].filter(Boolean).join(', ');
}
