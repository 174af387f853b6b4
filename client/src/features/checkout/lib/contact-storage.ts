import * as z from 'zod/mini';
import type { Contact } from '../../../../../domain/input/input-rules.ts';
import { readDraft, saveDraft } from '../../../lib/session/drafts.ts';

/*
 * Stores the contact typed into the payment panel, so that it survives a reload.
 */

const STORAGE_KEY = 'pet-store-contact';

const text = z.string().check(z.maxLength(300));
const saved = z.object({ username: text, location: text, phone: text });

/** The contact typed by this account; undefined where there is none, or it is another account's. */
export function readContact(email: string): Contact | undefined {
  return saved.safeParse(readDraft(STORAGE_KEY, email)).data;
}

export function saveContact(email: string, { username, location, phone }: Contact): void {
  saveDraft(STORAGE_KEY, email, { username, location, phone });
}
