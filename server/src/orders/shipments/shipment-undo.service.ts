import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { MovedRecord } from '../../database/state-repository.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { allowOrder } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import {
  type CartEntry,
  CartEntryModel,
  type CartEntryRecord,
  toCartEntry,
} from '../cart-entries/cart-entry.entity.ts';
import { recordMove } from '../move-audit.ts';
import { refreshOrder } from '../records/order-record.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import { shipmentRepository } from './shipments.repository.ts';

const shipment = { to: 'shipped', movedAt: 'shippedAt', also: { shipmentId: undefined } } as const;

/** Taking back that an order was sent. It is paid and waits to be sent again, so its money must still be here. */
export class ShipmentUndoService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /** @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own it is; INVALID_TRANSITION after ten minutes, and where something happened since */
  undo(id: string, admin: User, now = databaseClock.now()): Promise<CartEntry> {
    return this.db.transaction(async (session) => {
      const { before, after } = await this.undoIn(id, admin, now, session);
      const affair = { subject: 'cart_entry', record: after, deed: 'take back the parcel of' } as const;
      await allowOrder(admin, affair, this.audit, session);
      await shipmentRepository.refresh([before], now, session);
      await refreshOrder(after.paymentId, session);
      return toCartEntry(after);
    });
  }

  /** The same as a part of a larger change, which moves its parcel and brings the order up to date. */
  async undoIn(
    id: string,
    actor: User,
    now: Date,
    session: ClientSession,
  ): Promise<MovedRecord<CartEntryRecord>> {
    const moved = await cartEntryRepository.undo(id, shipment, now, session);
    await this.requireMoney(moved.after, session);
    await redirect(moved.after, session);
    await this.outbox.withdrawShipment(moved.after, session);
    const move = { action: 'undo_ship_cart_entry', subject: 'cart_entry', moved, actor } as const;
    await recordMove(this.audit, move, session);
    return moved;
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

/** What waits again goes where the rest of its order does, should that have been changed since it was sent. */
async function redirect({ _id, paymentId }: CartEntryRecord, session: ClientSession): Promise<void> {
  const last = paymentId && (await cartEntryRepository.lastAmended(paymentId, session));
  if (!last || last._id.equals(_id)) return;
  const { location, phone, amendedAt } = last;
  await CartEntryModel.updateOne({ _id }, { $set: { location, phone, amendedAt } }, { session });
}
