import * as z from 'zod/mini';
import type { Contact } from '../../../../domain/input-rules.ts';

/*
 * What a shopper has typed into the payment panel, so that a reload or a new sign-in in the middle of
 * paying asks for none of it again. It is kept for this tab alone and goes with it: an address is nothing
 * to leave behind in a browser that others use.
 */

const STORAGE_KEY = 'pet-store-contact';

const text = z.string().check(z.maxLength(300));
const saved = z.object({ email: text, username: text, location: text, phone: text });

/** What was typed by this account; undefined where nothing was, or where somebody else did. */
export function readContactDraft(email: string): Contact | undefined {
  try {
    const { data } = saved.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    if (data?.email !== email) return undefined;
    const { username, location, phone } = data;
    return { username, location, phone };
  } catch {
    return undefined;
  }
}

export function saveContactDraft(email: string, { username, location, phone }: Contact): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ email, username, location, phone }));
  } catch {
    // Blocked or full: it is typed again after a reload.
  }
}
