import type { CartEntryStatus, DeliveryMethod, PetOrderStatus } from '../../../gql/graphql.ts';

type Words = (name: string) => string;

/** Changes that a shopper is notified of; their own actions are not. */
const petOrderLabels: Partial<Record<PetOrderStatus, Words>> = {
  // An order that returns to its first state was accepted or declined by mistake.
  PENDING: (name) => `Your order of ${name} waits for an answer again.`,
  APPROVED: (name) => `Your order of ${name} was accepted.`,
  DECLINED: (name) => `${name} has found a home with somebody else.`,
  CANCELLED: (name) => `Your order of ${name} was cancelled.`,
};

/** The same states, after something that says more. */
function petOrderLabel({ petname, status, readyAt, turnAt }: ChangedPetOrder): string | null {
  if (status === 'APPROVED' && readyAt) return `${petname} is ready to be collected.`;
  if (status === 'PENDING' && turnAt) return `${petname} is free again, and it is your turn.`;
  return petOrderLabels[status]?.(petname) ?? null;
}

const cartEntryLabels: Partial<Record<CartEntryStatus, Words>> = {
  SHIPPED: (name) => `${name} is on its way to you.`,
  DELIVERED: (name) => `${name} has arrived.`,
  CANCELLED: (name) => `Your order of ${name} was cancelled.`,
  RETURNED: (name) => `${name} came back to us.`,
};

/** Of what is fetched at the shop. */
const curbsideLabels: typeof cartEntryLabels = {
  ...cartEntryLabels,
  SHIPPED: (name) => `${name} is ready for pick-up.`,
  DELIVERED: (name) => `${name} was picked up.`,
};

interface ChangedPetOrder {
  readonly petname: string;
  readonly status: PetOrderStatus;
  readonly readyAt: string | null | undefined;
  readonly turnAt: string | null | undefined;
}

interface OrderChange {
  readonly kind: 'PLACED' | 'MOVED';
  readonly petOrder: ChangedPetOrder | null;
  readonly cartEntry: {
    readonly petname: string;
    readonly status: CartEntryStatus;
    readonly deliveryMethod: DeliveryMethod;
  } | null;
}

/** Notification text for a change of an own order; null where it needs none. */
export function orderUpdateLabel({ kind, petOrder, cartEntry }: OrderChange): string | null {
  if (kind !== 'MOVED') return null;
  if (petOrder) return petOrderLabel(petOrder);
  if (!cartEntry) return null;
  const { petname, status, deliveryMethod } = cartEntry;
  const labels = deliveryMethod === 'CURBSIDE' ? curbsideLabels : cartEntryLabels;
  return labels[status]?.(petname) ?? null;
}
