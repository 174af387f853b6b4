import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Category } from '../../../gql/graphql.ts';
import { useIsHydrated } from '../../../hooks/use-hydrated.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useAmountInCart } from '../hooks/use-cart.ts';
import { putIntoCart } from '../lib/put-into-cart.ts';
import { roomFor } from '../lib/stock-limit.ts';
import classes from './quick-add.module.css';

interface QuickAddItem {
  readonly _id: string;
  readonly petname: string;
  readonly petprice: number;
  readonly category: Category;
  readonly stock?: number | null;
  readonly isAvailable: boolean;
}

/** Adds one of a product to the cart, from its card. */
function QuickAdd({ item }: { readonly item: QuickAddItem }) {
  const isHydrated = useIsHydrated();
  const kept = useAmountInCart(item._id);
  const inCart = isHydrated ? kept : 0;
  const isOff = roomFor(item, inCart) === 0;

  return (
    <>
      <Button
        className={classes.add}
        look="light"
        icon={<IconShoppingBag size={16} aria-hidden />}
        aria-label={`Add ${item.petname} to your cart`}
        // Focusable while disabled, or the focus would be lost with the last one in stock.
        aria-disabled={isOff || undefined}
        data-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) putIntoCart(item, 1);
        }}
      >
        Add
      </Button>
      <p className={classes.inCart} aria-live="polite">
        {inCart > 0 && (
          <Link to="/YourCarts">
            In your cart: {inCart}
            {isOff && ', all we have'}
          </Link>
        )}
      </p>
    </>
  );
}

/** The quick-add button of an item's card: none for animals and sold-out items. */
export function quickAddFor(item: QuickAddItem) {
  return item.category !== 'PETS' && item.isAvailable && <QuickAdd item={item} />;
}
