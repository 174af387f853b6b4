import { useReactiveVar } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { changeChoices, shopStateVar } from '../../lib/cart-store/cart-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import classes from './promotion-banner.module.css';

/** The promotion of the banner, which every demo shop has (packages/demo-shop/promotions/). */
const CODE = 'FRIEND30';

/** Hands the banner's code to the cart; with an empty cart it waits there. */
export function BannerCode() {
  const isHydrated = useIsHydrated();
  const { choices } = useReactiveVar(shopStateVar);
  const isInCart = isHydrated && choices?.promotionCode === CODE;
  return (
    <div className={classes.offer}>
      <Button size="md" className={classes.code} onClick={() => changeChoices({ promotionCode: CODE })}>
        Use code {CODE}
      </Button>
      <p className={classes.note} role="status">
        {isInCart ? (
          <>
            {CODE} waits in your cart.{' '}
            <Link to="/YourCarts" className={classes.link}>
              Go to your cart
            </Link>
          </>
        ) : (
          'On food and accessories, once for every account.'
        )}
      </p>
    </div>
  );
}
