import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { AnimalPapersDocument } from '../../features/admin/papers/papers.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

const path = 'ManagePetsOrder/order-1/papers';
const request = { query: AnimalPapersDocument, variables: { id: 'order-1' } };

const agreement = {
  __typename: 'AdoptionAgreement',
  ...{ text: '# Rex\n\nThe shop gives Rex to Ada.', checklist: ['A leash', 'The fee'] },
  ...{ signedBy: null, signedAt: null },
};

const facts = {
  __typename: 'AnimalFacts',
  ...{ bornOn: '2020-01-01', isBirthEstimated: false, weightKg: 10, energy: null, experience: null },
  ...{ space: null, goodWithChildren: 'YES', goodWithDogs: 'UNKNOWN', goodWithCats: 'NO', hoursAlone: 4 },
  ...{ neutered: 'YES', vaccinated: 'YES', microchipped: 'YES', healthNotes: null },
};

const file = {
  __typename: 'AnimalFile',
  ...{ _id: 'rex', chipNumber: '981000012345678', eats: 'Kibble, 90 g twice a day' },
  medical: [
    {
      __typename: 'AnimalMedical',
      ...{ id: 'a', kind: 'VACCINATION', name: 'Rabies', on: '2026-10-01', nextOn: '2027-10-01' },
    },
  ],
  weights: [{ __typename: 'AnimalWeight', on: '2026-11-01', kg: 10 }],
};

const pet = {
  __typename: 'Pet',
  ...{ _id: 'rex', type: 'DOG', isAdoption: true, gender: 'MALE', facts, file },
};

function anOrder(changes: object = {}) {
  return {
    __typename: 'PetOrder',
    ...{ _id: 'order-1', petId: 'rex', petname: 'Rex', petDescription: 'a brown Harrier', petprice: 50 },
    ...{ username: 'Ada Keeper', location: '12 Lane', phone: '5551234567', email: 'ada@petshop.test' },
    ...{
      application: { __typename: 'PetApplication', stage: 'APPROVED' },
      fee: null,
      agreement,
      pet,
      ...changes,
    },
  };
}

function open(changes: object = {}) {
  const data = { me: { __typename: 'User', _id: 'user-1' }, petOrder: anOrder(changes) };
  return renderAdminPage(path, [{ request, result: { data } } as never]);
}

function sheet(name: string) {
  return screen.findByRole('article', { name });
}

describe('the papers of an animal', () => {
  it('are an agreement with both parties, the animal and the fee, and lines to sign on', async () => {
    open();
    const paper = await sheet('Agreement about Rex');
    for (const text of ['a brown Harrier', 'Ada Keeper', '12 Lane', '$50.00', 'The shop gives Rex to Ada.'])
      expect(paper).toHaveTextContent(text);
    expect(within(paper).getAllByText(/Day, signature/)).toHaveLength(2);
    expect(within(paper).getByText('Adoption fee')).toBeVisible();
  });

  it('print who signed by name in place of the lines', async () => {
    open({ agreement: { ...agreement, signedBy: 'Ada Keeper', signedAt: '2026-11-28T15:00:00.000Z' } });
    const paper = await sheet('Agreement about Rex');
    expect(paper).toHaveTextContent(/Signed by name: Ada Keeper, /);
    expect(within(paper).queryByText(/Day, signature/)).not.toBeInTheDocument();
  });

  it('are a record with chip, care, weights and food, which names no cost and nothing that nobody knows', async () => {
    open();
    const paper = await sheet('Record of Rex');
    for (const text of ['981000012345678', 'Rabies', 'Kibble, 90 g twice a day', '630 kcal a day', '10 kg'])
      expect(paper).toHaveTextContent(text);
    expect(paper).not.toHaveTextContent('$');
    expect(paper).not.toHaveTextContent('Not known');
  });

  it('say of many weights the newest', async () => {
    const weights = Array.from({ length: 8 }, (_, place) => ({
      ...{ __typename: 'AnimalWeight', on: `2026-11-0${place + 1}`, kg: 10 + place },
    }));
    open({ pet: { ...pet, file: { ...file, weights } } });
    const paper = within(await sheet('Record of Rex'));
    const shown = paper.getAllByRole('listitem').map((line) => line.textContent);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([6, 'Nov 3, 2026: 12 kg', 'Nov 8, 2026: 17 kg']);
  });

  it('say where nothing is noted', async () => {
    open({
      pet: {
        ...pet,
        type: 'OTHER',
        file: { ...file, chipNumber: null, eats: null, medical: [], weights: [] },
      },
    });
    const paper = await sheet('Record of Rex');
    for (const text of ['None is noted', 'None are noted', 'Ask us what it ate here'])
      expect(paper).toHaveTextContent(text);
    expect(paper).not.toHaveTextContent('kcal');
  });

  it('are a checklist to tick off, and print', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    expect(within(await sheet('Checklist for Rex')).getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are not there before the animal is theirs', async () => {
    open({ agreement: null });
    expect(await screen.findByText('There are no papers yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it.each([
    ['the page of its application', {}, 'Animal order', '/adminDashboard/ManagePetsOrder/order-1'],
    ['the list, without one', { application: null }, 'Animal orders', '/adminDashboard/ManagePetsOrder'],
  ])('lead back to %s', async (_where, changes, name, path) => {
    open(changes);
    await sheet('Agreement about Rex');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it.each([
    ['NOT_FOUND', 'There is no such order.'],
    ['INTERNAL', 'Something went wrong'],
  ])('say so where the answer is %s', async (code, text) => {
    const errors = [new GraphQLError('Something went wrong', { extensions: { code } })];
    renderAdminPage(path, [{ request, result: { errors } } as never]);
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });
});
