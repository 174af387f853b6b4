import { z } from 'zod';
import { texts } from './texts.ts';

/** A text that has to be there. */
export function requiredText(maxLength: number) {
  return z
    .string(texts.fieldRequired)
    .trim()
    .min(1, texts.fieldRequired)
    .max(maxLength, `At most ${maxLength} characters`);
}
