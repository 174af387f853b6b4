import type { AnimalFactValues } from '../catalogue/animal-facts.ts';
import { type ItemFacts, itemFacts } from '../catalogue/item-facts.ts';
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
  animal(
    'children',
    'good with child, good with kid, kid friendly, child friendly, family friendly, family, kid, child, good with family',
    /\b(?:grand)?child(?:ren)?\b|\bkids?\b|\bbaby\b(?! stripes)|suit a family|needs a family/i,
    known('goodWithChildren'),
  ),
  animal(
    'dogs',
    'good with dog, dog friendly, good with other dog',
    /\b(?:with|beside|and|other|likes)\b[^.]*\bdogs?\b/i,
    known('goodWithDogs'),
  ),
  animal(
    'cats',
    'good with cat, cat friendly, good with other cat',
    /\b(?:with|beside|and|other|likes|patient)\b[^.]*\bcats?\b/i,
    known('goodWithCats'),
  ),
  animal(
    'calm',
    'calm, quiet, gentle, relaxed, easy going, easygoing, peaceful, laid back, lazy, low energy, lap, cuddly, affectionate',
    /\b(?:calm|quiet|gentle|relaxed|polite|naps?|lap|affectionate|lean(?:s|ing) (?:on|against)|stroked?|steady)\b/i,
    level('energy', Level.LOW),
  ),
  animal(
    'active',
    'active, energetic, high energy, sporty, playful, lively',
    /\b(?:agility|active|energetic|hunt|climbs?|climber|playful|plays?|runs?|daily run|busy|out of doors|puzzles|stride)\b/i,
    level('energy', Level.HIGH),
  ),
  animal(
    'indoors',
    'indoor, apartment, flat, small apartment, small flat, small home, condo',
    /\b(?:indoors?|a quiet flat|an? apartment|in a flat)\b/i,
    level('space', Level.LOW),
  ),
  animal(
    'for beginners',
    'beginner, beginner friendly, first time owner, low maintenance',
    /\b(?:beginners?|first (?:dog|cat|pet|animal|home of your own)|easy to keep|undemanding)\b/i,
    level('experience', Level.LOW),
  ),
  animal(
    'alone',
    'independent, alone, home alone, left alone, be left alone',
    /\b(?:independent|alone)\b/i,
    // A working day with its ways.
    { name: 'hoursAlone', has: (hours) => Number(hours) >= 8, lacks: (hours) => Number(hours) < 6 },
  ),
  animal('vaccinated', 'vaccinated', /\bvaccinat(?:ed|ions?)\b/i, known('vaccinated')),
  animal(
    'neutered',
    'neutered, spayed, castrated, sterilized, sterilised, desexed',
    /\b(?:neutered|spayed|castrated)\b/i,
    known('neutered'),
  ),
  animal(
    'microchipped',
    'microchipped, chipped, micro chipped',
    /\b(?:microchip(?:ped)?|is chipped)\b/i,
    known('microchipped'),
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

type KnownFact =
  | 'goodWithChildren'
  | 'goodWithDogs'
  | 'goodWithCats'
  | 'vaccinated'
  | 'neutered'
  | 'microchipped';
type LevelFact = 'energy' | 'space' | 'experience';
type PraisedFact = KnownFact | LevelFact | 'hoursAlone';

/** A fact that says whether an animal has a quality; a value that says neither leaves it to the texts. */
interface PraisingFact {
  readonly name: PraisedFact;
  readonly has: (value: unknown) => boolean;
  readonly lacks: (value: unknown) => boolean;
}

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

/** The filter of lists that asks for a quality; null where no list is narrowed by it. */
export function filterFor({ fact }: Quality): ItemFacts | null {
  return fact && fact.name in itemFacts ? { [fact.name]: Known.YES } : null;
}

/** Undefined where nobody knows it. */
function factOf({ fact }: Quality, item: PraisedItem): boolean | undefined {
  const value = fact && item[fact.name];
  if (!fact || value == null) return undefined;
  if (fact.has(value)) return true;
  return fact.lacks(value) ? false : undefined;
}

function isSaid({ says, of }: Quality, sentences: readonly string[]): boolean {
  const about = sentences.filter((sentence) => says.test(sentence));
  // Goods are praised for what they do without.
  return about.length > 0 && (of === 'goods' || !about.some((sentence) => NEGATIVE.test(sentence)));
}

function animal(name: string, words: string, says: RegExp, fact?: PraisingFact): Quality {
  return { name, words: words.split(', '), of: 'animals', says, ...(fact && { fact }) };
}

function known(name: KnownFact): PraisingFact {
  return { name, has: (value) => value === Known.YES, lacks: (value) => value === Known.NO };
}

/** At one end of three levels: the other end says that it lacks it. */
function level(name: LevelFact, end: typeof Level.LOW | typeof Level.HIGH): PraisingFact {
  const other = end === Level.LOW ? Level.HIGH : Level.LOW;
  return { name, has: (value) => value === end, lacks: (value) => value === other };
}

function goods(name: string, words: string, says: RegExp): Quality {
  return { name, words: words.split(', '), of: 'goods', says };
}
