import type { ClientSession, Types } from 'mongoose';
import { cents } from '../../../../domain/money/money.ts';
import { isPromiseKept } from '../../../../domain/orders/delivery-promise.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import { arrivedAt, readPromise } from '../order/order-promise.ts';
import type { RefundSender } from '../ports.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { deliveryFor, onTopFor, paymentRepository, refundable } from '../records/payments.repository.ts';
import { oweAmount, oweDifference } from './refund-debts.ts';
import { refundReasons } from './refund-reasons.ts';

/** What goes back where the delivery was free. */
const FREE_DELIVERY_CENTS = cents(500);

/** How long after its hour an order counts as missed that nobody has marked as delivered: whoever brought it may be late to say so. */
const GRACE_MS = 12 * 3_600_000;

/** The most that an order is older than its promise, where its delivery was changed to the same day later. */
const OLDEST_CHANGED_MS = 30 * 24 * 3_600_000;

/** How far back is looked, so that who begins to give back does not do so for last month. */
const LOOKBACK_MS = 48 * 3_600_000;

/** Gives something back where a promised same day was missed, and the owner wants that: once an order. */
export class MissedSameDayService {
  constructor(
    private readonly db: Database,
    private readonly settings: SettingsSource,
    private readonly refunds: RefundSender,
  ) {}

  /** Finds the orders whose hour is over and of which nobody has judged whether it was kept; null where the owner wants nothing of it. */
  async findUnjudged(now: Date): Promise<object | null> {
    if (!(await this.settings.get()).refundsMissedSameDay) return null;
    return {
      deliveryMethod: DeliveryMethod.SAME_DAY,
      orderStatus: { $in: ['paid', 'partly_shipped', 'shipped', 'delivered'] },
      // By the index of both.
      paymentdate: { $gt: new Date(now.getTime() - LOOKBACK_MS - OLDEST_CHANGED_MS) },
      'promise.until': { $lt: now, $gt: new Date(now.getTime() - LOOKBACK_MS) },
      sameDayPromise: { $exists: false },
    };
  }

  /** Judges an order, and sends what it is owed. */
  async judge(paymentId: Types.ObjectId, now = databaseClock.now()): Promise<void> {
    const isOwed = await this.db.transaction((session) => this.judgeIn(paymentId, now, session));
    if (isOwed) await this.send(paymentId);
  }

  /** Sends what an order is owed. What fails to be sent stays owed. */
  send(paymentId: Types.ObjectId): Promise<void> {
    return this.refunds.follow(paymentId);
  }

  /** Judges an order in the transaction that notes its arrival. @returns whether something is owed by it */
  async judgeIn(paymentId: Types.ObjectId, now: Date, session: ClientSession): Promise<boolean> {
    const { refundsMissedSameDay, timeZone } = await this.settings.get(session);
    if (!refundsMissedSameDay) return false;
    const payment = await paymentRepository.serialize(paymentId, session);
    if (payment?.deliveryMethod !== DeliveryMethod.SAME_DAY || payment.sameDayPromise) return false;
    const promise = readPromise(DeliveryMethod.SAME_DAY, payment.promise, timeZone);
    if (!promise) return false;
    const live = await cartEntryRepository.live(paymentId, session);
    if (live.length === 0) return false;
    const isOverdue = now.getTime() > promise.until.getTime() + GRACE_MS;
    const isKept = isPromiseKept(promise, arrivedAt(live)) ?? (isOverdue ? false : null);
    if (isKept === null) return false;
    const sameDayPromise = isKept ? 'kept' : 'missed';
    await paymentRepository.update(paymentId, { sameDayPromise }, session);
    if (isKept) return false;
    await giveBack({ ...payment, sameDayPromise }, live, session);
    return true;
  }
}

async function giveBack(
  payment: PaymentRecord,
  live: Parameters<typeof deliveryFor>[1],
  session: ClientSession,
): Promise<void> {
  const reason = refundReasons.missedSameDay;
  if (deliveryFor(payment, live) + onTopFor(payment, live) > 0) {
    await paymentRepository.update(payment._id, { deliveryRefund: 'given' }, session);
    await oweDifference(payment._id, reason, session);
    return;
  }
  const amount = cents(Math.min(FREE_DELIVERY_CENTS, refundable(payment)));
  if (amount > 0) await oweAmount(payment, amount, reason, session, {});
}
