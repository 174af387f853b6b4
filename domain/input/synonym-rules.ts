import { z } from 'zod';
import { texts } from '../text/texts.ts';

/** Most words that one word may stand for. */
const MAX_MEANINGS = 10;

/** A word or a short phrase, in characters. */
const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 3;

const word = z
  .string(texts.fieldRequired)
  .trim()
  .min(1, texts.fieldRequired)
  .max(MAX_WORD_LENGTH, `At most ${MAX_WORD_LENGTH} characters`)
  .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), 'A word has a letter or a digit')
  .refine((text) => text.split(/\s+/).length <= MAX_WORDS, `At most ${MAX_WORDS} words`);

/** A word that admins give a meaning in the search. The form in the back office and the API are both checked by this. */
export const synonymRules = z.object({
  word,
  means: z.array(word).min(1, texts.fieldRequired).max(MAX_MEANINGS, `At most ${MAX_MEANINGS}`),
});
