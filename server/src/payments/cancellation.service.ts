import type { ClientSession } from 'mongoose';
import { type Cents, cents, toDollars } from '../../../domain/money.ts';
import { openPaymentStates } from '../../../domain/order-states.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import {
  type CartEntry,
  CartEntryModel,
  type CartEntryRecord,
  toCartEntry,
} from '../cart-entries/cart-entry.entity.ts';
import { auditOf } from '../cart-entries/entry-audit.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logging.ts';
import type { User } from '../users/user.entity.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { refundReasons } from './refund-reasons.ts';
import type { RefundsService } from './refunds.service.ts';
import type { SettlementService } from './settlement.service.ts';

/** Cancelling orders for food and accessories: the stock is free again and paid money goes back. */
export class CancellationService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly entries: CartEntriesService,
    private readonly refunds: RefundsService,
    private readonly settlement: SettlementService,
    private readonly audit: AuditService,
    private readonly log: Logger,
  ) {}

  /**
   * Cancels an order: the viewer's own, or any for an admin.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION once it is on its way
   */
  async cancel(id: string, viewer: User): Promise<CartEntry> {
    const cancelled = await this.db.transaction(async (session) => {
      const before = await this.entries.getOwn(id, viewer, session);
      const entry = await this.entries.cancel(id, session);
      const isHeld = before.paymentId !== undefined;
      if (isHeld) {
        await this.pets.release(
          [{ petId: entry.petId.toString(), accessoriesAmount: entry.accessoriesAmount }],
          session,
        );
      }
      const due =
        entry.paymentId && before.status === 'paid'
          ? await this.refunds.oweDifference(entry.paymentId, refundReasons.cancelled, session)
          : cents(0);
      if (before.uid !== viewer.uid) await this.note(before, entry, due, viewer, session);
      return entry;
    });
    await this.follow(cancelled);
    return toCartEntry(cancelled);
  }

  /** An admin cancelled somebody else's order. */
  private note(
    before: CartEntryRecord,
    after: CartEntryRecord,
    due: Cents,
    admin: User,
    session: ClientSession,
  ): Promise<void> {
    const refund = { field: 'refund', before: null, after: String(toDollars(due)) };
    return this.audit.record(
      auditOf('cancel_cart_entry', before, after, admin, due > 0 ? [refund] : []),
      session,
    );
  }

  /** What the cancellation leads to at Stripe. A failure here is finished by the reconciliation. */
  private async follow(entry: CartEntryRecord): Promise<void> {
    if (!entry.paymentId) return;
    try {
      await this.refunds.send(entry.paymentId);
      const isEmpty = !(await CartEntryModel.exists({
        paymentId: entry.paymentId,
        status: { $ne: 'cancelled' },
      }));
      const open = isEmpty && (await this.findOpen(entry));
      if (open) await this.settlement.callOff(open);
    } catch (error) {
      this.log.warn(
        { err: error, paymentId: entry.paymentId },
        'a cancelled order is not settled with Stripe yet',
      );
    }
  }

  private findOpen(entry: CartEntryRecord): Promise<PaymentRecord | null> {
    return PaymentModel.findOne({
      _id: entry.paymentId,
      status: { $in: openPaymentStates },
    }).lean<PaymentRecord>();
  }
}
