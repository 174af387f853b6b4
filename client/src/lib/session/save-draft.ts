import type { DraftKey } from './drafts.ts';

/** Stores a draft. Apart from the rest, which the first page loads. */
export function saveDraft(key: DraftKey, email: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, email }));
  } catch {
    // Blocked or full: it is typed again after a reload.
  }
}
