import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { AddPetDocument, KnownBrandsDocument } from '../../features/admin/pets/api/manage-pets.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

const picture = new File(['not really a picture'], 'bramble.jpg', { type: 'image/jpeg' });

/** What an admin would type; pasted, because every key renders the form once. */
const texts = {
  'Pet name': 'Bramble',
  Category: 'pets',
  Type: 'dog',
  'Pet price': '340.5',
  'Short description': 'A cheerful puppy.',
  'Pet details': 'Ten weeks old.',
};
const choices = { Gender: 'Female', Age: 'Puppy', Color: 'Brown', Clan: 'American Bully' };

async function fillForm() {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(new RegExp(`^${label}`)));
    await user.paste(text);
  }
  for (const [label, choice] of Object.entries(choices)) {
    await user.selectOptions(screen.getByLabelText(new RegExp(`^${label}`)), choice);
  }
  return user;
}

function addPetAnswer(result: object) {
  const sent: { input?: object; img?: unknown }[] = [];
  const answer = {
    request: {
      query: AddPetDocument,
      variables: (variables: object) => {
        sent.push(variables);
        return true;
      },
    },
    ...result,
  };
  return { sent, answer };
}

const added = { result: { data: { addPet: { __typename: 'Pet', _id: 'bramble-id', petname: 'Bramble' } } } };

describe('ADD DATA', () => {
  it('asks for everything that is missing, beside its field, and posts nothing', async () => {
    renderAdminPage('addpets', []);

    await userEvent.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findAllByText('This field is required')).toHaveLength(10);
    expect(screen.getByLabelText(/^Pet price/)).toBeInvalid();
    expect(screen.getByLabelText(/^Pet name/)).toHaveFocus();
  });

  it('posts the item with its picture, then is empty again and links to the new item', async () => {
    const { sent, answer } = addPetAnswer(added);
    renderAdminPage('addpets', [answer]);

    const user = await fillForm();
    await user.upload(screen.getByLabelText('Choose Pets Picture'), picture);
    expect(await screen.findByAltText('Preview of bramble.jpg')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText('Pets Added Succesfully')).toBeVisible();
    expect(sent[0]?.img).toBe(picture);
    expect(sent[0]?.input).toMatchObject({
      petname: 'Bramble',
      petprice: 340.5,
      category: 'PETS',
      type: 'DOG',
      gender: 'FEMALE',
      age: 'PUPPY',
      color: 'BROWN',
      clan: 'AMERICAN_BULLY',
    });
    expect(screen.getByRole('link', { name: 'See the page of Bramble' })).toHaveAttribute(
      'href',
      '/PetOrderDetails/bramble-id',
    );
    expect(screen.getByRole('status', { name: 'Bramble is in the shop' })).toHaveFocus();
    expect(screen.getByLabelText(/^Pet name/)).toHaveValue('');
    expect(screen.queryByAltText('Preview of bramble.jpg')).not.toBeInTheDocument();
  });

  it('takes the same picture again after it was removed', async () => {
    renderAdminPage('addpets', []);
    const user = userEvent.setup();

    await user.upload(screen.getByLabelText('Choose Pets Picture'), picture);
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByAltText('Preview of bramble.jpg')).not.toBeInTheDocument();

    await user.upload(screen.getByLabelText('Choose Pets Picture'), picture);
    expect(await screen.findByAltText('Preview of bramble.jpg')).toBeInTheDocument();
  });

  it('needs no picture', async () => {
    const { sent, answer } = addPetAnswer(added);
    renderAdminPage('addpets', [answer]);

    const user = await fillForm();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText('Pets Added Succesfully')).toBeVisible();
    expect(sent[0]?.img ?? null).toBeNull();
  });

  it('asks for a stock only where there is something to count', async () => {
    renderAdminPage('addpets', []);
    const user = userEvent.setup();

    await user.type(screen.getByLabelText(/^Category/), 'pets');
    expect(screen.queryByLabelText('Stock')).not.toBeInTheDocument();

    await user.clear(screen.getByLabelText(/^Category/));
    await user.type(screen.getByLabelText(/^Category/), 'food');
    expect(screen.getByLabelText('Stock')).toBeInTheDocument();
  });

  it.each(['food', 'Accessories '])(
    'asks for no gender, color and clan of %s, and for the stage of life that it is for',
    async (category) => {
      const { sent, answer } = addPetAnswer(added);
      renderAdminPage('addpets', [answer]);
      const user = userEvent.setup();
      for (const [label, text] of Object.entries({ ...texts, Category: category, 'Pet price': '12,50' })) {
        await user.click(screen.getByLabelText(new RegExp(`^${label}`)));
        await user.paste(text);
      }
      for (const label of Object.keys(choices))
        expect(screen.queryByLabelText(new RegExp(`^${label}`))).not.toBeInTheDocument();
      expect(screen.getByLabelText('Life stage')).toHaveDisplayValue('None');
      await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

      expect(await screen.findByText('Pets Added Succesfully')).toBeVisible();
      expect(JSON.parse(JSON.stringify(sent[0]?.input))).toEqual({
        petname: 'Bramble',
        petprice: 12.5,
        category: category === 'food' ? 'FOOD' : 'ACCESSORIES',
        type: 'DOG',
        short: 'A cheerful puppy.',
        details: 'Ten weeks old.',
      });
    },
  );

  it('asks what an item of its category and type can be, and sends what is said', async () => {
    const { sent, answer } = addPetAnswer(added);
    const brands = [{ __typename: 'BrandCount', value: 'Featherlight', count: 2 }];
    const known = {
      request: { query: KnownBrandsDocument },
      result: {
        data: {
          allPets: {
            __typename: 'PetConnection',
            facets: { __typename: 'PetFacets', brand: brands, breed: [], coat: [] },
          },
          shopLists: [{ __typename: 'ListValue', _id: '1', list: 'BRAND', value: 'Trillwell', type: null }],
        },
      },
    };
    renderAdminPage('addpets', [answer, known]);
    const user = userEvent.setup();
    const offered = () =>
      ['Kind', 'Which animal', 'Size', 'Brand'].filter((label) => screen.queryByLabelText(label));
    expect(offered()).toEqual(['Size']);
    for (const [label, text] of Object.entries({ ...texts, Category: 'food', Type: 'other' })) {
      await user.click(screen.getByLabelText(new RegExp(`^${label}`)));
      await user.paste(text);
    }
    expect(offered()).toEqual(['Kind', 'Which animal', 'Size', 'Brand']);
    expect(within(screen.getByLabelText('Kind')).queryByText('Toy')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Seed');
    await user.selectOptions(screen.getByLabelText('Which animal'), 'Bird');
    await user.click(screen.getByLabelText('Brand'));
    await user.paste(' Featherlight ');
    await waitFor(() => expect(document.querySelector('option[value="Featherlight"]')).not.toBeNull());
    expect(document.querySelector('option[value="Trillwell"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText('Pets Added Succesfully')).toBeVisible();
    expect(sent[0]?.input).toMatchObject({ kind: 'SEED', species: 'BIRD', brand: 'Featherlight' });
    expect(JSON.parse(JSON.stringify(sent[0]?.input))).not.toHaveProperty('size');
  });

  it('asks food for its energy, accessories for their material, and both for what is in them', async () => {
    renderAdminPage('addpets', []);
    const user = userEvent.setup();
    const labels = [/^Net weight/, /^Energy/, /^Material/, /^Measures/, /^Ingredients/, /^Analysis/];
    const asked = () => labels.filter((label) => screen.queryByLabelText(label)).map(String);
    expect(asked()).toEqual([]);
    await user.type(screen.getByLabelText(/^Category/), 'food');
    expect(asked()).toEqual(['/^Net weight/', '/^Energy/', '/^Ingredients/', '/^Analysis/']);
    await user.clear(screen.getByLabelText(/^Category/));
    await user.type(screen.getByLabelText(/^Category/), 'accessories');
    expect(asked()).toEqual(['/^Net weight/', '/^Material/', '/^Measures/', '/^Ingredients/']);
  });

  it('sends no fact that the item can not have after its category was changed', async () => {
    const { sent, answer } = addPetAnswer(added);
    renderAdminPage('addpets', [answer]);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Category/), 'food');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Wet');
    await user.clear(screen.getByLabelText(/^Category/));
    await fillForm();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));
    expect(await screen.findByText('Pets Added Succesfully')).toBeVisible();
    expect(JSON.parse(JSON.stringify(sent[0]?.input))).not.toHaveProperty('kind');
  });

  it('says what is wrong with a price and a stock that can be read in two ways', async () => {
    renderAdminPage('addpets', []);
    const user = userEvent.setup();
    for (const [label, text] of Object.entries({ ...texts, Category: 'food', 'Pet price': '1.000' })) {
      await user.click(screen.getByLabelText(new RegExp(`^${label}`)));
      await user.paste(text);
    }
    await user.type(screen.getByLabelText('Stock'), '1,000');
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));
    expect(
      await screen.findAllByText('Could be 1000 or 1: please write nothing between thousands'),
    ).toHaveLength(2);
    expect(screen.getByLabelText(/^Pet price/)).toHaveFocus();
  });

  it('shows what the server refuses beside the field', async () => {
    const { answer } = addPetAnswer({
      result: {
        errors: [
          new GraphQLError('Bad input', {
            extensions: { code: 'BAD_USER_INPUT', fields: { petname: 'At most 120 characters' } },
          }),
        ],
      },
    });
    renderAdminPage('addpets', [answer]);

    const user = await fillForm();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText('At most 120 characters')).toBeVisible();
    expect(screen.getByLabelText(/^Pet name/)).toHaveValue('Bramble');
  });

  it('alerts when the shop can not be reached, and keeps what was typed', async () => {
    const { answer } = addPetAnswer({ error: new TypeError('Failed to fetch') });
    renderAdminPage('addpets', [answer]);

    const user = await fillForm();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText('Error! Something Wrong In Posting')).toBeVisible();
    expect(screen.getByLabelText(/^Pet name/)).toHaveValue('Bramble');
    await waitFor(() => expect(screen.getByRole('button', { name: 'ADD PETS' })).toBeEnabled());
  });

  it('keeps everything when the upload is called off', async () => {
    const { answer } = addPetAnswer({ error: new DOMException('The upload was canceled.', 'AbortError') });
    renderAdminPage('addpets', [answer]);

    const user = await fillForm();
    await user.upload(screen.getByLabelText('Choose Pets Picture'), picture);
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText(/The upload was canceled: nothing was added/)).toBeVisible();
    expect(screen.getByLabelText(/^Pet name/)).toHaveValue('Bramble');
    expect(screen.queryByText('Error! Something Wrong In Posting')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'ADD PETS' })).toHaveFocus());
  });

  it('alerts when the shop misses something that the form does not know of', async () => {
    const { answer } = addPetAnswer({
      result: {
        errors: [
          new GraphQLError('Bad input', {
            extensions: { code: 'BAD_USER_INPUT', fields: { 'input.weight': 'This field is required' } },
          }),
        ],
      },
    });
    renderAdminPage('addpets', [answer]);

    const user = await fillForm();
    await user.click(screen.getByRole('button', { name: 'ADD PETS' }));

    expect(await screen.findByText('Error! Please Fillup All data')).toBeVisible();
    expect(screen.getByLabelText(/^Pet name/)).toHaveValue('Bramble');
  });

  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46];
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const heic = [0, 0, 0, 24, ...Buffer.from('ftypheic\0\0\0\0mif1heic')];

  it.each([
    ['image/jpg', 'photo.jpg', jpeg],
    ['image/pjpeg', 'photo.jpg', jpeg],
    ['image/x-png', 'photo.png', png],
    ['application/octet-stream', 'photo', jpeg],
    ['', 'photo.jfif', jpeg],
    ['text/plain', 'photo.txt', png],
  ])('takes a picture of the type %j that the shop takes', async (type, name, bytes) => {
    renderAdminPage('addpets', []);
    const user = userEvent.setup({ applyAccept: false });
    const file = new File([new Uint8Array(bytes)], name, { type });
    await user.upload(screen.getByLabelText('Choose Pets Picture'), file);
    expect(await screen.findByAltText(`Preview of ${name}`)).toBeInTheDocument();
    expect(screen.getByLabelText('Choose Pets Picture')).toBeValid();
  });

  it.each([
    ['image/heic', 'IMG_0001.HEIC', heic],
    ['image/heif', 'IMG_0001.heif', heic],
    ['', 'IMG_0001.HEIC', heic],
    ['image/jpeg', 'renamed.jpg', heic],
  ])('says what to do about HEIC, of the type %j', async (type, name, bytes) => {
    renderAdminPage('addpets', []);
    const user = userEvent.setup({ applyAccept: false });
    const file = new File([new Uint8Array(bytes)], name, { type });
    await user.upload(screen.getByLabelText('Choose Pets Picture'), file);
    expect(await screen.findByText(/HEIC.*save it as JPEG/)).toBeVisible();
    expect(screen.getByLabelText('Choose Pets Picture')).toBeInvalid();
  });

  it('says of a file that is no picture, empty or too large what is wrong with it', async () => {
    renderAdminPage('addpets', []);
    // The browser's own chooser would not offer the first; a drop does.
    const user = userEvent.setup({ applyAccept: false });
    const field = screen.getByLabelText('Choose Pets Picture');

    await user.upload(field, new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/^notes\.txt is not a picture that we can use/)).toBeVisible();
    expect(field).toBeInvalid();

    await user.upload(field, new File([], 'empty.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('empty.jpg: the file is empty')).toBeVisible();

    const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 12.3 * 1024 * 1024 });
    await user.upload(field, large);
    expect(await screen.findByText('large.jpg has 12.3 MB. At most 10 MB, please')).toBeVisible();
  });
});
