import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { CustomersDocument } from '../../../features/admin/customers/customers.operations.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';

const lena = {
  ...{
    __typename: 'Customer',
    _id: 'customer-1',
    name: 'Lena Ortiz',
    email: 'lena@petshop.test',
    role: 'REGULAR',
  },
  ...{ createdAt: '2026-01-02T12:00:00.000Z', phone: '5550107788', orderCount: 3, petOrderCount: 1 },
  ...{ lastOrderAt: '2026-11-02T12:00:00.000Z', spent: 412.5 },
};
const moss = {
  ...lena,
  ...{
    _id: 'customer-2',
    name: '',
    email: 'moss@petshop.test',
    phone: null,
    orderCount: 0,
    petOrderCount: 0,
  },
  ...{ lastOrderAt: null, spent: 0, role: 'STAFF' },
};

interface Asked {
  readonly search?: string;
  readonly after?: string;
  readonly withMoney?: boolean;
}

function answer(
  customers: readonly object[],
  { search, after, withMoney = true }: Asked = {},
  totalCount = customers.length,
) {
  const edges = customers.map((node) => ({ __typename: 'CustomerEdge', node }));
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: totalCount > edges.length && !after,
    endCursor: 'end',
  };
  return {
    request: {
      query: CustomersDocument,
      variables: { ...(search && { where: { search } }), withMoney, first: 20, ...(after && { after }) },
    },
    result: { data: { customers: { __typename: 'CustomerConnection', totalCount, edges, pageInfo } } },
  };
}

const searchField = () => screen.findByRole('searchbox', { name: 'Find a customer' });

describe('Customers', () => {
  it('shows who they are, how to reach them, and what they ordered', async () => {
    renderAdminPage('customers', [answer([lena, moss])]);
    const row = within(await screen.findByRole('row', { name: /^Lena Ortiz/ }));
    expect(row.getByRole('link', { name: 'Lena Ortiz' })).toHaveAttribute(
      'href',
      '/adminDashboard/customers/customer-1',
    );
    expect(row.getByRole('link', { name: 'lena@petshop.test' })).toHaveAttribute(
      'href',
      'mailto:lena@petshop.test',
    );
    expect(row.getByRole('link', { name: '(555) 010-7788' })).toHaveAttribute('href', 'tel:5550107788');
    expect(row.getByText('Nov 2, 2026')).toBeVisible();
    expect(row.getByText('$412.50')).toBeVisible();
    const other = within(screen.getByRole('row', { name: /^moss@petshop.test staff/ }));
    expect(other.getByText('Never')).toBeVisible();
    expect(other.getByText('No phone yet')).toBeVisible();
  });

  it('asks for no money and offers no file to staff, who may not see it', async () => {
    const { spent: _spent, ...shown } = lena;
    renderAdminPage('customers', [answer([shown], { withMoney: false })], { role: 'STAFF' });
    expect(await screen.findByRole('row', { name: /^Lena Ortiz/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Spent' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download CSV/ })).not.toBeInTheDocument();
  });

  it('finds after a pause in typing, keeps the search in the address, and shows all again', async () => {
    renderAdminPage('customers', [
      answer([lena, moss]),
      answer([lena], { search: 'len 7788' }),
      answer([], { search: 'len 7788 x' }),
      answer([lena, moss]),
    ]);
    await screen.findByRole('row', { name: /^Lena Ortiz/ });
    await userEvent.type(await searchField(), ' len 7788');
    await waitFor(() => expect(screen.queryByText('moss@petshop.test')).not.toBeInTheDocument());
    expect(screen.getByTestId('query')).toHaveTextContent('?q=len+7788');
    await userEvent.type(await searchField(), ' x');
    expect(await screen.findByText('Nobody is found by “len 7788 x”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('row', { name: /^moss@petshop.test/ })).toBeVisible();
    expect(await searchField()).toHaveValue('');
  });

  it('shows more where there are more', async () => {
    renderAdminPage('customers', [answer([lena], {}, 2), answer([moss], { after: 'end' }, 2)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('2 of 2 shown')).toBeVisible();
  });

  it('says what went wrong, and tries again', async () => {
    const refused = { ...answer([]), result: { errors: [new GraphQLError('The shop is busy')] } };
    renderAdminPage('customers', [refused, answer([lena])]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop is busy');
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('row', { name: /^Lena Ortiz/ })).toBeVisible();
  });
});
