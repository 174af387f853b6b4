import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentNode, GraphQLError } from 'graphql';
import {
  AddOrderNoteDocument,
  AdminOrderDocument,
  CancelEntriesDocument,
  CorrectShipmentDocument,
  DeliverOrderDocument,
  DeliverShipmentDocument,
  DisputeEvidenceDocument,
  HoldOrderDocument,
  MessageShopperDocument,
  RefundOrderDocument,
  RefundPreviewDocument,
  ReleaseOrderDocument,
  ReportShipmentLostDocument,
  ReturnEntriesDocument,
  ReturnPreviewDocument,
  ShipOrderDocument,
  SubmitDisputeEvidenceDocument,
  UndoShipmentDocument,
} from '../../../features/admin/orders/order-page/order-page.operations.ts';
import { CancelPreviewDocument } from '../../../lib/money-back/money-back.operations.ts';
import { keeper, renderAdminPage, standOutside, waitingQuestions } from '../../../testing/admin-pages.tsx';
import { anOrderChange } from '../../../testing/fake-websocket.ts';
import {
  aDispute,
  aManagedLine,
  aManagedOrder,
  aParcel,
  aRefundPreview,
  aShipment,
} from '../../../testing/managed-order.ts';

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

/** What the server reckons for exactly these variables. */
function reckoned(query: DocumentNode, field: string, variables: object, preview: object = {}) {
  return {
    request: { query, variables: { number: NUMBER, ...variables } },
    result: { data: { [field]: aRefundPreview(preview) } },
    maxUsageCount: 3,
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

/** Bought by who is signed in. */
const own = { customer: { __typename: 'Customer', _id: keeper._id } };

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
    expect(customer.getByText('ada@former.test')).toBeVisible();
    expect(customer.getByRole('link', { name: '(555) 123-4567' })).toHaveAttribute('href', 'tel:5551234567');
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Can still go back$30.00');
    expect(screen.getByRole('region', { name: 'Sums' })).toHaveTextContent('Total$30.00');
    expect(screen.getByRole('region', { name: 'Notes among the staff' })).toHaveTextContent(
      'Call before you come.Kim',
    );
    expect(screen.getByRole('region', { name: 'E-mails' })).toHaveTextContent('Nothing was e-mailed');
    expect(screen.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
      'href',
      `/adminDashboard/orders/${NUMBER}/packing-slip`,
    );
  });

  it('is marked where a question about it waits', async () => {
    renderAdminPage(`orders/${NUMBER}`, [answer(), waitingQuestions(1, { orderNumber: NUMBER })]);
    expect(await screen.findByRole('link', { name: '1 question waits for an answer' })).toHaveAttribute(
      'href',
      `/adminDashboard/questions?order=${NUMBER}`,
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

describe('an order of the own account', () => {
  it('has no button for what others have to do where staff bought it, and says why', async () => {
    renderAdminPage(`orders/${NUMBER}`, [answer(own)], { role: 'STAFF' });
    expect(await screen.findByText(/^This is an order of your own account: /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Mark as|Ship|Refund|Return)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel…' })).toBeEnabled();
  });

  it('leaves its parcels to others as well, but for their numbers', async () => {
    renderAdminPage(`orders/${NUMBER}`, [answer({ ...sent, ...own, shipments: [aShipment()] })], {
      role: 'STAFF',
    });
    const parcels = within(await screen.findByRole('region', { name: 'Parcels' }));
    expect(parcels.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Correct the number…',
    ]);
    expect(screen.queryByRole('button', { name: /^(Mark as|Undo)/ })).not.toBeInTheDocument();
  });

  it.each([
    ['an admin bought it', 'ADMIN', own],
    ['it is somebody else’s', 'STAFF', {}],
  ] as const)('has them where %s', async (_who, role, changes) => {
    renderAdminPage(`orders/${NUMBER}`, [answer(changes)], { role });
    expect(await screen.findByRole('button', { name: 'Refund…' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel…' })).toBeEnabled();
    expect(screen.queryByText(/your own account/)).not.toBeInTheDocument();
  });
});

/** All pieces of the line of `aManagedOrder`. */
const kibble = [{ entryId: 'e1', quantity: 2 }];

describe('an order that waits to be packed', () => {
  const all = { lines: null, carrier: null, trackingNumber: null };

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

  it('is sent after a question alone where it is held', async () => {
    const holds = [{ __typename: 'OrderHold', reason: 'REFUNDED', text: 'The money has gone back' }];
    open(answer({ holds }), moved(ShipOrderDocument, 'shipOrder', { ...all, evenHeld: true }, sent));
    await press('Mark as shipped');
    const question = await dialogOf(/^Send it all the same/);
    expect(question.getByText('The money has gone back')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Mark as shipped all the same' }));
    expect(await screen.findByText('Marked as shipped')).toBeVisible();
  });

  it('is put on hold with a reason, and released', async () => {
    const holds = [{ __typename: 'OrderHold', reason: 'ON_REQUEST', text: 'On hold: she moves house' }];
    open(
      answer(),
      moved(HoldOrderDocument, 'holdOrder', { reason: 'she moves house' }, { holds }),
      moved(ReleaseOrderDocument, 'releaseOrder', {}, { holds: [] }),
    );
    await press('Hold…');
    const dialog = await dialogOf(/^Hold/);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'she moves house');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold the order' }));
    expect(await screen.findByText('on hold')).toBeVisible();
    await press('Release');
    expect(await screen.findByText('The order may leave again')).toBeVisible();
    expect(screen.queryByText('on hold')).not.toBeInTheDocument();
  });

  it('is sent in part, with a carrier and a tracking number', async () => {
    const bed = aManagedLine({ _id: 'e2', petname: 'Basket bed' });
    const how = { lines: kibble, carrier: 'UPS', trackingNumber: '1Z999' };
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

  it('is sent by pieces', async () => {
    const how = { lines: [{ entryId: 'e1', quantity: 1 }], carrier: null, trackingNumber: null };
    open(answer(), moved(ShipOrderDocument, 'shipOrder', how, sent));
    await press('Ship with tracking…');
    const dialog = await dialogOf(/^Ship/);
    await userEvent.selectOptions(dialog.getByLabelText('Pieces of Salmon kibble'), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('Marked as shipped')).toBeVisible();
  });

  it('wants a line to be sent, and any carrier by its name', async () => {
    const how = { lines: kibble, carrier: 'Our own van', trackingNumber: null };
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

  it.each([
    ['CURBSIDE', 1],
    ['STANDARD', 0],
  ])('says of %s that its shopper waits outside, %d times', async (method, times) => {
    const outside = standOutside(
      { [NUMBER]: '2020-11-25T14:05:00.000Z' },
      { isHere: true, orderNumber: NUMBER },
    );
    open(answer({ delivery: aParcel({ method }) }), outside);
    await screen.findByRole('heading', { level: 1 });
    if (times > 0) expect(await screen.findByText(/^Waits outside since/)).toBeVisible();
    expect(screen.queryAllByText(/^Waits outside since/)).toHaveLength(times);
  });

  it('has words of its own where it is picked up', async () => {
    const delivery = aParcel({ method: 'CURBSIDE' });
    open(answer({ delivery }), moved(ShipOrderDocument, 'shipOrder', all, { ...sent, delivery }));
    await press('Ready for pickup');
    expect(await screen.findByText('Marked as ready for pickup')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Picked up' })).toBeVisible();
  });
});

describe('an order that was sent', () => {
  it('shows its parcels, of which a number is corrected', async () => {
    const right = aShipment({ trackingNumber: '1Z1000' });
    const label = { id: 's1', carrier: 'UPS', trackingNumber: '1Z1000' };
    const correcting = { query: CorrectShipmentDocument, variables: label };
    const after = { data: { correctShipment: aManagedOrder({ ...sent, shipments: [right] }) } };
    open(answer({ ...sent, shipments: [aShipment()] }), { request: correcting, result: after });
    const parcels = within(await screen.findByRole('region', { name: 'Parcels' }));
    expect(parcels.getByRole('listitem')).toHaveTextContent(/on its way2 × Salmon kibbleUPS 1Z999/);
    await press('Correct the number…');
    const dialog = await dialogOf(/^Correct/);
    const number = dialog.getByLabelText('Tracking number');
    await userEvent.clear(number);
    await userEvent.type(number, '1Z1000');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct it' }));
    expect(await screen.findByText('The parcel is corrected')).toBeVisible();
    expect(parcels.getByText('1Z1000')).toBeVisible();
  });

  it('reports a parcel lost, once it is said what follows', async () => {
    const reporting = { query: ReportShipmentLostDocument, variables: { id: 's1', sendAgain: true } };
    const shipments = [aShipment({ state: 'LOST' }), aShipment({ id: 's2', trackingNumber: null })];
    const after = { data: { reportShipmentLost: aManagedOrder({ ...sent, shipments }) } };
    open(answer({ ...sent, shipments: [aShipment()] }), { request: reporting, result: after });
    await press('Lost…');
    const dialog = await dialogOf(/lost/);
    await userEvent.click(dialog.getByRole('button', { name: 'Report it lost' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose what follows');
    await userEvent.selectOptions(dialog.getByLabelText('What follows'), 'Send the same again');
    await userEvent.click(dialog.getByRole('button', { name: 'Report it lost' }));
    expect(await screen.findByText('It is on its way again')).toBeVisible();
    expect(await screen.findByText('lost')).toBeVisible();
  });

  const inTwoParcels = { ...sent, shipments: [aShipment(), aShipment({ id: 's2', trackingNumber: '1Z2' })] };

  function arriving(id: string, result: object) {
    return { request: { query: DeliverShipmentDocument, variables: { id } }, result };
  }

  function parcelWith(number: string) {
    const parcels = screen.getByRole('region', { name: /Parcels|Ready for pickup/ });
    const rows = within(parcels).getAllByRole('listitem');
    return within(rows.find(({ textContent }) => textContent?.includes(number)) as HTMLElement);
  }

  it('has one of its parcels arrive, while the other is on its way', async () => {
    const shipments = [aShipment(), aShipment({ id: 's2', trackingNumber: '1Z2', state: 'DELIVERED' })];
    const after = { data: { deliverShipment: aManagedOrder({ ...sent, shipments }) } };
    open(answer(inTwoParcels), arriving('s2', after));
    await screen.findByRole('region', { name: 'Parcels' });
    await userEvent.click(parcelWith('1Z2').getByRole('button', { name: 'Arrived' }));
    expect(await screen.findByText('The parcel is marked as delivered')).toBeVisible();
    expect(parcelWith('1Z2').queryByRole('button', { name: 'Arrived' })).not.toBeInTheDocument();
    expect(parcelWith('1Z999').getByRole('button', { name: 'Arrived' })).toBeEnabled();
    await waitFor(() => expect(document.getElementById('order-state')).toHaveFocus());
  });

  it.each([
    ['is on its way', 'ON_ITS_WAY', 1],
    ['was taken for lost', 'LOST', 1],
    ['has arrived', 'DELIVERED', 0],
    ['was not sent after all', 'UNDONE', 0],
  ])('says of a parcel that %s whether it can arrive', async (_what, state, count) => {
    open(answer({ ...sent, shipments: [aShipment({ state })] }));
    await screen.findByRole('region', { name: 'Parcels' });
    expect(screen.queryAllByRole('button', { name: 'Arrived' })).toHaveLength(count);
  });

  it('says why a parcel did not arrive, and shows how it is now', async () => {
    const error = new GraphQLError('The parcel has arrived', { extensions: { code: 'INVALID_TRANSITION' } });
    const shipments = [aShipment({ state: 'DELIVERED' })];
    open(
      answer({ ...sent, shipments: [aShipment()] }),
      arriving('s1', { errors: [error] }),
      answer({ ...sent, shipments }),
    );
    await press('Arrived');
    expect(await screen.findByText(/The parcel has arrived. The page shows/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Arrived' })).not.toBeInTheDocument();
  });

  it('is picked up in parts where more than one lies ready', async () => {
    const delivery = aParcel({ method: 'CURBSIDE' });
    const shipments = [aShipment(), aShipment({ id: 's2', trackingNumber: '1Z2', state: 'DELIVERED' })];
    const after = { data: { deliverShipment: aManagedOrder({ ...sent, delivery, shipments }) } };
    open(answer({ ...inTwoParcels, delivery }), arriving('s2', after));
    await screen.findByRole('region', { name: 'Ready for pickup' });
    await userEvent.click(parcelWith('1Z2').getByRole('button', { name: 'Picked up' }));
    expect(await screen.findByText('This part is marked as picked up')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Picked up' })).toHaveLength(1);
  });

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
    const lines = [{ ...kibble[0], condition: 'DAMAGED' }];
    const how = { lines, fingerprint: 'seen' };
    open(
      answer(sent),
      reckoned(ReturnPreviewDocument, 'returnPreview', { lines: [{ ...kibble[0], condition: 'SELLABLE' }] }),
      reckoned(ReturnPreviewDocument, 'returnPreview', { lines }),
      moved(ReturnEntriesDocument, 'returnEntries', how, back),
    );
    await press('Return…');
    const dialog = await dialogOf(/^Return/);
    await userEvent.selectOptions(dialog.getByLabelText('How Salmon kibble is'), 'Damaged: not for sale');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('$30.00 goes back to the card'));
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
    const both = { lines: kibble };
    const line = { ...both, includeDelivery: false };
    open(
      answer(),
      reckoned(RefundPreviewDocument, 'refundPreview', { input: { ...both, reason: '' } }),
      reckoned(
        RefundPreviewDocument,
        'refundPreview',
        { input: { ...line, reason: '' } },
        { toCard: 25, delivery: 0, leftToRefund: 5, fingerprint: 'line' },
      ),
      refunding({ ...line, reason, fingerprint: 'line' }, { data: { refundOrder: after } }),
    );
    await press('Refund…');
    const dialog = await dialogOf(/^Refund/);
    expect(dialog.getByText('$30.00 can go back to the card that paid.')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        '$30.00 goes back to the card: $25.00 for the items and $5.00 for the delivery.',
      ),
    );
    const delivery = dialog.getByRole('checkbox', { name: 'Delivery, $5.00' });
    expect(delivery).toBeChecked();
    await userEvent.click(delivery);
    await userEvent.click(await dialog.findByRole('button', { name: 'Give back $25.00' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Say why');
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Give back $25.00' }));
    expect(await screen.findByText('The money is on its way back')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Can still go back$5.00');
  });

  it('goes back as an amount, never above what is left, for a reason of its own', async () => {
    const after = aManagedOrder({ refundable: 27.5 });
    const own = 'The bag was torn.';
    open(
      answer(),
      reckoned(RefundPreviewDocument, 'refundPreview', { input: { lines: kibble, reason: '' } }),
      reckoned(
        RefundPreviewDocument,
        'refundPreview',
        { input: { amount: 2.5, reason: '' } },
        { toCard: 2.5, lines: [], delivery: 0, fingerprint: 'amount' },
      ),
      refunding({ amount: 2.5, reason: own, fingerprint: 'amount' }, { data: { refundOrder: after } }),
    );
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
    await userEvent.click(await dialog.findByRole('button', { name: 'Give back $2.50' }));
    expect(await screen.findByText('The money is on its way back')).toBeVisible();
  });

  it('stays where the shop refused, with what was chosen, and is asked for under the same name', async () => {
    const asked: string[] = [];
    const error = new GraphQLError('The card’s bank has the money');
    const refusal = refunding({ lines: kibble, reason }, { errors: [error] });
    const remember = (given: { input: { requestId: string } }) => asked.push(given.input.requestId) > 0;
    const request = { ...refusal.request, variables: remember as never };
    open(
      answer(),
      reckoned(RefundPreviewDocument, 'refundPreview', { input: { lines: kibble, reason: '' } }),
      { ...refusal, request, maxUsageCount: 2 },
      answer(),
      answer(),
    );
    await press('Refund…');
    const dialog = await dialogOf(/^Refund/);
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), reason);
    for (const time of [1, 2]) {
      await userEvent.click(await dialog.findByRole('button', { name: 'Give back $30.00' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('The card’s bank has the money');
      await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(time));
    }
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toEqual(requestId);
  });
});

describe('what is called off', () => {
  const line = { lines: kibble };

  it('says what goes back, and asks for exactly that', async () => {
    const entries = [aManagedLine({ status: 'CANCELLED', nextStatuses: [] })];
    open(
      answer(),
      reckoned(CancelPreviewDocument, 'cancelPreview', line),
      moved(CancelEntriesDocument, 'cancelEntries', { ...line, fingerprint: 'seen' }, { entries }),
    );
    await press('Cancel…');
    const dialog = await dialogOf(/^Cancel/);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('$30.00 goes back to the card'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel them' }));
    expect(await screen.findByText('Canceled')).toBeVisible();
  });

  it('is reckoned again where another sum would go back by now', async () => {
    const problem = 'What goes back has changed meanwhile: it is $5.00 now';
    open(
      answer(),
      { ...reckoned(CancelPreviewDocument, 'cancelPreview', line), maxUsageCount: 1 },
      refused(CancelEntriesDocument, { ...line, fingerprint: 'seen' }, problem, 'CONFLICT'),
      answer({ refundable: 5 }),
      reckoned(CancelPreviewDocument, 'cancelPreview', line, { toCard: 5, lines: [], fingerprint: 'now' }),
    );
    await press('Cancel…');
    const dialog = await dialogOf(/^Cancel/);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('$30.00'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel them' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(problem);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('$5.00 goes back to the card.'));
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
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
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
    expect(screen.getByRole('region', { name: 'E-mails' })).toHaveTextContent('Hello');
  });
});

describe('a disputed charge', () => {
  const inAWeek = new Date(Date.now() + 7.5 * 24 * 3_600_000).toISOString();
  const unanswered = { disputes: [aDispute({ answerBy: inAWeek })] };
  const whatIsThere = {
    ...{ __typename: 'DisputeEvidence', missing: ['Its parcel has no tracking number.'] },
    fields: [
      {
        ...{ __typename: 'DisputeEvidenceField', name: 'shipping_carrier', label: 'Carrier' },
        text: 'UPS',
      },
    ],
  };
  const evidence = (disputeEvidence: object = whatIsThere) => ({
    request: { query: DisputeEvidenceDocument, variables: { id: 'd1' } },
    result: { data: { disputeEvidence } },
    maxUsageCount: 3,
  });
  const submitted = (note: string | null, result: object) => ({
    request: { query: SubmitDisputeEvidenceDocument, variables: { id: 'd1', note } },
    result,
  });
  const panel = async () => within(await screen.findByRole('region', { name: /charge is disputed|answer$/ }));

  it('is a case: why, how much, how long there is, what the bank gets and what is missing', async () => {
    open(answer(unanswered), evidence());
    const shown = await panel();
    expect(shown.getByText('The cardholder says that nothing arrived.')).toBeVisible();
    expect(shown.getByText('$30.00')).toBeVisible();
    expect(shown.getByText(/7 days left/)).toBeVisible();
    expect(await shown.findByText('UPS')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      `/adminDashboard/orders/${NUMBER}/dispute?case=d1`,
    );
    expect(shown.getByText('Its parcel has no tracking number.')).toBeVisible();
  });

  it('is answered after a question, with a note, and then says when that was', async () => {
    const sentBy = { evidenceSentAt: '2026-11-27T12:00:00.000Z', evidenceSentBy: 'Kim' };
    const sent = aDispute({
      ...sentBy,
      status: 'UNDER_REVIEW',
      whyNoAnswer: 'The bank has an answer already',
    });
    open(
      ...[answer(unanswered), evidence(), evidence({ ...whatIsThere, missing: [] })],
      submitted('Signed for.', { data: { submitDisputeEvidence: aManagedOrder({ disputes: [sent] }) } }),
    );
    const shown = await panel();
    await userEvent.type(await shown.findByRole('textbox', { name: 'Note to the bank' }), 'Signed for.');
    await userEvent.click(shown.getByRole('button', { name: 'Send to the bank' }));
    const question = await dialogOf(/^Answer the dispute of \$30\.00/);
    await userEvent.click(question.getByRole('button', { name: 'Send to the bank' }));
    expect(await screen.findByText(/^Sent on/)).toHaveTextContent(/ by Kim\.$/);
    expect(screen.queryByRole('button', { name: 'Send to the bank' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'What the bank got' })).toBeVisible();
  });

  it('keeps the note where Stripe does not answer, and says so', async () => {
    const message = 'The card payments do not answer right now';
    const extensions = { code: 'UPSTREAM_UNAVAILABLE' };
    open(
      ...[answer(unanswered), answer(unanswered), evidence()],
      submitted('Signed for.', { errors: [new GraphQLError(message, { extensions })] }),
    );
    const note = await (await panel()).findByRole('textbox', { name: 'Note to the bank' });
    await userEvent.type(note, 'Signed for.');
    await press('Send to the bank');
    const question = await dialogOf(/^Answer the dispute/);
    await userEvent.click(question.getByRole('button', { name: 'Send to the bank' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(note).toHaveValue('Signed for.');
  });

  it('can be tried again where what is known could not be read, and is not sent unseen', async () => {
    const broken = {
      request: { query: DisputeEvidenceDocument, variables: { id: 'd1' } },
      result: { errors: [new GraphQLError('Something went wrong on our side')] },
    };
    open(answer(unanswered), broken, evidence());
    const shown = await panel();
    expect(await shown.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(shown.queryByRole('button', { name: 'Send to the bank' })).not.toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByRole('button', { name: 'Send to the bank' })).toBeVisible();
  });

  it('whose time is over says so, and can not be answered', async () => {
    open(answer({ disputes: [aDispute({ whyNoAnswer: 'The time for an answer is over' })] }));
    const shown = await panel();
    expect(shown.getByRole('status')).toHaveTextContent('The time for an answer is over.');
    expect(shown.queryByRole('button', { name: 'Send to the bank' })).not.toBeInTheDocument();
  });

  it('of the own account is left to somebody else', async () => {
    renderAdminPage(`orders/${NUMBER}`, [answer({ ...unanswered, ...own })], { role: 'STAFF' });
    expect((await panel()).getByText(/^This is an order of your own account: /)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Note to the bank' })).not.toBeInTheDocument();
  });
});
