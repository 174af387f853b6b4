import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AdminCancelCartEntryDocument,
  AdminCartEntriesDocument,
  SameDayCartEntriesDocument,
  ShipCartEntryDocument,
  UndoShipCartEntryDocument,
} from '../../features/admin/orders/api/cart-entries.operations.ts';
import type { AdminCartEntryFieldsFragment } from '../../gql/graphql.ts';
import { keeper, renderAdminPage } from '../../testing/admin-pages.tsx';
import { aCancelPreview } from '../../testing/shop-pages.tsx';

type CartEntry = AdminCartEntryFieldsFragment;

function anEntry(changes: Partial<CartEntry> = {}): CartEntry {
  return {
    __typename: 'CartEntry',
    _id: 'entry-1',
    petId: 'kibble',
    petname: 'Salmon kibble',
    petprice: 12.5,
    category: 'FOOD',
    type: 'CAT',
    image: null,
    accessoriesAmount: 2,
    totalamount: 25,
    paid: 25,
    refunded: 0,
    username: 'Robin Field',
    location: '12 Orchard Lane',
    phone: '5551234567',
    email: 'robin@petshop.test',
    customer: { __typename: 'Customer', _id: 'user-7' },
    orderDate: '2026-11-20T09:30:00.000Z',
    status: 'PAID',
    dispute: null,
    nextStatuses: ['SHIPPED', 'CANCELLED'],
    undoUntil: null,
    deliveryMethod: 'STANDARD',
    dueAt: null,
    orderNumber: 'FP-7K3M-92QD',
    holds: [],
    ...changes,
  } as CartEntry;
}

function entriesAnswer(
  entries: CartEntry[],
  { first = 20, after = undefined as string | undefined, total = entries.length } = {},
) {
  return {
    request: { query: AdminCartEntriesDocument, variables: { status: null, first, ...(after && { after }) } },
    result: {
      data: {
        cartEntries: {
          __typename: 'CartEntryConnection',
          totalCount: total,
          edges: entries.map((node) => ({ __typename: 'CartEntryEdge', node })),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: total > entries.length,
            endCursor: entries.at(-1)?._id ?? null,
          },
        },
      },
    },
  };
}

function sameDayAnswer(entries: readonly CartEntry[]) {
  const edges = entries.map((node) => ({ __typename: 'CartEntryEdge', node }));
  const cartEntries = { __typename: 'CartEntryConnection', edges };
  return {
    request: { query: SameDayCartEntriesDocument },
    result: { data: { cartEntries } },
    maxUsageCount: 9,
  };
}

/** The page; nothing has to go today unless told otherwise. */
function openPage(answers: Parameters<typeof renderAdminPage>[1], today: readonly CartEntry[] = []) {
  return renderAdminPage('ManageAccessoriesOrder', [...answers, sameDayAnswer(today)]);
}

const inTenMinutes = () => new Date(Date.now() + 10 * 60_000).toISOString();

describe('what has to go today', () => {
  const evening = new Date();
  evening.setHours(23, 59, 0, 0);
  const sameDay = anEntry({
    _id: 'today',
    petname: 'Basket bed',
    deliveryMethod: 'SAME_DAY',
    dueAt: evening.toISOString(),
  });

  it('stands first, with its hour, and once', async () => {
    openPage([entriesAnswer([anEntry(), sameDay])], [sameDay]);
    const section = within(await screen.findByRole('region', { name: 'Today: same-day delivery' }));
    expect(section.getByRole('row', { name: /Basket bed/ })).toHaveTextContent(
      /Same-day delivery · today by 11:59/,
    );
    expect(screen.getAllByRole('row', { name: /Basket bed/ })).toHaveLength(1);
    expect(await screen.findByRole('row', { name: /Salmon kibble/ })).toHaveTextContent('Standard delivery');
  });

  it('is nothing to speak of where there is nothing', async () => {
    openPage([entriesAnswer([anEntry()])]);
    await screen.findByRole('row', { name: /Salmon kibble/ });
    expect(screen.queryByText(/Today/)).not.toBeInTheDocument();
  });
});

it('has other words for what is picked up at the shop', async () => {
  const ready = anEntry({
    ...{ _id: 'ready', petname: 'Basket bed', deliveryMethod: 'CURBSIDE' },
    ...{ status: 'SHIPPED', nextStatuses: ['DELIVERED'] },
  });
  openPage([entriesAnswer([anEntry({ deliveryMethod: 'CURBSIDE' }), ready])]);
  const waiting = within(await screen.findByRole('row', { name: /Salmon kibble/ }));
  expect(waiting.getByRole('button', { name: 'Ready for pickup' })).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Basket bed/ }));
  expect(row.getByText('ready for pickup')).toBeVisible();
  expect(row.getByRole('button', { name: 'Picked up' })).toBeVisible();
  expect(row.getByRole('link', { name: 'FP-7K3M-92QD' })).toHaveAttribute(
    'href',
    '/adminDashboard/orders/FP-7K3M-92QD',
  );
});

describe('ManageAccessoriesOrder', () => {
  it.each([
    ['INQUIRY', 'bank asks', 37.5, '!$37.50 goes back to the card.'],
    ['NEEDS_RESPONSE', 'disputed', 0, 'The card’s bank has the money. Nothing goes back to the card.'],
    ['UNDER_REVIEW', 'disputed', 0, 'The card’s bank has the money. Nothing goes back to the card.'],
    ['LOST', 'dispute lost', 0, 'The card’s bank has the money. Nothing goes back to the card.'],
  ] as const)(
    'says of an order that its payment is disputed: %s',
    async (dispute, word, toCard, consequence) => {
      openPage([entriesAnswer([anEntry({ dispute })]), aCancelPreview('FP-7K3M-92QD', 'entry-1', toCard)]);
      const row = within(await screen.findByRole('row', { name: /Salmon kibble/ }));
      expect(row.getByText('paid')).toBeVisible();
      expect(row.getByText(word)).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('dialog')).toHaveTextContent(consequence);
    },
  );

  it('asks before it sends what is held', async () => {
    const holds = [
      { __typename: 'OrderHold', reason: 'REFUNDED', text: 'The money for it has gone back' } as const,
    ];
    openPage([
      entriesAnswer([anEntry({ holds })]),
      {
        request: { query: ShipCartEntryDocument, variables: { id: 'entry-1', evenHeld: true } },
        result: {
          data: {
            shipCartEntry: {
              ...{ __typename: 'CartEntry', _id: 'entry-1', status: 'SHIPPED' },
              ...{ nextStatuses: ['DELIVERED'], undoUntil: inTenMinutes() },
            },
          },
        },
      },
      entriesAnswer([anEntry({ holds: [], status: 'SHIPPED', nextStatuses: ['DELIVERED'] })]),
    ]);
    expect(await screen.findByText('refunded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    const question = await screen.findByRole('dialog', { name: 'Send it all the same?' });
    expect(question).toHaveTextContent('The money for it has gone back');
    await userEvent.click(within(question).getByRole('button', { name: 'Mark as shipped all the same' }));
    expect(await screen.findByText('Salmon kibble is marked as shipped')).toBeVisible();
  });

  it.each([null, 'WON', 'CLOSED'] as const)('says nothing of a dispute that is over: %s', async (dispute) => {
    openPage([entriesAnswer([anEntry({ dispute })])]);
    const row = within(await screen.findByRole('row', { name: /Salmon kibble/ }));
    expect(row.queryByText(/bank|disput/)).not.toBeInTheDocument();
  });

  it('says that some of what was paid for it has gone back', async () => {
    openPage([entriesAnswer([anEntry({ status: 'SHIPPED', nextStatuses: [], refunded: 5 })])]);
    const row = within(await screen.findByRole('row', { name: /Salmon kibble/ }));
    expect(row.getByText('partly refunded')).toBeVisible();
  });

  it('ships a paid order and offers to deliver it next', async () => {
    openPage([
      entriesAnswer([anEntry()]),
      {
        request: { query: ShipCartEntryDocument, variables: { id: 'entry-1' } },
        result: {
          data: {
            shipCartEntry: {
              __typename: 'CartEntry',
              _id: 'entry-1',
              status: 'SHIPPED',
              nextStatuses: ['DELIVERED'],
              undoUntil: inTenMinutes(),
            },
          },
        },
      },
      entriesAnswer([anEntry({ status: 'SHIPPED', nextStatuses: ['DELIVERED'] })]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as delivered' })).toBeEnabled());
    expect(screen.getByText('$25.00')).toBeVisible();
    const notice = screen.getByText('Salmon kibble is marked as shipped').closest('[role="alert"]');
    expect(within(notice as HTMLElement).getByRole('button', { name: 'Undo' })).toBeEnabled();
  });

  it('takes back that an order was shipped, right away or while the shop offers it', async () => {
    const undoUntil = inTenMinutes();
    const shipped = anEntry({ status: 'SHIPPED', nextStatuses: ['DELIVERED'], undoUntil });
    openPage([
      entriesAnswer([shipped]),
      {
        request: { query: UndoShipCartEntryDocument, variables: { id: 'entry-1' } },
        result: {
          data: {
            undoShipCartEntry: {
              __typename: 'CartEntry',
              _id: 'entry-1',
              status: 'PAID',
              nextStatuses: ['SHIPPED', 'CANCELLED'],
              undoUntil: null,
            },
          },
        },
      },
      entriesAnswer([anEntry()]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Salmon kibble waits to be shipped again')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as shipped' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows an order as shipped at once, and as it was when the shop refuses', async () => {
    openPage([
      entriesAnswer([anEntry()]),
      {
        request: { query: ShipCartEntryDocument, variables: { id: 'entry-1' } },
        delay: 1000,
        result: {
          errors: [
            new GraphQLError('An order that is canceled cannot become shipped', {
              extensions: { code: 'INVALID_TRANSITION' },
            }),
          ],
        },
      },
      entriesAnswer([anEntry()]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('shipped')).toBeVisible();

    expect(await screen.findByText('An order that is canceled cannot become shipped')).toBeVisible();
    expect(await screen.findByText('paid')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mark as shipped', hidden: true })).toBeEnabled(),
    );
  });

  it('cancels an order only when the admin is sure, and says what goes back', async () => {
    openPage([
      entriesAnswer([anEntry(), anEntry({ _id: 'entry-2', username: 'Sam Brook' })]),
      aCancelPreview('FP-7K3M-92QD', 'entry-1', 37.5),
      {
        request: { query: AdminCancelCartEntryDocument, variables: { id: 'entry-1', fingerprint: 'seen' } },
        result: {
          data: {
            cancelCartEntry: {
              __typename: 'CartEntry',
              _id: 'entry-1',
              status: 'CANCELLED',
              nextStatuses: [],
            },
          },
        },
      },
      entriesAnswer([anEntry({ _id: 'entry-2', username: 'Sam Brook' })]),
    ]);

    const row = within(await screen.findByRole('row', { name: /Robin Field/ }));
    await userEvent.click(row.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    expect(dialog.getByText('$37.50 goes back to the card.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));

    expect(await screen.findByText('Order Deleted Succesfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Robin Field')).not.toBeInTheDocument());
    expect(screen.getByText('Sam Brook')).toBeVisible();
  });

  it('keeps the orders on the page when a fresh list can not be fetched, and says so', async () => {
    openPage([
      entriesAnswer([anEntry()]),
      {
        request: { query: ShipCartEntryDocument, variables: { id: 'entry-1' } },
        error: new Error('No connection'),
      },
      {
        request: { query: AdminCartEntriesDocument, variables: { status: null, first: 20 } },
        error: new Error('No connection'),
      },
      entriesAnswer([anEntry()]),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));

    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(screen.getByText('Robin Field')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
  });

  it('offers only to cancel an order that is not paid', async () => {
    openPage([entriesAnswer([anEntry({ status: 'PENDING', nextStatuses: ['PAID', 'CANCELLED'] })])]);

    expect(await screen.findByText('Robin Field')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Mark as/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('says in place of the next step that staff leave their own paid orders to others, whatever their address was', async () => {
    const own = {
      email: 'former@petshop.test',
      customer: { __typename: 'Customer', _id: keeper._id },
    } as const;
    const open = anEntry({ ...own, _id: 'e2', status: 'PENDING', nextStatuses: ['PAID', 'CANCELLED'] });
    const entries = entriesAnswer([anEntry(own), open]);
    renderAdminPage('ManageAccessoriesOrder', [entries, sameDayAnswer([])], { role: 'STAFF' });
    expect(await screen.findAllByText(/^This is an order of your own account: /)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mark as shipped' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(2);
  });

  it('shows the next page below the first', async () => {
    openPage([
      entriesAnswer([anEntry()], { total: 2 }),
      entriesAnswer([anEntry({ _id: 'entry-2', username: 'Sam Brook' })], { after: 'entry-1', total: 2 }),
    ]);

    expect(await screen.findByText('1 of 2 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('Sam Brook')).toBeVisible();
  });
});
