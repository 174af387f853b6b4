import type { SearchReading } from './reading/search-reading.ts';
import type { WordExpansion } from './words/word-index.ts';

/** What is most likely looked for: what has the words in its name or, where an animal is described, animals. */
export interface Likeliest {
  readonly named: readonly WordExpansion[];
  readonly expansions: readonly WordExpansion[];
}

/** @returns null where nothing is likelier than anything else */
export function likeliestOf({
  expansions,
  named,
  isAboutAnimals,
}: Pick<SearchReading, 'expansions' | 'named' | 'isAboutAnimals'>): Likeliest | null {
  if (named.length === 0) return isAboutAnimals ? { named, expansions } : null;
  const others = expansions.filter((expansion) => !named.includes(expansion));
  return { named, expansions: [...others, ...named.map((one) => ({ ...one, anywhere: one.inTitle }))] };
}
