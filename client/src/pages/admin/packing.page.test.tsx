import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ShipListedOrderDocument } from '../../features/admin/order-list/order-list.operations.ts';
import {
  HeldOrdersDocument,
  PackingQueueDocument,
  ReplacementsToPackDocument,
} from '../../features/admin/order-list/packing/packing.operations.ts';
import { OrdersToPickDocument } from '../../features/admin/printing/printed-orders.operations.ts';
import { renderAdminPage, standOutside } from '../../testing/admin-pages.tsx';
import { aPromise } from '../../testing/managed-order.ts';
import { aPrintedOrder } from '../../testing/printed-order.ts';
import { aConnection } from '../../testing/shop-pages.tsx';

const FIRST = 'FP-2222-2222';
const SECOND = 'FP-3333-3333';
const HELD = 'FP-4444-4444';

function aPet(petname: string, changes: object = {}) {
  return { __typename: 'Pet', _id: `p-${petname}`, shelf: 'B 12', barcode: null, sku: null, ...changes };
}

function aPayment(_id: string, changes: object = {}) {
  return { __typename: 'Payment', _id, amount: 25, amountRefunded: 0, dispute: null, ...changes };
}

function aLine(petname: string, changes: object = {}) {
  return {
    ...{ __typename: 'CartEntry', _id: `e-${petname}`, petId: `p-${petname}`, petname, accessoriesAmount: 2 },
    ...{ status: 'PAID', dueAt: null, pet: aPet(petname) },
    ...changes,
  };
}

function anOrder(number: string, changes: object = {}) {
  return {
    ...{ __typename: 'Order', _id: number, number, status: 'PAID', placedAt: '2020-11-25T12:00:00.000Z' },
    username: 'Robin Park',
    delivery: { __typename: 'OrderDelivery', method: 'STANDARD' },
    entries: [aLine(`Kibble of ${number}`), aLine(`Bed of ${number}`)],
    payment: aPayment(`pay-${number}`),
    promise: aPromise(),
    holds: [],
    ...changes,
  };
}

const disputed = anOrder(HELD, {
  payment: aPayment('p-held', { dispute: 'NEEDS_RESPONSE' }),
  holds: [{ __typename: 'OrderHold', reason: 'DISPUTED', text: 'The card’s bank disputes the charge' }],
});

const replacement = {
  __typename: 'ReplacementToPack',
  order: {
    ...{ __typename: 'Order', number: 'FP-5555-5555', username: 'Noor Haddad' },
    delivery: { __typename: 'OrderDelivery', method: 'STANDARD' },
  },
  shipment: {
    ...{ __typename: 'Shipment', id: 'again', shippedAt: '2020-11-25T12:00:00.000Z' },
    lines: [
      {
        __typename: 'ShipmentLine',
        quantity: 2,
        entry: { __typename: 'CartEntry', _id: 'e-bowl', petname: 'Bowl' },
      },
    ],
  },
};

function answers(
  orders: readonly object[],
  held: readonly object[] = [disputed],
  replacementsToPack: readonly object[] = [],
) {
  const list = (query: typeof PackingQueueDocument | typeof HeldOrdersDocument, data: object) => ({
    request: { query, variables: { first: 20 } },
    result: { data },
    maxUsageCount: 5,
  });
  return [
    list(PackingQueueDocument, { packingQueue: aConnection('Order', orders as never) }),
    list(HeldOrdersDocument, { heldOrders: aConnection('Order', held as never) }),
    {
      request: { query: ReplacementsToPackDocument },
      result: { data: { replacementsToPack } },
      maxUsageCount: 5,
    },
  ];
}

function shipment(variables: { readonly number: string } & object, problem?: string) {
  const shipOrder = {
    __typename: 'Order',
    number: variables.number,
    status: 'SHIPPED',
    entries: [],
    holds: [],
  };
  return {
    request: { query: ShipListedOrderDocument, variables },
    result: problem ? { errors: [new GraphQLError(problem)] } : { data: { shipOrder } },
  };
}

async function rows() {
  const list = await screen.findByRole('list', { name: 'To pack' });
  return within(list)
    .getAllByRole('checkbox', { name: /^Select / })
    .map((box) => box.getAttribute('aria-label'));
}

async function scan(text: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Scan or type' }), `${text}{Enter}`);
}

describe('The packing desk', () => {
  it('has what may leave in its order, and what is held apart with the reason', async () => {
    const today = anOrder(FIRST, { entries: [aLine('Kibble', { dueAt: '2020-11-25T20:00:00.000Z' })] });
    renderAdminPage('packing', answers([today, anOrder(SECOND)]));
    expect(await rows()).toEqual([`Select ${FIRST}`, `Select ${SECOND}`]);
    expect(screen.getByText(/was due/)).toBeVisible();
    const held = screen.getByRole('region', { name: 'Held back' });
    expect(held).toHaveTextContent(HELD);
    expect(held).toHaveTextContent('The card’s bank disputes the charge');
    expect(within(held).queryByRole('checkbox')).toBeNull();
  });

  it('has who stands outside above all, also for what is packed, and marks the order', async () => {
    const outside = standOutside({
      [SECOND]: '2020-11-25T14:05:00.000Z',
      'FP-6666-6666': '2020-11-25T14:10:00.000Z',
    });
    renderAdminPage('packing', [...answers([anOrder(FIRST), anOrder(SECOND)], []), outside]);
    const first = within(await screen.findByRole('region', { name: 'Outside' }));
    expect(first.getAllByRole('link').map((link) => link.textContent)).toEqual([SECOND, 'FP-6666-6666']);
    const queue = within(await screen.findByRole('list', { name: 'To pack' }));
    const [one, other] = [...queue.getAllByRole('checkbox', { name: /^Select/ })].map((box) =>
      box.closest('li'),
    );
    expect(one).not.toHaveTextContent('Waits outside');
    expect(other).toHaveTextContent(/Waits outside since/);
  });

  it('has what is sent once more and waits for its number', async () => {
    renderAdminPage('packing', answers([anOrder(FIRST)], [], [replacement]));
    const again = await screen.findByRole('region', { name: 'Sent once more' });
    expect(again).toHaveTextContent('2 × Bowl');
    expect(within(again).getByRole('link', { name: 'FP-5555-5555' })).toHaveAttribute(
      'href',
      '/adminDashboard/orders/FP-5555-5555',
    );
  });

  it('has the promised days of each, those that are over marked, and what went back of it', async () => {
    const days = aPromise({ from: '2096-11-30', until: '2096-12-02' });
    const late = { ...days, from: '2020-11-30', until: '2020-12-02' };
    const payment = aPayment('p-part', { amountRefunded: 5 });
    renderAdminPage(
      'packing',
      answers([anOrder(FIRST, { promise: late }), anOrder(SECOND, { promise: days, payment })]),
    );
    await rows();
    const [first, second] = within(screen.getByRole('list', { name: 'To pack' }))
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByRole('list'));
    expect(first).toHaveTextContent('overdueWas to arrive Nov 30 – Dec 2');
    expect(second).toHaveTextContent('Arrives Nov 30 – Dec 2');
    expect(second).not.toHaveTextContent('overdue');
    expect(second).toHaveTextContent('partly refunded');
  });

  it('prints for all that are selected at once, which held ones never are', async () => {
    renderAdminPage('packing', answers([anOrder(FIRST), anOrder(SECOND)]));
    await rows();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2 that are shown' }));
    const bar = screen.getByRole('region', { name: 'Selected orders' });
    const links = within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/adminDashboard/pick-list?orders=${FIRST},${SECOND}`,
      `/adminDashboard/packing/print?orders=${FIRST},${SECOND}`,
      `/adminDashboard/packing/print?labels&orders=${FIRST},${SECOND}`,
    ]);
  });

  it('ships what is selected with a carrier and pasted numbers, and keeps what could not be', async () => {
    const label = (number: string, trackingNumber: string) => ({ number, carrier: 'UPS', trackingNumber });
    renderAdminPage('packing', [
      ...answers([anOrder(FIRST), anOrder(SECOND)]),
      shipment(label(FIRST, '1Z1')),
      shipment(label(SECOND, '1Z2'), 'Somebody was faster'),
    ]);
    await rows();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2 that are shown' }));
    await userEvent.click(screen.getByRole('textbox', { name: `Tracking number of ${FIRST}` }));
    await userEvent.paste('1Z1\n1Z2\n');
    expect(screen.getByRole('textbox', { name: `Tracking number of ${SECOND}` })).toHaveValue('1Z2');
    await userEvent.type(screen.getByRole('combobox', { name: 'Carrier of all of them' }), 'UPS');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText(`${SECOND}: Somebody was faster`)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Select ${FIRST}` })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: `Select ${SECOND}` })).toBeChecked();
  });

  it('goes to the next number after Enter, which scanners type', async () => {
    renderAdminPage('packing', answers([anOrder(FIRST), anOrder(SECOND)]));
    await rows();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2 that are shown' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: `Tracking number of ${FIRST}` }),
      '1Z1{Enter}1Z2',
    );
    expect(screen.getByRole('textbox', { name: `Tracking number of ${SECOND}` })).toHaveValue('1Z2');
  });

  it('checks off what is scanned, and refuses what is wrong', async () => {
    renderAdminPage('packing', answers([anOrder(FIRST), anOrder(SECOND)]));
    await rows();
    await scan(FIRST);
    expect(screen.getByRole('checkbox', { name: `Select ${FIRST}` })).toBeChecked();
    await scan(`Bed of ${SECOND}`);
    expect(screen.getByRole('alert')).toHaveTextContent(`Bed of ${SECOND} is not in ${FIRST}`);
    // What was wrong is typed over by the next scan.
    await userEvent.keyboard('bed{Enter}');
    await scan('kibble');
    const first = screen.getByRole('list', { name: `In ${FIRST}` });
    for (const box of within(first).getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(screen.getByText('checked off')).toBeVisible();
    await scan(HELD);
    expect(screen.getByRole('alert')).toHaveTextContent('is held: The card’s bank disputes the charge');
  });

  it('counts each scan of a barcode or SKU as a piece, and refuses one too many', async () => {
    const pet = aPet('Kibble', { barcode: '4006381333931', sku: 'KIB-1' });
    const order = anOrder(FIRST, { entries: [aLine('Kibble', { accessoriesAmount: 3, pet })] });
    renderAdminPage('packing', answers([order]));
    await rows();
    await scan(FIRST);
    const box = screen.getByRole('checkbox', { name: /Kibble/ });
    await scan('4006381333931');
    expect(box).toBePartiallyChecked();
    expect(screen.getByRole('list', { name: `In ${FIRST}` })).toHaveTextContent('1 of 3');
    await scan('kib-1');
    expect(screen.getByText('Kibble: 2 of 3')).toBeVisible();
    await userEvent.click(box);
    expect(box).toBeChecked();
    expect(screen.getByText('checked off')).toBeVisible();
    await scan('kib-1');
    expect(screen.getByRole('alert')).toHaveTextContent(`Kibble is checked off already in ${FIRST}`);
    await userEvent.click(box);
    expect(box).not.toBeChecked();
  });

  describe('where some of what is selected is checked off, and some is not', () => {
    const plain = (number: string) => shipment({ number, ...{ carrier: null, trackingNumber: null } });

    async function pressShip(shipments: readonly ReturnType<typeof plain>[]) {
      renderAdminPage('packing', [...answers([anOrder(FIRST), anOrder(SECOND)]), ...shipments]);
      await rows();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2 that are shown' }));
      const first = screen.getByRole('list', { name: `In ${FIRST}` });
      for (const box of within(first).getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
      const question = await screen.findByRole('dialog', { name: 'Ship what is not checked off?' });
      expect(question).toHaveTextContent('1 order is not checked off whole.');
      return within(question);
    }

    it('ships those that are done, and keeps the others selected', async () => {
      const question = await pressShip([plain(FIRST)]);
      await userEvent.click(question.getByRole('button', { name: 'Ship the 1 that is done' }));
      expect(await screen.findByText('1 order marked as shipped')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: `Select ${FIRST}` })).not.toBeChecked();
      expect(screen.getByRole('checkbox', { name: `Select ${SECOND}` })).toBeChecked();
    });

    it('ships all of them, or none', async () => {
      const question = await pressShip([plain(FIRST), plain(SECOND)]);
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Ship all' }));
      expect(await screen.findByText('2 orders marked as shipped')).toBeVisible();
    });
  });

  it('says so where nothing waits, and where the shop can not be reached', async () => {
    const { unmount } = renderAdminPage('packing', answers([], []));
    expect(await screen.findByText('Nothing waits to be packed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Held back' })).toBeNull();
    unmount();
    const failing = [PackingQueueDocument, HeldOrdersDocument].map((query) => ({
      request: { query, variables: { first: 20 } },
      error: new Error('offline'),
    }));
    const failingToo = { request: { query: ReplacementsToPackDocument }, error: new Error('offline') };
    renderAdminPage('packing', [...failing, failingToo]);
    expect((await screen.findAllByRole('button', { name: /Try again/ })).length).toBeGreaterThan(0);
  });

  it('prints a slip or a label for each order', async () => {
    const orders = [FIRST, SECOND].map((number) => aPrintedOrder({ number }));
    const printed = {
      request: { query: OrdersToPickDocument, variables: { numbers: [FIRST, SECOND] } },
      result: { data: { ordersByNumber: orders } },
      maxUsageCount: 2,
    };
    const { unmount } = renderAdminPage(`packing/print?orders=${FIRST},${SECOND}`, [printed]);
    await waitFor(() =>
      expect(screen.getAllByRole('article', { name: /Packing slip of order/ })).toHaveLength(2),
    );
    unmount();
    renderAdminPage(`packing/print?labels&orders=${FIRST},${SECOND}`, [printed]);
    await waitFor(() =>
      expect(screen.getAllByRole('article', { name: /Address label of order/ })).toHaveLength(2),
    );
  });
});
