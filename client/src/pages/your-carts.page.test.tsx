import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartQuoteDocument } from '../features/cart/api/cart.operations.ts';
import { ConfirmPaymentDocument } from '../features/checkout/api/checkout.operations.ts';
import type { PaymentStatus } from '../gql/graphql.ts';
import { addToCart, claimCart, STORAGE_KEY, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { savePendingCheckout } from '../lib/cart-store/pending-payment.ts';
import { readShopState } from '../lib/cart-store/persistence.ts';
import { aProduct, aQuoteAnswer, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as YourCartsPage } from './your-carts.page.tsx';

const kibble = aProduct();
const bed = aProduct({ _id: 'bed', petname: 'Cloud bed', petprice: 60, category: 'ACCESSORIES', stock: 3 });

function confirmAnswer(status: PaymentStatus) {
  const entry = { __typename: 'CartEntry', _id: 'e1', petId: 'kibble', accessoriesAmount: 2, status: 'PAID' };
  const payment = {
    __typename: 'Payment',
    _id: 'p1',
    status,
    amount: 30,
    failureMessage: null,
    cartEntries: [entry],
  };
  return {
    request: { query: ConfirmPaymentDocument, variables: { paymentId: 'p1' } },
    result: { data: { confirmPayment: payment } },
  };
}

function openCart(
  answers: Parameters<typeof renderShopPage>[2],
  session?: Parameters<typeof renderShopPage>[3],
) {
  return renderShopPage('/YourCarts', { path: '/YourCarts', element: <YourCartsPage /> }, answers, session);
}

function rowOf(name: string) {
  return screen.getByRole('link', { name }).closest('li') as HTMLElement;
}

/** It can be reached while it can't be used, so that the focus is not lost with it. */
function checkout() {
  return screen.getByRole('button', { name: /^Checkout/ });
}

beforeEach(() => {
  emptyCart();
  sessionStorage.clear();
});

describe('the cart', () => {
  it('says No Data when it is empty', () => {
    openCart([]);
    expect(screen.getByText('No Data')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Checkout/ })).not.toBeInTheDocument();
  });

  it('shows the shop’s prices line by line, one delivery and the total', async () => {
    addToCart('kibble', 2);
    addToCart('bed', 1);
    openCart([
      aQuoteAnswer(
        [
          [kibble, 2],
          [bed, 1],
        ],
        [85, 25, 110],
      ),
    ]);
    expect(await screen.findByText('$110.00')).toBeInTheDocument();
    expect(rowOf('Salmon kibble')).toHaveTextContent('$25.00');
    expect(rowOf('Cloud bed')).toHaveTextContent('$60.00');
    expect(screen.getByText('Delivery cost').parentElement).toHaveTextContent('$25.00');
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByLabelText(/E-mail/)).toHaveAttribute('readonly');
  });

  it('asks for new prices when an amount changes', async () => {
    addToCart('kibble', 2);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30]), aQuoteAnswer([[kibble, 3]], [37.5, 5, 42.5])]);
    await screen.findByText('$30.00');
    const stepper = within(screen.getByRole('group', { name: 'Quantity of Salmon kibble' }));
    await userEvent.click(stepper.getAllByRole('button')[1] as HTMLElement);
    expect(await screen.findByText('$42.50')).toBeInTheDocument();
    expect(shopStateVar().cart).toMatchObject([{ petId: 'kibble', accessoriesAmount: 3 }]);
  });

  it('names what cannot be ordered any more, and cannot be paid until it is removed', async () => {
    const gone = { ...bed, isAvailable: false, stock: 0 };
    addToCart('kibble', 2);
    addToCart('bed', 1);
    openCart([
      aQuoteAnswer(
        [
          [kibble, 2],
          [gone, 1],
        ],
        [85, 25, 110],
      ),
      aQuoteAnswer([[kibble, 2]], [25, 5, 30]),
    ]);
    expect(await screen.findByText(/Cloud bed can no longer be ordered/)).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'true'));

    await userEvent.click(screen.getByRole('button', { name: 'Remove Cloud bed' }));
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('takes as many as are left at one press when there are fewer than wanted', async () => {
    addToCart('bed', 5);
    openCart([aQuoteAnswer([[bed, 5]], [300, 25, 325]), aQuoteAnswer([[bed, 3]], [180, 25, 205])]);
    expect(await screen.findByText('Only 3 of Cloud bed left. Please take fewer.')).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'true'));

    await userEvent.click(screen.getByRole('button', { name: 'Take 3' }));
    expect(await screen.findByText('$205.00')).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.queryByText(/Please take fewer/)).not.toBeInTheDocument();
  });

  it('says when an item costs something else than when it was put in', async () => {
    addToCart('kibble', 2, 11);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    expect(await screen.findByText(/It costs more now: it was/)).toHaveTextContent('$11.00');
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('is cleared after a question', async () => {
    addToCart('kibble', 2);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, clear it' }));
    expect(await screen.findByText('No Data')).toBeInTheDocument();
    expect(shopStateVar().cart).toEqual([]);
  });

  it('leaves the focus on the next line when one is removed, and on the way out of an empty cart', async () => {
    addToCart('kibble', 2);
    addToCart('bed', 1);
    openCart([
      aQuoteAnswer(
        [
          [kibble, 2],
          [bed, 1],
        ],
        [85, 25, 110],
      ),
      aQuoteAnswer([[bed, 1]], [60, 25, 85]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Salmon kibble' }));
    const next = await screen.findByRole('button', { name: 'Remove Cloud bed' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Look around the shop' })).toHaveFocus());
  });

  it('gives back what was removed, where it stood and as it was', async () => {
    addToCart('kibble', 2);
    addToCart('bed', 1);
    const both = aQuoteAnswer(
      [
        [kibble, 2],
        [bed, 1],
      ],
      [85, 25, 110],
    );
    openCart([both, aQuoteAnswer([[bed, 1]], [60, 25, 85]), both]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Salmon kibble' }));
    expect(await screen.findByText('Salmon kibble is out of your cart')).toBeVisible();
    expect(shopStateVar().cart).toMatchObject([{ petId: 'bed' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shopStateVar().cart).toMatchObject([
      { petId: 'kibble', accessoriesAmount: 2 },
      { petId: 'bed', accessoriesAmount: 1 },
    ]);
  });

  it('prices the others when an item has left the shop', async () => {
    addToCart('gone', 1, 9, 'Duck bites');
    addToCart('kibble', 2);
    const both = [
      { petId: 'gone', accessoriesAmount: 1 },
      { petId: 'kibble', accessoriesAmount: 2 },
    ];
    const refused = {
      request: {
        query: CartQuoteDocument,
        variables: { entries: both, choices: { delivery: 'STANDARD' as const } },
      },
      result: {
        errors: [
          {
            message: 'Please check what you sent',
            extensions: { code: 'BAD_USER_INPUT', fields: { 'entries.0.petId': 'No such item' } },
          },
        ],
      },
    };
    openCart([refused, aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
    expect(screen.getByText(/Duck bites can no longer be ordered/)).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'true'));

    await userEvent.click(screen.getByRole('button', { name: 'Remove Duck bites' }));
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('keeps the names of what it has shown, for when the shop does not know them any more', async () => {
    addToCart('kibble', 2);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
    expect(readShopState(localStorage.getItem(STORAGE_KEY)).cart).toMatchObject([
      { petId: 'kibble', seenName: 'Salmon kibble' },
    ]);
  });

  it('keeps what is held for a payment that was begun here', async () => {
    const held = { ...kibble, stock: 0, isAvailable: false };
    addToCart('kibble', 2);
    savePendingCheckout({
      idempotencyKey: 'key-1',
      entries: [{ petId: 'kibble', accessoriesAmount: 2 }],
      paymentId: 'p1',
    });
    openCart([aQuoteAnswer([[held, 2]], [25, 5, 30]), confirmAnswer('REQUIRES_PAYMENT')]);
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
    expect(screen.queryByText(/cannot be ordered/)).not.toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('learns on return that the payment went through, and keeps what was added since', async () => {
    addToCart('kibble', 2);
    addToCart('bed', 1);
    savePendingCheckout({ idempotencyKey: 'key-1', entries: [], paymentId: 'p1' });
    openCart([
      aQuoteAnswer(
        [
          [kibble, 2],
          [bed, 1],
        ],
        [85, 25, 110],
      ),
      aQuoteAnswer([[bed, 1]], [60, 25, 85]),
      confirmAnswer('SUCCEEDED'),
    ]);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Order SuccessFull');
    expect(shopStateVar().cart).toMatchObject([{ petId: 'bed', accessoriesAmount: 1 }]);
    expect(shopStateVar().pendingCheckout).toBeUndefined();
  });

  it('asks a visitor to sign in before paying', async () => {
    addToCart('kibble', 2);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])], { isSignedIn: false });
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: /^Checkout/ })).not.toBeInTheDocument();
  });

  it('tells somebody who was signed out while paying that nothing is charged twice', async () => {
    addToCart('kibble', 2);
    savePendingCheckout({ idempotencyKey: 'key-1', entries: [], paymentId: 'p1' });
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])], { isSignedIn: false });
    expect(await screen.findByText('You were logged out while you paid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login');
  });

  it('asks nothing about a payment of another account, and does not forget it', async () => {
    const pending = {
      idempotencyKey: 'key-1',
      entries: [{ petId: 'kibble', accessoriesAmount: 2 }],
      paymentId: 'p1',
    };
    claimCart('eve');
    savePendingCheckout(pending);
    claimCart('ada');
    addToCart('kibble', 2);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(shopStateVar().pendingCheckout).toBeUndefined();
    claimCart('eve');
    expect(shopStateVar().pendingCheckout).toEqual(pending);
  });

  it('fills in again what was typed before a reload', async () => {
    addToCart('kibble', 2);
    sessionStorage.setItem(
      'pet-store-contact',
      '{"email":"ada@petshop.test","username":"Ada L.","location":"1 Paw Lane","phone":"5551234567"}',
    );
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    expect(await screen.findByLabelText(/Location/)).toHaveValue('1 Paw Lane');
    expect(screen.getByLabelText(/Name/)).toHaveValue('Ada L.');
    await userEvent.type(screen.getByLabelText(/Phone/), '8');
    expect(sessionStorage.getItem('pet-store-contact')).toContain('55512345678');
  });
});
