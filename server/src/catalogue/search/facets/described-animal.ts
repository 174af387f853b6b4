import { Age, Category, Clan, Color, Gender, PetType } from '../../../../../domain/catalogue/pet-options.ts';
import { wordsOf } from '../../../platform/text/tokenize.ts';
import { tokenizeSearch } from '../words/tokenize-pet.ts';

/** What a search says of the animal that it is for. */
export interface AnimalFacts {
  readonly category: typeof Category.PETS;
  readonly type?: PetType;
  readonly gender?: Gender;
  readonly age?: Age;
  readonly color?: Color;
  readonly clan?: Clan;
}

interface Fact {
  /** All of them must be in the search. */
  readonly words: readonly string[];
  readonly says: Partial<AnimalFacts>;
}

const facts: readonly Fact[] = [
  ...anyOf('pet pets animal animals', { category: Category.PETS }),
  ...anyOf('dog dogs', { type: PetType.DOG }),
  ...anyOf('cat cats', { type: PetType.CAT }),
  ...anyOf('puppy puppies', { type: PetType.DOG, age: Age.PUPPY }),
  ...anyOf('kitten kittens', { type: PetType.CAT, age: Age.PUPPY }),
  ...anyOf('adult adults', { age: Age.ADULT }),
  ...anyOf('senior seniors', { age: Age.SENIOR }),
  ...anyOf('male males', { gender: Gender.MALE }),
  ...anyOf('female females', { gender: Gender.FEMALE }),
  ...anyOf('black', { color: Color.BLACK }),
  ...anyOf('brown', { color: Color.BROWN }),
  ...anyOf('gray grey', { color: Color.GRAY }),
  ...anyOf('bicolor bicolour', { color: Color.BICOLOR }),
  ...Object.values(Clan).map((clan) => ({ words: wordsOf(clan), says: { clan } })),
];

/**
 * The animal that a search describes by nothing but facts, two at least: "senior cat", "black German Shepherd". It is
 * looked for by these facts and not by words, which stand in texts about other things too: in that of a bag of food for
 * older cats.
 *
 * @returns null for a search that says anything else, or contradicts itself
 */
export function describedAnimal(search: string): AnimalFacts | null {
  const words = new Set(tokenizeSearch(search));
  const named = facts.filter((fact) => fact.words.every((word) => words.has(word)));
  const isCoveredByFacts = new Set(named.flatMap((fact) => fact.words)).size === words.size;
  if (named.length < 2 || !isCoveredByFacts || isContradictory(named)) return null;
  return Object.assign({ category: Category.PETS }, ...named.map(({ says }) => says));
}

function isContradictory(named: readonly Fact[]): boolean {
  const values = new Map<string, string>();
  for (const [field, value] of named.flatMap(({ says }) => Object.entries(says))) {
    if ((values.get(field) ?? value) !== value) return true;
    values.set(field, value);
  }
  return false;
}

function anyOf(words: string, says: Fact['says']): Fact[] {
  return words.split(' ').map((word) => ({ words: [word], says }));
}
