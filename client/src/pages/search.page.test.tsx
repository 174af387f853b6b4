import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowcaseDocument } from '../features/catalogue/api/showcase.operations.ts';
import type { PetCardFieldsFragment } from '../gql/graphql.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { aListAnswer, aPet, aProduct, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as SearchPage } from './search.page.tsx';

function openSearch(
  address: string,
  answers: Parameters<typeof renderShopPage>[2],
  options: Parameters<typeof renderShopPage>[3] = {},
) {
  return renderShopPage(address, { path: '/PetSearchItems', element: <SearchPage /> }, answers, options);
}

function found(where: object, pets: readonly PetCardFieldsFragment[], search?: string) {
  return aListAnswer({ where, search }, pets);
}

const noGoods = { __typename: 'PetConnection', edges: [] };
const noShowcase = {
  request: { query: ShowcaseDocument, variables: { first: 6 } },
  result: { data: { accessories: noGoods, food: noGoods } },
};

const part = (text: string, kind: string, value: string | null) => ({
  ...{ __typename: 'SearchPart', text, kind, value },
});

describe('search', () => {
  it('finds the animals that fit type, age and gender all together', async () => {
    openSearch('/PetSearchItems?type=dog&age=Puppy&gender=Male', [
      found({ type: 'DOG', age: 'PUPPY', gender: 'MALE', category: 'PETS' }, [aPet()]),
    ]);
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
    const chosen = within(screen.getByRole('list', { name: 'Filters in use' }));
    expect(chosen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Dogs',
      'Puppy',
      'Male',
    ]);
  });

  it('looks through the whole shop for a text, and says for what in its title', async () => {
    openSearch('/PetSearchItems?q=wild++salmon', [found({}, [aProduct()], 'wild  salmon')]);
    expect(await screen.findByRole('link', { name: 'Salmon kibble' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “wild salmon”');
    expect(document.title).toBe('wild salmon · Search · Fern & Paw');
    expect(screen.getByText('1 item')).toHaveAttribute('role', 'status');
  });

  it('says what it was read as, where that is not what was typed', async () => {
    const note = 'Showing results for collar';
    openSearch('/PetSearchItems?q=colar', [aListAnswer({ where: {}, search: 'colar', note }, [aProduct()])]);
    expect(await screen.findByText(note)).toHaveAttribute('role', 'status');
  });

  it('offers the words as they were typed, where one was corrected', async () => {
    const answer = { note: 'Showing results for rabbit', reading: [part('rabit', 'CORRECTED', 'rabbit')] };
    const page = openSearch('/PetSearchItems?q=rabit', [
      aListAnswer({ where: {}, search: 'rabit', ...answer }, [aProduct()]),
      aListAnswer({ where: {}, search: '"rabit"' }, []),
    ]);
    await userEvent.click(await screen.findByRole('link', { name: 'Search instead for “rabit”' }));
    expect(new URLSearchParams(page.address().split('?')[1]).get('q')).toBe('"rabit"');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “rabit”');
    expect(screen.queryByRole('link', { name: /Search instead/ })).not.toBeInTheDocument();
  });

  it('leads from what is not sold to what is nearest, and says which it is', async () => {
    const note = 'The shop has no “gps”. The nearest is “dog collar”';
    const page = openSearch('/PetSearchItems?q=dog+collar+with+gps', [
      aListAnswer({ where: {}, search: 'dog collar with gps', note, nearest: 'dog collar' }, []),
      noShowcase,
      found({}, [aProduct()], 'dog collar'),
    ]);
    expect(await screen.findByText(note)).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: 'Show “dog collar”' }));
    expect(page.address()).toBe('/PetSearchItems?q=dog+collar');
    expect(await screen.findByRole('link', { name: 'Salmon kibble' })).toBeInTheDocument();
  });

  it('shows what its words say as filters, and takes one out of them', async () => {
    const reading = [
      part('cute', 'LEFT_OUT', null),
      part('cats', 'TYPE', 'CAT'),
      part('senior', 'AGE', 'SENIOR'),
      part('under 200', 'PRICE', '..200.00'),
    ];
    const page = openSearch('/PetSearchItems?q=cute+cats,+senior,+under+200', [
      aListAnswer({ where: {}, search: 'cute cats, senior, under 200', reading }, [aPet()]),
      aListAnswer({ where: {}, search: 'cute cats, senior', reading: reading.slice(0, 3) }, [aPet()]),
      aListAnswer({ where: {}, search: 'cute cats', reading: reading.slice(0, 2) }, [aPet()]),
    ]);
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    const shown = () => chips.getAllByRole('button').map((button) => button.textContent);
    await waitFor(() => expect(shown()).toEqual(['Left out: cute', 'Cats', 'Senior', 'up to $200.00']));
    expect(screen.getByText('Read as cute; Cats; Senior; up to $200.00')).toHaveAttribute('role', 'status');
    expect(screen.getByLabelText('Price to, in dollars')).toHaveValue('200');
    const age = within(screen.getByRole('group', { name: 'Age' }));
    expect(age.getByRole('radio', { name: /^Senior/ })).toBeChecked();

    await userEvent.click(chips.getByRole('button', { name: 'Remove filter up to $200.00' }));
    await waitFor(() => expect(shown()).toEqual(['Left out: cute', 'Cats', 'Senior']));
    expect(chips.getByRole('button', { name: 'Remove filter Senior' })).toHaveFocus();
    expect(screen.getByLabelText('Price to, in dollars')).toHaveValue('');

    await userEvent.click(age.getByRole('radio', { name: 'Any' }));
    expect(page.address()).toBe('/PetSearchItems?q=cute+cats');
    expect(shown()).toEqual(['Left out: cute', 'Cats']);
    expect(screen.queryByRole('group', { name: 'Age' })).not.toBeInTheDocument();
  });

  it('is of all animals without a text', async () => {
    openSearch('/PetSearchItems', [found({ category: 'PETS' }, [aPet()])]);
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
    expect(document.title).toBe('Search animals, food and accessories · Fern & Paw');
  });

  it('offers facts of animals only where it lists animals', async () => {
    openSearch('/PetSearchItems?q=salmon', [found({}, [aPet(), aProduct()], 'salmon')]);
    await screen.findByRole('link', { name: 'Salmon kibble' });
    expect(screen.queryByRole('group', { name: 'Age' })).not.toBeInTheDocument();
    expect(screen.getByText('food for dogs')).toBeInTheDocument();
  });

  it.each(['', 'q=salmon&category=pets'])('offers them for %j', async (query) => {
    const search = query.includes('q=') ? 'salmon' : undefined;
    openSearch(`/PetSearchItems?${query}`, [found({ category: 'PETS' }, [aPet()], search)]);
    await screen.findByRole('link', { name: 'Rex' });
    expect(screen.getByRole('group', { name: 'Age' })).toBeInTheDocument();
  });

  it('says what it found nothing for, and leads back to all animals', async () => {
    const page = openSearch('/PetSearchItems?q=dragon', [
      found({}, [], 'dragon'),
      noShowcase,
      found({ category: 'PETS' }, [aPet()]),
    ]);
    expect(await screen.findByText('No Data')).toBeInTheDocument();
    expect(screen.getByText(/We found nothing for “dragon”/)).toBeInTheDocument();
    const others = within(screen.getByRole('navigation', { name: 'Look around instead' }));
    expect(others.getByRole('link', { name: 'Dog food' })).toHaveAttribute('href', '/DogsFood');
    expect(screen.getByRole('region', { name: 'New on the shelf' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show all animals' }));
    expect(page.address()).toBe('/PetSearchItems');
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
  });
});

describe('a card of food or an accessory', () => {
  beforeEach(emptyCart);

  it.each([
    ['a shopper', true],
    ['a visitor', false],
  ])('puts a piece into the cart of %s, and counts what is in it', async (_who, isSignedIn) => {
    openSearch('/PetSearchItems?q=salmon', [found({}, [aProduct()], 'salmon')], { isSignedIn });
    const add = await screen.findByRole('button', { name: 'Add Salmon kibble to your cart' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 2, seenPrice: 12.5, seenName: 'Salmon kibble' },
    ]);
    expect(screen.getByRole('link', { name: 'In your cart: 2' })).toHaveAttribute('href', '/YourCarts');
    expect(screen.getByText('In your cart: 2').closest('[aria-live="polite"]')).toBeInTheDocument();
    expect(add).toHaveFocus();
  });

  it('gives no more than there is, and keeps the focus with the last piece', async () => {
    openSearch('/PetSearchItems?q=salmon', [found({}, [aProduct({ stock: 1 })], 'salmon')]);
    const add = await screen.findByRole('button', { name: 'Add Salmon kibble to your cart' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveFocus();
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 1, seenPrice: 12.5, seenName: 'Salmon kibble' },
    ]);
    expect(screen.getByRole('link', { name: 'In your cart: 1, all we have' })).toBeVisible();
  });

  it('offers nothing of what is sold out, and animals are not for the cart', async () => {
    const soldOut = aProduct({ stock: 0, isAvailable: false });
    openSearch('/PetSearchItems?q=salmon', [found({}, [soldOut, aPet()], 'salmon')]);
    await screen.findByRole('link', { name: 'Rex' });
    const results = within(screen.getByRole('list', { name: 'Search results' }));
    expect(results.queryByRole('button', { name: /to your cart$/ })).not.toBeInTheDocument();
  });
});
