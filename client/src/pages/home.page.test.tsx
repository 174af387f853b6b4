import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowcaseDocument, WaitingAnimalsDocument } from '../features/catalogue/api/showcase.operations.ts';
import type { PetCardFieldsFragment, PetType } from '../gql/graphql.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { aConnection, aPet, aProduct, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as HomePage } from './home.page.tsx';

function products(category: 'FOOD' | 'ACCESSORIES', names: readonly string[]) {
  return names.map((petname) => aProduct({ _id: petname, petname, category }));
}

function showcaseAnswer(
  type: PetType | undefined,
  accessories: readonly PetCardFieldsFragment[],
  food: readonly PetCardFieldsFragment[],
) {
  return {
    request: { query: ShowcaseDocument, variables: { type, first: 6 } },
    result: {
      data: {
        accessories: withoutPaging(aConnection('Pet', accessories)),
        food: withoutPaging(aConnection('Pet', food)),
      },
    },
  };
}

function waitingAnswer(animals: readonly PetCardFieldsFragment[]) {
  return {
    request: { query: WaitingAnimalsDocument, variables: { first: 8 } },
    result: { data: { pets: withoutPaging(aConnection('Pet', animals)) } },
  };
}

function withoutPaging<T>({ __typename, edges }: { __typename: string; edges: T }) {
  return { __typename, edges };
}

function openHome(answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage('/', { path: '/', element: <HomePage /> }, answers);
}

const full = showcaseAnswer(
  undefined,
  products('ACCESSORIES', ['Bed', 'Lead', 'Ball', 'Bowl']),
  products('FOOD', ['Kibble', 'Pâté', 'Treats', 'Broth']),
);

beforeEach(emptyCart);

describe('the home page', () => {
  it('shows the banner, the promotions and the way to a new food in the words of the shop', async () => {
    openHome([full, waitingAnswer([aPet()])]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('30% off');
    const promotions = screen.getByRole('region', { name: 'Promotions' });
    expect(promotions).toHaveTextContent('On orders of $35 or more if ordered by 2pm.');
    expect(promotions).toHaveTextContent('35% off the first order and 5% off later ones.');
    expect(promotions).toHaveTextContent('15% off online orders of $50 or more.');

    const steps = within(screen.getByRole('region', { name: 'Moving on to a new food' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/Days 1-3.*25%/),
      expect.stringMatching(/Days 4-6.*50%/),
      expect.stringMatching(/Days 7-9.*75%/),
      expect.stringMatching(/Day 11.*100%/),
    ]);
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
  });

  it('hands the banner’s code to the cart in one click, and says so', async () => {
    openHome([full, waitingAnswer([])]);
    const banner = screen.getByRole('region', { name: /30% off/ });
    await userEvent.click(within(banner).getByRole('button', { name: 'Use code FRIEND30' }));
    expect(within(banner).getByRole('status')).toHaveTextContent('FRIEND30 waits in your cart.');
    expect(within(banner).getByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
      'href',
      '/YourCarts',
    );
    expect(shopStateVar().choices).toEqual({ promotionCode: 'FRIEND30' });
  });

  it('leads from each promotion to where it can be had', () => {
    openHome([full, waitingAnswer([])]);
    const links = within(screen.getByRole('region', { name: 'Promotions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Free same-day delivery', '/YourCarts'],
      ['Repeat delivery', '/repeatDelivery'],
      ['Curbside pickup', '/YourCarts'],
    ]);
  });

  const portraits = () => screen.getByRole('region', { name: /30% off/ }).querySelectorAll('img');
  const image = {
    __typename: 'PetImage',
    hash: 'a1',
    placeholder: 'data:,',
    objectPosition: '50% 0%',
    width: 800,
    height: 600,
  } as const;

  it.each([
    ['none of the newest animals has a picture', [aPet(), aPet({ _id: 'bella' }), aPet({ _id: 'max' })]],
    ['one of them has', [aPet(), aPet({ _id: 'bella', image })]],
    ['every animal has a home', []],
  ])('shows three animals in its banner where %s', async (_when, animals) => {
    openHome([full, waitingAnswer(animals)]);
    await waitFor(() => expect(portraits()).toHaveLength(3));
    const own = [...portraits()].filter((portrait) => portrait.src.includes('/images/a1/'));
    expect(own).toHaveLength(animals.filter((animal) => animal.image).length);
  });

  it('shows them also where the animals did not arrive', async () => {
    const { request } = waitingAnswer([]);
    openHome([full, { request, error: new Error('Failed to fetch') }]);
    await waitFor(() => expect(portraits()).toHaveLength(3));
  });

  it('shows the first six of food and accessories, in turns', async () => {
    openHome([full, waitingAnswer([])]);
    const showcase = await screen.findByRole('list', { name: 'Food and accessories' });
    expect(
      within(showcase)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Bed', 'Kibble', 'Lead', 'Pâté', 'Ball', 'Treats']);
  });

  it.each([
    ['DOGS', 'DOG'],
    ['CATS', 'CAT'],
    ['OTHER', 'OTHER'],
  ] as const)('narrows them to %s', async (label, type) => {
    openHome([full, waitingAnswer([]), showcaseAnswer(type, products('ACCESSORIES', ['Tunnel']), [])]);
    await userEvent.click(await screen.findByRole('radio', { name: label }));
    expect(await screen.findByRole('link', { name: 'Tunnel' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Bed' })).not.toBeInTheDocument();
  });

  it('says No Data where a shelf is empty', async () => {
    openHome([showcaseAnswer(undefined, [], []), waitingAnswer([aPet()])]);
    expect(await screen.findByText('No Data')).toBeInTheDocument();
  });

  it('tries one part again when only that part did not arrive', async () => {
    const { request } = full;
    openHome([{ request, error: new Error('Failed to fetch') }, full, waitingAnswer([aPet()])]);
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByRole('link', { name: 'Kibble' })).toBeInTheDocument();
  });

  it('takes the criteria of a search into an address', async () => {
    const page = openHome([full, waitingAnswer([])]);
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Cats');
    await userEvent.selectOptions(screen.getByLabelText('Age'), 'Senior');
    await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe('/PetSearchItems?type=cat&age=Senior&gender=Female');
  });

  it('takes words into it too', async () => {
    const page = openHome([full, waitingAnswer([])]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search the shop' }), ' calm ');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Dogs');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe('/PetSearchItems?q=calm&type=dog');
  });
});
