import { Money } from '../../../ui/money.tsx';
import { useCartDelivery } from '../hooks/use-cart-delivery.ts';
import { type DeliveryOption, deliveryName, deliveryTitle } from '../lib/delivery-choice.ts';
import classes from './delivery-ways.module.css';

type Way = Pick<DeliveryOption, 'method' | 'price' | 'isAvailable' | 'reason' | 'arrives'>;

interface DeliveryWaysProps {
  readonly petId: string;
  /** How many would be put into the cart. */
  readonly amount: number;
  /** Those of the item alone, which come with its page. */
  readonly alone: readonly Way[];
}

/** All ways to get an item: what they cost with what is in the cart already, and when it comes. */
export function DeliveryWays({ petId, amount, alone }: DeliveryWaysProps) {
  const { options = alone, hasCart, postcode } = useCartDelivery(petId, amount);
  return (
    <div>
      <h2 className={classes.title}>{deliveryTitle(hasCart && options !== alone, postcode)}</h2>
      <dl className={classes.ways}>
        {options.map(({ method, price, arrives, reason }) => (
          <div key={method} className={classes.way}>
            <dt>{deliveryName(method)}</dt>
            <dd className={classes.price}>{price === 0 ? 'Free' : <Money amount={price} />}</dd>
            <dd className={classes.when}>
              {arrives}.{reason && ` ${reason}.`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
