import type { ClientSession } from 'mongoose';
import type { Contact } from '../../../../domain/input/input-rules.ts';
import { type Cents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { parcelDelivery } from '../../../../domain/pricing/item-price.ts';
import type { ShopTerms } from '../../../../domain/pricing/shop-terms.ts';
import { containedTax } from '../../../../domain/pricing/tax.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import type { CartEntriesService } from '../../orders/cart-entries/cart-entries.service.ts';
import type { CartEntry, CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { orderFactsOf } from '../../orders/records/order-record.ts';
import { PaymentModel, type PaymentRecord } from '../../orders/records/payment.entity.ts';
import { chargedFor, keptAmount, paymentRepository } from '../../orders/records/payments.repository.ts';
import { oweDifference } from '../../orders/refunds/refund-debts.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import { orderPaid } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { KeyedQueue } from '../../platform/keyed-queue.ts';
import type { Logger } from '../../platform/logging.ts';
import type { TermsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';

/**
 * The legacy client pays an amount and posts its cart in either order. This brings the two together:
 * posted entries are paid once a succeeded payment of the same account covers their total.
 */
export class LegacyMatchingService {
  private readonly queue = new KeyedQueue<void>();

  constructor(
    private readonly db: Database,
    private readonly settings: TermsSource,
    private readonly pets: PetsService,
    private readonly entries: CartEntriesService,
    private readonly refunds: RefundsService,
    private readonly outbox: MailOutbox,
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
      await this.matchPostedEntries(user.uid);
    } catch (error) {
      // The cart is posted: an error here would have the client post it again. The reconciliation matches it.
      this.log.warn({ err: error }, 'a posted cart could not be paid yet, the reconciliation tries again');
    }
    return this.entries.findMany(posted.map((entry) => entry._id));
  }

  /** Pays what can be paid of an account's posted entries with its unclaimed payments. */
  matchPostedEntries(uid: string): Promise<void> {
    return this.queue.run(uid, () =>
      this.db.transaction(async (session) => {
        const closesAt = { $gt: databaseClock.now() };
        const payments = await PaymentModel.find({ uid, kind: 'legacy', closesAt, status: 'succeeded' })
          .sort({ paymentdate: 1 })
          .session(session)
          .lean<PaymentRecord[]>();
        for (const payment of payments) await this.matchWith(payment, session);
      }),
    );
  }

  /**
   * Ends the waiting of a payment: what no entry claimed is owed as a refund.
   *
   * @returns dollars that go back
   */
  async close({ _id, closesAt, uid, amount }: PaymentRecord): Promise<number> {
    const due = await this.db.transaction(async (session) => {
      const $unset = { closesAt: '' };
      const closed = await PaymentModel.updateOne({ _id, closesAt }, { $unset }, { session });
      if (closed.modifiedCount === 0) return cents(0);

      const hasOrders = (await cartEntryRepository.uncovered(uid, session)).length > 0;
      const reason = hasOrders ? refundReasons.notCovered : refundReasons.unclaimed;
      const owed = await oweDifference(_id, reason, session);
      const isForNothing = owed === toCents(amount);
      if (isForNothing) await paymentRepository.update(_id, { failureMessage: reason }, session);
      return owed;
    });
    await this.refunds.send(_id);
    return toDollars(due);
  }

  private async matchWith(payment: PaymentRecord, session: ClientSession): Promise<void> {
    const matched = await cartEntryRepository.live(payment._id, session);
    const posted = await cartEntryRepository.uncovered(payment.uid, session);
    if (posted.length === 0) return;

    // So that two that run at once never spend a payment twice.
    await paymentRepository.serialize(payment._id, session);
    const terms = await this.settings.terms(session);
    let parcel = matched;
    for (const entry of posted) {
      const extended = [...parcel, entry];
      const withAll = { ...payment, deliveryCents: standardDelivery(extended, terms) };
      const isCovered = chargedFor(withAll, extended) <= keptAmount(payment);
      if (!isCovered || !(await this.reserve(entry, payment._id, session))) continue;
      await this.pay(entry, payment, session);
      parcel = extended;
    }
    if (parcel === matched) return;
    const paid = parcel.slice(matched.length).map(({ _id }) => _id);
    const facts = orderFactsOf(payment, [
      ...matched,
      ...parcel.slice(matched.length).map((entry) => ({ ...entry, status: 'paid' as const })),
    ]);
    const charged = { deliveryCents: standardDelivery(parcel, terms) };
    const tax = containedTax(chargedFor({ ...payment, ...charged }, parcel), terms.taxPercent);
    const taxed = tax && { taxPercent: tax.percent, taxCents: tax.amount };
    await paymentRepository.update(payment._id, { ...charged, ...taxed, ...facts }, session);
    await this.outbox.add(orderPaid(payment, paid), session);
  }

  /** @returns whether its pieces are still there */
  private async reserve(
    entry: CartEntryRecord,
    paymentId: PaymentRecord['_id'],
    session: ClientSession,
  ): Promise<boolean> {
    try {
      await this.pets.reserve([{ ...entry, paymentId }], { reason: 'sold' }, session);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  private async pay(
    { _id }: CartEntryRecord,
    { _id: paymentId, dispute }: PaymentRecord,
    session: ClientSession,
  ): Promise<void> {
    const also = { paidAt: databaseClock.now(), paymentId, ...(dispute && { dispute }) };
    await cartEntryRepository.move(_id, 'paid', also, session);
  }
}

function standardDelivery(parcel: readonly CartEntryRecord[], terms: ShopTerms): Cents {
  return parcelDelivery(
    parcel.map(({ petprice }) => toCents(petprice)),
    terms,
  );
}
