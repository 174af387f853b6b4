import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a webhook body: the time in Unix seconds, and an HMAC over both. */
export function signWebhook(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
