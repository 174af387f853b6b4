import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmPaymentDocument } from '../features/checkout/api/checkout.operations.ts';
import {
  CancelCartEntryDocument,
  CancelPetOrderDocument,
  MyCartEntriesDocument,
  MyPetOrdersDocument,
} from '../features/orders/api/orders.operations.ts';
import { MyRefundsDocument } from '../features/orders/api/refunds.operations.ts';
import OrderUpdates from '../features/orders/components/order-updates.tsx';
import { addToCart, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { anOrderChange } from '../testing/fake-websocket.ts';
import {
  aCancelPreview,
  aConnection,
  anOwnEntry,
  anOwnPetOrder,
  emptyCart,
  renderShopPage,
} from '../testing/shop-pages.tsx';
import { Component as AccessoriesOrdersPage } from './accessories-orders.page.tsx';
import { Component as PetOrdersPage } from './pet-orders.page.tsx';

function petOrdersAnswer(
  orders: readonly ReturnType<typeof anOwnPetOrder>[],
  totalCount?: number,
  after?: string,
) {
  return {
    request: { query: MyPetOrdersDocument, variables: { first: 20, ...(after && { after }) } },
    result: {
      data: {
        me: { __typename: 'User', _id: 'u1', petOrders: aConnection('PetOrder', orders, { totalCount }) },
      },
    },
  };
}

function entriesAnswer(entries: readonly ReturnType<typeof anOwnEntry>[]) {
  return {
    request: { query: MyCartEntriesDocument, variables: { first: 20 } },
    result: {
      data: { me: { __typename: 'User', _id: 'u1', cartEntries: aConnection('CartEntry', entries) } },
    },
  };
}

function openPetOrders(answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage('/petorder', { path: '/petorder', element: <PetOrdersPage /> }, answers);
}

function aRefund(changes: object = {}) {
  return {
    __typename: 'Refund',
    _id: 'refund-1',
    amount: 30,
    reason: 'the order was canceled',
    createdAt: '2026-11-21T12:00:00.000Z',
    status: 'OWED',
    ...changes,
  };
}

function refundsAnswer(
  refunds: readonly ReturnType<typeof aRefund>[],
  { totalCount, after }: { totalCount?: number; after?: string } = {},
) {
  return {
    request: { query: MyRefundsDocument, variables: { first: 5, ...(after && { after }) } },
    result: {
      data: {
        me: { __typename: 'User', _id: 'u1', refunds: aConnection('Refund', refunds, { totalCount }) },
      },
    },
  };
}

function openEntries(
  answers: Parameters<typeof renderShopPage>[2],
  refunds = [refundsAnswer([])],
  options?: Parameters<typeof renderShopPage>[3],
) {
  return renderShopPage(
    '/accessoriesOrder',
    { path: '/accessoriesOrder', element: <AccessoriesOrdersPage /> },
    [...answers, ...refunds],
    options,
  );
}

describe('own pet orders', () => {
  it('shows each with its date, price and status', async () => {
    openPetOrders([petOrdersAnswer([anOwnPetOrder()])]);
    const row = (await screen.findByRole('link', { name: 'Rex' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Nov 20, 2026');
    expect(row).toHaveTextContent('$120.00');
    expect(row).toHaveTextContent(/pending/i);
    expect(within(row).getByRole('button', { name: /CANCEL/ })).toBeEnabled();
  });

  const at = '2026-11-25T12:00:00.000Z';
  it.each([
    ['can be collected', { status: 'APPROVED', readyAt: at }, 'Ready to be collected at the shop'],
    ['is accepted', { status: 'APPROVED' }, 'Coming home with you'],
    ['is free again', { turnAt: at }, 'It is your turn: free again, and you are next'],
    ['was collected', { status: 'COLLECTED', readyAt: at }, 'At home with you'],
    ['was given to somebody else again', { status: 'DECLINED', turnAt: at }, 'Not this time'],
  ])('says that an animal %s', async (_what, changes, meaning) => {
    openPetOrders([petOrdersAnswer([anOwnPetOrder(changes)])]);
    const row = (await screen.findByRole('link', { name: 'Rex' })).closest('tr') as HTMLElement;
    expect(within(row).getByText(meaning)).toBeVisible();
  });

  it('offers no CANCEL for what cannot be cancelled', async () => {
    openPetOrders([petOrdersAnswer([anOwnPetOrder({ status: 'COLLECTED', nextStatuses: [] })])]);
    await screen.findByRole('link', { name: 'Rex' });
    expect(screen.queryByRole('button', { name: /CANCEL/ })).not.toBeInTheDocument();
  });

  it('asks before it cancels, says so, and looks again after 1500 milliseconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    try {
      openPetOrders([
        petOrdersAnswer([anOwnPetOrder()]),
        {
          request: { query: CancelPetOrderDocument, variables: { id: 'order-1' } },
          result: {
            data: {
              cancelPetOrder: {
                __typename: 'PetOrder',
                _id: 'order-1',
                status: 'CANCELLED',
                nextStatuses: [],
              },
            },
          },
        },
        petOrdersAnswer([]),
      ]);
      await user.click(await screen.findByRole('button', { name: /CANCEL/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      expect(dialog).toHaveTextContent("You won't be able to revert this!");

      await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
      expect(await screen.findByText('Order Deleted Succesfully')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Rex' })).toBeInTheDocument();

      await act(() => jest.advanceTimersByTimeAsync(1600));
      expect(await screen.findByText('No Data')).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Your pet orders' })).toHaveFocus();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says No Data when there are none', async () => {
    openPetOrders([petOrdersAnswer([])]);
    expect(await screen.findByText('No Data')).toBeInTheDocument();
  });

  it('shows older orders on demand', async () => {
    openPetOrders([
      petOrdersAnswer([anOwnPetOrder()], 2),
      petOrdersAnswer([anOwnPetOrder({ _id: 'order-2', petname: 'Bella' })], undefined, 'order-1'),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Bella' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rex' })).toBeInTheDocument();
  });
});

describe('own accessories and food orders', () => {
  it('shows the quantity and what the entry cost', async () => {
    openEntries([entriesAnswer([anOwnEntry()])]);
    const row = (await screen.findByRole('link', { name: 'Salmon kibble' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('2');
    expect(row).toHaveTextContent('$25.00');
    expect(row).toHaveTextContent(/paid/i);
  });

  it.each([
    ['PAID', 'STANDARD', 'Arrives Nov 27 – Nov 30'],
    ['SHIPPED', 'CURBSIDE', 'Pick up at 1 Paw Lane'],
    ['DELIVERED', 'STANDARD', null],
    ['CANCELLED', 'STANDARD', null],
  ] as const)('says by when what is %s comes by %s: %s', async (status, method, text) => {
    openEntries([entriesAnswer([anOwnEntry({ status, nextStatuses: [], deliveryMethod: method })])]);
    const row = (await screen.findByRole('link', { name: 'Salmon kibble' })).closest('tr') as HTMLElement;
    if (text) expect(row).toHaveTextContent(text);
    else expect(row).not.toHaveTextContent(/Arrives|Pick up/);
  });

  it.each([
    ['PAID', ['SHIPPED', 'CANCELLED'], 'Being packed', true],
    ['SHIPPED', ['DELIVERED'], 'On its way to you', false],
    ['DELIVERED', [], 'Arrived at your place', false],
  ] as const)(
    'says what %s means, and offers CANCEL only where it can be',
    async (status, nextStatuses, meaning, canCancel) => {
      openEntries([entriesAnswer([anOwnEntry({ status, nextStatuses })])]);
      expect(await screen.findByText(meaning)).toBeInTheDocument();
      expect(screen.queryAllByRole('button', { name: /CANCEL/ })).toHaveLength(canCancel ? 1 : 0);
    },
  );

  it('says of a paid entry what goes back, before and after', async () => {
    const cancelled = { __typename: 'CartEntry', _id: 'entry-1', status: 'CANCELLED', nextStatuses: [] };
    openEntries([
      entriesAnswer([anOwnEntry()]),
      aCancelPreview('FP-7K3M-92QD', 'entry-1', 30),
      {
        request: { query: CancelCartEntryDocument, variables: { id: 'entry-1', fingerprint: 'seen' } },
        result: { data: { cancelCartEntry: cancelled } },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /CANCEL/ }));
    expect(await screen.findByText('$30.00 goes back to your card.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByText('Order Deleted Succesfully')).toBeInTheDocument();
    expect(await screen.findAllByText('$30.00 goes back to your card.')).not.toHaveLength(0);
  });

  it('has CANCEL for what staff have paid themselves too', async () => {
    openEntries([entriesAnswer([anOwnEntry({ status: 'PAID' })])], [refundsAnswer([])], { role: 'STAFF' });
    expect(await screen.findByRole('button', { name: /CANCEL/ })).toBeEnabled();
  });

  it('gives the shop’s reason when a cancel is refused', async () => {
    openEntries([
      entriesAnswer([anOwnEntry()]),
      aCancelPreview('FP-7K3M-92QD', 'entry-1', 30),
      {
        request: { query: CancelCartEntryDocument, variables: { id: 'entry-1', fingerprint: 'seen' } },
        result: {
          errors: [{ message: 'It is on its way already', extensions: { code: 'INVALID_TRANSITION' } }],
        },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /CANCEL/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByText('It is on its way already')).toBeInTheDocument();
  });
});

describe('money on its way back', () => {
  const sent = aRefund({
    _id: 'refund-2',
    status: 'DONE',
    reason: 'Salmon kibble was sold out',
    amount: 12.5,
  });

  it('is told with its amount, its reason, its day and how far it has come', async () => {
    openEntries([entriesAnswer([])], [refundsAnswer([aRefund(), sent])]);
    const section = await screen.findByRole('region', { name: 'Money on its way back' });
    const [first, second] = within(section).getAllByRole('listitem');
    expect(first).toHaveTextContent(/The order was canceled.*Nov 21, 2026.*on its way.*\$30.00/);
    expect(second).toHaveTextContent(/Salmon kibble was sold out.*given back.*\$12.50/);
  });

  it('says of a refund that is not sent that the bank has done so already', async () => {
    const reason = 'The card’s bank has taken this money back already.';
    openEntries([entriesAnswer([])], [refundsAnswer([aRefund({ status: 'REFUSED', reason })])]);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/has taken this money back.*not sent/);
  });

  it('is called by another name once all of it is there', async () => {
    openEntries([entriesAnswer([])], [refundsAnswer([sent])]);
    expect(await screen.findByRole('region', { name: 'Money given back' })).toBeVisible();
  });

  it('is not mentioned where there is none', async () => {
    openEntries([entriesAnswer([anOwnEntry()])]);
    await screen.findByRole('link', { name: 'Salmon kibble' });
    expect(screen.queryByText(/Money/)).not.toBeInTheDocument();
  });

  it('shows older ones on demand', async () => {
    openEntries(
      [entriesAnswer([])],
      [refundsAnswer([aRefund()], { totalCount: 2 }), refundsAnswer([sent], { after: 'refund-1' })],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByText('Salmon kibble was sold out')).toBeInTheDocument();
    expect(screen.getByText('The order was canceled')).toBeInTheDocument();
  });

  it('admits where it could not be looked up, and looks again', async () => {
    openEntries(
      [entriesAnswer([])],
      [
        { request: refundsAnswer([]).request, error: new Error('No connection') } as never,
        refundsAnswer([aRefund()]),
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('region', { name: 'Money on its way back' })).toBeVisible();
  });
});

describe('while the shopper looks on', () => {
  const rex = anOwnPetOrder({ _id: 'order-7' });
  const accepted = { ...rex, status: 'APPROVED', nextStatuses: ['COLLECTED', 'CANCELLED'] };

  it('an order that is accepted changes where it stands', async () => {
    const { tell } = openPetOrders([petOrdersAnswer([rex])]);
    const row = (await screen.findByRole('link', { name: 'Rex' })).closest('tr') as HTMLElement;
    await tell({ ownOrderChanged: anOrderChange({ petOrder: accepted }) });
    await waitFor(() => expect(row).toHaveTextContent('approvedComing home with you'));
  });

  it('an order from another of their windows appears, and one that the shop cancelled goes', async () => {
    const luna = anOwnPetOrder({ _id: 'order-8', petname: 'Luna' });
    const { tell } = openPetOrders([
      petOrdersAnswer([rex]),
      petOrdersAnswer([luna, rex]),
      petOrdersAnswer([luna]),
    ]);
    await screen.findByRole('link', { name: 'Rex' });
    await tell({ ownOrderChanged: anOrderChange({ kind: 'PLACED', petOrder: luna }) });
    await screen.findByRole('link', { name: 'Luna' });
    const cancelled = { ...rex, status: 'CANCELLED', nextStatuses: [] };
    await tell({ ownOrderChanged: anOrderChange({ petOrder: cancelled }) });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rex' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Luna' })).toBeInTheDocument();
  });

  it('every page says what has become of an order', async () => {
    const { tell } = renderShopPage('/', { path: '/', element: <OrderUpdates /> }, []);
    await tell({ ownOrderChanged: anOrderChange({ petOrder: accepted }) });
    expect(await screen.findByText('Your order for Rex was accepted.')).toBeInTheDocument();
  });

  it('a visitor hears nothing', async () => {
    const visitor = { isSignedIn: false };
    const { listeners } = renderShopPage('/', { path: '/', element: <OrderUpdates /> }, [], visitor);
    expect(listeners()).toBe(0);
  });
});

describe('an order that waits for its payment', () => {
  const waiting = anOwnEntry({ status: 'PENDING', nextStatuses: ['PAID', 'CANCELLED'] });

  /** What the shop says of the payment, with a second order of the same parcel that is on no page of the list. */
  function confirmAnswer(entryStatus: string) {
    const entries = [
      { _id: 'entry-1', petId: 'kibble', accessoriesAmount: 2 },
      { _id: 'entry-2', petId: 'bed', accessoriesAmount: 1 },
    ].map((entry) => ({ __typename: 'CartEntry', ...entry, status: entryStatus }));
    const status = entryStatus === 'PENDING' ? 'REQUIRES_PAYMENT' : 'SUCCEEDED';
    return {
      request: { query: ConfirmPaymentDocument, variables: { paymentId: 'p1' } },
      result: {
        data: {
          confirmPayment: {
            __typename: 'Payment',
            _id: 'p1',
            status,
            amount: 110,
            failureMessage: null,
            cartEntries: entries,
          },
        },
      },
    };
  }

  beforeEach(emptyCart);

  it('leads back to paying: all of it is in the cart, and the payment is known there', async () => {
    addToCart('kibble', 1);
    addToCart('toy', 3);
    const page = openEntries([entriesAnswer([waiting]), confirmAnswer('PENDING')]);
    await userEvent.click(await screen.findByRole('button', { name: 'PAY Salmon kibble' }));
    await waitFor(() => expect(page.address()).toBe('/YourCarts'));
    expect(shopStateVar().cart).toMatchObject([
      { petId: 'kibble', accessoriesAmount: 2 },
      { petId: 'toy', accessoriesAmount: 3 },
      { petId: 'bed', accessoriesAmount: 1 },
    ]);
    expect(shopStateVar().pendingCheckout?.paymentId).toBe('p1');
  });

  it('goes on with what this browser knows of the payment', async () => {
    const entries = [{ petId: 'kibble', accessoriesAmount: 2 }];
    const begun = { idempotencyKey: 'key of the first click', entries, fingerprint: 'x1', paymentId: 'p1' };
    shopStateVar({ ...shopStateVar(), pendingCheckout: begun });
    const page = openEntries([entriesAnswer([waiting]), confirmAnswer('PENDING')]);
    await userEvent.click(await screen.findByRole('button', { name: 'PAY Salmon kibble' }));
    await waitFor(() => expect(page.address()).toBe('/YourCarts'));
    expect(shopStateVar().pendingCheckout).toEqual(begun);
  });

  it('shows how it stands where it was paid elsewhere, and puts nothing into the cart', async () => {
    const page = openEntries([
      entriesAnswer([waiting]),
      confirmAnswer('PAID'),
      entriesAnswer([anOwnEntry()]),
      refundsAnswer([]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'PAY Salmon kibble' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^PAY/ })).not.toBeInTheDocument());
    expect(screen.getByText('paid')).toBeVisible();
    expect(page.address()).toBe('/accessoriesOrder');
    expect(shopStateVar().cart).toEqual([]);
  });

  it('says why where the shop can not be asked, and stays', async () => {
    const { request } = confirmAnswer('PENDING');
    openEntries([
      entriesAnswer([waiting]),
      { request, error: new Error('No connection') },
      entriesAnswer([waiting]),
      refundsAnswer([]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'PAY Salmon kibble' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('No connection');
    expect(shopStateVar().cart).toEqual([]);
  });

  it.each([
    ['is paid', anOwnEntry()],
    ['waits for the payment of an older client', anOwnEntry({ ...waiting, paymentId: null })],
  ])('can not be paid here where it %s', async (_how, entry) => {
    openEntries([entriesAnswer([entry])]);
    await screen.findByRole('link', { name: 'Salmon kibble' });
    expect(screen.queryByRole('button', { name: /^PAY/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'CANCEL Salmon kibble' })).toBeEnabled();
  });
});
