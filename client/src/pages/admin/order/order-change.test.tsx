import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AdminOrderDocument,
  AskForDifferenceDocument,
  ChangeOrderDocument,
  WithdrawPayLinkDocument,
} from '../../../features/admin/orders/order-page/order-page.operations.ts';
import { CancelPreviewDocument } from '../../../lib/money-back/money-back.operations.ts';
import { OrderChangePreviewDocument } from '../../../lib/order-change/order-change.operations.ts';
import { keeper, renderAdminPage } from '../../../testing/admin-pages.tsx';
import {
  aManagedLine,
  aManagedOrder,
  anOrderChangePreview,
  aParcel,
  aRefundPreview,
} from '../../../testing/managed-order.ts';

const NUMBER = 'FP-7K3M-92QD';
const location = '4 Harbour Road, Brookside, NY 10577';
const home = { location: '12 Orchard Lane, Portland, OR 97201' };
const pickup = { delivery: 'CURBSIDE' };

function answer(changes: object = {}) {
  return {
    request: { query: AdminOrderDocument, variables: { number: NUMBER } },
    result: { data: { order: aManagedOrder({ ...home, ...changes }) } },
  };
}

function reckoned(input: object, preview: object = {}) {
  return {
    request: { query: OrderChangePreviewDocument, variables: { number: NUMBER, input } },
    result: { data: { orderChangePreview: anOrderChangePreview(preview) } },
    maxUsageCount: 3,
  };
}

function changing(input: object, result: object) {
  const variables = { number: NUMBER, input, fingerprint: 'seen' };
  return { request: { query: ChangeOrderDocument, variables }, result };
}

function problem(message: string, code: string) {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}

async function openDialog(...answers: Parameters<typeof renderAdminPage>[1]) {
  renderAdminPage(`orders/${NUMBER}`, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Change…' }));
  return within(await screen.findByRole('dialog', { name: /^Change/ }));
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function type(dialog: Dialog, label: string, text: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function submit(dialog: Dialog): Promise<void> {
  const button = dialog.getByRole('button', { name: 'Change it' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

const dearer = {
  ...{ toPay: 25, isAskable: true },
  problem: 'Same-day delivery costs $25.00 more than was paid, which has to be paid first',
};

describe('the dialog that changes an order', () => {
  it('asks for what a dearer way costs more by a link, and takes that back', async () => {
    const input = { delivery: 'SAME_DAY' };
    const payLink = {
      ...{ __typename: 'PayLink', amount: 25, delivery: 'SAME_DAY', payUntil: '2026-11-28T12:00:00.000Z' },
    };
    const asked = aManagedOrder({ ...home, payLink });
    const dialog = await openDialog(
      answer(),
      reckoned(input, dearer),
      {
        request: {
          query: AskForDifferenceDocument,
          variables: { number: NUMBER, input, fingerprint: 'seen' },
        },
        result: { data: { askForDifference: asked } },
      },
      {
        request: { query: WithdrawPayLinkDocument, variables: { number: NUMBER } },
        result: { data: { withdrawPayLink: aManagedOrder(home) } },
      },
    );
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'SAME_DAY');
    expect(
      await dialog.findByText(/which has to be paid first\. The shopper is mailed a link/),
    ).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Ask for $25.00' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByText('The pay link is on its way')).toBeVisible();
    const panel = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(panel.getByText(/Asked for/)).toHaveTextContent('Asked for $25.00 for same-day delivery');
    await userEvent.click(panel.getByRole('button', { name: 'Withdraw the pay link' }));
    expect(await screen.findByText('The pay link is withdrawn')).toBeVisible();
    expect(panel.queryByText(/Asked for/)).not.toBeInTheDocument();
  });

  it('says what goes back and what is promised before it is pressed, and does just that', async () => {
    const sums = { toCard: 37.75, delivery: 25, items: 12.75 };
    const promise = { ...anOrderChangePreview().promise, from: null, until: null };
    const after = aManagedOrder({ ...home, delivery: aParcel({ method: 'CURBSIDE' }) });
    const dialog = await openDialog(
      answer(),
      reckoned({ delivery: 'SAME_DAY' }, { toCard: 25, delivery: 25 }),
      reckoned(pickup, { ...sums, promise }),
      changing(pickup, { data: { changeOrder: after } }),
    );
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'SAME_DAY');
    expect(await dialog.findByText(/ Promised: Friday, Nov 27 to Monday, Nov 30\.$/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'CURBSIDE');
    expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
    expect(
      await dialog.findByText(
        /^\$37\.75 goes back to the card: \$12\.75 for the items and \$25\.00 for the delivery\.$/,
      ),
    ).toBeVisible();
    await submit(dialog);
    expect(await screen.findByText('The order is changed')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Curbside pickup' })).toBeVisible();
  });

  it('sends a new address as one text, and the phone number only where it is another one', async () => {
    const input = { location };
    const after = aManagedOrder({ location });
    const dialog = await openDialog(
      answer(),
      reckoned(input),
      changing(input, { data: { changeOrder: after } }),
    );
    await type(dialog, 'Location', '4 Harbour Road');
    await type(dialog, 'City', 'Brookside');
    await type(dialog, 'State', 'NY');
    await type(dialog, 'ZIP code', '10577');
    await type(dialog, 'Phone', '555.123.4567');
    expect(await dialog.findByText('It costs nothing, and nothing goes back to the card.')).toBeVisible();
    await submit(dialog);
    expect(await screen.findByText('The order is changed')).toBeVisible();
    expect(screen.getByText('4 Harbour Road')).toBeVisible();
  });

  it('marks what is wrong, and says that nothing is different', async () => {
    const dialog = await openDialog(answer());
    await submit(dialog);
    expect(dialog.getByRole('alert')).toHaveTextContent('Nothing is different from what it is now');
    await type(dialog, 'Phone', 'call me');
    await submit(dialog);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please check what is marked above');
    expect(dialog.getByText('Digits only, for example 5551234567')).toBeVisible();
  });

  it('refuses what costs more, with the sum', async () => {
    const text = 'Standard delivery costs $5.00 more than was paid';
    const dialog = await openDialog(
      answer({ delivery: aParcel({ method: 'SAME_DAY' }) }),
      reckoned({ delivery: 'STANDARD' }, { problem: text }),
    );
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'STANDARD');
    expect(await dialog.findByText(`${text}.`)).toBeVisible();
    await submit(dialog);
    expect(dialog.getByRole('alert')).toHaveTextContent(text);
  });

  it('says why it can not be had, and shows how the order is where something else would come of it', async () => {
    const dialog = await openDialog(
      answer(),
      {
        request: reckoned({ delivery: 'SAME_DAY' }).request,
        result: problem('input.delivery: Order by 2 pm tomorrow', 'BAD_USER_INPUT'),
      },
      reckoned(pickup, { toCard: 25, delivery: 25 }),
      changing(pickup, problem('What comes of this change is something else by now', 'CONFLICT')),
      answer({ payment: { ...aManagedOrder().payment, amountRefunded: 5 } }),
    );
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'SAME_DAY');
    expect(await dialog.findByText(/Order by 2 pm tomorrow/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'CURBSIDE');
    expect(await dialog.findByText('$25.00 goes back to the card.', { exact: false })).toBeVisible();
    await submit(dialog);
    expect(await dialog.findByText(/something else by now. The page shows/)).toBeVisible();
  });

  it('leads on to what takes a line out', async () => {
    const lines = [{ entryId: 'e1', quantity: 2 }];
    const dialog = await openDialog(answer(), {
      request: { query: CancelPreviewDocument, variables: { number: NUMBER, lines } },
      result: { data: { cancelPreview: aRefundPreview() } },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Take a line out, or some pieces…' }));
    expect(await screen.findByRole('dialog', { name: /^Cancel/ })).toBeVisible();
    expect(await screen.findByText(/^\$30\.00 goes back to the card/)).toBeVisible();
  });

  it('leaves the delivery as it is once a part has left', async () => {
    const sent = aManagedLine({ _id: 'e2', status: 'SHIPPED', nextStatuses: ['DELIVERED'] });
    const dialog = await openDialog(answer({ status: 'PARTLY_SHIPPED', entries: [aManagedLine(), sent] }));
    expect(dialog.queryByLabelText('Delivery')).not.toBeInTheDocument();
    expect(dialog.getByText('A part of it has left: the address is for what still waits.')).toBeVisible();
  });
});

it.each([
  [
    'once all of it has left',
    { entries: [aManagedLine({ status: 'SHIPPED', nextStatuses: ['DELIVERED'] })] },
  ],
  ['of the own account', { customer: { __typename: 'Customer', _id: keeper._id } }],
])('an order is not changed %s', async (_when, changes) => {
  renderAdminPage(`orders/${NUMBER}`, [answer(changes)], { role: 'STAFF' });
  expect(await screen.findByRole('button', { name: 'Message…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change…' })).not.toBeInTheDocument();
});
