import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import {
  type Location,
  type NavigationType,
  type Navigator,
  Router,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { positionAt, rememberPosition, savePositions } from './scroll-positions.ts';

export type ShopHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

interface Place {
  readonly location: Location;
  readonly action: NavigationType;
  /** Whether the new place is looked at from where the old one was: a changed filter is the same page. */
  readonly keepsScroll: boolean;
}

interface ShopRouterProps {
  /** Of the browser, or of a test. */
  readonly history: ShopHistory;
  readonly children: ReactNode;
}

const OpeningContext = createContext(false);
const PlaceContext = createContext<Place | null>(null);

/**
 * Follows the address. A page whose code is still on its way leaves the old one standing until it is here; what
 * stays on its page, such as a filter, follows at once.
 */
export function ShopRouter({ history, children }: ShopRouterProps) {
  const [place, setPlace] = useState<Place>(() => ({ ...placeOf(history), keepsScroll: false }));
  const [isOpening, startOpening] = useTransition();
  const keepsScroll = useRef(false);
  const shown = useRef(place.location);

  const navigator = useMemo((): Navigator => {
    return {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state, options) => {
        keepsScroll.current = options?.preventScrollReset ?? false;
        history.push(to, state);
      },
      replace: (to, state, options) => {
        keepsScroll.current = options?.preventScrollReset ?? false;
        history.replace(to, state);
      },
    };
  }, [history]);

  useLayoutEffect(() => {
    return history.listen(() => {
      rememberPosition(shown.current.key);
      const next = { ...placeOf(history), keepsScroll: keepsScroll.current };
      keepsScroll.current = false;
      const isSamePage = next.location.pathname === shown.current.pathname;
      shown.current = next.location;
      if (isSamePage) setPlace(next);
      else startOpening(() => setPlace(next));
    });
  }, [history]);

  return (
    <OpeningContext value={isOpening}>
      <PlaceContext value={place}>
        <Router location={place.location} navigationType={place.action} navigator={navigator}>
          {children}
        </Router>
      </PlaceContext>
    </OpeningContext>
  );
}

/** Whether another page is on its way while the old one still stands. */
export function useIsOpening(): boolean {
  return useContext(OpeningContext);
}

/**
 * Looks at a page from its top, at what its address names, or, where the shopper comes back to it, from where it was
 * left. Stands beside the page, so that it acts when the page is there.
 */
export function ScrollKeeper() {
  const place = useContext(PlaceContext);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => {
      rememberPosition(keyOf(window.history));
      savePositions();
      // Until the shop runs again, the browser knows best.
      window.history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    if (!place) return;
    const { location, action, keepsScroll } = place;
    const left = action === 'POP' ? positionAt(location.key) : undefined;
    if (left !== undefined) {
      window.scrollTo(0, left);
      return;
    }
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named) named.scrollIntoView();
    else if (!keepsScroll && action !== 'POP') window.scrollTo(0, 0);
  }, [place]);

  return null;
}

function placeOf({ action, location }: ShopHistory) {
  return { action: action as NavigationType, location };
}

/** The key under which the router's history keeps an entry of the browser's. */
function keyOf({ state }: History): string {
  return (state as { key?: string } | null)?.key ?? 'default';
}
