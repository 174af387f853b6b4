import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageKey } from '../../lib/overlays/step.ts';
import { findPlace, keepPlace, type Place } from './places.ts';

interface ListPlaceProps {
  /** Tells the list from the others of its page. */
  readonly name?: string | undefined;
  /** How many rows it has. */
  readonly rows: number;
  readonly hasMore: boolean;
  readonly onMore: () => unknown;
}

/**
 * Stands with the rows of a list, keeps where it is left, and brings it back to there: with as many rows as it had, and
 * what was opened from it in view. Where the page still has its rows, the router has put them in their place already;
 * after a reload it has the first ones alone.
 */
export function ListPlace({ name = '', rows, hasMore, onMore }: ListPlaceProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const key = `${pageKey(useLocation())} ${name}`;
  useKeptPlace(key, rows, anchor);
  useReturn(key, { rows, hasMore, onMore }, anchor);
  return <span ref={anchor} hidden />;
}

type Anchor = RefObject<HTMLElement | null>;

/** A list is left by a link, or with its tab, which a phone may drop as soon as it is not seen. */
function useKeptPlace(key: string, rows: number, anchor: Anchor): void {
  useEffect(() => {
    function keepPressed({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('main a[href]');
      if (link) keepPlace(key, { rows, link: link.getAttribute('href') });
    }
    function keepSeen() {
      if (document.visibilityState !== 'hidden') return;
      const seen = linksAround(anchor).find(isInView);
      keepPlace(key, { rows, link: seen?.getAttribute('href') ?? null });
    }
    document.addEventListener('click', keepPressed, { capture: true });
    document.addEventListener('visibilitychange', keepSeen);
    return () => {
      document.removeEventListener('click', keepPressed, { capture: true });
      document.removeEventListener('visibilitychange', keepSeen);
    };
  }, [key, rows, anchor]);
}

/** A list on the way back to its place. */
interface Return {
  readonly key: string;
  /** Null once it is there, and where it has none. */
  readonly place: Place | null;
  /** How many rows there were when more were asked for. */
  readonly asked: number;
}

/** Asks for more until all rows are there again. Whoever moves meanwhile has a place of their own. */
function useReturn(
  key: string,
  { rows, hasMore, onMore }: Omit<ListPlaceProps, 'name'>,
  anchor: Anchor,
): void {
  const way = useRef<Return>(null);

  useEffect(() => {
    const stay = () => {
      way.current = { key, place: null, asked: 0 };
    };
    const moves = ['wheel', 'touchmove', 'keydown'];
    for (const move of moves) window.addEventListener(move, stay, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, stay);
    };
  }, [key]);

  useEffect(() => {
    if (way.current?.key !== key) way.current = { key, place: findPlace(key), asked: 0 };
    const { place, asked } = way.current;
    if (!place || rows === asked) return;
    if (rows < place.rows && hasMore) {
      way.current = { key, place, asked: rows };
      // Where they do not come, nothing more is asked for.
      void Promise.resolve(onMore()).catch(() => undefined);
      return;
    }
    way.current = { key, place: null, asked };
    show(linksAround(anchor).find((link) => link.getAttribute('href') === place.link));
  }, [key, rows, hasMore, onMore, anchor]);
}

/** Nothing happens where it stands in view, or has left the list. */
function show(link: Element | undefined): void {
  if (link && !isInView(link)) (link.closest('li, tr') ?? link).scrollIntoView({ block: 'center' });
}

function linksAround(anchor: Anchor): Element[] {
  return [...(anchor.current?.closest('main')?.querySelectorAll('li a[href], tr a[href]') ?? [])];
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
