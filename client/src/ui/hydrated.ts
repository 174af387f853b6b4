import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether the page is the browser's own by now. What the server has drawn knows nothing of the browser, so what is kept
 * there, such as a cart, comes with the drawing after the first one. On a page that the server has not
 * drawn it is true from the start.
 *
 * Deferred: what it brings, such as a form, is drawn in small pieces of work, between which the browser answers.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

function subscribe() {
  return () => {};
}
