import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkStatusVar } from '../../../lib/network-status.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';
import { answerWith, asked, openImport, refuses, says } from '../../../testing/import-dialog.ts';
import { PetsDataDocument } from '../pets/api/manage-pets.operations.ts';

const report = {
  dryRun: true,
  imported: false,
  created: [
    {
      line: 3,
      _id: null,
      petname: 'Ouzel bowl',
      changes: ['petname', 'petprice', 'category', 'type'].map((field) => ({
        field,
        before: null,
        after: field,
      })),
    },
  ],
  changed: [
    {
      line: 2,
      _id: 'kibble',
      petname: 'Salmon kibble',
      changes: [{ field: 'petprice', before: '12.50', after: '9.50' }],
    },
  ],
  unchanged: [{ line: 4, _id: 'same', petname: 'Hay' }],
  kept: [] as { line: number; field: string; reason: string }[],
  badRows: [] as { line: number; reason: string }[],
  fingerprint: 'seen',
};

const noItems = {
  request: { query: PetsDataDocument, variables: { where: {}, orderBy: 'NEWEST', first: 20 } },
  result: {
    data: {
      allPets: {
        __typename: 'PetConnection',
        totalCount: 0,
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

function openDialog() {
  renderAdminPage('ManagePetsdata', [noItems]);
  return openImport('Import items', 'items.csv');
}

beforeEach(() => {
  networkStatusVar('up');
});

describe('Import CSV', () => {
  it('shows what a file would change, and then does just that', async () => {
    answerWith(says(report), says({ ...report, dryRun: false, imported: true }));
    const { dialog, choose, importButton } = await openDialog();
    expect(importButton).toHaveAttribute('aria-disabled', 'true');
    await choose();

    expect(await dialog.findByText('The file can be imported.')).toBeVisible();
    expect(dialog.getByText('1 item added, 1 changed, 1 as before')).toBeVisible();
    expect(dialog.getByText(/^This import cannot be undone/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Imports' })).toHaveAttribute('href', '/adminDashboard/imports');
    const rows = within(dialog.getByRole('table', { name: 'Items that change' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Line 2Salmon kibble petprice 12.50 became 9.50',
      expect.stringMatching(/^Line 3Ouzel bowl New4 fields/),
    ]);

    await userEvent.click(importButton);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Import items' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('Imported: 1 item added, 1 changed, 1 as before')).toBeVisible();
    expect(asked).toEqual([
      '/admin/import/items.csv?dryRun=true',
      '/admin/import/items.csv?fingerprint=seen',
    ]);
  });

  it('names every bad row by its line, and imports none of the others', async () => {
    const badRows = [
      { line: 5, reason: 'petprice: Not below 0; type: One of: dog, cat, other' },
      { line: 9, reason: '_id: The item of line 2 again' },
    ];
    answerWith(says({ ...report, badRows }));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    const table = within(await dialog.findByRole('table', { name: 'Bad rows' }));
    expect(table.getByRole('row', { name: /5 .*petprice: Not below 0; type: One of/ })).toBeVisible();
    expect(table.getByRole('row', { name: /9 .*The item of line 2 again/ })).toBeVisible();
    expect(dialog.getByText(/^2 rows are wrong: nothing can be imported/)).toBeVisible();
    await userEvent.click(importButton);
    expect(asked).toHaveLength(1);
  });

  it('says what was changed in the file and stays as it is', async () => {
    const kept = [{ line: 2, field: 'shelf', reason: 'Stays 007: a spreadsheet makes 7 of it by itself' }];
    answerWith(says({ ...report, kept }));
    const { dialog, choose } = await openDialog();
    await choose();
    const section = within(await dialog.findByRole('region', { name: 'What stays as it is' }));
    expect(section.getByRole('row', { name: /2 .*shelf: Stays 007: a spreadsheet makes 7/ })).toBeVisible();
  });

  it('sets the stock of a count only for whoever ticks it, before or after the file is chosen', async () => {
    answerWith(says(report));
    const { dialog, choose, importButton } = await openDialog();
    const box = dialog.getByRole('checkbox', { name: 'Set the stock to what the file says' });
    expect(box).not.toBeChecked();
    await choose();
    await dialog.findByText('The file can be imported.');
    await userEvent.click(box);
    await waitFor(() => expect(asked).toHaveLength(2));
    await dialog.findByText('The file can be imported.');
    await choose();
    await waitFor(() => expect(asked).toHaveLength(3));
    await dialog.findByText('The file can be imported.');
    await userEvent.click(importButton);
    await waitFor(() =>
      expect(asked).toEqual([
        '/admin/import/items.csv?dryRun=true',
        '/admin/import/items.csv?dryRun=true&setsStock=true',
        '/admin/import/items.csv?dryRun=true&setsStock=true',
        '/admin/import/items.csv?fingerprint=seen&setsStock=true',
      ]),
    );
  });

  it('has nothing to do for a file that changes nothing', async () => {
    answerWith(says({ ...report, created: [], changed: [] }));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    expect(await dialog.findByText('The file changes nothing.')).toBeVisible();
    expect(importButton).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows what the shop says of a file that it does not take, and asks again', async () => {
    answerWith(refuses(413, 'PAYLOAD_TOO_LARGE', 'The file is too large: at most 8 MB'), says(report));
    const { dialog, choose } = await openDialog();
    await choose();
    expect(await dialog.findByText('The file is too large: at most 8 MB')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('The file can be imported.')).toBeVisible();
  });

  it('leads with a file that is too large for it to the page that takes such files', async () => {
    answerWith(says({ job: '0123456789abcdef01234567' }, 202));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    expect(
      await dialog.findByText(/^This file has more than 2,000 rows\. Bring it on the page/),
    ).toBeVisible();
    expect(importButton).toHaveAttribute('aria-disabled', 'true');
  });

  it('looks at the file by itself once the connection is back', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')), says(report));
    const { dialog, choose } = await openDialog();
    await choose();
    expect(await dialog.findByText('The shop does not answer')).toBeVisible();
    await act(async () => networkStatusVar('up'));
    expect(await dialog.findByText('The file can be imported.')).toBeVisible();
  });

  it('shows anew what a file does when items have changed meanwhile', async () => {
    const now = { ...report, created: [], fingerprint: 'now' };
    const done = { ...now, dryRun: false, imported: true };
    answerWith(says(report), refuses(409, 'CONFLICT', 'Items have changed'), says(now), says(done));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    await dialog.findByText('The file can be imported.');
    await userEvent.click(importButton);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Items have changed since you looked');
    expect(await dialog.findByText('0 items added, 1 changed, 1 as before')).toBeVisible();
    await userEvent.click(importButton);
    await waitFor(() => expect(asked.at(-1)).toBe('/admin/import/items.csv?fingerprint=now'));
  });

  it('keeps the file and what it would do when the import fails', async () => {
    answerWith(says(report), refuses(503, 'UPSTREAM_UNAVAILABLE', 'The shop is very busy right now.'));
    const { dialog, choose, importButton } = await openDialog();
    await choose();
    await dialog.findByText('The file can be imported.');
    await userEvent.click(importButton);
    expect(await dialog.findByRole('alert')).toHaveTextContent('The shop is very busy right now.');
    expect(dialog.getByText('The file can be imported.')).toBeVisible();
    expect(importButton).toHaveAttribute('aria-disabled', 'false');
  });
});
