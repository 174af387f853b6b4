import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AdminOrdersDocument,
  ShipListedOrderDocument,
} from '../../features/admin/order-list/order-list.operations.ts';
import { AdminOrderDocument } from '../../features/admin/orders/order-page/order-page.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';
import { aManagedOrder, aPromise } from '../../testing/managed-order.ts';
import { aConnection } from '../../testing/shop-pages.tsx';

function anEntry(changes: object = {}) {
  return {
    ...{ __typename: 'CartEntry', _id: 'e1', petname: 'Salmon kibble', accessoriesAmount: 2, status: 'PAID' },
    ...changes,
  };
}

function anOrder(changes: object = {}) {
  return {
    ...{ __typename: 'Order', number: 'FP-7K3M-92QD', status: 'PAID', placedAt: '2020-11-25T12:00:00.000Z' },
    ...{ username: 'Robin Park', email: 'robin@petshop.test' },
    delivery: { __typename: 'OrderDelivery', method: 'STANDARD' },
    entries: [anEntry(), anEntry({ _id: 'e2', petname: 'Basket bed', accessoriesAmount: 1 })],
    payment: { __typename: 'Payment', _id: 'p1', amount: 110, amountRefunded: 0, dispute: null },
    ...{ paidOnTop: 0, openProblems: 0 },
    promise: aPromise(),
    holds: [],
    ...changes,
  };
}

const another = anOrder({
  number: 'FP-2222-3333',
  payment: { __typename: 'Payment', _id: 'p2', amount: 5, amountRefunded: 0, dispute: null },
});

function answer(orders: readonly object[], where: object = {}, totalCount = orders.length) {
  return {
    request: { query: AdminOrdersDocument, variables: { where, first: 20 } },
    result: { data: { orders: aConnection('Order', orders as never, { totalCount }) } },
    maxUsageCount: 5,
  };
}

function shipment(number: string, problem?: string) {
  const shipOrder = { __typename: 'Order', number, status: 'SHIPPED', entries: [], holds: [] };
  return {
    request: { query: ShipListedOrderDocument, variables: { number } },
    result: problem ? { errors: [new GraphQLError(problem)] } : { data: { shipOrder } },
  };
}

async function rows() {
  const [, ...found] = within(await screen.findByRole('table', { name: 'Orders' })).getAllByRole('row');
  return found as HTMLElement[];
}

describe('Orders', () => {
  it('are as they were for whoever comes back from one of them: rows and filters', async () => {
    const paid = (place: number) =>
      anOrder({
        _id: `o${place}`,
        number: `FP-2222-${2222 + place}`,
        payment: { __typename: 'Payment', _id: `p${place}`, amount: 5, amountRefunded: 0, dispute: null },
      });
    const page = (orders: readonly object[], variables: object) => ({
      request: { query: AdminOrdersDocument, variables: { where: { status: 'PAID' }, ...variables } },
      result: { data: { orders: aConnection('Order', orders as never, { totalCount: 30 }) } },
    });
    const all = Array.from({ length: 30 }, (_, place) => paid(place));
    const order = { query: AdminOrderDocument, variables: { number: 'FP-2222-2222' } };
    renderAdminPage('orders?status=paid', [
      page(all.slice(0, 20), { first: 20 }),
      {
        ...page(all.slice(20), {}),
        request: { query: AdminOrdersDocument, variables: (asked) => Boolean(asked.after) },
      },
      { request: order, result: { data: { order: aManagedOrder({ number: 'FP-2222-2222' }) } } },
      page(all, { first: 30 }),
    ]);
    expect(await rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(30));
    await userEvent.click(screen.getByRole('link', { name: 'FP-2222-2222' }));
    await screen.findByRole('region', { name: 'Lines' });
    const back = screen.getByRole('button', { name: 'Copy number' }).parentElement as HTMLElement;
    await userEvent.click(within(back).getByRole('link', { name: 'Orders' }));
    expect(await rows()).toHaveLength(30);
    expect(screen.getByText('30 of 30 shown')).toBeVisible();
  });

  it('are lines that say number, time, customer, items, delivery, state and sum', async () => {
    renderAdminPage('orders', [answer([anOrder({ paidOnTop: 25 })])]);
    const [row] = await rows();
    for (const text of [
      'Robin Park',
      'robin@petshop.test',
      '2 × Salmon kibble',
      '+ 1 more',
      'Arrives Nov 27 – Nov 30',
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).toHaveTextContent('Paid');
    // What was charged for it, and on top.
    expect(row).toHaveTextContent('$135.00');
    expect(screen.getByRole('link', { name: 'FP-7K3M-92QD' })).toHaveAttribute(
      'href',
      '/adminDashboard/orders/FP-7K3M-92QD',
    );
  });

  it('that are held are marked, and "select all" leaves them out', async () => {
    const holds = [{ __typename: 'OrderHold', reason: 'REFUNDED' }];
    renderAdminPage('orders', [answer([anOrder({ holds }), another])]);
    const [first] = await rows();
    expect(first).toHaveTextContent('refunded');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all orders that are shown' }));
    expect(screen.getByRole('checkbox', { name: 'Select FP-7K3M-92QD' })).not.toBeChecked();
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it.each([
    ['all of it went back', { amountRefunded: 110 }, /Shipped refunded/, /partly/],
    ['some of it went back', { amountRefunded: 10 }, /Shipped partly refunded/, /disputed/],
    ['its charge is disputed', { dispute: 'NEEDS_RESPONSE' }, /Shipped disputed/, /refunded/],
  ])('are marked where %s, also when they have left', async (_what, money, mark, none) => {
    const payment = { ...anOrder().payment, ...money };
    renderAdminPage('orders', [answer([anOrder({ status: 'SHIPPED', payment })])]);
    const [row] = await rows();
    expect(row).toHaveTextContent(mark);
    expect(row).not.toHaveTextContent(none);
  });

  it.each([
    ['where it is picked up', 'PAID', 'CURBSIDE', 'Pick up at 1 Paw Lane'],
    ['the way alone, once it arrived', 'DELIVERED', 'STANDARD', 'Standard'],
  ])('say %s', async (_what, status, method, text) => {
    const delivery = { __typename: 'OrderDelivery', method };
    renderAdminPage('orders', [answer([anOrder({ status, delivery })])]);
    expect((await rows())[0]).toHaveTextContent(text);
  });

  it('take their filter from the address, and put it there', async () => {
    renderAdminPage('orders?search=kibble&status=paid&delivery=curbside', [
      answer([anOrder()], { search: 'kibble', status: 'PAID', delivery: 'CURBSIDE' }),
      answer([another], { search: 'kibble' }),
    ]);
    await rows();
    expect(screen.getByRole('textbox', { name: 'Search orders' })).toHaveValue('kibble');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('PAID');
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(await screen.findByRole('link', { name: 'FP-2222-3333' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });

  it('are found while one types, and all again once the search is cleared', async () => {
    renderAdminPage('orders', [answer([anOrder(), another]), answer([another], { search: 'fp-2222' })]);
    expect(await rows()).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search orders' }), 'fp-2222');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: 'Search orders' })).toHaveFocus();
  });

  it('are selected for a pick list and marked as shipped, and those that can not be stay selected', async () => {
    renderAdminPage('orders', [
      answer([anOrder(), another]),
      shipment('FP-7K3M-92QD'),
      shipment('FP-2222-3333', 'There is nothing of this order to send'),
    ]);
    await rows();
    expect(screen.getByText('Select all')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all orders that are shown' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Print pick list' })).toHaveAttribute(
      'href',
      '/adminDashboard/pick-list?orders=FP-7K3M-92QD,FP-2222-3333',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    const alert = (await screen.findByText('Not marked as shipped')).closest('[role="alert"]');
    expect(alert).toHaveTextContent('FP-2222-3333: There is nothing of this order to send');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select FP-2222-3333' })).toBeChecked();
    expect(await screen.findByText('1 order marked as shipped')).toBeInTheDocument();
  });

  it('say so where there are none, where none are like this, and where they can not be loaded', async () => {
    const { unmount } = renderAdminPage('orders', [answer([])]);
    expect(await screen.findByText('Nobody has ordered yet.')).toBeInTheDocument();
    unmount();
    const filtered = renderAdminPage('orders?status=returned', [
      answer([], { status: 'RETURNED' }),
      answer([anOrder()]),
    ]);
    expect(await screen.findByText('No order is like this.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await rows()).toHaveLength(1);
    filtered.unmount();
    const { request } = answer([]);
    renderAdminPage('orders', [{ request, error: new Error('Failed to fetch') }, answer([anOrder()])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
