import type Stripe from 'stripe';
import { aCard, aSandbox, eventually, type SandboxFixture } from '../sandbox.test-kit.ts';

let sandbox: SandboxFixture;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await aSandbox();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.stop());

function anIntent(params: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ amount: 11000, currency: 'usd', ...params });
}

function pay(intent: Stripe.PaymentIntent, number: string, more: Record<string, string> = {}) {
  const secret = { client_secret: intent.client_secret ?? '' };
  return sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, { ...secret, ...aCard(number, more) });
}

function authenticate(intent: Stripe.PaymentIntent, outcome: 'complete' | 'fail') {
  const secret = { client_secret: intent.client_secret ?? '' };
  return sandbox.browser(`/sandbox/payment_intents/${intent.id}/authenticate`, { ...secret, outcome });
}

describe('the life of a payment intent', () => {
  test('a new intent waits for a payment method and carries what the shop said about it', async () => {
    const intent = await anIntent({
      metadata: { checkoutId: 'c1' },
      description: 'Pet shop order',
      receipt_email: 'shopper@petshop.test',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });

    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 11000,
      amount_received: 0,
      metadata: { checkoutId: 'c1' },
      receipt_email: 'shopper@petshop.test',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    expect(intent.id).toMatch(/^pi_\w{24}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
  });

  test('a payment method given on creation moves it to requires_confirmation, a confirm to succeeded', async () => {
    const waiting = await anIntent({ payment_method: 'pm_card_visa' });
    expect(waiting.status).toBe('requires_confirmation');

    const paid = await stripe.paymentIntents.confirm(waiting.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 11000 });
    expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, amount_captured: 11000 });
  });

  test('a browser pays with a card number and its client secret', async () => {
    const intent = await anIntent();
    const { status, body } = await pay(intent, '4242424242424242');

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: 'succeeded' });
    const method = await stripe.paymentMethods.retrieve(body.payment_method as string);
    expect(method.card).toMatchObject({ brand: 'visa', last4: '4242' });
  });

  test('created with confirm, it is paid in one call', async () => {
    const intent = await anIntent({ payment_method: 'pm_card_mastercard', confirm: true });
    expect(intent.status).toBe('succeeded');
  });

  test('a declined card sends it back to requires_payment_method, and another card then pays it', async () => {
    const intent = await anIntent();
    const refused = await pay(intent, '4000000000000002');
    expect(refused.status).toBe(402);

    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after.status).toBe('requires_payment_method');
    expect(after.last_payment_error).toMatchObject({
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect(after.latest_charge).toMatchObject({
      status: 'failed',
      paid: false,
      failure_code: 'card_declined',
    });

    const paid = await pay(intent, '4242 4242 4242 4242');
    expect(paid.body).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('a card that needs authentication waits in requires_action until the shopper agrees', async () => {
    const intent = await anIntent();
    const asked = await pay(intent, '4000000000003155');
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });

    const done = await authenticate(intent, 'complete');
    expect(done.body).toMatchObject({ status: 'succeeded', next_action: null });
  });

  test('a failed authentication sends it back to requires_payment_method', async () => {
    const intent = await anIntent();
    await pay(intent, '4000002500003155');
    const failed = await authenticate(intent, 'fail');

    expect(failed.body.status).toBe('requires_payment_method');
    expect(failed.body.last_payment_error).toMatchObject({ code: 'payment_intent_authentication_failure' });
    expect((await authenticate(intent, 'complete')).body.error.code).toBe('payment_intent_unexpected_state');
  });

  test('an authenticated card can still be declined', async () => {
    const intent = await anIntent();
    await pay(intent, '4000008400001629');
    const refused = await authenticate(intent, 'complete');

    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({ type: 'card_error', code: 'card_declined' });
  });

  test('a slow bank keeps it in processing for a while, where it can be neither paid again nor canceled', async () => {
    const intent = await anIntent();
    expect((await pay(intent, '4000000000001000')).body.status).toBe('processing');

    expect((await pay(intent, '4242424242424242')).body.error.code).toBe('payment_intent_unexpected_state');
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await eventually(async () => (await stripe.paymentIntents.retrieve(intent.id)).status === 'succeeded');
  });

  test('an unpaid intent can be canceled, once, and not be paid after that', async () => {
    const intent = await anIntent();
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThan(0);

    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'canceled' },
    });
    expect((await pay(intent, '4242424242424242')).body.error.code).toBe('payment_intent_unexpected_state');
  });

  test('an intent that waits for authentication can be canceled', async () => {
    const intent = await anIntent();
    await pay(intent, '4000000000003155');
    expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({
      status: 'canceled',
      next_action: null,
    });
  });

  test('a paid intent can be neither paid again nor canceled, so it takes money at most once', async () => {
    const intent = await anIntent({ payment_method: 'pm_card_visa', confirm: true });

    const again = await pay(intent, '4242424242424242');
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(stripe.paymentIntents.update(intent.id, { amount: 5000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('of twenty confirms at once exactly one takes the money', async () => {
    const intent = await anIntent();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(intent, '4242424242424242')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('a confirm without any payment method is rejected', async () => {
    const intent = await anIntent();
    await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    });
  });

  test('amount, description and metadata of an unpaid intent can be changed', async () => {
    const intent = await anIntent({ metadata: { cart: '1', kept: 'yes' } });
    const updated = await stripe.paymentIntents.update(intent.id, { amount: 2500, metadata: { cart: '' } });
    expect(updated).toMatchObject({ amount: 2500, metadata: { kept: 'yes' } });
    expect(updated.metadata).not.toHaveProperty('cart');
  });
});

describe('test cards', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    ['4242424242424241', 'incorrect_number', undefined, 'Your card number is incorrect.'],
    ['4111111111111111', 'incorrect_number', undefined, 'Your card number is incorrect.'],
  ])('%s is rejected with %s', async (number, code, declineCode, message) => {
    const { status, body } = await pay(await anIntent(), number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message });
    expect(body.error).toHaveProperty('message', message);
    expect((body.error as { decline_code?: string }).decline_code).toBe(declineCode);
  });

  test.each([
    ['a month that is none', { exp_month: '13' }, 'invalid_expiry_month'],
    ['a year that is past', { exp_year: '2019' }, 'invalid_expiry_year'],
    ['a security code of two digits', { cvc: '12' }, 'invalid_cvc'],
  ])('%s is rejected, whatever the number', async (_, more, code) => {
    const { body } = await pay(await anIntent(), '4242424242424242', more);
    expect(body.error).toMatchObject({ type: 'card_error', code });
  });
});

describe('reading', () => {
  test('a browser sees an intent with its client secret, without what is the shop’s own', async () => {
    const intent = await anIntent({ metadata: { checkoutId: 'c9' } });
    const query = new URLSearchParams({ client_secret: intent.client_secret ?? '' });
    const headers = { Authorization: 'Bearer pk_test_sandbox' };
    const response = await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}?${query}`, { headers });
    const seen = (await response.json()) as Record<string, unknown>;

    expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect(seen).not.toHaveProperty('latest_charge');
  });

  test('lists go newest first, page by page, as the SDK walks them', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1) made.unshift((await anIntent()).id);

    const page = await stripe.paymentIntents.list({ limit: 2 });
    expect(page.data.map((intent) => intent.id)).toEqual(made.slice(0, 2));
    expect(page.has_more).toBe(true);

    const walked: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 2 })) {
      walked.push(intent.id);
      if (walked.length === 5) break;
    }
    expect(walked).toEqual(made);
  });
});
