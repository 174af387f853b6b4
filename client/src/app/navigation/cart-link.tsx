import { useReactiveVar } from '@apollo/client/react';
import { IconShoppingBag } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { shopStateVar } from '../../lib/cart-store/cart-store.ts';
import classes from './cart-link.module.css';

interface CartLinkProps {
  /** The picture and the count alone. */
  readonly isCompact?: boolean;
  readonly className?: string;
}

/** The link to the cart, with the number of items in it. */
export function CartLink({ isCompact = false, className = '' }: CartLinkProps) {
  const { cart } = useReactiveVar(shopStateVar);
  // The server, which drew the page, knows no cart.
  const isHydrated = useIsHydrated();
  const count = isHydrated ? cart.reduce((sum, entry) => sum + entry.accessoriesAmount, 0) : 0;
  return (
    <NavLink
      to="/YourCarts"
      className={`${classes.link} ${className}`}
      aria-label={`Your Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <IconShoppingBag size={isCompact ? 26 : 20} stroke={1.7} aria-hidden />
      {!isCompact && <span>Your Cart</span>}{' '}
      <span className={classes.count} data-empty={count === 0 || undefined}>
        {count}
      </span>
    </NavLink>
  );
}
