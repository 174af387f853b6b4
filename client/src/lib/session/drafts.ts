/*
 * What somebody has typed and not sent, kept for the tab alone. It is personal: it goes with the account that typed it,
 * and is nobody else's.
 */

/** Where drafts are kept; each of them names the account that it belongs to as `email`. */
export const DRAFT_KEYS = ['pet-store-contact'] as const;
type DraftKey = (typeof DRAFT_KEYS)[number];

/** What this account has typed; null where nothing was, or where somebody else did. */
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
