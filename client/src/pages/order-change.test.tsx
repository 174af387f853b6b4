import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ChangeOwnOrderDocument } from '../features/orders/api/change-order.operations.ts';
import { OrderDocument } from '../features/orders/api/order.operations.ts';
import { OrderMailsDocument } from '../features/orders/api/order-mails.operations.ts';
import { OrderChangePreviewDocument } from '../lib/order-change/order-change.operations.ts';
import { anOrderChangePreview } from '../testing/managed-order.ts';
import { anOwnLine, anOwnOrder } from '../testing/own-order.ts';
import { emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as OrderPage } from './order.page.tsx';

const NUMBER = 'FP-7K3M-92QD';
const input = { phone: '5557654321' };

/** It was placed before addresses were asked for in parts. */
const order = { location: '12 Kennel Lane', entries: [aLine('PAID')] };

function aLine(status: string, _id = 'e1') {
  return anOwnLine({ _id, status, nextStatuses: [] });
}

function answer(changes: object = {}) {
  const request = { query: OrderDocument, variables: { number: NUMBER } };
  return { request, result: { data: { order: anOwnOrder({ ...order, ...changes }) } } };
}

const reckoned = {
  request: { query: OrderChangePreviewDocument, variables: { number: NUMBER, input } },
  result: { data: { orderChangePreview: anOrderChangePreview() } },
  maxUsageCount: 3,
};

const noMails = {
  request: { query: OrderMailsDocument, variables: { number: NUMBER } },
  result: { data: { order: { __typename: 'Order', number: NUMBER, mails: [] } } },
};

function changing(result: object) {
  const variables = { number: NUMBER, input, fingerprint: 'seen' };
  return { request: { query: ChangeOwnOrderDocument, variables }, result };
}

function open(answers: Parameters<typeof renderShopPage>[2], options?: Parameters<typeof renderShopPage>[3]) {
  const route = { path: '/order/:number', element: <OrderPage /> };
  return renderShopPage(`/order/${NUMBER}`, route, answers, options);
}

/** Types another phone number into the form. */
async function changePhone() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change address or phone number' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Change order ${NUMBER}` }));
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await userEvent.clear(phone);
  await userEvent.click(phone);
  await userEvent.paste('(555) 765-4321');
  expect(await dialog.findByText('It costs nothing, and nothing goes back to your card.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Change it' }));
  return dialog;
}

beforeEach(emptyCart);

describe('a shopper’s own order', () => {
  it('gets another phone number, while its address from before stays as it is', async () => {
    const done = changing({
      data: { changeOrder: { __typename: 'Order', number: NUMBER, location: '12 Kennel Lane', ...input } },
    });
    open([answer(), reckoned, done, answer(input)]);
    await changePhone();
    expect(await screen.findByText('Your order is changed. We e-mail you how it comes now.')).toBeVisible();
    expect(await screen.findByText('(555) 765-4321')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says in the form why it was not changed', async () => {
    const message = 'A part of this order has left: write to us, and we see what can be done';
    const refused = { errors: [new GraphQLError(message, { extensions: { code: 'INVALID_TRANSITION' } })] };
    open([answer(), reckoned, changing(refused), answer()]);
    const dialog = await changePhone();
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 765-4321');
  });

  it.each([
    [
      'a parcel of it has left',
      { status: 'PARTLY_SHIPPED', entries: [aLine('SHIPPED'), aLine('PAID', 'e2')] },
      {},
    ],
    ['it is not paid', { status: 'PENDING', entries: [aLine('PENDING')] }, {}],
    ['somebody of the staff reads it', {}, { role: 'STAFF' as const }],
  ])('is not changed here where %s', async (_why, changes, options) => {
    open([answer(changes), noMails], options);
    expect(await screen.findByText('What happened')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change address/ })).not.toBeInTheDocument();
  });
});
