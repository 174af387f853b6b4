import type { AskedOfAnimals } from './item-facts.ts';
import { Known, Level } from './known.ts';

/*
 * The words that people have for the facts of animals, and how texts say the same of one of which nobody has said it. Searches
 * are read by them, and ask for the fact; a fact may have several rows, and none.
 */

export interface FactPraise {
  readonly fact: AskedOfAnimals;
  /** Of that fact; at least so much of one that is a number. */
  readonly value: string | number;
  /** Name of it, as it is kept. */
  readonly name: string;
  /** In the singular and in lower case. */
  readonly words: readonly string[];
  /** What a sentence says that has it. */
  readonly says: RegExp;
}

/** In hours: a working day with its ways. */
const WORKING_DAY = 8;

export const factPraise: readonly FactPraise[] = [
  praise(
    'goodWithChildren',
    Known.YES,
    'children',
    'good with child, good with kid, kid friendly, child friendly, family friendly, family, kid, child, good with family',
    /\b(?:grand)?child(?:ren)?\b|\bkids?\b|\bbaby\b(?! stripes)|suit a family|needs a family/i,
  ),
  praise(
    'goodWithDogs',
    Known.YES,
    'dogs',
    'good with dog, dog friendly, good with other dog',
    /\b(?:with|beside|and|other|likes)\b[^.]*\bdogs?\b/i,
  ),
  praise(
    'goodWithCats',
    Known.YES,
    'cats',
    'good with cat, cat friendly, good with other cat',
    /\b(?:with|beside|and|other|likes|patient)\b[^.]*\bcats?\b/i,
  ),
  praise(
    'energy',
    Level.LOW,
    'calm',
    'calm, quiet, gentle, relaxed, easy going, easygoing, peaceful, laid back, lazy, low energy, lap, cuddly, affectionate',
    /\b(?:calm|quiet|gentle|relaxed|polite|naps?|lap|affectionate|lean(?:s|ing) (?:on|against)|stroked?|steady)\b/i,
  ),
  praise(
    'energy',
    Level.HIGH,
    'active',
    'active, energetic, high energy, sporty, playful, lively',
    /\b(?:agility|active|energetic|hunt|climbs?|climber|playful|plays?|runs?|daily run|busy|out of doors|puzzles|stride)\b/i,
  ),
  praise(
    'space',
    Level.LOW,
    'indoors',
    'indoor, apartment, flat, small apartment, small flat, small home, condo',
    /\b(?:indoors?|a quiet flat|an? apartment|in a flat)\b/i,
  ),
  praise(
    'experience',
    Level.LOW,
    'for beginners',
    'beginner, beginner friendly, first time owner, low maintenance',
    /\b(?:beginners?|first (?:dog|cat|pet|animal|home of your own)|easy to keep|undemanding)\b/i,
  ),
  praise(
    'hoursAlone',
    WORKING_DAY,
    'alone',
    'independent, alone, home alone, left alone, be left alone',
    /\b(?:independent|alone)\b/i,
  ),
  praise('vaccinated', Known.YES, 'vaccinated', 'vaccinated', /\bvaccinat(?:ed|ions?)\b/i),
  praise(
    'neutered',
    Known.YES,
    'neutered',
    'neutered, spayed, castrated, sterilized, sterilised, desexed',
    /\b(?:neutered|spayed|castrated)\b/i,
  ),
  praise(
    'microchipped',
    Known.YES,
    'microchipped',
    'microchipped, chipped, micro chipped',
    /\b(?:microchip(?:ped)?|is chipped)\b/i,
  ),
];

function praise(
  fact: AskedOfAnimals,
  value: string | number,
  name: string,
  words: string,
  says: RegExp,
): FactPraise {
  return { fact, value, name, words: words.split(', '), says };
}
