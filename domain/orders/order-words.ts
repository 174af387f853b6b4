import { DeliveryMethod } from '../pricing/choices.ts';
import type { CartEntryStatus } from './order-states.ts';
import type { OrderStatus } from './order-status.ts';

type Status = OrderStatus | CartEntryStatus;

const statusNames: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  paid: 'Paid',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** What is fetched at the shop is never sent: the same states, in other words. */
const curbsideNames: Readonly<Partial<Record<Status, string>>> = {
  partly_shipped: 'Partly ready for pick-up',
  shipped: 'Ready for pick-up',
  delivered: 'Picked up',
};

const meanings: Readonly<Record<Status, string>> = {
  pending: 'Waiting for the payment',
  paid: 'Being packed',
  partly_shipped: 'A part of it is on its way to you',
  shipped: 'On its way to you',
  delivered: 'Arrived at your place',
  cancelled: 'Called off',
  returned: 'Back at the shop',
};

const curbsideMeanings: Readonly<Partial<Record<Status, string>>> = {
  partly_shipped: 'A part of it waits for you at the shop',
  shipped: 'Waiting for you at the shop',
  delivered: 'Fetched from the shop',
};

export const deliveryNames: Readonly<Record<DeliveryMethod, string>> = {
  [DeliveryMethod.STANDARD]: 'Standard delivery',
  [DeliveryMethod.SAME_DAY]: 'Same-day delivery',
  [DeliveryMethod.CURBSIDE]: 'Curbside pickup',
};

/** What a state of an order, or of one of its entries, is called. */
export function statusName(status: Status, delivery: DeliveryMethod): string {
  return (isCurbside(delivery) && curbsideNames[status]) || statusNames[status];
}

/** What a state means for the shopper. */
export function statusMeaning(status: Status, delivery: DeliveryMethod): string {
  return (isCurbside(delivery) && curbsideMeanings[status]) || meanings[status];
}

/** What a button says that moves entries to a state. */
export function moveName(to: 'shipped' | 'delivered', delivery: DeliveryMethod): string {
  if (isCurbside(delivery)) return to === 'shipped' ? 'Ready for pick-up' : 'Picked up';
  return to === 'shipped' ? 'Mark as shipped' : 'Mark as delivered';
}

function isCurbside(delivery: DeliveryMethod): boolean {
  return delivery === DeliveryMethod.CURBSIDE;
}
