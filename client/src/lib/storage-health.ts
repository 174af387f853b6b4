import { makeVar } from '@apollo/client';

/** As long as a stored sign-in or cart gets. */
const PROBE = 'x'.repeat(4000);
const PROBE_KEY = 'pet-store-probe';

/** Whether something could not be stored, because the browser's storage is full or blocked. */
export const isStorageBlockedVar = makeVar(false);

export function reportStorageBlocked(): void {
  isStorageBlockedVar(true);
}

/** Whether the browser's storage works. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, PROBE);
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
