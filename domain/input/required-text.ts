import { z } from 'zod';
import { isPersonName } from '../text/person-name.ts';
import { texts } from '../text/texts.ts';
import { isVisible, printableText } from '../text/visible-text.ts';

/** A text that has to be there, and to be seen. It is kept without what can't be shown. */
export function requiredText(maxLength: number) {
  return z
    .string(texts.fieldRequired)
    .overwrite(printableText)
    .trim()
    .refine(isVisible, texts.fieldRequired)
    .max(maxLength, `At most ${maxLength} characters`);
}

/** A name of somebody, which has to be there, and leads nowhere. */
export function requiredName(maxLength: number) {
  return requiredText(maxLength).refine(isPersonName, 'A name, without a link, an address or a phone number');
}

/** A text that may be left out; one of which nothing can be seen is none. It is kept without what can't be shown. */
export function optionalText(maxLength: number) {
  return z
    .string('A text')
    .overwrite(printableText)
    .trim()
    .max(maxLength, `At most ${maxLength} characters`)
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : undefined));
}
