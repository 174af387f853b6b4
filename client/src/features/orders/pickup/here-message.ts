import { formatShortTime } from '../../../lib/format/date-time.ts';

/** Longest hint by which the shop finds somebody, in characters. */
export const MAX_HINT_LENGTH = 200;

/**
 * What the shop reads of somebody who stands outside. With the time in it each is one of its own: the shop takes the same
 * words for the same question.
 */
export function hereMessage(number: string, hint: string, now: Date): string {
  const said = `I am outside to pick up ${number} (${formatShortTime(now.toISOString(), now)}).`;
  return hint.trim() ? `${said}\n${hint.trim()}` : said;
}
