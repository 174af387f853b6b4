import { type ClientSession, Types } from 'mongoose';
import { addCents, type Cents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { capturedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { refundDue } from '../../../../domain/pricing/refund.ts';
import { orderRefunded } from '../../mail/outbox/mail-events.ts';
import type { MailOutbox } from '../../mail/outbox/mail-outbox.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import { promotionRepository } from '../../promotions/promotion-repository.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import { chargedFor, keptAmount, paymentRepository } from '../records/payments.repository.ts';
import { RefundModel, type RefundRecord } from './refund.entity.ts';
import { refundRepository } from './refunds.repository.ts';

/*
 * What payments owe, and what went back of them. All of it is written in the transaction that causes it, together with
 * the payment, so that changes to the same parcel take turns.
 */

/** By which request a refund is owed, where somebody asked for it. */
export type RefundRequest = Pick<RefundRecord, 'requestId' | 'requestHash'>;

/**
 * Owes a refund for what was charged for entries of a payment that no longer live or were given back; with the last one
 * the delivery goes back, and with the last that lives the use of a code.
 *
 * @returns cents that are owed now
 */
export async function oweDifference(
  paymentId: Types.ObjectId,
  reason: string,
  session: ClientSession,
  request: RefundRequest = {},
): Promise<Cents> {
  const payment = await PaymentModel.findOneAndUpdate(
    { _id: paymentId, status: { $in: capturedPaymentStates } },
    { $inc: { revision: 1 } },
    { session, returnDocument: 'after' },
  ).lean<PaymentRecord>();
  if (!payment) return cents(0);

  const live = await cartEntryRepository.live(paymentId, session);
  if (live.length === 0) await promotionRepository.release(paymentId, session);
  const due = refundDue(keptAmount(payment), chargedFor(payment, live));
  if (due === 0) return due;
  await insertRefund(payment, { amount: toDollars(due), reason, status: 'owed', ...request }, session);
  await changeDue(payment, due, session);
  return due;
}

/**
 * Owes an amount of an order, for no line of it: what its lines cost goes back all the same, as far as it is there.
 *
 * @param payment as it is in this transaction, which is its turn
 */
export async function oweAmount(
  payment: PaymentRecord,
  amount: Cents,
  reason: string,
  session: ClientSession,
  request: RefundRequest,
): Promise<void> {
  await insertRefund(payment, { amount: toDollars(amount), reason, status: 'owed', ...request }, session);
  await changeDue(payment, amount, session);
  const goodwillCents = cents((payment.goodwillCents ?? 0) + amount);
  await paymentRepository.update(payment._id, { goodwillCents }, session);
}

/** Owes no longer what was not sent yet, because the card's bank has taken the money. */
export async function rejectOwed(
  payment: PaymentRecord,
  reason: string,
  session: ClientSession,
): Promise<void> {
  const owed = await refundRepository.owed(payment._id, session);
  if (owed.length === 0) return;
  const those = { _id: { $in: owed.map(({ _id }) => _id) } };
  await refundRepository.moveAll(those, 'refused', { reason }, session);
  const amounts = owed.filter(isFirstAttempt).map(({ amount }) => toCents(amount));
  await changeDue(payment, -addCents(amounts), session);
}

/**
 * Owes again what was refused while a bank had the money, as far as it is due. It is the same refund as before: Stripe
 * may have made it at the very moment of the refusal, and would make another one a second time.
 */
export async function oweRefusedAgain(
  payment: PaymentRecord,
  reason: string,
  session: ClientSession,
): Promise<void> {
  const refused = await refundRepository.refused(payment._id, session);
  if (refused.length === 0) return;
  const live = await cartEntryRepository.live(payment._id, session);
  let due: number = refundDue(keptAmount(payment), chargedFor(payment, live));
  let owed = 0;
  for (const refund of refused) {
    const amount = isFirstAttempt(refund) ? toCents(refund.amount) : 0;
    if (amount > due) continue;
    await refundRepository.move(refund._id, 'owed', { reason }, session);
    due -= amount;
    owed += amount;
  }
  if (owed > 0) await changeDue(payment, owed, session);
}

/** Records that Stripe made a refund, and tells the shopper. Only the first record counts. */
export async function recordSent(
  { _id }: RefundRecord,
  stripeRefundId: string,
  outbox: MailOutbox,
  session: ClientSession,
): Promise<void> {
  const before = (await refundRepository.tryMove({ _id }, 'done', { stripeRefundId }, session))?.before;
  if (!before || !isFirstAttempt(before)) return;
  const amount = toCents(before.amount);
  const payment = await paymentRepository.find({ _id: before.paymentId }, session);
  if (!payment) return;
  // Stripe made it just before the bank took the rest: it was owed after all.
  if (before.status === 'refused') await changeDue(payment, amount, session);
  await addRefunded(payment, amount, session);
  await outbox.add([orderRefunded(payment, _id)], session);
}

/** Records a refund that was made at Stripe by hand, and tells the shopper. @returns whether all of the money is back */
export async function recordExternal(
  paymentId: Types.ObjectId,
  made: Pick<RefundRecord, 'amount' | 'reason' | 'stripeRefundId'>,
  outbox: MailOutbox,
  session: ClientSession,
): Promise<boolean> {
  const payment = await paymentRepository.find({ _id: paymentId }, session);
  if (!payment) return false;
  const amount = toCents(made.amount);
  const refundId = await insertRefund(payment, { ...made, status: 'done' }, session);
  await addRefunded(payment, amount, session);
  await outbox.add([orderRefunded(payment, refundId)], session);
  // What was owed already is not owed a second time on top of what went back by hand.
  const due = Math.min(toCents(payment.amount), toCents(payment.refundDue) + amount);
  await paymentRepository.update(paymentId, { refundDue: toDollars(cents(due)) }, session);
  return due === toCents(payment.amount);
}

async function insertRefund(
  { _id: paymentId, uid }: PaymentRecord,
  refund: Pick<RefundRecord, 'amount' | 'reason' | 'status' | 'stripeRefundId'> & RefundRequest,
  session: ClientSession,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await RefundModel.create([{ _id, paymentId, uid, ...refund }], { session });
  return _id;
}

/** @param change cents that are owed more, or less */
async function changeDue(payment: PaymentRecord, change: number, session: ClientSession): Promise<void> {
  const refundDue = toDollars(cents(toCents(payment.refundDue) + change));
  await paymentRepository.update(payment._id, { refundDue }, session);
}

/** Adds to the refunded amount of a payment, and moves its state. */
async function addRefunded(payment: PaymentRecord, amount: Cents, session: ClientSession): Promise<void> {
  const refunded = cents(toCents(payment.amountRefunded) + amount);
  const to = refunded >= toCents(payment.amount) ? 'refunded' : 'partially_refunded';
  await paymentRepository.move(payment._id, to, { amountRefunded: toDollars(refunded) }, session);
}

/** What Stripe turned out not to have is made again, and was counted before. */
function isFirstAttempt({ attempt }: RefundRecord): boolean {
  return attempt === undefined;
}
