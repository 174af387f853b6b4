import { backOfficePath, findPage, isInBackOffice, mayOpen } from '../../../../domain/pages/pages.ts';
import { isOfStaff, Role } from '../../../../domain/permissions.ts';

/** A location in this shop, in the router's form. */
export interface ShopLocation {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}

const PLACEHOLDER_ORIGIN = 'https://shop.invalid';
const signInPages = /^\/(login|register|resetpassword)\/?$/i;
const adminPages = /^\/admindashboard([/?#]|$)/i;

/**
 * Where somebody goes after signing in: the page they came from, if that is a page of this shop that they
 * may see, otherwise home. Who works in the back office goes to the page of it that they asked for, as a link in a mail
 * does, otherwise to where it begins for them, wherever else they came from (specification). What was remembered is not
 * trusted: it can name other sites in many spellings.
 *
 * @param state the router's state at the sign-in page
 */
export function returnPath(state: unknown, role: keyof typeof Role): string {
  const start = backOfficePath(Role[role]);
  const path = writtenPath((state as { from?: unknown } | null)?.from);
  if (!path || !isInShop(path)) return start;
  const { pathname } = new URL(path, PLACEHOLDER_ORIGIN);
  if (isOfStaff(Role[role])) {
    const page = isInBackOffice(pathname) ? findPage(pathname) : null;
    return page && mayOpen(page, Role[role]) ? path : start;
  }
  return signInPages.test(pathname) || adminPages.test(pathname) ? '/' : path;
}

/** Whether the sign-in was requested by a page for admins. */
export function isFromAdminPage(state: unknown): boolean {
  return adminPages.test(writtenPath((state as { from?: unknown } | null)?.from) ?? '');
}

function writtenPath(from: unknown): string | null {
  if (typeof from === 'string') return from;
  if (typeof from !== 'object' || from === null) return null;
  const { pathname, search = '', hash = '' } = from as Partial<ShopLocation>;
  return typeof pathname === 'string' ? `${pathname}${search}${hash}` : null;
}

/** Browsers drop tabs and line ends, so that "/\t/evil" would become "//evil"; encoded slashes may be decoded later. */
function isInShop(path: string): boolean {
  return path.startsWith('/') && !/\/\/|[\s\\\p{Cc}]|%(0[0-9a-d]|2f|5c)/iu.test(path);
}
