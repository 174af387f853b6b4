import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AdminOrderDocument,
  AnswerProblemDocument,
  ProblemPreviewDocument,
} from '../../../features/admin/orders/order-page/order-page.operations.ts';
import type { AnswerProblemMutationVariables } from '../../../gql/graphql.ts';
import { keeper, renderAdminPage } from '../../../testing/admin-pages.tsx';
import {
  aManagedLine,
  aManagedOrder,
  aProblem,
  aProblemLine,
  aRefundPreview,
} from '../../../testing/managed-order.ts';

const NUMBER = 'FP-7K3M-92QD';
const came = {
  status: 'DELIVERED',
  entries: [aManagedLine({ status: 'DELIVERED', nextStatuses: ['RETURNED'] })],
  problems: [aProblem()],
};

function answer(changes: object = {}) {
  return {
    request: { query: AdminOrderDocument, variables: { number: NUMBER } },
    result: { data: { order: aManagedOrder({ ...came, ...changes }) } },
  };
}

const preview = {
  request: { query: ProblemPreviewDocument, variables: { id: 'q1' } },
  result: { data: { problemPreview: aRefundPreview({ toCard: 25, delivery: 0 }) } },
  maxUsageCount: 3,
};

function answered(given: Omit<AnswerProblemMutationVariables, 'id'>, result: object) {
  return { request: { query: AnswerProblemDocument, variables: { id: 'q1', ...given } }, result };
}

function closed(changes: object) {
  return { data: { answerProblem: aManagedOrder({ ...came, problems: [aProblem(changes)] }) } };
}

function open(...answers: Parameters<typeof renderAdminPage>[1]) {
  return renderAdminPage(`orders/${NUMBER}`, answers);
}

const requests = async () => within(await screen.findByRole('region', { name: 'Requests' }));

async function choose(name: string, what = 'Salmon kibble') {
  await userEvent.click((await requests()).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: `${what} · ${NUMBER}` }));
}

describe('a request of a shopper', () => {
  it('is shown with what is wrong and wanted, and marks its order', async () => {
    open(answer());
    const region = await screen.findByRole('region', { name: 'Requests' });
    expect(region).toHaveTextContent('2 × Salmon kibble');
    expect(region).toHaveTextContent('Broken, wants the money back.');
    expect(region).toHaveTextContent('Both bags are torn.');
    expect(screen.getByText('request')).toBeVisible();
  });

  it('is answered with the money that was shown before', async () => {
    const input = { answer: 'REFUND', text: 'Sorry.', fingerprint: 'seen' } as const;
    const done = closed({ state: 'REFUNDED', answerText: 'Sorry.', closedBy: 'Kim' });
    open(answer(), preview, answered(input, done));
    const dialog = await choose('Give the money back…');
    const button = await dialog.findByRole('button', { name: 'Give back $25.00' });
    await userEvent.type(dialog.getByLabelText('A word to the shopper'), 'Sorry.');
    await userEvent.click(button);
    expect(await screen.findByText('The request is answered')).toBeVisible();
    expect((await requests()).queryByRole('button')).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Requests' })).toHaveTextContent('Kim: Sorry.');
  });

  it('is sent again from a stock that is shown before', async () => {
    const input = { answer: 'SEND_AGAIN', text: null } as const;
    open(answer(), answered(input, closed({ state: 'SENT_AGAIN' })));
    const dialog = await choose('Send again…');
    expect(dialog.getByText(/10 of it are there/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The request is answered')).toBeVisible();
  });

  it('of several lines names each, and what is there of it', async () => {
    const bed = { _id: 'e2', petname: 'Basket bed' };
    const pet = { __typename: 'Pet', _id: 'bed', shelf: null, stock: 1 };
    const entries = [...came.entries, aManagedLine({ ...bed, petId: 'bed', pet })];
    open(answer({ entries, problems: [aProblem({ lines: [aProblemLine(), aProblemLine(bed, 1)] })] }));
    const region = await screen.findByRole('region', { name: 'Requests' });
    expect(region).toHaveTextContent('2 × Salmon kibble, 1 × Basket bed');
    const dialog = await choose('Send again…', 'Salmon kibble and Basket bed');
    expect(dialog.getByText(/^2 × .* 10 of it are there/)).toBeVisible();
    expect(dialog.getByText(/^1 × .* 1 of it is there/)).toBeVisible();
  });

  it('is refused in words alone', async () => {
    const input = { answer: 'REFUSE', text: 'It was whole.' } as const;
    open(answer(), answered(input, closed({ state: 'REFUSED', answerText: 'It was whole.' })));
    const dialog = await choose('Say no…');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Say why');
    await userEvent.type(dialog.getByLabelText('Why'), 'It was whole.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('The request is answered')).toBeVisible();
  });

  it('says so where somebody else was faster', async () => {
    const input = { answer: 'SEND_AGAIN', text: null } as const;
    const late = new GraphQLError('A request that is refused cannot become sent again', {
      extensions: { code: 'INVALID_TRANSITION' },
    });
    const after = answer({ problems: [aProblem({ state: 'REFUSED' })] });
    open(answer(), answered(input, { errors: [late] }), after);
    const dialog = await choose('Send again…');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The page shows how the order is now.');
  });

  it('of their own account is left to others by staff, and says so', async () => {
    const own = { customer: { __typename: 'Customer', _id: keeper._id } };
    renderAdminPage(`orders/${NUMBER}`, [answer(own)], { role: 'STAFF' });
    const region = await requests();
    expect(region.queryByRole('button')).not.toBeInTheDocument();
    expect(region.getByText(/^This is an order of your own account/)).toBeVisible();
  });
});
