import { goodsNotification, petOrderStatusLabels } from '../../../../../domain/orders/order-labels.ts';
import { DeliveryMethod as DeliveryMethods } from '../../../../../domain/pricing/choices.ts';
import type { CartEntryStatus, DeliveryMethod, PetOrderStatus } from '../../../gql/graphql.ts';
import { stateOf } from '../../../lib/state-of.ts';

/** A state says less than what else has happened to the order. */
function petOrderLabel({ petname, status, readyAt, turnAt }: ChangedPetOrder): string | null {
  if (status === 'APPROVED' && readyAt) return `${petname} is ready to be collected.`;
  if (status === 'PENDING' && turnAt) return `${petname} is free again, and it is your turn.`;
  return petOrderStatusLabels[stateOf(status)].notification?.(petname) ?? null;
}

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
  return goodsNotification(stateOf(status), DeliveryMethods[deliveryMethod], petname);
}
