import { locks } from 'node:worker_threads';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ConfirmPaymentDocument,
  CreatePaymentIntentDocument,
} from '../features/checkout/api/checkout.operations.ts';
import type { CreatePaymentIntentInput, PaymentStatus } from '../gql/graphql.ts';
import { setAmount } from '../lib/cart-store/cart-edits.ts';
import { addToCart, changeChoices, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { savePendingCheckout } from '../lib/cart-store/pending-payment.ts';
import { aNala, notTakenAnswer } from '../testing/own-animals.ts';
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

/** A refusal, because an item was deleted in the meantime. */
const itemGone = {
  message: 'entries.0.petId: No such item',
  extensions: { code: 'BAD_USER_INPUT', fields: { 'entries.0.petId': 'No such item' } },
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
  /** Of an earlier payment. */
  readonly status?: PaymentStatus;
  readonly refusal?: { readonly message: string; readonly extensions: { readonly code: string } };
  /** What Nala must not have of the kibble; null where the shop can not look it up. */
  readonly avoided?: readonly string[] | null;
}

/** What the shop says of an animal of the account. */
function dietAnswer(avoided: readonly string[] | null) {
  const { request, result } = notTakenAnswer(['kibble'], avoided ? { kibble: avoided } : {});
  return { request, ...(avoided ? { result } : { error: new Error('offline') }), maxUsageCount: 5 };
}

function openFullCart({ inCart = 2, status = 'SUCCEEDED', refusal, avoided }: FullCart = {}) {
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
    result: { data: { confirmPayment: payment(status) } },
  };
  const quoteAnswer = { ...aQuoteAnswer([[kibble, 2]], [25, 5, 30]), maxUsageCount: 5 };
  const fullerQuoteAnswer = { ...aQuoteAnswer([[kibble, 4]], [50, 5, 55]), maxUsageCount: 5 };
  const answers = [...codeAnswers(), quoteAnswer, fullerQuoteAnswer, intentAnswer, confirmAnswer];
  const { address } = renderShopPage(
    '/YourCarts',
    { path: '/YourCarts', element: <YourCartsPage /> },
    [...answers, ...(avoided === undefined ? [] : [dietAnswer(avoided)])],
    { animals: avoided === undefined ? [] : [aNala()] },
  );
  return { opened, address };
}

async function fillIn(cardNumber: string) {
  await userEvent.type(await screen.findByLabelText(/Location/), '1 Paw Lane');
  await userEvent.type(screen.getByLabelText(/City/), 'Salem');
  await userEvent.type(screen.getByLabelText(/State/), 'OR');
  await userEvent.type(screen.getByLabelText(/ZIP code/), '97301');
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
  return screen.getByRole('button', { name: /^Checkout/ });
}

/** Presses it once the price stands: until then it can be focused, and does nothing. */
async function pressCheckout() {
  await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(checkout());
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
    await pressCheckout();

    expect(await screen.findByRole('dialog', { name: 'Succesfull !' })).toHaveTextContent(
      'Order SuccessFull',
    );
    expect(calls).toEqual(['/stripe/v1/payment_methods', '/stripe/v1/payment_intents/pi_1/confirm']);
    expect(shopStateVar().cart).toEqual([]);
    expect(shopStateVar().pendingCheckout).toBeUndefined();
    expect(address()).toBe('/YourCarts');
    // What is paid is neither an empty cart nor a button that does nothing.
    expect(screen.queryByRole('button', { name: /^Checkout/ })).not.toBeInTheDocument();
    expect(screen.queryByText('No Data')).not.toBeInTheDocument();
    expect(screen.queryByText(/Your cart is empty/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/order/FP-7K3M-92QD'));
  });

  it('shows the provider’s message for a declined card, and pays the same payment with another one', async () => {
    provider([declined, { id: 'pi_1', status: 'succeeded' }]);
    const { opened } = openFullCart();
    await fillIn('4000000000000002');
    await pressCheckout();

    const dialog = await screen.findByRole('dialog', { name: 'Error !' });
    expect(dialog).toHaveTextContent('Your card was declined.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(shopStateVar().cart).toHaveLength(1);
    // The cart is priced again after a refusal; the button works as soon as the price stands.
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));

    await typeCard('4242424242424242');
    await pressCheckout();
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
    expect(opened).toHaveLength(2);
    expect(opened[0]).toEqual(opened[1]);
  });

  it('asks once before it pays for what an own animal must not have, and charges nothing until then', async () => {
    const { calls } = provider([declined, { id: 'pi_1', status: 'succeeded' }]);
    const { opened } = openFullCart({ avoided: ['chicken'] });
    expect(await screen.findByText(/^Contains/)).toHaveTextContent('Contains chicken; Nala doesn’t take it');
    await fillIn('4000000000000002');
    await userEvent.dblClick(checkout());
    const question = await screen.findByRole('dialog', { name: 'Buy it all the same?' });
    expect(question).toHaveTextContent('Salmon kibble contains chicken. Nala does not take chicken.');
    await userEvent.click(within(question).getByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(checkout()).toHaveFocus());
    expect([opened, calls]).toEqual([[], []]);

    await pressCheckout();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, buy it all the same' }));
    const refused = await screen.findByRole('dialog', { name: 'Error !' });
    await userEvent.click(within(refused).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    // It was said: another card is not another purchase.
    await typeCard('4242424242424242');
    await pressCheckout();
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
  });

  it('asks too where the shop can not look up what its animals take', async () => {
    const { calls } = provider([{ id: 'pi_1', status: 'succeeded' }]);
    openFullCart({ avoided: null });
    await fillIn('4242424242424242');
    await pressCheckout();
    const question = await screen.findByRole('dialog', { name: 'Buy it all the same?' });
    expect(question).toHaveTextContent('We could not look up whether your animals take all of it.');
    expect(calls).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, buy it all the same' }));
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
  });

  it('asks nothing where its animals take all of it', async () => {
    provider([{ id: 'pi_1', status: 'succeeded' }]);
    openFullCart({ avoided: [] });
    await fillIn('4242424242424242');
    await pressCheckout();
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
  });

  it('says in the shopper’s words that an item has left the shop in the meantime', async () => {
    provider([]);
    openFullCart({ refusal: itemGone });
    await fillIn('4242424242424242');
    await pressCheckout();
    const panel = within(screen.getByRole('form', { name: 'Payment' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'Something in your cart has just left the shop. Nothing was charged',
    );
  });

  it('opens no payment while a field is empty', async () => {
    provider([]);
    const { opened } = openFullCart();
    await screen.findByText('$30.00');
    await pressCheckout();
    expect(await screen.findAllByText('This field is required')).toHaveLength(5);
    expect(opened).toEqual([]);
  });

  it('says Order SuccessFull where another checkout has just paid for all of it, and charges nothing', async () => {
    const { calls } = provider([]);
    openFullCart({ refusal: paidElsewhere });
    await fillIn('4242424242424242');
    await pressCheckout();

    expect(await screen.findByRole('dialog')).toHaveTextContent('Order SuccessFull');
    expect(shopStateVar().cart).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('keeps what another checkout has not paid for, says where the rest is, and can be pressed again', async () => {
    const { calls } = provider([]);
    const { opened } = openFullCart({ inCart: 4, refusal: paidElsewhere });
    await fillIn('4242424242424242');
    await pressCheckout();

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

  it('pays once for two clicks of one moment, of which the second still sees the button of before', async () => {
    provider([{ id: 'pi_1', status: 'succeeded' }]);
    const { opened } = openFullCart();
    await fillIn('4242424242424242');
    const button = checkout();
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Order SuccessFull')).toBeInTheDocument();
    expect(opened).toHaveLength(1);
  });

  it('says that another tab pays, perhaps at a bank’s question, and takes over', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const answered = Promise.withResolvers<void>();
    const otherTab = navigator.locks.request('pet-store-checkout', () => answered.promise);
    const isTaken = expect(otherTab).rejects.toThrow();
    savePendingCheckout({ idempotencyKey: 'k1', entries: [], paymentId: 'p1' });
    openFullCart({ status: 'REQUIRES_PAYMENT' });

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/^You are paying in another tab/);
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(notice).getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );

    await isTaken;
    answered.resolve();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('waits for the sums of a cart that has just changed', async () => {
    openFullCart();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    act(() => setAmount('kibble', 4));
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByText('$55.00', { selector: '[data-total] *' })).toBeInTheDocument();
  });

  it('orders with what was chosen, and says in place when the code was used up in the meantime', async () => {
    const { calls } = provider([]);
    changeChoices({ delivery: 'CURBSIDE' });
    changeChoices({ promotionCode: 'FRIEND30' });
    const { opened } = openFullCart({ refusal: usedUp });
    await userEvent.type(await screen.findByLabelText(/Phone/), '5551234567');
    expect(screen.queryByLabelText(/Location/)).not.toBeInTheDocument();
    await typeCard('4242424242424242');
    await pressCheckout();

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
    await pressCheckout();
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.choices).toEqual({ delivery: 'CURBSIDE' });
    expect(opened[1]?.idempotencyKey).not.toBe(opened[0]?.idempotencyKey);
  });
});
