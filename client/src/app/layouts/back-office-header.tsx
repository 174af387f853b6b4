import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../../../../domain/pages/pages.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import { UnstyledButton } from '../../ui/buttons/unstyled-button.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { ColorSchemeSwitch } from '../navigation/color-scheme-switch.tsx';
import { MenuButton } from '../navigation/menu-button.tsx';
import { useStaffPath } from '../navigation/use-staff-path.ts';
import classes from './back-office-header.module.css';
import { Logo } from './logo.tsx';

const loadDrawer = () => import('../navigation/back-office-drawer.tsx');

/**
 * The header of the back office, a line that leaves its pages the window; no shopper loads it. On a phone the rest of it is
 * in the drawer.
 */
export default function BackOfficeHeader({ onLogOut }: { readonly onLogOut: () => void }) {
  const { account, problem } = useSession();
  const { name } = useShopFacts();
  const { pathname } = useLocation();
  const home = useStaffPath() ?? '/';
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes what an old one had open
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <div className={classes.menu}>
          <MenuButton isOpen={isMenuOpen} onClick={() => setMenuOpen(true)} />
        </div>
        <Link to={home} className={classes.home}>
          <Logo />
          <span className={classes.name} dir="auto">
            {name}
          </span>{' '}
          <span className={classes.place}>Back office</span>
        </Link>
        <nav className={classes.links} aria-label="Shop">
          <Link to="/" className={classes.link}>
            To the shop
          </Link>
          {account && (
            <Link to={pages.account.path} className={classes.link}>
              {pages.account.title}
            </Link>
          )}
          {(account ?? problem) && (
            <UnstyledButton className={classes.link} onClick={onLogOut}>
              Log-Out
            </UnstyledButton>
          )}
          <ColorSchemeSwitch isCompact />
        </nav>
      </div>
      <LazyDialog load={loadDrawer} props={{ isOpen: isMenuOpen, onClose: closeMenu, onLogOut }} />
    </header>
  );
}
