import pluralize from 'pluralize';
import { type FactWords, factWords, sameWords } from '../../../../../domain/catalogue/fact-words.ts';
import { deleteVariants } from '../words/fuzzy-match.ts';

/** A word that admins have given a meaning: one or more words that it stands for. */
export interface AddedSynonym {
  readonly word: string;
  readonly means: readonly string[];
}

/** Most words of a phrase that is looked up as one. */
export const MAX_PHRASE_WORDS = 3;

/** Beginnings shorter than this, in letters, stand for too many words. */
const MIN_PREFIX_LENGTH = 3;

/** What words mean: those of facts, those that are the same as others, and those that admins have added. Any number of them may be plural. */
export class Vocabulary {
  private readonly facts = new Map<string, FactWords>();
  private readonly same = new Map<string, readonly string[]>();
  private readonly added = new Map<string, readonly string[]>();
  private readonly byDeletion = new Map<string, readonly string[]>();

  constructor(added: readonly AddedSynonym[] = []) {
    for (const row of factWords) {
      for (const word of row.words) for (const form of formsOf(word)) this.facts.set(form, row);
    }
    for (const words of sameWords) for (const word of words) this.same.set(word, words);
    for (const { word, means } of added) this.added.set(singularOf(word), means);
    this.noteDeletions();
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

  /** Single words that it knows and that share a deletion with a misspelled one; see fuzzy-match.ts. */
  findSharing(misspelled: string): string[] {
    return [...new Set(deleteVariants(misspelled).flatMap((variant) => this.byDeletion.get(variant) ?? []))];
  }

  private noteDeletions(): void {
    for (const word of [...this.facts.keys(), ...this.same.keys(), ...this.added.keys()]) {
      if (word.includes(' ')) continue;
      for (const variant of deleteVariants(word)) {
        this.byDeletion.set(variant, [...(this.byDeletion.get(variant) ?? []), word]);
      }
    }
  }
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
