import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StripeGateway } from '../../src/payments/stripe/stripe.gateway.ts';
import { shapeOf } from '../fixtures/payments/stripe-recorder.ts';
import { recordStripeRequests } from '../fixtures/payments/stripe-scenario.ts';

/** Written by `npm run external-checks stripe-mock`: what Stripe's own mock took, each kind of request once. */
const { accepted } = JSON.parse(
  readFileSync(join(__dirname, '../fixtures/payments/stripe-requests.json'), 'utf8'),
);

it('every request to Stripe is of a kind that stripe-mock takes', async () => {
  const kinds = new Set((await recordStripeRequests(StripeGateway)).map(shapeOf));
  expect(kinds.size).toBeGreaterThan(3);
  const strange = [...kinds].filter((kind) => !accepted.includes(kind));
  // Something here means: run `npm run external-checks stripe-mock`, which asks Stripe's mock and keeps what it takes.
  expect(strange).toEqual([]);
});
