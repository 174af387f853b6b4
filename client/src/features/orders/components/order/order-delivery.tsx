import { deliveryNames } from '../../../../../../domain/orders/order-words.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';
import type { OwnOrder } from '../../hooks/use-order.ts';
import classes from './order.module.css';

/** How an order comes, to whom and where to. */
export function OrderDelivery({ order }: { readonly order: OwnOrder }) {
  const { delivery, username, location, phone, email } = order;
  const isCurbside = delivery.method === 'CURBSIDE';
  return (
    <section className={classes.box} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{deliveryNames[DeliveryMethod[delivery.method]]}</h2>
      <Tracking delivery={delivery} />
      {isCurbside && (
        <p className={classes.note}>
          We tell you when it is ready. Give your number at the door of the shop.
        </p>
      )}
      <address className={classes.address}>
        <strong>{username}</strong>
        {!isCurbside && <span>{location}</span>}
        <span>{phone}</span>
        <span>{email}</span>
      </address>
    </section>
  );
}

function Tracking({ delivery }: Pick<OwnOrder, 'delivery'>) {
  const { carrier, trackingNumber, trackingUrl } = delivery;
  if (!carrier && !trackingNumber) return null;
  return (
    <p className={classes.tracking}>
      {carrier && <span>{carrier}</span>} {trackingNumber && <span>{trackingNumber}</span>}{' '}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          Track the parcel
        </a>
      )}
    </p>
  );
}
