import { type AnimalFactValues, animalFactRows } from '../catalogue/animal-facts.ts';
import { factPraise } from '../catalogue/animal-praise.ts';
import type { AskedOfAnimals, ItemFacts } from '../catalogue/item-facts.ts';
import { Known, Level } from '../catalogue/known.ts';
import { Category } from '../catalogue/pet-options.ts';

/*
 * What animals and goods are praised for. A fact says some of it; the rest, and what is not known, is read from their texts,
 * once, when an item is written, and kept with its words. A sentence that takes it back ("should not be lifted by children") counts against it.
 */

export interface Quality {
  /** The fact that says it, where somebody knows that: then the texts are not asked. */
  readonly fact?: PraisingFact;
  /** Name of it, as it is kept. */
  readonly name: string;
  /** What people type for it, in the singular and in lower case. */
  readonly words: readonly string[];
  /** Of animals, or of food and accessories. */
  readonly of: 'animals' | 'goods';
  /** What a sentence says that has it. */
  readonly says: RegExp;
}

/** What takes back what a sentence says. */
const NEGATIVE = /\b(?:not|no|without|never|only (?:cat|dog|pet)|too much for)\b/i;

export const qualities: readonly Quality[] = [
  ...factPraise.map(
    ({ fact, value, ...praise }): Quality => ({ ...praise, of: 'animals', fact: { name: fact, value } }),
  ),
  animal(
    'house-trained',
    'house trained, housetrained, potty trained, housebroken',
    /house-trained|uses her tray|uses his tray/i,
  ),
  animal(
    'hypoallergenic',
    'hypoallergenic, hypo allergenic, non shedding',
    /hypoallergenic|does not shed|hardly sheds/i,
  ),
  goods(
    'grain free',
    'grain free, grainfree, no grain, without grain, cereal free',
    /\b(?:no|without)\s+(?:added\s+)?(?:grain|cereal)s?\b|grain-free/i,
  ),
  goods(
    'sensitive',
    'sensitive, sensitive stomach, sensitive skin, delicate stomach, hypoallergenic',
    /\b(?:sensitive|delicate stomach|mild enough)\b/i,
  ),
  goods('washable', 'washable, machine washable', /\bwash(?:ed|able)?\b|\bwashing machine\b|dishwasher/i),
];

/** A fact that says whether an animal has a quality, and the value that says yes. */
interface PraisingFact {
  readonly name: AskedOfAnimals;
  readonly value: string | number;
}

/** The facts and texts that qualities are read from. */
export interface PraisedItem extends AnimalFactValues {
  readonly category?: unknown;
  readonly short: string;
  readonly details: string;
}

/** Names of the qualities that an item has by its texts. */
export function qualitiesOf(item: PraisedItem): string[] {
  const { category, short, details } = item;
  const sentences = `${short} ${details}`.split(/(?<=[.!?;])\s+/);
  const kind = category === Category.PETS ? 'animals' : 'goods';
  return qualities
    .filter((one) => one.of === kind && (factOf(one, item) ?? isSaid(one, sentences)))
    .map(({ name }) => name);
}

/** The filter of lists that asks for a quality; null where no list is narrowed by it. */
export function filterFor({ fact }: Quality): ItemFacts | null {
  return fact ? { [fact.name]: fact.value } : null;
}

/** Undefined where nobody knows it, or what is known says neither: that leaves it to the texts. */
function factOf({ fact }: Quality, item: PraisedItem): boolean | undefined {
  const value = fact && item[fact.name];
  if (!fact || value == null) return undefined;
  const isHours = animalFactRows[fact.name].is === 'hours';
  if (isHours ? value >= fact.value : value === fact.value) return true;
  const isLacked = isHours ? Number(value) < Number(fact.value) - NEARLY : value === opposites[fact.value];
  return isLacked ? false : undefined;
}

/** So many hours fewer may do. */
const NEARLY = 2;

/** The other end says that it lacks it; what lies between them says neither. */
const opposites: Readonly<Record<string, string>> = {
  [Known.YES]: Known.NO,
  [Level.LOW]: Level.HIGH,
  [Level.HIGH]: Level.LOW,
};

function isSaid({ says, of }: Quality, sentences: readonly string[]): boolean {
  const about = sentences.filter((sentence) => says.test(sentence));
  // Goods are praised for what they do without.
  return about.length > 0 && (of === 'goods' || !about.some((sentence) => NEGATIVE.test(sentence)));
}

function animal(name: string, words: string, says: RegExp): Quality {
  return { name, words: words.split(', '), of: 'animals', says };
}

function goods(name: string, words: string, says: RegExp): Quality {
  return { name, words: words.split(', '), of: 'goods', says };
}
