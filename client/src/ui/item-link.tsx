import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { itemPath } from '../../../domain/pages/page-head.ts';

interface ItemLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly id: string;
}

/** Leads to an item. */
export function ItemLink({ id, ...link }: ItemLinkProps) {
  return <Link {...link} to={itemPath(id)} />;
}
