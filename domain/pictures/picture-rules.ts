import { z } from 'zod';
import { optionalText } from '../input/required-text.ts';
import { MAX_ALT_LENGTH, MAX_PICTURES } from './item-pictures.ts';

/*
 * How the pictures of an item may be arranged. The form and the API are both checked by these.
 */

const NOT_A_PART = 'From 0 to 1';

const part = z.number(NOT_A_PART).min(0, NOT_A_PART).max(1, NOT_A_PART);

/** One of its pictures; what is left out stays as it is. */
const keptPicture = z.object({
  hash: z.string('Which picture'),
  focalPoint: z.object({ x: part, y: part }).nullish(),
  alt: optionalText(MAX_ALT_LENGTH),
});

/** All that an item keeps, in their order. */
export const arrangementRules = z.object({
  pictures: z
    .array(keptPicture)
    .max(MAX_PICTURES, `At most ${MAX_PICTURES} pictures`)
    .refine(
      (pictures) => new Set(pictures.map(({ hash }) => hash)).size === pictures.length,
      'Each picture once',
    ),
});

export const pictureTextRules = z.object({ alt: optionalText(MAX_ALT_LENGTH) });
