import { useSyncExternalStore } from 'react';

/**
 * Whether the page is the browser's own by now. What the server has drawn knows nothing of the browser, so what is kept
 * there, such as a cart, comes with the drawing after the first one. On a page that the server has not
 * drawn it is true from the start.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe() {
  return () => {};
}
