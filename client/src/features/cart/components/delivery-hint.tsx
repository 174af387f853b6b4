import { useQuery } from '@apollo/client/react';
import { MAX_CART_ENTRIES } from '../../../../../domain/catalogue/pet-options.ts';
import { useIsHydrated } from '../../../hooks/use-hydrated.ts';
import { CartDeliveryDocument } from '../api/cart.operations.ts';
import { useCart } from '../hooks/use-cart.ts';
import { withItem } from '../lib/cart-lines.ts';
import { sameDayHint } from '../lib/delivery-choice.ts';
import classes from './add-to-cart-panel.module.css';

interface DeliveryHintProps {
  readonly petId: string;
  /** How many would be put into the cart. */
  readonly amount: number;
}

/** What same-day delivery would be with this item in the cart. Its line is there before its words. */
export function DeliveryHint({ petId, amount }: DeliveryHintProps) {
  const isHydrated = useIsHydrated();
  const entries = withItem(useCart(), petId, amount);
  const { data, previousData } = useQuery(CartDeliveryDocument, {
    variables: { entries },
    skip: !isHydrated || entries.length > MAX_CART_ENTRIES,
    fetchPolicy: 'cache-and-network',
  });
  const options = (data ?? previousData)?.quote.deliveryOptions;
  const sameDay = options?.find(({ method }) => method === 'SAME_DAY');
  return <dd className={classes.delivery}>{sameDay && sameDayHint(sameDay)}</dd>;
}
