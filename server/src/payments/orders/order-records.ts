import type { ClientSession } from 'mongoose';
import { liveCartEntryStates } from '../../../../domain/orders/order-states.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { badInput, DomainError, notFound } from '../../platform/domain-error.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import { readNumber } from './orders.service.ts';

/** An order as it is stored. */
export interface OrderRecords {
  readonly payment: PaymentRecord;
  /** All of its entries, cancelled and returned ones included, in the order of the cart. */
  readonly entries: CartEntryRecord[];
}

/**
 * The records of an order, for changes to it.
 *
 * @throws DomainError NOT_FOUND
 */
export async function readRecords(number: string, session: ClientSession | null): Promise<OrderRecords> {
  const found = { number: readNumber(number) };
  const payment = await PaymentModel.findOne(found).session(session).lean<PaymentRecord>();
  const entries = payment ? await cartEntryRepository.ofPayment(payment._id, session) : [];
  if (!payment || entries.length === 0) throw notFound('Order');
  return { payment, entries };
}

/** Whether it was neither cancelled nor returned. */
export function isLive({ status }: CartEntryRecord): boolean {
  return liveCartEntryStates.some((one) => one === status);
}

/**
 * Entries by their ids.
 *
 * @param field what the ids are called, for who named others
 * @throws DomainError BAD_USER_INPUT
 */
export function named(
  ids: readonly string[],
  entries: readonly CartEntryRecord[],
  field = 'entryIds',
): CartEntryRecord[] {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const found = entries.filter(({ _id }) => wanted.has(_id.toHexString()));
  if (found.length < wanted.size) throw badInput({ [field]: 'Not all of them are of this order' });
  return found;
}

export function nothingTo(what: string): DomainError {
  return new DomainError('INVALID_TRANSITION', `There is nothing of this order to ${what}`);
}
