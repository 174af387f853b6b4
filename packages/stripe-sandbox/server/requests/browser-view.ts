import type { Intent } from '../core/stored-objects.ts';

const fieldsForBrowsers = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Intent)[];

/** What the publishable key gets to see of an answer: of an intent, the part that Stripe shows a browser. */
export function browserView(answer: object): object {
  const fields = answer as { object?: string };
  if (fields.object !== 'payment_intent') return answer;
  const intent = answer as Intent;
  return Object.fromEntries(fieldsForBrowsers.map((field) => [field, intent[field]]));
}
