import { z } from 'zod';
import { printableText } from '../text/visible-text.ts';
import { contactRules, MAX_LOCATION_LENGTH } from './input-rules.ts';

/** An address in parts, each of which may be empty; `location` is street and number, or all of it in one line. */
export interface Address {
  readonly location: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: string;
}

/** The address as the one text that an order has: "12 Orchard Lane, 97201 Portland, United States". */
export function addressLine({ location, postcode, town, country }: Address): string {
  const parts = [location, `${postcode.trim()} ${town.trim()}`, country].map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}

const optionalText = z.string().overwrite(printableText).trim();

/** Who gets an order, and where, as the form asks for it: only what the specification wants has to be there. */
export const addressedContactRules = contactRules
  .extend({ postcode: optionalText, town: optionalText, country: optionalText })
  .refine((contact) => addressLine(contact).length <= MAX_LOCATION_LENGTH, {
    path: ['location'],
    message: `The whole address: at most ${MAX_LOCATION_LENGTH} characters`,
  });
export type AddressedContact = z.infer<typeof addressedContactRules>;
