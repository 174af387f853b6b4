import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Article } from './guide.ts';

/**
 * Which articles of a page are open. Several can be, so that opening one moves no other; the address names the one
 * that was opened last, and opens it for whoever follows a link to it.
 */
export function useOpenedArticles(articles: readonly Article[]) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const cameBy = useNavigationType();
  const named = articles.find(({ id }) => `#${id}` === hash.toLowerCase())?.id;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(named ? [named] : []));

  // The key changes when the same link is followed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!named) return;
    setOpened((before) => new Set([...before, named]));
    if (cameBy === 'PUSH') document.getElementById(titleId(named))?.focus({ preventScroll: true });
  }, [named, key, cameBy]);

  function open(id: string) {
    setOpened((before) => new Set([...before, id]));
    name(`#${id}`);
  }

  function close(id: string) {
    setOpened((before) => new Set([...before].filter((other) => other !== id)));
    if (id === named) name('');
  }

  /** Changes the address where the reader is, without a step in the history. */
  function name(next: string) {
    void navigate({ hash: next }, { replace: true, preventScrollReset: true });
  }

  return { isOpen: (id: string) => opened.has(id), open, close };
}

export function titleId(id: string): string {
  return `${id}-title`;
}
