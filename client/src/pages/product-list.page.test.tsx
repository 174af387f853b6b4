import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PetRatingsDocument, RatedPetsDocument } from '../features/catalogue/likes/likes.operations.ts';
import {
  aGrownDog,
  aNala,
  likeGrownDog,
  notTakenAnswer,
  reviewersAnimalsAnswer,
} from '../testing/own-animals.ts';
import { aConnection, aListAnswer, aPet, renderShopPage } from '../testing/shop-pages.tsx';
import { PetListPage } from './pet-list.page.tsx';
import { ProductListPage } from './product-list.page.tsx';

const kibble = aPet({
  _id: 'kibble',
  petname: 'Kibble',
  category: 'FOOD',
  stock: 4,
});
const stew = aPet({
  _id: 'stew',
  petname: 'Stew',
  category: 'FOOD',
  stock: 4,
});

/** A list of dog food with counts by kind and brand. */
function answerTo(where: object, pets: readonly (typeof kibble)[]) {
  const { request, result } = aListAnswer({ where: { ...where, type: 'DOG', category: 'FOOD' } }, pets);
  const kind = [
    { __typename: 'KindCount', value: 'DRY', count: 1 },
    { __typename: 'KindCount', value: 'WET', count: 1 },
  ];
  const brand = [{ __typename: 'BrandCount', value: 'Wagwell', count: 2 }];
  const { facets, ...list } = result.data.pets;
  return { request, result: { data: { pets: { ...list, facets: { ...facets, kind, brand } } } } };
}

describe('what an own animal must not have', () => {
  const route = { path: '/DogsFood', element: <ProductListPage type="DOG" category="FOOD" /> };

  it('is said on the cards and in the quick view of food that has it, in one question to the shop', async () => {
    const answers = [answerTo({}, [kibble, stew]), notTakenAnswer(['kibble', 'stew'], { stew: ['chicken'] })];
    renderShopPage('/DogsFood', route, answers, { animals: [aNala()] });
    const line = await screen.findByText(/^Contains/);
    expect(line).toHaveTextContent('Contains chicken; Nala doesn’t take it');
    expect(line.closest('article')).toHaveTextContent('Stew');
    await userEvent.click(screen.getByRole('button', { name: 'Quick view of Stew' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Contains/)).toHaveTextContent('Contains chicken; Nala doesn’t take it');
  });

  it.each([
    ['a visitor', { isSignedIn: false }],
    ['whoever has no animal', {}],
    ['whose animals take everything', { animals: [aNala({ avoids: [] })] }],
  ])('is not asked for %s', async (_who, signedIn) => {
    const asked = jest.fn(() => notTakenAnswer([], {}).result);
    const question = { ...notTakenAnswer(['kibble', 'stew'], {}), result: asked };
    renderShopPage('/DogsFood', route, [answerTo({}, [kibble, stew]), question], signedIn);
    await screen.findAllByRole('article');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a list of food', () => {
  it('says what a kilogram of each costs, where that is known', async () => {
    const unitPrice = { __typename: 'UnitPrice', text: '$4.58 per kg' } as const;
    const route = { path: '/DogsFood', element: <ProductListPage type="DOG" category="FOOD" /> };
    renderShopPage('/DogsFood', route, [answerTo({}, [{ ...kibble, unitPrice }, stew])]);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).queryByText('$4.58 per kg') !== null)).toEqual([true, false]);
  });

  it('shows what reviews come to, and is sorted by it and narrowed to what is liked', async () => {
    const rating = { __typename: 'Rating', average: 4.3, count: 12 };
    const liked = { ...stew, rating };
    const { request, result } = answerTo({ minRating: 4 }, [liked]);
    const byRating = {
      request: { ...request, variables: { ...request.variables, orderBy: 'RATING' } },
      result,
    };
    const page = renderShopPage(
      '/DogsFood',
      { path: '/DogsFood', element: <ProductListPage type="DOG" category="FOOD" /> },
      [answerTo({}, [kibble, liked]), answerTo({ minRating: 4 }, [liked]), byRating],
    );
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first as HTMLElement).queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
    const label = '4.3 out of 5 stars from 12 reviews';
    expect(within(second as HTMLElement).getByRole('img', { name: label })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars and up' }));
    expect(await screen.findByRole('button', { name: 'Remove filter 4 stars and up' })).toBeInTheDocument();
    expect(page.address()).toContain('stars=4');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'RATING');
    expect(page.address()).toContain('sort=rating');
    expect(await screen.findByRole('link', { name: 'Stew' })).toBeInTheDocument();
  });

  it('is narrowed by kind and brand, which are in the address and can be taken back', async () => {
    const page = renderShopPage(
      '/DogsFood',
      { path: '/DogsFood', element: <ProductListPage type="DOG" category="FOOD" /> },
      [
        answerTo({}, [kibble, stew]),
        answerTo({ brand: 'Wagwell' }, [kibble, stew]),
        answerTo({ brand: 'Wagwell', kind: 'DRY' }, [kibble]),
        answerTo({ kind: 'DRY' }, [kibble]),
      ],
    );
    await screen.findByRole('link', { name: 'Stew' });
    expect(screen.getByRole('group', { name: 'Life stage' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Size' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('radio', { name: /^Wagwell 2/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Dry 1/ }));
    expect(page.address()).toBe('/DogsFood?brand=Wagwell&kind=Dry');
    expect(await screen.findByText('1 item')).toBeInTheDocument();
    const active = within(screen.getByRole('list', { name: 'Filters in use' }));
    await userEvent.click(active.getByRole('button', { name: 'Remove filter Wagwell' }));
    expect(page.address()).toBe('/DogsFood?kind=Dry');
    expect(await screen.findByRole('link', { name: 'Kibble' })).toBeInTheDocument();
  });
});

describe('a list of food for an own animal', () => {
  const route = { path: '/DogsFood', element: <ProductListPage type="DOG" category="FOOD" /> };
  const twin = aGrownDog({ id: 'rex', name: 'Rex' });
  const cat = aGrownDog({ id: 'tom', name: 'Tom', type: 'CAT' });
  const list = answerTo({}, [
    { ...kibble, rating: { __typename: 'Rating', average: 3, count: 9 } as never },
    stew,
  ] as never);

  /** What animals like Nala give some items: stars and reviews of each. */
  function ratingsAnswer(given: Readonly<Record<string, readonly [number | null, number]>>) {
    const petRatings = Object.entries(given).map(([_id, [average, count]]) => ({
      __typename: 'RatedPet',
      pet: { __typename: 'Pet', _id },
      rating: { __typename: 'Rating', average, count },
    }));
    const variables = { petIds: Object.keys(given), like: likeGrownDog };
    return { request: { query: PetRatingsDocument, variables }, result: { data: { petRatings } } };
  }

  function ratedAnswer(pets: readonly (typeof kibble)[]) {
    const where = { type: 'DOG', category: 'FOOD' };
    const nodes = pets.map((pet) => ({ __typename: 'RatedPet' as const, _id: pet._id, pet }));
    return {
      request: { query: RatedPetsDocument, variables: { like: likeGrownDog, where, first: 12 } },
      result: { data: { ratedPets: aConnection('RatedPet', nodes) } },
    };
  }

  const choice = () => screen.findByRole('combobox', { name: 'Whose reviews count' });

  it('has the stars of animals like it, asked for at once, and its kind, age and size in the address', async () => {
    const answers = [
      ...[list, reviewersAnimalsAnswer([aGrownDog(), twin, cat])],
      ratingsAnswer({ kibble: [4.5, 2], stew: [null, 0] }),
    ];
    const page = renderShopPage('/DogsFood', route, answers);
    const select = await choice();
    expect(within(select).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('img', { name: '3 out of 5 stars from 9 reviews' })).toBeVisible();
    await userEvent.selectOptions(select, 'For Nala and Rex');
    expect(page.address()).toBe('/DogsFood?for=dog.adult.medium');
    const label = '4.5 out of 5 stars from 2 reviews for such animals';
    expect(await screen.findByRole('img', { name: label })).toBeVisible();
    expect(screen.getByText('No such reviews yet').closest('article')).toHaveTextContent('Stew');
    expect(screen.queryByRole('img', { name: '3 out of 5 stars from 9 reviews' })).not.toBeInTheDocument();
    await userEvent.selectOptions(select, 'Stars of all reviews');
    expect(page.address()).toBe('/DogsFood');
    expect(screen.getByRole('img', { name: '3 out of 5 stars from 9 reviews' })).toBeVisible();
  });

  it('is sorted by what such animals think, and says behind them what none of them has reviewed', async () => {
    const answers = [
      ...[list, reviewersAnimalsAnswer([aGrownDog()]), ratedAnswer([stew])],
      ratingsAnswer({ kibble: [null, 0], stew: [5, 1] }),
      ...[ratingsAnswer({ stew: [5, 1] }), ratingsAnswer({ kibble: [null, 0] })],
    ];
    const page = renderShopPage('/DogsFood?for=dog.adult.medium', route, answers);
    await screen.findByRole('link', { name: 'Kibble' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'LIKE');
    expect(page.address()).toBe('/DogsFood?for=dog.adult.medium&sort=like');
    expect(await screen.findByText(/reviewed for animals like this/)).toHaveTextContent(
      '1 item reviewed for animals like this (dog, grown, medium), the best first',
    );
    const others = within(screen.getByRole('region', { name: 'Not reviewed for such an animal yet' }));
    expect(others.getByRole('link', { name: 'Kibble' })).toBeVisible();
    expect(others.queryByRole('link', { name: 'Stew' })).not.toBeInTheDocument();
    await userEvent.selectOptions(await choice(), 'Stars of all reviews');
    expect(page.address()).toBe('/DogsFood');
  });

  it('says where no such animal has reviewed anything, and offers another try where it could not be asked', async () => {
    const { request } = ratedAnswer([]);
    const failed = { request, error: new Error('The shop is away') };
    const none = ratingsAnswer({ kibble: [null, 0], stew: [null, 0] });
    renderShopPage('/DogsFood?for=dog.adult.medium&sort=like', route, [list, failed, ratedAnswer([]), none], {
      isSignedIn: false,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing here has been reviewed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kibble' })).toBeVisible();
    expect(await choice()).toHaveDisplayValue('For animals like this: dog, grown, medium');
  });

  it('offers nothing to who has no such animal', async () => {
    renderShopPage('/DogsFood', route, [list, reviewersAnimalsAnswer([cat])]);
    await screen.findAllByRole('article');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('combobox', { name: 'Whose reviews count' })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Best for its kind' })).not.toBeInTheDocument();
  });
});

it('a list of one kind of the other animals is of that kind alone', async () => {
  const hazel = aPet({ petname: 'Hazel', type: 'OTHER', species: 'RABBIT', clan: null });
  renderShopPage(
    '/FindRabbits',
    { path: '/FindRabbits', element: <PetListPage type="OTHER" species="RABBIT" /> },
    [aListAnswer({ where: { type: 'OTHER', category: 'PETS', species: 'RABBIT' } }, [hazel])],
  );
  expect(await screen.findByRole('link', { name: 'Hazel' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Find a rabbit' })).toBeInTheDocument();
  expect(screen.getByText(/^Rabbit/)).toHaveTextContent('Rabbit · ');
});
