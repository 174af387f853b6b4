import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AdminOrderDocument,
  DisputeEvidenceDocument,
} from '../../../features/admin/orders/order-page/order-page.operations.ts';
import {
  OrdersToPickDocument,
  PrintedOrderDocument,
  WaitingOrdersToPickDocument,
} from '../../../features/admin/printing/printed-orders.operations.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';
import { aDispute, aManagedOrder, aShipment } from '../../../testing/managed-order.ts';
import { aPrintedLine, aPrintedOrder } from '../../../testing/printed-order.ts';

const NUMBER = 'FP-7K3M-92QD';
const request = { query: PrintedOrderDocument, variables: { number: NUMBER } };

function answer(changes: object = {}) {
  return { request, result: { data: { order: aPrintedOrder(changes) } } };
}

function row(name: RegExp) {
  return screen.getByRole('row', { name });
}

describe('a packing slip', () => {
  const path = `orders/${NUMBER}/packing-slip`;

  it('says what goes to whom, where it stands, and no prices until they are asked for', async () => {
    renderAdminPage(path, [answer()]);
    const slip = await screen.findByRole('article', { name: `Packing slip of order ${NUMBER}` });
    for (const text of [NUMBER, 'Ada Keeper', '1 Paw Lane', '97201 Portland', 'Standard delivery'])
      expect(slip).toHaveTextContent(text);
    expect(row(/Salmon kibble/)).toHaveTextContent('2Salmon kibbleB 12');
    expect(slip).not.toHaveTextContent('$');
    await userEvent.click(screen.getByRole('switch', { name: 'With prices' }));
    expect(slip).toHaveTextContent('$25.00');
    expect(slip).toHaveTextContent('Paid $30.00');
  });

  it('says what was paid on top for the delivery beside the prices', async () => {
    renderAdminPage(path, [answer({ paidOnTop: 25 })]);
    await userEvent.click(await screen.findByRole('switch', { name: 'With prices' }));
    expect(screen.getByText(/Paid on top/)).toHaveTextContent('Paid on top for the delivery $25.00');
  });

  it('names the tax beside the prices, where one was charged', async () => {
    const { price } = aPrintedOrder();
    const tax = { __typename: 'ContainedTax', percent: 25, amount: 6 };
    renderAdminPage(path, [answer({ price: { ...price, tax } })]);
    const withPrices = await screen.findByRole('switch', { name: 'With prices' });
    expect(screen.queryByText(/tax/)).not.toBeInTheDocument();
    await userEvent.click(withPrices);
    expect(screen.getByText(/Contains 25% tax/)).toHaveTextContent('Contains 25% tax: $6.00');
  });

  it('leaves out what was called off, and ticks what was sent before', async () => {
    const entries = [
      aPrintedLine(),
      aPrintedLine({ petId: 'bed', petname: 'Basket bed', status: 'SHIPPED' }),
      aPrintedLine({ petId: 'toy', petname: 'Rope toy', status: 'CANCELLED' }),
    ];
    renderAdminPage(path, [answer({ entries })]);
    expect(await screen.findByRole('row', { name: /Basket bed/ })).toHaveTextContent('sent before');
    expect(row(/Salmon kibble/)).not.toHaveTextContent('sent before');
    expect(screen.queryByText('Rope toy')).not.toBeInTheDocument();
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderAdminPage(path, [answer()]);
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: `Order ${NUMBER}` })).toHaveAttribute(
      'href',
      `/adminDashboard/orders/${NUMBER}`,
    );
  });

  it('says so where there is no such order, and can be tried again after a failure', async () => {
    const missing = new GraphQLError('Order not found', { extensions: { code: 'NOT_FOUND' } });
    const { unmount } = renderAdminPage(path, [{ request, result: { errors: [missing] } }]);
    expect(await screen.findByText('There is no order with this number.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    unmount();
    const failure = new GraphQLError('Something went wrong on our side');
    renderAdminPage(path, [{ request, result: { errors: [failure] } }, answer()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('says what was promised', async () => {
    renderAdminPage(path, [answer()]);
    expect(await screen.findByRole('article')).toHaveTextContent(
      'Promised: Friday, Nov 27 to Monday, Nov 30',
    );
  });

  it('has no address for what is picked up at the shop', async () => {
    const place = '12 Willow Lane\nBrookside';
    const promise = {
      ...{ __typename: 'DeliveryPromise', method: 'CURBSIDE', from: null, until: null, dueAt: null },
      place,
    };
    renderAdminPage(path, [answer({ promise })]);
    const slip = await screen.findByRole('article');
    expect(slip).toHaveTextContent('Picked up by');
    expect(slip).toHaveTextContent('At 12 Willow Lane, Brookside');
    expect(slip).not.toHaveTextContent('Paw Lane');
    expect(slip).not.toHaveTextContent('Promised');
  });
});

describe('an address label', () => {
  it('has the address in lines and the number as text, on either paper', async () => {
    renderAdminPage(`orders/${NUMBER}/label`, [answer()]);
    const label = await screen.findByRole('article', { name: `Address label of order ${NUMBER}` });
    expect(within(label).getByText('97201 Portland')).toBeVisible();
    expect(within(label).getByText(NUMBER)).toBeVisible();
    expect(label).toHaveAttribute('data-size', '4x6');
    await userEvent.click(screen.getByRole('radio', { name: 'A6' }));
    expect(label).toHaveAttribute('data-size', 'a6');
  });
});

describe('a disputed charge', () => {
  const path = `orders/${NUMBER}/dispute?case=d1`;
  const field = (name: string, label: string, text: string) => ({
    ...{ __typename: 'DisputeEvidenceField', name, label, text },
  });
  const evidence = {
    request: { query: DisputeEvidenceDocument, variables: { id: 'd1' } },
    result: {
      data: {
        disputeEvidence: {
          ...{ __typename: 'DisputeEvidence', missing: ['Its parcel has no carrier.'] },
          fields: [
            field('shipping_carrier', 'Carrier', 'Only for the bank'),
            field('refund_policy_disclosure', 'Returns', 'Within 30 days.'),
            field('cancellation_policy_disclosure', 'Terms', 'Paid at once.'),
          ],
        },
      },
    },
  };
  const message = {
    ...{ __typename: 'OrderMail', kind: 'ORDER_MESSAGE', to: 'ada@petshop.test', subject: 'Your order' },
    ...{ message: 'Your bed comes on Tuesday.', status: 'SENT', attempts: 1, nextAt: null, lastError: null },
    sentAt: '2026-11-26T12:00:00.000Z',
  };
  const event = {
    ...{ __typename: 'OrderEvent', at: '2026-11-25T13:00:00.000Z', kind: 'SHIPPED', by: 'Kim' },
    text: 'Kim marked it as shipped.',
  };
  const whole = { shipments: [aShipment()], timeline: [event], mails: [message] };

  function managed(changes: object) {
    return {
      request: { query: AdminOrderDocument, variables: { number: NUMBER } },
      result: { data: { order: aManagedOrder(changes) } },
    };
  }

  it('is on paper with the case, the order, its parcels, what was said and the terms', async () => {
    const other = aDispute({ id: 'd0', amount: 7 });
    renderAdminPage(path, [managed({ ...whole, disputes: [other, aDispute()] }), evidence]);
    const sheet = await screen.findByRole('article', { name: `Disputed charge of order ${NUMBER}` });
    for (const text of [
      ...['The cardholder says that nothing arrived', 'Disputed$30.00', 'Opened', 'Answer by'],
      ...['Ada, ada@petshop.test', '1 Paw Lane, 97201 Portland', '2Salmon kibblePaid$25.00', 'Delivery$5.00'],
      ...['Total$30.00', 'UPS 1Z999', 'on its way', 'Kim marked it as shipped.'],
      ...['Your bed comes on Tuesday.', 'ReturnsWithin 30 days.', 'TermsPaid at once.'],
    ])
      expect(sheet).toHaveTextContent(text);
    for (const text of ['Only for the bank', 'Its parcel has no carrier.', '$7.00'])
      expect(sheet).not.toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  it('is none where the order has no such dispute', async () => {
    renderAdminPage(path, [managed({ disputes: [aDispute({ id: 'd0' })] })]);
    expect(await screen.findByText('This order has no such dispute.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});

describe('a pick list', () => {
  const second = aPrintedOrder({
    number: 'FP-2222-3333',
    entries: [
      aPrintedLine({ _id: 'e2', accessoriesAmount: 1 }),
      aPrintedLine({ petId: 'bed', petname: 'Basket bed', shelf: 'A 2', accessoriesAmount: 1 }),
      aPrintedLine({ petId: 'toy', petname: 'Rope toy', status: 'SHIPPED' }),
    ],
  });

  function picking(numbers: string[], ...orders: object[]) {
    return {
      request: { query: OrdersToPickDocument, variables: { numbers } },
      result: { data: { ordersByNumber: orders } },
    };
  }

  it('sums the items of several orders by shelf, in the order of the shelves', async () => {
    const numbers = [NUMBER, 'FP-2222-3333'];
    renderAdminPage(`pick-list?orders=${numbers.join(',')}`, [picking(numbers, aPrintedOrder(), second)]);
    const sheet = await screen.findByRole('article', { name: 'Pick list' });
    const shelves = within(sheet).getAllByRole('heading', { level: 3 });
    expect(shelves.map(({ textContent }) => textContent)).toEqual(['Shelf A 2', 'Shelf B 12']);
    expect(row(/Salmon kibble/)).toHaveTextContent(`3Salmon kibble2 × ${NUMBER}1 × FP-2222-3333`);
    expect(sheet).toHaveTextContent('2 orders, 4 pieces');
    expect(sheet).not.toHaveTextContent('Rope toy');
  });

  it('is of all that wait where no numbers are given', async () => {
    const waiting = {
      request: { query: WaitingOrdersToPickDocument },
      result: {
        data: {
          packingQueue: {
            ...{ __typename: 'OrderConnection', totalCount: 3 },
            edges: [{ __typename: 'OrderEdge', node: second }],
          },
        },
      },
    };
    renderAdminPage('pick-list?status=PAID', [waiting]);
    expect(await screen.findByRole('article', { name: 'Pick list' })).toHaveTextContent('1 order, 2 pieces');
    expect(screen.getByText(/2 more wait/)).toBeVisible();
  });

  it('leaves out what is held, and says so', async () => {
    const held = aPrintedOrder({
      number: 'FP-2222-3333',
      holds: [{ __typename: 'OrderHold', reason: 'DISPUTED' }],
    });
    renderAdminPage(`pick-list?orders=${NUMBER},FP-2222-3333`, [
      picking([NUMBER, 'FP-2222-3333'], aPrintedOrder(), held),
    ]);
    expect(await screen.findByRole('article', { name: 'Pick list' })).toHaveTextContent('1 order, 2 pieces');
    expect(screen.getByText('Not on the list, because they are held: FP-2222-3333.')).toBeVisible();
  });

  it('says so where nothing waits', async () => {
    const sent = aPrintedOrder({ entries: [aPrintedLine({ status: 'SHIPPED' })] });
    renderAdminPage(`pick-list?orders=${NUMBER}`, [picking([NUMBER], sent)]);
    expect(await screen.findByText('Nothing of these orders waits to be packed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});
