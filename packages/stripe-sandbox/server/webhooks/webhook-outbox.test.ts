import Stripe from 'stripe';
import { aCard, aSandbox, aWebhookReceiver, eventually } from '../sandbox.test-kit.ts';

const secret = 'whsec_test';

test('a payment notifies the shop of every step, signed so that the SDK accepts it', async () => {
  const receiver = await aWebhookReceiver();
  const sandbox = await aSandbox({ webhook: { url: receiver.url, secret } });
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  await sandbox.stripe.refunds.create({ payment_intent: intent.id });
  await eventually(() => receiver.received.length === 5);

  const events = receiver.received.map(({ body, signature }) =>
    sandbox.stripe.webhooks.constructEvent(body, signature, secret),
  );
  expect(events.map((event) => event.type).sort()).toEqual([
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
    'refund.created',
  ]);
  const succeeded = events.find((event) => event.type === 'payment_intent.succeeded');
  expect(succeeded?.data.object).toMatchObject({ id: intent.id, status: 'succeeded', amount_received: 1000 });
  expect(await sandbox.stripe.events.retrieve(succeeded?.id ?? '')).toMatchObject({ id: succeeded?.id });

  await sandbox.stop();
  await receiver.stop();
});

test('an endpoint that is set up for some events gets these alone', async () => {
  const receiver = await aWebhookReceiver();
  const enabledEvents = ['payment_intent.canceled'];
  const sandbox = await aSandbox({ webhook: { url: receiver.url, secret, enabledEvents } });
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  await sandbox.stripe.paymentIntents.cancel(id);
  await eventually(() => receiver.received.length === 1);

  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(enabledEvents);
  expect((await sandbox.stripe.events.list()).data).toHaveLength(2);

  await sandbox.stop();
  await receiver.stop();
});

test('a tampered body or another secret does not pass the SDK', async () => {
  const receiver = await aWebhookReceiver();
  const sandbox = await aSandbox({ webhook: { url: receiver.url, secret } });
  await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  await eventually(() => receiver.received.length === 1);

  const [{ body, signature } = { body: '', signature: '' }] = receiver.received;
  const { webhooks } = sandbox.stripe;
  expect(() => webhooks.constructEvent(body.replace('1000', '1001'), signature, secret)).toThrow(
    Stripe.errors.StripeError,
  );
  expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(Stripe.errors.StripeError);

  await sandbox.stop();
  await receiver.stop();
});

test('declines, authentication, cancelling and slow banks are notified too', async () => {
  const sandbox = await aSandbox();
  const { stripe } = sandbox;
  const pay = async (number: string) => {
    const intent = await stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    const params = { client_secret: intent.client_secret ?? '', ...aCard(number) };
    await sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, params);
    return intent.id;
  };
  await pay('4000000000000002');
  await pay('4000000000001000');
  await stripe.paymentIntents.cancel(await pay('4000000000003155'));

  const types = new Set((await stripe.events.list({ limit: 100 })).data.map((event) => event.type));
  for (const step of ['created', 'payment_failed', 'processing', 'requires_action', 'canceled']) {
    expect(types).toContain(`payment_intent.${step}`);
  }
  await sandbox.stop();
});

test('an endpoint that fails gets the same event again until it answers 2xx', async () => {
  const receiver = await aWebhookReceiver([500, 302, 404]);
  const sandbox = await aSandbox({ webhook: { url: receiver.url, secret, retryDelays: [5, 10, 20, 40] } });
  await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });

  await eventually(() => receiver.received.length === 4);
  await eventually(async () => (await sandbox.stripe.events.list()).data[0]?.pending_webhooks === 0);
  expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).id))).toHaveProperty('size', 1);

  await sandbox.stop();
  await receiver.stop();
});

test('the retries end when their delays are used up', async () => {
  const receiver = await aWebhookReceiver([500, 500, 500, 500]);
  const sandbox = await aSandbox({ webhook: { url: receiver.url, secret, retryDelays: [5, 10] } });
  await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });

  await eventually(async () => (await sandbox.stripe.events.list()).data[0]?.pending_webhooks === 0);
  expect(receiver.received).toHaveLength(3);

  await sandbox.stop();
  await receiver.stop();
});

test('an endpoint that is away does not hold up the answer, and gets its events after a restart', async () => {
  const sandbox = await aSandbox({ webhook: { url: 'http://127.0.0.1:9/', secret } });
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });

  const receiver = await aWebhookReceiver();
  await sandbox.restart({ webhook: { url: receiver.url, secret } });
  await eventually(() => receiver.received.length === 1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'payment_intent.created',
    data: { object: { id: intent.id } },
  });

  await sandbox.stop();
  await receiver.stop();
});
