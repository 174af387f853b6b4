import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { itemOrderPath, itemPath } from '../../../domain/pages/page-head.ts';
import { useSession } from '../lib/session/session.tsx';

interface ItemLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly id: string;
}

/** Leads to an item: visitors to the page that everybody sees, accounts to where they order it. */
export function ItemLink({ id, ...link }: ItemLinkProps) {
  const { account } = useSession();
  return <Link {...link} to={account ? itemOrderPath(id) : itemPath(id)} />;
}
