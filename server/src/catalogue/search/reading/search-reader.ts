import { quotedText } from '../../../../../domain/search/as-typed.ts';
import { findPage } from '../../../../../domain/search/page-words.ts';
import { tokenizeSentence } from '../words/tokenize-pet.ts';
import type { WordIndex } from '../words/word-index.ts';
import { aboutPage, type CountedReading, readSearch, type SearchReading } from './search-reading.ts';
import { readTerms } from './search-terms.ts';
import { singularOf, type Vocabulary } from './vocabulary.ts';

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
   * @param count how many items are found
   * @returns null where the search has no word
   */
  async read(
    search: string,
    count: (reading: CountedReading) => Promise<number>,
  ): Promise<SearchReading | null> {
    const quoted = quotedText(search);
    const text = quoted ?? search;
    const page = findPage(tokenizeSentence(text).map(singularOf).join(' '));
    if (page) return aboutPage(page);
    const isAsTyped = quoted !== null;
    const read = await readTerms(text, await this.vocabulary.get(), this.index, isAsTyped);
    return read.told.length > 0 ? readSearch(text, read, count) : null;
  }
}
