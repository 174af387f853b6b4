import type Stripe from 'stripe';
import { aCard, aSandbox, aWebhookReceiver, eventually, type SandboxFixture } from '../sandbox.test-kit.ts';

let sandbox: SandboxFixture;
let now = new Date();

beforeAll(async () => {
  sandbox = await aSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());
afterEach(() => {
  now = new Date();
});

function aCustomer(): Promise<Stripe.Customer> {
  return sandbox.stripe.customers.create({ email: 'shopper@petshop.test' });
}

/** A payment with the shopper there, as a browser makes it, that saves the card. */
async function pay(customer: string, number: string): Promise<Stripe.PaymentIntent> {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 2499,
    currency: 'usd',
    customer,
    setup_future_usage: 'off_session',
  });
  const secret = { client_secret: intent.client_secret ?? '' };
  const path = `/v1/payment_intents/${intent.id}`;
  const { body } = await sandbox.browser(`${path}/confirm`, { ...secret, ...aCard(number) });
  if (body.status === 'requires_action') {
    await sandbox.browser(`${body.next_action?.use_stripe_sdk.url}`, { ...secret, outcome: 'complete' });
  }
  return sandbox.stripe.paymentIntents.retrieve(intent.id);
}

async function save(customer: string, number: string): Promise<string> {
  return (await pay(customer, number)).payment_method as string;
}

/** A payment without the shopper. */
function charge(
  customer: string,
  method: string,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Response<Stripe.PaymentIntent>> {
  const params = { amount: 1999, currency: 'usd', customer, payment_method: method, confirm: true };
  return sandbox.stripe.paymentIntents.create({ ...params, off_session: true }, options);
}

describe('a customer', () => {
  test('keeps what the shop said', async () => {
    const made = await sandbox.stripe.customers.create({
      email: 'shopper@petshop.test',
      name: 'Ada',
      metadata: { uid: 'u1' },
    });
    expect(made).toMatchObject({
      object: 'customer',
      email: 'shopper@petshop.test',
      metadata: { uid: 'u1' },
    });
    expect(made.id).toMatch(/^cus_\w{24}$/);
    expect(await sandbox.stripe.customers.retrieve(made.id)).toEqual(made);
  });

  test('is made once by one key', async () => {
    const options = { idempotencyKey: 'customer_u2' };
    const first = await sandbox.stripe.customers.create({ email: 'two@petshop.test' }, options);
    const again = await sandbox.stripe.customers.create({ email: 'two@petshop.test' }, options);
    expect(again.id).toBe(first.id);
  });

  test('with an address that is none is rejected', async () => {
    await expect(sandbox.stripe.customers.create({ email: 'nobody' })).rejects.toMatchObject({
      code: 'email_invalid',
      param: 'email',
    });
  });

  test('that nobody made is a resource_missing, also where an intent names it', async () => {
    const missing = { code: 'resource_missing', message: "No such customer: 'cus_nobody'" };
    await expect(sandbox.stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject(missing);
    const intent = sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: 'cus_nobody',
    });
    await expect(intent).rejects.toMatchObject({ ...missing, param: 'customer' });
  });

  test('that is deleted is an id alone, without cards, and can be charged no more', async () => {
    const { id: customer } = await aCustomer();
    const { payment_method: method } = await pay(customer, '4242424242424242');
    const gone = { id: customer, object: 'customer', deleted: true };
    expect(await sandbox.stripe.customers.del(customer)).toMatchObject(gone);
    expect(await sandbox.stripe.customers.retrieve(customer)).toMatchObject(gone);
    expect(await sandbox.stripe.paymentMethods.retrieve(method as string)).toMatchObject({ customer: null });
    const missing = { code: 'resource_missing' };
    await expect(charge(customer, method as string)).rejects.toMatchObject(missing);
    await expect(sandbox.stripe.customers.del(customer)).rejects.toMatchObject(missing);
  });

  test('is the business of the shop, not of a browser', async () => {
    for (const path of [
      '/v1/customers',
      '/v1/payment_methods/pm_1/attach',
      '/v1/payment_methods/pm_1/detach',
    ]) {
      const { status, body } = await sandbox.browser(path, {});
      expect([path, status, body.error.code]).toEqual([path, 403, 'secret_key_required']);
    }
  });
});

describe('a card', () => {
  test('stays with the customer once the payment that saves it has succeeded', async () => {
    const { id: customer } = await aCustomer();
    const { payment_method: method } = await pay(customer, '4242424242424242');

    const kept = await sandbox.stripe.paymentMethods.retrieve(method as string);
    expect(kept).toMatchObject({ customer, card: { brand: 'visa', last4: '4242' } });
    const listed = await sandbox.stripe.paymentMethods.list({ customer, type: 'card' });
    expect(listed.data).toEqual([expect.objectContaining({ id: kept.id })]);
    expect((await sandbox.stripe.customers.listPaymentMethods(customer)).data).toEqual(listed.data);
  });

  test('belongs to nobody where the payment does not save it, fails, or still waits', async () => {
    const { id: customer } = await aCustomer();
    const unsaved = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    expect(unsaved.status).toBe('succeeded');
    await pay(customer, '4000000000000002');
    const waiting = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer,
      setup_future_usage: 'off_session',
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(waiting.status).toBe('requires_action');
    expect((await sandbox.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  });

  test('of a slow bank is saved when the bank has answered', async () => {
    const { id: customer } = await aCustomer();
    const { status, payment_method: method } = await pay(customer, '4000000000001000');
    expect(status).toBe('processing');
    await eventually(async () => {
      const kept = await sandbox.stripe.paymentMethods.retrieve(method as string);
      return kept.customer === customer;
    });
  });

  test('that is saved pays again without the shopper, and the charge says whose it is', async () => {
    const { id: customer } = await aCustomer();
    const intent = await charge(customer, await save(customer, '5555555555554444'), {});
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1999, customer });
    const made = await sandbox.stripe.charges.retrieve(intent.latest_charge as string);
    expect(made).toMatchObject({ customer, paid: true, payment_intent: intent.id });
  });

  test('that was detached, or never saved, pays no second time', async () => {
    const { id: customer } = await aCustomer();
    const method = await save(customer, '4242424242424242');
    expect((await sandbox.stripe.paymentMethods.detach(method)).customer).toBeNull();
    await expect(charge(customer, method)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringMatching(/^The provided PaymentMethod was previously used/),
    });
    await expect(sandbox.stripe.paymentMethods.detach(method)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('of one customer pays for no other, and leaves no intent behind', async () => {
    const [{ id: owner }, { id: other }] = await Promise.all([aCustomer(), aCustomer()]);
    const method = await save(owner, '4242424242424242');
    const before = (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data.length;
    await expect(charge(other, method)).rejects.toMatchObject({ statusCode: 400, param: 'payment_method' });
    const anonymous = sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: method,
      confirm: true,
    });
    await expect(anonymous).rejects.toThrow(/you must provide the customer in the request/);
    expect((await sandbox.stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(before);
  });

  test('can be attached without a payment, unless the bank declines it', async () => {
    const { id: customer } = await aCustomer();
    const attached = await sandbox.stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect((await charge(customer, attached.id)).status).toBe('succeeded');
    await expect(
      sandbox.stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  });
});

describe('charged later', () => {
  test.each([
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
  ])('a good card that became %s is a 402 with %s and %s', async (testCard, code, declineCode) => {
    const { id: customer } = await aCustomer();
    const method = await save(customer, '4242424242424242');
    await sandbox.stripe.rawRequest('POST', `/sandbox/payment_methods/${method}/outcome`, {
      test_card: testCard,
    });

    const refusal = await charge(customer, method).catch((error) => error);
    expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
    // The SDK says '' where there is none.
    expect(refusal.decline_code || undefined).toBe(declineCode);
    const intent = await sandbox.stripe.paymentIntents.retrieve(refusal.payment_intent.id);
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0, customer });
    expect(intent.last_payment_error).toMatchObject({ code, payment_method: { id: method } });
  });

  test('4000 0000 0000 0341 is declined, though the payment that saved it went through', async () => {
    const { id: customer } = await aCustomer();
    const method = await save(customer, '4000000000000341');
    await expect(charge(customer, method)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  });

  test('a card whose last month is over has expired', async () => {
    const { id: customer } = await aCustomer();
    const method = await save(customer, '4242424242424242');
    const lastMonth = now.getFullYear() + 2;
    now = new Date(Date.UTC(lastMonth, 11, 31, 23));
    expect((await charge(customer, method)).status).toBe('succeeded');
    now = new Date(Date.UTC(lastMonth + 1, 0, 1));
    await expect(charge(customer, method)).rejects.toMatchObject({ code: 'expired_card' });
  });

  test('4000 0027 6000 3184 wants the shopper each time, who can then still pay the same intent', async () => {
    const { id: customer } = await aCustomer();
    const method = await save(customer, '4000002760003184');
    const refusal = await charge(customer, method).catch((error) => error);
    expect(refusal).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method', next_action: null },
    });

    const { id, client_secret: secret } = refusal.payment_intent;
    const path = `/v1/payment_intents/${id}/confirm`;
    const asked = await sandbox.browser(path, { client_secret: secret, payment_method: method });
    expect(asked.body.status).toBe('requires_action');
    const url = asked.body.next_action?.use_stripe_sdk.url ?? '';
    const done = await sandbox.browser(url, { client_secret: secret, outcome: 'complete' });
    expect(done.body.status).toBe('succeeded');
  });

  test.each(['4000002500003155', '4000000000003155'])(
    '%s asks once: a payment with the shopper there sets it up for those without',
    async (number) => {
      const { id: customer } = await aCustomer();
      const method = await save(customer, number);
      expect((await charge(customer, method)).status).toBe('succeeded');
    },
  );

  test('4000 0025 0000 3155 wants the shopper where no payment has set it up', async () => {
    const { id: customer } = await aCustomer();
    const { id } = await sandbox.stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', {
      customer,
    });
    await expect(charge(customer, id)).rejects.toMatchObject({ code: 'authentication_required' });
  });

  test('one key charges once, and repeats a decline as well', async () => {
    const { id: customer } = await aCustomer();
    const method = await save(customer, '4242424242424242');
    const first = await charge(customer, method, { idempotencyKey: 'cycle_1' });
    const again = await charge(customer, method, { idempotencyKey: 'cycle_1' });
    expect(again.id).toBe(first.id);

    const declined = await save(customer, '4000000000000341');
    const refuse = () => charge(customer, declined, { idempotencyKey: 'cycle_2' }).catch((error) => error);
    const refusal = await refuse();
    const repeated = await refuse();
    expect(repeated.headers['idempotent-replayed']).toBe('true');
    expect(repeated.payment_intent.id).toBe(refusal.payment_intent.id);
    const failed = await sandbox.stripe.events.list({ type: 'payment_intent.payment_failed', limit: 100 });
    const ofThis = failed.data.filter(
      ({ data }) => (data.object as Stripe.PaymentIntent).id === refusal.payment_intent.id,
    );
    expect(ofThis).toHaveLength(1);
  });

  test('without the shopper needs the attempt itself', async () => {
    const intent = sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd', off_session: true });
    await expect(intent).rejects.toMatchObject({ statusCode: 400, param: 'off_session' });
  });

  test('a shop hears of it as of every payment', async () => {
    const receiver = await aWebhookReceiver();
    const enabledEvents = ['payment_intent.succeeded', 'payment_intent.payment_failed'];
    const hearing = await aSandbox({ webhook: { url: receiver.url, secret: 'whsec_1', enabledEvents } });
    const { id: customer } = await hearing.stripe.customers.create();
    const params = { amount: 1999, currency: 'usd', customer, confirm: true, off_session: true };
    for (const id of ['pm_card_visa', 'pm_card_chargeCustomerFail']) {
      const { id: method } = await hearing.stripe.paymentMethods.attach(id, { customer });
      await hearing.stripe.paymentIntents.create({ ...params, payment_method: method }).catch(() => {});
    }
    await eventually(() => receiver.received.length === 2);
    const types = receiver.received.map(({ body }) => JSON.parse(body).type);
    expect(types.toSorted()).toEqual(enabledEvents.toSorted());
    await hearing.stop();
    await receiver.stop();
  });

  test('customers and saved cards are there after a restart', async () => {
    const kept = await aSandbox();
    const { id: customer } = await kept.stripe.customers.create({ email: 'kept@petshop.test' });
    const { id: method } = await kept.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await kept.restart();
    await kept.restart();
    expect(await kept.stripe.customers.retrieve(customer)).toMatchObject({ email: 'kept@petshop.test' });
    const intent = await kept.stripe.paymentIntents.create({
      amount: 700,
      currency: 'usd',
      customer,
      payment_method: method,
      confirm: true,
      off_session: true,
    });
    expect(intent.status).toBe('succeeded');
    await kept.stop();
  });
});
