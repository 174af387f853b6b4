import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { requiredText } from '../../../../domain/input/required-text.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { refreshOrder } from '../records/order-record.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import type { Order } from './order.entity.ts';
import { auditedOrder, readRecords } from './order-records.ts';
import type { OrdersService } from './orders.service.ts';

const holdRules = z.object({ reason: requiredText(200) });

/** Orders that somebody of the staff keeps from leaving. */
export class OrderHoldsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT; INVALID_TRANSITION where it is on hold already */
  hold(number: string, input: { readonly reason: string }, staff: User): Promise<Order> {
    return this.change(number, checkInput(holdRules, input).reason, staff);
  }

  /** @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own it is; INVALID_TRANSITION where it is not on hold */
  release(number: string, staff: User): Promise<Order> {
    return this.change(number, null, staff);
  }

  private async change(number: string, heldFor: string | null, actor: User): Promise<Order> {
    await this.db.transaction(async (session) => {
      const { payment } = await readRecords(number, session);
      if (heldFor !== null && payment.heldFor) throw invalidTransition('It is on hold already');
      if (heldFor === null && !payment.heldFor) throw invalidTransition('It is not on hold');
      if (heldFor === null) await this.allowRelease(payment, actor, session);
      const update = heldFor === null ? { $unset: { heldFor: 1 } } : { $set: { heldFor } };
      await PaymentModel.updateOne({ _id: payment._id }, update, { session });
      await refreshOrder(payment._id, session);
      const order = auditedOrder(payment);
      const action = heldFor === null ? 'release_order' : 'hold_order';
      const changes = [{ field: 'heldFor', before: payment.heldFor ?? null, after: heldFor }];
      await this.audit.record({ actor, action, ...order, changes }, session);
    });
    return this.orders.get(number, actor);
  }

  private allowRelease(order: PaymentRecord, staff: User, session: ClientSession): Promise<void> {
    const own = { owner: order.uid, deed: 'release', ...auditedOrder(order) };
    return allowAffair(staff, own, this.audit, session);
  }
}
