import { MantineProvider } from '@mantine/core';
import type { Stripe } from '@stripe/stripe-js';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentPanel } from './payment-panel.tsx';

const shopper = { name: 'Robin Field', email: 'robin@petshop.test' };

it('does nothing while the card element is missing (specification §5), and says what is typed wrong', async () => {
  const onPay = jest.fn();
  await act(async () => {
    render(
      <MantineProvider>
        <PaymentPanel
          provider={Promise.resolve(null)}
          state={{ phase: 'idle' }}
          shopper={shopper}
          canPay
          onPay={onPay}
          onAskAgain={() => {}}
        >
          $30.00
        </PaymentPanel>
      </MantineProvider>,
    );
  });
  expect(screen.getByLabelText('E-mail')).toHaveValue('robin@petshop.test');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');

  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);

  await userEvent.type(screen.getByLabelText(/Location/), '1 Paw Lane');
  await userEvent.type(screen.getByLabelText(/Phone/), '5551234567');
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  expect(onPay).not.toHaveBeenCalled();
});

describe('the address', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  async function openForm() {
    const onPay = jest.fn(async () => undefined);
    const card = { on: () => card, mount: () => card, update: () => card, destroy: () => card };
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
        <MantineProvider>
          <PaymentPanel
            provider={Promise.resolve(stripe as unknown as Stripe)}
            state={{ phase: 'idle' }}
            shopper={shopper}
            canPay
            onPay={onPay}
            onAskAgain={() => {}}
          >
            $30.00
          </PaymentPanel>
        </MantineProvider>,
      );
    });
    return onPay;
  }

  async function fillIn() {
    await userEvent.type(screen.getByLabelText(/Location/), '1 Paw Lane');
    await userEvent.type(screen.getByLabelText(/Postcode/), '97201');
    await userEvent.type(screen.getByLabelText(/Town/), 'Portland');
    await userEvent.type(screen.getByLabelText(/Country/), 'United States');
    await userEvent.type(screen.getByLabelText(/Phone/), '5551234567');
  }

  it('is in the parts that browsers know, and one text for the shop', async () => {
    const onPay = await openForm();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(onPay).toHaveBeenCalledWith(
      {
        username: 'Robin Field',
        location: '1 Paw Lane, 97201 Portland, United States',
        phone: '5551234567',
      },
      expect.anything(),
    );
    const fields = ['Name', 'Location', 'Postcode', 'Town', 'Country', 'Phone'];
    expect(
      fields.map((name) => screen.getByLabelText(new RegExp(`^${name}`)).getAttribute('autocomplete')),
    ).toEqual(['name', 'address-line1', 'postal-code', 'address-level2', 'country-name', 'tel']);
  });

  it('is kept for the next order only where the shopper agrees', async () => {
    await openForm();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(localStorage.getItem('pet-store-contact')).toBeNull();

    const agreement = screen.getByRole('checkbox', { name: /^Keep this address/ });
    await userEvent.click(agreement);
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(localStorage.getItem('pet-store-contact')).toContain('Portland');

    await userEvent.click(agreement);
    expect(localStorage.getItem('pet-store-contact')).toBeNull();
  });
});
