import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElementChangeEvent,
  StripeElements,
} from '@stripe/stripe-js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type StripeSandbox, startStripeSandbox } from '../server/sandbox.ts';
import { createSandboxStripe } from './sandbox-stripe.ts';

let server: StripeSandbox;
let stripe: Stripe;
let elements: StripeElements;
const seen: { events: StripeCardElementChangeEvent[]; types: string[] } = { events: [], types: [] };

beforeAll(async () => {
  const dataFile = join(mkdtempSync(join(tmpdir(), 'sandbox-stripe-')), 'journal.jsonl');
  server = await startStripeSandbox({ port: 0, dataFile });
  // jsdom has neither fetch nor modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterAll(() => server.stop());

beforeEach(async () => {
  seen.events = [];
  seen.types = [];
  const sandbox = createSandboxStripe({
    url: server.url,
    publishableKey: 'pk_test_sandbox',
    fetch: fetchInNode,
  });
  await act(async () => {
    render(
      <Elements stripe={Promise.resolve(sandbox)}>
        <Form />
      </Elements>,
    );
  });
});

function Form() {
  stripe = useStripe() as Stripe;
  elements = useElements() as StripeElements;
  return (
    <CardElement
      options={{ hidePostalCode: true }}
      onReady={() => seen.types.push('ready')}
      onFocus={() => seen.types.push('focus')}
      onBlur={() => seen.types.push('blur')}
      onChange={(event) => seen.events.push(event)}
    />
  );
}

/** As much of fetch as the sandbox's client side uses. */
const fetchInNode = ((address: string, init: RequestInit = {}) =>
  new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(init.headers as object) };
    const call = request(address, { method: init.method ?? 'GET', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () =>
        resolve({ ok: (response.statusCode ?? 500) < 300, json: async () => JSON.parse(text) } as Response),
      );
    });
    call.on('error', reject);
    call.end(init.body === undefined ? undefined : String(init.body));
  })) as typeof fetch;

async function anIntent(): Promise<string> {
  const answer = await fetchInNode(`${server.url}/v1/payment_intents`, {
    method: 'POST',
    body: 'amount=11000&currency=usd',
    headers: { Authorization: 'Bearer sk_test_sandbox' },
  });
  return ((await answer.json()) as { client_secret: string }).client_secret;
}

async function typeCard(number: string, expiry = '12 / 34', cvc = '123'): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiry date'), expiry);
  await user.type(screen.getByLabelText('CVC'), cvc);
}

function theCard() {
  const card = elements.getElement(CardElement);
  if (!card) throw new Error('There is no card element.');
  return card;
}

async function pay(): Promise<PaymentIntentResult> {
  const clientSecret = await anIntent();
  return stripe.confirmCardPayment(clientSecret, { payment_method: { card: theCard() } });
}

describe('the card element', () => {
  test('is three labelled inputs, and emits ready', async () => {
    for (const label of ['Card number', 'Expiry date', 'CVC']) {
      expect(screen.getByLabelText(label)).toBeInstanceOf(HTMLInputElement);
    }
    await waitFor(() => expect(seen.types).toContain('ready'));
  });

  test('formats the card and moves the focus from field to field', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Card number'));
    await user.keyboard('42424242424242421234567');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(screen.getByLabelText('Expiry date')).toHaveProperty('value', '12 / 34');
    expect(screen.getByLabelText('CVC')).toHaveProperty('value', '567');
    expect(seen.types.filter((type) => type === 'focus')).toHaveLength(1);
    await user.tab();
    expect(seen.types.at(-1)).toBe('blur');
  });

  test('emits with each change whether the card is complete', async () => {
    await typeCard('4242424242424242');
    expect(seen.events[0]).toMatchObject({
      complete: false,
      empty: false,
      brand: 'visa',
      elementType: 'card',
    });
    expect(seen.events.at(-1)).toMatchObject({ complete: true, empty: false, brand: 'visa' });
    expect(seen.events.at(-1)?.error).toBeUndefined();

    act(() => theCard().clear());
    expect(seen.events.at(-1)).toMatchObject({ complete: false, empty: true });
  });

  test('marks an invalid number', async () => {
    await typeCard('4242424242424241');
    expect(seen.events.at(-1)?.error).toMatchObject({ type: 'validation_error', code: 'invalid_number' });
    expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true');
  });

  test('accepts an autofilled number', () => {
    fireEvent.input(screen.getByLabelText('Card number'), { target: { value: '378282246310005' } });
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '3782 822463 10005');
    expect(seen.events.at(-1)?.brand).toBe('amex');
  });
});

describe('paying', () => {
  test('a good card pays', async () => {
    await typeCard('4242424242424242');
    const { paymentIntent, error } = await pay();
    expect(error).toBeUndefined();
    expect(paymentIntent).toMatchObject({ status: 'succeeded', amount: 11000 });
  });

  test('a payment method can be made first and paid with after that', async () => {
    await typeCard('4242424242424242');
    const made = await stripe.createPaymentMethod({
      type: 'card',
      card: theCard(),
      billing_details: { name: 'Ann Shopper', email: 'ann@petshop.test' },
    });
    expect(made.paymentMethod).toMatchObject({
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
      billing_details: { name: 'Ann Shopper', email: 'ann@petshop.test' },
    });

    const clientSecret = await anIntent();
    const paid = await stripe.confirmCardPayment(clientSecret, {
      payment_method: made.paymentMethod?.id ?? '',
    });
    expect(paid.paymentIntent?.status).toBe('succeeded');
    const seenAgain = await stripe.retrievePaymentIntent(clientSecret);
    expect(seenAgain.paymentIntent).toEqual(paid.paymentIntent);
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
  ])('%s is a card_error in the provider’s words', async (number, code, declineCode, message) => {
    await typeCard(number);
    const { error } = await pay();
    expect(error).toMatchObject({
      type: 'card_error',
      code,
      message,
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(error?.decline_code).toBe(declineCode);
  });

  test('an incomplete card is a validation_error and reaches nobody', async () => {
    await typeCard('4242');
    expect((await pay()).error).toMatchObject({
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    });
  });

  test('a lost connection is an api_connection_error', async () => {
    await typeCard('4242424242424242');
    const clientSecret = await anIntent();
    const cutOff = createSandboxStripe({
      url: 'http://127.0.0.1:9',
      publishableKey: 'pk_test_sandbox',
      fetch: fetchInNode,
    });
    const { error } = await cutOff.confirmCardPayment(clientSecret, { payment_method: { card: theCard() } });
    expect(error?.type).toBe('api_connection_error');
  });
});

describe('authentication', () => {
  test('a shopper who agrees has paid', async () => {
    await typeCard('4000000000003155');
    const result = pay();
    fireEvent.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    expect((await result).paymentIntent?.status).toBe('succeeded');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a shopper who does not agree gets Stripe’s authentication failure', async () => {
    await typeCard('4000002500003155');
    const result = pay();
    fireEvent.click(await screen.findByRole('button', { name: 'Fail authentication' }));
    expect((await result).error).toMatchObject({
      code: 'payment_intent_authentication_failure',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  test('Escape fails the authentication', async () => {
    await typeCard('4000002500003155');
    const result = pay();
    const dialog = await screen.findByRole('dialog', { name: 'Confirm this payment' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect((await result).error?.code).toBe('payment_intent_authentication_failure');
  });

  test('handleActions: false leaves the question to the caller, who can ask it later', async () => {
    await typeCard('4000000000003155');
    const clientSecret = await anIntent();
    const asked = await stripe.confirmCardPayment(
      clientSecret,
      { payment_method: { card: theCard() } },
      { handleActions: false },
    );
    expect(asked.paymentIntent?.status).toBe('requires_action');

    const result = stripe.handleNextAction({ clientSecret });
    fireEvent.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    expect((await result).paymentIntent).toMatchObject({ status: 'succeeded' });
  });
});
