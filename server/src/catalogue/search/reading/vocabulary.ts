import { doubleMetaphone } from 'double-metaphone';
import pluralize from 'pluralize';
import { type FactWords, factWords, sameWords } from '../../../../../domain/catalogue/fact-words.ts';
import { otherGoods, traits } from '../../../../../domain/search/other-goods.ts';
import { otherAnimals, otherWords, services } from '../../../../../domain/search/other-words.ts';
import { deleteVariants, editDistance, nearestWords } from '../words/fuzzy-match.ts';
import { isStopWord } from '../words/tokenize-pet.ts';

/** A word that admins have given a meaning: one or more words that it stands for. */
export interface AddedSynonym {
  readonly word: string;
  readonly means: readonly string[];
}

/** Most words of a phrase that is looked up as one. */
const MAX_PHRASE_WORDS = 3;

/** Shortest part of a word that is put together ("dogfood"). */
const MIN_PART_LENGTH = 3;

/** Shorter words sound like too many others. */
const MIN_SOUND_LENGTH = 3;

/** Words that sound alike may differ in less than this share of their letters. */
const MAX_DIFFERENCE = 0.5;

/** What German puts between the parts of a word. */
const LINKS = ['', 'e', 'n', 'en', 's'];

/** Beginnings shorter than this, in letters, stand for too many words. */
const MIN_PREFIX_LENGTH = 3;

/** What words mean: those of facts, those that are the same as others, and those that admins have added. Any number of them may be plural. */
export class Vocabulary {
  private readonly facts = new Map<string, FactWords>();
  private readonly same = new Map<string, readonly string[]>();
  private readonly added = new Map<string, readonly string[]>();
  private readonly byDeletion = new Map<string, readonly string[]>();
  private readonly bySound = new Map<string, readonly string[]>();

  constructor(added: readonly AddedSynonym[] = []) {
    for (const row of factWords) {
      for (const word of row.words) for (const form of formsOf(word)) this.facts.set(form, row);
    }
    for (const words of sameWords) for (const word of words) this.same.set(word, words);
    for (const [word, usual] of otherWords) this.added.set(singularOf(word), [usual]);
    for (const { word, means } of added) this.added.set(singularOf(word), means);
    this.noteSpellings(added);
  }

  /** What admins say that a word or phrase means; null where they say nothing. */
  findAdded(phrase: string): readonly string[] | null {
    return this.added.get(singularOf(phrase)) ?? null;
  }

  /** The row of a word or phrase in the table of facts. */
  findFacts(phrase: string): FactWords | null {
    return this.facts.get(singularOf(phrase)) ?? null;
  }

  /** The word of a fact that begins like this, the shortest one. */
  findFactsByPrefix(prefix: string): FactWords | null {
    if (prefix.length < MIN_PREFIX_LENGTH) return null;
    const [shortest] = [...this.facts.keys()]
      .filter((word) => word.startsWith(prefix))
      .sort((a, b) => a.length - b.length);
    return shortest ? this.findFacts(shortest) : null;
  }

  /** A word in the singular and in the plural, and those that stand for it in texts, likewise. */
  textForms(word: string): string[] {
    const singular = singularOf(word);
    return [...new Set([word, ...(this.same.get(singular) ?? [singular]).flatMap(formsOf)])];
  }

  /** Of how many of the words a phrase consists that means something, the longest one; 0 where they begin with none. */
  phraseLength(words: readonly string[]): number {
    for (let length = Math.min(words.length, MAX_PHRASE_WORDS); length > 0; length--)
      if (this.knows(words.slice(0, length).join(' '))) return length;
    return 0;
  }

  knows(phrase: string): boolean {
    const singular = singularOf(phrase);
    return [this.facts, this.added, this.same, services, unsoldGoods].some((known) => known.has(singular));
  }

  singularOf(word: string): string {
    return singularOf(word);
  }

  isStopWord(word: string): boolean {
    return isStopWord(word);
  }

  usualWords(word: string): readonly string[] {
    return this.findAdded(word) ?? [];
  }

  statesFact(word: string): boolean {
    const says = this.findFacts(word)?.says;
    return says !== undefined && says.species === undefined;
  }

  /** The two known words that one is put together of, as in "dogfood" and "hundefutter"; null where it is of none. */
  partsOf(word: string): readonly [string, string] | null {
    for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
      const last = word.slice(at);
      if (!this.knows(last)) continue;
      for (const link of LINKS) {
        const first = word.slice(0, at - link.length);
        const isWhole = word.slice(0, at).endsWith(link) && first.length >= MIN_PART_LENGTH;
        if (isWhole && this.knows(first)) return [first, last];
      }
    }
    return null;
  }

  /**
   * The known word that a misspelled one most likely stands for, by its letters and then by its sound.
   *
   * @returns null where it is like none; `steps` is how many letters are wrong
   */
  nearest(misspelled: string): { readonly word: string; readonly steps: number } | null {
    const sharing = new Set(
      deleteVariants(misspelled).flatMap((variant) => this.byDeletion.get(variant) ?? []),
    );
    const [near] = nearestWords(
      misspelled,
      Array.from(sharing, (word) => ({ word, items: -word.length })),
    );
    if (near) return { word: near.word, steps: editDistance(misspelled, near.word) };
    if (misspelled.length < MIN_SOUND_LENGTH) return null;
    const alike = (this.bySound.get(soundOf(misspelled)) ?? [])
      .map((word) => ({ word, steps: editDistance(misspelled, word) }))
      .filter(({ steps }) => steps < misspelled.length * MAX_DIFFERENCE)
      .sort((a, b) => a.steps - b.steps);
    return alike[0] ?? null;
  }

  /** Of its own words: what stands for them in another language is looked up as it is typed. */
  private noteSpellings(added: readonly AddedSynonym[]): void {
    const known = [...this.facts.keys(), ...this.same.keys(), ...added.map(({ word }) => word)];
    const words = new Set(
      known.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length >= MIN_SOUND_LENGTH),
    );
    for (const word of words) {
      for (const variant of deleteVariants(word)) addTo(this.byDeletion, variant, word);
      addTo(this.bySound, soundOf(word), word);
    }
  }
}

/** Whether pet shops are asked for it: nothing else stands for an animal or breed that this one has not got. */
export function isOtherAnimal(word: string): boolean {
  return otherAnimals.has(singularOf(word));
}

/** Whether it is none of the goods of a shop, whatever texts have the word. */
export function isService(word: string): boolean {
  return services.has(singularOf(word));
}

/** As they are looked up: the singular of "gps" is another word. */
const unsoldGoods: ReadonlySet<string> = new Set(Array.from(otherGoods, singularOf));

/** Whether pet shops are asked for it beside what they sell, so that nothing without it is an answer. */
export function isOtherGoods(phrase: string): boolean {
  return unsoldGoods.has(singularOf(phrase));
}

/** Whether it is how goods are, and nothing that they come with. */
export function isTrait(word: string): boolean {
  return traits.has(singularOf(word));
}

function addTo(map: Map<string, readonly string[]>, key: string, word: string): void {
  map.set(key, [...(map.get(key) ?? []), word]);
}

function soundOf(word: string): string {
  return doubleMetaphone(word)[0];
}

/** A phrase in the singular: of each word, since people write "dogs food" too. */
export function singularOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => pluralize.singular(word))
    .join(' ');
}

/** A phrase as it is kept and as it is looked up, in the singular and in the plural. */
export function formsOf(phrase: string): string[] {
  const plural = pluralize.plural(phrase);
  return [...new Set([phrase, plural, singularOf(phrase), singularOf(plural)])];
}
