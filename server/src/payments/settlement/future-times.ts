import { CLOCK_TOLERANCE_MS } from '../../../../domain/durations.ts';
import { openPaymentStates } from '../../../../domain/orders/order-states.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import {
  HOLD_MS,
  LEGACY_HOLD_MS,
  LEGACY_MATCHING_MS,
  PAY_LINK_MS,
} from '../../orders/records/payment-windows.ts';
import { WebhookEventModel } from '../stripe/webhook-event.entity.ts';

/**
 * What a clock that was once ahead left for later than anything is left has its time from now on: stock would stay
 * held, and money unclaimed, until the clocks have caught up.
 */
export async function correctFutureTimes(now: Date): Promise<void> {
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const tooLate = (window: number) => ({ $gt: later(window + CLOCK_TOLERANCE_MS) });
  const open = { $in: openPaymentStates };
  await PaymentModel.updateMany(
    { status: open, expiresAt: tooLate(HOLD_MS), kind: { $in: ['checkout', 'adoption_fee'] } },
    { $set: { expiresAt: later(HOLD_MS) } },
  );
  await PaymentModel.updateMany(
    { status: open, expiresAt: tooLate(LEGACY_HOLD_MS), kind: { $ne: 'supplement' } },
    { $set: { expiresAt: later(LEGACY_HOLD_MS) } },
  );
  await PaymentModel.updateMany(
    { status: open, expiresAt: tooLate(PAY_LINK_MS), kind: 'supplement' },
    { $set: { expiresAt: later(PAY_LINK_MS) } },
  );
  await PaymentModel.updateMany(
    { kind: 'legacy', closesAt: tooLate(LEGACY_MATCHING_MS) },
    { $set: { closesAt: later(LEGACY_MATCHING_MS) } },
  );
  await WebhookEventModel.updateMany(
    { handledAt: null, receivedAt: tooLate(0) },
    { $set: { receivedAt: now } },
  );
}
