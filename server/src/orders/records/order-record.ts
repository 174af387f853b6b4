import type { ClientSession, Types } from 'mongoose';
import { orderStatus } from '../../../../domain/orders/order-status.ts';
import { setOrUnset } from '../../database/set-or-unset.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { MaybeWaiting } from './order-holds.ts';
import { orderKeysOf } from './order-keys.ts';
import { type MaybeQueued, packingPlaceOf } from './packing-place.ts';
import { isEnded, PaymentModel, type PaymentRecord } from './payment.entity.ts';

/** What a payment keeps of its order, so that lists of orders ask it alone. */
export type OrderFacts = Pick<PaymentRecord, 'orderStatus' | 'searchKeys' | 'packingPlace'>;

type Numbered = Pick<PaymentRecord, 'number' | 'email' | 'formerEmails' | 'username' | 'phone'> & MaybeQueued;
type Line = Pick<CartEntryRecord, 'petname'> &
  Partial<Pick<CartEntryRecord, 'username' | 'phone'>> &
  MaybeWaiting;

/** What a payment that is no order, or ended unpaid, keeps: nothing. */
export const noOrder = { orderStatus: undefined, searchKeys: undefined, packingPlace: undefined } as const;

/** The facts of the order that a payment and its entries are; an amount of the old client has no entries at first. */
export function orderFactsOf(
  payment: Numbered & Pick<PaymentRecord, 'status'>,
  entries: readonly Line[],
): OrderFacts {
  if (!payment.number || isEnded(payment) || entries.length === 0) return {};
  const packingPlace = packingPlaceOf(payment, entries);
  return {
    orderStatus: orderStatus(entries.map(({ status }) => status)),
    searchKeys: keysOf(payment, entries),
    ...(packingPlace && { packingPlace }),
  };
}

function keysOf(payment: Numbered, entries: readonly Line[]): string[] {
  const texts = (field: 'username' | 'phone') => [payment, ...entries].map((record) => textOf(record[field]));
  return orderKeysOf({
    number: textOf(payment.number),
    emails: [payment.email, ...(payment.formerEmails ?? [])].map(textOf),
    names: texts('username'),
    phones: texts('phone'),
    items: entries.map(({ petname }) => textOf(petname)),
  });
}

/**
 * Brings what a payment keeps of its order up to date, in the transaction that moved some of its entries. It writes in any
 * case: of two transactions that move entries of one order, one is made again and sees what the other did.
 */
export async function refreshOrder(
  paymentId: Types.ObjectId | undefined,
  session: ClientSession,
): Promise<void> {
  if (!paymentId) return;
  const payment = await PaymentModel.findById(paymentId).session(session).lean<PaymentRecord>();
  if (!payment) return;
  const entries = await CartEntryModel.find({ paymentId }).session(session).lean<CartEntryRecord[]>();
  const facts = setOrUnset({ ...noOrder, ...orderFactsOf(payment, entries) });
  await PaymentModel.updateOne({ _id: paymentId }, { ...facts, $inc: { revision: 1 } }, { session });
}
