import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSandboxStripe } from './sandbox-stripe.ts';

/* What Stripe.js asks of a payment element and of those who use it. */

const ofPayment = {
  mode: 'payment',
  amount: 3000,
  currency: 'usd',
  paymentMethodCreation: 'manual',
} as const;

let stripe: Stripe;
let sent: string[];

beforeEach(() => {
  sent = [];
  const fetchNothing = async (_address: unknown, init?: RequestInit) => {
    sent.push(String(init?.body));
    return { ok: true, json: async () => ({ id: 'pm_1' }) };
  };
  stripe = createSandboxStripe({
    ...{ url: '/stripe', publishableKey: 'pk_test_sandbox' },
    fetch: fetchNothing as unknown as typeof fetch,
  });
});
afterEach(() => {
  document.body.innerHTML = '';
});

function mounted(options: object = ofPayment): StripeElements {
  const elements = stripe.elements(options);
  elements.create('payment').mount(document.body);
  return elements;
}

async function typeCard(number = '4242424242424242') {
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
  await userEvent.type(screen.getByLabelText('CVC'), '123');
}

it('has to know of a payment', () => {
  expect(() => stripe.elements().create('payment')).toThrow('mode');
});

it('is submitted before it becomes a payment method, each time, and goes along with who pays', async () => {
  const elements = mounted();
  await typeCard();
  const params = { billing_details: { name: 'Ada' } };
  const make = () => stripe.createPaymentMethod({ elements, params });
  expect((await make()).error?.message).toContain('elements.submit()');
  expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
  expect((await make()).paymentMethod).toEqual({ id: 'pm_1' });
  expect(new URLSearchParams(sent[0]).get('card[number]')).toBe('4242424242424242');
  expect(new URLSearchParams(sent[0]).get('billing_details[name]')).toBe('Ada');
  expect((await make()).error?.message).toContain('elements.submit()');
  expect(sent).toHaveLength(1);
});

it('says what is wrong with its card, which then is none', async () => {
  const elements = mounted();
  await typeCard();
  await elements.submit();
  await userEvent.type(screen.getByLabelText('CVC'), '{Backspace}');
  expect((await elements.submit()).error?.message).toBe("Your card's security code is incomplete.");
  expect((await stripe.createPaymentMethod({ elements })).error).toBeDefined();
});

it('becomes no payment method where it was not said that it is to', async () => {
  const { paymentMethodCreation: _left, ...others } = ofPayment;
  const elements = mounted(others);
  await typeCard();
  await elements.submit();
  await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow('paymentMethodCreation');
});
