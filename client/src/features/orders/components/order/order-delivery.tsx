import { phoneText } from '../../../../../../domain/input/phone-text.ts';
import { addressLines } from '../../../../../../domain/packing/address-lines.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { hoursLines } from '../../../../../../domain/shop-settings/opening-hours.ts';
import { formatPromise } from '../../../../lib/format/promise.ts';
import { useShopFacts } from '../../../../lib/shop-facts/use-shop-facts.ts';
import { MapLink } from '../../../../ui/map-link.tsx';
import { ParcelList } from '../../../../ui/parcel-list.tsx';
import type { OwnOrder } from '../../hooks/use-order.ts';
import { HereForm } from '../../pickup/here-form.tsx';
import { waitsForPickup } from '../../pickup/waits-for-pickup.ts';
import { ChangeOrder } from './change-order.tsx';
import classes from './order.module.css';

interface OrderDeliveryProps {
  readonly order: OwnOrder;
  /** Whether whoever looks at it is its shopper. */
  readonly isOwn: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** How an order comes, to whom and where to. */
export function OrderDelivery({ order, isOwn, refresh }: OrderDeliveryProps) {
  const { delivery, username, location, phone, email } = order;
  const isCurbside = delivery.method === 'CURBSIDE';
  return (
    <section className={classes.box} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{deliveryNames[DeliveryMethod[delivery.method]]}</h2>
      <Promised order={order} />
      <ParcelList parcels={order.shipments} method={delivery.method} />
      {isCurbside && <PickUp order={order} isOwn={isOwn} />}
      <address className={classes.address}>
        <strong dir="auto">{username}</strong>
        {!isCurbside && <span dir="auto">{location}</span>}
        <span>{phoneText(phone)}</span>
        <span>{email}</span>
      </address>
      <ChangeOrder order={order} refresh={refresh} />
    </section>
  );
}

/** What the shopper was told when paying, and whether it was so; on the receipt as well. */
function Promised({ order: { promise, status } }: { readonly order: OwnOrder }) {
  const days = formatPromise(promise);
  if (status === 'CANCELLED' || days === null) return null;
  return (
    <p className={classes.place}>
      Promised: {days}
      {promise.isKept === false && <span>It was later than that, and we are sorry.</span>}
    </p>
  );
}

/** Where an order is collected; on the receipt as well. */
function PickUp({ order, isOwn }: Pick<OrderDeliveryProps, 'order' | 'isOwn'>) {
  const { address, openingHours } = useShopFacts();
  const place = order.promise.place || address;
  const isWaiting = waitsForPickup(order);
  return (
    <>
      <p className={classes.place}>
        Pick it up at <bdi>{addressLines(place).join(', ')}</bdi>
        {hoursLines(openingHours).map(({ days, hours }) => (
          <span key={days}>
            {days} {hours}
          </span>
        ))}
      </p>
      {isWaiting && (
        <div className={classes.note}>
          <p>
            We tell you when it is ready. Give your number at the door of the shop, or say here that you are
            outside. <MapLink address={place} />
          </p>
          {isOwn && <HereForm number={order.number} />}
        </div>
      )}
    </>
  );
}
