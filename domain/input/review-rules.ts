import { z } from 'zod';
import { MAX_STARS } from '../reviews/rating.ts';
import { texts } from '../text/texts.ts';
import { optionalText } from './required-text.ts';

/*
 * What a shopper may say of an item that has arrived. The form and the API are both checked by these.
 */

/** Longest text of a review, in characters. */
export const MAX_REVIEW_LENGTH = 1000;

const NOT_STARS = `From 1 to ${MAX_STARS} stars`;

/** Stars, and a text of whoever has more to say. */
export const reviewRules = z.object({
  stars: z
    .number({ error: ({ input }) => (input === undefined ? texts.fieldRequired : NOT_STARS) })
    .int(NOT_STARS)
    .min(1, NOT_STARS)
    .max(MAX_STARS, NOT_STARS),
  text: optionalText(MAX_REVIEW_LENGTH),
  /** An own animal that it was for; null for none, and left out where nothing changes. */
  animalId: z.string().nullish(),
});

/** What the shop answers to a review; nothing takes its answer away. */
export const reviewAnswerRules = z.object({ text: optionalText(MAX_REVIEW_LENGTH) });
