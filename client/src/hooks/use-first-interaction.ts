import { useSyncExternalStore } from 'react';

/** What people do to a page, with whatever they have. */
const interactionEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click'] as const;

/** A page that nobody touches counts as touched after this time, in milliseconds. */
const IDLE_TIMEOUT_MS = 10_000;

const listeners = new Set<() => void>();
let hasInteracted = false;

/**
 * Whether anybody has touched the page yet. What is only for those who do something comes from then on, so that it
 * is here before it is needed and yet holds up no first page; or after a while, so that it is here when the
 * connection is not.
 */
export function useFirstInteraction(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
}

/** The page itself has something to say, which counts as well. */
export function markInteraction(): void {
  if (hasInteracted) return;
  hasInteracted = true;
  for (const touch of interactionEvents) removeEventListener(touch, markInteraction);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !hasInteracted) {
    for (const touch of interactionEvents) addEventListener(touch, markInteraction, { passive: true });
    setTimeout(markInteraction, IDLE_TIMEOUT_MS);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
