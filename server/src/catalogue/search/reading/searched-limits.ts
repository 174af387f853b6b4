import { cellFields, factOf, type ItemFacts } from '../../../../../domain/catalogue/item-facts.ts';
import type { PriceLimit } from '../../../../../domain/search/limits.ts';
import type { SentencePart } from '../../../../../domain/search/sentence.ts';
import { ingredientWord, titleWord } from '../words/tokenize-pet.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an item must not have. */
export interface Excluded {
  /** Stored words. */
  readonly words: readonly string[];
  readonly facts: readonly ItemFacts[];
}

/** Dollars, included. */
export interface PriceRange {
  readonly lowest?: number;
  readonly highest?: number;
}

/** All prices that are named hold: "from 500, under 800". */
export function priceOf(parts: readonly SentencePart[]): PriceRange {
  const limits = parts.flatMap((part): PriceLimit[] =>
    part.kind === 'LIMIT' && part.limit.kind === 'PRICE' ? [part.limit] : [],
  );
  const lowest = limits.flatMap((limit) => limit.lowest ?? []);
  const highest = limits.flatMap((limit) => limit.highest ?? []);
  return {
    ...(lowest.length > 0 && { lowest: Math.max(...lowest) }),
    ...(highest.length > 0 && { highest: Math.min(...highest) }),
  };
}

/** Facts where the words state how something is ("no puppies", "not black"); words wherever they stand, otherwise. */
export function excludedBy(words: readonly string[], vocabulary: Vocabulary): Excluded {
  const facts = words.map((word) => howFacts(vocabulary.findFacts(word)?.says));
  const forms = words
    .filter((_, place) => Object.keys(facts[place] ?? {}).length === 0)
    .flatMap((word) => vocabulary.textForms(word));
  return {
    words: [...new Set([...forms.map(titleWord), ...forms, ...forms.map(ingredientWord)])],
    facts: facts.filter((some) => Object.keys(some).length > 0),
  };
}

const howRoles: ReadonlySet<string> = new Set(['breed', 'quality']);

/** Those of some facts that say how something is; what cells do not say is left to the words. */
function howFacts(facts: ItemFacts = {}): ItemFacts {
  const how = cellFields.filter((field) => facts[field] && howRoles.has(factOf(field).role));
  return Object.fromEntries(how.map((field) => [field, facts[field]]));
}

/** Such as `500.00..800.00`, `..12.00`. */
export function rangeText({ lowest, highest }: PriceRange): string {
  return `${lowest?.toFixed(2) ?? ''}..${highest?.toFixed(2) ?? ''}`;
}
