import * as z from 'zod/mini';
import type { AddressedContact } from '../../../../../domain/addresses/address-rules.ts';
import { readDraft } from '../../../lib/session/drafts.ts';
import { saveDraft } from '../../../lib/session/save-draft.ts';

/* Stores the contact typed into the payment panel for the tab, so that it survives a reload and a new sign-in. */

const STORAGE_KEY = 'pet-store-contact';

const text = z.string().check(z.maxLength(300));
// Contacts of before had all of the address in `location`.
const part = z._default(text, '');
const saved = z.object({
  ...{ username: text, location: text, phone: text },
  ...{ postcode: part, town: part, state: part, country: part },
});

/** The contact typed by this account; undefined where there is none, or it is another account's. */
export function readContact(email: string): AddressedContact | undefined {
  return saved.safeParse(readDraft(STORAGE_KEY, email)).data;
}

export function saveContact(email: string, contact: AddressedContact): void {
  saveDraft(STORAGE_KEY, email, contact);
}
