import type { ClientSession } from 'mongoose';
import { MINUTE_MS } from '../../../../domain/durations.ts';
import type { EntryInput } from '../../../../domain/input/input-rules.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { primaryOnly } from '../../database/write-concerns.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { mergeEntries } from '../../orders/cart-entries/cart-lines.ts';
import {
  isCaptured,
  isEnded,
  PaymentModel,
  type PaymentRecord,
} from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';

/** A shopper who pays the same cart again within it is first told that it is paid. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/** More than anybody pays for in that time without an acknowledgement. */
const MAX_UNACKNOWLEDGED = 100;

/** A checkout that is about to start. */
interface RequestedCheckout {
  readonly entries: readonly EntryInput[];
  readonly idempotencyKey: string;
}

/** What keeps an account from starting a checkout. */
interface Conflict {
  /** The payment of the same key. */
  readonly known: PaymentRecord | undefined;
  /** An open checkout that has another key. */
  readonly open: PaymentRecord | undefined;
}

/** What else an account is paying for, or has just paid, in another tab or after a reload. */
export class ConcurrentCheckoutsService {
  constructor(private readonly settlement: SettlementService) {}

  /** Read as it surely is: a payment that is found goes on at Stripe, which must not hear of one that is then rolled back. */
  async findConflict({ uid }: User, idempotencyKey: string): Promise<Conflict> {
    const found = await paymentRepository.findCertain({
      $or: [
        // The type is what the index of the keys asks for: without it every payment would be looked at.
        { uid, idempotencyKey: { $eq: idempotencyKey, $type: 'string' } },
        { openFor: uid },
      ],
    });
    return {
      known: found.find((payment) => payment.idempotencyKey === idempotencyKey),
      open: found.find(({ openFor }) => openFor === uid),
    };
  }

  /**
   * Cancels an open checkout of the account.
   *
   * @throws DomainError CONFLICT when it turns out to be paid, or to be charged right now
   */
  async cancelOpen(open: PaymentRecord, { idempotencyKey }: RequestedCheckout): Promise<void> {
    const ended = await this.settlement.cancel(open);
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
   * one that was rejected stays rejected, since its second click was made before anybody could read the first answer.
   *
   * @throws DomainError CONFLICT
   */
  async rejectRepeat(
    { uid }: User,
    { entries, idempotencyKey }: RequestedCheckout,
    session?: ClientSession,
  ): Promise<void> {
    const requested = mergeEntries(entries);
    for (const payment of await findUnacknowledged(uid, idempotencyKey, session)) {
      const paid = await cartEntryRepository.live(payment._id);
      if (!isSameCart(requested, paid) || (await isAcknowledged(payment))) continue;
      throw await this.paidElsewhere(payment, idempotencyKey);
    }
  }

  /** Records that the shopper learned of a settled payment. */
  async acknowledge(payment: PaymentRecord, viewer: User): Promise<PaymentRecord> {
    const isNew = !payment.toldAt && !payment.toldTo;
    if (viewer.uid === payment.uid && isCaptured(payment) && isNew) {
      await PaymentModel.updateOne({ _id: payment._id }, { toldAt: databaseClock.now() }, primaryOnly);
    }
    return payment;
  }

  private async paidElsewhere({ _id }: PaymentRecord, idempotencyKey: string): Promise<DomainError> {
    await paymentRepository.update(_id, { toldTo: idempotencyKey });
    return new DomainError(
      'CONFLICT',
      'Your other checkout has just been paid: you find it among your orders. To order more, please check out once again.',
      // Lets the client ask what was bought, and take it out of the cart.
      { paymentId: _id.toString() },
    );
  }
}

/** Read on the primary: a transaction may see the time before `acknowledge`, which does not wait for the others. */
async function isAcknowledged({ _id }: PaymentRecord): Promise<boolean> {
  return (await PaymentModel.exists({ _id, toldAt: { $ne: null } })) !== null;
}

/** Checkouts that were just paid, which the shopper has not heard of, or only by having this key rejected. */
async function findUnacknowledged(
  uid: string,
  idempotencyKey: string,
  session?: ClientSession,
): Promise<PaymentRecord[]> {
  const settledAt = { $gt: databaseClock.in(-REPEAT_WINDOW_MS) };
  const found = await PaymentModel.find({ uid, toldAt: null, settledAt })
    .session(session ?? null)
    .limit(MAX_UNACKNOWLEDGED)
    .lean<PaymentRecord[]>();
  return found.filter(
    (payment) =>
      payment.kind === 'checkout' &&
      isCaptured(payment) &&
      payment.idempotencyKey !== idempotencyKey &&
      (payment.toldTo ?? idempotencyKey) === idempotencyKey,
  );
}

function isSameCart(cart: readonly EntryInput[], entries: readonly CartEntryRecord[]): boolean {
  const ordered = new Map(entries.map((entry) => [entry.petId.toString(), entry.accessoriesAmount]));
  return (
    cart.length === entries.length &&
    cart.every(({ petId, accessoriesAmount }) => ordered.get(petId.toLowerCase()) === accessoriesAmount)
  );
}
