import type { WordIndex } from '../words/word-index.ts';
import { readSearch, type SearchReading } from './search-reading.ts';
import { readTerms } from './search-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where the vocabulary is had from, with what admins have added to it. */
export interface VocabularySource {
  get(): Promise<Vocabulary>;
}

/** Reads what people type into the search. */
export class SearchReader {
  constructor(
    private readonly vocabulary: VocabularySource,
    private readonly index: WordIndex,
  ) {}

  /**
   * @param count how many items are found by facts and words
   * @returns null where nothing can be found: the search has no word, or nothing has any of its words
   */
  async read(
    search: string,
    count: (reading: Pick<SearchReading, 'facts' | 'expansions'>) => Promise<number>,
  ): Promise<SearchReading | null> {
    const terms = await readTerms(search, await this.vocabulary.get(), this.index);
    return terms.length > 0 ? readSearch(search, terms, count) : null;
  }
}
