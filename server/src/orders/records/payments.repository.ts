import type { ClientSession, Types } from 'mongoose';
import { addCents, type Cents, cents, toCents } from '../../../../domain/money/money.ts';
import { type PaymentStatus, paymentMoves } from '../../../../domain/orders/order-states.ts';
import { parcelDelivery } from '../../../../domain/pricing/item-price.ts';
import { remainingCharge, remainingDelivery } from '../../../../domain/pricing/refund.ts';
import type { ContainedTax } from '../../../../domain/pricing/tax.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { type CartEntryRecord, chargedLine } from '../cart-entries/cart-entry.entity.ts';
import { isCaptured, PaymentModel, type PaymentRecord } from './payment.entity.ts';

/** Payments in the database. */
class PaymentRepository extends StateRepository<PaymentStatus, PaymentRecord> {
  constructor() {
    super(PaymentModel, paymentMoves, 'Payment');
  }

  /** The payment with all of these; null where there is none. */
  async find(
    one: Partial<Pick<PaymentRecord, '_id' | 'uid' | 'intentId'>>,
    session: ClientSession | null = null,
  ): Promise<PaymentRecord | null> {
    return this.model.findOne(one).session(session).lean<PaymentRecord>();
  }

  /** The same, as most of the databases have it: no failover takes it back, and every transaction after it sees it. */
  async findDurable(
    one: Pick<PaymentRecord, '_id'> & { readonly uid?: string },
  ): Promise<PaymentRecord | null> {
    return this.model.findOne(one).readConcern('majority').lean<PaymentRecord>();
  }

  /** The payment as it is now. */
  async reread(payment: PaymentRecord): Promise<PaymentRecord> {
    return (await this.find({ _id: payment._id })) ?? payment;
  }

  /** Changes anything but its state. */
  async update(
    _id: Types.ObjectId,
    changes: Partial<Omit<PaymentRecord, 'status'>> & { readonly status?: never },
    session?: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id }, changes, { session });
  }

  /** Serializes this transaction with others that change the same parcel. @returns the payment as they left it */
  async serialize(_id: Types.ObjectId, session: ClientSession): Promise<PaymentRecord | null> {
    return this.model
      .findOneAndUpdate({ _id }, { $inc: { revision: 1 } }, { session, returnDocument: 'after' })
      .lean<PaymentRecord>();
  }
}

export const paymentRepository = new PaymentRepository();

type KeptFields = 'amount' | 'refundDue' | 'amountDisputed';

/** What was charged and neither went back, is owed as a refund, nor was taken by a bank. */
export function keptAmount({ amount, refundDue, amountDisputed }: Pick<PaymentRecord, KeptFields>): Cents {
  return cents(toCents(amount) - toCents(refundDue) - toCents(amountDisputed ?? 0));
}

/** What can still go back of a charge: what was charged and kept, where money came in. */
export function refundableOfCharge(payment: Pick<PaymentRecord, 'status' | KeptFields>): Cents {
  return isCaptured(payment) ? cents(Math.max(0, keptAmount(payment))) : cents(0);
}

/** What can still go back of an order, with what was paid on top of it. */
export function refundable(payment: Pick<PaymentRecord, 'status' | 'onTopCents' | KeptFields>): Cents {
  return addCents([refundableOfCharge(payment), onTopOf(payment)]);
}

/** What was paid on top of an order and has not gone back; what another program wrote may hold anything. */
export function onTopOf({ onTopCents }: Pick<PaymentRecord, 'onTopCents'>): Cents {
  return cents(Number.isSafeInteger(onTopCents) ? Number(onTopCents) : 0);
}

/**
 * What was charged for entries of a payment that are left, with the delivery while there is one. What was paid on top of
 * an order has no entries: all of it, while it counts; and so has an adoption fee.
 */
export function chargedFor(payment: PaymentRecord, live: readonly CartEntryRecord[]): Cents {
  const goodwill = cents(payment.goodwillCents ?? 0);
  if (payment.supplementTo)
    return cents(payment.isOnTop ? Math.max(0, toCents(payment.amount) - goodwill) : 0);
  if (payment.petOrderId) return payment.isFeeKept ? toCents(payment.amount) : cents(0);
  return remainingCharge(live.map(chargedLine), deliveryOwn(payment, live), goodwill, isKept(payment));
}

/** What of that is for the delivery. */
export function deliveryFor(payment: PaymentRecord, live: readonly CartEntryRecord[]): Cents {
  return remainingDelivery(live.map(chargedLine), deliveryOwn(payment, live), isKept(payment));
}

/**
 * What was paid on top of an order for its delivery and has not gone back: it goes back with the delivery, from charges of
 * its own.
 */
export function onTopFor(payment: PaymentRecord, live: readonly CartEntryRecord[]): Cents {
  return isDeliveryCharged(payment, live) ? onTopOf(payment) : cents(0);
}

/** Whether the delivery of an order has not gone back, whatever it cost. */
export function isDeliveryCharged(payment: PaymentRecord, live: readonly CartEntryRecord[]): boolean {
  if (payment.deliveryRefund === 'given') return false;
  return remainingDelivery(live.map(chargedLine), cents(1), isKept(payment)) > 0;
}

/** What was charged for delivery and has not gone back by itself. */
function deliveryOwn(payment: PaymentRecord, live: readonly CartEntryRecord[]): Cents {
  if (payment.deliveryRefund === 'given') return cents(0);
  return cents(Math.max(0, deliveryCharged(payment, live) - (payment.deliveryRefundedCents ?? 0)));
}

function isKept({ deliveryRefund }: PaymentRecord): boolean {
  return deliveryRefund === 'kept';
}

/** What was charged for delivery; before it was stored, there was the standard one alone. */
export function deliveryCharged(
  { deliveryCents }: Pick<PaymentRecord, 'deliveryCents'>,
  entries: readonly Pick<CartEntryRecord, 'petprice'>[],
): Cents {
  if (deliveryCents !== undefined) return cents(deliveryCents);
  return parcelDelivery(entries.map(({ petprice }) => toCents(petprice)));
}

/** The tax that was shown when it was charged; records of another program may hold anything. */
export function taxCharged({
  taxPercent = 0,
  taxCents = 0,
}: Pick<PaymentRecord, 'taxPercent' | 'taxCents'>): ContainedTax | null {
  const isTax = taxPercent > 0 && Number.isSafeInteger(taxCents) && taxCents >= 0;
  return isTax ? { percent: taxPercent, amount: cents(taxCents) } : null;
}
