import { phoneAddress } from '../../../../../../domain/input/phone-number.ts';
import { deliveryNames } from '../../../../../../domain/orders/order-words.ts';
import { addressLines } from '../../../../../../domain/packing/address-lines.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';

/** Who gets an order, how they are reached, and how it goes to them. */
export function CustomerPanel({ order }: { readonly order: ManagedOrder }) {
  const { username, location, phone, email, delivery } = order;
  return (
    <section className={classes.box} aria-labelledby="order-customer">
      <h2 id="order-customer">{deliveryNames[DeliveryMethod[delivery.method]]}</h2>
      <address className={classes.address}>
        <strong>{username}</strong>
        {addressLines(location).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={phoneAddress(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      {(delivery.carrier || delivery.trackingNumber) && (
        <p className={classes.tracking}>
          {delivery.carrier} {delivery.trackingNumber}{' '}
          {delivery.trackingUrl && (
            <a href={delivery.trackingUrl} target="_blank" rel="noreferrer">
              Track the parcel
            </a>
          )}
        </p>
      )}
    </section>
  );
}
