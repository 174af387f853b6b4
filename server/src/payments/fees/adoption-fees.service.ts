import { payingProblem } from '../../../../domain/adoption/adoption-fee.ts';
import { toDollars } from '../../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { orderFeeOf } from '../../orders/pet-orders/order-fee.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import { openFeeOf } from '../../orders/records/fee-payments.ts';
import {
  isEnded,
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from '../../orders/records/payment.entity.ts';
import { HOLD_MS } from '../../orders/records/payment-windows.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { newPayment } from '../checkout/new-payment.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { Intent } from '../stripe/stripe-types.ts';

/** Attempts while the fee's payment before ends, or another tab opens one, at the same moment. */
const MAX_ATTEMPTS = 5;

/** A fee as its shopper pays it. */
export interface OpenedFee {
  readonly clientSecret: string;
  readonly payment: Payment;
}

/** Adoption fees that are paid online: one open payment an order, however many tabs pay it. */
export class AdoptionFeesService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Begins, or goes on with, the payment of the fee of an order of one's own by a card.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION where nothing is to be paid, or not
   *   here, or it is paid already; CONFLICT, PAYMENT_FAILED, UPSTREAM_UNAVAILABLE
   */
  async open(id: string, viewer: User): Promise<OpenedFee> {
    const _id = toObjectId(id, 'Order');
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const payment = (await findOpen(_id)) ?? (await this.create(_id, viewer));
      if (!payment) continue;
      if (payment.uid !== viewer.uid) throw notFound('Order');
      const { intent, current } = await this.proceed(payment);
      if (!isEnded(current)) return { clientSecret: intent.clientSecret, payment: toPayment(current) };
    }
    throw new DomainError('CONFLICT', 'This fee is being paid at this moment. Please try again.');
  }

  /** @returns null where another tab was first */
  private async create(_id: PetOrderRecord['_id'], viewer: User): Promise<PaymentRecord | null> {
    try {
      return await this.db.transaction(async (session) => {
        const own = { _id, uid: viewer.uid };
        const order = await PetOrderModel.findOne(own).session(session).lean<PetOrderRecord>();
        if (!order) throw notFound('Order');
        const fee = orderFeeOf(order);
        const problem = payingProblem(order.status, fee);
        if (problem || !fee) throw invalidTransition(problem ?? 'Nothing is to be paid');
        const payment = newFee(order, toDollars(fee.cents), viewer);
        await PaymentModel.collection.insertOne(payment, { session });
        return payment;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Its intent and itself, both as they are now: Stripe, or another tab, may be further than the record was. */
  private async proceed(fee: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    if (!fee.intentId) return this.settlement.createIntent(fee);
    const intent = await this.stripe.getIntent(fee.intentId);
    return { intent, current: await this.settlement.settleBy(fee, intent) };
  }
}

/** Read as it surely is, since Stripe hears of it next. */
async function findOpen(_id: PetOrderRecord['_id']): Promise<PaymentRecord | undefined> {
  const [fee] = await paymentRepository.findCertain({ openFor: openFeeOf(_id) });
  return fee;
}

function newFee({ _id, username, phone }: PetOrderRecord, amount: number, viewer: User): PaymentRecord {
  const payer = { uid: viewer.uid, email: viewer.email, name: username };
  return {
    ...newPayment(payer, { kind: 'adoption_fee', amount, holdMs: HOLD_MS }),
    ...{ phone, petOrderId: _id, openFor: openFeeOf(_id) },
  };
}
