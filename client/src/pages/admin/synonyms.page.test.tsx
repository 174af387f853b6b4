import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AddSynonymDocument,
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
    renderAdminPage('synonyms', [listAnswer(couch, leash)]);
    const row = (await screen.findByText('couch')).closest('tr');
    expect(row).toHaveTextContent('couchbed, cushionNov 20, 2026Remove');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    const builtIn = screen.getByText('Those that the shop comes with (1)').closest('details');
    expect(builtIn).toHaveTextContent('leash lead');
  });

  it('are added with one or more meanings', async () => {
    renderAdminPage('synonyms', [
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
    renderAdminPage('synonyms', [listAnswer(leash)]);
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
    renderAdminPage('synonyms', [listAnswer(couch), { request: adding, result: { errors } }]);
    await screen.findByText('couch');
    await fillIn('couch', 'bed, cushion');
    expect(await screen.findByText(/“couch” has a meaning already/)).toBeVisible();
    expect(screen.getByLabelText(/^Word/)).toHaveValue('couch');
  });

  it('are removed once that is confirmed', async () => {
    renderAdminPage('synonyms', [
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
    renderAdminPage('synonyms', [
      { request: { query: SynonymsDocument }, error: new Error('No connection') },
      listAnswer(couch),
    ]);
    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('couch')).toBeVisible();
  });
});
