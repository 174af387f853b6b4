import { type RequestHandler, Router, raw } from 'express';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { WebhookEventsService } from './webhook-events.service.ts';

/**
 * POST /payment/webhook: where Stripe says what happened to its payments.
 *
 * @param afterBody takes the request on once its body is there
 */
export function webhookRouter(
  stripe: StripeGateway,
  events: WebhookEventsService,
  afterBody: RequestHandler,
): Router {
  const router = Router();
  // As it came, and never unpacked: Stripe sends small plain bodies, and the signature covers their bytes.
  const body = raw({ type: () => true, limit: '1mb', inflate: false });
  router.post('/payment/webhook', body, afterBody, async (request, response) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await events.receive(stripe.readEvent(bytes, request.header('stripe-signature')));
    response.json({ received: true });
  });
  return router;
}
