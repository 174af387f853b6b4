import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { pageQueries } from '../../../domain/pages/page-queries.ts';
import { queryOf } from '../ssr/hydrate-apollo-cache.ts';
import { loadPage } from './router.tsx';

/** How long a mouse rests on a link that is about to be followed, in milliseconds; those that it only crosses less. */
const PREFETCH_DELAY_MS = 80;

/** Prefetches a page's code and first queries when somebody points at or focuses a link to it. */
export function usePrefetch(client: ApolloClient): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reached: HTMLAnchorElement | null = null;

    function reach(event: Event) {
      const link = linkAt(event.target);
      if (link === reached) return;
      reached = link;
      clearTimeout(timer);
      if (link)
        timer = setTimeout(
          () => void prefetch(client, link),
          event.type === 'pointerover' ? PREFETCH_DELAY_MS : 0,
        );
    }

    const reaches = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of reaches) document.addEventListener(name, reach, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of reaches) document.removeEventListener(name, reach);
    };
  }, [client]);
}

/** Has the shop not take it for what somebody has asked for. */
const context = { headers: { purpose: 'prefetch' } };

/** What does not come now is asked for again when the page is opened. */
async function prefetch(client: ApolloClient, { pathname, search }: HTMLAnchorElement): Promise<void> {
  if (savesData()) return;
  const documents = await loadPage(pathname);
  for (const { operation, variables } of pageQueries(pathname, search)) {
    const query = queryOf(operation, documents);
    if (query) client.query({ query, variables, context }).catch(() => undefined);
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOfShop = link?.origin === location.origin && !link.target && link.pathname !== location.pathname;
  return isOfShop ? link : null;
}

/** Whether this device counts every byte. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
