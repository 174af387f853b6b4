/*
 * Form contents that are not stored at the shop: drafts for the tab alone, and what the shopper agreed to keep on this
 * device. They are personal: bound to the account that typed them, and removed at its log-out.
 */

/** Storage keys of drafts; each draft names its account as `email`. */
export const DRAFT_KEYS = ['pet-store-contact'] as const;
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** Where a draft is: in the tab, or on the device until the log-out. */
export type Place = 'sessionStorage' | 'localStorage';

/** This account's draft; null where there is none, or it is another account's. */
export function readDraft(
  key: DraftKey,
  email: string,
  place: Place = 'sessionStorage',
): Readonly<Record<string, unknown>> | null {
  try {
    const draft = JSON.parse(globalThis[place].getItem(key) ?? 'null');
    return draft?.email === email ? draft : null;
  } catch {
    return null;
  }
}

export function removeDraft(key: DraftKey, place: Place): void {
  try {
    globalThis[place].removeItem(key);
  } catch {
    // One that is forbidden has nothing.
  }
}

/**
 * Forgets what was typed by others than this account.
 *
 * @param email null where nobody is signed in
 */
export function clearDrafts(email: string | null): void {
  for (const key of DRAFT_KEYS) {
    for (const place of ['sessionStorage', 'localStorage'] as const) {
      if (email === null || !readDraft(key, email, place)) removeDraft(key, place);
    }
  }
}
