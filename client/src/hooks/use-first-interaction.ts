import { useSyncExternalStore } from 'react';

/** Interactions by pointer, touch or keyboard. */
const interactionEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click'] as const;

/** Without any interaction the page counts as used after this time, in milliseconds. */
const IDLE_TIMEOUT_MS = 10_000;

const listeners = new Set<() => void>();
let hasInteracted = false;

/**
 * Whether the shopper has interacted with the page yet. Code that only interactions need loads from then on, so that
 * it delays no first page; or after a while, so that it is there when the connection is not.
 */
export function useFirstInteraction(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
}

/** Counts as an interaction, for notifications that the page itself shows. */
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
