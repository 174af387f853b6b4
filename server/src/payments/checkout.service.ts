import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { z } from 'zod';
import { contactRules, entriesRules } from '../../../domain/input-rules.ts';
import { toDollars } from '../../../domain/money.ts';
import { reckonedDollars } from '../../../domain/number-rules.ts';
import { isPrintable } from '../../../domain/visible-text.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { type CartLine, priceLines, type Quote, toQuote } from '../cart-entries/quote.ts';
import { Pet } from '../catalogue/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../platform/database.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import { toObjectId } from '../platform/object-id.ts';
import type { User } from '../users/user.entity.ts';
import { isAdmin } from '../users/viewer.ts';
import type { OtherCheckoutsService } from './other-checkouts.service.ts';
import {
  findPayment,
  isEnded,
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from './payment.entity.ts';
import { HOLD_MS, LEGACY_HOLD_MS } from './payment-windows.ts';
import type { SettlementService } from './settlement.service.ts';
import type { StripeGateway } from './stripe.gateway.ts';
import type { Intent } from './stripe-objects.ts';

/** How often a checkout gives way to others of the same account that begin at the same moment. */
const TRIES = 5;

const checkoutRules = contactRules.extend({
  entries: entriesRules,
  idempotencyKey: z
    .string()
    .trim()
    .min(8, 'At least 8 characters')
    .max(100, 'At most 100 characters')
    .refine(isPrintable, 'Only characters that can be shown'),
});
type CheckoutInput = z.infer<typeof checkoutRules>;

/** The amount that the legacy client has reckoned. */
export const legacyAmount = z.object({
  alltotalamount: reckonedDollars(
    { value: 0.5, message: 'At least 0.50 dollars' },
    { value: 999_999.99, message: 'At most 999,999.99 dollars' },
  ),
});

export interface StartedPayment {
  readonly clientSecret: string;
  readonly payment: Payment;
  readonly quote: Quote;
}

/** A payment, and what it is for where that is known already. */
interface Opened {
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
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly others: OtherCheckoutsService,
  ) {}

  /**
   * Starts a payment, or finds the one that the same idempotency key started.
   *
   * @throws DomainError BAD_USER_INPUT, OUT_OF_STOCK, IDEMPOTENCY_MISMATCH when the key came with another cart,
   *   CONFLICT when that payment has ended unpaid, PAYMENT_FAILED, UPSTREAM_UNAVAILABLE
   */
  async start(user: User, input: unknown): Promise<StartedPayment> {
    const checkout = checkInput(checkoutRules, input);
    const requestHash = hashOf(checkout);
    const { payment, quote } = await this.findOrOpen(user, checkout);
    if (payment.requestHash !== requestHash) {
      throw new DomainError('IDEMPOTENCY_MISMATCH', 'This checkout was started with another cart');
    }
    if (!isEnded(payment)) {
      const { intent, current } = await this.proceed(payment);
      if (!isEnded(current)) {
        return {
          clientSecret: intent.clientSecret,
          payment: toPayment(await this.others.told(current, user)),
          quote: quote ?? (await this.quoteOf(payment)),
        };
      }
    }
    throw new DomainError('CONFLICT', 'This checkout has ended without a payment. Please start a new one.');
  }

  /** Starts a payment of an amount alone, as the legacy client does; its entries are posted on their own. */
  async startLegacy(
    user: User,
    { alltotalamount }: z.infer<typeof legacyAmount>,
  ): Promise<{ clientSecret: string }> {
    const now = databaseClock.now();
    const payment: PaymentRecord = {
      ...newPayment(user, now),
      kind: 'legacy',
      amount: alltotalamount,
      expiresAt: new Date(now.getTime() + LEGACY_HOLD_MS),
    };
    await PaymentModel.create(payment);
    return { clientSecret: (await this.begin(payment)).intent.clientSecret };
  }

  /**
   * What became of a payment, by Stripe's own word.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's payment
   */
  async confirm(paymentId: string, viewer: User): Promise<Payment> {
    const own = isAdmin(viewer) ? {} : { uid: viewer.uid };
    const payment = await findPayment({ _id: toObjectId(paymentId, 'Payment'), ...own });
    if (!payment) throw notFound('Payment');
    return toPayment(await this.others.told(await this.settlement.settle(payment), viewer));
  }

  /** The same for the legacy client, which names the payment by its client secret and adds who paid. */
  async confirmLegacy(
    clientSecret: string,
    contact: { username?: string; phone?: string },
    viewer: User,
  ): Promise<Payment> {
    const [intentId] = clientSecret.split('_secret_');
    const payment = await PaymentModel.findOneAndUpdate(
      { intentId, uid: viewer.uid },
      {
        $set: {
          ...(contact.username && { username: contact.username }),
          ...(contact.phone && { phone: contact.phone }),
        },
      },
      { returnDocument: 'after' },
    ).lean<PaymentRecord>();
    if (!payment) throw notFound('Payment');
    return toPayment(await this.settlement.settle(payment));
  }

  /**
   * Makes a new checkout the only open one of its account. The unique indexes say whether there is another: one that
   * was left behind, in another tab perhaps, is called off first, its intent, then its hold on the stock.
   */
  private async findOrOpen(user: User, checkout: CheckoutInput): Promise<Opened> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [untold, lines] = await Promise.all([
        this.others.findUntold(user, checkout.idempotencyKey),
        this.entries.priced(checkout.entries),
      ]);
      await this.others.refuseRepeat(untold, checkout);
      const created = await this.create(user, checkout, lines);
      if (created) return created;

      const { known, open } = await this.others.findInTheWay(user, checkout.idempotencyKey);
      if (known) return { payment: known };
      if (open) await this.others.callOff(open, checkout);
    }
    throw new DomainError(
      'CONFLICT',
      'Another checkout of yours is being opened at this moment. Please try again.',
    );
  }

  /**
   * The order and its hold, all or nothing.
   *
   * @returns null when another checkout of the account, or the same, was opened first
   */
  private async create(
    user: User,
    checkout: CheckoutInput,
    lines: readonly CartLine[],
  ): Promise<Opened | null> {
    const now = databaseClock.now();
    const payment: PaymentRecord = {
      ...newPayment(user, now),
      kind: 'checkout',
      openFor: user.uid,
      username: checkout.username,
      phone: checkout.phone,
      amount: toDollars(priceLines(lines).total),
      entriesOrdered: lines.length,
      idempotencyKey: checkout.idempotencyKey,
      requestHash: hashOf(checkout),
      expiresAt: new Date(now.getTime() + HOLD_MS),
    };
    try {
      const pets = await this.db.transaction(async (session) => {
        await PaymentModel.collection.insertOne(payment, { session });
        const held = await this.pets.order(
          lines.map(({ pet, accessoriesAmount }) => ({ petId: pet._id, accessoriesAmount })),
          session,
        );
        await this.entries.insert(user, lines, checkout, payment._id, session);
        return held;
      });
      return { payment, quote: quoteAsOrdered(lines, pets) };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** A payment with its intent, both as they are now: Stripe, or another tab, may be further than the record was. */
  private async proceed(payment: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    if (!payment.intentId) {
      const begun = await this.begin(payment);
      if (isUntouched(begun.current, begun.intent)) return begun;
      return { ...begun, current: await this.settlement.settleBy(begun.current, begun.intent) };
    }
    const intent = await this.stripe.getIntent(payment.intentId);
    return { intent, current: await this.settlement.settleBy(payment, intent) };
  }

  private async begin(payment: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    try {
      return await this.settlement.createIntent(payment);
    } catch (error) {
      const isRefused = error instanceof DomainError && error.code === 'PAYMENT_FAILED';
      if (isRefused) await this.settlement.fail(payment, error.message);
      throw error;
    }
  }

  /** The price as it was ordered, whatever the catalogue says now. */
  private async quoteOf(payment: PaymentRecord): Promise<Quote> {
    const entries = await CartEntryModel.find({ paymentId: payment._id })
      .sort({ _id: 1 })
      .lean<CartEntryRecord[]>();
    const pets = await this.pets.findMany(entries.map((entry) => entry.petId.toString()));
    const lines = entries.flatMap((entry, place) => {
      const pet = pets[place];
      return pet
        ? [
            {
              pet: Object.assign(new Pet(), pet, { petname: entry.petname, petprice: entry.petprice }),
              accessoriesAmount: entry.accessoriesAmount,
            },
          ]
        : [];
    });
    return quoteAsOrdered(lines, pets);
  }
}

/** @param pets the items as they are now */
function quoteAsOrdered(lines: readonly CartLine[], pets: readonly (Pet | null)[]): Quote {
  const quote = toQuote(lines);
  const current = new Map(pets.map((pet) => [pet?._id, pet]));
  return Object.assign(quote, {
    lines: quote.lines.map((line) => ({
      ...line,
      // Held for this shopper: the stock that is left says nothing about it.
      available: true,
      pet: current.get(line.petId),
    })),
  });
}

/** Whether a payment that waits for a card, by the shop's books, does so by Stripe's: there is nothing to settle then. */
function isUntouched(payment: PaymentRecord, intent: Intent): boolean {
  return (
    payment.status === 'requires_payment' &&
    intent.status === 'requires_payment_method' &&
    intent.failureMessage === undefined
  );
}

function newPayment(user: User, now: Date): Omit<PaymentRecord, 'kind' | 'amount' | 'expiresAt'> {
  return {
    _id: new Types.ObjectId(),
    uid: user.uid,
    email: user.email,
    username: user.name,
    phone: '',
    paymentdate: now,
    refundDue: 0,
    revision: 0,
    amountRefunded: 0,
    amountDisputed: 0,
    status: 'requires_payment',
  };
}

/** Two requests are the same when everything but their key is. */
function hashOf({ entries, username, location, phone }: CheckoutInput): string {
  return createHash('sha256')
    .update(JSON.stringify([entries, username, location, phone]))
    .digest('hex');
}
