import { aCard, aSandbox, type SandboxFixture } from '../sandbox.test-kit.ts';
import { IdempotencyKeys } from './idempotency.ts';

let sandbox: SandboxFixture;
let now = new Date();

beforeAll(async () => {
  sandbox = await aSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

const order = { amount: 5499, currency: 'usd', metadata: { checkoutId: 'c1' } };

test('the same key and parameters give the same answer and make nothing new', async () => {
  const options = { idempotencyKey: 'co_same' };
  const first = await sandbox.stripe.paymentIntents.create(order, options);
  const again = await sandbox.stripe.paymentIntents.create(order, options);

  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

test('the same key with another body is an idempotency_error', async () => {
  const options = { idempotencyKey: 'co_other_body' };
  await sandbox.stripe.paymentIntents.create(order, options);
  await expect(
    sandbox.stripe.paymentIntents.create({ ...order, amount: 9900 }, options),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' });
});

test('the same key at another address is an idempotency_error', async () => {
  const options = { idempotencyKey: 'co_other_path' };
  const one = await sandbox.stripe.paymentIntents.create(order);
  const other = await sandbox.stripe.paymentIntents.create(order);
  await sandbox.stripe.paymentIntents.cancel(one.id, {}, options);
  await expect(sandbox.stripe.paymentIntents.cancel(other.id, {}, options)).rejects.toMatchObject({
    rawType: 'idempotency_error',
  });
});

test('a declined charge is kept too: a retry under its key repeats the rejection, not the charge', async () => {
  const intent = await sandbox.stripe.paymentIntents.create(order);
  const confirm = () =>
    fetch(`${sandbox.url}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_sandbox', 'Idempotency-Key': 'co_declined' },
      body: new URLSearchParams(aCard('4000000000000002')),
    });
  const first = await confirm();
  const again = await confirm();

  expect([first.status, again.status]).toEqual([402, 402]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.text()).toBe(await first.text());
  const attempts = await sandbox.stripe.events.list({ type: 'charge.failed' });
  expect(attempts.data).toHaveLength(1);
});

test('a call rejected for its parameters is not kept: the key is free for the corrected one', async () => {
  const options = { idempotencyKey: 'co_corrected' };
  await expect(sandbox.stripe.paymentIntents.create({ ...order, amount: 10 }, options)).rejects.toMatchObject(
    { code: 'amount_too_small' },
  );
  expect(await sandbox.stripe.paymentIntents.create(order, options)).toMatchObject({ amount: 5499 });
});

test('of many calls at once under one key one runs; the others get its answer or a 409', async () => {
  const call = () =>
    fetch(`${sandbox.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_sandbox', 'Idempotency-Key': 'co_at_once' },
      body: new URLSearchParams({ amount: '5499', currency: 'usd' }),
    });
  const answers = await Promise.all(Array.from({ length: 20 }, call));
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
    id?: string;
    error?: { code: string };
  }[];

  expect(new Set(bodies.flatMap((body) => body.id ?? []))).toHaveProperty('size', 1);
  for (const { error } of bodies)
    expect(error?.code ?? 'idempotency_key_in_use').toBe('idempotency_key_in_use');
});

test('a key whose call still runs is locked with a 409', () => {
  const keys = new IdempotencyKeys(() => now);
  const call = { key: 'co_locked', endpoint: '/v1/refunds', fingerprint: 'f' };
  expect(keys.claim(call)).toBeNull();
  expect(() => keys.claim(call)).toThrow(
    expect.objectContaining({
      status: 409,
      body: expect.objectContaining({ code: 'idempotency_key_in_use' }),
    }),
  );
  keys.release(call.key);
  expect(keys.claim(call)).toBeNull();
});

test('the answer outlives a restart', async () => {
  const options = { idempotencyKey: 'co_restart' };
  const first = await sandbox.stripe.paymentIntents.create(order, options);
  await sandbox.restart();
  const again = await sandbox.stripe.paymentIntents.create(order, options);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('a refund repeated under its key gives the money back once', async () => {
  const paid = { ...order, payment_method: 'pm_card_visa', confirm: true };
  const intent = await sandbox.stripe.paymentIntents.create(paid);
  const options = { idempotencyKey: `rf_${intent.id}` };
  const params = { payment_intent: intent.id, amount: 1000 };
  const first = await sandbox.stripe.refunds.create(params, options);
  const again = await sandbox.stripe.refunds.create(params, options);

  expect(again.id).toBe(first.id);
  expect((await sandbox.stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('a key is remembered for a day, and free after that', async () => {
  const options = { idempotencyKey: 'co_old' };
  const first = await sandbox.stripe.paymentIntents.create(order, options);
  now = new Date(now.getTime() + 24 * 3600_000);
  expect((await sandbox.stripe.paymentIntents.create(order, options)).id).toBe(first.id);
  now = new Date(now.getTime() + 2 * 3600_000);
  expect((await sandbox.stripe.paymentIntents.create(order, options)).id).not.toBe(first.id);
});
