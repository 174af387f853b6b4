import { DeliveryMethod, deliveryNames } from '../pricing/choices.ts';
import type { CartEntryStatus } from './order-states.ts';

/** What of a placed order can be changed. */
export type AmendedField = 'location' | 'phone' | 'delivery';

/** Who changes an order: whoever placed it, or the staff. */
export type Amender = 'shopper' | 'staff';

/** Up to when: until the first parcel has left, until the last one has, or never. */
type AmendableUntil = 'first parcel' | 'last parcel' | 'never';

export const amendableUntil: Readonly<Record<AmendedField, Readonly<Record<Amender, AmendableUntil>>>> = {
  location: { shopper: 'first parcel', staff: 'last parcel' },
  phone: { shopper: 'first parcel', staff: 'last parcel' },
  delivery: { shopper: 'never', staff: 'first parcel' },
};

/** How far an order is. */
export interface OrderProgress {
  /** Whether something of it is paid and has not left. */
  readonly waits: boolean;
  /** Whether something of it has left. */
  readonly hasLeft: boolean;
}

/** @param statuses of all of its entries */
export function progressOf(statuses: readonly CartEntryStatus[]): OrderProgress {
  return {
    waits: statuses.includes('paid'),
    hasLeft: statuses.some((status) => hasLeft.includes(status)),
  };
}

const hasLeft: readonly CartEntryStatus[] = ['shipped', 'delivered', 'returned'];

/** Why something of an order can not be changed, in a sentence without its full stop; null where it can. */
export function amendmentProblem(
  field: AmendedField,
  by: Amender,
  { waits, hasLeft: isUnderWay }: OrderProgress,
): string | null {
  const until = amendableUntil[field][by];
  if (until === 'never') return 'Only the shop can change how an order is delivered: write to us';
  if (!waits) return 'Nothing of this order waits to be sent';
  if (until === 'last parcel' || !isUnderWay) return null;
  if (by === 'staff') return 'A part of this order has left: the rest goes the same way';
  return 'A part of this order has left: write to us, and we see what can be done';
}

/** Whether anything of an order can be changed. */
export function isAmendable(by: Amender, progress: OrderProgress): boolean {
  return amendmentProblem('location', by, progress) === null;
}

/** Something of an order that was changed. */
export interface Amendment {
  /** Of where it goes and who is called. */
  readonly fields: readonly AmendedField[];
  /** How it is delivered since; undefined where that stayed. */
  readonly to?: DeliveryMethod | undefined;
}

const fieldNames: Readonly<Record<Exclude<AmendedField, 'delivery'>, string>> = {
  location: 'address',
  phone: 'phone number',
};

/** "Address and phone number changed by Robin." */
export function amendmentText({ fields, to }: Amendment, who: string): string {
  const names = fields.flatMap((field) => {
    if (field !== 'delivery') return fieldNames[field];
    return to ? `delivery (now ${deliveryNames[to].toLowerCase()})` : 'delivery';
  });
  const list = new Intl.ListFormat('en-US').format(names);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} changed by ${who}.`;
}

/** How an order was delivered when it was placed, before anybody changed that. */
export function placedMethod(
  now: DeliveryMethod,
  amendments: readonly { readonly from?: DeliveryMethod | undefined }[],
): DeliveryMethod {
  return amendments.find(({ from }) => from !== undefined)?.from ?? now;
}

/** Whether a way of delivery brings an order to an address. */
export function needsAddress(method: DeliveryMethod): boolean {
  return method !== DeliveryMethod.CURBSIDE;
}
