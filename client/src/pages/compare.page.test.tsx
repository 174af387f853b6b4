import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComparedPetDocument } from '../features/catalogue/compare/compare.operations.ts';
import type { PetCardFieldsFragment } from '../gql/graphql.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { forgetHousehold, keepHousehold } from '../lib/household/keep-household.ts';
import { aPet, aProduct, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component } from './compare.page.tsx';

const rex = aPet();
const bella = aPet({
  _id: 'bella',
  petname: 'Bella',
  petprice: 90,
  isAvailable: false,
  availability: 'SOLD',
});

function answer(pet: PetCardFieldsFragment) {
  const rating = { __typename: 'Rating', average: null, count: 0 };
  return { ...asked(pet._id), result: { data: { pet: { ...pet, deliveryCost: 25, rating } } } };
}

function asked(id: string) {
  return { request: { query: ComparedPetDocument, variables: { id } } };
}

function open(address: string, answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage(address, { path: '/compare', element: <Component /> }, answers, {
    isSignedIn: false,
  });
}

beforeEach(emptyCart);

describe('a comparison', () => {
  it('shows the items of its address side by side, and marks what differs', async () => {
    open('/compare?ids=rex,bella', [answer(rex), answer(bella)]);
    expect(screen.getByText('Loading......')).toBeInTheDocument();
    const table = await screen.findByRole('table');
    await within(table).findByRole('link', { name: 'Bella' });
    const row = (name: string | RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row(/^Price \(differs\)/)).toEqual(['$120.00', '$90.00']);
    expect(row(/^State \(differs\)/)).toEqual(['Looks for a home', 'Has a home']);
    expect(row(/^Breed Harrier/)).toEqual(['Harrier', 'Harrier']);
    expect(screen.getByRole('link', { name: 'Order Rex' })).toHaveAttribute('href', '/PetOrderDetails/rex');
    expect(screen.queryByRole('link', { name: 'Order Bella' })).not.toBeInTheDocument();
  });

  it('says of animals how they fit the household that is kept', async () => {
    keepHousehold({
      ...{ home: 'LOW', hoursAlone: 6, energy: 'LOW', experience: 'LOW' },
      ...{ childrenAges: [], dogs: 0, cats: 0 },
    });
    open('/compare?ids=rex,bella', [answer(rex), answer(bella)]);
    const row = await screen.findByRole('row', { name: /^Your household Fits you 50 of 100/ });
    expect(within(row).getByRole('link', { name: /ask us about Bella$/ })).toBeInTheDocument();
    act(forgetHousehold);
    expect(row).not.toBeInTheDocument();
  });

  it('takes an item out of itself, its address and the choice of this browser', async () => {
    shopStateVar({ version: 1, cart: [], comparison: { category: 'PETS', petIds: ['rex', 'bella'] } });
    const page = open('/compare', [answer(rex), answer(bella)]);
    await screen.findByRole('link', { name: 'Bella' });
    expect(page.address()).toBe('/compare?ids=rex%2Cbella');
    // Each item comes with an answer of its own.
    await userEvent.click(await screen.findByRole('button', { name: 'Take Rex out of the comparison' }));
    expect(page.address()).toBe('/compare?ids=bella');
    expect(screen.queryByRole('link', { name: 'Rex' })).not.toBeInTheDocument();
    expect(shopStateVar().comparison?.petIds).toEqual(['bella']);
    expect(screen.getByText(/^Choose another one/)).toBeVisible();
  });

  it('says what is left out: what has left the shop, and what is not alike', async () => {
    const gone = { ...asked('gone'), result: { data: { pet: null } } };
    open('/compare?ids=rex,kibble,gone', [answer(rex), answer(aProduct()), gone]);
    expect(await screen.findByText('One item has left the shop.')).toBeVisible();
    expect(await screen.findByText(/^Salmon kibble is left out/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  });

  it('says how to fill it while it is empty', () => {
    open('/compare?ids=', []);
    expect(screen.getByText('Nothing to compare yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find some' })).toHaveAttribute('href', '/PetSearchItems');
  });

  it('tries again when the items did not arrive', async () => {
    open('/compare?ids=rex', [{ ...asked('rex'), error: new Error('Failed to fetch') }, answer(rex)]);
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  });
});
