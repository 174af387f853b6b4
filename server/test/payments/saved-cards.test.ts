import { randomUUID } from 'node:crypto';
import { cents } from '../../../domain/money/money.ts';
import { aSandbox, type SandboxFixture } from '../../../packages/stripe-sandbox/server/sandbox.test-kit.ts';
import { StripeGateway } from '../../src/payments/stripe/stripe.gateway.ts';
import type { SavedCard } from '../../src/payments/stripe/stripe-types.ts';
import { sandboxPayments } from '../fixtures/payments/sandbox-payments.ts';
import { StripeRecorder } from '../fixtures/payments/stripe-recorder.ts';
import { payByCard } from '../harness/card.ts';

/* Cards that a payment saves, and charges with them while nobody is there. */

const email = 'shopper@petshop.test';
const firstAmount = cents(4398);
const laterAmount = cents(6197);

let sandbox: SandboxFixture;
let port: number;
let gateway: StripeGateway;

beforeAll(async () => {
  sandbox = await aSandbox();
  port = Number(new URL(sandbox.url).port);
  gateway = new StripeGateway(sandboxPayments(port));
});
afterAll(() => sandbox.stop());

/** A payment that saves its card, made by a shopper who authenticates it where the bank asks. */
async function pay(cardNumber: string, isSaved = true): Promise<{ intentId: string; customerId: string }> {
  const customerId = await gateway.createCustomer(randomUUID(), email);
  const options = { customerId, savesCard: isSaved };
  const { id, clientSecret } = await gateway.createIntent(randomUUID(), firstAmount, email, 'shop', options);
  const { intent } = await payByCard(port, clientSecret, cardNumber);
  if (intent?.status === 'requires_action') await authenticate(id, clientSecret);
  return { intentId: id, customerId };
}

function authenticate(intentId: string, clientSecret: string) {
  const path = `/sandbox/payment_intents/${intentId}/authenticate`;
  return sandbox.browser(path, { client_secret: clientSecret, outcome: 'complete' });
}

async function save(cardNumber = '4242424242424242'): Promise<SavedCard> {
  const card = await gateway.findSavedCard((await pay(cardNumber)).intentId);
  if (!card) throw new Error(`${cardNumber} was not saved`);
  return card;
}

async function charge(
  { customerId, paymentMethodId }: SavedCard,
  paymentId: string = randomUUID(),
  by: StripeGateway = gateway,
) {
  const { id } = await by.createIntent(paymentId, laterAmount, email, 'shop', { customerId });
  return by.chargeIntent(id, paymentMethodId);
}

async function intentsOf(paymentId: string) {
  const { data } = await sandbox.stripe.paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.paymentId === paymentId);
}

/** How often a bank was asked for money. */
async function attemptsOf(intentId: string): Promise<number> {
  const types = ['charge.succeeded', 'charge.failed'];
  const { data } = await sandbox.stripe.events.list({ types, limit: 100 });
  return data.filter(
    (event) => (event.data.object as { payment_intent?: string }).payment_intent === intentId,
  ).length;
}

describe('a customer', () => {
  it('is one for each account, however often it is asked for', async () => {
    const accountId = randomUUID();
    const id = await gateway.createCustomer(accountId, email);
    expect(await gateway.createCustomer(accountId, email)).toBe(id);
    expect(await gateway.createCustomer(randomUUID(), email)).not.toBe(id);
    expect(await sandbox.stripe.customers.retrieve(id)).toMatchObject({ email, metadata: { accountId } });
  });

  it('that Stripe will never take is a PAYMENT_FAILED', async () => {
    await expect(gateway.createCustomer(randomUUID(), 'no address')).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
  });
});

describe('a payment', () => {
  it('saves its card where the shopper wants that', async () => {
    const { intentId, customerId } = await pay('5555555555554444');
    expect(await gateway.findSavedCard(intentId)).toEqual({
      customerId,
      paymentMethodId: expect.stringMatching(/^pm_/),
      brand: 'mastercard',
      last4: '4444',
    });
  });

  it.each([
    ['that saves none', '4242424242424242', false],
    ['that was declined', '4000000000000002', true],
  ])('%s leaves no card', async (_, cardNumber, isSaved) => {
    expect(await gateway.findSavedCard((await pay(cardNumber, isSaved)).intentId)).toBeNull();
  });

  it('that is not there has no card', async () => {
    expect(await gateway.findSavedCard('pi_nowhere')).toBeNull();
  });

  it('without choices is asked for as before', async () => {
    const intent = await gateway.createIntent(randomUUID(), firstAmount, email);
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      customer: null,
      setup_future_usage: null,
    });
  });
});

describe('a saved card', () => {
  it('is charged while nobody is there', async () => {
    const card = await save();
    const paymentId = randomUUID();
    const { intent, decline } = await charge(card, paymentId);
    expect(decline).toBeNull();
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: laterAmount,
      amountReceived: laterAmount,
      paymentId,
      shopId: 'shop',
    });
  });

  it('is charged once, however often the charge is asked for', async () => {
    const card = await save();
    const paymentId = randomUUID();
    const first = await charge(card, paymentId);
    expect(await charge(card, paymentId)).toEqual(first);
    expect(await gateway.chargeIntent(first.intent.id, card.paymentMethodId)).toEqual(first);
    expect(await intentsOf(paymentId)).toHaveLength(1);
    expect(await attemptsOf(first.intent.id)).toBe(1);
  });

  it('is charged once by two servers at the same moment', async () => {
    const card = await save();
    const paymentId = randomUUID();
    const others = [gateway, new StripeGateway(sandboxPayments(port))];
    await Promise.allSettled(others.map((one) => charge(card, paymentId, one)));
    const { intent } = await charge(card, paymentId);
    expect(intent.status).toBe('succeeded');
    expect(await intentsOf(paymentId)).toHaveLength(1);
    expect(await attemptsOf(intent.id)).toBe(1);
  });

  it('is charged by the intent that a server made before it died', async () => {
    const card = await save();
    const paymentId = randomUUID();
    const { customerId } = card;
    const { id } = await gateway.createIntent(paymentId, laterAmount, email, 'shop', { customerId });
    expect((await charge(card, paymentId)).intent).toMatchObject({ id, status: 'succeeded' });
  });

  it('is not charged for a payment that was called off', async () => {
    const card = await save();
    const paymentId = randomUUID();
    const { customerId } = card;
    const { id } = await gateway.createIntent(paymentId, laterAmount, email, 'shop', { customerId });
    await gateway.cancelIntent(id);
    const { intent, decline } = await charge(card, paymentId);
    expect([intent.status, decline]).toEqual(['canceled', null]);
    expect(await attemptsOf(id)).toBe(0);
  });

  it('that the bank declines is a result with the reason, and stays one when it is asked for again', async () => {
    const card = await save('4000 0000 0000 0341');
    const paymentId = randomUUID();
    const refusal = await charge(card, paymentId);
    expect(refusal).toMatchObject({
      intent: { status: 'requires_payment_method', amountReceived: 0, paymentId },
      decline: { code: 'generic_decline', message: 'Your card was declined.', needsShopper: false },
    });
    expect(await charge(card, paymentId)).toEqual(refusal);
    expect(await attemptsOf(refusal.intent.id)).toBe(1);
  });

  it.each([
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'lost_card', 'Your card was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ])('that became %s is declined with %s', async (testCard, code, message) => {
    const card = await save();
    const path = `/sandbox/payment_methods/${card.paymentMethodId}/outcome`;
    await sandbox.stripe.rawRequest('POST', path, { test_card: testCard });
    expect((await charge(card)).decline).toEqual({ code, message, needsShopper: false });
  });

  it('whose bank asks for the shopper says so, and is paid by the same intent once they are there', async () => {
    const card = await save('4000 0027 6000 3184');
    const paymentId = randomUUID();
    const { intent, decline } = await charge(card, paymentId);
    expect(decline).toMatchObject({ code: 'authentication_required', needsShopper: true });

    const { id, clientSecret } = intent;
    const params = { client_secret: clientSecret, payment_method: card.paymentMethodId };
    await sandbox.browser(`/v1/payment_intents/${id}/confirm`, params);
    expect(await charge(card, paymentId)).toMatchObject({
      intent: { id, status: 'requires_action' },
      decline: { code: 'authentication_required', needsShopper: true },
    });
    await authenticate(id, clientSecret);
    expect(await charge(card, paymentId)).toMatchObject({
      intent: { id, status: 'succeeded' },
      decline: null,
    });
  });

  it('that was authenticated when it was saved is charged without', async () => {
    expect((await charge(await save('4000 0025 0000 3155'))).intent.status).toBe('succeeded');
  });

  it('that was forgotten can not be charged, nor be found again', async () => {
    const { intentId } = await pay('4242424242424242');
    const card = (await gateway.findSavedCard(intentId)) as SavedCard;
    await gateway.forgetSavedCard(card.paymentMethodId);
    await gateway.forgetSavedCard(card.paymentMethodId);
    expect(await gateway.findSavedCard(intentId)).toBeNull();
    expect(await charge(card)).toMatchObject({
      intent: { status: 'requires_payment_method' },
      decline: { code: 'card_unusable', needsShopper: false },
    });
  });

  it('for an amount that Stripe will never take is a PAYMENT_FAILED', async () => {
    const { customerId } = await save();
    const call = gateway.createIntent(randomUUID(), cents(49), email, 'shop', { customerId });
    await expect(call).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
  });
});

describe('while Stripe does not answer', () => {
  let outage: StripeRecorder;
  let unreachable: StripeGateway;

  beforeAll(async () => {
    outage = await new StripeRecorder().start();
    unreachable = new StripeGateway(sandboxPayments(outage.port));
  });
  afterAll(() => outage.stop());

  it.each<[string, (card: SavedCard) => Promise<unknown>]>([
    ['a customer', () => unreachable.createCustomer(randomUUID(), email)],
    ['a look-up', () => unreachable.findSavedCard('pi_any')],
    ['a charge', (card) => charge(card, randomUUID(), unreachable)],
    ['the charge of an intent', (card) => unreachable.chargeIntent('pi_any', card.paymentMethodId)],
    ['forgetting a card', (card) => unreachable.forgetSavedCard(card.paymentMethodId)],
  ])('%s is UPSTREAM_UNAVAILABLE, no decline', async (_, call) => {
    await expect(call(await save())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});
