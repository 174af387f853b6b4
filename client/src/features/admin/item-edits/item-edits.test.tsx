import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';
import { PetsDataDocument } from '../pets/api/manage-pets.operations.ts';
import { EditItemsDocument, ItemsEditsDocument, UndoItemsEditDocument } from './item-edits.operations.ts';

/* Changes of more items than are made at once, in the list of items. */

const COUNT = 20_000;

const running = {
  ...{ __typename: 'ItemsEdit', id: 'edit', state: 'RUNNING', summary: 'Price +5%', by: 'Ada Keeper' },
  ...{ at: '2026-11-29T10:00:00.000Z', from: null, saleUntil: null, undoUntil: null, problem: null },
  ...{ count: COUNT, doneCount: 5200, keptCount: 0 },
};

const list = {
  request: { query: PetsDataDocument, variables: () => true },
  result: {
    data: {
      allPets: {
        ...{ __typename: 'PetConnection', totalCount: COUNT, edges: [] },
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The edits as they are asked for again and again; the last stays. */
function edits(...answers: object[]) {
  return answers.map((edit, place) => ({
    request: { query: ItemsEditsDocument },
    result: { data: { itemsEdits: [edit] } },
    ...(place === answers.length - 1 && { maxUsageCount: Number.POSITIVE_INFINITY }),
  }));
}

function region() {
  return screen.findByRole('region', { name: 'Changes of many items' });
}

it('shows how far a large change is, and what became of it once it is done', async () => {
  const undoUntil = new Date(Date.now() + 600_000).toISOString();
  const done = { ...running, state: 'DONE', doneCount: COUNT, keptCount: 3, undoUntil };
  renderAdminPage('ManagePetsdata', [list, ...edits(running, { ...running, doneCount: 9400 }, done)]);
  const shown = within(await region());
  expect(shown.getByText(/5,200 of 20,000 items are changed/)).toBeVisible();
  expect(shown.getByRole('progressbar', { name: 'Progress: Price +5%' })).toHaveAttribute(
    'aria-valuenow',
    '26',
  );
  expect(await shown.findByText(/9,400 of 20,000/, {}, { timeout: 3000 })).toBeVisible();
  expect(await screen.findByText(/^19,997 items changed, but for 3/, {}, { timeout: 3000 })).toBeVisible();
  expect(shown.getByRole('button', { name: 'Undo: Price +5%' })).toBeVisible();
  expect(shown.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('stops a large change, and says when its items are as they were', async () => {
  const undoing = { ...running, state: 'UNDOING', doneCount: 5000 };
  const stop = {
    request: { query: UndoItemsEditDocument, variables: { id: 'edit' } },
    result: { data: { undoItemsEdit: undoing } },
  };
  const undone = { ...running, state: 'UNDONE', doneCount: 0 };
  renderAdminPage('ManagePetsdata', [list, stop, ...edits(running, undoing, undone)]);
  const shown = within(await region());
  await userEvent.click(shown.getByRole('button', { name: 'Stop and undo: Price +5%' }));
  expect(await shown.findByText(/it is being undone, 5,000 to go/)).toBeVisible();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByText('They are as they were', {}, { timeout: 3000 })).toBeVisible();
});

it('says before that so many take their time, and then where to look', async () => {
  const looked = {
    ...{ ...running, id: null, state: 'LOOKED_AT', doneCount: 0, fingerprint: 'of it' },
    ...{ unchangedCount: 0, unusualCount: 0, problemCount: 0, problems: [], items: [] },
  };
  const answer = (edit: object, isDryRun: boolean) => ({
    request: {
      query: EditItemsDocument,
      variables: (given: Record<string, unknown>) => given.isDryRun === isDryRun,
    },
    result: { data: { editItems: edit } },
  });
  const begun = { ...looked, ...running, fingerprint: null };
  renderAdminPage('ManagePetsdata', [list, answer(looked, true), answer(begun, false), ...edits(running)]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change all 20,000 items…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Percent'), '5');
  expect(await dialog.findByText(/changed some after others/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change 20,000 items' }));
  expect(await screen.findByText(/^20,000 items are being changed/)).toBeVisible();
});
