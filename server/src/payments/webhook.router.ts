import { Router, raw } from 'express';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import type { Logger } from '../platform/logging.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import type { SettlementService } from './settlement.service.ts';
import type { StripeEvent, StripeGateway } from './stripe.gateway.ts';
import { WebhookEventModel } from './webhook-event.entity.ts';

/**
 * POST /payment/webhook: Stripe's word on its payments. An event is stored before it is handled;
 * what it says is only a hint to ask Stripe, so late, doubled and swapped events do no harm.
 */
export function webhookRouter(stripe: StripeGateway, settlement: SettlementService, log: Logger): Router {
  const router = Router();
  router.post('/payment/webhook', raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = stripe.readEvent(body, request.header('stripe-signature'));
    const isNew = await store(event);
    if (isNew) await handle(event);
    else log.debug({ eventId: event.id }, 'webhook came again');
    response.json({ received: true });
  });
  return router;

  async function handle(event: StripeEvent): Promise<void> {
    const payment =
      event.intentId && (await PaymentModel.findOne({ intentId: event.intentId }).lean<PaymentRecord>());
    if (payment) await settlement.settle(payment);
    await WebhookEventModel.updateOne({ _id: event.id }, { handledAt: new Date() });
  }
}

/** False when the event was handled before. One that was stored but not finished is taken up again. */
async function store(event: StripeEvent): Promise<boolean> {
  try {
    await WebhookEventModel.create({ _id: event.id, type: event.type, receivedAt: new Date() });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return Boolean(await WebhookEventModel.exists({ _id: event.id, handledAt: { $exists: false } }));
  }
}
