/*
 * Form contents that are not stored at the shop: drafts for the tab alone. They are personal: bound to the account that
 * typed them, and removed at its log-out.
 */

/** Storage keys of drafts; each draft names its account as `email`. */
export const DRAFT_KEYS = [
  'pet-store-contact',
  'pet-store-pet-order',
  'pet-store-answers',
  'pet-store-count',
] as const;
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** This account's draft; null where there is none, or it is another account's. */
export function readDraft(key: DraftKey, email: string): Readonly<Record<string, unknown>> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft?.email === email ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Forgets what was typed by others than this account.
 *
 * @param email null where nobody is signed in
 */
export function clearDrafts(email: string | null): void {
  for (const key of DRAFT_KEYS) {
    try {
      if (email === null || !readDraft(key, email)) sessionStorage.removeItem(key);
      // Older versions kept one on the device, too; the account has it now.
      localStorage.removeItem(key);
    } catch {
      // A storage that is forbidden has nothing.
    }
  }
}
