import { can } from '../../../domain/permissions.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { isObjectId, toObjectId } from '../database/object-id.ts';
import {
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from '../orders/records/payment.entity.ts';
import { paymentRepository } from '../orders/records/payments.repository.ts';
import { notFound } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import type { ConcurrentCheckoutsService } from './checkout/concurrent-checkouts.service.ts';
import type { SettlementService } from './settlement/settlement.service.ts';

const newestFirst: Order = { field: 'paymentdate', direction: -1 };

/** The record of all payments, and what became of each. */
export class PaymentsService {
  constructor(
    private readonly settlement: SettlementService,
    private readonly concurrentCheckouts: ConcurrentCheckoutsService,
  ) {}

  list(page: PageRequest): LazyConnection<Payment> {
    return paginate({ model: PaymentModel, order: newestFirst, toNode: toPayment }, {}, page);
  }

  /** Payments by id, in the order of the ids; null where there is none. */
  async findMany(ids: readonly string[]): Promise<(Payment | null)[]> {
    const known = ids.filter(isObjectId);
    const records = await PaymentModel.find({ _id: { $in: known } }).lean<PaymentRecord[]>();
    const byId = new Map(records.map((record) => [record._id.toHexString(), toPayment(record)]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /**
   * The outcome of a payment, as Stripe reports it now.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's payment
   */
  async confirm(paymentId: string, viewer: User): Promise<Payment> {
    const own = can(viewer.role, 'handleOrders') ? {} : { uid: viewer.uid };
    const payment = await paymentRepository.findDurable({ _id: toObjectId(paymentId, 'Payment'), ...own });
    if (!payment) throw notFound('Payment');
    const settled = await this.settlement.settle(payment);
    return toPayment(await this.concurrentCheckouts.acknowledge(settled, viewer));
  }

  /** The same for the legacy client, which names the payment by its client secret and adds who paid. */
  async confirmLegacy(
    clientSecret: string,
    { username, phone }: { username?: string; phone?: string },
    viewer: User,
  ): Promise<Payment> {
    const [intentId] = clientSecret.split('_secret_');
    const payment = await PaymentModel.findOneAndUpdate(
      { intentId, uid: viewer.uid },
      { $set: { ...(username && { username }), ...(phone && { phone }) } },
      { returnDocument: 'after' },
    ).lean<PaymentRecord>();
    if (!payment) throw notFound('Payment');
    return toPayment(await this.settlement.settle(payment));
  }
}
