import { makeVar } from '@apollo/client';

/** Letters that a sign-in or a cart takes at most. */
const PROBE = 'x'.repeat(4000);
const PROBE_KEY = 'pet-store-probe';

/** Whether something was to be kept that this browser does not keep, because its storage is full or forbidden. */
export const isUnkeptVar = makeVar(false);

export function reportUnkept(): void {
  isUnkeptVar(true);
}

/** Whether the browser keeps what it is given until the next visit. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, PROBE);
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
