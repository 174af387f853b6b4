import type { AnimalFactValues } from '../catalogue/animal-facts.ts';
import { Known } from '../catalogue/known.ts';
import { Category } from '../catalogue/pet-options.ts';

/*
 * What animals and goods are praised for. A fact says some of it; the rest, and what is not known, is read from their texts,
 * once, when an item is written, and kept with its words. A sentence that takes it back ("should not be lifted by children") counts against it.
 */

export interface Quality {
  /** The fact that says it, where somebody knows that: then the texts are not asked. */
  readonly fact?: PraisedFact;
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
  animal(
    'children',
    'good with child, good with kid, kid friendly, child friendly, family friendly, family, kid, child, good with family',
    /\b(?:grand)?child(?:ren)?\b|\bkids?\b|\bbaby\b(?! stripes)|suit a family|needs a family/i,
    'goodWithChildren',
  ),
  animal(
    'dogs',
    'good with dog, dog friendly, good with other dog',
    /\b(?:with|beside|and|other|likes)\b[^.]*\bdogs?\b/i,
    'goodWithDogs',
  ),
  animal(
    'cats',
    'good with cat, cat friendly, good with other cat',
    /\b(?:with|beside|and|other|likes|patient)\b[^.]*\bcats?\b/i,
    'goodWithCats',
  ),
  animal(
    'calm',
    'calm, quiet, gentle, relaxed, easy going, easygoing, peaceful, laid back, lazy, low energy, lap, cuddly, affectionate',
    /\b(?:calm|quiet|gentle|relaxed|polite|naps?|lap|affectionate|lean(?:s|ing) (?:on|against)|stroked?|steady)\b/i,
  ),
  animal(
    'active',
    'active, energetic, high energy, sporty, playful, lively',
    /\b(?:agility|active|energetic|hunt|climbs?|climber|playful|plays?|runs?|daily run|busy|out of doors|puzzles|stride)\b/i,
  ),
  animal('indoors', 'indoor, apartment, flat', /\b(?:indoors?|a quiet flat|an? apartment|in a flat)\b/i),
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

type PraisedFact = 'goodWithChildren' | 'goodWithDogs' | 'goodWithCats';

/** The facts and texts that qualities are read from. */
export interface PraisedItem extends Pick<AnimalFactValues, PraisedFact> {
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

/** Undefined where nobody knows it. */
function factOf({ fact }: Quality, item: PraisedItem): boolean | undefined {
  const known = fact && item[fact];
  if (known === Known.YES) return true;
  return known === Known.NO ? false : undefined;
}

function isSaid({ says, of }: Quality, sentences: readonly string[]): boolean {
  const about = sentences.filter((sentence) => says.test(sentence));
  // Goods are praised for what they do without.
  return about.length > 0 && (of === 'goods' || !about.some((sentence) => NEGATIVE.test(sentence)));
}

function animal(name: string, words: string, says: RegExp, fact?: PraisedFact): Quality {
  return { name, words: words.split(', '), of: 'animals', says, ...(fact && { fact }) };
}

function goods(name: string, words: string, says: RegExp): Quality {
  return { name, words: words.split(', '), of: 'goods', says };
}
