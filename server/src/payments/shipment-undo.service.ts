import type { ClientSession } from 'mongoose';
import type { AuditService } from '../audit/audit.service.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import { type CartEntry, type CartEntryRecord, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import { auditOf } from '../cart-entries/entry-audit.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import { PaymentModel } from './payment.entity.ts';

/** Taking back that an order was sent. It is paid and waits to be sent again, so its money must still be here. */
export class ShipmentUndoService {
  constructor(
    private readonly db: Database,
    private readonly entries: CartEntriesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError NOT_FOUND; INVALID_TRANSITION after ten minutes, and where something happened since */
  async undo(id: string, admin: User, now = new Date()): Promise<CartEntry> {
    return this.db.transaction(async (session) => {
      const before = await this.entries.getOwn(id, admin, session);
      const after = await this.entries.undoShip(id, now, session);
      await this.requireMoney(after, session);
      await this.audit.record(auditOf('undo_ship_cart_entry', before, after, admin), session);
      return toCartEntry(after);
    });
  }

  /** The write makes changes to the same parcel take turns: a refund at this moment sees the order as it is now. */
  private async requireMoney({ paymentId, petname }: CartEntryRecord, session: ClientSession): Promise<void> {
    const kept = await PaymentModel.updateOne(
      { _id: paymentId, $expr: { $lt: ['$refundDue', '$amount'] } },
      { $inc: { revision: 1 } },
      { session },
    );
    if (kept.matchedCount === 0) {
      throw new DomainError('INVALID_TRANSITION', `The money for ${petname} has gone back since`);
    }
  }
}
