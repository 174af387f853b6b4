import { z } from 'zod';
import { requiredText } from '../input/required-text.ts';
import { printableText } from '../text/visible-text.ts';
import { MAX_ANSWER_LENGTH } from './answer-length.ts';
import { MAX_ANSWERS } from './application-questions.ts';

/**
 * Answers as somebody types them, before they are sent: as long as those that are. Each is kept to the letter, with the
 * space behind its last word, and one that was emptied again is kept as empty.
 */
export const typedAnswersRules = z
  .array(
    z.object({
      question: requiredText(MAX_ANSWER_LENGTH),
      answer: z
        .string('A text')
        .overwrite(printableText)
        .max(MAX_ANSWER_LENGTH, `At most ${MAX_ANSWER_LENGTH} characters`),
    }),
  )
  .max(MAX_ANSWERS, `At most ${MAX_ANSWERS}`);
