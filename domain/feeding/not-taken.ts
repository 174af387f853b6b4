import { Category, PetType } from '../catalogue/pet-options.ts';
import type { Avoided } from '../search/avoided.ts';
import { listed } from '../text/listed.ts';

/** An animal of an account, as far as food goes. */
export interface Eater {
  readonly type: string;
  readonly species?: string | null | undefined;
  /** What it must not have, as its people wrote it. */
  readonly avoids: readonly string[];
}

/** Food in the words of the specification, and the words of what is in it. */
export interface Ingredients {
  readonly category: string;
  readonly type: string;
  readonly species?: string | null | undefined;
  readonly words: ReadonlySet<string>;
}

/**
 * What of the things that an animal must not have is in a food; of food that is for others than it, nothing.
 *
 * @param read the words of what somebody wrote
 */
export function notTaken(animal: Eater, food: Ingredients, read: (avoided: string) => Avoided[]): string[] {
  if (!isFoodFor(animal, food)) return [];
  return animal.avoids.filter((avoided) => read(avoided).some((thing) => hasAll(food.words, thing)));
}

/** Of the other animals it has to be known which they are: what is for rabbits is no food of a bird. */
function isFoodFor(animal: Eater, food: Ingredients): boolean {
  if (food.category !== Category.FOOD || food.type !== animal.type) return false;
  return food.type !== PetType.OTHER || (Boolean(food.species) && food.species === animal.species);
}

function hasAll(words: ReadonlySet<string>, thing: Avoided): boolean {
  return thing.every((forms) => forms.some((form) => words.has(form)));
}

/** "Tuna feast contains fish. Nala does not take fish." @param avoided one thing at least */
export function notTakenText(food: string, animal: string, avoided: readonly string[]): string {
  const what = listed(avoided);
  return `${food} contains ${what}. ${animal} does not take ${what}.`;
}
