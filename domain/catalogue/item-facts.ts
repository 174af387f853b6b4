import { type AnimalFactName, type AnimalFactRow, animalFactNames, animalFactRows } from './animal-facts.ts';
import { Kind } from './kinds.ts';
import { Known, Level } from './known.ts';
import { Age, Category, Clan, Color, Gender, PetType, Size, Species } from './pet-options.ts';

/*
 * The facts of items that lists are narrowed by, a row a fact. Filters, counts, the reading of searches and the API are drawn
 * from it: a new fact is a row here, a field of the item, and the words that people have for it (fact-words.ts). One of
 * animals alone is a row of animal-facts.ts, and its words are in animal-praise.ts.
 */

type ReadAs =
  | ('TYPE' | 'CATEGORY' | 'SPECIES' | 'KIND' | 'AGE' | 'GENDER' | 'COLOR' | 'BREED' | 'SIZE')
  | 'QUALITY';

interface Bits {
  readonly from: number;
  readonly count: number;
}

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
   * change, so that servers of another version, which run beside this one during an upgrade, read the same of a number. What
   * lists are counted by most takes bits that are free (28 to 31, and 45 to 46). A fact without bits
   * is kept as a word of the item. FACTS_VERSION counts up with either.
   */
  readonly bits?: Bits;
  /** What a search that states it is told to be read as. */
  readonly readAs: ReadAs;
  /** What it says: what is looked for, for whom, of what breed, or how that is. */
  readonly role: 'thing' | 'animal' | 'breed' | 'quality';
  /** How much it tells of what is looked for: what tells least is given up first. */
  readonly importance: number;
  /** What an animal has of which nobody has said it. */
  readonly unlessSaid?: string;
  /** Whether its values are whole numbers, and lists ask for so much or more. */
  readonly isAtLeast?: true;
}

/** Counts up with each new fact, and the next start writes the numbers of all items again. */
export const FACTS_VERSION = 3;

const ownFacts = {
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
} as const satisfies Record<string, ItemFact>;

/** Where those facts of animals stand that are not kept as words. */
const animalBits: Partial<Record<AnimalFactName, Bits>> = {
  goodWithChildren: { from: 39, count: 2 },
  goodWithDogs: { from: 41, count: 2 },
  goodWithCats: { from: 43, count: 2 },
};

const HOURS_A_DAY = 24;
const hours: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: HOURS_A_DAY + 1 }, (_, hour) => [hour, String(hour)]),
);

/** What lists can ask of animals, by the kind of fact that says it. */
const askable = {
  known: { options: Known, name: 'Known', unlessSaid: Known.UNKNOWN },
  level: { options: Level, name: 'Level', unlessSaid: Known.UNKNOWN },
  hours: { options: hours, name: 'Hours', unlessSaid: Known.UNKNOWN, isAtLeast: true },
} as const;

type Askable = typeof askable;
type Rows = typeof animalFactRows;
type KindOf<Name extends AnimalFactName> = Extract<Rows[Name]['is'], keyof Askable>;

/** Facts of animals that lists can ask for. */
export type AskedOfAnimals = {
  [Name in AnimalFactName]: KindOf<Name> extends never ? never : Name;
}[AnimalFactName];

/** All of a kind that lists can ask for: a row of animal-facts.ts is a filter by itself. */
const askedOfAnimals = Object.fromEntries(
  animalFactNames.flatMap((name) => {
    const { is, label, meaning }: AnimalFactRow = animalFactRows[name];
    if (!(is in askable)) return [];
    const told = {
      meaning: `Of animals: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1, -1)}`,
      countedBy: `what is known of animals, “${label}”`,
      ...{ readAs: 'QUALITY', role: 'quality', importance: 4, bits: animalBits[name] },
    };
    return [[name, { ...askable[is as keyof Askable], ...told }]];
  }),
) as { readonly [Name in AskedOfAnimals]: ItemFact & Askable[KindOf<Name>] };

export const itemFacts = { ...ownFacts, ...askedOfAnimals };

type Facts = typeof itemFacts;
export type FactField = keyof Facts;
type ValueOf<Fact> = Fact extends { readonly isAtLeast: true }
  ? number
  : Fact extends { readonly options: infer Options }
    ? Options[keyof Options]
    : never;

/** What is true of an item, as far as lists can be narrowed by it. */
export type ItemFacts = { readonly [Field in FactField]?: ValueOf<Facts[Field]> };

/** A fact as whoever goes through all of them sees it. */
export function factOf(field: FactField): ItemFact {
  return itemFacts[field];
}

export const factFields = Object.keys(itemFacts) as FactField[];

/** Those that stand in the number of an item, and those that are words of it. */
export const cellFields = factFields.filter((field) => factOf(field).bits);
export const wordFields = factFields.filter((field) => !factOf(field).bits);

/** What an animal has in a field that nobody has filled; nothing for most facts. */
export function unlessSaid(field: FactField): string | undefined {
  return factOf(field).unlessSaid;
}

/** The values that a list takes which asks for one. @param orUnknown whether it may be that nobody knows it too */
export function valuesTaken(field: FactField, asked: string | number, orUnknown = false): string[] {
  const { options, isAtLeast, unlessSaid: unknown } = factOf(field);
  const fit = isAtLeast
    ? Object.values(options).filter((value) => Number(value) >= Number(asked))
    : [String(asked)];
  return orUnknown && unknown !== undefined ? [...new Set([...fit, unknown])] : fit;
}
