import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.tsx';
import { SHOP_NAME } from '../ui/document-title.ts';
import { CartLink } from './cart-link.tsx';
import { DrawerNavigation } from './drawer-navigation.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import classes from './page-header.module.css';
import { useLogOut } from './use-log-out.ts';

export function PageHeader() {
  const { account } = useSession();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const [isOpen, drawer] = useDisclosure(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the drawer
  useEffect(() => drawer.close(), [pathname]);

  return (
    <header className={classes.header}>
      <p className={classes.promise}>Free same-day delivery on orders of $35 or more if ordered by 2pm</p>
      <div className={classes.bar}>
        <Burger
          className={classes.burger}
          opened={isOpen}
          onClick={drawer.open}
          size="sm"
          aria-label="Open the menu"
          aria-expanded={isOpen}
        />
        <Link to="/" className={classes.logo} aria-label={SHOP_NAME}>
          <Mark />
          <span aria-hidden>{SHOP_NAME}</span>
        </Link>
        {account && <p className={classes.greeting}>Hello, {account.name || account.email}</p>}
        <div className={classes.phoneCart}>{account && <CartLink isCompact />}</div>
      </div>
      <NavigationBar onLogOut={logOut} />
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        title={SHOP_NAME}
        size="min(340px, 88vw)"
        classNames={{ title: classes.drawerTitle }}
        closeButtonProps={{ 'aria-label': 'Close the menu' }}
      >
        <DrawerNavigation onLeave={drawer.close} onLogOut={logOut} />
      </Drawer>
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 64 64" width="34" height="34" aria-hidden="true">
      <rect width="64" height="64" rx="20" className={classes.markGround} />
      <g className={classes.markPaw} transform="translate(9 8) scale(.72)">
        <ellipse cx="20" cy="18" rx="6" ry="8.5" transform="rotate(-14 20 18)" />
        <ellipse cx="44" cy="18" rx="6" ry="8.5" transform="rotate(14 44 18)" />
        <ellipse cx="8" cy="34" rx="5" ry="7.5" transform="rotate(-30 8 34)" />
        <ellipse cx="56" cy="34" rx="5" ry="7.5" transform="rotate(30 56 34)" />
        <path d="M32 30c9 0 18 10 18 18 0 6-5 8-9 8-3.5 0-5.5-2-9-2s-5.5 2-9 2c-4 0-9-2-9-8 0-8 9-18 18-18z" />
      </g>
    </svg>
  );
}
