import type { ItemFacts } from '../../../../../domain/catalogue/item-facts.ts';
import type { WordExpansion } from '../words/word-index.ts';
import type { Excluded } from './searched-limits.ts';

/** What of a reading items are counted by, before it is known what they may cost. */
interface CountedReading {
  readonly facts: ItemFacts;
  readonly expansions: readonly WordExpansion[];
  readonly without: Excluded;
}

/** How many items are found. */
export type CountItems = (reading: CountedReading) => Promise<number>;
