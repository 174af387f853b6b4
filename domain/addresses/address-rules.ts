import { z } from 'zod';
import { contactRules, MAX_LOCATION_LENGTH } from '../input/input-rules.ts';
import { addressLines } from '../packing/address-lines.ts';
import { texts } from '../text/texts.ts';
import { printableText } from '../text/visible-text.ts';
import { type Address, addressLine } from './address-line.ts';
import { postalFormOf } from './postal-forms.ts';

/** How many letters, or letters and digits, a text has. */
function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

const part = z.string().overwrite(printableText).trim();
const required = part.min(1, texts.fieldRequired);

/** Checked beside whatever else is wrong, so that every bad field is named at once. */
function about(path: keyof Address, message: string | ((address: Address) => string)) {
  const error = (issue: { readonly input?: unknown }) =>
    typeof message === 'string' ? message : message(issue.input as Address);
  return { path: [path], error, when: ({ value }: { value: unknown }) => value instanceof Object };
}

/**
 * Who gets a parcel, and where, as the shop's own form asks for it. The API takes the address as one text, as the
 * specification has it.
 */
export const parcelContactRules = contactRules
  .extend({ location: required, town: required, state: part, postcode: required, country: part })
  .refine(
    ({ location }) =>
      location === '' || (count(location, /\p{L}/gu) > 0 && count(location, /[\p{L}\p{N}]/gu) > 3),
    about('location', 'Street and number, for example 12 Orchard Lane'),
  )
  .refine(({ town }) => town === '' || count(town, /\p{L}/gu) > 1, about('town', 'The name of a city'))
  .refine(
    ({ country, state }) => !postalFormOf(country).needsState || state !== '',
    about('state', texts.fieldRequired),
  )
  .refine(
    ({ state }) => state === '' || count(state, /\p{L}/gu) > 1,
    about('state', 'For example OR or Oregon'),
  )
  .refine(
    ({ postcode, country }) => postcode === '' || postalFormOf(country).postcode.test(postcode),
    about('postcode', ({ country }) => `For example ${postalFormOf(country).postcodeExample}`),
  )
  .refine((contact) => addressLine(contact).length <= MAX_LOCATION_LENGTH, {
    path: ['location'],
    message: `The whole address: at most ${MAX_LOCATION_LENGTH} characters`,
  });
export type AddressedContact = z.infer<typeof parcelContactRules>;

/** Who collects an order at the shop: the address of the form is not asked for. */
export const collectionContactRules = contactRules
  .omit({ location: true })
  .extend({ location: part, town: part, state: part, postcode: part, country: part });

const COLLECTED_AT = 'Curbside pickup at ';

/** Where an order goes that is collected, for the one text that it has. */
export function collectionLine(shopAddress: string): string {
  return `${COLLECTED_AT}${addressLines(shopAddress).join(', ')}`.slice(0, MAX_LOCATION_LENGTH);
}

/** Whether that text names the shop, and so no address that anything could be sent to. */
export function isCollectionLine(location: string): boolean {
  return location.startsWith(COLLECTED_AT);
}
