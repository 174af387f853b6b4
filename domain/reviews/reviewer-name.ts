import { isPersonName } from '../text/person-name.ts';
import { truncateText } from '../text/truncate-text.ts';
import { visibleText } from '../text/visible-text.ts';

/** Longest name beside a review, in characters. */
const MAX_LENGTH = 40;

/** Who did not say, or said what is nobody else's business. */
const NAMELESS = 'A shopper';

/**
 * The name beside a review that everybody reads: the first one, never the surname; never what is no name
 * (text/person-name.ts), or has digits, which often say when somebody was born.
 *
 * @param accountName as the account holder gave it
 */
export function reviewerName(accountName: string): string {
  const [first = ''] = visibleText(accountName).split(/\s+/);
  const isName = /\p{L}/u.test(first) && !/\p{Nd}/u.test(first) && isPersonName(first);
  return isName ? truncateText(first, MAX_LENGTH) : NAMELESS;
}
