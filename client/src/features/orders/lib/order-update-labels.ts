import type { CartEntryStatus, PetOrderStatus } from '../../../gql/graphql.ts';

type Words = (name: string) => string;

/** What a shopper is told of while being somewhere else; what they do themselves is no news. */
const petOrderLabels: Partial<Record<PetOrderStatus, Words>> = {
  // An order that moves to where it began was accepted or declined by mistake.
  PENDING: (name) => `Your order of ${name} waits for an answer again.`,
  APPROVED: (name) => `Your order of ${name} was accepted.`,
  DECLINED: (name) => `${name} has found a home with somebody else.`,
  CANCELLED: (name) => `Your order of ${name} was cancelled.`,
};

const cartEntryLabels: Partial<Record<CartEntryStatus, Words>> = {
  SHIPPED: (name) => `${name} is on its way to you.`,
  DELIVERED: (name) => `${name} has arrived.`,
  CANCELLED: (name) => `Your order of ${name} was cancelled.`,
};

interface OrderChange {
  readonly kind: 'PLACED' | 'MOVED';
  readonly petOrder: { readonly petname: string; readonly status: PetOrderStatus } | null;
  readonly cartEntry: { readonly petname: string; readonly status: CartEntryStatus } | null;
}

/** A line about a change of an own order; null where it needs none. */
export function orderUpdateLabel({ kind, petOrder, cartEntry }: OrderChange): string | null {
  if (kind !== 'MOVED') return null;
  if (petOrder) return petOrderLabels[petOrder.status]?.(petOrder.petname) ?? null;
  return (cartEntry && cartEntryLabels[cartEntry.status]?.(cartEntry.petname)) ?? null;
}
