import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PetListMoreDocument } from '../features/catalogue/catalogue.operations.ts';
import type { PetCardFieldsFragment } from '../gql/graphql.ts';
import { PetListPage } from './pet-list.page.tsx';
import { aConnection, aListAnswer, aPet, renderShopPage } from './shop-pages.test-kit.tsx';

function listAnswer(where: object, pets: readonly PetCardFieldsFragment[], totalCount?: number) {
  return aListAnswer({ where: { ...where, type: 'DOG', category: 'PETS' } }, pets, totalCount);
}

function openDogs(address: string, answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage(address, { path: '/FindDog', element: <PetListPage type="DOG" /> }, answers);
}

const rex = aPet();
const bella = aPet({ _id: 'bella', petname: 'Bella', age: 'SENIOR', gender: 'FEMALE' });

describe('a list of animals', () => {
  it('says Loading...... and then shows a card for each', async () => {
    openDogs('/FindDog', [listAnswer({}, [rex, bella])]);
    expect(screen.getByText('Loading......')).toBeInTheDocument();

    expect(await screen.findByRole('link', { name: 'Bella' })).toHaveAttribute(
      'href',
      '/PetOrderDetails/bella',
    );
    expect(screen.getByText('Harrier · Senior · Female')).toBeInTheDocument();
    expect(screen.getByText('2 items')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Only what is available now 1' })).toBeInTheDocument();
  });

  it('asks for what the address says, so that a list can be shared', async () => {
    openDogs('/FindDog?age=Senior&available=true', [listAnswer({ age: 'SENIOR', available: true }, [bella])]);
    expect(await screen.findByRole('link', { name: 'Bella' })).toBeInTheDocument();
    const active = screen.getByRole('list', { name: 'Filters in use' });
    expect(within(active).getByRole('button', { name: 'Remove filter Senior' })).toBeInTheDocument();
  });

  it('writes a choice into the address and narrows the list', async () => {
    const page = openDogs('/FindDog', [listAnswer({}, [rex, bella]), listAnswer({ age: 'SENIOR' }, [bella])]);
    await screen.findByRole('link', { name: 'Rex' });

    await userEvent.click(screen.getByRole('radio', { name: /Senior/ }));
    expect(page.address()).toBe('/FindDog?age=Senior');
    expect(await screen.findByText('1 item')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Rex' })).not.toBeInTheDocument();
  });

  it('says No Data and offers a way back when nothing fits', async () => {
    const page = openDogs('/FindDog?clan=Bengal', [
      listAnswer({ clan: 'BENGAL' }, []),
      listAnswer({}, [rex]),
    ]);
    expect(await screen.findByText('No Data')).toBeInTheDocument();

    await userEvent.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement);
    expect(page.address()).toBe('/FindDog');
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
  });

  it('tries again when the list did not arrive', async () => {
    const { request } = listAnswer({}, []);
    openDogs('/FindDog', [{ request, error: new Error('Failed to fetch') }, listAnswer({}, [rex])]);
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
  });

  it('adds the next page below the first', async () => {
    const first = listAnswer({}, [rex], 2);
    const next = {
      request: {
        query: PetListMoreDocument,
        variables: { ...first.request.variables, first: 24, after: 'rex' },
      },
      result: { data: { pets: aConnection('Pet', [bella]) } },
    };
    delete (next.result.data.pets as { totalCount?: number }).totalCount;
    openDogs('/FindDog', [first, next]);

    expect(await screen.findByText('1 of 2 shown')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bella' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Rex' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});
