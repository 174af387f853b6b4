import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { PetCardDocument } from '../features/catalogue/api/pet-card.operations.ts';
import { keepWish, takeWishes } from '../lib/wishes/visitor-wishes.ts';
import {
  AddToWishListDocument,
  OwnWishListDocument,
  RemoveFromWishListDocument,
  SharedWishListDocument,
  ShareWishListDocument,
  StopSharingWishListDocument,
} from '../lib/wishes/wish-list.operations.ts';
import { aPet, aProduct, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as WishListPage } from './wish-list.page.tsx';

const items = [aProduct(), aPet()];

const cards = items.map((pet) => ({
  request: { query: PetCardDocument, variables: { id: pet._id } },
  result: { data: { pet } },
  maxUsageCount: 5,
}));

function me(petIds: readonly string[], code: string | null = null) {
  return { __typename: 'User', _id: 'u1', wishList: { __typename: 'WishList', petIds, code } };
}

function ownList(petIds: readonly string[], code: string | null = null) {
  return { request: { query: OwnWishListDocument }, result: { data: { me: me(petIds, code) } } };
}

function open(answers: Parameters<typeof renderShopPage>[2], isSignedIn = true, address = '/wishList') {
  const path = address === '/wishList' ? '/wishList' : '/wishList/:code';
  const route = { path, element: <WishListPage /> };
  return renderShopPage(address, route, [...answers, ...cards], { isSignedIn });
}

beforeEach(() => {
  emptyCart();
  takeWishes();
});

it('shows a visitor what the browser keeps, and forgets what is no longer wished for', async () => {
  keepWish('rex');
  keepWish('kibble');
  open([], false);
  expect(await screen.findByRole('link', { name: 'Salmon kibble' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make a link to share' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Wish for Rex' }));
  expect(screen.queryByRole('link', { name: 'Rex' })).not.toBeInTheDocument();
  expect(localStorage.getItem('pet-store-wishes')).toBe('["kibble"]');
});

it('says where hearts are while there is nothing', async () => {
  open([], false);
  expect(await screen.findByText('No wishes yet')).toBeVisible();
});

it('gives the account what the browser kept for the visitor', async () => {
  keepWish('rex');
  const joined = {
    request: { query: AddToWishListDocument, variables: { petIds: ['rex'] } },
    result: { data: { addToWishList: me(['rex', 'kibble']) } },
  };
  // Asked for once it has all, so that no answer on its way can bring the list from before back.
  open([ownList(['rex', 'kibble']), joined]);
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  expect(localStorage.getItem('pet-store-wishes')).toBeNull();
});

it('keeps in the browser what could not be given just now', async () => {
  keepWish('rex');
  const query = AddToWishListDocument;
  const failed = { request: { query, variables: { petIds: ['rex'] } }, error: new Error('Offline') };
  open([ownList([]), failed]);
  expect(await screen.findByText('No wishes yet')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('pet-store-wishes')).toBe('["rex"]'));
});

it('takes an item off the account’s list at once, and back where the shop could not', async () => {
  const refused = {
    request: { query: RemoveFromWishListDocument, variables: { petId: 'kibble' } },
    error: new Error('Offline'),
    delay: 1000,
  };
  open([ownList(['kibble']), refused]);
  await userEvent.click(await screen.findByRole('button', { name: 'Wish for Salmon kibble' }));
  expect(screen.queryByRole('link', { name: 'Salmon kibble' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Salmon kibble' })).toBeVisible();
});

it('makes a link to share, and ends it after a question', async () => {
  const made = {
    request: { query: ShareWishListDocument },
    result: { data: { shareWishList: me(['rex'], 'secret') } },
  };
  const ended = {
    request: { query: StopSharingWishListDocument },
    result: { data: { stopSharingWishList: me(['rex']) } },
  };
  open([ownList(['rex']), made, ended]);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link to share' }));
  const link = await screen.findByRole('textbox', { name: /Whoever has this link/ });
  expect(link).toHaveValue('http://localhost/wishList/secret');
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Make a link to share' })).toBeVisible();
});

describe('a shared list', () => {
  const request = { query: SharedWishListDocument, variables: { code: 'secret' } };

  it('shows its items to whoever has the link, without hearts to take them off', async () => {
    const answer = {
      request,
      result: { data: { wishList: { __typename: 'WishList', petIds: ['kibble'] } } },
    };
    open([answer], false, '/wishList/secret');
    expect(await screen.findByRole('link', { name: 'Salmon kibble' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Wish for/ })).not.toBeInTheDocument();
  });

  it('says so once it is no longer shared', async () => {
    const errors = [new GraphQLError('Wish list not found', { extensions: { code: 'NOT_FOUND' } })];
    open([{ request, result: { data: { wishList: null }, errors } }], false, '/wishList/secret');
    expect(await screen.findByText('No longer shared')).toBeVisible();
  });

  it('can be asked for again where it did not arrive', async () => {
    open([{ request, error: new Error('Offline') }], false, '/wishList/secret');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
