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

/** Puts one piece of food or of an accessory into the cart, on a card that leads to the item. */
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
        // In reach while it is off, or the focus would be lost with the last piece.
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

/** What can be done on the card of an item: nothing where it is an animal or sold out. */
export function quickAddFor(item: QuickAddItem) {
  return item.category !== 'PETS' && item.isAvailable && <QuickAdd item={item} />;
}
