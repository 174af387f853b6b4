import type { ClientSession } from 'mongoose';
import { toDollars } from '../../../../domain/money/money.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditAction } from '../../audit/audit-record.entity.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { checkAskable, planAmendment } from '../../orders/amendments/amendment-plan.ts';
import {
  type OrderChangeInput,
  type OrderChangeWanted,
  seenRules,
} from '../../orders/amendments/order-change.input.ts';
import { allowChange, readToChange } from '../../orders/amendments/order-to-change.ts';
import type { Order } from '../../orders/order/order.entity.ts';
import { auditedOrder, readRecords } from '../../orders/order/order-records.ts';
import type { OrdersService } from '../../orders/order/orders.service.ts';
import {
  isOpen,
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from '../../orders/records/payment.entity.ts';
import { PAY_LINK_MS } from '../../orders/records/payment-windows.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { openLinkOf, refreshAwaited } from '../../orders/records/supplements.ts';
import { payLinkSent } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import { newPayment } from '../checkout/new-payment.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { Intent } from '../stripe/stripe-types.ts';

/** A pay link as its shopper pays it. */
export interface OpenedPayLink {
  readonly clientSecret: string;
  readonly payment: Payment;
}

/** The difference that a dearer change of an order costs, asked for by a link: the change is made once it is paid. */
export class PayLinksService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly settings: SettingsSource,
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
    private readonly log: Logger,
  ) {}

  /**
   * Asks for what a change costs more. The shopper is mailed.
   *
   * @throws DomainError as `changeOrder`; BAD_USER_INPUT for what costs nothing more, or can not be asked for;
   *   INVALID_TRANSITION where another link of the order waits
   */
  async ask(number: string, input: OrderChangeInput, seen: string, staff: User): Promise<Order> {
    const { input: wanted, fingerprint } = checkInput(seenRules, { input, fingerprint: seen });
    try {
      await this.db.transaction((session) => this.askIn(number, wanted, fingerprint, staff, session));
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidTransition('A pay link of this order waits to be paid already');
      throw error;
    }
    return this.orders.get(number, staff);
  }

  private async askIn(
    number: string,
    wanted: OrderChangeWanted,
    seen: string,
    staff: User,
    session: ClientSession,
  ): Promise<void> {
    const order = await readToChange(number, session);
    const { payment } = order;
    await allowChange(payment, staff, this.audit, session);
    const plan = planAmendment(order, wanted, 'staff', await this.settings.get(session));
    checkAskable(plan, seen);
    const link = toLink(payment, toDollars(plan.toPay), wanted, plan.after.delivery);
    await PaymentModel.collection.insertOne(link, { session });
    await refreshAwaited(payment._id, session);
    await this.record('ask_for_difference', payment, String(link.amount), staff, session);
    await this.outbox.add([payLinkSent(payment, link._id)], session);
  }

  /**
   * Takes back what was asked for and is not paid. What is charged all the same goes back at once.
   *
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own order it is; INVALID_TRANSITION where nothing waits to be
   *   paid
   */
  async withdraw(number: string, staff: User): Promise<Order> {
    const link = await this.db.transaction(async (session) => {
      const { payment } = await readRecords(number, session);
      await allowChange(payment, staff, this.audit, session);
      const withdrawn = await PaymentModel.findOneAndUpdate(
        { openFor: openLinkOf(payment._id) },
        // Should this process die now, it is called off as what is left unpaid too long.
        {
          $set: { withdrawnAt: databaseClock.now(), expiresAt: databaseClock.now() },
          $unset: { openFor: '' },
        },
        { session, returnDocument: 'after' },
      ).lean<PaymentRecord>();
      if (!withdrawn) throw invalidTransition('No pay link of this order waits to be paid');
      await refreshAwaited(payment._id, session);
      await this.record('withdraw_pay_link', payment, null, staff, session);
      return withdrawn;
    });
    await this.settlement
      .cancel(link)
      .catch((error) =>
        this.log.warn({ err: error, paymentId: link._id }, 'a pay link is not called off yet'),
      );
    return this.orders.get(number, staff);
  }

  /**
   * Begins, or goes on with, its payment by a card.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order and where nothing is asked for; INVALID_TRANSITION where
   *   the order can not be changed so any more; PAYMENT_FAILED, UPSTREAM_UNAVAILABLE
   */
  async open(number: string, viewer: User): Promise<OpenedPayLink> {
    const order = await readRecords(number, null);
    const link = order.payment.uid === viewer.uid ? await findOpen(order.payment) : undefined;
    if (!link?.wish) throw notFound('Pay link');
    const plan = planAmendment(order, link.wish, 'staff', await this.settings.get());
    if (!plan.isAskable || toDollars(plan.toPay) !== link.amount)
      throw invalidTransition('Your order can not be changed like this any more: please write to us');
    const { intent, current } = await this.proceed(link);
    return { clientSecret: intent.clientSecret, payment: toPayment(current) };
  }

  private async proceed(link: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    if (!link.intentId) {
      const { intent, current } = await this.settlement.createIntent(link);
      if (isOpen(current)) return { intent, current };
      throw new DomainError('CONFLICT', 'This pay link has ended');
    }
    const intent = await this.stripe.getIntent(link.intentId);
    return { intent, current: await this.settlement.settleBy(link, intent) };
  }

  private record(
    action: AuditAction,
    payment: PaymentRecord,
    after: string | null,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const changes = [{ field: 'payLink', before: null, after }];
    return this.audit.record({ actor, action, ...auditedOrder(payment), changes }, session);
  }
}

/** Read as it surely is, since Stripe hears of it next. */
async function findOpen({ _id }: PaymentRecord): Promise<PaymentRecord | undefined> {
  const [link] = await paymentRepository.findCertain({ openFor: openLinkOf(_id) });
  return link;
}

function toLink(
  { _id, uid, email, username, phone, number = '' }: PaymentRecord,
  amount: number,
  { location, phone: called }: OrderChangeWanted,
  delivery: NonNullable<PaymentRecord['wish']>['delivery'],
): PaymentRecord {
  const wish = { delivery, ...(location && { location }), ...(called && { phone: called }) };
  return {
    ...newPayment({ uid, email, name: username }, { kind: 'supplement', amount, holdMs: PAY_LINK_MS }),
    ...{ phone, openFor: openLinkOf(_id), supplementTo: _id, supplementNumber: number, wish },
  };
}
