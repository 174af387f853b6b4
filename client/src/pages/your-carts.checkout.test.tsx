import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ConfirmPaymentDocument,
  CreatePaymentIntentDocument,
} from '../features/checkout/api/checkout.operations.ts';
import type { CreatePaymentIntentInput, PaymentStatus } from '../gql/graphql.ts';
import { addToCart, changeChoices, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { anAdjustment, aProduct, aQuoteAnswer, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as YourCartsPage } from './your-carts.page.tsx';

const kibble = aProduct();
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };

/** What the payment provider answers, call by call, to a confirmed charge. */
function provider(charges: readonly object[]) {
  const queue = [...charges];
  const calls: string[] = [];
  globalThis.fetch = (async (address: RequestInfo | URL) => {
    const path = new URL(String(address), location.href).pathname;
    calls.push(path);
    const answer = path.endsWith('/confirm') ? queue.shift() : { id: 'pm_1', object: 'payment_method' };
    return { ok: !('error' in (answer as object)), json: async () => answer };
  }) as typeof fetch;
  return { calls };
}

function payment(status: PaymentStatus) {
  const entry = { __typename: 'CartEntry', _id: 'e1', petId: 'kibble', accessoriesAmount: 2, status: 'PAID' };
  const about = { _id: 'p1', number: 'FP-7K3M-92QD', amount: 30, failureMessage: null };
  return { __typename: 'Payment', ...about, status, cartEntries: [entry] };
}

/** A refusal, because this account has just paid for the same in another checkout. */
const paidElsewhere = {
  message: 'Your other checkout has just been paid.',
  extensions: { code: 'CONFLICT', fields: { paymentId: 'p1' } },
};

/** A refusal, because the code was used up in the meantime. */
const usedUp = {
  message: 'Please check what you sent',
  extensions: {
    code: 'BAD_USER_INPUT',
    fields: { 'choices.promotionCode': 'FRIEND30 has been used as often as it can be' },
  },
};

/** The quotes of a cart with the code, before it was used up and after. */
function codeAnswers() {
  const choices = { delivery: 'CURBSIDE', promotionCode: 'FRIEND30' } as const;
  const label = '30% off with FRIEND30';
  const reason = 'FRIEND30 has been used as often as it can be';
  const good = [anAdjustment({ label, isApplied: true, amount: -7.5 })];
  return [
    aQuoteAnswer([[kibble, 2]], [25, 0, 17.5], { choices, reductions: 7.5, adjustments: good }),
    {
      ...aQuoteAnswer([[kibble, 2]], [25, 0, 25], { choices, adjustments: [anAdjustment({ reason })] }),
      maxUsageCount: 5,
    },
  ];
}

interface FullCart {
  readonly inCart?: number;
  readonly refusal?: { readonly message: string; readonly extensions: { readonly code: string } };
}

function openFullCart({ inCart = 2, refusal }: FullCart = {}) {
  addToCart('kibble', inCart);
  const opened: CreatePaymentIntentInput[] = [];
  const intentAnswer = {
    request: { query: CreatePaymentIntentDocument, variables: () => true },
    result: ({ input }: { input: CreatePaymentIntentInput }) => {
      opened.push(input);
      if (refusal && opened.length === 1) return { errors: [refusal] };
      const quote = { __typename: 'Quote', entriesTotal: 25, delivery: 5, total: 30 };
      const {
        amount: _amount,
        number: _number,
        cartEntries: _entries,
        ...begun
      } = payment('REQUIRES_PAYMENT');
      return {
        data: {
          createPaymentIntent: {
            __typename: 'PaymentIntent',
            clientSecret: 'pi_1_secret_2',
            payment: begun,
            quote,
          },
        },
      };
    },
    maxUsageCount: 3,
  };
  const confirmAnswer = {
    request: { query: ConfirmPaymentDocument, variables: { paymentId: 'p1' } },
    result: { data: { confirmPayment: payment('SUCCEEDED') } },
  };
  const quoteAnswer = { ...aQuoteAnswer([[kibble, 2]], [25, 5, 30]), maxUsageCount: 5 };
  const fullerQuoteAnswer = { ...aQuoteAnswer([[kibble, 4]], [50, 5, 55]), maxUsageCount: 5 };
  const { address } = renderShopPage('/YourCarts', { path: '/YourCarts', element: <YourCartsPage /> }, [
    ...codeAnswers(),
    quoteAnswer,
    fullerQuoteAnswer,
    intentAnswer,
    confirmAnswer,
  ]);
  return { opened, address };
}

async function fillIn(cardNumber: string) {
  await userEvent.type(await screen.findByLabelText(/Location/), '1 Paw Lane');
  await userEvent.type(screen.getByLabelText(/Phone/), '5551234567');
  await typeCard(cardNumber);
}

async function typeCard(number: string) {
  await userEvent.clear(await screen.findByLabelText('Card number'));
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.clear(screen.getByLabelText('Expiry date'));
  await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
  await userEvent.clear(screen.getByLabelText('CVC'));
  await userEvent.type(screen.getByLabelText('CVC'), '123');
}

function checkout() {
  return screen.getByRole('button', { name: 'Checkout' });
}

beforeEach(() => {
  emptyCart();
  sessionStorage.clear();
});

describe('checkout', () => {
  it('pays, says Order SuccessFull, empties the cart and leaves nothing to press again', async () => {
    const { calls } = provider([{ id: 'pi_1', status: 'succeeded' }]);
    const { address } = openFullCart();
    await fillIn('4242424242424242');
    await userEvent.click(checkout());

    expect(await screen.findByRole('dialog')).toHaveTextContent('Order SuccessFull');
    expect(calls).toEqual(['/stripe/v1/payment_methods', '/stripe/v1/payment_intents/pi_1/confirm']);
    expect(shopStateVar().cart).toEqual([]);
    expect(shopStateVar().pendingCheckout).toBeUndefined();
    expect(address()).toBe('/YourCarts');
    // What is paid is neither an empty cart nor a button that does nothing.
    expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(screen.queryByText('No Data')).not.toBeInTheDocument();
    expect(screen.queryByText(/Your cart is empty/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/order/FP-7K3M-92QD'));
  });

  it('shows the provider’s message for a declined card, and pays the same payment with another one', async () => {
    provider([declined, { id: 'pi_1', status: 'succeeded' }]);
    const { opened } = openFullCart();
    await fillIn('4000000000000002');
    await userEvent.click(checkout());

    const dialog = await screen.findByRole('dialog', { name: 'Error !' });
    expect(dialog).toHaveTextContent('Your card was declined.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(shopStateVar().cart).toHaveLength(1);
    // The cart is priced again after a refusal; the button works as soon as the price stands.
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));

    await typeCard('4242424242424242');
    await userEvent.click(checkout());
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
    expect(opened).toHaveLength(2);
    expect(opened[0]).toEqual(opened[1]);
  });

  it('opens no payment while a field is empty', async () => {
    const { opened } = openFullCart();
    await screen.findByText('$30.00');
    await userEvent.click(checkout());
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(opened).toEqual([]);
  });

  it('says Order SuccessFull where another checkout has just paid for all of it, and charges nothing', async () => {
    const { calls } = provider([]);
    openFullCart({ refusal: paidElsewhere });
    await fillIn('4242424242424242');
    await userEvent.click(checkout());

    expect(await screen.findByRole('dialog')).toHaveTextContent('Order SuccessFull');
    expect(shopStateVar().cart).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('keeps what another checkout has not paid for, says where the rest is, and can be pressed again', async () => {
    const { calls } = provider([]);
    const { opened } = openFullCart({ inCart: 4, refusal: paidElsewhere });
    await fillIn('4242424242424242');
    await userEvent.click(checkout());

    const notice = await screen.findByText('Your other checkout has just been paid');
    expect(within(notice.closest('[role="status"]') as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/accessoriesOrder',
    );
    expect(shopStateVar().cart).toMatchObject([{ petId: 'kibble', accessoriesAmount: 2 }]);
    expect(calls).toEqual([]);
    expect(opened).toHaveLength(1);
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(notice).toBeInTheDocument();
  });

  it('pays once for a double click', async () => {
    const { calls } = provider([{ id: 'pi_1', status: 'succeeded' }]);
    const { opened } = openFullCart();
    await fillIn('4242424242424242');
    await userEvent.dblClick(checkout());
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
    expect(opened).toHaveLength(1);
    expect(calls.filter((path) => path.endsWith('/confirm'))).toHaveLength(1);
  });

  it('orders with what was chosen, and says in place when the code was used up in the meantime', async () => {
    const { calls } = provider([]);
    changeChoices({ delivery: 'CURBSIDE' });
    changeChoices({ promotionCode: 'FRIEND30' });
    const { opened } = openFullCart({ refusal: usedUp });
    await fillIn('4242424242424242');
    await userEvent.click(checkout());

    const panel = within(screen.getByRole('form', { name: 'Payment' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'FRIEND30 has been used as often as it can be. Nothing was charged: have a look at the new total',
    );
    expect(opened[0]?.choices).toEqual({ delivery: 'CURBSIDE', promotionCode: 'FRIEND30' });
    expect(calls).toEqual([]);
    const codeForm = within(screen.getByRole('form', { name: 'Promotion code' }));
    await waitFor(() =>
      expect(codeForm.getByRole('status')).toHaveTextContent('FRIEND30 has been used as often as it can be.'),
    );
    expect(panel.getByText('$25.00', { selector: '[data-total] *' })).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));

    // The code takes nothing off any more, so the next try goes without it.
    await userEvent.click(checkout());
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.choices).toEqual({ delivery: 'CURBSIDE' });
    expect(opened[1]?.idempotencyKey).not.toBe(opened[0]?.idempotencyKey);
  });
});
