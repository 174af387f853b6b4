/*
 * Unsent form contents, stored for the tab alone. They are personal: bound to the account that typed them, and removed
 * at its log-out.
 */

/** Storage keys of drafts; each draft names its account as `email`. */
export const DRAFT_KEYS = ['pet-store-contact'] as const;
type DraftKey = (typeof DRAFT_KEYS)[number];

/** This account's draft; null where there is none, or it is another account's. */
export function readDraft(key: DraftKey, email: string): Readonly<Record<string, unknown>> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft?.email === email ? draft : null;
  } catch {
    return null;
  }
}

export function saveDraft(key: DraftKey, email: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, email }));
  } catch {
    // Blocked or full: it is typed again after a reload.
  }
}

/**
 * Forgets what was typed by others than this account.
 *
 * @param email null where nobody is signed in
 */
export function clearDrafts(email: string | null): void {
  for (const key of DRAFT_KEYS) {
    if (email !== null && readDraft(key, email)) continue;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // One that is forbidden has nothing.
    }
  }
}
