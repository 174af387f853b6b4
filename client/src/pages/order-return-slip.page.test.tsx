import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { defaultShopFacts } from '../../../domain/shop-settings/shop-settings.ts';
import { OrderDocument } from '../features/orders/api/order.operations.ts';
import { aProblem, aProblemLine } from '../testing/managed-order.ts';
import { anOwnOrder } from '../testing/own-order.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { Component as OrderPage } from './order.page.tsx';

const NUMBER = 'FP-7K3M-92QD';
const request = { query: OrderDocument, variables: { number: NUMBER } };

function open(result: object) {
  const route = { path: '/order/:number', element: <OrderPage /> };
  return renderShopPage(`/order/${NUMBER}?return-slip`, route, [{ request, result }]);
}

function openWith(...problems: object[]) {
  return open({ data: { order: anOwnOrder({ problems }) } });
}

describe('the return slip', () => {
  it('has what does not suit, to whom it goes, and the number as bars', async () => {
    const lines = [aProblemLine(), aProblemLine({ _id: 'e2', petname: 'Basket bed' }, 1)];
    openWith(aProblem({ kind: 'NOT_SUITABLE', lines }), aProblem({ id: 'q2' }));
    const slip = await screen.findByRole('article', { name: `Return slip of order ${NUMBER}` });
    for (const line of defaultShopFacts.address.split('\n')) expect(slip).toHaveTextContent(line);
    expect(slip).toHaveTextContent('From Ada');
    const rows = within(within(slip).getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PiecesItem',
      '2Salmon kibble',
      '1Basket bed',
    ]);
    expect(slip.querySelectorAll('svg rect').length).toBeGreaterThan(20);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('is none where nothing comes back', async () => {
    openWith(aProblem({ kind: 'NOT_SUITABLE', state: 'WITHDRAWN' }));
    expect(await screen.findByText(/^Nothing of this order is to come back/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('is none of an order that is not there', async () => {
    const error = new GraphQLError('Order not found', { extensions: { code: 'NOT_FOUND' } });
    open({ errors: [error] });
    expect(await screen.findByText('There is no such order')).toBeVisible();
  });
});
