import { phoneAddress } from '../../../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../../../domain/input/phone-text.ts';
import { addressLines } from '../../../../../../domain/packing/address-lines.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { formatPromise } from '../../../../lib/format/promise.ts';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';

/** Who gets an order, how they are reached, and how it goes to them. */
export function CustomerPanel({ order }: { readonly order: ManagedOrder }) {
  const { username, location, phone, email, formerEmails, delivery, promise } = order;
  const days = formatPromise(promise);
  return (
    <section className={classes.box} aria-labelledby="order-customer">
      <h2 id="order-customer">{deliveryNames[DeliveryMethod[delivery.method]]}</h2>
      {days && (
        <p className={classes.promised}>
          Promised: {days}
          {promise.isKept !== null && (promise.isKept ? ' · kept' : ' · missed')}
        </p>
      )}
      <address className={classes.address}>
        <strong dir="auto">{username}</strong>
        {addressLines(location).map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
        <a href={phoneAddress(phone)}>{phoneText(phone)}</a>
        <a href={`mailto:${email}`}>{email}</a>
        {formerEmails.map((former) => (
          <span key={former}>
            formerly <bdi>{former}</bdi>
          </span>
        ))}
      </address>
    </section>
  );
}
