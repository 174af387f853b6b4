import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import type { Stripe } from '@stripe/stripe-js';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { createSandboxStripe } from '../../../../../packages/stripe-sandbox/browser/sandbox-stripe.ts';
import { createCache } from '../../../lib/apollo/client.ts';
import { PaymentFormDocument } from '../api/checkout.operations.ts';
import { CARD_TIMEOUT_MS } from '../hooks/use-card-provider.ts';
import type { CheckoutState } from '../lib/checkout-machine.ts';
import { saveContact } from '../lib/contact-storage.ts';
import { PaymentPanel } from './payment-panel.tsx';

const shopper = { name: 'Robin Field', email: 'robin@petshop.test' };

const sandboxOf = { publishableKey: 'pk_test_sandbox', url: '/stripe' };

/** What a page has around it, and that the shop has cards typed in the specification's field. */
function Around({ children }: { readonly children: ReactNode }) {
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([]) });
  const shopSettings = { __typename: 'ShopSettings' as const, paymentForm: 'CARD' as const };
  client.writeQuery({ query: PaymentFormDocument, data: { shopSettings } });
  return (
    <ApolloProvider client={client}>
      <MantineProvider>{children}</MantineProvider>
    </ApolloProvider>
  );
}

async function openPanel(load: () => Promise<Stripe | null>) {
  const onPay = jest.fn();
  await act(async () => {
    render(
      <Around>
        <PaymentPanel
          load={load}
          state={{ phase: 'idle' }}
          shopper={shopper}
          canPay
          onPay={onPay}
          onAskAgain={() => {}}
          onTakeOver={() => {}}
        >
          $30.00
        </PaymentPanel>
      </Around>,
    );
  });
  return onPay;
}

const checkout = () => screen.getByRole('button', { name: /^Checkout/ });

it('does nothing while the card element is missing (specification §5), and says what is typed wrong', async () => {
  const onPay = await openPanel(async () => null);
  expect(screen.getByLabelText('E-mail')).toHaveValue('robin@petshop.test');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');

  const form = screen.getByRole('form', { name: 'Payment' });
  fireEvent.submit(form);
  expect(await screen.findAllByText('This field is required')).toHaveLength(5);

  await fillIn();
  fireEvent.submit(form);
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  await userEvent.click(checkout());
  expect(onPay).not.toHaveBeenCalled();
});

describe('a card field that does not come', () => {
  it('is said where its script is blocked, leaves Checkout off, and can be tried again', async () => {
    const load = jest.fn(async (): Promise<Stripe | null> => createSandboxStripe(sandboxOf));
    load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    await openPanel(load);

    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('The field for your card did not load');
    expect(notice).toHaveTextContent('js.stripe.com');
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Card' })).toHaveFocus();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(notice).not.toBeInTheDocument();
  });

  it('is said after a while where its script or its frame stays silent, and works where it comes late', async () => {
    jest.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<Stripe | null>();
    await openPanel(() => promise);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    act(() => void jest.advanceTimersByTime(CARD_TIMEOUT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('The field for your card did not load');

    await act(async () => resolve(createSandboxStripe(sandboxOf)));
    act(() => void jest.runOnlyPendingTimers());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(checkout()).toHaveAttribute('aria-disabled', 'false');
    jest.useRealTimers();
  });
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function openForm(
  state: CheckoutState = { phase: 'idle' },
  order: Partial<ComponentProps<typeof PaymentPanel>> = {},
) {
  const onPay = jest.fn(async () => undefined);
  const card = {
    on(event: string, listener: () => void) {
      if (event === 'ready') listener();
      return card;
    },
    off: () => card,
    mount: () => card,
    update: () => card,
    destroy: () => card,
  };
  const elements = {
    getElement: () => card,
    create: () => card,
    update: () => elements,
    on: () => elements,
  };
  const stripe = {
    ...{ elements: () => elements, createToken: () => {}, createPaymentMethod: () => {} },
    confirmCardPayment: () => {},
  };
  await act(async () => {
    render(
      <Around>
        <PaymentPanel
          {...order}
          load={async () => stripe as unknown as Stripe}
          state={state}
          shopper={shopper}
          canPay
          onPay={onPay}
          onAskAgain={() => {}}
          onTakeOver={() => {}}
        >
          $30.00
        </PaymentPanel>
      </Around>,
    );
  });
  return onPay;
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/Location/), '1 Paw Lane');
  await userEvent.type(screen.getByLabelText(/State/), 'OR');
  await userEvent.type(screen.getByLabelText(/ZIP code/), '97201');
  await userEvent.type(screen.getByLabelText(/City/), 'Portland');
  await userEvent.type(screen.getByLabelText(/Country/), 'United States');
  await userEvent.type(screen.getByLabelText(/Phone/), '5551234567');
}

it.each(['unsettled', 'success'] as const)('pays nothing more where a payment is %s', async (phase) => {
  saveContact(shopper.email, {
    ...{ username: 'Robin Field', phone: '5551234567' },
    ...{ location: '1 Paw Lane', postcode: '97201', town: 'Portland', state: 'OR', country: '' },
  });
  const onPay = await openForm({ phase });
  const button = screen.getByRole('button', { name: /^Checkout/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  fireEvent.submit(screen.getByRole('form', { name: 'Payment' }));
  expect(onPay).not.toHaveBeenCalled();
});

describe('the address', () => {
  it('is in the parts that browsers know, and one text for the shop', async () => {
    const onPay = await openForm();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: /^Checkout/ }));
    expect(onPay).toHaveBeenCalledWith(
      {
        username: 'Robin Field',
        location: '1 Paw Lane, Portland, OR 97201, United States',
        phone: '5551234567',
      },
      expect.anything(),
    );
    const fields = ['Name', 'Location', 'City', 'State', 'ZIP code', 'Country', 'Phone'];
    expect(
      fields.map((name) => screen.getByLabelText(new RegExp(`^${name}`)).getAttribute('autocomplete')),
    ).toEqual([
      ...['name', 'address-line1', 'address-level2', 'address-level1'],
      ...['postal-code', 'country-name', 'tel'],
    ]);
  });

  it('is that of the last order, unless something else was typed here', async () => {
    const lastContact = {
      ...{ username: 'Robin F.', phone: '5550000000' },
      location: '7 Mill Road, Salem, OR 97301, United States',
    };
    const field = (name: RegExp) => screen.getByLabelText(name);
    await openForm({ phase: 'idle' }, { lastContact });
    expect(field(/^Name/)).toHaveValue('Robin F.');
    expect(field(/^Location/)).toHaveValue('7 Mill Road');
    expect(field(/^City/)).toHaveValue('Salem');
    expect(field(/^State/)).toHaveValue('OR');
    expect(field(/^ZIP code/)).toHaveValue('97301');
    expect(field(/^Phone/)).toHaveValue('5550000000');
    await userEvent.type(field(/^Location/), ' East');
    cleanup();
    await openForm({ phase: 'idle' }, { lastContact });
    expect(field(/^Location/)).toHaveValue('7 Mill Road East');
  });

  it('is not asked for where the order is collected, and the shop is told where', async () => {
    const onPay = await openForm({ phase: 'idle' }, { collectedAt: '12 Fern Street, Portland, OR' });
    expect(screen.queryByLabelText(/^(Location|City|State|ZIP code|Country)/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Phone/), '5551234567');
    await userEvent.click(checkout());
    expect(onPay).toHaveBeenCalledWith(
      {
        username: 'Robin Field',
        location: 'Curbside pickup at 12 Fern Street, Portland, OR',
        phone: '5551234567',
      },
      expect.anything(),
    );
  });
});

describe('what the account keeps', () => {
  const home = {
    ...{ __typename: 'AccountAddress' as const, id: 'a1', name: 'Home', isPreferred: false },
    ...{ lines: ['12 Orchard Lane'], city: 'Portland', state: 'OR', postcode: '97201', country: 'US' },
  };
  const work = { ...home, id: 'a2', name: 'Work', isPreferred: true, lines: ['1 Paw Street', 'Floor 2'] };
  const lastContact = { username: 'Ada L.', phone: '5551234567', location: '7 Mill Road, Salem, OR 97301' };
  const visa = {
    __typename: 'AccountCard' as const,
    id: 'pm_1',
    brand: 'visa',
    last4: '4242',
    expires: '04/2031',
  };
  const location = () => screen.getByLabelText(/^Location/);

  it('fills in the preferred address; others, and that of the last order, are chosen', async () => {
    await openForm(undefined, { addresses: [home, work], lastContact });
    expect(location()).toHaveValue('1 Paw Street, Floor 2');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada L.');
    const choice = screen.getByLabelText('Deliver to');
    await userEvent.selectOptions(choice, 'Home');
    expect(location()).toHaveValue('12 Orchard Lane');
    await userEvent.selectOptions(choice, 'As in my last order');
    expect(location()).toHaveValue('7 Mill Road');
    await userEvent.selectOptions(choice, 'Another address');
    expect(location()).toHaveValue('');
  });

  it('pays with a saved card first, and with a new one that is saved on request', async () => {
    const onPay = await openForm(undefined, { addresses: [work], lastContact, savedCards: [visa] });
    expect(screen.getByLabelText('Pay with')).toHaveDisplayValue('Visa ending in 4242, until 04/2031');
    await userEvent.click(checkout());
    const saved = { card: 'pm_1', use: { savedId: 'pm_1' } };
    expect(onPay).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(saved));
    await userEvent.selectOptions(screen.getByLabelText('Pay with'), 'Another card');
    await userEvent.click(screen.getByLabelText('Save this card for my next order'));
    await userEvent.click(checkout());
    const kept = { card: expect.any(Object), use: { isKept: true } };
    expect(onPay).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(kept));
  });

  it('asks for a new card where somebody came to use another one', async () => {
    await openForm(undefined, { addresses: [work], lastContact, savedCards: [visa], wantsNewCard: true });
    expect(screen.getByLabelText('Pay with')).toHaveDisplayValue('Another card');
  });

  it('keeps the address on request, and says on the button what is paid', async () => {
    const onKeepAddress = jest.fn();
    await openForm(undefined, { lastContact, onKeepAddress, total: 43.5 });
    expect(screen.getByRole('button', { name: 'Checkout · Pay $43.50' })).toBeInTheDocument();
    await userEvent.click(checkout());
    expect(onKeepAddress).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Keep this address in my account'));
    await userEvent.click(checkout());
    expect(onKeepAddress).toHaveBeenCalledWith(expect.objectContaining({ location: '7 Mill Road' }));
  });
});
