import type { Location } from 'react-router-dom';
import { type Menu, type PageId, pageIds, pages } from '../../../../domain/pages/pages.ts';
import { signInState } from '../../lib/auth/sign-in-state.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationMenu {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** What anybody can browse (specification §2). Each page is in one menu, so that one menu can say "you are here". */
export const shopMenus: readonly NavigationMenu[] = [
  menuOf('DOG'),
  menuOf('CAT'),
  menuOf('OTHERS'),
  menuOf('ACCESSORIES'),
  menuOf('FOODS'),
];

export const orderMenu = menuOf('Your Order');
export const accountMenu = menuOf('ACCOUNT');

/** Whether a page is in a menu. Addresses are the same in any case. */
export function isInMenu({ links }: NavigationMenu, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return links.some(({ to }) => to.toLowerCase() === path);
}

/** What a link carries along: those of the account menu, the way back. */
export function linkState(to: string, location: Location): unknown {
  return accountMenu.links.some((link) => link.to === to) ? signInState(location) : undefined;
}

function menuOf(menu: Menu): NavigationMenu {
  return { label: menu, links: pageIds.filter((id) => pages[id].menu === menu).map(linkTo) };
}

function linkTo(id: PageId): NavigationLink {
  const { path, title, label = title } = pages[id];
  return { label, to: path };
}
