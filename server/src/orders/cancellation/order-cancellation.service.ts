import type { ClientSession } from 'mongoose';
import { type Cents, cents, toDollars } from '../../../../domain/money/money.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { MovedRecord } from '../../database/state-repository.ts';
import { aboutEntries } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import { type CartEntry, type CartEntryRecord, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import { writeSplits } from '../cart-entries/line-pieces.ts';
import { recordMove } from '../move-audit.ts';
import type { PaymentCanceller, PlanKeeper, RefundSender } from '../ports.ts';
import { refreshOrder } from '../records/order-record.ts';
import { isOpen } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { oweDifference } from '../refunds/refund-debts.ts';
import { planAsSeen, type RefundPlan } from '../refunds/refund-plan.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import {
  type CancellableRecords,
  type CancelledPieces,
  planCancellation,
  readOwnEntry,
} from './cancellation-plan.ts';

/** Cancelling orders for food and accessories: the stock is free again and paid money goes back. */
export class OrderCancellationService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly refunds: RefundSender,
    private readonly payments: PaymentCanceller,
    private readonly plans: PlanKeeper,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
    private readonly log: Logger,
  ) {}

  /**
   * Cancels an order: the viewer's own, or any for an admin.
   *
   * @param fingerprint what was seen of what goes back; nothing where nobody was shown anything
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION once it is on its way; CONFLICT where
   *   something else goes back than the fingerprint says
   */
  async cancel(id: string, viewer: User, fingerprint?: string | null): Promise<CartEntry> {
    const own = (session: ClientSession) => readOwnEntry(id, viewer, session);
    const [cancelled] = await this.cancelAll(own, { recordId: id }, viewer, fingerprint);
    if (!cancelled) throw notFound('Order');
    return cancelled;
  }

  /**
   * The same for several entries of one order, at once or not at all.
   *
   * @param read finds their order, the viewer's or an admin's to cancel
   */
  async cancelAll(
    read: (session: ClientSession) => Promise<CancellableRecords>,
    chosen: CancelledPieces,
    viewer: User,
    fingerprint?: string | null,
  ): Promise<CartEntry[]> {
    const cancelled = await this.db.transaction(async (session) => {
      const records = await read(session);
      const { pieces, plan } = await planAsSeen(fingerprint, () => planCancellation(records, chosen));
      await writeSplits(pieces, session);
      const moved: MovedRecord<CartEntryRecord>[] = [];
      for (const entry of pieces.taken) moved.push(await this.move(entry, viewer, session));
      await this.giveBack(moved, plan, viewer, session);
      await this.plans.endBegunBy(pieces.taken, session);
      await this.outbox.add(
        aboutEntries(
          'ORDER_CANCELLED',
          moved.map(({ after }) => after),
        ),
        session,
      );
      return moved.map(({ after }) => after);
    });
    const [first] = cancelled;
    if (first) await this.follow(first);
    return cancelled.map(toCartEntry);
  }

  private async move(
    entry: CartEntryRecord,
    viewer: User,
    session: ClientSession,
  ): Promise<MovedRecord<CartEntryRecord>> {
    const cancelledBy = entry.uid === viewer.uid ? 'shopper' : 'shop';
    const also = { cancelledAt: databaseClock.now(), cancelledBy } as const;
    const moved = await cartEntryRepository.move(entry._id, 'cancelled', also, session);
    const isReserved = entry.paymentId !== undefined;
    if (isReserved) await this.pets.release([entry], { reason: 'released' }, session);
    return moved;
  }

  private async giveBack(
    moved: readonly MovedRecord<CartEntryRecord>[],
    plan: RefundPlan | null,
    viewer: User,
    session: ClientSession,
  ): Promise<void> {
    const lines = moved.map(({ before }) => before);
    const paymentId = lines[0]?.paymentId;
    await refreshOrder(paymentId, session);
    if (paymentId && lines.some(({ status }) => status === 'paid'))
      await oweDifference(paymentId, refundReasons.cancelled, session);
    let left = plan?.toCard ?? 0;
    for (const [place, move] of moved.entries()) {
      // With the last line goes whatever is for none of them, as the delivery.
      const due = place === moved.length - 1 ? left : (plan?.lines[place]?.amount ?? 0);
      left -= due;
      if (move.before.uid !== viewer.uid) await this.record(move, cents(due), viewer, session);
    }
  }

  /** An admin cancelled somebody else's order. */
  private record(
    moved: MovedRecord<CartEntryRecord>,
    due: Cents,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const refund = { field: 'refund', before: null, after: String(toDollars(due)) };
    const also = due > 0 ? [refund] : [];
    const move = { action: 'cancel_cart_entry', subject: 'cart_entry', moved, actor, also } as const;
    return recordMove(this.audit, move, session);
  }

  /** What the cancellation leads to at Stripe. A failure here is finished by the reconciliation. */
  private async follow({ paymentId }: CartEntryRecord): Promise<void> {
    if (!paymentId) return;
    try {
      await this.refunds.send(paymentId);
      const isEmpty = (await cartEntryRepository.live(paymentId)).length === 0;
      const payment = isEmpty && (await paymentRepository.find({ _id: paymentId }));
      if (payment && isOpen(payment)) await this.payments.cancel(payment);
    } catch (error) {
      this.log.warn({ err: error, paymentId }, 'a canceled order is not settled with Stripe yet');
    }
  }
}
