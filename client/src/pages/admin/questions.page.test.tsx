import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AddThreadNoteDocument,
  AnsweredOrderDocument,
  AnswerTemplatesDocument,
  AnswerThreadDocument,
  ShopThreadsDocument,
} from '../../features/admin/questions/questions.operations.ts';
import { renderAdminPage, waitingQuestions } from '../../testing/admin-pages.tsx';
import { ThreadPhotoDocument } from '../../ui/threads/thread-photo.operations.ts';

type Answers = Parameters<typeof renderAdminPage>[1];

const asked = {
  ...{ at: '2026-11-25T12:00:00.000Z', by: 'SHOPPER', text: 'Is it shy?' },
  ...{ staff: null, photos: [] },
};
const answered = {
  at: '2026-11-25T13:00:00.000Z',
  by: 'SHOP',
  text: 'A little.',
  ...{ staff: 'finn@petshop.test', photos: [] },
};

function aThread(id: string, changes: object = {}, said: readonly object[] = [asked]) {
  return {
    ...{ __typename: 'Thread', id, subject: `Question ${id}`, name: 'Kim Lee', email: 'kim@home.test' },
    ...{ isAnswered: false, isClosed: false, dueAt: '2026-11-26T12:00:00.000Z', pet: null, order: null },
    ...{ notes: [], hereSince: null },
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

/** The answers that the owner keeps. */
function kept(...templates: readonly { name: string; text: string }[]): Answers[number] {
  const answerTemplates = templates.map((one) => ({ __typename: 'AnswerTemplate', ...one }));
  return {
    request: { query: AnswerTemplatesDocument },
    result: { data: { answerTemplates } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

const number = 'FP-7K3M-92QD';
const aboutOrder = { order: { __typename: 'Order', number } };

/** The order as it is when an answer is chosen. */
function theOrder(changes: object = {}): Answers[number] {
  const order = {
    ...{ __typename: 'Order', number, status: 'PAID', shipments: [] },
    delivery: { __typename: 'OrderDelivery', method: 'STANDARD' },
    promise: { __typename: 'DeliveryPromise', until: '2026-12-02' },
    ...changes,
  };
  return { request: { query: AnsweredOrderDocument, variables: { number } }, result: { data: { order } } };
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

  it('say since when somebody stands outside', async () => {
    const hereSince = new Date(Date.now() - 60_000).toISOString();
    renderAdminPage('questions', [listed(waiting, [aThread('o', { ...aboutOrder, hereSince })])]);
    expect((await question('Question o')).getByText(/^Waits outside since \d+:\d\d [AP]M/)).toBeVisible();
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

describe('the answers that the owner keeps', () => {
  const late = { name: 'Late', text: 'Hello {name}, {order} ({status}) comes by {day promised}. {tracking}' };
  const thanks = { name: 'Thanks', text: 'Thank you, {name}!' };

  it('are filled in from the order of the question, and leave open what nobody knows', async () => {
    renderAdminPage('questions', [
      listed(waiting, [aThread('e', aboutOrder)]),
      kept(late, thanks),
      theOrder(),
    ]);
    const shown = await question('Question e');
    await userEvent.selectOptions(await shown.findByLabelText('Begin with'), 'Late');
    const text = shown.getByLabelText<HTMLTextAreaElement>('Your answer');
    const open = '[… tracking …]';
    await waitFor(() =>
      expect(text).toHaveValue(`Hello Kim Lee, ${number} (Paid) comes by Wednesday, Dec 2. ${open}`),
    );
    await userEvent.click(shown.getByRole('button', { name: 'Send the answer' }));
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription('Fill in “tracking” first');
    expect(text).toHaveFocus();
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(open);
  });

  it('take the place of one another, and not of what was typed', async () => {
    renderAdminPage('questions', [
      listed(waiting, [aThread('f')]),
      kept({ name: 'First', text: 'One.' }, { name: 'Second', text: 'Two.' }),
    ]);
    const shown = await question('Question f');
    const choice = await shown.findByLabelText('Begin with');
    const text = shown.getByLabelText('Your answer');
    await userEvent.selectOptions(choice, 'First');
    await waitFor(() => expect(text).toHaveValue('One.'));
    await userEvent.selectOptions(choice, 'Second');
    await waitFor(() => expect(text).toHaveValue('Two.'));
    await userEvent.type(text, ' Or three.');
    await userEvent.selectOptions(choice, 'First');
    await waitFor(() => expect(text).toHaveValue('Two. Or three.\n\nOne.'));
  });

  it('say so where the order can not be read, and leave what was typed', async () => {
    const broken = {
      request: { query: AnsweredOrderDocument, variables: { number } },
      error: new Error('The shop can not be reached.'),
    };
    renderAdminPage('questions', [listed(waiting, [aThread('g', aboutOrder)]), kept(late), broken]);
    const shown = await question('Question g');
    await userEvent.type(shown.getByLabelText('Your answer'), 'Hello');
    await userEvent.selectOptions(await shown.findByLabelText('Begin with'), 'Late');
    expect(await screen.findByText(/The order could not be read/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Hello');
  });

  it('are not asked about where there are none', async () => {
    renderAdminPage('questions', [listed(waiting, [aThread('h')]), kept()]);
    const shown = await question('Question h');
    expect(shown.queryByLabelText('Begin with')).toBeNull();
  });
});

describe('notes on a question', () => {
  const aNote = (text: string) => ({
    ...{ __typename: 'StaffNote', _id: text, at: '2026-11-25T14:00:00.000Z', by: 'finn@petshop.test', text },
  });

  it('stand apart from what its shopper reads', async () => {
    renderAdminPage('questions', [listed(waiting, [aThread('i', { notes: [aNote('Ask the vet.')] })])]);
    const shown = await question('Question i');
    const notes = within(shown.getByRole('region', { name: 'Notes on Question i' }));
    expect(notes.getByRole('listitem')).toHaveTextContent(/^Ask the vet\.finn@petshop\.test, Nov 25/);
  });

  it('are written in place; one without words is not', async () => {
    const noted = { __typename: 'Thread', id: 'j', notes: [aNote('Calls on Friday.')] };
    renderAdminPage('questions', [
      listed(waiting, [aThread('j')]),
      {
        request: { query: AddThreadNoteDocument, variables: { id: 'j', text: 'Calls on Friday.' } },
        result: { data: { addThreadNote: noted } },
      },
    ]);
    const shown = await question('Question j');
    await userEvent.click(shown.getByRole('button', { name: 'Write a note on Question j' }));
    const form = within(shown.getByRole('form', { name: 'Note on Question j' }));
    const text = form.getByLabelText('Note for the staff');
    expect(text).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    expect(text).toBeInvalid();
    await userEvent.type(text, 'Calls on Friday.');
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    expect(await shown.findByText('Calls on Friday.')).toBeVisible();
    expect(shown.queryByRole('form', { name: 'Note on Question j' })).toBeNull();
    expect(shown.getByRole('region', { name: 'Notes on Question j' })).toHaveFocus();
  });

  it('are answered with photos, beside those that came along', async () => {
    const thread = aThread('p', {}, [{ ...asked, photos: [{ __typename: 'MessagePhoto', id: 'ear' }] }]);
    const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'tick.jpg', { type: 'image/jpeg' });
    renderAdminPage('questions', [
      listed(waiting, [thread]),
      {
        request: { query: ThreadPhotoDocument, variables: { id: 'ear' } },
        result: { data: { threadPhoto: '/9j/' } },
      },
      {
        request: { query: AnswerThreadDocument, variables: { id: 'p', text: 'A tick.', photos: [photo] } },
        result: { data: { answerThread: thread } },
      },
    ]);
    const shown = await question('Question p');
    expect(await shown.findByRole('button', { name: 'Photo 1 of 1 by Kim Lee, look closer' })).toBeVisible();
    const form = within(shown.getByRole('form', { name: 'Answer Question p' }));
    const field = document.querySelector<HTMLInputElement>('form[aria-label^=Answer] input[type=file]');
    if (!field) throw new Error('There is no field for photos');
    await userEvent.upload(field, photo);
    expect(await form.findByRole('img', { name: 'Preview of tick.jpg' })).toBeVisible();
    await userEvent.type(form.getByLabelText('Your answer'), 'A tick.');
    await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Your answer is on its way')).toBeVisible();
    expect(form.queryByRole('img')).not.toBeInTheDocument();
  });
});
