import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AddPromotionDocument,
  EndPromotionDocument,
  PromotionPreviewDocument,
  PromotionsDocument,
  UpdatePromotionDocument,
} from '../../features/admin/promotions/promotions.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

type Answers = Parameters<typeof renderAdminPage>[1];

function aPromotion(changes: object = {}) {
  return {
    ...{ __typename: 'Promotion', _id: 'promotion-1', code: 'FRIEND30', percentOff: 30, dollarsOff: null },
    ...{ minEntriesTotal: 0, categories: ['FOOD', 'ACCESSORIES'], types: [], from: null, until: null },
    ...{ maxUses: null, maxUsesPerAccount: 1, isActive: true, uses: 7 },
    ...changes,
  };
}

function listAnswer(promotions: readonly object[], { totalCount = promotions.length, after = '' } = {}) {
  const edges = promotions.map((node) => ({ __typename: 'PromotionEdge', node }));
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: totalCount > edges.length && !after,
    endCursor: 'end',
  };
  return {
    request: { query: PromotionsDocument, variables: { first: 20, ...(after && { after }) } },
    result: { data: { promotions: { __typename: 'PromotionConnection', totalCount, edges, pageInfo } } },
  };
}

/** What is answered to every promotion that is looked at. */
function previewAnswer(figures: object = {}) {
  const found = { orders: 40, isComplete: true, ordersReduced: 12, reductions: 123.4, ...figures };
  return {
    request: { query: PromotionPreviewDocument, variables: () => true },
    result: { data: { promotionPreview: { __typename: 'PromotionPreview', ...found } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

const input = {
  ...{ code: 'SPRING', percentOff: 15, dollarsOff: null, minEntriesTotal: 0, categories: [], types: [] },
  ...{ from: null, until: null, maxUses: null, maxUsesPerAccount: null },
};

function addAnswer(result: object, variables: object = { input }) {
  return { request: { query: AddPromotionDocument, variables }, result };
}

function render(...answers: Answers) {
  renderAdminPage('promotions', answers);
}

async function rowOf(code: string) {
  return within(await screen.findByRole('row', { name: new RegExp(`^${code} `) }));
}

async function openForm(button = 'New promotion') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function fill(dialog: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'spring');
  await userEvent.type(dialog.getByLabelText('Percent off'), '15');
}

describe('Promotions', () => {
  it('says of each what it takes off, for what, when, how often and whether it can be used', async () => {
    render(
      listAnswer([
        aPromotion(),
        aPromotion({
          ...{ _id: 'promotion-2', code: 'CATS5', percentOff: null, dollarsOff: 5, minEntriesTotal: 20 },
          ...{ categories: ['FOOD'], types: ['CAT'], until: '2020-01-02T12:00:00.000Z', maxUses: 9 },
          ...{ maxUsesPerAccount: null },
        }),
        aPromotion({ _id: 'promotion-3', code: 'NEXT', from: '2100-01-02T12:00:00.000Z' }),
        aPromotion({ _id: 'promotion-4', code: 'GONE', maxUses: 7 }),
        aPromotion({ _id: 'promotion-5', code: 'NO', isActive: false }),
      ]),
    );
    const text = async (code: string) =>
      (await screen.findByRole('row', { name: new RegExp(`^${code} `) })).textContent;
    expect(await text('FRIEND30')).toMatch(
      /30% off.*Food and accessories.*Always.*7.*once per account.*active/,
    );
    expect(await text('CATS5')).toMatch(
      /\$5\.00 off.*from \$20\.00.*Food for cats.*Until Jan 2, 2020.*7 of 9.*over/,
    );
    expect(await text('NEXT')).toMatch(/From Jan 2, 2100.*not begun/);
    expect(await text('GONE')).toMatch(/7 of 7.*used up/);
    expect(await text('NO')).toMatch(/ended/);
  });

  it('makes one, after it has said what it would have done, and lists it', async () => {
    const made = aPromotion({ _id: 'promotion-9', code: 'SPRING', percentOff: 15, maxUsesPerAccount: null });
    render(listAnswer([]), previewAnswer(), addAnswer({ data: { addPromotion: made } }), listAnswer([made]));
    expect(await screen.findByText('No promotions yet')).toBeVisible();
    const dialog = await openForm();
    expect(dialog.getByText(/Once the form is complete/)).toBeVisible();
    await fill(dialog);
    expect(await dialog.findByText('12 of 40')).toBeVisible();
    expect(dialog.getByText('$123.40')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Make promotion' }));
    expect(await rowOf('SPRING')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says beside each field what is wrong, and sends nothing', async () => {
    render(listAnswer([]), previewAnswer());
    const dialog = await openForm();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '?');
    await userEvent.type(dialog.getByLabelText('Orders in all'), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Make promotion' }));
    expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /3 to 32 letters, digits, - and _/,
    );
    expect(dialog.getByLabelText('Percent off')).toHaveAccessibleDescription(/Percent or dollars off/);
    expect(dialog.getByLabelText('Orders in all')).toHaveAccessibleDescription(/At least 1/);
    expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  });

  it('warns of what may leave less to pay than cards take', async () => {
    render(listAnswer([]), previewAnswer());
    const dialog = await openForm();
    const warning = () => dialog.queryByText(/Cards take at least \$0\.50/);
    await userEvent.type(dialog.getByLabelText('Percent off'), '99');
    expect(warning()).not.toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('Percent off'));
    await userEvent.type(dialog.getByLabelText('Percent off'), '100');
    expect(warning()).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Dollars' }));
    expect(warning()).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Dollars off'), '4');
    expect(warning()).toBeVisible();
  });

  it('says at the code that it exists, and keeps what was typed', async () => {
    const conflict = new GraphQLError('There is a promotion with this code already', {
      extensions: { code: 'CONFLICT' },
    });
    render(listAnswer([]), previewAnswer(), addAnswer({ errors: [conflict] }));
    const dialog = await openForm();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Make promotion' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
        /There is a promotion with this code already/,
      ),
    );
    expect(dialog.getByLabelText('Percent off')).toHaveValue('15');
  });

  it('says so where it could not be saved', async () => {
    render(listAnswer([]), previewAnswer(), {
      request: { query: AddPromotionDocument, variables: { input } },
      error: new Error('No way'),
    });
    const dialog = await openForm();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Make promotion' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/everything you typed is still here. No way/);
  });

  it('changes what was changed, and nothing else', async () => {
    const variables = {
      id: 'promotion-1',
      input: { percentOff: null, dollarsOff: 4, maxUsesPerAccount: null },
    };
    const after = aPromotion({ percentOff: null, dollarsOff: 4, maxUsesPerAccount: null });
    render(listAnswer([aPromotion()]), previewAnswer(), {
      request: { query: UpdatePromotionDocument, variables },
      result: { data: { updatePromotion: after } },
    });
    const dialog = await openForm('Edit FRIEND30');
    expect(dialog.getByLabelText('Percent off')).toHaveValue('30');
    await userEvent.click(dialog.getByRole('radio', { name: 'Dollars' }));
    await userEvent.type(dialog.getByLabelText('Dollars off'), '4');
    await userEvent.clear(dialog.getByLabelText('Orders per account'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await rowOf('FRIEND30')).getByText('$4.00 off')).toBeVisible());
  });

  it('asks before what was typed is lost', async () => {
    render(listAnswer([aPromotion()]), previewAnswer());
    const dialog = await openForm('Edit FRIEND30');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'X');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await dialog.findByText('Leave without saving your changes?')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks before it ends one, which can be brought back', async () => {
    render(
      listAnswer([aPromotion()]),
      {
        request: { query: EndPromotionDocument, variables: { id: 'promotion-1' } },
        result: { data: { endPromotion: aPromotion({ isActive: false }) } },
      },
      {
        request: {
          query: UpdatePromotionDocument,
          variables: { id: 'promotion-1', input: { isActive: true } },
        },
        result: { data: { updatePromotion: aPromotion() } },
      },
    );
    await userEvent.click((await rowOf('FRIEND30')).getByRole('button', { name: 'End FRIEND30' }));
    const question = within(await screen.findByRole('dialog', { name: 'End FRIEND30?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, end it' }));
    await waitFor(async () => expect((await rowOf('FRIEND30')).getByText('ended')).toBeVisible());
    await userEvent.click((await rowOf('FRIEND30')).getByRole('button', { name: 'Bring back FRIEND30' }));
    await waitFor(async () => expect((await rowOf('FRIEND30')).getByText('active')).toBeVisible());
  });

  it.each([
    ['that there were none', { orders: 0, ordersReduced: 0, reductions: 0 }, /No order was paid/],
    ['that there were more than it looked at', { orders: 2000, isComplete: false }, /newest 2000/],
  ])('says of the orders %s', async (_what, figures, words) => {
    render(listAnswer([aPromotion()]), previewAnswer(figures));
    const dialog = await openForm('Edit FRIEND30');
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('says so where the orders could not be read, and tries again', async () => {
    const request = { query: PromotionPreviewDocument, variables: () => true };
    render(listAnswer([aPromotion()]), { request, error: new Error('Too slow') }, previewAnswer());
    const dialog = await openForm('Edit FRIEND30');
    expect(await dialog.findByText('Too slow')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('12 of 40')).toBeVisible();
  });

  it('shows older ones on demand', async () => {
    render(
      listAnswer([aPromotion()], { totalCount: 2 }),
      listAnswer([aPromotion({ _id: 'promotion-2', code: 'OLD' })], { totalCount: 2, after: 'end' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await rowOf('OLD')).toBeTruthy();
    expect(await rowOf('FRIEND30')).toBeTruthy();
  });

  it('says so when they cannot be fetched, and tries again', async () => {
    const request = { query: PromotionsDocument, variables: { first: 20 } };
    render({ request, error: new Error('No way') }, listAnswer([aPromotion()]));
    expect(await screen.findByText('No way')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('FRIEND30')).toBeTruthy();
  });
});
