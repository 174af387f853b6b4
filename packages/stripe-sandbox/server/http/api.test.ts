import { aClient, aSandbox, type SandboxFixture } from '../sandbox.test-kit.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await aSandbox();
});
afterAll(() => sandbox.stop());

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      Authorization: 'Bearer sk_test_sandbox',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
}

describe('keys', () => {
  test('a wrong secret key is a 401 that does not repeat the key', async () => {
    const stranger = aClient(Number(new URL(sandbox.url).port), 'sk_test_somebody_elses_key');
    const call = stranger.paymentIntents.list();
    await expect(call).rejects.toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
    await expect(call).rejects.not.toThrow(/somebody_elses/);
  });

  test('no key at all is a 401', async () => {
    expect((await fetch(`${sandbox.url}/v1/payment_intents`)).status).toBe(401);
  });

  test('the publishable key may not do what only the shop may', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    for (const path of [
      '/v1/payment_intents',
      `/v1/payment_intents/${intent.id}`,
      `/v1/payment_intents/${intent.id}/cancel`,
      '/v1/refunds',
    ]) {
      const { status, body } = await sandbox.browser(path, { client_secret: intent.client_secret ?? '' });
      expect([path, status, body.error.code]).toEqual([path, 403, 'secret_key_required']);
    }
  });

  test('the publishable key needs the client secret of that very intent', async () => {
    const one = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const other = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const path = `/v1/payment_intents/${one.id}/confirm`;

    const without = await sandbox.browser(path, { payment_method: 'pm_card_visa' });
    expect(without.body.error.code).toBe('parameter_missing');
    const wrong = await sandbox.browser(path, {
      payment_method: 'pm_card_visa',
      client_secret: other.client_secret ?? '',
    });
    expect(wrong.body.error.code).toBe('payment_intent_invalid_parameter');
  });
});

describe('parameters', () => {
  test.each([
    ['currency=usd', 'parameter_missing', 'amount'],
    ['amount=1000', 'parameter_missing', 'currency'],
    ['amount=10.5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=-5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=&currency=usd', 'parameter_invalid_empty', 'amount'],
    ['amount=49&currency=usd', 'amount_too_small', 'amount'],
    ['amount=100000000&currency=usd', 'amount_too_large', 'amount'],
    ['amount=1000&currency=usd&petname=Rex', 'parameter_unknown', 'petname'],
    [
      'amount=1000&currency=usd&automatic_payment_methods[on]=true',
      'parameter_unknown',
      'automatic_payment_methods[on]',
    ],
    ['amount=1000&currency=usd&confirm=true', 'parameter_missing', 'payment_method'],
  ])('%s is rejected with %s, naming %s', async (body, code, param) => {
    const answer = await post('/v1/payment_intents', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
  });

  test('a field named __proto__ is an unknown field, nothing more', async () => {
    const answer = await post('/v1/payment_intents', 'amount=1000&currency=usd&__proto__[amount]=1');
    expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown' } });
  });

  test('what is not there is a 404 resource_missing', async () => {
    await expect(sandbox.stripe.paymentIntents.retrieve('pi_nowhere')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_nowhere'",
    });
  });

  test('an address that is not spoken here is a 404', async () => {
    await expect(sandbox.stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  test('a link that cannot be expanded is rejected', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await expect(
      sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['amount'] }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('http', () => {
  test('every answer has a request id, and a browser of any origin may read it', async () => {
    const answer = await post('/v1/payment_intents', 'amount=1000&currency=usd');
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');

    const preflight = await fetch(`${sandbox.url}/v1/payment_intents`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  test('a body beyond all measure is a 413', async () => {
    expect((await post('/v1/payment_intents', 'a'.repeat(1_200_000))).status).toBe(413);
  });
});
