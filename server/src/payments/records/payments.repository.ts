import type { ClientSession, Types } from 'mongoose';
import { type Cents, cents, toCents } from '../../../../domain/money/money.ts';
import { type PaymentStatus, paymentMoves } from '../../../../domain/orders/order-states.ts';
import { parcelDelivery } from '../../../../domain/pricing/item-price.ts';
import { remainingCharge } from '../../../../domain/pricing/refund.ts';
import type { ContainedTax } from '../../../../domain/pricing/tax.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { type CartEntryRecord, chargedLine } from '../../orders/cart-entries/cart-entry.entity.ts';
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

/** What can still go back of a payment: what was charged and kept, where money came in. */
export function refundable(payment: Pick<PaymentRecord, 'status' | KeptFields>): Cents {
  return isCaptured(payment) ? cents(Math.max(0, keptAmount(payment))) : cents(0);
}

/** What was charged for entries of a payment that are left, with the delivery while there is one. */
export function chargedFor(payment: PaymentRecord, live: readonly CartEntryRecord[]): Cents {
  const goodwill = cents(payment.goodwillCents ?? 0);
  return remainingCharge(live.map(chargedLine), deliveryCharged(payment, live), goodwill);
}

/** What was charged for delivery; before it was stored, there was the standard one alone. */
export function deliveryCharged(
  { deliveryCents }: Pick<PaymentRecord, 'deliveryCents'>,
  entries: readonly Pick<CartEntryRecord, 'petprice'>[],
): Cents {
  if (deliveryCents !== undefined) return cents(deliveryCents);
  return parcelDelivery(entries.map(({ petprice }) => toCents(petprice)));
}

/** The tax that was shown when it was charged; records of another hand may hold anything. */
export function taxCharged({
  taxPercent = 0,
  taxCents = 0,
}: Pick<PaymentRecord, 'taxPercent' | 'taxCents'>): ContainedTax | null {
  const isTax = taxPercent > 0 && Number.isSafeInteger(taxCents) && taxCents >= 0;
  return isTax ? { percent: taxPercent, amount: cents(taxCents) } : null;
}
