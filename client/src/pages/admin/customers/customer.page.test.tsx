import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AddCustomerNoteDocument,
  CustomerDocument,
  CustomerMailsDocument,
  CustomerMergeDocument,
  CustomerOrdersDocument,
  CustomerPetOrdersDocument,
  ForgetCustomerDocument,
  MergeCustomersDocument,
  OtherCustomersDocument,
  RemoveSignInDocument,
} from '../../../features/admin/customers/customers.operations.ts';
import { renderAdminPage, waitingQuestions } from '../../../testing/admin-pages.tsx';

function signIn(_id: string, email: string, hasRole: boolean) {
  return { __typename: 'AccountIdentity', _id, email, emailVerified: hasRole, hasRole };
}

const lena = {
  ...{
    __typename: 'Customer',
    _id: 'customer-1',
    name: 'Lena Ortiz',
    email: 'lena@petshop.test',
    role: 'REGULAR',
  },
  ...{ emailVerified: true, createdAt: '2026-01-02T12:00:00.000Z' },
  formerEmails: ['old@petshop.test', 'older@petshop.test'],
  identities: [
    signIn('customer-1', 'lena@petshop.test', true),
    signIn('customer-0', 'old@petshop.test', false),
  ],
  ...{ phone: '5550107788', location: '9 Quay Street', orderCount: 3, petOrderCount: 1 },
  ...{ lastOrderAt: '2026-11-02T12:00:00.000Z', spent: 412.5, notes: [] as object[] },
};

function aNote(text: string) {
  return { __typename: 'StaffNote', _id: text, at: '2026-11-02T12:00:00.000Z', by: 'Ada Keeper', text };
}

const variables = { customerId: 'customer-1', first: 10 };
const often = { maxUsageCount: Number.POSITIVE_INFINITY };

function listOf(field: string, type: string, nodes: readonly object[]) {
  const edges = nodes.map((node, place) => ({ __typename: `${type}Edge`, cursor: `${place}`, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const connection = { __typename: `${type}Connection`, totalCount: nodes.length, edges, pageInfo };
  return { data: { customer: { __typename: 'Customer', _id: 'customer-1', [field]: connection } } };
}

function customerAnswer(changes: object = {}, withMoney = true) {
  return {
    request: { query: CustomerDocument, variables: { customerId: 'customer-1', withMoney } },
    result: { data: { customer: { ...lena, ...changes } } },
  };
}

const lists = [
  {
    request: { query: CustomerOrdersDocument, variables },
    result: listOf('orders', 'Order', [
      {
        ...{
          __typename: 'Order',
          number: 'FP-7K3M-92QD',
          status: 'PAID',
          placedAt: '2026-11-02T12:00:00.000Z',
        },
        entries: [
          { __typename: 'CartEntry', _id: 'entry-1', petname: 'Salmon kibble', accessoriesAmount: 2 },
        ],
        payment: {
          __typename: 'Payment',
          _id: 'p1',
          amount: 25,
          amountRefunded: 5,
          dispute: 'NEEDS_RESPONSE',
        },
        ...{ openProblems: 1, holds: [] },
      },
    ]),
    ...often,
  },
  {
    request: { query: CustomerPetOrdersDocument, variables },
    result: listOf('petOrders', 'PetOrder', [
      {
        ...{ __typename: 'PetOrder', _id: 'order-1', petId: 'bramble', petname: 'Bramble' },
        ...{ orderDate: '2026-10-02T12:00:00.000Z', status: 'APPROVED' },
      },
    ]),
    ...often,
  },
  {
    request: { query: CustomerMailsDocument, variables },
    result: listOf('mails', 'Mail', [
      {
        ...{
          __typename: 'Mail',
          kind: 'ORDER_PAID',
          to: 'lena@petshop.test',
          status: 'SENT',
          lastError: null,
        },
        ...{ createdAt: '2026-11-02T12:00:00.000Z', subject: 'Your order FP-7K3M-92QD is paid' },
      },
      {
        ...{ __typename: 'Mail', kind: 'PET_ORDER_READY', to: 'lena@petshop.test', status: 'FAILED' },
        ...{ createdAt: '2026-11-01T12:00:00.000Z', subject: null, lastError: 'No such mailbox' },
      },
    ]),
    ...often,
  },
];

type Answers = Parameters<typeof renderAdminPage>[1];

function render(...answers: Answers) {
  renderAdminPage('customers/customer-1', [...lists, ...answers]);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a customer', () => {
  it.each([
    [1, '1 question waits for an answer'],
    [2, '2 questions wait for an answer'],
  ])('is marked where %i of their questions wait', async (count, name) => {
    render(customerAnswer(), waitingQuestions(count, { email: lena.email }));
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/adminDashboard/questions?from=${encodeURIComponent(lena.email)}`,
    );
  });

  it('is shown with how to reach them, what they ordered and what they were mailed', async () => {
    render(customerAnswer({ notes: [aNote('Rings back in the evening.')] }));
    expect(await screen.findByRole('heading', { name: 'Lena Ortiz', level: 1 })).toBeVisible();
    expect(screen.getByText(/Also logs in as old@petshop.test \(not confirmed\)/)).toBeVisible();
    expect(screen.getByText('Formerly older@petshop.test')).toBeVisible();
    expect(screen.getByText('9 Quay Street')).toBeVisible();
    expect(screen.getByText('$412.50')).toBeVisible();
    const order = await (await section('Orders')).findByRole('link', { name: 'FP-7K3M-92QD' });
    expect(order).toHaveAttribute('href', '/adminDashboard/orders/FP-7K3M-92QD');
    for (const mark of ['disputed', 'partly refunded', 'request'])
      expect((await section('Orders')).getByText(mark)).toBeVisible();
    expect((await section('Orders')).getByText('2 × Salmon kibble')).toBeVisible();
    expect(await (await section('Animal orders')).findByText('approved')).toBeVisible();
    const mails = await section('E-mails');
    expect(await mails.findByText('Your order FP-7K3M-92QD is paid')).toBeVisible();
    expect(mails.getByText('The animal is ready to be collected')).toBeVisible();
    expect(mails.getByText('No such mailbox')).toBeVisible();
    expect((await section('Notes')).getByText('Rings back in the evening.')).toBeVisible();
  });

  it('who is none is said to be none, and what fails can be tried again', async () => {
    const missing = new GraphQLError('Customer not found', { extensions: { code: 'NOT_FOUND' } });
    const { request } = customerAnswer();
    render({ request, result: { errors: [missing] } });
    expect(await screen.findByText('No such customer')).toBeVisible();
  });

  it('is noted about, once the note says something', async () => {
    const added = { ...lena, notes: [aNote('Has a parrot.')] };
    render(customerAnswer(), {
      request: { query: AddCustomerNoteDocument, variables: { id: 'customer-1', text: 'Has a parrot.' } },
      result: { data: { addCustomerNote: added } },
    });
    const notes = await section('Notes');
    expect(notes.getByText(/No notes yet/)).toBeVisible();
    await userEvent.click(notes.getByRole('button', { name: 'Add note' }));
    expect(notes.getByLabelText('New note')).toBeInvalid();
    await userEvent.type(notes.getByLabelText('New note'), 'Has a parrot.');
    await userEvent.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Has a parrot.')).toBeVisible();
    await waitFor(() => expect(notes.getByLabelText('New note')).toHaveValue(''));
  });
});

describe('merging two accounts', () => {
  const double = {
    ...{ __typename: 'Customer', _id: 'customer-2', name: 'Lena O.', email: 'lo@petshop.test', phone: null },
  };
  const found = {
    request: { query: OtherCustomersDocument, variables: { where: { search: 'lena' }, first: 9 } },
    result: {
      data: {
        customers: {
          __typename: 'CustomerConnection',
          totalCount: 2,
          edges: [lena, double].map((node) => ({ __typename: 'CustomerEdge', node })),
        },
      },
    },
  };

  function previewAnswer(keepId: string, dropId: string, changes: object = {}) {
    const accounts = { 'customer-1': lena, 'customer-2': double };
    const warnings = ['Nobody has proved yet that lo@petshop.test is theirs.'];
    const counts = {
      orders: 2,
      petOrders: 1,
      refunds: 0,
      repeatPlans: 0,
      reviews: 0,
      stockWatches: 0,
      notes: 0,
    };
    const preview = {
      ...{ __typename: 'CustomerMergePreview', obstacles: [], warnings, ...counts, mails: 4 },
      keep: accounts[keepId as keyof typeof accounts],
      drop: accounts[dropId as keyof typeof accounts],
    };
    return {
      request: { query: CustomerMergeDocument, variables: { keepId, dropId } },
      result: { data: { customerMerge: { ...preview, ...changes } } },
    };
  }

  async function choose() {
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another account…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find the other account' }), 'lena');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Lena O\./ }));
    return dialog;
  }

  it('says what moves and who is let in, and does it once that is confirmed', async () => {
    const merged = jest.fn(() => ({ data: { mergeCustomers: lena } }));
    const variables = { keepId: 'customer-1', dropId: 'customer-2' };
    render(
      customerAnswer(),
      found,
      previewAnswer('customer-1', 'customer-2'),
      { request: { query: MergeCustomersDocument, variables }, result: merged },
      { ...customerAnswer(), ...often },
    );
    const dialog = await choose();
    expect(
      await dialog.findByText(/2 orders, 1 animal order, 4 mails of lo@petshop.test go to lena@petshop.test/),
    ).toBeVisible();
    expect(dialog.getByText(/Nobody has proved yet that lo@petshop.test is theirs/)).toBeVisible();
    expect(merged).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge for good' }));
    expect(await screen.findByText('The account of Lena Ortiz has all of it now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says what is in the way, and looks again', async () => {
    const obstacles = ['Both have asked for Rex. Decline or cancel one of the two orders.'];
    render(
      customerAnswer(),
      found,
      previewAnswer('customer-1', 'customer-2', { obstacles }),
      previewAnswer('customer-1', 'customer-2'),
    );
    const dialog = await choose();
    expect(await dialog.findByText(/Both have asked for Rex/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Merge for good' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Look again' }));
    expect(await dialog.findByRole('button', { name: 'Merge for good' })).toBeVisible();
  });

  it('can keep the other one', async () => {
    render(
      customerAnswer(),
      found,
      previewAnswer('customer-1', 'customer-2'),
      previewAnswer('customer-2', 'customer-1'),
    );
    const dialog = await choose();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Lena O. (lo@petshop.test)' }));
    expect(await dialog.findByText(/of lena@petshop.test go to lo@petshop.test/)).toBeVisible();
  });

  it('is for those who manage accounts alone', async () => {
    const { spent: _spent, ...shown } = lena;
    const staffAnswer = { ...customerAnswer({}, false), result: { data: { customer: shown } } };
    renderAdminPage('customers/customer-1', [...lists, staffAnswer], { role: 'STAFF' });
    expect(await screen.findByRole('heading', { name: 'Lena Ortiz', level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Merge|Delete|Take away/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Spent')).not.toBeInTheDocument();
  });
});

describe('a sign-in that was merged in', () => {
  it('is taken away after a question, and is no more than a former address then', async () => {
    const removed = jest.fn(() => ({
      data: {
        removeSignIn: { __typename: 'Customer', _id: 'customer-1', identities: lena.identities.slice(0, 1) },
      },
    }));
    render(customerAnswer(), {
      request: { query: RemoveSignInDocument, variables: { id: 'customer-0' } },
      result: removed,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take away…' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/no longer gets into the account of lena@petshop.test/)).toBeVisible();
    expect(removed).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Yes, take it away' }));
    expect(await screen.findByText('Formerly old@petshop.test, older@petshop.test')).toBeVisible();
    expect(screen.queryByText(/Also logs in/)).not.toBeInTheDocument();
  });
});

describe('deleting the account of somebody who asks', () => {
  it('asks for the address, and says what is done', async () => {
    const forgotten = jest.fn(() => ({ data: { forgetCustomer: true } }));
    const variables = { id: 'customer-1', confirmEmail: lena.email, keepsReviews: true };
    render(
      { ...customerAnswer(), ...often },
      { request: { query: ForgetCustomerDocument, variables }, result: forgotten },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this account…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(forgotten).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Type lena@petshop.test/), lena.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(
      await screen.findByText('The account is deleted. Its orders are those of a former customer.'),
    ).toBeVisible();
  });
});
