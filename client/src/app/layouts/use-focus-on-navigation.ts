import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of a new page, where a browser that loads whole pages would begin to read.
 * A changed filter is the same page: the focus stays where it is.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // With the drawing, not after it: a press of a menu in between would open it, and the heading shut it again.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A menu that was opened while the page was still on its way is not taken out of somebody's hands.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') return;

    const heading = main.current?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
