import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AnswerThreadDocument,
  ShopThreadsDocument,
} from '../../features/admin/questions/questions.operations.ts';
import { renderAdminPage, waitingQuestions } from '../../testing/admin-pages.tsx';

type Answers = Parameters<typeof renderAdminPage>[1];

const asked = { at: '2026-11-25T12:00:00.000Z', by: 'SHOPPER', text: 'Is it shy?', staff: null };
const answered = {
  at: '2026-11-25T13:00:00.000Z',
  by: 'SHOP',
  text: 'A little.',
  staff: 'finn@petshop.test',
};

function aThread(id: string, changes: object = {}, said: readonly object[] = [asked]) {
  return {
    ...{ __typename: 'Thread', id, subject: `Question ${id}`, name: 'Kim Lee', email: 'kim@home.test' },
    ...{ isAnswered: false, isClosed: false, dueAt: '2026-11-26T12:00:00.000Z', pet: null, order: null },
    messages: said.map((message) => ({ __typename: 'ThreadMessage', ...message })),
    ...changes,
  };
}

function listed(where: object, nodes: readonly object[]): Answers[number] {
  return {
    request: { query: ShopThreadsDocument, variables: { where, first: 20 } },
    result: {
      data: {
        threads: {
          ...{ __typename: 'ThreadConnection', totalCount: nodes.length },
          edges: nodes.map((node) => ({ __typename: 'ThreadEdge', node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
    maxUsageCount: 5,
  };
}

const waiting = { isAnswered: false, isClosed: false };
const question = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the questions to the shop', () => {
  it('are counted beside the link to them, on every page of the staff', async () => {
    renderAdminPage('questions', [listed(waiting, []), waitingQuestions(3, {})], { role: 'STAFF' });
    expect(await screen.findByRole('link', { name: 'Questions 3 waiting' })).toBeVisible();
  });

  it('stand there with who asks, about what, and since when an answer is overdue', async () => {
    const about = {
      pet: { __typename: 'Pet', _id: 'rex', petname: 'Rex' },
      order: { __typename: 'Order', number: 'FP-7K3M-92QD' },
    };
    renderAdminPage('questions', [listed(waiting, [aThread('a', about)])]);
    const shown = await question('Question a');
    expect(shown.getByText('Is it shy?')).toBeVisible();
    expect(shown.getByRole('link', { name: 'kim@home.test' })).toHaveAttribute(
      'href',
      'mailto:kim@home.test',
    );
    expect(shown.getByRole('link', { name: 'Rex' })).toHaveAttribute('href', '/pet/rex');
    expect(shown.getByRole('link', { name: 'Order FP-7K3M-92QD' })).toHaveAttribute(
      'href',
      '/adminDashboard/orders/FP-7K3M-92QD',
    );
    expect(shown.getByText(/^Overdue since Nov 26, 2026/)).toBeVisible();
  });

  it('say who of the staff has answered', async () => {
    const done = aThread('b', { isAnswered: true, dueAt: null }, [asked, answered]);
    renderAdminPage('questions?show=answered', [listed({ isAnswered: true, isClosed: false }, [done])]);
    const [theirs, ours] = (await question('Question b')).getAllByRole('listitem');
    expect(ours).toHaveTextContent(/^The shop \(finn@petshop\.test\) .*A little\.$/);
    expect(theirs).toHaveTextContent(/^Kim Lee Nov 25/);
  });

  it.each([
    ['order=FP-7K3M-92QD', { orderNumber: 'FP-7K3M-92QD' }],
    ['item=rex', { petId: 'rex' }],
    ['from=kim%40home.test', { email: 'kim@home.test' }],
  ])('are those that %s names, answered or not', async (query, where) => {
    renderAdminPage(`questions?${query}`, [listed(where, [aThread('c')])]);
    await question('Question c');
    expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute(
      'href',
      '/adminDashboard/questions',
    );
  });

  it('are answered in place; an answer without words is not sent', async () => {
    const done = aThread('d', { isAnswered: true, dueAt: null }, [asked, answered]);
    renderAdminPage('questions', [
      listed(waiting, [aThread('d')]),
      {
        request: { query: AnswerThreadDocument, variables: { id: 'd', text: 'A little.' } },
        result: { data: { answerThread: done } },
      },
    ]);
    const form = within((await question('Question d')).getByRole('form', { name: 'Answer Question d' }));
    await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
    const text = form.getByLabelText('Your answer');
    expect(text).toBeInvalid();
    await userEvent.type(text, 'A little.');
    await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Your answer is on its way')).toBeVisible();
  });
});
