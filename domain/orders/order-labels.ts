import { DeliveryMethod } from '../pricing/choices.ts';
import { listed } from '../text/listed.ts';
import type { CartEntryStatus, PetOrderStatus } from './order-states.ts';
import type { OrderStatus } from './order-status.ts';

/** How a state stands: the colour of its badge says the same as its name. */
export type StatusTone = 'waiting' | 'good' | 'under way' | 'bad' | 'over';

interface StatusLabels {
  readonly tone: StatusTone;
  /** What the shopper is notified of once the order for something is in it; of their own actions they are not. */
  readonly notification?: (itemName: string) => string;
}

interface GoodsStatusLabels extends StatusLabels {
  readonly name: string;
  /** For the shopper. */
  readonly meaning: string;
  /** What is fetched at the shop is never sent: the same state, by other labels. */
  readonly curbside?: Omit<GoodsStatusLabels, 'tone' | 'curbside'>;
}

export const petOrderStatusLabels: Readonly<Record<PetOrderStatus, StatusLabels>> = {
  // An order that returns to its first state was accepted or declined by mistake.
  pending: { tone: 'waiting', notification: (name) => `Your order for ${name} waits for an answer again.` },
  approved: { tone: 'good', notification: (name) => `Your order for ${name} was accepted.` },
  declined: { tone: 'bad', notification: (name) => `Your order for ${name} was declined.` },
  collected: { tone: 'good' },
  cancelled: { tone: 'over', notification: (name) => `Your order for ${name} was canceled.` },
  returned: { tone: 'over' },
};

/** States of orders of goods, and of the entries in them. */
export const goodsStatusLabels: Readonly<Record<OrderStatus | CartEntryStatus, GoodsStatusLabels>> = {
  pending: { tone: 'waiting', name: 'Pending', meaning: 'Waiting for the payment' },
  paid: { tone: 'good', name: 'Paid', meaning: 'Being packed' },
  partly_shipped: {
    ...{ tone: 'under way', name: 'Partly shipped', meaning: 'A part of it is on its way to you' },
    curbside: { name: 'Partly ready for pickup', meaning: 'A part of it waits for you at the shop' },
  },
  shipped: {
    ...{ tone: 'under way', name: 'Shipped', meaning: 'On its way to you' },
    notification: (name) => `${name} is on its way to you.`,
    curbside: {
      ...{ name: 'Ready for pickup', meaning: 'Waiting for you at the shop' },
      notification: (name) => `${name} is ready for pickup.`,
    },
  },
  delivered: {
    ...{ tone: 'good', name: 'Delivered', meaning: 'Arrived at your place' },
    notification: (name) => `${name} has arrived.`,
    curbside: {
      ...{ name: 'Picked up', meaning: 'Fetched from the shop' },
      notification: (name) => `${name} was picked up.`,
    },
  },
  cancelled: {
    ...{ tone: 'over', name: 'Canceled', meaning: 'Called off' },
    notification: (name) => `Your order for ${name} was canceled.`,
  },
  returned: {
    ...{ tone: 'over', name: 'Returned', meaning: 'Back at the shop' },
    notification: (name) => `${name} came back to us.`,
  },
};

/** The label of a state of any record: the API and the database keep their spelling, people read American English. */
export function stateLabel(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ').replace('cancelled', 'canceled');
}

/** How a state of any order stands, as the API names it; undefined where no order has such a state. */
export function orderStatusTone(status: string): StatusTone | undefined {
  const labels: Readonly<Record<string, StatusLabels>> = { ...petOrderStatusLabels, ...goodsStatusLabels };
  return labels[status.toLowerCase()]?.tone;
}

/** What a state of an order, or of one of its entries, is called. */
export function statusName(status: GoodsStatus, delivery: DeliveryMethod): string {
  return labelsOf(status, delivery).name;
}

/** What a state means for the shopper. */
export function statusMeaning(status: GoodsStatus, delivery: DeliveryMethod): string {
  return labelsOf(status, delivery).meaning;
}

/** What the shopper is notified of once an entry has come to a state; null where they are not. */
export function goodsNotification(
  status: CartEntryStatus,
  delivery: DeliveryMethod,
  itemName: string,
): string | null {
  return labelsOf(status, delivery).notification?.(itemName) ?? null;
}

/** What a button says that moves entries to a state. */
export function moveName(to: 'shipped' | 'delivered', delivery: DeliveryMethod): string {
  if (isCurbside(delivery)) return to === 'shipped' ? 'Ready for pickup' : 'Picked up';
  return to === 'shipped' ? 'Mark as shipped' : 'Mark as delivered';
}

export type GoodsStatus = keyof typeof goodsStatusLabels;

function labelsOf(status: GoodsStatus, delivery: DeliveryMethod): Omit<GoodsStatusLabels, 'tone'> {
  const { curbside, ...labels } = goodsStatusLabels[status];
  return isCurbside(delivery) && curbside ? curbside : labels;
}

function isCurbside(delivery: DeliveryMethod): boolean {
  return delivery === DeliveryMethod.CURBSIDE;
}

/** Some pieces of an item. */
export interface NamedPieces {
  readonly petname: string;
  readonly amount: number;
}

/** "2 × Salmon kibble and Basket bed", and whether a verb beside it speaks of many. */
export function namePieces(pieces: readonly NamedPieces[]): {
  readonly names: string;
  readonly isMany: boolean;
} {
  const names = pieces.map(({ petname, amount }) => (amount > 1 ? `${amount} × ${petname}` : petname));
  return {
    names: listed(names),
    isMany: pieces.length > 1 || pieces.some(({ amount }) => amount > 1),
  };
}
