import { z } from 'zod';
import { isEmailAddress } from '../input/email-address.ts';
import { requiredName, requiredText } from '../input/required-text.ts';
import { gapProblem } from './answer-templates.ts';

/*
 * What people may ask the shop, and what it answers. Forms and the API are both checked by these.
 */

/** Longest message of a thread, in characters. */
export const MAX_THREAD_TEXT = 4000;

/** Most messages of a thread; whoever has more to say asks anew. */
export const MAX_THREAD_MESSAGES = 200;

/** Most notes of the staff in a thread. */
export const MAX_THREAD_NOTES = 100;

/** Most questions that wait at a time for one address to be proved. */
export const MAX_UNPROVED_QUESTIONS = 3;

/** A message of a thread. */
export const threadMessageRules = z.object({ text: requiredText(MAX_THREAD_TEXT) });

/** An answer of the shop: what a template has left open is filled in. */
export const threadAnswerRules = z.object({
  text: threadMessageRules.shape.text.refine((text) => gapProblem(text) === null, {
    error: ({ input }) => `${gapProblem(String(input))}`,
  }),
});

/** A question of a visitor. */
export const visitorQuestionRules = threadMessageRules.extend({
  name: requiredName(120),
  email: requiredText(254).refine(isEmailAddress, 'An e-mail address, for example mia@example.com'),
});
