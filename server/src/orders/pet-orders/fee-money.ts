import type { Logger } from '../../platform/logging.ts';
import type { PaymentCanceller, RefundSender } from '../ports.ts';
import type { MovedFee } from './order-fee.ts';

/** Does at Stripe what a move of an order has decided about its adoption fee. What fails the reconciliation does later. */
export class FeeMoney {
  constructor(
    private readonly refunds: Pick<RefundSender, 'follow'>,
    private readonly payments: PaymentCanceller,
    private readonly log: Logger,
  ) {}

  async follow({ open, owed }: Pick<MovedFee, 'open' | 'owed'>): Promise<void> {
    if (open) await this.callOff(open);
    if (owed) await this.refunds.follow(owed);
  }

  private async callOff(open: NonNullable<MovedFee['open']>): Promise<void> {
    try {
      await this.payments.cancel(open);
    } catch (error) {
      this.log.warn({ err: error, paymentId: open._id }, 'an adoption fee is not called off yet');
    }
  }
}
