import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of a new page, as after a full page load.
 * A changed filter is the same page: the focus stays where it is.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // With the commit, not after it: a menu opened in between would be closed by the heading's focus.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A menu that was opened while the page was loading stays open, and a choice that led here goes on.
    if (document.activeElement?.matches('[aria-expanded=true],[type=radio]')) return;

    focusHeading(main.current);
  }, [pathname]);

  return main;
}

/** Moves the focus to the heading of a part of the page, or to that part where it has none. */
export function focusHeading(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? part)?.focus({ preventScroll: true });
}
