import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkStatusVar } from '../../../lib/network-status.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';
import { answerWith, asked, openImport, refuses, says } from '../../../testing/import-dialog.ts';
import { AnimalFilesDocument } from '../animal-files/animal-files.operations.ts';

const report = {
  ...{ dryRun: true, imported: false, created: [], fingerprint: 'seen' },
  changed: [
    {
      ...{ line: 2, _id: 'dog-1', petname: 'Biscuit' },
      changes: [
        { field: 'place', before: 'Kennel 4', after: 'Kennel 5' },
        { field: 'care', before: null, after: 'VACCINATION, Rabies, 2026-11-03' },
        { field: 'care', before: null, after: 'VACCINATION, Parvo, 2026-11-03' },
      ],
    },
  ],
  unchanged: [{ line: 4, _id: 'cat-1', petname: 'Miso' }],
  kept: [] as object[],
  badRows: [] as object[],
};

/** A list of one dog, and where it lives each time that it is asked for. */
function listAnswer(...places: string[]) {
  let times = 0;
  return {
    request: { query: AnimalFilesDocument, variables: () => true },
    result: () => {
      const place = places[Math.min(times, places.length - 1)];
      times += 1;
      const file = { __typename: 'AnimalFile', _id: 'dog-1', place, chipNumber: null, due: [] };
      const node = {
        ...{ __typename: 'Pet', _id: 'dog-1', petname: 'Biscuit', type: 'DOG', availability: 'AVAILABLE' },
        file,
      };
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      const edges = [{ __typename: 'PetEdge', node }];
      return { data: { allPets: { __typename: 'PetConnection', totalCount: 1, edges, pageInfo } } };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

function openDialog(...places: string[]) {
  renderAdminPage('animals', [listAnswer('Kennel 4', ...places)] as never);
  return openImport('Import files of animals', 'animals.csv');
}

beforeEach(() => {
  networkStatusVar('up');
});

describe('the import of files of animals', () => {
  it('shows what a file would write, does just that, and the list shows it', async () => {
    answerWith(says(report), says({ ...report, dryRun: false, imported: true }));
    const { dialog, choose, importButton } = await openDialog('Kennel 5');
    expect(importButton).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await choose();
    expect(await dialog.findByText('1 animal changed, 1 as before')).toBeVisible();
    const rows = within(dialog.getByRole('table', { name: 'Animals that change' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(
      /^Line 2Biscuit place Kennel 4 became Kennel 5care .*Rabies.*care .*Parvo/,
    );

    await userEvent.click(importButton);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Import files of animals' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('Imported: 1 animal changed, 1 as before')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Biscuit/ })).toHaveTextContent('Kennel 5');
    expect(asked).toEqual([
      '/admin/import/animals.csv?dryRun=true',
      '/admin/import/animals.csv?fingerprint=seen',
    ]);
  });

  it('names bad rows, and can be done once they are mended', async () => {
    const badRows = [{ line: 3, reason: 'careOn: A day such as 2026-11-28' }];
    answerWith(says({ ...report, badRows }), says(report));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    const table = within(await dialog.findByRole('table', { name: 'Bad rows' }));
    expect(table.getByRole('row', { name: /3 .*careOn: A day such as/ })).toBeVisible();
    expect(dialog.getByText(/^One row is wrong: nothing can be imported/)).toBeVisible();
    await userEvent.click(importButton);
    expect(asked).toHaveLength(1);
    await choose();
    expect(await dialog.findByText('The file can be imported.')).toBeVisible();
    expect(importButton).toHaveAttribute('aria-disabled', 'false');
  });

  it('says which rows of asm3 are about no animal of the shop', async () => {
    const kept = [{ line: 4, field: 'row', reason: 'Rex: no animal of the shop has this chip or name' }];
    answerWith(says({ ...report, changed: [], kept }));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    expect(await dialog.findByText('0 animals changed, 1 as before, 1 row left out')).toBeVisible();
    const section = within(dialog.getByRole('region', { name: 'What stays as it is' }));
    expect(section.getByRole('row', { name: /4 Rex: no animal of the shop/ })).toBeVisible();
    expect(importButton).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows what the shop says of a file that it does not take', async () => {
    const message = 'At most 2,000 rows and 8 MB in a file of animals: import it in parts';
    answerWith(refuses(413, 'PAYLOAD_TOO_LARGE', message));
    const { dialog, choose } = await openDialog();
    await choose();
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('looks at the file by itself once the connection is back', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')), says(report));
    const { dialog, choose } = await openDialog();
    await choose();
    expect(await dialog.findByText('The shop does not answer')).toBeVisible();
    await act(async () => networkStatusVar('up'));
    expect(await dialog.findByText('The file can be imported.')).toBeVisible();
  });

  it('shows anew what a file does when animals have changed meanwhile', async () => {
    answerWith(says(report), refuses(409, 'CONFLICT', 'Animals have changed'), says(report));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    await dialog.findByText('The file can be imported.');
    await userEvent.click(importButton);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Animals have changed since you looked');
  });
});
