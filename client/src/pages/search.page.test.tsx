import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PetCardFieldsFragment } from '../gql/graphql.ts';
import { Component as SearchPage } from './search.page.tsx';
import { aListAnswer, aPet, aProduct, renderShopPage } from './shop-pages.test-kit.tsx';

function openSearch(address: string, answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage(address, { path: '/PetSearchItems', element: <SearchPage /> }, answers);
}

function found(where: object, pets: readonly PetCardFieldsFragment[], search?: string) {
  return aListAnswer({ where, search }, pets);
}

describe('search', () => {
  it('finds the animals that fit type, age and gender all together', async () => {
    openSearch('/PetSearchItems?type=dog&age=Puppy&gender=Male', [
      found({ type: 'DOG', age: 'PUPPY', gender: 'MALE', category: 'PETS' }, [aPet()]),
    ]);
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
    expect(screen.getByLabelText('Type')).toHaveValue('DOG');
    expect(screen.getByLabelText('Age')).toHaveValue('PUPPY');
    expect(screen.getByLabelText('Gender')).toHaveValue('MALE');
  });

  it('looks through the whole shop for a text', async () => {
    const page = openSearch('/PetSearchItems', [
      found({ category: 'PETS' }, [aPet()]),
      found({}, [aProduct()], 'salmon'),
    ]);
    await screen.findByRole('link', { name: 'Rex' });
    await userEvent.type(screen.getByLabelText('What for'), 'salmon');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe('/PetSearchItems?q=salmon');
    expect(await screen.findByRole('link', { name: 'Salmon kibble' })).toBeInTheDocument();
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
      found({ category: 'PETS' }, [aPet()]),
    ]);
    expect(await screen.findByText('No Data')).toBeInTheDocument();
    expect(screen.getByText(/We found nothing for “dragon”/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show all animals' }));
    expect(page.address()).toBe('/PetSearchItems');
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
  });
});
