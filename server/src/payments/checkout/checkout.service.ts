import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import type { CartEntriesService } from '../../orders/cart-entries/cart-entries.service.ts';
import { CartEntryModel, type CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import type { CartLine } from '../../orders/cart-entries/cart-lines.ts';
import { requireOthersPrices } from '../../orders/own-prices.ts';
import type { Quote } from '../../orders/quotes/quote.entity.ts';
import { quoteAsPaid } from '../../orders/quotes/quote-as-paid.ts';
import type { PricedOrder, QuotesService } from '../../orders/quotes/quotes.service.ts';
import {
  isEnded,
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from '../../orders/records/payment.entity.ts';
import { LEGACY_HOLD_MS } from '../../orders/records/payment-windows.ts';
import { checkInput, DomainError } from '../../platform/domain-error.ts';
import { promotionRepository } from '../../promotions/promotion-repository.ts';
import { keepContact, requireUnmerged } from '../../users/account-contact.ts';
import type { User } from '../../users/user.entity.ts';
import type { SavedCardsService } from '../cards/saved-cards.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { Intent } from '../stripe/stripe-types.ts';
import { type CheckoutInput, checkoutRules, hashOf, type LegacyAmount } from './checkout-rules.ts';
import type { ConcurrentCheckoutsService } from './concurrent-checkouts.service.ts';
import { newOrderPayment, newPayment, toChargedLines } from './new-payment.ts';

/** Attempts while other checkouts of the same account start at the same moment. */
const MAX_ATTEMPTS = 5;

export interface StartedPayment {
  readonly clientSecret: string;
  readonly payment: Payment;
  readonly quote: Quote;
}

/** A payment, and what it is for where that is known already. */
interface OpenedCheckout {
  readonly payment: PaymentRecord;
  readonly quote?: Quote;
}

/**
 * Turns a cart into a payment: the order and the hold on its stock are durable before Stripe hears
 * of it, so that no charge can exist without its order.
 */
export class CheckoutService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly entries: CartEntriesService,
    private readonly quotes: QuotesService,
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly concurrentCheckouts: ConcurrentCheckoutsService,
    private readonly cards: SavedCardsService,
    private readonly audit: Pick<AuditService, 'record'>,
  ) {}

  /**
   * Starts a payment, or finds the one that the same idempotency key started.
   *
   * @throws DomainError BAD_USER_INPUT, OUT_OF_STOCK, IDEMPOTENCY_MISMATCH when the key came with another cart,
   *   CONFLICT when that payment has ended unpaid, PAYMENT_FAILED, UPSTREAM_UNAVAILABLE
   */
  async start(user: User, input: unknown): Promise<StartedPayment> {
    const checkout = checkInput(checkoutRules, input);
    const { payment, quote } = await this.findOrOpen(user, checkout);
    if (payment.requestHash !== hashOf(checkout)) {
      throw new DomainError('IDEMPOTENCY_MISMATCH', 'This checkout was started with another cart');
    }
    if (isEnded(payment)) throw hasEnded();
    const { intent, current } = await this.proceed(payment);
    if (isEnded(current)) throw hasEnded();
    return {
      clientSecret: intent.clientSecret,
      payment: toPayment(await this.concurrentCheckouts.acknowledge(current, user)),
      quote: quote ?? (await this.quoteOf(payment)),
    };
  }

  /** Starts a payment of an amount alone, as the legacy client does; its entries are posted on their own. */
  async startLegacy(user: User, { alltotalamount: amount }: LegacyAmount): Promise<{ clientSecret: string }> {
    const payment = newPayment(user, { kind: 'legacy', amount, holdMs: LEGACY_HOLD_MS });
    await this.db.transaction(async (session) => {
      await requireUnmerged(user, session);
      await PaymentModel.create([payment], { session });
    });
    return { clientSecret: (await this.settlement.createIntent(payment)).intent.clientSecret };
  }

  /**
   * Makes a new checkout the only open one of its account. The unique indexes say whether there is another: one that
   * was left behind, in another tab perhaps, is cancelled first, its intent, then its hold on the stock.
   */
  private async findOrOpen(user: User, checkout: CheckoutInput): Promise<OpenedCheckout> {
    const { idempotencyKey, entries, savedCardId } = checkout;
    const cardUid = savedCardId && (await this.cards.holderOf(user, savedCardId));
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const lines = await this.entries.priced(entries);
      const { opened, refusal } = await this.create(user, checkout, lines, cardUid);
      if (opened) return opened;

      await this.concurrentCheckouts.rejectRepeat(user, checkout);
      const { known, open } = await this.concurrentCheckouts.findConflict(user, idempotencyKey);
      if (known) return { payment: known };
      if (open) await this.concurrentCheckouts.cancelOpen(open, checkout);
      else if (refusal) throw refusal;
    }
    const message = 'Another checkout of yours is being opened at this moment. Please try again.';
    throw new DomainError('CONFLICT', message);
  }

  /**
   * The order and its hold, all or nothing. Once it is the only open checkout, nothing of the account can be settled
   * before it is there: so only then is looked at what was just paid.
   *
   * @throws DomainError CONFLICT for a cart that was just paid, OUT_OF_STOCK
   * @returns nothing when another checkout of the account, or the same, was opened first; with why a choice is refused,
   *   which may be no more than that such a checkout holds the use of the code
   */
  private async create(
    user: User,
    checkout: CheckoutInput,
    lines: readonly CartLine[],
    cardUid: string | undefined,
  ): Promise<{ readonly opened?: OpenedCheckout; readonly refusal?: DomainError }> {
    try {
      const opened = await this.db.transaction(async (session) => {
        await requireOthersPrices(
          user,
          lines.map(({ pet }) => pet),
          this.audit,
          session,
        );
        const order = await this.quotes.priceOrder(lines, checkout.choices, user, session);
        const payment = createCheckout(user, checkout, { lines, order, cardUid });
        await PaymentModel.collection.insertOne(payment, { session });
        await this.concurrentCheckouts.rejectRepeat(user, checkout, session);
        if (order.promotionId) await promotionRepository.hold(order.promotionId, payment, session);
        const pieces = lines.map(({ pet, accessoriesAmount }) => ({ petId: pet._id, accessoriesAmount }));
        const pets = await this.pets.order(pieces, payment._id, session);
        const charged = toChargedLines(lines, order);
        const entries = await this.entries.insert(user, charged, checkout, payment._id, session);
        const isCollected = checkout.choices.delivery === DeliveryMethod.CURBSIDE;
        await keepContact(user, checkout, session, { isCollected });
        return { payment, quote: quoteAsPaid(payment, entries, pets) };
      });
      return { opened };
    } catch (error) {
      if (isDuplicateKey(error)) return {};
      if (error instanceof DomainError && error.code === 'BAD_USER_INPUT') return { refusal: error };
      throw error;
    }
  }

  /** A payment with its intent, both as they are now: Stripe, or another tab, may be further than the record was. */
  private async proceed(payment: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    if (!payment.intentId) {
      const started = await this.settlement.createIntent(payment);
      if (isUntouched(started.current, started.intent)) return started;
      return { ...started, current: await this.settlement.settleBy(started.current, started.intent) };
    }
    const intent = await this.stripe.getIntent(payment.intentId);
    return { intent, current: await this.settlement.settleBy(payment, intent) };
  }

  private async quoteOf(payment: PaymentRecord): Promise<Quote> {
    const entries = await CartEntryModel.find({ paymentId: payment._id })
      .sort({ _id: 1 })
      .lean<CartEntryRecord[]>();
    const pets = await this.pets.findMany(entries.map(({ petId }) => petId.toString()));
    return quoteAsPaid(payment, entries, pets);
  }
}

function hasEnded(): DomainError {
  const message = 'This checkout has ended without a payment. Please start a new one.';
  return new DomainError('CONFLICT', message);
}

/** Whether a payment that waits for a card, by the shop's books, does so by Stripe's: there is nothing to settle then. */
function isUntouched(payment: PaymentRecord, intent: Intent): boolean {
  return (
    payment.status === 'requires_payment' &&
    intent.status === 'requires_payment_method' &&
    intent.failureMessage === undefined
  );
}

interface PricedCheckout {
  readonly lines: readonly CartLine[];
  readonly order: PricedOrder;
  /** The account among whose cards the saved one is that pays. */
  readonly cardUid: string | undefined;
}

function createCheckout(
  user: User,
  checkout: CheckoutInput,
  { lines, order, cardUid }: PricedCheckout,
): PaymentRecord {
  const { username, phone, idempotencyKey } = checkout;
  const requestHash = hashOf(checkout);
  const keepsCard = checkout.savesCard || cardUid !== undefined;
  const savesCard = checkout.savesCard || order.choices.repeats.length > 0;
  const card = {
    ...(savesCard && { savesCard }),
    ...(keepsCard && { keepsCard }),
    ...(cardUid && { cardUid }),
  };
  const origin = { username, phone, idempotencyKey, requestHash, openFor: user.uid };
  return newOrderPayment(user, { ...origin, ...card }, lines, order);
}
