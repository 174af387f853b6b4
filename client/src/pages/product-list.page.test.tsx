import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNala, notTakenAnswer } from '../testing/own-animals.ts';
import { aListAnswer, aPet, renderShopPage } from '../testing/shop-pages.tsx';
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
