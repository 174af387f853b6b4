import type { ClientSession } from 'mongoose';
import { badInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { afterSplits, type TakenPieces } from '../cart-entries/line-pieces.ts';
import type { ChosenPieces } from '../cart-entries/line-quantity.input.ts';
import { findChosen, type OrderRecords, wholeEntries } from '../order/order-records.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { planRefund, type RefundPlan } from '../refunds/refund-plan.ts';

/** Entries with the payment that they are of; none has one that was posted and is not covered yet. */
export interface CancellableRecords {
  readonly payment: OrderRecords['payment'] | null;
  readonly entries: readonly CartEntryRecord[];
}

/** What is to be called off: lines of an order, or one of its records alone, whatever else its line is. */
export interface CancelledPieces extends ChosenPieces {
  readonly recordId?: string;
}

/** What is called off, and what goes back by it. */
interface CancellationPlan<Plan extends RefundPlan | null> {
  readonly pieces: TakenPieces;
  /** Null where there is no payment. */
  readonly plan: Plan;
}

/**
 * @throws DomainError BAD_USER_INPUT, also for some pieces of a line whose payment was begun for all of them;
 *   INVALID_TRANSITION for what was sent, or called off before
 */
export function planCancellation(
  records: OrderRecords,
  chosen: CancelledPieces,
): CancellationPlan<RefundPlan>;
export function planCancellation(
  records: CancellableRecords,
  chosen: CancelledPieces,
): CancellationPlan<RefundPlan | null>;
export function planCancellation(
  { payment, entries }: CancellableRecords,
  chosen: CancelledPieces,
): CancellationPlan<RefundPlan | null> {
  const pieces = chosen.recordId
    ? wholeEntries(entries.filter(({ _id }) => _id.equals(chosen.recordId)))
    : findChosen(chosen, entries, { isFit: isNotSent, deed: 'canceled' });
  if (pieces.splits.some(({ part }) => part.status === 'pending'))
    throw badInput({ lines: 'Only whole lines can be canceled before they are paid' });
  for (const line of pieces.taken) cartEntryRepository.checkMove(line, 'cancelled');
  const cause = { kind: 'cancel' as const, lines: pieces.taken };
  return { pieces, plan: payment && planRefund(payment, afterSplits(entries, pieces), cause) };
}

function isNotSent({ status }: CartEntryRecord): boolean {
  return status === 'paid' || status === 'pending';
}

/**
 * An entry of the viewer's, or any for who handles orders, with the rest of its order.
 *
 * @throws DomainError NOT_FOUND, also for somebody else's
 */
export async function readOwnEntry(
  id: string,
  viewer: User,
  session: ClientSession | null,
): Promise<CancellableRecords> {
  const entry = await cartEntryRepository.getOwn(id, viewer, session);
  const { paymentId } = entry;
  if (!paymentId) return { payment: null, entries: [entry] };
  const payment = await paymentRepository.find({ _id: paymentId }, session);
  return { payment, entries: await cartEntryRepository.ofPayment(paymentId, session) };
}
