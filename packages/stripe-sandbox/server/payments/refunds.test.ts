import type Stripe from 'stripe';
import { aSandbox, type SandboxFixture } from '../sandbox.test-kit.ts';

let sandbox: SandboxFixture;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await aSandbox();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.stop());

function aPaidIntent(): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount: 5499,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
}

function chargeOf(intent: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  return stripe.charges.retrieve(intent.latest_charge as string);
}

test('a refund without an amount gives all of it back', async () => {
  const intent = await aPaidIntent();
  const refund = await stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });

  expect(refund).toMatchObject({ amount: 5499, status: 'succeeded', payment_intent: intent.id });
  expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 5499 });
  expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
});

test('parts can be given back one by one, by charge or by intent, until nothing is left', async () => {
  const intent = await aPaidIntent();
  await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
  expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 2000 });

  const rest = await stripe.refunds.create({ charge: intent.latest_charge as string });
  expect(rest.amount).toBe(3499);
  expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 5499 });
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2);
});

test('a second full refund is rejected with charge_already_refunded', async () => {
  const intent = await aPaidIntent();
  await stripe.refunds.create({ payment_intent: intent.id });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
});

test('more than what is left is rejected, and nothing changes', async () => {
  const intent = await aPaidIntent();
  await stripe.refunds.create({ payment_intent: intent.id, amount: 5000 });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 500 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($5.00) is greater than unrefunded amount on charge ($4.99)',
  });
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 5000 });
});

test('an intent that took no money has nothing to give back', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 5499, currency: 'usd' });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(stripe.refunds.create({ payment_intent: 'pi_missing' })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('of many full refunds at once exactly one is made', async () => {
  const intent = await aPaidIntent();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: intent.id })),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});
