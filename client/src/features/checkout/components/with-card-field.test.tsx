import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import type { Stripe } from '@stripe/stripe-js';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createSandboxStripe } from '../../../../../packages/stripe-sandbox/browser/sandbox-stripe.ts';
import type { PaymentForm } from '../../../gql/graphql.ts';
import { createCache } from '../../../lib/apollo/client.ts';
import NotificationsProvider from '../../../ui/notifications/notifications-provider.tsx';
import { PaymentFormDocument } from '../api/checkout.operations.ts';
import { useNewCard } from '../hooks/use-new-card.ts';
import type { NewCard } from '../lib/pay.ts';
import { WithCardField } from './with-card-field.tsx';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** A form with a field for a card. @param form what the shop answers; null where it does not */
async function openForm(form: PaymentForm | null, amount?: number) {
  const request = { query: PaymentFormDocument };
  const shopSettings = { __typename: 'ShopSettings' as const, paymentForm: form ?? 'CARD' };
  const answer = form ? { result: { data: { shopSettings } } } : { error: new Error('offline') };
  const link = new MockLink([{ request, ...answer }]);
  const stripe = createSandboxStripe({ publishableKey: 'pk_test_sandbox', url: '/stripe' });
  const elements = jest.spyOn(stripe, 'elements');
  const use = jest.fn<void, [NewCard]>();
  const load = async (): Promise<Stripe | null> => stripe;
  const page = (total: number | undefined) => (
    <MantineProvider env="test">
      <NotificationsProvider />
      <ApolloProvider client={client}>
        <WithCardField load={load} amount={total}>
          {(cardField, isReady) => <Form cardField={cardField} isReady={isReady} use={use} />}
        </WithCardField>
      </ApolloProvider>
    </MantineProvider>
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const { rerender } = await act(async () => render(page(amount)));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay' })).toBeEnabled());
  return { use, elements, show: (total: number) => rerender(page(total)) };
}

interface FormProps {
  readonly cardField: ReactNode;
  readonly isReady: boolean;
  readonly use: (card: NewCard) => void;
}

function Form({ cardField, isReady, use }: FormProps) {
  const withNewCard = useNewCard();
  return (
    <>
      {cardField}
      <button type="button" disabled={!isReady} onClick={() => withNewCard(use)}>
        Pay
      </button>
    </>
  );
}

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

async function typeCard(number = '4242424242424242') {
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
  await userEvent.type(screen.getByLabelText('CVC'), '123');
}

const byWallet = () => userEvent.click(screen.getByRole('radio', { name: 'Demo wallet' }));
const wallet = () => screen.findByRole('dialog', { name: 'Demo wallet' });

describe('the field for a card', () => {
  it.each(['CARD', null] as const)(
    'is the specification’s by the setting %s, and where the shop does not tell',
    async (form) => {
      const { use, elements } = await openForm(form);
      expect(screen.getByRole('group', { name: 'Card' })).toBeInTheDocument();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
      expect(elements).toHaveBeenCalledWith(undefined);
      await pay();
      // What is typed wrong, the provider says once the payment is open.
      expect(use).toHaveBeenCalledWith(expect.not.objectContaining({ submit: expect.anything() }));
    },
  );

  it.each([
    ['the sum in cents', 43.5, 4350],
    ['the least that can be charged while it is reckoned', undefined, 50],
    ['the least that can be charged where it is less', 0.3, 50],
  ])('has wallets by the setting PAYMENT_ELEMENT, which are told %s', async (_what, total, amount) => {
    const { elements } = await openForm('PAYMENT_ELEMENT', total);
    expect(screen.getByRole('group', { name: 'Card or wallet' })).toBeInTheDocument();
    expect(elements).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ mode: 'payment', amount, currency: 'usd', paymentMethodCreation: 'manual' },
        allowedPaymentMethodTypes: ['card'],
      }),
    );
  });
});

describe('a payment element', () => {
  it('hands itself over once the card in it is whole, and says what is wrong with it before', async () => {
    const { use } = await openForm('PAYMENT_ELEMENT');
    await userEvent.type(screen.getByLabelText('Card number'), '4242');
    await pay();
    expect(await screen.findByText('Your card number is incomplete.')).toBeInTheDocument();
    expect(use).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Card number'));
    await typeCard();
    await pay();
    await waitFor(() => expect(use).toHaveBeenCalledTimes(1));
    expect(use).toHaveBeenCalledWith(expect.objectContaining({ submit: expect.any(Function) }));
  });

  it('opens the wallet in the press of the button, once, with the sum of that moment', async () => {
    const { use, show } = await openForm('PAYMENT_ELEMENT', 30);
    show(43.5);
    await byWallet();
    const button = screen.getByRole('button', { name: 'Pay' });
    act(() => {
      button.click();
      // Before anything else can run.
      expect(screen.getByRole('dialog', { name: 'Demo wallet' })).toHaveTextContent('$43.50');
      button.click();
    });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pay by wallet' }));
    await waitFor(() => expect(use).toHaveBeenCalledTimes(1));
  });

  it('hands over nothing where the wallet is closed, and says so', async () => {
    const { use } = await openForm('PAYMENT_ELEMENT');
    await byWallet();
    await pay();
    await wallet();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The wallet was closed. Nothing was charged.')).toBeInTheDocument();
    expect(use).not.toHaveBeenCalled();
  });
});
