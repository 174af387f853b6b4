import type { ClientSession, Types } from 'mongoose';
import {
  feeGoesBack,
  feeOnline,
  handOverProblem,
  type NotedPayment,
  type OrderFee,
  waivingProblem,
} from '../../../../domain/adoption/adoption-fee.ts';
import { cents } from '../../../../domain/money/money.ts';
import type { ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import { keptFee, withdrawOpenFee } from '../records/fee-payments.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { oweDifference } from '../refunds/refund-debts.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import { type PetOrder, PetOrderModel, type PetOrderRecord } from './pet-order.entity.ts';

/** An order that has moved, and what is left to do at Stripe. */
export interface MovedFee {
  readonly order: PetOrderRecord;
  /** A fee that nobody has paid, which is called off. */
  readonly open: PaymentRecord | null;
  /** A payment that goes back. */
  readonly owed: Types.ObjectId | null;
}

/** The fee of an order as the rules have it; null where it is paid at the shop. */
export function orderFeeOf({ fee }: Pick<PetOrder, 'fee'>): OrderFee | null {
  if (!fee) return null;
  return {
    cents: cents(fee.cents),
    isPaid: fee.paidAt !== undefined,
    isPaidAtShop: fee.isPaidAtShop,
    isWaived: fee.waivedAt !== undefined,
  };
}

/**
 * Keeps what an animal's fee is, in the transaction that gives the animal to its shopper, where it is to be paid online.
 *
 * @param order the order, moved
 */
export async function giveFee(
  order: PetOrderRecord,
  { adoptionFeeIsPaid }: Pick<ShopSettings, 'adoptionFeeIsPaid'>,
  session: ClientSession,
): Promise<PetOrderRecord> {
  const { _id, fee: before, ...unpaid } = order;
  if (adoptionFeeIsPaid !== 'ONLINE' && !before) return order;
  const pet = await PetModel.findById(order.petId).session(session).lean<PetRecord>();
  const fee = pet && feeOnline(pet, adoptionFeeIsPaid, order.application !== undefined);
  const stored = fee && { cents: fee, isPaidAtShop: false };
  await PetOrderModel.updateOne({ _id }, stored ? { $set: { fee: stored } } : { $unset: { fee: '' } }, {
    session,
  });
  return { ...unpaid, _id, ...(stored && { fee: stored }) };
}

/**
 * Notes whether a fee was paid at the shop, in the transaction that hands the animal over.
 *
 * @param order the order, moved
 * @throws DomainError INVALID_TRANSITION where it is neither paid nor noted; BAD_USER_INPUT naming what of the note is wrong
 */
export async function noteFee(
  order: PetOrderRecord,
  noted: NotedPayment,
  session: ClientSession,
): Promise<PetOrderRecord> {
  const { _id, fee } = order;
  const known = orderFeeOf(order);
  if (!fee || !known) return order;
  const problem = handOverProblem(known, noted);
  if (problem?.field) throw badInput({ [problem.field]: problem.message });
  if (problem) throw invalidTransition(problem.message);
  const isPaidAtShop = !known.isPaid && !known.isWaived;
  await PetOrderModel.updateOne({ _id }, { $set: { 'fee.isPaidAtShop': isPaidAtShop } }, { session });
  return { ...order, fee: { ...fee, isPaidAtShop } };
}

/**
 * Asks for no fee after all. One that is open is called off.
 *
 * @throws DomainError CONFLICT where none is due
 */
export async function waiveFee(
  order: PetOrderRecord,
  waivedFor: string,
  waivedAt: Date,
  session: ClientSession,
): Promise<MovedFee> {
  const { _id, status, fee } = order;
  const problem = waivingProblem(status, orderFeeOf(order));
  if (!fee || problem) throw new DomainError('CONFLICT', problem ?? 'No adoption fee is due');
  const waived = { ...fee, waivedAt, waivedFor };
  await PetOrderModel.updateOne({ _id }, { $set: { fee: waived } }, { session });
  return { order: { ...order, fee: waived }, open: await withdrawOpenFee(_id, session), owed: null };
}

/**
 * What becomes of the money of a fee by a move of its order, in the transaction of the move: a fee that is open is called
 * off, and one that is paid is owed back where the rules say so.
 *
 * @param order the order, moved
 */
export async function moveFee(
  order: PetOrderRecord,
  { returnDays }: Pick<ShopSettings, 'returnDays'>,
  now: Date,
  session: ClientSession,
): Promise<MovedFee> {
  const { _id, fee, status, application } = order;
  if (!fee) return { order, open: null, owed: null };
  const open = await withdrawOpenFee(_id, session);
  const handedOver = application?.timeline.findLast(({ stage }) => stage === 'HANDED_OVER');
  const kept = fee.paidAt ? await keptFee(_id, session) : null;
  if (!kept || !feeGoesBack(status, handedOver?.at ?? null, returnDays, now))
    return { order, open, owed: null };
  const { returned, calledOff } = refundReasons.fee;
  await paymentRepository.update(kept._id, { isFeeKept: false }, session);
  await oweDifference(kept._id, status === 'returned' ? returned : calledOff, session);
  await PetOrderModel.updateOne({ _id }, { $unset: { 'fee.paidAt': '' } }, { session });
  const { paidAt: _paidAt, ...left } = fee;
  return { order: { ...order, fee: left }, open, owed: kept._id };
}
