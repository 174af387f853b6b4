import { IconSearch, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../../../../domain/pages/pages.ts';
import { sameDayPromise } from '../../../../domain/shop-settings/promises.ts';
import { useOverlay } from '../../lib/overlays/use-overlay.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { isResults, SearchBox } from '../../ui/search/search-box.tsx';
import { CartLink } from '../navigation/cart-link.tsx';
import { ColorSchemeSwitch } from '../navigation/color-scheme-switch.tsx';
import { MenuButton } from '../navigation/menu-button.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { Logo } from './logo.tsx';
import classes from './page-header.module.css';

const loadNavigationDrawer = () => import('../navigation/navigation-drawer.tsx');

/** The shop's header. On phones it has the cart of whoever has logged in; visitors see none (specification §2). */
export function PageHeader({ onLogOut }: { readonly onLogOut: () => void }) {
  const { account } = useSession();
  const facts = useShopFacts();
  const promise = sameDayPromise(facts);
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  // There the search says what was looked for.
  const hasResults = isResults(pathname);

  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useOverlay(isSearchOpen, () => setSearchOpen(false));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes what an old one had open
  useEffect(() => {
    setMenuOpen(false);
    setSearchOpen(false);
  }, [pathname]);

  return (
    <header className={classes.header}>
      {promise && <p className={classes.promise}>{promise}</p>}
      <div className={classes.bar}>
        <div className={classes.phoneTools}>
          <MenuButton isOpen={isMenuOpen} onClick={() => setMenuOpen(true)} />
          {!hasResults && (
            <IconButton
              size={40}
              isGray
              className={classes.searchOpener}
              aria-label={isSearchOpen ? 'Close the search' : 'Open the search'}
              aria-expanded={isSearchOpen}
              onClick={() => setSearchOpen(!isSearchOpen)}
            >
              {isSearchOpen ? (
                <IconX size={24} aria-hidden />
              ) : (
                <IconSearch size={24} stroke={1.8} aria-hidden />
              )}
            </IconButton>
          )}
        </div>
        <Link to="/" className={classes.logo} aria-label={facts.name}>
          <Logo />
          <span className={classes.name} aria-hidden>
            {facts.name}
          </span>
        </Link>
        <div className={classes.search}>
          <SearchBox />
        </div>
        <div className={classes.end}>
          {account && (
            <Link to={pages.account.path} className={classes.greeting} dir="auto">
              Hello, {account.name || account.email}
            </Link>
          )}
          <ColorSchemeSwitch isCompact />
        </div>
        <div className={classes.phoneCart}>{account && <CartLink isCompact />}</div>
      </div>
      {(isSearchOpen || hasResults) && (
        <div className={classes.phoneSearch}>
          <SearchBox isOpened={!hasResults} />
        </div>
      )}
      <NavigationBar onLogOut={onLogOut} />
      <LazyDialog load={loadNavigationDrawer} props={{ isOpen: isMenuOpen, onClose: closeMenu, onLogOut }} />
    </header>
  );
}
