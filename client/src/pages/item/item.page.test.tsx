import { screen, within } from '@testing-library/react';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../../features/catalogue/api/similar-pets.operations.ts';
import { ItemReviewsDocument } from '../../features/reviews/item-reviews.operations.ts';
import type { PetCardFieldsFragment } from '../../gql/graphql.ts';
import { aConnection, aPet, aProduct, emptyCart, renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as ItemPage } from './item.page.tsx';

const deliveryOptions = [
  { method: 'STANDARD', price: 5, isAvailable: true, reason: null, arrives: 'In 2 to 4 days' },
  {
    ...{ method: 'SAME_DAY', price: 0, isAvailable: false, arrives: 'Today by 9 pm' },
    reason: '$22.50 more for free same-day delivery',
  },
].map((option) => ({ __typename: 'DeliveryOption', ...option }));

interface OpenedItem {
  readonly others?: readonly PetCardFieldsFragment[];
  readonly hasLeft?: boolean;
  readonly isSignedIn?: boolean;
}

/** @param pet null where there is none of that id */
function openItem(
  pet: PetCardFieldsFragment | null,
  { others = [], hasLeft = false, isSignedIn = false }: OpenedItem = {},
) {
  const id = pet?._id ?? 'gone';
  const isAnimal = pet?.category === 'PETS';
  const details = { details: 'Likes long mornings.', deliveryCost: 5 };
  const full = pet && { ...pet, ...details, deliveryOptions: isAnimal ? [] : deliveryOptions };
  const { totalCount: _, ...reviews } = aConnection('Review', []);
  const rating = { __typename: 'Rating', average: null, count: 0 };
  const answers = [
    { request: { query: PetDetailsDocument, variables: { id } }, result: { data: { pet: full } } },
    {
      request: { query: SimilarPetsDocument, variables: { id, first: 4 } },
      result: { data: { similarPets: { __typename: 'SimilarPets', hasLeft, pets: others } } },
    },
    {
      request: { query: ItemReviewsDocument, variables: { id, first: 10 } },
      result: { data: { pet: { __typename: 'Pet', _id: id, rating, reviews } } },
    },
  ];
  const route = { path: '/pet/:id', element: <ItemPage /> };
  return renderShopPage(`/pet/${id}`, route, answers, { isSignedIn });
}

beforeEach(emptyCart);

it('shows a visitor an animal, the way to it, and where it is ordered', async () => {
  openItem(aPet());
  expect(await screen.findByRole('heading', { level: 1, name: 'Rex' })).toBeVisible();
  expect(screen.getByText('$120.00')).toBeVisible();
  expect(screen.getByText('Harrier')).toBeVisible();
  expect(screen.getByText('Likes long mornings.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link', { name: 'Find a dog' })).toHaveAttribute('href', '/FindDog');
  expect(screen.getByRole('link', { name: 'Order Rex' })).toHaveAttribute('href', '/PetOrderDetails/rex');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('says of food how much there is, how it comes and what others think of it', async () => {
  openItem(aProduct());
  expect(await screen.findByText('In stock: 10')).toBeVisible();
  const delivery = screen.getByText('Standard delivery').parentElement;
  expect(delivery).toHaveTextContent('$5.00In 2 to 4 days.');
  expect(screen.getByText(/\$22\.50 more for free same-day delivery/)).toBeVisible();
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  const order = screen.getByRole('link', { name: 'Order Salmon kibble' });
  expect(order).toHaveAttribute('href', '/PetOrderDetails/kibble');
});

it('offers visitors an account, and shoppers the cart in one click', async () => {
  openItem(aProduct());
  expect(await screen.findByRole('link', { name: 'register' })).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

it('puts one into the cart of who is signed in', async () => {
  openItem(aProduct(), { isSignedIn: true });
  expect(await screen.findByRole('button', { name: 'Add Salmon kibble to your cart' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'register' })).not.toBeInTheDocument();
});

it('says that a sold animal has found a home, and shows others', async () => {
  const sold = aPet({ availability: 'SOLD', isAvailable: false });
  openItem(sold, { others: [aPet({ _id: 'bella', petname: 'Bella' })] });
  expect(await screen.findByText('Rex has found a home')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Order Rex' })).not.toBeInTheDocument();
  const others = within(await screen.findByRole('region', { name: 'More dogs to meet' }));
  // Visitors' cards lead to what they may see.
  expect(others.getByRole('link', { name: 'Bella' })).toHaveAttribute('href', '/pet/bella');
});

it('leads to where who wants something sold out is told when it is back', async () => {
  openItem(aProduct({ stock: 0, isAvailable: false }));
  const link = await screen.findByRole('link', { name: 'Tell me when it is back' });
  expect(link).toHaveAttribute('href', '/PetOrderDetails/kibble');
});

it.each([
  ['deleted', null],
  ['retired', aProduct({ availability: 'RETIRED', isAvailable: false })],
])('says kindly of what was %s that it has left, and shows others', async (_what, pet) => {
  openItem(pet, { hasLeft: true, others: [aProduct({ _id: 'tuna', petname: 'Tuna kibble' })] });
  expect(await screen.findByRole('heading', { level: 1, name: 'No longer in the shop' })).toBeVisible();
  expect(document.title).toBe('No longer in the shop · Fern & Paw');
  const others = within(screen.getByRole('region', { name: 'These are still here' }));
  expect(others.getByRole('link', { name: 'Tuna kibble' })).toHaveAttribute('href', '/pet/tuna');
});
