import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { MailOutbox } from '../../mail/outbox/mail-outbox.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import {
  type CartEntry,
  type CartEntryRecord,
  toCartEntry,
} from '../../orders/cart-entries/cart-entry.entity.ts';
import { recordMove } from '../../orders/move-audit.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { refreshOrder } from '../records/order-record.ts';
import { PaymentModel } from '../records/payment.entity.ts';

const shipment = { to: 'shipped', movedAt: 'shippedAt' } as const;

/** Taking back that an order was sent. It is paid and waits to be sent again, so its money must still be here. */
export class ShipmentUndoService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /** @throws DomainError NOT_FOUND; INVALID_TRANSITION after ten minutes, and where something happened since */
  undo(id: string, admin: User, now = databaseClock.now()): Promise<CartEntry> {
    return this.db.transaction(async (session) => {
      const entry = await this.undoIn(id, admin, now, session);
      await refreshOrder(entry.paymentId, session);
      return entry;
    });
  }

  /** The same as a part of a larger change, which brings the order up to date. */
  async undoIn(id: string, actor: User, now: Date, session: ClientSession): Promise<CartEntry> {
    const moved = await cartEntryRepository.undo(id, shipment, now, session);
    await this.requireMoney(moved.after, session);
    await this.outbox.withdrawShipment(moved.after, session);
    const move = { action: 'undo_ship_cart_entry', subject: 'cart_entry', moved, actor } as const;
    await recordMove(this.audit, move, session);
    return toCartEntry(moved.after);
  }

  /** The write makes changes to the same parcel take turns: a refund at this moment sees the order as it is now. */
  private async requireMoney({ paymentId, petname }: CartEntryRecord, session: ClientSession): Promise<void> {
    const remaining = await PaymentModel.updateOne(
      { _id: paymentId, $expr: { $lt: ['$refundDue', '$amount'] } },
      { $inc: { revision: 1 } },
      { session },
    );
    if (remaining.matchedCount === 0) {
      throw new DomainError('INVALID_TRANSITION', `The money for ${petname} has gone back since`);
    }
  }
}
