import type { ClientSession } from 'mongoose';
import type { Contact } from '../../../domain/input-rules.ts';
import { cents, toCents, toDollars } from '../../../domain/money.ts';
import { type PricedEntry, priceCart } from '../../../domain/pricing.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import { type CartEntry, CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../platform/database.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { Turns } from '../platform/turns.ts';
import type { User } from '../users/user.entity.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { refundReasons } from './refund-reasons.ts';
import type { RefundsService } from './refunds.service.ts';

/**
 * The legacy client pays an amount and posts its cart in either order. This brings the two together:
 * posted entries are paid once a succeeded payment of the same account covers their total.
 */
export class LegacyClaimsService {
  private readonly turns = new Turns<void>();

  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly entries: CartEntriesService,
    private readonly refunds: RefundsService,
    private readonly log: Logger,
  ) {}

  /**
   * Posts a cart, and pays it at once where the money is already there.
   *
   * @throws DomainError BAD_USER_INPUT, OUT_OF_STOCK
   */
  async postCart(user: User, entries: unknown, contact: Contact): Promise<CartEntry[]> {
    const posted = await this.entries.post(user, entries, contact);
    try {
      await this.claim(user.uid);
    } catch (error) {
      // The cart is posted: an error here would have the client post it again. The reconciliation claims for it.
      this.log.warn({ err: error }, 'a posted cart could not be paid yet, the reconciliation tries again');
    }
    return this.entries.findMany(posted.map((entry) => entry._id));
  }

  /** Pays what can be paid of an account's posted entries with its unclaimed payments. */
  claim(uid: string): Promise<void> {
    return this.turns.take(uid, () => this.claimNow(uid));
  }

  /**
   * Ends the waiting of a payment: what no entry claimed is owed back.
   *
   * @returns dollars that go back
   */
  async close(payment: PaymentRecord): Promise<number> {
    const due = await this.db.transaction(async (session) => {
      const closed = await PaymentModel.updateOne(
        { _id: payment._id, closesAt: payment.closesAt },
        { $unset: { closesAt: '' } },
        { session },
      );
      if (closed.modifiedCount === 0) return cents(0);

      const waiting = { uid: payment.uid, status: 'pending', paymentId: { $exists: false } } as const;
      const hasOrders = await CartEntryModel.exists(waiting).session(session);
      const reason = hasOrders ? refundReasons.notCovered : refundReasons.unclaimed;
      const owed = await this.refunds.oweDifference(payment._id, reason, session);
      const isForNothing = owed === toCents(payment.amount);
      if (isForNothing) {
        await PaymentModel.updateOne({ _id: payment._id }, { failureMessage: reason }, { session });
      }
      return owed;
    });
    await this.refunds.send(payment._id);
    return toDollars(due);
  }

  private async claimNow(uid: string): Promise<void> {
    await this.db.transaction(async (session) => {
      const payments = await PaymentModel.find({
        uid,
        kind: 'legacy',
        closesAt: { $gt: databaseClock.now() },
        status: 'succeeded',
      })
        .sort({ paymentdate: 1 })
        .session(session)
        .lean<PaymentRecord[]>();
      for (const payment of payments) await this.claimWith(payment, session);
    });
  }

  private async claimWith(payment: PaymentRecord, session: ClientSession): Promise<void> {
    const claimed = await CartEntryModel.find({ paymentId: payment._id, status: { $ne: 'cancelled' } })
      .session(session)
      .lean<CartEntryRecord[]>();
    const posted = await CartEntryModel.find({
      uid: payment.uid,
      status: 'pending',
      paymentId: { $exists: false },
    })
      .sort({ orderDate: -1, _id: -1 })
      .session(session)
      .lean<CartEntryRecord[]>();
    if (posted.length === 0) return;

    // The write makes two claims at once conflict, so that a payment is never spent twice.
    await PaymentModel.updateOne({ _id: payment._id }, { $inc: { revision: 1 } }, { session });
    const parcel = claimed.map(toPriced);
    for (const entry of posted) {
      if (!covers(payment, [...parcel, toPriced(entry)])) continue;
      if (!(await this.take(entry, payment, session))) continue;
      parcel.push(toPriced(entry));
    }
  }

  /** Attaches one entry, if its pieces are still there. */
  private async take(
    entry: CartEntryRecord,
    payment: PaymentRecord,
    session: ClientSession,
  ): Promise<boolean> {
    try {
      await this.pets.hold(
        [{ petId: entry.petId.toString(), accessoriesAmount: entry.accessoriesAmount }],
        session,
      );
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
    await CartEntryModel.updateOne(
      { _id: entry._id, status: 'pending' },
      {
        status: 'paid',
        paidAt: databaseClock.now(),
        paymentId: payment._id,
        ...(payment.dispute && { dispute: payment.dispute }),
      },
      { session },
    );
    return true;
  }
}

function toPriced(entry: CartEntryRecord): PricedEntry {
  return { unitPrice: toCents(entry.petprice), amount: entry.accessoriesAmount };
}

function covers(payment: PaymentRecord, parcel: readonly PricedEntry[]): boolean {
  const left = cents(
    toCents(payment.amount) - toCents(payment.refundDue) - toCents(payment.amountDisputed ?? 0),
  );
  return priceCart(parcel).total <= left;
}
