import { useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated. Server-rendered HTML knows nothing of the browser, so what is stored there, such as a
 * cart, is shown from the second render on. On a page that the server has not rendered it is true from the start.
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
