import { z } from 'zod';
import { ProblemAnswer, ProblemKind, ProblemWants } from '../orders/problems.ts';
import { texts } from '../text/texts.ts';
import { optionalText } from './required-text.ts';

/** Longest text of a request, and of its answer, in characters. */
export const MAX_PROBLEM_TEXT = 1000;

/** What is wrong, whichever lines it is about. The form and the API are both checked by these. */
export const problemRules = z.object({
  kind: z.enum(ProblemKind, texts.fieldRequired),
  wants: z.enum(ProblemWants, texts.fieldRequired),
  text: optionalText(MAX_PROBLEM_TEXT),
  isUnopened: z.boolean().nullish(),
});

export type ProblemReport = z.infer<typeof problemRules>;

/** What the shop answers: a refusal says why. */
export const problemAnswerRules = z
  .object({
    answer: z.enum(ProblemAnswer),
    text: optionalText(MAX_PROBLEM_TEXT),
    fingerprint: z.string().max(100, 'At most 100 characters').nullish(),
  })
  .refine(({ answer, text }) => answer !== ProblemAnswer.REFUSE || text, {
    path: ['text'],
    error: texts.fieldRequired,
  });
