import { Kind } from './kinds.ts';
import { Known } from './known.ts';
import { Age, Category, Clan, Color, Gender, PetType, Size, Species } from './pet-options.ts';

/*
 * The facts of items that lists are narrowed by, a row a fact. Filters, counts, the reading of searches and the API are drawn
 * from it: a new fact is a row here, a field of the item, and the words that people have for it (fact-words.ts).
 */

interface ItemFact {
  /** Its values, by the names that the API has for them. An item has one of them, or none. */
  readonly options: Readonly<Record<string, string>>;
  /** The API's name of these values. */
  readonly name: string;
  /** What the API says that it is, and what its values are counted by. */
  readonly meaning: string;
  readonly countedBy: string;
  /**
   * Where its value stands in the number that an item is kept with: the lowest bit, and how many there are. These never
   * change, so that servers of another version, which run beside this one during an upgrade, read the same of a number. A new
   * fact takes bits that are free (28 to 31, and 45 to 46), and none across bit 32; and FACTS_VERSION counts up.
   */
  readonly bits: { readonly from: number; readonly count: number };
  /** What a search that states it is told to be read as. */
  readonly readAs: string;
  /** What it says: what is looked for, for whom, of what breed, or how that is. */
  readonly role: 'thing' | 'animal' | 'breed' | 'quality';
  /** How much it tells of what is looked for: what tells least is given up first. */
  readonly importance: number;
  /** What an animal has of which nobody has said it. */
  readonly unlessSaid?: string;
}

/** Counts up with each new fact, and the next start writes the numbers of all items again. */
export const FACTS_VERSION = 2;

export const itemFacts = {
  category: {
    options: Category,
    name: 'Category',
    readAs: 'CATEGORY',
    role: 'thing',
    importance: 8,
    meaning: 'Animals, food or accessories',
    countedBy: 'category',
    bits: { from: 18, count: 3 },
  },
  type: {
    options: PetType,
    name: 'PetType',
    readAs: 'TYPE',
    role: 'animal',
    importance: 6,
    meaning: 'Which animal it is, or is meant for',
    countedBy: 'type',
    bits: { from: 15, count: 3 },
  },
  gender: {
    options: Gender,
    name: 'Gender',
    readAs: 'GENDER',
    role: 'quality',
    importance: 2,
    meaning: 'Gender',
    countedBy: 'gender',
    bits: { from: 13, count: 2 },
  },
  age: {
    options: Age,
    name: 'Age',
    readAs: 'AGE',
    role: 'quality',
    importance: 3,
    meaning: 'Stage of life',
    countedBy: 'stage of life',
    bits: { from: 10, count: 3 },
  },
  color: {
    options: Color,
    name: 'Color',
    readAs: 'COLOR',
    role: 'quality',
    importance: 2,
    meaning: 'Color',
    countedBy: 'color',
    bits: { from: 6, count: 4 },
  },
  clan: {
    options: Clan,
    name: 'Clan',
    readAs: 'BREED',
    role: 'breed',
    importance: 5,
    meaning: 'Breed',
    countedBy: 'breed',
    bits: { from: 0, count: 6 },
  },
  kind: {
    options: Kind,
    name: 'Kind',
    readAs: 'KIND',
    role: 'thing',
    importance: 9,
    meaning: 'Kind of food or accessory',
    countedBy: 'kind of food or accessory',
    bits: { from: 23, count: 5 },
  },
  species: {
    options: Species,
    name: 'Species',
    readAs: 'SPECIES',
    role: 'animal',
    importance: 7,
    meaning: 'Which of the other animals it is, or is meant for',
    countedBy: 'species of the other animals',
    bits: { from: 32, count: 4 },
  },
  size: {
    options: Size,
    name: 'Size',
    readAs: 'SIZE',
    role: 'quality',
    importance: 1,
    meaning: 'Size',
    countedBy: 'size',
    bits: { from: 36, count: 3 },
  },
  goodWithChildren: {
    ...gettingOn('children'),
    bits: { from: 39, count: 2 },
  },
  goodWithDogs: {
    ...gettingOn('dogs'),
    bits: { from: 41, count: 2 },
  },
  goodWithCats: {
    ...gettingOn('cats'),
    bits: { from: 43, count: 2 },
  },
} as const satisfies Record<string, ItemFact>;

function gettingOn(whom: string) {
  return {
    options: Known,
    name: 'Known',
    readAs: 'QUALITY',
    role: 'quality',
    importance: 4,
    meaning: `Whether an animal gets on with ${whom}`,
    countedBy: `answer to whether an animal gets on with ${whom}`,
    unlessSaid: Known.UNKNOWN,
  } as const;
}

type Facts = typeof itemFacts;
export type FactField = keyof Facts;
type ValuesOf<Options> = Options[keyof Options];

/** What is true of an item, as far as lists can be narrowed by it. */
export type ItemFacts = { readonly [Field in FactField]?: ValuesOf<Facts[Field]['options']> };

export const factFields = Object.keys(itemFacts) as FactField[];

/** What an animal has in a field that nobody has filled; nothing for most facts. */
export function unlessSaid(field: FactField): string | undefined {
  const fact: ItemFact = itemFacts[field];
  return fact.unlessSaid;
}
