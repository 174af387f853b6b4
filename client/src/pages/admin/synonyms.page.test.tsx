import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AddSynonymDocument,
  DismissMissedSearchDocument,
  MissedSearchesDocument,
  RemoveSynonymDocument,
  SynonymsDocument,
} from '../../features/admin/synonyms/synonyms.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

const couch = {
  ...{ __typename: 'Synonym', _id: 's1', word: 'couch', means: ['bed', 'cushion'] },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', isBuiltIn: false },
};
const leash = {
  ...{ __typename: 'Synonym', _id: 'built-in leash', word: 'leash', means: ['lead'] },
  ...{ createdAt: null, isBuiltIn: true },
};

function listAnswer(...synonyms: object[]) {
  return { request: { query: SynonymsDocument }, result: { data: { synonyms } } };
}

function aMissedSearch(words: string, count = 1) {
  return {
    ...{ __typename: 'MissedSearch', _id: words, count, reason: 'NOT_SOLD' },
    lastAt: '2026-11-20T12:00:00.000Z',
  };
}

function missedAnswer(...missedSearches: object[]) {
  return { request: { query: MissedSearchesDocument }, result: { data: { missedSearches } } };
}

/** Where nothing was missed, whenever that is asked for. */
const noneMissed = { ...missedAnswer(), maxUsageCount: Number.POSITIVE_INFINITY };

type Answers = Parameters<typeof renderAdminPage>[1];

function openSynonyms(answers: Answers, missed: Answers = [noneMissed]) {
  renderAdminPage('synonyms', [...answers, ...missed]);
}

const written = { __typename: 'Synonym', _id: 's1', word: 'couch' };
const adding = { query: AddSynonymDocument, variables: { word: 'couch', means: ['bed', 'cushion'] } };

async function fillIn(word: string, means: string) {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/^Word/));
  if (word) await user.paste(word);
  await user.click(screen.getByLabelText(/^Means/));
  if (means) await user.paste(means);
  await user.click(screen.getByRole('button', { name: 'Add synonym' }));
}

describe('the synonyms', () => {
  it('are shown with what they mean, those of the shop apart and not to be removed', async () => {
    openSynonyms([listAnswer(couch, leash)]);
    const row = (await screen.findByText('couch')).closest('tr');
    expect(row).toHaveTextContent('couchbed, cushionNov 20, 2026Remove');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    const builtIn = screen.getByText('Those that the shop comes with (1)').closest('details');
    expect(builtIn).toHaveTextContent('leash lead');
  });

  it('are added with one or more meanings', async () => {
    openSynonyms([
      listAnswer(leash),
      { request: adding, result: { data: { addSynonym: written } } },
      listAnswer(couch, leash),
    ]);
    expect(await screen.findByText('No synonyms yet')).toBeVisible();
    await fillIn(' couch ', 'bed,  cushion,');
    expect(await screen.findByText(/Searches for “couch” find bed, cushion/)).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Synonyms' })).toHaveTextContent('couch');
    expect(screen.getByLabelText(/^Word/)).toHaveValue('');
  });

  it.each([
    ['', 'bed', 'This field is required'],
    ['couch', '', 'This field is required'],
    ['…', 'bed', 'A word has a letter or a digit'],
    ['couch', 'one two three four', 'At most 3 words'],
  ])('are refused where they are none: %j means %j', async (word, means, problem) => {
    openSynonyms([listAnswer(leash)]);
    await screen.findByText('No synonyms yet');
    await fillIn(word, means);
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('say why the shop did not take one', async () => {
    const errors = [
      new GraphQLError('“couch” has a meaning already; remove that first', {
        extensions: { code: 'CONFLICT' },
      }),
    ];
    openSynonyms([listAnswer(couch), { request: adding, result: { errors } }]);
    await screen.findByText('couch');
    await fillIn('couch', 'bed, cushion');
    expect(await screen.findByText(/“couch” has a meaning already/)).toBeVisible();
    expect(screen.getByLabelText(/^Word/)).toHaveValue('couch');
  });

  it('are removed once that is confirmed', async () => {
    openSynonyms([
      listAnswer(couch, leash),
      {
        request: { query: RemoveSynonymDocument, variables: { id: 's1' } },
        result: { data: { removeSynonym: written } },
      },
      listAnswer(leash),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove couch' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Remove “couch”?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('“couch” means only itself again')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  });

  it('say so where they can not be fetched, and try again', async () => {
    openSynonyms([
      { request: { query: SynonymsDocument }, error: new Error('No connection') },
      listAnswer(couch),
    ]);
    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('couch')).toBeVisible();
  });
});

describe('what people looked for and did not find', () => {
  const parrots = aMissedSearch('parrot cage', 3);
  const vitamins = aMissedSearch('vitamins');

  it('is listed with how often, when and why', async () => {
    openSynonyms([listAnswer(leash)], [missedAnswer(parrots, vitamins)]);
    const row = (await screen.findByText('parrot cage')).closest('tr');
    expect(row).toHaveTextContent(/^parrot cage3Nov 20, 2026Not sold here/);
  });

  it('is nothing yet, says why where it can not be fetched, and tries again', async () => {
    openSynonyms(
      [listAnswer(couch)],
      [{ request: { query: MissedSearchesDocument }, error: new Error('No connection') }, missedAnswer()],
    );
    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing was missed')).toBeVisible();
  });

  it('begins a synonym, and is gone once it has a meaning', async () => {
    const variables = { word: 'vitamins', means: ['treat'] };
    const data = { addSynonym: { ...written, word: 'vitamins' } };
    openSynonyms(
      [
        listAnswer(leash),
        { request: { query: AddSynonymDocument, variables }, result: { data } },
        listAnswer(leash),
      ],
      [missedAnswer(parrots, vitamins), missedAnswer(parrots)],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add a synonym for vitamins' }));
    expect(screen.getByLabelText(/^Word/)).toHaveValue('vitamins');
    expect(screen.getByLabelText(/^Means/)).toHaveFocus();
    await userEvent.keyboard('treat{Enter}');
    await waitFor(() => expect(screen.queryByText('vitamins')).not.toBeInTheDocument());
    expect(screen.getByText('parrot cage')).toBeVisible();
    expect(screen.getByLabelText(/^Word/)).toHaveValue('');
  });

  it('is dismissed', async () => {
    openSynonyms(
      [listAnswer(leash)],
      [
        missedAnswer(parrots, vitamins),
        {
          request: { query: DismissMissedSearchDocument, variables: { words: 'parrot cage' } },
          result: { data: { dismissMissedSearch: { __typename: 'MissedSearch', _id: 'parrot cage' } } },
        },
        missedAnswer(vitamins),
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss parrot cage' }));
    expect(await screen.findByText('“parrot cage” is off the list')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('parrot cage')).not.toBeInTheDocument());
  });
});
