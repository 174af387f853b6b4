import { useSyncExternalStore } from 'react';

/** What people do to a page, with whatever they have. */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click'] as const;

/** A page that nobody touches counts as touched after this time, in milliseconds. */
const LONG_ENOUGH = 10_000;

const listeners = new Set<() => void>();
let isTouched = false;

/**
 * Whether anybody has touched the page yet. What is only for those who do something comes from then on, so that it
 * is here before it is needed and yet holds up no first page; or after a while, so that it is here when the
 * connection is not.
 */
export function useFirstTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isTouched,
    () => false,
  );
}

/** The page itself has something to say, which counts as well. */
export function countAsTouch(): void {
  if (isTouched) return;
  isTouched = true;
  for (const touch of touches) removeEventListener(touch, countAsTouch);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !isTouched) {
    for (const touch of touches) addEventListener(touch, countAsTouch, { passive: true });
    setTimeout(countAsTouch, LONG_ENOUGH);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
