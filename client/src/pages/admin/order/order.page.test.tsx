import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentNode, GraphQLError } from 'graphql';
import {
  AddOrderNoteDocument,
  AdminOrderDocument,
  DeliverOrderDocument,
  MessageShopperDocument,
  RefundOrderDocument,
  ReturnEntriesDocument,
  ShipOrderDocument,
  UndoShipmentDocument,
} from '../../../features/admin/orders/order-page/order-page.operations.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';
import { anOrderChange } from '../../../testing/fake-websocket.ts';
import { aManagedLine, aManagedOrder, aParcel } from '../../../testing/managed-order.ts';

const NUMBER = 'FP-7K3M-92QD';

function answer(changes: object = {}) {
  return {
    request: { query: AdminOrderDocument, variables: { number: NUMBER } },
    result: { data: { order: aManagedOrder(changes) } },
  };
}

/** A move's answer, which has all of the order. */
function moved(query: DocumentNode, field: string, variables: object, changes: object) {
  return {
    request: { query, variables: { number: NUMBER, ...variables } },
    result: { data: { [field]: aManagedOrder(changes) } },
  };
}

function refused(query: DocumentNode, variables: object, message: string, code: string) {
  return {
    request: { query, variables: { number: NUMBER, ...variables } },
    result: { errors: [new GraphQLError(message, { extensions: { code } })] },
  };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function aSentLine(changes: object = {}) {
  return aManagedLine({ status: 'SHIPPED', nextStatuses: ['DELIVERED', 'RETURNED'], ...changes });
}

const sent = { status: 'SHIPPED', entries: [aSentLine({ undoUntil: inAnHour() })] };

function open(...answers: Parameters<typeof renderAdminPage>[1]) {
  return renderAdminPage(`orders/${NUMBER}`, answers);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the page of an order for staff', () => {
  it('has everything about it', async () => {
    const note = {
      ...{ __typename: 'StaffNote', _id: 'n1', at: '2026-11-25T13:00:00.000Z', by: 'Kim' },
      text: 'Call before you come.',
    };
    open(answer({ notes: [note] }));
    expect(await screen.findByRole('heading', { level: 1, name: `Order ${NUMBER}` })).toBeVisible();
    const lines = within(await screen.findByRole('region', { name: 'Lines' }));
    expect(lines.getByRole('listitem')).toHaveTextContent('2 × $12.50 · Shelf B 12');
    const customer = within(screen.getByRole('region', { name: 'Standard delivery' }));
    expect(customer.getByText('97201 Portland')).toBeVisible();
    expect(customer.getByRole('link', { name: 'ada@petshop.test' })).toHaveAttribute(
      'href',
      'mailto:ada@petshop.test',
    );
    expect(customer.getByRole('link', { name: '5551234567' })).toHaveAttribute('href', 'tel:5551234567');
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Can still go back$30.00');
    expect(screen.getByRole('region', { name: 'Sums' })).toHaveTextContent('Total$30.00');
    expect(screen.getByRole('region', { name: 'Notes among the staff' })).toHaveTextContent(
      'Call before you come.Kim',
    );
    expect(screen.getByRole('region', { name: 'Mails' })).toHaveTextContent('Nothing was mailed');
    expect(screen.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
      'href',
      `/adminDashboard/orders/${NUMBER}/packing-slip`,
    );
  });

  it('says so where there is no such order, and can be tried again after a failure', async () => {
    const { unmount } = open(refused(AdminOrderDocument, {}, 'Order not found', 'NOT_FOUND'));
    expect(await screen.findByText('There is no such order')).toBeVisible();
    unmount();
    open(refused(AdminOrderDocument, {}, 'Something went wrong on our side', 'INTERNAL'), answer());
    await press('Try again');
    expect(await screen.findByRole('region', { name: 'Lines' })).toBeVisible();
  });

  it('is read anew when a line of it changes elsewhere', async () => {
    const { tell } = open(answer(), answer(sent));
    await screen.findByRole('region', { name: 'Lines' });
    const cartEntry = {
      ...{ __typename: 'CartEntry', _id: 'e1', status: 'SHIPPED' },
      ...{ nextStatuses: [], undoUntil: null },
    };
    await tell({ shopOrderChanged: anOrderChange({ cartEntry }) });
    expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  });
});

describe('an order that waits to be packed', () => {
  const all = { entryIds: null, carrier: null, trackingNumber: null };

  it('is sent with one click, and that is taken back with one', async () => {
    open(
      answer(),
      moved(ShipOrderDocument, 'shipOrder', all, sent),
      moved(UndoShipmentDocument, 'undoShipment', {}, {}),
    );
    await press('Mark as shipped');
    expect(await screen.findByText('Marked as shipped')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as shipped' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.getElementById('order-state')).toHaveFocus());
    await press('Undo shipment');
    expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  });

  it('is sent in part, with a carrier and a tracking number', async () => {
    const bed = aManagedLine({ _id: 'e2', petname: 'Basket bed' });
    const how = { entryIds: ['e1'], carrier: 'UPS', trackingNumber: '1Z999' };
    const partly = { status: 'PARTLY_SHIPPED', entries: [aSentLine(), bed] };
    open(answer({ entries: [aManagedLine(), bed] }), moved(ShipOrderDocument, 'shipOrder', how, partly));
    await press('Ship with tracking…');
    const dialog = await dialogOf(/^Ship/);
    await userEvent.click(dialog.getByRole('checkbox', { name: '2 × Basket bed' }));
    await userEvent.selectOptions(dialog.getByLabelText('Carrier'), 'UPS');
    await userEvent.type(dialog.getByLabelText('Tracking number'), ' 1Z999 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('partly shipped')).toBeVisible();
  });

  it('wants a line to be sent, and any carrier by its name', async () => {
    const how = { entryIds: ['e1'], carrier: 'Our own van', trackingNumber: null };
    open(answer(), moved(ShipOrderDocument, 'shipOrder', how, sent));
    await press('Ship with tracking…');
    const dialog = await dialogOf(/^Ship/);
    const line = dialog.getByRole('checkbox', { name: '2 × Salmon kibble' });
    await userEvent.click(line);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one line');
    await userEvent.click(line);
    await userEvent.selectOptions(dialog.getByLabelText('Carrier'), 'Other…');
    await userEvent.type(dialog.getByLabelText('Name of the carrier'), 'Our own van');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('Marked as shipped')).toBeVisible();
  });

  it('shows how it is where somebody else was faster', async () => {
    const problem = 'There is nothing of this order to send';
    open(answer(), refused(ShipOrderDocument, all, problem, 'INVALID_TRANSITION'), answer(sent));
    await press('Mark as shipped');
    expect(await screen.findByText(/nothing of this order to send. The page shows/)).toBeVisible();
    await waitFor(() => expect(document.getElementById('order-state')).toHaveTextContent('shipped'));
  });

  it('has words of its own where it is picked up', async () => {
    const delivery = aParcel({ method: 'CURBSIDE' });
    open(answer({ delivery }), moved(ShipOrderDocument, 'shipOrder', all, { ...sent, delivery }));
    await press('Ready for pick-up');
    expect(await screen.findByText('Marked as ready for pick-up')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Picked up' })).toBeVisible();
  });
});

describe('an order that was sent', () => {
  it('is marked as delivered', async () => {
    const delivered = {
      status: 'DELIVERED',
      entries: [aSentLine({ status: 'DELIVERED', nextStatuses: [] })],
    };
    open(answer(sent), moved(DeliverOrderDocument, 'deliverOrder', {}, delivered));
    await press('Mark as delivered');
    expect(await screen.findByText('Marked as delivered')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as delivered' })).not.toBeInTheDocument();
  });

  it('comes back, and need not go on the shelf again', async () => {
    const back = { status: 'RETURNED', entries: [aSentLine({ status: 'RETURNED', nextStatuses: [] })] };
    const how = { entryIds: ['e1'], restock: false };
    open(answer(sent), moved(ReturnEntriesDocument, 'returnEntries', how, back));
    await press('Return…');
    const dialog = await dialogOf(/^Return/);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Put it back on the shelf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Note the return' }));
    expect(await screen.findByText('The return is noted')).toBeVisible();
  });
});

describe('money', () => {
  const reason = 'Something was broken or missing.';
  const requestId = expect.any(String);

  function refunding(input: object, result: object) {
    const request = { query: RefundOrderDocument, variables: { number: NUMBER, input } };
    const variables = (given: { input: object }) =>
      Object.entries(input).every(
        ([name, value]) => JSON.stringify(given.input[name as never]) === JSON.stringify(value),
      );
    return { request: { ...request, variables: variables as never }, result };
  }

  it('goes back line by line, the usual reason chosen', async () => {
    const after = aManagedOrder({ refundable: 5, entries: [aManagedLine({ refunded: 25 })] });
    open(answer(), refunding({ entryIds: ['e1'], reason }, { data: { refundOrder: after } }));
    await press('Refund…');
    const dialog = await dialogOf(/^Refund/);
    expect(dialog.getByText('$30.00 can go back to the card that paid.')).toBeVisible();
    expect(dialog.getByRole('group', { name: 'What is given back: $25.00' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText('The money is on its way back')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Can still go back$5.00');
  });

  it('goes back as an amount, never above what is left, for a reason of its own', async () => {
    const after = aManagedOrder({ refundable: 27.5 });
    const own = 'The bag was torn.';
    open(answer(), refunding({ amount: 2.5, reason: own }, { data: { refundOrder: after } }));
    await press('Refund…');
    const dialog = await dialogOf(/^Refund/);
    await userEvent.click(dialog.getByRole('radio', { name: 'An amount' }));
    const amount = dialog.getByRole('spinbutton', { name: 'Amount' });
    await userEvent.type(amount, '30.01');
    await userEvent.click(dialog.getByRole('button', { name: 'Give back' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('At most $30.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2.50');
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'Another reason…');
    await userEvent.type(dialog.getByLabelText('The reason in a sentence'), own);
    await userEvent.click(dialog.getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText('The money is on its way back')).toBeVisible();
  });

  it('stays where the shop refused, with what was chosen, and is asked for under the same name', async () => {
    const asked: string[] = [];
    const error = new GraphQLError('The card’s bank has the money');
    const refusal = refunding({ entryIds: ['e1'], reason }, { errors: [error] });
    const remember = (given: { input: { requestId: string } }) => asked.push(given.input.requestId) > 0;
    const request = { ...refusal.request, variables: remember as never };
    open(answer(), { ...refusal, request, maxUsageCount: 2 }, answer(), answer());
    await press('Refund…');
    const dialog = await dialogOf(/^Refund/);
    for (const time of [1, 2]) {
      await userEvent.click(dialog.getByRole('button', { name: 'Give back' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('The card’s bank has the money');
      await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(time));
    }
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toEqual(requestId);
  });
});

describe('words', () => {
  it('among the staff are added as a note', async () => {
    const note = {
      __typename: 'StaffNote',
      _id: 'n1',
      at: '2026-11-25T13:00:00.000Z',
      by: 'Kim',
      text: 'Hi',
    };
    open(answer(), moved(AddOrderNoteDocument, 'addOrderNote', { text: 'Hi' }, { notes: [note] }));
    await userEvent.type(await screen.findByLabelText('New note'), 'Hi');
    await press('Add note');
    expect(await screen.findByText(/^Kim/)).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('');
  });

  it('to the shopper are mailed, and kept where that failed', async () => {
    const problem = 'The shop has no mail server: nothing was sent';
    const mail = {
      ...{
        __typename: 'Mail',
        kind: 'ORDER_MESSAGE',
        to: 'ada@petshop.test',
        subject: null,
        message: 'Hello',
      },
      ...{ status: 'WAITING', attempts: 0, sentAt: null, nextAt: null, lastError: null },
    };
    open(
      answer(),
      refused(MessageShopperDocument, { text: 'Hello' }, problem, 'CONFLICT'),
      answer(),
      moved(MessageShopperDocument, 'messageShopper', { text: 'Hello' }, { mails: [mail] }),
    );
    await press('Message…');
    const dialog = await dialogOf(/^Message/);
    await userEvent.type(dialog.getByLabelText('To Ada'), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('no mail server');
    expect(dialog.getByLabelText('To Ada')).toHaveValue('Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The message is on its way')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Mails' })).toHaveTextContent('Hello');
  });
});
