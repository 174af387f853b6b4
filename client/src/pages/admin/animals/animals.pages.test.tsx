import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AddAnimalMedicalDocument,
  AddAnimalWeightDocument,
  AnimalFileDocument,
  AnimalFilesDocument,
  DueCareDocument,
  RemoveAnimalMedicalDocument,
  SaveAnimalFileDocument,
} from '../../../features/admin/animal-files/animal-files.operations.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';

const rabies = {
  ...{ __typename: 'AnimalMedical', id: 'm-1', kind: 'VACCINATION', name: 'Rabies' },
  ...{ on: '2025-11-20', nextOn: '2026-11-20', cost: 42.5 },
};
const due = {
  ...{ __typename: 'UpcomingCare', id: 'm-1', kind: 'VACCINATION', name: 'Rabies' },
  ...{ dueOn: '2026-11-20', isOverdue: true },
};
const file = {
  ...{ __typename: 'AnimalFile', _id: 'dog-1', place: 'Kennel 4', chipNumber: null, notes: null },
  intake: { __typename: 'AnimalIntake', from: 'County shelter', on: '2026-11-02', notes: null },
  ...{ medical: [rabies], weights: [{ __typename: 'AnimalWeight', on: '2026-11-02', kg: 6.4 }], due: [due] },
  papers: [],
};

function fileAnswer(changes: object | null = {}, withMoney = true) {
  const pet = { __typename: 'Pet', _id: 'dog-1', petname: 'Biscuit', category: 'PETS' };
  return {
    request: { query: AnimalFileDocument, variables: { petId: 'dog-1', withMoney } },
    result: {
      data: {
        me: { __typename: 'User', _id: 'user-0' },
        pet: { ...pet, file: changes && { ...file, ...changes } },
      },
    },
  };
}

function changeAnswer(query: typeof SaveAnimalFileDocument, name: string, variables: object) {
  return {
    request: { query, variables: { petId: 'dog-1', ...variables } },
    result: { data: { [name]: { __typename: 'AnimalFile', _id: 'dog-1' } } },
  } as never;
}

function listAnswer(nodes: readonly object[]) {
  const edges = nodes.map((node) => ({ __typename: 'PetEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  return {
    request: { query: AnimalFilesDocument, variables: () => true },
    result: {
      data: { allPets: { __typename: 'PetConnection', totalCount: nodes.length, edges, pageInfo } },
    },
  } as never;
}

beforeEach(() => sessionStorage.clear());

describe('the files of animals', () => {
  it('say where each lives and what it is to get, with all that is due above', async () => {
    const biscuit = {
      __typename: 'Pet',
      _id: 'dog-1',
      petname: 'Biscuit',
      type: 'DOG',
      availability: 'AVAILABLE',
    };
    const careful = {
      ...due,
      __typename: 'DueCare',
      pet: { __typename: 'Pet', _id: 'dog-1', petname: 'Biscuit' },
    };
    renderAdminPage('animals', [
      listAnswer([{ ...biscuit, file }]),
      { request: { query: DueCareDocument }, result: { data: { dueCare: [careful] } } } as never,
    ]);
    const row = await screen.findByRole('row', { name: /Biscuit/ });
    expect(row).toHaveTextContent(/BiscuitIn the shopKennel 4Not saidRabies, Nov 20, 2026 Overdue/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/adminDashboard/animals/dog-1');
    const panel = await screen.findByRole('region', { name: 'Care that is due' });
    expect(panel).toHaveTextContent('Biscuit: Vaccination, Rabies, by Nov 20, 2026Overdue');
  });

  it('say that there are none', async () => {
    renderAdminPage('animals', [listAnswer([])]);
    expect(await screen.findByText('The shop has no animals yet.')).toBeVisible();
  });
});

describe('the file of an animal', () => {
  it('is changed by what staff write, and nothing of what they empty stays', async () => {
    const input = {
      intake: { from: 'County shelter', on: '2026-11-02', notes: null },
      ...{ chipNumber: '981000012345678', place: null, eats: null, notes: null },
    };
    renderAdminPage('animals/dog-1', [
      fileAnswer(),
      changeAnswer(SaveAnimalFileDocument, 'saveAnimalFile', { input }),
      fileAnswer(input),
    ]);
    const form = await screen.findByRole('form', { name: 'File' });
    const user = userEvent.setup();
    await user.type(within(form).getByLabelText('Number of its chip'), '981000012345678');
    await user.clear(within(form).getByLabelText('Where it lives in the shop'));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('has entries with their costs, adds one and removes one', async () => {
    const input = { kind: 'VACCINATION', name: 'Distemper', on: '2026-11-02', nextOn: null, cost: 30 };
    renderAdminPage('animals/dog-1', [
      fileAnswer(),
      changeAnswer(AddAnimalMedicalDocument as never, 'addAnimalMedical', { input }),
      fileAnswer({ medical: [rabies, { ...rabies, ...input, id: 'm-2' }] }),
      changeAnswer(RemoveAnimalMedicalDocument as never, 'removeAnimalMedical', { medicalId: 'm-1' }),
      fileAnswer({ medical: [{ ...rabies, ...input, id: 'm-2' }] }),
    ]);
    expect(await screen.findByText(/Rabies.*/)).toBeVisible();
    expect(screen.getByText(/\$42\.50/)).toBeVisible();
    const form = screen.getByRole('form', { name: 'New entry' });
    const user = userEvent.setup();
    await user.click(within(form).getByRole('button', { name: 'Add entry' }));
    expect(await within(form).findByText('When it was, or is due')).toBeVisible();
    await user.type(within(form).getByLabelText('Name'), 'Distemper');
    await user.type(within(form).getByLabelText('Done on'), '2026-11-02');
    await user.type(within(form).getByLabelText('Cost, $'), '30');
    await user.click(within(form).getByRole('button', { name: 'Add entry' }));
    expect(await screen.findByText(/\$30\.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Rabies' }));
    expect(await screen.findByText('Removed')).toBeVisible();
  });

  it('takes a weight', async () => {
    renderAdminPage('animals/dog-1', [
      fileAnswer(),
      changeAnswer(AddAnimalWeightDocument as never, 'addAnimalWeight', { on: '2026-11-03', kg: 6.6 }),
      fileAnswer({ weights: [{ __typename: 'AnimalWeight', on: '2026-11-03', kg: 6.6 }] }),
    ]);
    const form = await screen.findByRole('form', { name: 'New weight' });
    const user = userEvent.setup();
    await user.clear(within(form).getByLabelText('Day'));
    await user.type(within(form).getByLabelText('Day'), '2026-11-03');
    await user.type(within(form).getByLabelText('Weight, kg'), '6,6');
    await user.click(within(form).getByRole('button', { name: 'Add weight' }));
    expect(await screen.findByText(/6\.6 kg/)).toBeVisible();
  });

  it('shows and asks staff no costs', async () => {
    const { cost: _cost, ...entry } = rabies;
    renderAdminPage('animals/dog-1', [fileAnswer({ medical: [entry] }, false)], { role: 'STAFF' });
    expect(await screen.findByRole('form', { name: 'New entry' })).toBeVisible();
    expect(screen.queryByLabelText('Cost, $')).toBeNull();
  });

  it('is of animals alone, and of those that are there', async () => {
    renderAdminPage('animals/dog-1', [fileAnswer(null)]);
    expect(await screen.findByText('Only animals have one.')).toBeVisible();
  });

  it('says where there is no such animal', async () => {
    const gone = new GraphQLError('Item not found', { extensions: { code: 'NOT_FOUND' } });
    const variables = { petId: 'dog-1', withMoney: true };
    renderAdminPage('animals/dog-1', [
      { request: { query: AnimalFileDocument, variables }, result: { errors: [gone] } } as never,
    ]);
    expect(await screen.findByText('There is no such animal')).toBeVisible();
  });
});
