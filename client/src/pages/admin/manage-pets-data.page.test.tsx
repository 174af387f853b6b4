import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { optionalFacts } from '../../../../domain/catalogue/item-fields.ts';
import {
  ChangePetDocument,
  DeletePetDocument,
  EditPetDocument,
  PetDeletionPreviewDocument,
  PetsDataDocument,
  RestorePetDocument,
  WholePetDocument,
} from '../../features/admin/pets/api/manage-pets.operations.ts';
import type { PetsDataFieldsFragment } from '../../gql/graphql.ts';
import { renderAdminPage, waitingQuestions } from '../../testing/admin-pages.tsx';

type Pet = PetsDataFieldsFragment & { readonly __typename: 'Pet' };

const kibble: Pet = {
  __typename: 'Pet',
  _id: 'kibble',
  petname: 'Salmon kibble',
  petprice: 12.5,
  category: 'FOOD',
  type: 'CAT',
  stock: 40,
  shelf: 'B 12',
  availability: 'AVAILABLE',
  isAvailable: true,
  createdAt: '2026-11-20T09:30:00.000Z',
  image: null,
};
const bramble: Pet = {
  ...kibble,
  _id: 'bramble',
  petname: 'Bramble',
  petprice: 340,
  category: 'PETS',
  type: 'DOG',
  stock: null,
};

const everything = { where: {}, orderBy: 'NEWEST', first: 20 };

function list(
  pets: readonly Pet[],
  variables: object = everything,
  total = pets.length,
  hasNextPage = total > pets.length,
) {
  return {
    request: { query: PetsDataDocument, variables },
    result: {
      data: {
        allPets: {
          __typename: 'PetConnection',
          totalCount: total,
          edges: pets.map((node) => ({ __typename: 'PetEdge', node })),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage,
            endCursor: pets.length > 0 ? `after ${pets.at(-1)?._id}` : null,
          },
        },
      },
    },
  };
}

function change(pet: Pet, input: Partial<Pet> & { stockWas?: number }, delay = 0) {
  const { stockWas: _seen, ...changed } = input;
  return {
    request: { query: ChangePetDocument, variables: { id: pet._id, input } },
    delay,
    result: { data: { updatePet: { ...pet, ...changed } } },
  };
}

function refused(message: string) {
  return { errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })] };
}

function rowOf(petname: string) {
  return within(screen.getByRole('row', { name: new RegExp(petname) }));
}

function valueButton(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name}`) });
}

async function openList(...answers: Parameters<typeof renderAdminPage>[1]) {
  renderAdminPage('ManagePetsdata', answers);
  await screen.findByRole('table', { name: 'Pets data' });
  return userEvent.setup();
}

describe('Pets data', () => {
  it('shows every item with what it costs, how many there are and how it stands', async () => {
    await openList(
      list([
        bramble,
        kibble,
        { ...kibble, _id: 'low', petname: 'Rope tug', stock: 3 },
        { ...kibble, _id: 'none', petname: 'Hay', stock: 0 },
        { ...bramble, _id: 'sold', petname: 'Clover', availability: 'SOLD' },
        { ...bramble, _id: 'gone', petname: 'Juniper', availability: 'RETIRED' },
      ]),
    );

    expect(rowOf('Bramble').getByText('$340.00')).toBeVisible();
    expect(rowOf('Bramble').getByText('one of a kind')).toBeVisible();
    expect(rowOf('Salmon kibble').getByText('In the shop')).toBeVisible();
    expect(rowOf('Salmon kibble').getByText('40')).toBeVisible();
    expect(rowOf('Rope tug').getByText('Low stock')).toBeVisible();
    expect(rowOf('Hay').getByText('Out of stock')).toBeVisible();
    expect(rowOf('Clover').getByText('Sold')).toBeVisible();
    expect(rowOf('Juniper').getByText('Retired')).toBeVisible();
    expect(rowOf('Juniper').getByRole('button', { name: 'Bring back Juniper' })).toBeVisible();
    expect(rowOf('Juniper').queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(screen.getByText('6 of 6 shown')).toBeVisible();
  });

  it('says Loading...... and then No Data where the filter lets nothing through', async () => {
    renderAdminPage('ManagePetsdata?category=food', [
      list([], { ...everything, where: { category: 'FOOD' } }),
    ]);

    expect(screen.getByText('Loading......')).toBeVisible();
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.getByLabelText('Category')).toHaveValue('FOOD');
  });

  it('says what went wrong, and asks again', async () => {
    renderAdminPage('ManagePetsdata', [
      { request: { query: PetsDataDocument, variables: everything }, result: refused('Not now') },
      list([bramble]),
    ]);

    expect(await screen.findByText('Not now')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Bramble/ })).toBeVisible();
  });

  it('reads search, filters, order and length of the list from the address', async () => {
    const variables = { where: { type: 'DOG', availability: 'SOLD' }, search: 'rope', orderBy: 'NAME' };
    renderAdminPage('ManagePetsdata?q=rope&type=dog&state=sold&sort=name&shown=40', [
      list([bramble], { ...variables, first: 20 }, 2),
      list([kibble], { ...variables, first: 39, after: 'after bramble' }, 2, false),
    ]);

    expect(await screen.findByText('2 of 2 shown')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('rope');
    expect(screen.getByLabelText('State')).toHaveValue('SOLD');
    expect(screen.getByLabelText('Sort by')).toHaveValue('NAME');
  });

  it('searches once the typing pauses, and clears again', async () => {
    const user = await openList(
      list([bramble, kibble]),
      list([kibble], { ...everything, search: 'salmon' }),
      list([bramble, kibble]),
    );

    await user.type(screen.getByLabelText('Search'), 'salmon');
    expect(await screen.findByText('1 of 1 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('2 of 2 shown')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('shows more on request', async () => {
    const first = Array.from({ length: 20 }, (_, index) => ({
      ...kibble,
      _id: `food-${index}`,
      petname: `Food ${index}`,
    }));
    const user = await openList(
      list(first, everything, 21),
      list([bramble], { ...everything, after: 'after food-19' }, 21, false),
    );

    expect(screen.getByText('20 of 21 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('21 of 21 shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('a value in its place', () => {
  it('is saved by Enter, shown before the answer is there, and the focus stays', async () => {
    const user = await openList(
      list([kibble]),
      change(kibble, { petprice: 13.75 }, Number.POSITIVE_INFINITY),
    );

    await user.click(valueButton('Price of Salmon kibble'));
    const field = screen.getByRole('spinbutton', { name: 'Price of Salmon kibble' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '13.75{Enter}');

    expect(valueButton('Price of Salmon kibble')).toHaveTextContent('$13.75');
    expect(valueButton('Price of Salmon kibble')).toHaveFocus();
    expect(screen.getByText('Saving Price of Salmon kibble')).toBeInTheDocument();
  });

  it.each(['{Enter}', '{Escape}'])(
    'is closed by %s where nothing was changed, and stays closed',
    async (key) => {
      const user = await openList(list([kibble]));
      await user.click(valueButton('Price of Salmon kibble'));
      await user.keyboard(key);
      expect(valueButton('Price of Salmon kibble')).toHaveFocus();
      expect(screen.queryByRole('spinbutton', { name: 'Price of Salmon kibble' })).not.toBeInTheDocument();
    },
  );

  it('is asked about where a price falls to nearly nothing, and stays where nobody is sure', async () => {
    const user = await openList(list([kibble]), change(kibble, { petprice: 0.01 }));
    for (const answer of ['No, go back', 'Save $0.01']) {
      await user.click(valueButton('Price of Salmon kibble'));
      await user.clear(screen.getByRole('spinbutton', { name: 'Price of Salmon kibble' }));
      await user.keyboard('0.01{Enter}');
      const question = within(
        await screen.findByRole('dialog', { name: 'Change the price of Salmon kibble?' }),
      );
      expect(question.getByText('It costs $12.50 now, and would cost $0.01.')).toBeVisible();
      expect(valueButton('Price of Salmon kibble')).toHaveTextContent('$12.50');
      await user.click(question.getByRole('button', { name: answer }));
    }
    await waitFor(() => expect(valueButton('Price of Salmon kibble')).toHaveTextContent('$0.01'));
  });

  it('is taken back like a deletion', async () => {
    const user = await openList(
      list([kibble]),
      change(kibble, { petprice: 13.75 }),
      change(kibble, { petprice: 12.5 }),
    );
    await user.click(valueButton('Price of Salmon kibble'));
    await user.clear(screen.getByRole('spinbutton', { name: 'Price of Salmon kibble' }));
    await user.keyboard('13.75{Enter}');
    expect(await screen.findByText('Salmon kibble costs $13.75 now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Salmon kibble costs $12.50 again')).toBeVisible();
    expect(valueButton('Price of Salmon kibble')).toHaveTextContent('$12.50');
  });

  it('is saved by leaving it', async () => {
    const user = await openList(list([kibble]), change(kibble, { stock: 7, stockWas: 40 }));

    await user.click(valueButton('Stock of Salmon kibble'));
    await user.clear(screen.getByRole('spinbutton', { name: 'Stock of Salmon kibble' }));
    await user.keyboard('7');
    await user.tab();

    expect(await screen.findByText('Low stock')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Saving/)).not.toBeInTheDocument());
    expect(valueButton('Stock of Salmon kibble')).toHaveTextContent('7');
  });

  it('is a stock less what was sold meanwhile, and taking it back keeps that too', async () => {
    const asked = change(kibble, { stock: 42, stockWas: 40 });
    const sold = { ...asked, result: { data: { updatePet: { ...kibble, stock: 38 } } } };
    const user = await openList(
      list([kibble]),
      sold,
      change({ ...kibble, stock: 42 }, { stock: 40, stockWas: 42 }),
    );
    await user.click(valueButton('Stock of Salmon kibble'));
    await user.clear(screen.getByRole('spinbutton', { name: 'Stock of Salmon kibble' }));
    await user.keyboard('42{Enter}');
    expect(await screen.findByText('The stock of Salmon kibble is 38 now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The stock of Salmon kibble is as it was')).toBeVisible();
  });

  it('is read with a decimal comma, typed or pasted', async () => {
    const user = await openList(
      list([kibble]),
      change(kibble, { petprice: 13.75 }),
      change({ ...kibble, petprice: 13.75 }, { petprice: 14.5 }),
    );
    const field = () => screen.getByRole('spinbutton', { name: 'Price of Salmon kibble' });

    await user.click(valueButton('Price of Salmon kibble'));
    await user.clear(field());
    await user.type(field(), '13,75{Enter}');
    expect(await screen.findByText('$13.75')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Saving/)).not.toBeInTheDocument());

    await user.click(valueButton('Price of Salmon kibble'));
    await user.clear(field());
    await user.paste('$14,50');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('$14.50')).toBeVisible();
  });

  it('is not taken for another one where a mark could stand between thousands', async () => {
    const user = await openList(list([kibble]));

    await user.click(valueButton('Stock of Salmon kibble'));
    const field = screen.getByRole('spinbutton', { name: 'Stock of Salmon kibble' });
    await user.clear(field);
    await user.type(field, '1.000{Enter}');
    expect(
      await screen.findByText('Could be 1000 or 1: please write nothing between thousands'),
    ).toBeVisible();
    expect(field).toHaveValue('1.000');
  });

  it('counts up and down by the arrow keys', async () => {
    const user = await openList(list([kibble]));

    await user.click(valueButton('Price of Salmon kibble'));
    const field = screen.getByRole('spinbutton', { name: 'Price of Salmon kibble' });
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue('13.5');
    expect(field).toHaveAttribute('aria-valuenow', '13.5');
    await user.clear(field);
    await user.type(field, '0,75{ArrowDown}');
    expect(field).toHaveValue('0');
  });

  it('is as it was after Escape', async () => {
    const user = await openList(list([kibble]));

    await user.click(valueButton('Name of Salmon kibble'));
    await user.keyboard('Tuna kibble{Escape}');

    expect(valueButton('Name of Salmon kibble')).toHaveTextContent('Salmon kibble');
    expect(valueButton('Name of Salmon kibble')).toHaveFocus();
  });

  it('keeps its field open where it breaks a rule', async () => {
    const user = await openList(list([kibble]));

    await user.click(valueButton('Price of Salmon kibble'));
    const field = screen.getByRole('spinbutton', { name: 'Price of Salmon kibble' });
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(field).toBeInvalid();

    await user.type(field, '1.999{Enter}');
    expect(await screen.findByText('At most two decimals')).toBeVisible();
  });

  it('rolls back what the shop refuses, says why, and has it ready to be put right', async () => {
    const user = await openList(list([kibble]), {
      request: { query: ChangePetDocument, variables: { id: 'kibble', input: { petname: 'Tuna kibble' } } },
      result: refused('Somebody else was quicker'),
    });

    await user.click(valueButton('Name of Salmon kibble'));
    await user.keyboard('Tuna kibble{Enter}');
    expect(await screen.findByText('“Tuna kibble” was not saved. Somebody else was quicker')).toBeVisible();
    await user.click(valueButton('Name of Salmon kibble'));
    expect(screen.getByRole('textbox', { name: 'Name of Salmon kibble' })).toHaveValue('Tuna kibble');
  });
});

describe('Edit all', () => {
  const texts = {
    gender: 'MALE',
    age: 'ADULT',
    color: 'BROWN',
    clan: null,
    ...Object.fromEntries(optionalFacts.map((name) => [name, null])),
    ...{ unitPrice: null, choices: null, netWeightGrams: 2000, ingredients: 'Salmon, rice' },
    short: 'Crunchy.',
    details: 'Two kilograms.',
    pictures: [],
  };
  const whole = {
    request: { query: WholePetDocument, variables: { id: 'kibble', seesFigures: true } },
    result: { data: { me: { __typename: 'User', _id: 'u1' }, pet: { ...kibble, ...texts } } },
  };
  const picture = new File(['a picture'], 'kibble.jpg', { type: 'image/jpeg' });

  async function openEditor(...answers: Parameters<typeof renderAdminPage>[1]) {
    const user = await openList(list([kibble]), whole, ...answers);
    await user.click(screen.getByRole('button', { name: 'Edit all of Salmon kibble' }));
    const form = within(await screen.findByRole('form', { name: 'Edit Salmon kibble' }));
    return { user, form };
  }

  function edit(input: object, img: unknown, result: object) {
    return {
      request: { query: EditPetDocument, variables: { id: 'kibble', input, img } },
      result,
    };
  }

  it('leads to the questions that wait about it, and loses nothing that is typed', async () => {
    const { form } = await openEditor(waitingQuestions(2, { petId: 'kibble' }));
    const link = await form.findByRole('link', { name: '2 questions wait for an answer' });
    expect(link).toHaveAttribute('href', '/adminDashboard/questions?item=kibble');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('sends only what was changed, with the new picture', async () => {
    const { user, form } = await openEditor(
      edit({ details: 'Three kilograms.' }, picture, {
        data: { updatePet: { ...kibble, ...texts, details: 'Three kilograms.' } },
      }),
    );

    expect(form.getByLabelText(/^Pet price/)).toHaveValue('12.5');
    expect(form.queryByLabelText(/^Clan/)).not.toBeInTheDocument();
    await user.clear(form.getByLabelText(/^Pet details/));
    await user.type(form.getByLabelText(/^Pet details/), 'Three kilograms.');
    await user.upload(form.getByLabelText('Choose Pets Picture'), picture);
    expect(await form.findByAltText('Preview of kibble.jpg')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Salmon kibble is saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('changes facts of goods, and takes them away', async () => {
    const { user, form } = await openEditor(
      edit({ netWeightGrams: 3000, ingredients: null }, null, {
        data: { updatePet: { ...kibble, ...texts, netWeightGrams: 3000, ingredients: null } },
      }),
    );

    await user.clear(form.getByLabelText(/^Net weight/));
    await user.type(form.getByLabelText(/^Net weight/), '2 kg');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A whole number')).toBeVisible();

    await user.clear(form.getByLabelText(/^Net weight/));
    await user.type(form.getByLabelText(/^Net weight/), '3000');
    await user.clear(form.getByLabelText(/^Ingredients/));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Salmon kibble is saved')).toBeVisible();
  });

  it('asks for what was emptied', async () => {
    const { user, form } = await openEditor();

    await user.clear(form.getByLabelText(/^Short description/));
    await user.clear(form.getByLabelText('Stock'));
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await form.findAllByText('This field is required')).toHaveLength(2);
  });

  it('keeps everything where the shop can not be reached', async () => {
    const { user, form } = await openEditor({
      ...edit({ petname: 'Tuna kibble' }, null, {}),
      result: undefined,
      error: new TypeError('Failed to fetch'),
    });

    await user.clear(form.getByLabelText(/^Pet name/));
    await user.type(form.getByLabelText(/^Pet name/), 'Tuna kibble');
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await form.findByText(/Nothing was saved, and everything you typed is still here/)).toBeVisible();
    expect(form.getByLabelText(/^Pet name/)).toHaveValue('Tuna kibble');
  });

  it('does not lose what was typed to a slip of the finger', async () => {
    const { user, form } = await openEditor();

    await user.type(form.getByLabelText(/^Pet details/), ' More.');
    await user.keyboard('{Escape}');
    expect(await form.findByText('Leave without saving your changes?')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText(/^Pet details/)).toHaveValue('Two kilograms. More.');

    await user.keyboard('{Escape}');
    await user.click(await form.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Delete', () => {
  function deletion(pet: Pet, availability: 'AVAILABLE' | 'RETIRED') {
    const { __typename, _id, petname } = pet;
    return {
      request: { query: DeletePetDocument, variables: { id: _id } },
      result: { data: { deletePet: { __typename, _id, petname, availability, isAvailable: false } } },
    };
  }

  /** Who has asked for an animal. */
  function askedFor(pet: Pet, waiting = 0, acceptedBy: string | null = null) {
    const accepted = acceptedBy && { __typename: 'PetOrder', _id: 'order-1', username: acceptedBy };
    const petDeletionPreview = { __typename: 'PetDeletionPreview', waiting, accepted };
    return {
      request: { query: PetDeletionPreviewDocument, variables: { id: pet._id } },
      result: { data: { petDeletionPreview } },
    };
  }

  function restoration(pet: Pet) {
    return {
      request: { query: RestorePetDocument, variables: { id: pet._id } },
      result: { data: { restorePet: pet } },
    };
  }

  async function confirm(user: ReturnType<typeof userEvent.setup>, petname: string) {
    await user.click(screen.getByRole('button', { name: `Delete ${petname}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${petname}?` }));
    expect(dialog.getByText(/is retired, not deleted/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
  }

  it('says how many wait for an animal, and what becomes of them', async () => {
    const user = await openList(list([bramble]), askedFor(bramble, 2), deletion(bramble, 'RETIRED'));
    await user.click(screen.getByRole('button', { name: 'Delete Bramble' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bramble?' }));
    expect(await dialog.findByText(/^2 families wait for Bramble\. Their orders are declined/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bramble is retired: its orders keep it')).toBeVisible();
  });

  it('is not offered for an animal that is promised to somebody', async () => {
    const user = await openList(list([bramble]), askedFor(bramble, 0, 'Ada Quill'));
    await user.click(screen.getByRole('button', { name: 'Delete Bramble' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bramble?' }));
    expect(await dialog.findByText(/Bramble is promised to Ada Quill/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See its order' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('takes an item that nobody ordered out of the list, and Undo brings it back', async () => {
    const user = await openList(
      list([bramble, kibble]),
      deletion(kibble, 'AVAILABLE'),
      restoration(kibble),
      list([bramble, kibble]),
    );

    await confirm(user, 'Salmon kibble');
    expect(await screen.findByText('Salmon kibble is deleted')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Salmon kibble/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 of 1 shown')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Salmon kibble is back in the shop')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Salmon kibble/ })).toBeVisible();
  });

  it('retires an item that was ordered, and brings it back from its row', async () => {
    const user = await openList(
      list([bramble]),
      askedFor(bramble),
      deletion(bramble, 'RETIRED'),
      restoration(bramble),
      list([bramble]),
    );

    await confirm(user, 'Bramble');
    expect(await screen.findByText('Bramble is retired: its orders keep it')).toBeVisible();
    expect(rowOf('Bramble').getByText('Retired')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Bring back Bramble' }));
    expect(await screen.findByText('Bramble is back in the shop')).toBeVisible();
    await waitFor(() => expect(rowOf('Bramble').getByText('In the shop')).toBeVisible());
  });

  it('leaves the item where it is when the shop refuses, and says why', async () => {
    const user = await openList(list([bramble]), askedFor(bramble), {
      request: { query: DeletePetDocument, variables: { id: 'bramble' } },
      result: refused('Not while it is being paid for'),
    });

    await confirm(user, 'Bramble');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Not while it is being paid for')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rowOf('Bramble').getByText('In the shop')).toBeVisible();
  });

  describe('the offer to undo', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    async function wait(milliseconds: number) {
      await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    }

    it('stands for a while, and as long as the keyboard is on it', async () => {
      renderAdminPage('ManagePetsdata', [list([bramble, kibble]), deletion(kibble, 'AVAILABLE')]);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
      await screen.findByRole('table', { name: 'Pets data' });

      screen.getByRole('button', { name: 'Delete Salmon kibble' }).focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('dialog');
      const confirmButton = screen.getByRole('button', { name: 'Delete' });
      confirmButton.focus();
      await user.keyboard('{Enter}');

      const undo = await screen.findByRole('button', { name: 'Undo' });
      await waitFor(() => expect(undo).toHaveFocus());
      await wait(60_000);
      expect(undo).toBeInTheDocument();

      act(() => screen.getByLabelText('Search').focus());
      await wait(8_000);
      expect(undo).toBeInTheDocument();
      await wait(8_000);
      expect(undo).not.toBeInTheDocument();
    });
  });
});
