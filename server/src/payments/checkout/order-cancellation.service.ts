import type { ClientSession } from 'mongoose';
import { type Cents, cents, toDollars } from '../../../../domain/money/money.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { MovedRecord } from '../../database/state-repository.ts';
import { orderCancelled } from '../../mail/outbox/mail-events.ts';
import type { MailOutbox } from '../../mail/outbox/mail-outbox.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import {
  type CartEntry,
  type CartEntryRecord,
  toCartEntry,
} from '../../orders/cart-entries/cart-entry.entity.ts';
import { recordMove } from '../../orders/move-audit.ts';
import type { Logger } from '../../platform/logging.ts';
import type { RepeatDeliveries } from '../../repeats/repeat-deliveries.ts';
import type { User } from '../../users/user.entity.ts';
import { refreshOrder } from '../records/order-record.ts';
import { isOpen } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { oweDifference } from '../refunds/refund-debts.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';

/** Cancelling orders for food and accessories: the stock is free again and paid money goes back. */
export class OrderCancellationService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly refunds: RefundsService,
    private readonly settlement: SettlementService,
    private readonly repeats: RepeatDeliveries,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
    private readonly log: Logger,
  ) {}

  /**
   * Cancels an order: the viewer's own, or any for an admin.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION once it is on its way
   */
  async cancel(id: string, viewer: User): Promise<CartEntry> {
    const cancelled = await this.db.transaction(async (session) => {
      const entry = await cartEntryRepository.getOwn(id, viewer, session);
      const cancelledBy = entry.uid === viewer.uid ? 'shopper' : 'shop';
      const also = { cancelledAt: databaseClock.now(), cancelledBy } as const;
      const moved = await cartEntryRepository.move(id, 'cancelled', also, session);
      await refreshOrder(entry.paymentId, session);
      const isReserved = entry.paymentId !== undefined;
      if (isReserved) await this.pets.release([entry], session);
      const due = await this.oweRefund(entry, session);
      if (entry.uid !== viewer.uid) await this.record(moved, due, viewer, session);
      await this.repeats.endBegunBy([entry], session);
      await this.outbox.add(orderCancelled([moved.after]), session);
      return moved.after;
    });
    await this.follow(cancelled);
    return toCartEntry(cancelled);
  }

  private async oweRefund({ paymentId, status }: CartEntryRecord, session: ClientSession): Promise<Cents> {
    if (!paymentId || status !== 'paid') return cents(0);
    return oweDifference(paymentId, refundReasons.cancelled, session);
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
      if (payment && isOpen(payment)) await this.settlement.cancel(payment);
    } catch (error) {
      this.log.warn({ err: error, paymentId }, 'a cancelled order is not settled with Stripe yet');
    }
  }
}
