import { pages } from '../pages/pages.ts';
import { headingId } from '../shop-settings/text-blocks.ts';
import { type FoundPage, subjectsOf } from './page-words.ts';

/** A question that the shop answers on its help page, and its words, folded and in the singular. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly words: readonly string[];
}

/** Whether a search asks something. @param phrase in folded words, each in the singular */
export function isQuestion(phrase: string): boolean {
  return /^(?:how|when|what|where|why|who|can|may|do|doe|is|are|should|will|must) /.test(phrase);
}

/**
 * The answer of the help page to a question: most of what either of the two is about stands in the other. Null where there
 * is none.
 *
 * @param phrase the search in folded words, each in the singular
 */
export function findAnswer(phrase: string, answered: readonly AnsweredQuestion[]): FoundPage | null {
  const asked = new Set(subjectsOf(phrase.split(' ')));
  const [best] = answered
    .map(({ question, words }) => ({ question, share: shareOf(asked, new Set(subjectsOf(words))) }))
    .filter(({ share }) => share > 0.5)
    .toSorted((a, b) => b.share - a.share);
  if (!best) return null;
  const path = `${pages.help.path}#${headingId(best.question)}`;
  return { title: best.question, path, is: 'answer' };
}

/** How much two sets have in common, of the larger one. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word));
  return both.length / Math.max(one.size, other.size, 1);
}
