import { type ClientSession, Types } from 'mongoose';
import { addCents, type Cents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { capturedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { refundDue, refundParts } from '../../../../domain/pricing/refund.ts';
import { orderRefunded } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { promotionRepository } from '../../promotions/promotion-repository.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import { refreshOrder } from '../records/order-record.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import {
  chargedFor,
  isDeliveryCharged,
  keptAmount,
  paymentRepository,
  refundableOfCharge,
} from '../records/payments.repository.ts';
import { countedOnTop, refreshOnTop } from '../records/supplements.ts';
import { RefundModel, type RefundRecord } from './refund.entity.ts';
import { refundReasons } from './refund-reasons.ts';
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
  const onTop = await oweOnTop(payment, live, reason, session, request);
  const due = refundDue(keptAmount(payment), chargedFor(payment, live));
  if (due === 0) return onTop;
  await insertRefund(payment, { amount: toDollars(due), reason, status: 'owed', ...request }, session);
  await changeDue(payment, due, session);
  return addCents([due, onTop]);
}

/** Owes what was paid on top of an order once its delivery went back. @returns cents that are owed now */
async function oweOnTop(
  payment: PaymentRecord,
  live: Parameters<typeof isDeliveryCharged>[1],
  reason: string,
  session: ClientSession,
  request: RefundRequest,
): Promise<Cents> {
  // Also where a bank has all of it: it may give it again.
  if (payment.onTopCents === undefined || isDeliveryCharged(payment, live)) return cents(0);
  const dues: Cents[] = [];
  for (const paid of await countedOnTop(payment._id, session)) {
    await paymentRepository.update(paid._id, { isOnTop: false }, session);
    dues.push(await oweDifference(paid._id, reason, session, request));
  }
  return addCents(dues);
}

/**
 * Owes an amount of an order, for no line of it: what its lines cost goes back all the same, as far as it is there. What
 * its own charge does not have comes from what was paid on top.
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
  const charges = [payment, ...(await countedOnTop(payment._id, session))];
  const parts = refundParts(amount, charges.map(refundableOfCharge));
  for (const [place, charge] of charges.entries())
    await oweOfCharge(charge, parts[place] ?? cents(0), reason, session, request);
}

async function oweOfCharge(
  payment: PaymentRecord,
  amount: Cents,
  reason: string,
  session: ClientSession,
  request: RefundRequest,
): Promise<void> {
  if (amount === 0) return;
  await insertRefund(payment, { amount: toDollars(amount), reason, status: 'owed', ...request }, session);
  const goodwillCents = cents((payment.goodwillCents ?? 0) + amount);
  await paymentRepository.update(payment._id, { goodwillCents }, session);
  await changeDue(payment, amount, session);
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

/**
 * Owes no more than what is left of a charge at Stripe, where money went back by hand that was owed at the same time.
 *
 * @param left cents
 * @returns the refund as it is owed now; null where nothing of it is, or somebody else was here first
 */
export async function oweWhatIsLeft(
  { _id, paymentId, amount, owedAtFirst = amount }: RefundRecord,
  left: Cents,
  session: ClientSession,
): Promise<RefundRecord | null> {
  const payment = await paymentRepository.serialize(paymentId, session);
  const asRead = { _id, status: 'owed' as const, amount };
  if (!payment || !(await RefundModel.exists(asRead).session(session))) return null;
  if (left === 0) {
    await refundRepository.move(_id, 'refused', { reason: refundReasons.nothingLeft, owedAtFirst }, session);
  } else {
    const less = { amount: toDollars(left), owedAtFirst };
    await RefundModel.updateOne(asRead, { $set: less }, { session });
  }
  const counted = { paymentId, status: { $in: ['owed', 'done'] as const } };
  const refunds = await RefundModel.find(counted).session(session).lean<RefundRecord[]>();
  const sum = addCents(refunds.map((refund) => toCents(refund.amount)));
  const due = Math.min(toCents(payment.amount), sum);
  await writeDue(payment, cents(due), session);
  return refunds.find((refund) => refund._id.equals(_id)) ?? null;
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
  await outbox.add([orderRefunded(await orderOf(payment, session), _id)], session);
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
  await outbox.add([orderRefunded(await orderOf(payment, session), refundId)], session);
  // What was owed already is not owed a second time on top of what went back by hand.
  const due = Math.min(toCents(payment.amount), toCents(payment.refundDue) + amount);
  await writeDue(payment, cents(due), session);
  return due === toCents(payment.amount);
}

/** The payment of the order that a payment is for, which is itself but for what was paid on top. */
async function orderOf(payment: PaymentRecord, session: ClientSession): Promise<PaymentRecord> {
  const { supplementTo: _id } = payment;
  return (_id && (await paymentRepository.find({ _id }, session))) ?? payment;
}

async function insertRefund(
  { _id: paymentId, uid, supplementTo }: PaymentRecord,
  refund: Pick<RefundRecord, 'amount' | 'reason' | 'status' | 'stripeRefundId'> & RefundRequest,
  session: ClientSession,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const whose = { paymentId, uid, ...(supplementTo && { supplementTo }) };
  await RefundModel.create([{ _id, ...whose, ...refund }], { session });
  return _id;
}

/** @param change cents that are owed more, or less */
async function changeDue(payment: PaymentRecord, change: number, session: ClientSession): Promise<void> {
  await writeDue(payment, cents(toCents(payment.refundDue) + change), session);
}

/** An order whose money has gone back may not leave any more. */
async function writeDue(
  { _id, supplementTo }: PaymentRecord,
  due: Cents,
  session: ClientSession,
): Promise<void> {
  await paymentRepository.update(_id, { refundDue: toDollars(due) }, session);
  await refreshOrder(_id, session);
  if (supplementTo) await refreshOnTop(supplementTo, session);
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
