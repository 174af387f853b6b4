import type { EntryInput } from '../../../domain/input-rules.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { mergeEntries } from '../cart-entries/quote.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import { losable } from '../platform/losable.ts';
import type { User } from '../users/user.entity.ts';
import { isCaptured, isEnded, PaymentModel, type PaymentRecord } from './payment.entity.ts';
import type { SettlementService } from './settlement.service.ts';

/** For how long a shopper who pays the same cart again is told first that it is paid, in milliseconds. */
const REPEAT_TIME = 10 * 60_000;

/** More than anybody pays for in that time without hearing of it. */
const MOST_UNTOLD = 100;

/** A checkout that is to be begun. */
interface WantedCheckout {
  readonly entries: readonly EntryInput[];
  readonly idempotencyKey: string;
}

/** What keeps an account from beginning a checkout. */
interface InTheWay {
  /** What the same key has begun. */
  readonly known: PaymentRecord | undefined;
  /** An open checkout that has another key. */
  readonly open: PaymentRecord | undefined;
}

/** What else an account is paying for, or has just paid, in another tab or after a reload. */
export class OtherCheckoutsService {
  constructor(private readonly settlement: SettlementService) {}

  async findInTheWay({ uid }: User, idempotencyKey: string): Promise<InTheWay> {
    const found = await PaymentModel.find({
      $or: [
        // The type is what the index of the keys asks for: without it every payment would be looked at.
        { uid, idempotencyKey: { $eq: idempotencyKey, $type: 'string' } },
        { openFor: uid },
      ],
    }).lean<PaymentRecord[]>();
    return {
      known: found.find((payment) => payment.idempotencyKey === idempotencyKey),
      open: found.find(({ openFor }) => openFor === uid),
    };
  }

  /** Checkouts that were just paid, which the shopper has not heard of, or only by having this key refused. */
  async findUntold({ uid }: User, idempotencyKey: string): Promise<PaymentRecord[]> {
    const settledAt = { $gt: databaseClock.in(-REPEAT_TIME) };
    const untold = { uid, toldAt: null, settledAt };
    const found = await PaymentModel.collection.find<PaymentRecord>(untold, { limit: MOST_UNTOLD }).toArray();
    return found.filter(
      (payment) =>
        payment.kind === 'checkout' &&
        isCaptured(payment) &&
        payment.idempotencyKey !== idempotencyKey &&
        (payment.toldTo ?? idempotencyKey) === idempotencyKey,
    );
  }

  /**
   * Calls off an open checkout of the account.
   *
   * @throws DomainError CONFLICT when it turns out to be paid, or to be charged right now
   */
  async callOff(open: PaymentRecord, { idempotencyKey }: WantedCheckout): Promise<void> {
    const ended = await this.settlement.callOff(open);
    const isServed = isCaptured(ended) && ended.refundDue < ended.amount;
    if (isServed) throw await this.paidElsewhere(ended, idempotencyKey);
    if (!isCaptured(ended) && !isEnded(ended)) {
      throw new DomainError(
        'CONFLICT',
        'Your other checkout is being charged right now. Please wait a moment, then look at your orders.',
      );
    }
  }

  /**
   * The same cart, paid a moment ago in a tab that never heard of it, must not be paid again by
   * mistake: the shopper is told once. Whoever then wants it twice gets it twice, by a checkout of its own: the
   * one that was refused stays refused, since its second click was made before anybody could read the first answer.
   *
   * @throws DomainError CONFLICT
   */
  async refuseRepeat(
    untold: readonly PaymentRecord[],
    { entries: cart, idempotencyKey }: WantedCheckout,
  ): Promise<void> {
    const wanted = mergeEntries(cart);
    for (const payment of untold) {
      const live = { paymentId: payment._id, status: { $ne: 'cancelled' } } as const;
      const entries = await CartEntryModel.find(live).lean<CartEntryRecord[]>();
      if (isSameCart(wanted, entries)) throw await this.paidElsewhere(payment, idempotencyKey);
    }
  }

  private async paidElsewhere(payment: PaymentRecord, idempotencyKey: string): Promise<DomainError> {
    await PaymentModel.updateOne({ _id: payment._id }, { toldTo: idempotencyKey });
    return new DomainError(
      'CONFLICT',
      'Your other checkout has just been paid: you find it among your orders. To order more, please check out once again.',
      // Lets the client ask what was bought, and take it out of the cart.
      { paymentId: payment._id.toString() },
    );
  }

  /** Notes that the shopper hears of a payment that is settled. */
  async told(payment: PaymentRecord, viewer: User): Promise<PaymentRecord> {
    const isNew = !payment.toldAt && !payment.toldTo;
    if (viewer.uid === payment.uid && isCaptured(payment) && isNew) {
      await PaymentModel.updateOne({ _id: payment._id }, { toldAt: databaseClock.now() }, losable);
    }
    return payment;
  }
}

function isSameCart(cart: readonly EntryInput[], entries: readonly CartEntryRecord[]): boolean {
  const ordered = new Map(entries.map((entry) => [entry.petId.toString(), entry.accessoriesAmount]));
  return (
    cart.length === entries.length &&
    cart.every(({ petId, accessoriesAmount }) => ordered.get(petId.toLowerCase()) === accessoriesAmount)
  );
}
