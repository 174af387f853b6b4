import { quotedText } from '../../../../../domain/search/as-typed.ts';
import { type AnsweredQuestion, findAnswer, isQuestion } from '../../../../../domain/search/help-answers.ts';
import { type FoundPage, findArticle, findPage } from '../../../../../domain/search/page-words.ts';
import { textBlocks } from '../../../../../domain/shop-settings/text-blocks.ts';
import { tokenizeSentence } from '../words/tokenize-pet.ts';
import type { WordIndex } from '../words/word-index.ts';
import type { CountItems } from './count-items.ts';
import { aboutPage, readSearch, type SearchReading } from './search-reading.ts';
import { readTerms } from './search-terms.ts';
import { singularOf, type Vocabulary } from './vocabulary.ts';

/** Where the vocabulary is had from, with what admins have added to it. */
export interface VocabularySource {
  get(): Promise<Vocabulary>;
}

/** Where the owner's answers are had from, as a text with the questions as headings. */
export interface HelpSource {
  get(): Promise<{ readonly helpText: string }>;
}

/** Reads what people type into the search. */
export class SearchReader {
  constructor(
    private readonly vocabulary: VocabularySource,
    private readonly index: WordIndex,
    private readonly help: HelpSource,
  ) {}

  /**
   * @param count how many items are found
   * @returns null where the search has no word
   */
  async read(search: string, count: CountItems): Promise<SearchReading | null> {
    const quoted = quotedText(search);
    const text = quoted ?? search;
    const page = await this.findPage(wordsOf(text).join(' '));
    if (page) return aboutPage(page);
    const isAsTyped = quoted !== null;
    const read = await readTerms(text, await this.vocabulary.get(), this.index, isAsTyped);
    return read.told.length > 0 ? readSearch(text, read, count) : null;
  }

  /** The owner's own answer before an article: it is about this shop. */
  private async findPage(phrase: string): Promise<FoundPage | null> {
    const page = findPage(phrase);
    if (page || !isQuestion(phrase)) return page;
    const { helpText } = await this.help.get();
    return findAnswer(phrase, questionsIn(helpText)) ?? findArticle(phrase);
  }
}

function wordsOf(text: string): string[] {
  return tokenizeSentence(text).map(singularOf);
}

function questionsIn(helpText: string): AnsweredQuestion[] {
  const headings = textBlocks(helpText).filter(({ kind }) => kind === 'heading');
  return headings.map(({ text }) => ({ question: text, words: wordsOf(text) }));
}
