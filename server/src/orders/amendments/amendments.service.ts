import type { ClientSession } from 'mongoose';
import { toDollars } from '../../../../domain/money/money.ts';
import type { Amender } from '../../../../domain/orders/amendments.ts';
import { can } from '../../../../domain/permissions.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import type { Order } from '../order/order.entity.ts';
import { auditedOrder, readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import type { RefundSender } from '../ports.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { type AmendmentPlan, checkPlan, planAmendment } from './amendment-plan.ts';
import {
  changeRules,
  type OrderChangeInput,
  type OrderChangeWanted,
  seenRules,
} from './order-change.input.ts';
import { type OrderChangePreview, toOrderChangePreview } from './order-change-preview.entity.ts';
import { allowChange, readToChange } from './order-to-change.ts';
import { writeAmendment } from './write-amendment.ts';

/** Changing where an order goes and how, before it leaves. */
export class AmendmentsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly settings: SettingsSource,
    private readonly refunds: RefundSender,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * What comes of a change: the viewer's own order, or any for the staff.
   *
   * @throws DomainError as `change` would, but CONFLICT
   */
  async preview(number: string, input: OrderChangeInput, viewer: User): Promise<OrderChangePreview> {
    const wanted = checkInput(changeRules, { input }).input;
    const order = await this.orders.get(number, viewer);
    const records = await readRecords(number, null);
    const settings = await this.settings.get();
    const plan = planAmendment(records, wanted, amenderOf(records.payment, viewer), settings);
    return toOrderChangePreview(plan, order, await this.orders.promiseOf(order), settings.timeZone);
  }

  /**
   * Changes an order, and gives back what it costs less. The shopper is mailed.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; FORBIDDEN for a shopper who wants another delivery;
   *   BAD_USER_INPUT; INVALID_TRANSITION once it is too late; CONFLICT where something else comes of it than the fingerprint
   *   says
   */
  async change(number: string, input: OrderChangeInput, seen: string, viewer: User): Promise<Order> {
    const { input: wanted, fingerprint } = checkInput(seenRules, { input, fingerprint: seen });
    await this.orders.get(number, viewer);
    const { payment } = await readRecords(number, null);
    await this.db.transaction((session) => this.amend(number, wanted, fingerprint, viewer, session));
    await this.refunds.follow(payment._id);
    return this.orders.get(number, viewer);
  }

  private async amend(
    number: string,
    wanted: OrderChangeWanted,
    fingerprint: string,
    user: User,
    session: ClientSession,
  ): Promise<void> {
    const order = await readToChange(number, session);
    const { payment } = order;
    const by = amenderOf(payment, user);
    if (by === 'staff') await allowChange(payment, user, this.audit, session);
    const plan = planAmendment(order, wanted, by, await this.settings.get(session));
    checkPlan(plan, fingerprint);
    await writeAmendment(order, plan, by, this.outbox, session);
    if (by === 'staff') await this.record(payment, plan, user, session);
  }

  /** Where somebody lives stands at the order alone: the audit is kept for years. */
  private record(
    payment: PaymentRecord,
    { fields, before, after, toCard }: AmendmentPlan,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const changes = fields.map((field) =>
      field === 'delivery'
        ? { field, before: before.delivery, after: after.delivery }
        : { field, before: null, after: null },
    );
    const refund = { field: 'refund', before: null, after: String(toDollars(toCard)) };
    const all = toCard > 0 ? [...changes, refund] : changes;
    return this.audit.record(
      { actor, action: 'change_order', ...auditedOrder(payment), changes: all },
      session,
    );
  }
}

/** Who works in the shop changes orders as the shop does, and their own as every shopper. */
function amenderOf({ uid }: Pick<PaymentRecord, 'uid'>, viewer: User): Amender {
  return uid === viewer.uid && !can(viewer.role, 'handleOwnOrders') ? 'shopper' : 'staff';
}
