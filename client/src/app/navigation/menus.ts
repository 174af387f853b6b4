import type { Location } from 'react-router-dom';
import { findPage, type Menu, type PageId, pageIds, pages } from '../../../../domain/pages/pages.ts';
import { signInState } from '../../lib/auth/sign-in-state.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationMenu {
  readonly label: Menu | 'ABOUT';
  readonly links: readonly NavigationLink[];
}

/** What anybody can browse (specification §2). */
export const shopMenus: readonly NavigationMenu[] = [
  menuOf('DOG'),
  menuOf('CAT'),
  menuOf('OTHERS'),
  menuOf('ACCESSORIES'),
  menuOf('FOODS'),
];

/** What an owner has written about the shop. */
export const aboutMenu: NavigationMenu = {
  label: 'ABOUT',
  links: (['contact', 'help', 'returns', 'privacy', 'terms'] as const).map(linkTo),
};

export const orderMenu = menuOf('Your Order');
export const accountMenu = menuOf('ACCOUNT');

/** Whether a menu is the one of the page at a path, and not only another one that leads there. */
export function isMenuOf({ label }: NavigationMenu, pathname: string): boolean {
  const id = findPage(pathname);
  return id !== null && pages[id].menu === label;
}

/** What a link carries along: those of the account menu, the way back. */
export function linkState(to: string, location: Location): unknown {
  return accountMenu.links.some((link) => link.to === to) ? signInState(location) : undefined;
}

function menuOf(menu: Menu): NavigationMenu {
  const own = pageIds.filter((id) => pages[id].menu === menu);
  const others = pageIds.filter((id) => pages[id].alsoIn === menu);
  return { label: menu, links: [...own, ...others].map(linkTo) };
}

function linkTo(id: PageId): NavigationLink {
  const { path, title, label = title } = pages[id];
  return { label, to: path };
}
