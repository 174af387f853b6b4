import { statusMeaning, statusName } from '../../../../../domain/orders/order-labels.ts';
import { isToCome } from '../../../../../domain/orders/order-status.ts';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import type {
  CartEntryStatus,
  MyCartEntriesQuery,
  MyPetOrdersQuery,
  OrderStatus,
  PetOrderStatus,
} from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { formatShortPromise } from '../../../lib/format/promise.ts';
import { stateOf } from '../../../lib/state-of.ts';

type PetOrderNode = NonNullable<MyPetOrdersQuery['me']>['petOrders']['edges'][number]['node'];
type CartEntryNode = NonNullable<MyCartEntriesQuery['me']>['cartEntries']['edges'][number]['node'];

/** An order as its table shows it, whichever of the two kinds it is. `amount` is in US dollars. */
export interface OrderRow {
  readonly _id: string;
  readonly petId: string;
  readonly name: string;
  readonly quantity?: number;
  readonly amount: number;
  readonly orderDate: string;
  readonly status: string;
  /** What the status is called, where the API's name would say something else. */
  readonly statusName?: string;
  /** What the status means for the shopper. */
  readonly meaning: string;
  /** When it is to be there, while it is not. */
  readonly promised?: string | null;
  /** The number of the order that it is a line of, where it is one. */
  readonly orderNumber?: string | undefined;
  /** Where it stands how far it is, where the shop asked for an application. */
  readonly wayPath?: string | undefined;
  readonly image: PetOrderNode['image'];
  readonly canCancel: boolean;
  /** Whether a cancel gives money back. */
  readonly isPaid: boolean;
  /** The payment that it waits for, where it waits for one. */
  readonly openPaymentId?: string | undefined;
}

const petOrderMeanings: Readonly<Record<PetOrderStatus, string>> = {
  PENDING: 'We will be in touch soon',
  APPROVED: 'Coming home with you',
  COLLECTED: 'At home with you',
  DECLINED: 'Not this time',
  CANCELLED: 'Canceled',
  RETURNED: 'Back at the shop',
};

export function petOrderRow(order: PetOrderNode): OrderRow {
  return {
    _id: order._id,
    petId: order.petId,
    name: order.petname,
    amount: order.petprice,
    orderDate: order.orderDate,
    status: order.status,
    meaning: petOrderMeaning(order),
    ...(order.application && { wayPath: `/petorder/${order._id}` }),
    image: order.image,
    canCancel: order.nextStatuses.includes('CANCELLED'),
    isPaid: false,
  };
}

function petOrderMeaning({ status, readyAt, turnAt, fee }: PetOrderNode): string {
  if (fee?.state === 'DUE') return 'Coming home with you, once its adoption fee is paid';
  if (status === 'APPROVED' && readyAt) return 'Ready to be collected at the shop';
  if (status === 'PENDING' && turnAt) return 'It is your turn: free again, and you are next';
  return petOrderMeanings[status];
}

export function cartEntryRow(entry: CartEntryNode): OrderRow {
  return {
    _id: entry._id,
    petId: entry.petId,
    name: entry.petname,
    quantity: entry.accessoriesAmount,
    amount: entry.totalamount,
    orderDate: entry.orderDate,
    status: entry.status,
    ...statusLabels(entry.status, entry.deliveryMethod),
    promised: promisedOf(entry),
    image: entry.image,
    canCancel: entry.nextStatuses.includes('CANCELLED'),
    isPaid: entry.status === 'PAID',
    orderNumber: entry.orderNumber ?? undefined,
    openPaymentId: (entry.status === 'PENDING' && entry.paymentId) || undefined,
  };
}

function promisedOf({ status, deliveryMethod, promise }: CartEntryNode): string | null {
  const isComing = isToCome(stateOf(status));
  return isComing && promise ? formatShortPromise(deliveryMethod, promise) : null;
}

/** What a state of an order, or of a line of it, is called and means. */
export function statusLabels(status: OrderStatus | CartEntryStatus, delivery: keyof typeof DeliveryMethod) {
  const state = stateOf(status);
  const method = DeliveryMethod[delivery];
  return { statusName: statusName(state, method).toLowerCase(), meaning: statusMeaning(state, method) };
}

/** "Nov 21, 2026", on the shop's calendar. */
export function formatOrderDate(orderDate: string): string {
  return formatDate(orderDate);
}
