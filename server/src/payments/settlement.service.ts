import type { ClientSession } from 'mongoose';
import { toCents } from '../../../domain/money.ts';
import { openPaymentStates, type PaymentStatus } from '../../../domain/order-states.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logging.ts';
import type { LegacyClaimsService } from './legacy-claims.service.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import type { RefundsService } from './refunds.service.ts';
import type { Intent, StripeGateway } from './stripe.gateway.ts';

/** How long an unclaimed legacy payment waits for its entries, in milliseconds. */
export const CLAIM_WINDOW = 30 * 60_000;

/**
 * Brings a payment to where Stripe says it is. The webhook, the client's report and the
 * reconciliation all come here, in any order and any number of times, with the same result: each
 * change is a compare-and-set in a transaction, so only the first has an effect.
 */
export class SettlementService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly stripe: StripeGateway,
    private readonly refunds: RefundsService,
    private readonly claims: LegacyClaimsService,
    private readonly log: Logger,
  ) {}

  /** Settles by Stripe's own word, asked for now. */
  async settle(payment: PaymentRecord): Promise<PaymentRecord> {
    if (!payment.intentId) return payment;
    await this.apply(payment, await this.stripe.getIntent(payment.intentId));
    return this.reread(payment);
  }

  /**
   * Calls an unpaid payment off and gives its stock back. The intent goes first: once Stripe can't
   * charge it any more, the stock may go. If it was charged in the meantime, it is settled instead.
   */
  async callOff(payment: PaymentRecord): Promise<PaymentRecord> {
    // Without an intent id the call to Stripe may still have been made: the same key finds it again.
    const intentId = payment.intentId ?? (await this.createIntent(payment)).id;
    await this.apply(payment, await this.stripe.cancelIntent(intentId));
    return this.reread(payment);
  }

  /** The payment's intent at Stripe: made now, or found again by its idempotency key. */
  async createIntent(payment: PaymentRecord): Promise<Intent> {
    const intent = await this.stripe.createIntent(
      payment._id.toString(),
      toCents(payment.amount),
      payment.email,
    );
    await PaymentModel.updateOne({ _id: payment._id, intentId: { $exists: false } }, { intentId: intent.id });
    return intent;
  }

  /** Ends a payment that Stripe refused to take at all. */
  async fail(payment: PaymentRecord, message: string): Promise<void> {
    await this.close(payment, 'failed', message);
  }

  private async apply(payment: PaymentRecord, intent: Intent): Promise<void> {
    switch (intent.status) {
      case 'succeeded':
        return this.succeed(payment, intent);
      case 'canceled':
        return this.close(payment, 'cancelled');
      case 'processing':
        await PaymentModel.updateOne(
          { _id: payment._id, status: 'requires_payment' },
          { status: 'processing' },
        );
        return;
      default:
        await PaymentModel.updateOne(
          { _id: payment._id, status: { $in: openPaymentStates } },
          {
            status: 'requires_payment',
            ...(intent.failureMessage && { failureMessage: intent.failureMessage }),
          },
        );
    }
  }

  private async succeed(payment: PaymentRecord, intent: Intent): Promise<void> {
    const isAsOrdered = intent.amountReceived === toCents(payment.amount) && intent.currency === 'usd';
    if (!isAsOrdered) {
      this.log.error(
        { paymentId: payment._id, intentId: intent.id },
        'Stripe captured another amount than was ordered',
      );
      return;
    }
    const now = new Date();
    await this.db.transaction(async (session) => {
      const succeeded = await this.move(payment, 'succeeded', session, {
        settledAt: now,
        ...(payment.kind === 'legacy' && { closesAt: new Date(now.getTime() + CLAIM_WINDOW) }),
      });
      if (!succeeded) return;
      await CartEntryModel.updateMany(
        { paymentId: payment._id, status: 'pending' },
        { status: 'paid', paidAt: now },
        { session },
      );
      // Entries that the shopper cancelled while the card was being charged are owed back at once.
      if (payment.kind === 'checkout') {
        await this.refunds.oweDifference(payment._id, 'cancelled while it was being paid', session);
      }
    });
    if (payment.kind === 'legacy') await this.claims.claim(payment.uid);
    await this.refunds.send(payment._id);
  }

  /** Ends an unpaid payment: its entries are cancelled and their stock is free again. */
  private async close(
    payment: PaymentRecord,
    to: 'failed' | 'cancelled',
    failureMessage?: string,
  ): Promise<void> {
    await this.db.transaction(async (session) => {
      const closed = await this.move(payment, to, session, { ...(failureMessage && { failureMessage }) });
      if (!closed) return;
      const held = await CartEntryModel.find({ paymentId: payment._id, status: 'pending' })
        .session(session)
        .lean<CartEntryRecord[]>();
      await CartEntryModel.updateMany(
        { paymentId: payment._id, status: 'pending' },
        { status: 'cancelled' },
        { session },
      );
      await this.pets.release(
        held.map((entry) => ({ petId: entry.petId.toString(), accessoriesAmount: entry.accessoriesAmount })),
        session,
      );
    });
  }

  /** Compare and set from an open state; false when somebody else was first. */
  private async move(
    payment: PaymentRecord,
    to: PaymentStatus,
    session: ClientSession,
    also: Partial<PaymentRecord>,
  ): Promise<boolean> {
    const moved = await PaymentModel.updateOne(
      { _id: payment._id, status: { $in: openPaymentStates } },
      { status: to, ...also },
      { session },
    );
    return moved.modifiedCount === 1;
  }

  private async reread(payment: PaymentRecord): Promise<PaymentRecord> {
    return (await PaymentModel.findById(payment._id).lean<PaymentRecord>()) ?? payment;
  }
}
