import type { ClientSession, Types } from 'mongoose';
import { cents } from '../../../../domain/money/money.ts';
import { isPromiseKept } from '../../../../domain/orders/delivery-promise.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { readPromise } from '../order/order-promise.ts';
import type { RefundSender } from '../ports.ts';
import { paymentRepository, refundable } from '../records/payments.repository.ts';
import { oweAmount } from './refund-debts.ts';
import { refundReasons } from './refund-reasons.ts';

/** What goes back, at most what is left. */
const MISSED_CENTS = cents(500);

/** Gives something back where an arrival was noted after the promised same day, and the owner wants that: once an order. */
export class MissedSameDayService {
  constructor(
    private readonly settings: SettingsSource,
    private readonly refunds: RefundSender,
  ) {}

  /**
   * Owes what goes back for an arrival that is noted in this transaction.
   *
   * @returns the payment by which something is owed now; null where nothing is
   */
  async oweIn(
    paymentId: Types.ObjectId | undefined,
    arrivedAt: Date,
    session: ClientSession,
  ): Promise<Types.ObjectId | null> {
    const { refundsMissedSameDay, timeZone } = await this.settings.get(session);
    if (!refundsMissedSameDay || !paymentId) return null;
    const payment = await paymentRepository.serialize(paymentId, session);
    if (payment?.deliveryMethod !== DeliveryMethod.SAME_DAY || payment.sameDayPromise) return null;
    const promise = readPromise(DeliveryMethod.SAME_DAY, payment.promise, timeZone);
    if (!promise || isPromiseKept(promise, arrivedAt)) return null;
    await paymentRepository.update(paymentId, { sameDayPromise: 'missed' }, session);
    const amount = cents(Math.min(MISSED_CENTS, refundable(payment)));
    if (amount <= 0) return null;
    await oweAmount(payment, amount, refundReasons.missedSameDay, session, {});
    return paymentId;
  }

  /** Sends what an order is owed. What fails to be sent stays owed. */
  async send(owed: Types.ObjectId | null): Promise<void> {
    if (owed) await this.refunds.follow(owed);
  }
}
