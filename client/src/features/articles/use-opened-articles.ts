import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageKey } from '../../lib/overlays/step.ts';
import type { Article } from './guide.ts';

/**
 * Which articles of a page are open. Several can be, so that opening one moves no other; the address names the one
 * that was opened last, and opens it for whoever follows a link to it.
 */
export function useOpenedArticles(articles: readonly Article[]) {
  const location = useLocation();
  const { hash } = location;
  const key = pageKey(location);
  const cameBy = useNavigationType();
  const linked = articles.find(({ id }) => isNamed(hash, id))?.id;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    if (!linked) return;
    setOpened((before) => new Set([...before, linked]));
    if (cameBy !== 'POP') document.getElementById(titleId(linked))?.focus({ preventScroll: true });
  }, [linked, key, cameBy]);

  function open(id: string) {
    setOpened((before) => new Set([...before, id]));
    nameInAddress(`#${id}`);
  }

  function close(id: string) {
    setOpened((before) => new Set([...before].filter((other) => other !== id)));
    if (isNamed(window.location.hash, id)) nameInAddress('');
  }

  return { isOpen: (id: string) => opened.has(id), open, close };
}

export function titleId(id: string): string {
  return `${id}-title`;
}

function isNamed(hash: string, id: string): boolean {
  return hash.toLowerCase() === `#${id}`;
}

/** Past the router, which would scroll to what a new address names, away from the place of the reader. */
function nameInAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}
