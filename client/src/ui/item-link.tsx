import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { itemOrderPath, itemPath } from '../../../domain/pages/page-head.ts';
import { useIsHydrated } from '../hooks/use-hydrated.ts';
import { hasStoredSession } from '../lib/auth/stored-session.ts';
import { useSession } from '../lib/session/session.tsx';

interface ItemLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly id: string;
}

/** Leads to an item: visitors to the page that everybody sees, accounts to where they order it. */
export function ItemLink({ id, ...link }: ItemLinkProps) {
  const { status, account } = useSession();
  const isHydrated = useIsHydrated();
  // An account that is still being restored is led where it will be.
  const isAccount = account !== null || (status === 'loading' && isHydrated && hasStoredSession());
  return <Link {...link} to={isAccount ? itemOrderPath(id) : itemPath(id)} />;
}
