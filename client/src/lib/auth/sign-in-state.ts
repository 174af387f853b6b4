import { findPage, type PageId } from '../../../../domain/pages/pages.ts';
import type { ShopLocation } from './return-path.ts';

/** With what the router keeps beside it. */
interface LinkingLocation extends ShopLocation {
  readonly state: unknown;
}

const signInPages: readonly (PageId | null)[] = ['login', 'register', 'resetPassword'];

/**
 * What a link to a sign-in page carries: from the page of an item, the way back to it; between the sign-in pages, what
 * they were given. From other pages the menus lead home, as the specification has it.
 */
export function signInState({ pathname, search, hash, state }: LinkingLocation): unknown {
  const page = findPage(pathname);
  if (signInPages.includes(page)) return state;
  return page === 'item' ? { from: { pathname, search, hash } } : undefined;
}
