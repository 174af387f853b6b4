import { MantineProvider } from '@mantine/core';
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
