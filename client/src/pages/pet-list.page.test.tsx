import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Household } from '../../../domain/matching/household.ts';
import { PetDetailsDocument, PetListMoreDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { PetCardDocument } from '../features/catalogue/api/pet-card.operations.ts';
import { PetMatchesDocument } from '../features/catalogue/matching/matching.operations.ts';
import type { PetCardFieldsFragment } from '../gql/graphql.ts';
import { noteSeen } from '../lib/cart-store/browsing.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { forgetHousehold, keepHousehold } from '../lib/household/keep-household.ts';
import { aConnection, aListAnswer, aPet, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { PetListPage } from './pet-list.page.tsx';

function listAnswer(where: object, pets: readonly PetCardFieldsFragment[], totalCount?: number) {
  return aListAnswer({ where: { ...where, type: 'DOG', category: 'PETS' } }, pets, totalCount);
}

function openDogs(address: string, answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage(address, { path: '/FindDog', element: <PetListPage type="DOG" /> }, answers);
}

const rex = aPet();
const bella = aPet({ _id: 'bella', petname: 'Bella', age: 'SENIOR', gender: 'FEMALE' });

beforeEach(emptyCart);

describe('a list of animals', () => {
  it('says Loading...... and then shows a card for each', async () => {
    openDogs('/FindDog', [listAnswer({}, [rex, bella])]);
    expect(screen.getByText('Loading......')).toBeInTheDocument();

    expect(await screen.findByRole('link', { name: 'Bella' })).toHaveAttribute('href', '/pet/bella');
    expect(screen.getByText('Harrier · Senior · Female')).toBeInTheDocument();
    expect(screen.getByText('2 dogs')).toBeInTheDocument();
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
    expect(await screen.findByText('1 dog')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Rex' })).not.toBeInTheDocument();
  });

  describe('narrowed by price', () => {
    const field = () => screen.getByLabelText('Price to, in dollars');

    /** Longer than the list waits for the rest of a price. */
    async function pause() {
      await act(() => jest.advanceTimersByTimeAsync(700));
    }

    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => jest.useRealTimers());

    function type(text: string) {
      fireEvent.change(field(), { target: { value: text } });
    }

    async function open(address: string, ...priceMax: number[]) {
      const page = openDogs(address, [
        listAnswer({}, [rex, bella]),
        ...priceMax.map((price) => listAnswer({ priceMax: price }, [rex])),
      ]);
      await screen.findByRole('link', { name: 'Rex' });
      return page;
    }

    it.each([
      ['20.00', '20'],
      ['20,50', '20.5'],
      ['.50', '0.5'],
      ['1.234,50', '1234.5'],
      ['$ 20', '20'],
      ['２０', '20'],
    ])('reads %s as it is meant', async (typed, priceMax) => {
      const page = await open('/FindDog', Number(priceMax));
      type(typed);
      await pause();
      expect(page.address()).toBe(`/FindDog?priceMax=${priceMax}`);
      expect(field()).toHaveValue(typed);
    });

    it('keeps the filter while a price is typed on after a pause', async () => {
      const page = await open('/FindDog', 20, 20.5);
      for (const [typed, priceMax] of [
        ['20', '20'],
        ['20.', '20'],
        ['20.5', '20.5'],
        ['20.50', '20.5'],
      ] as const) {
        type(typed);
        await pause();
        expect(page.address()).toBe(`/FindDog?priceMax=${priceMax}`);
        expect(field()).toHaveValue(typed);
      }
    });

    it.each([
      ['cheap', 'A number of dollars'],
      ['1e3', 'A number of dollars'],
      ['0x10', 'A number of dollars'],
      ['-5', 'Not below 0'],
      ['1.999', 'At most two decimals'],
      ['1,000', 'Could be 1000 or 1: please write nothing between thousands'],
    ])('says of %s what is wrong, and leaves the list as it is', async (typed, problem) => {
      const page = await open('/FindDog', 20);
      type('20');
      await pause();
      type(typed);
      await pause();
      expect(screen.getByText(problem)).toBeVisible();
      expect(field()).toBeInvalid();
      expect(page.address()).toBe('/FindDog?priceMax=20');
    });

    it('is so no longer when the field is emptied or the filters are cleared', async () => {
      const page = await open('/FindDog', 20, 30);
      type('20');
      await pause();
      type('');
      await pause();
      expect(page.address()).toBe('/FindDog');
      type('30');
      await pause();
      await userEvent.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement);
      expect(page.address()).toBe('/FindDog');
      expect(field()).toHaveValue('');
    });
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

describe('the cards of a list', () => {
  const cardAnswer = (pet: PetCardFieldsFragment) => ({
    request: { query: PetCardDocument, variables: { id: pet._id } },
    result: { data: { pet } },
  });

  it('show an item on the spot, and get the focus back', async () => {
    const details = {
      request: { query: PetDetailsDocument, variables: { id: 'rex' } },
      result: {
        data: { pet: { ...rex, details: 'Sleeps on shoes.', pictures: [], variants: [], deliveryCost: 25 } },
      },
    };
    openDogs('/FindDog', [listAnswer({}, [rex]), details]);
    const opener = await screen.findByRole('button', { name: 'Quick view of Rex' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rex' });
    expect(within(dialog).getByText('$120.00')).toBeInTheDocument();
    expect(within(dialog).getByText('Looks for a home')).toBeInTheDocument();
    expect(await within(dialog).findByText(/^Sleeps on shoes/)).toBeInTheDocument();
    expect(within(dialog).getByText('Collected at the shop')).toBeInTheDocument();
    expect(within(dialog).queryByText('$25.00')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Order Rex' })).toHaveAttribute(
      'href',
      '/PetOrderDetails/rex',
    );
    expect(within(dialog).getByRole('link', { name: 'See the whole page' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('are chosen to be compared, up to four of them', async () => {
    const dogs = ['Ada', 'Ben', 'Cleo', 'Dot', 'Eve'].map((petname) => aPet({ _id: petname, petname }));
    openDogs('/FindDog', [listAnswer({}, dogs), ...dogs.map(cardAnswer)]);
    for (const { petname } of dogs) {
      await userEvent.click(await screen.findByRole('button', { name: `Compare ${petname}` }));
    }
    expect(await screen.findByText(/^Up to 4 can be compared. Take one away to add Eve/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compare Dot' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Compare Eve' })).toHaveAttribute('aria-pressed', 'false');
    const bar = await screen.findByRole('region', { name: 'Compare' });
    expect(within(bar).getByText('4 of 4 to compare')).toBeInTheDocument();
    await userEvent.click(await within(bar).findByRole('button', { name: 'Take Ada out of the comparison' }));
    expect(within(bar).getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?ids=Ben,Cleo,Dot',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear' }));
    const question = await screen.findByRole('dialog', { name: 'Clear the comparison?' });
    expect(screen.getByText('3 of 4 to compare')).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, clear it' }));
    expect(screen.queryByText('3 of 4 to compare')).not.toBeInTheDocument();
  });

  it('are followed by what was looked at last, which can be forgotten, and not by what is gone', async () => {
    for (const petId of ['gone', 'bella', 'rex']) noteSeen(petId);
    const gone = {
      request: { query: PetCardDocument, variables: { id: 'gone' } },
      result: { data: { pet: null } },
    };
    openDogs('/FindDog', [listAnswer({}, []), cardAnswer(rex), cardAnswer(bella), gone]);
    await userEvent.click(await screen.findByText('No Data'));
    const seen = await screen.findByRole('list', { name: 'Recently viewed' });
    await within(seen).findByRole('link', { name: 'Bella' });
    await userEvent.click(within(seen).getByRole('button', { name: 'Forget Bella' }));
    await waitFor(() => expect(shopStateVar().seen).toEqual(['rex']));
    expect(within(seen).queryByRole('link', { name: 'Bella' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Forget all' }));
    const question = await screen.findByRole('dialog', { name: 'Forget what you looked at?' });
    expect(shopStateVar().seen).toEqual(['rex']);
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, forget all' }));
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
  });
});

describe('a list of animals for a household that is kept', () => {
  const household: Household = {
    ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
    ...{ childrenAges: [4], dogs: 1, cats: 0 },
  };
  const facts = {
    ...(rex as { readonly facts?: object }).facts,
    ...{ goodWithChildren: 'NO', goodWithDogs: 'NO', energy: 'MEDIUM' },
  };
  const stopped = aPet({ _id: 'shy', petname: 'Shy', facts } as object);

  function matches(where: object, pets: readonly PetCardFieldsFragment[]) {
    const { edges, ...connection } = aConnection('PetMatch', pets);
    const nodes = edges.map(({ node: pet, ...edge }) => ({
      ...edge,
      node: { __typename: 'PetMatch', pet, score: 50, points: [] },
    }));
    const variables = { household, where: { ...where, type: 'DOG', category: 'PETS' }, first: 12 };
    return {
      request: { query: PetMatchesDocument, variables },
      result: { data: { petMatches: { ...connection, edges: nodes } } },
      maxUsageCount: 2,
    };
  }

  beforeEach(() => keepHousehold(household));
  afterEach(() => act(forgetHousehold));

  it('says all that speaks against an animal, and asks what nobody knows', async () => {
    openDogs('/FindDog', [listAnswer({}, [stopped])]);
    const card = within(await screen.findByRole('article'));
    expect(await card.findByText('Does not get on with children')).toBeInTheDocument();
    expect(card.getByText('Does not get on with dogs')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Fits you 32 of 100/ })).toBeInTheDocument();
    const ask = card.getByRole('link', { name: '3 of 6 not known yet: ask us about Shy' });
    expect(ask).toHaveAttribute('href', '/contact?item=shy');
  });

  it('begins with who fits best where that is chosen, which the address says', async () => {
    const page = openDogs('/FindDog?age=Puppy', [
      listAnswer({ age: 'PUPPY' }, [rex, stopped, bella]),
      matches({ age: 'PUPPY' }, [bella, stopped]),
    ]);
    await screen.findByRole('link', { name: 'Rex' });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Who fits you first');
    expect(page.address()).toBe('/FindDog?age=Puppy&sort=fit');
    expect(await screen.findByText('2 dogs to be had, the best fit first')).toBeInTheDocument();
    const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(['Bella', 'Shy']);
  });

  it('goes by what was searched for where something was', async () => {
    const found = aListAnswer({ where: { type: 'DOG', category: 'PETS' }, search: 'shy' }, [stopped]);
    openDogs('/FindDog?q=shy&sort=fit', [found]);
    await screen.findByRole('link', { name: 'Shy' });
    expect(screen.getByLabelText('Sort by')).toHaveValue('RELEVANCE');
    expect(screen.queryByRole('option', { name: 'Who fits you first' })).not.toBeInTheDocument();
  });

  it('is as any other once the household is forgotten', async () => {
    act(forgetHousehold);
    openDogs('/FindDog?sort=fit', [listAnswer({}, [stopped])]);
    await screen.findByRole('link', { name: 'Shy' });
    expect(screen.getByLabelText('Sort by')).toHaveValue('RELEVANCE');
    expect(screen.queryByText(/Fits you/)).not.toBeInTheDocument();
  });
});
