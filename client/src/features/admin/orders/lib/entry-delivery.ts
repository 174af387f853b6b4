import type { CartEntryStatus } from '../../../../../../domain/orders/order-states.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';

/** How an order goes to its shopper, as the domain has it. */
export function deliveryOf({ deliveryMethod }: { readonly deliveryMethod: keyof typeof DeliveryMethod }) {
  return DeliveryMethod[deliveryMethod];
}

/** The state of an order, as the domain has it. */
export function stateOf({ status }: { readonly status: Uppercase<CartEntryStatus> }): CartEntryStatus {
  return status.toLowerCase() as CartEntryStatus;
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** By when an order has to be there: "today by 9:00 PM", or that it is late; in the time zone of this browser. */
export function dueText(dueAt: Date, now: Date): string {
  const time = timeFormat.format(dueAt);
  const isToday = dueAt.toDateString() === now.toDateString();
  if (dueAt < now)
    return isToday ? `late, was due at ${time}` : `late, was due ${dayFormat.format(dueAt)} at ${time}`;
  return isToday ? `today by ${time}` : `${dayFormat.format(dueAt)} by ${time}`;
}
