import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AcceptPetOrderDocument,
  AdminPetOrdersDocument,
  AnnouncePetOrderReadyDocument,
  DeclinePetOrderDocument,
  UndoAcceptPetOrderDocument,
  WaitingForPetDocument,
  WaitingShoppersDocument,
} from '../../features/admin/orders/api/pet-orders.operations.ts';
import type { AdminPetOrdersQuery } from '../../gql/graphql.ts';
import { keeper, renderAdminPage } from '../../testing/admin-pages.tsx';
import { anOrderChange } from '../../testing/fake-websocket.ts';

type PetOrder = AdminPetOrdersQuery['petOrders']['edges'][number]['node'];

function anOrder(changes: Partial<PetOrder> = {}): PetOrder {
  return {
    __typename: 'PetOrder',
    _id: 'order-1',
    petId: 'bramble',
    petname: 'Bramble',
    petDescription: 'Harrier, puppy, female, brown',
    petprice: 340,
    type: 'DOG',
    image: null,
    username: 'Robin Field',
    location: '12 Orchard Lane',
    phone: '5551234567',
    email: 'robin@petshop.test',
    customer: { __typename: 'Customer', _id: 'user-7' },
    orderDate: '2026-11-20T09:30:00.000Z',
    status: 'PENDING',
    nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'],
    undoUntil: null,
    readyAt: null,
    turnAt: null,
    application: null,
    ...changes,
  } as PetOrder;
}

function ordersAnswer(orders: PetOrder[], variables: object = { status: null, first: 20 }) {
  return {
    request: { query: AdminPetOrdersDocument, variables },
    result: {
      data: {
        petOrders: {
          __typename: 'PetOrderConnection',
          totalCount: orders.length,
          edges: orders.map((node) => ({ __typename: 'PetOrderEdge', node })),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: false,
            endCursor: null,
          },
        },
      },
    },
  };
}

function waitingAnswer(orders: PetOrder[]) {
  return {
    request: { query: WaitingShoppersDocument, variables: { first: 100 } },
    result: {
      data: {
        petOrders: {
          __typename: 'PetOrderConnection',
          edges: orders.map(({ _id, petId }) => ({
            __typename: 'PetOrderEdge',
            node: { __typename: 'PetOrder', _id, petId },
          })),
        },
      },
    },
  };
}

/** Who waits for the animal, oldest first. */
function waitingForPetAnswer(orders: PetOrder[]) {
  return {
    request: { query: WaitingForPetDocument, variables: { petId: 'bramble', first: 100 } },
    result: {
      data: {
        waitingPetOrders: {
          __typename: 'PetOrderConnection',
          totalCount: orders.length,
          edges: orders.map(({ _id, username, orderDate }) => ({
            __typename: 'PetOrderEdge',
            node: { __typename: 'PetOrder', _id, username, orderDate },
          })),
        },
      },
    },
  };
}

const inTenMinutes = () => new Date(Date.now() + 10 * 60_000).toISOString();

/** Robin’s order, accepted: the shop says until when that can be taken back. */
function acceptAnswer(undoUntil: string) {
  return {
    request: { query: AcceptPetOrderDocument, variables: { id: 'order-1' } },
    result: {
      data: {
        acceptPetOrder: {
          __typename: 'PetOrder',
          _id: 'order-1',
          status: 'APPROVED',
          nextStatuses: ['COLLECTED', 'CANCELLED'],
          undoUntil,
          pet: { __typename: 'Pet', _id: 'bramble', availability: 'SOLD', isAvailable: false },
        },
      },
    },
  };
}

const undoAcceptAnswer = {
  request: { query: UndoAcceptPetOrderDocument, variables: { id: 'order-1' } },
  result: {
    data: {
      undoAcceptPetOrder: {
        __typename: 'PetOrder',
        _id: 'order-1',
        status: 'PENDING',
        nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'],
        undoUntil: null,
        readyAt: null,
        pet: { __typename: 'Pet', _id: 'bramble', availability: 'AVAILABLE', isAvailable: true },
      },
    },
  },
};

function rowOf(customer: string) {
  return within(screen.getByRole('row', { name: new RegExp(customer) }));
}

const robin = anOrder();
const sam = anOrder({ _id: 'order-2', username: 'Sam Brook' });

describe('ManagePetsOrder', () => {
  it('shows who wants which animal, and that several wait for one', async () => {
    renderAdminPage('ManagePetsOrder', [ordersAnswer([robin, sam]), waitingAnswer([robin, sam])]);

    await screen.findByText('Robin Field');
    const row = rowOf('Robin Field');
    expect(row.getByText('Bramble')).toBeVisible();
    expect(row.getByText('robin@petshop.test')).toHaveAttribute('href', 'mailto:robin@petshop.test');
    expect(row.getByText('$340.00')).toBeVisible();
    expect(await row.findByText('2 shoppers wait')).toBeVisible();
  });

  it('leaves an order of staff’s own to others, whatever their address was', async () => {
    const customer = { __typename: 'Customer', _id: keeper._id } as const;
    const own = anOrder({ email: 'former@petshop.test', customer });
    renderAdminPage('ManagePetsOrder', [ordersAnswer([own]), waitingAnswer([own])], { role: 'STAFF' });
    expect(await screen.findByText(/^This is an order of your own account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ACCEPT' })).not.toBeInTheDocument();
  });

  it('leads to the papers of an animal that is theirs, whether they wrote an application or not', async () => {
    const collected = anOrder({
      _id: 'order-2',
      username: 'Sam Brook',
      status: 'COLLECTED',
      nextStatuses: [],
    });
    const applied = { __typename: 'PetApplication', stage: 'APPROVED' } as const;
    const orders = [
      anOrder(),
      collected,
      anOrder({ _id: 'order-3', username: 'Ada', status: 'APPROVED', application: applied }),
    ];
    renderAdminPage('ManagePetsOrder', [ordersAnswer(orders), waitingAnswer([robin])]);
    await screen.findByText('Robin Field');
    expect(rowOf('Robin Field').queryByRole('link', { name: /^Papers/ })).not.toBeInTheDocument();
    expect(
      rowOf('Sam Brook').getByRole('link', { name: 'Papers to print: Bramble for Sam Brook' }),
    ).toHaveAttribute('href', '/adminDashboard/ManagePetsOrder/order-2/papers');
    expect(rowOf('Ada').getByRole('link', { name: /^Papers to print/ })).toBeVisible();
  });

  it('accepts an order that nobody else waits with at once, says so, and fetches the orders again', async () => {
    const undoUntil = inTenMinutes();
    const approved = anOrder({ status: 'APPROVED', nextStatuses: ['COLLECTED', 'CANCELLED'], undoUntil });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin]),
      waitingAnswer([robin]),
      waitingForPetAnswer([robin]),
      acceptAnswer(undoUntil),
      ordersAnswer([approved]),
      waitingAnswer([]),
    ]);

    await screen.findByText('Robin Field');
    await userEvent.click(rowOf('Robin Field').getByRole('button', { name: 'ACCEPT' }));

    expect(await screen.findByText('Order Accepted Succesfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ACCEPT' })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(rowOf('Robin Field').getByRole('button', { name: 'Collected' })).toBeEnabled(),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before an acceptance declines others, and names them in the order in which they asked', async () => {
    const undoUntil = inTenMinutes();
    const approved = anOrder({ status: 'APPROVED', nextStatuses: ['COLLECTED', 'CANCELLED'], undoUntil });
    const declined = { ...sam, status: 'DECLINED', nextStatuses: [] } as PetOrder;
    const kim = anOrder({ _id: 'order-3', username: 'Kim Hale' });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin, sam]),
      waitingAnswer([robin, sam]),
      // Kim is on no page of the list that is shown.
      waitingForPetAnswer([kim, robin, sam]),
      acceptAnswer(undoUntil),
      ordersAnswer([approved, declined]),
      waitingAnswer([]),
    ]);

    await screen.findByText('Robin Field');
    await userEvent.click(rowOf('Robin Field').getByRole('button', { name: 'ACCEPT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give Bramble to Robin Field?' }));
    const named = dialog.getAllByRole('listitem').map((item) => item.textContent?.split(',')[0]);
    expect(named).toEqual(['Kim Hale', 'Sam Brook']);
    expect(screen.queryByText('Order Accepted Succesfully')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept this order' }));

    expect(await screen.findByText('Order Accepted Succesfully')).toBeVisible();
    await waitFor(() => expect(rowOf('Sam Brook').getByText('declined')).toBeVisible());
  });

  it('accepts nothing when the admin goes back', async () => {
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin, sam]),
      waitingAnswer([robin, sam]),
      waitingForPetAnswer([robin, sam]),
    ]);

    await screen.findByText('Robin Field');
    await userEvent.click(rowOf('Robin Field').getByRole('button', { name: 'ACCEPT' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'No, go back' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rowOf('Robin Field').getByRole('button', { name: 'ACCEPT' })).toBeEnabled();
  });

  it('accepts nothing when it can not find out who else waits', async () => {
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin, sam]),
      waitingAnswer([robin, sam]),
      { request: waitingForPetAnswer([]).request, error: new Error('No connection') },
    ]);

    await screen.findByText('Robin Field');
    await userEvent.click(rowOf('Robin Field').getByRole('button', { name: 'ACCEPT' }));
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(screen.queryByText('Order Accepted Succesfully')).not.toBeInTheDocument();
  });

  it('offers right away to take an acceptance back', async () => {
    const undoUntil = inTenMinutes();
    const approved = anOrder({ status: 'APPROVED', nextStatuses: ['COLLECTED', 'CANCELLED'], undoUntil });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin]),
      waitingAnswer([robin]),
      waitingForPetAnswer([robin]),
      acceptAnswer(undoUntil),
      ordersAnswer([approved]),
      waitingAnswer([]),
      undoAcceptAnswer,
      ordersAnswer([robin]),
      waitingAnswer([robin]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'ACCEPT' }));
    const notice = within(
      (await screen.findByText('Order Accepted Succesfully')).closest('[role="alert"]') as HTMLElement,
    );
    await waitFor(() =>
      expect(rowOf('Robin Field').getByRole('button', { name: 'Collected' })).toBeEnabled(),
    );
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }));

    expect(
      await screen.findByText('Bramble (Harrier, puppy, female, brown) is in the shop again'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'ACCEPT' })).toBeEnabled();
  });

  it('lets an acceptance be taken back in its row while the shop offers it, whatever this clock says', async () => {
    const accepted: Partial<PetOrder> = { status: 'APPROVED', nextStatuses: ['COLLECTED', 'CANCELLED'] };
    const late = anOrder({ ...accepted, undoUntil: null, _id: 'order-2', username: 'Sam Brook' });
    // This browser's clock is far ahead of the shop's.
    const offered = anOrder({ ...accepted, undoUntil: new Date(Date.now() - 3_600_000).toISOString() });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([offered, late]),
      waitingAnswer([]),
      undoAcceptAnswer,
      ordersAnswer([robin, late]),
      waitingAnswer([robin]),
    ]);

    await screen.findByText('Robin Field');
    expect(rowOf('Sam Brook').queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(rowOf('Robin Field').getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Bramble (Harrier, puppy, female, brown) is in the shop again'),
    ).toBeVisible();
    await waitFor(() => expect(rowOf('Robin Field').getByRole('button', { name: 'ACCEPT' })).toBeEnabled());
  });

  it('announces an accepted animal as ready, once, and says so', async () => {
    const nextStatuses = ['COLLECTED', 'CANCELLED'] as PetOrder['nextStatuses'];
    const approved = anOrder({ status: 'APPROVED', nextStatuses });
    const ready = { ...approved, readyAt: '2026-11-25T12:00:00.000Z' };
    const { _id, status, readyAt } = ready;
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([approved]),
      waitingAnswer([]),
      {
        request: { query: AnnouncePetOrderReadyDocument, variables: { id: 'order-1' } },
        result: {
          data: { announcePetOrderReady: { __typename: 'PetOrder', _id, status, nextStatuses, readyAt } },
        },
      },
      ordersAnswer([ready]),
      waitingAnswer([]),
    ]);

    expect(await screen.findByText('approved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ready to collect' }));
    expect(
      await screen.findByText('Robin Field is told that Bramble (Harrier, puppy, female, brown) is ready'),
    ).toBeVisible();
    expect(await screen.findByText('Ready to be collected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ready to collect' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Collected' })).toBeEnabled());
  });

  it('offers no announcement for an order that only waits, and says whose turn it is', async () => {
    const next = { ...sam, turnAt: '2026-11-25T12:00:00.000Z' };
    renderAdminPage('ManagePetsOrder', [ordersAnswer([robin, next]), waitingAnswer([robin, next])]);
    await screen.findByText('Sam Brook');
    expect(rowOf('Sam Brook').getByText('Next in line')).toBeVisible();
    expect(rowOf('Robin Field').queryByText('Next in line')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ready to collect' })).not.toBeInTheDocument();
  });

  it('says why an acceptance can not be taken back any more', async () => {
    const message = 'An order that is collected cannot go back to pending';
    const approved = anOrder({
      status: 'APPROVED',
      nextStatuses: ['COLLECTED', 'CANCELLED'],
      undoUntil: inTenMinutes(),
    });
    const collected = anOrder({ status: 'COLLECTED', nextStatuses: [] });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([approved]),
      waitingAnswer([]),
      {
        request: undoAcceptAnswer.request,
        result: { errors: [new GraphQLError(message, { extensions: { code: 'INVALID_TRANSITION' } })] },
      },
      ordersAnswer([collected]),
      waitingAnswer([]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByText('collected')).toBeInTheDocument());
  });

  it('declines an order only when the admin is sure', async () => {
    const declined = anOrder({ status: 'DECLINED', nextStatuses: [] });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin]),
      waitingAnswer([robin]),
      {
        request: { query: DeclinePetOrderDocument, variables: { id: 'order-1' } },
        result: {
          data: {
            declinePetOrder: {
              __typename: 'PetOrder',
              _id: 'order-1',
              status: 'DECLINED',
              nextStatuses: [],
              pet: { __typename: 'Pet', _id: 'bramble', availability: 'AVAILABLE', isAvailable: true },
            },
          },
        },
      },
      ordersAnswer([declined]),
      waitingAnswer([]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText("You won't be able to revert this!")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Decline this order' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'ACCEPT' })).not.toBeInTheDocument());
    expect(screen.getByText('Robin Field')).toBeVisible();
  });

  it('says why an order could not be accepted, and shows how it stands now', async () => {
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin]),
      waitingAnswer([robin]),
      waitingForPetAnswer([robin]),
      {
        request: { query: AcceptPetOrderDocument, variables: { id: 'order-1' } },
        result: {
          errors: [
            new GraphQLError('An order that is canceled cannot become approved', {
              extensions: { code: 'INVALID_TRANSITION' },
            }),
          ],
        },
      },
      ordersAnswer([]),
      waitingAnswer([]),
    ]);

    await screen.findByText('Robin Field');
    await userEvent.click(screen.getByRole('button', { name: 'ACCEPT' }));

    expect(await screen.findByText('An order that is canceled cannot become approved')).toBeVisible();
    expect(await screen.findByText('No Data')).toBeInTheDocument();
    expect(screen.queryByText('Order Accepted Succesfully')).not.toBeInTheDocument();
  });

  it('shows only the orders of a chosen status', async () => {
    const collected = anOrder({
      _id: 'order-3',
      username: 'Kim Hale',
      status: 'COLLECTED',
      nextStatuses: [],
    });
    renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin, collected]),
      waitingAnswer([robin]),
      ordersAnswer([collected], { status: 'COLLECTED', first: 20 }),
    ]);

    await screen.findByText('Robin Field');
    await userEvent.click(screen.getByRole('radio', { name: 'Collected' }));

    await waitFor(() => expect(screen.queryByText('Robin Field')).not.toBeInTheDocument());
    expect(await screen.findByText('Kim Hale')).toBeVisible();
  });
});

describe('while an admin looks on', () => {
  const late = anOrder({ _id: 'order-3', username: 'Lena Late' });
  const news = () => within(screen.getByRole('status', { name: 'New orders' }));

  it('a new order is announced, and comes into the list when it is asked for', async () => {
    const { tell } = renderAdminPage('ManagePetsOrder', [
      ordersAnswer([robin]),
      waitingAnswer([robin]),
      ordersAnswer([late, robin]),
      waitingAnswer([late, robin]),
    ]);
    await screen.findByRole('row', { name: /Robin Field/ });
    await tell({ shopOrderChanged: anOrderChange({ kind: 'PLACED', petOrder: late }) });
    expect(screen.queryByRole('row', { name: /Lena Late/ })).not.toBeInTheDocument();

    await userEvent.click(news().getByRole('button', { name: '1 new order' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Lena Late/ })).toHaveFocus());
    expect(news().queryByRole('button')).not.toBeInTheDocument();
  });

  it('the first order of a shop is announced as well', async () => {
    const { tell } = renderAdminPage('ManagePetsOrder', [ordersAnswer([]), waitingAnswer([])]);
    await screen.findByText('Nobody has placed an animal order yet.');
    await tell({ shopOrderChanged: anOrderChange({ kind: 'PLACED', petOrder: late }) });
    await tell({ shopOrderChanged: anOrderChange({ kind: 'PLACED', petOrder: sam }) });
    expect(news().getByRole('button', { name: '2 new orders' })).toBeInTheDocument();
  });

  it('an order that somebody else decided changes where it stands, and nothing is announced', async () => {
    const { tell } = renderAdminPage('ManagePetsOrder', [ordersAnswer([robin]), waitingAnswer([robin])]);
    await screen.findByRole('row', { name: /Robin Field/ });
    const declined = { ...robin, status: 'DECLINED', nextStatuses: [] };
    await tell({ shopOrderChanged: anOrderChange({ petOrder: declined }) });
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Robin Field/ })).toHaveTextContent('declined'),
    );
    expect(rowOf('Robin Field').queryByRole('button')).not.toBeInTheDocument();
    expect(news().queryByRole('button')).not.toBeInTheDocument();
  });
});
