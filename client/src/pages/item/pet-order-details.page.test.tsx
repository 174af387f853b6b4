import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartDeliveryDocument } from '../../features/cart/api/cart.operations.ts';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../../features/catalogue/api/similar-pets.operations.ts';
import { MyPetOrdersDocument, OrderPetDocument } from '../../features/orders/api/orders.operations.ts';
import {
  AnswerReviewDocument,
  ItemReviewsDocument,
  TakeDownReviewDocument,
} from '../../features/reviews/item-reviews.operations.ts';
import {
  UnwatchStockDocument,
  WatchedItemsDocument,
  WatchStockDocument,
} from '../../features/stock-watches/stock-watches.operations.ts';
import type { PetCardFieldsFragment } from '../../gql/graphql.ts';
import { addToCart, shopStateVar } from '../../lib/cart-store/cart-store.ts';
import { ReviewersAnimalsDocument } from '../../lib/own-animals/reviewers-animals.operations.ts';
import {
  aConnection,
  anOwnPetOrder,
  aPet,
  aProduct,
  emptyCart,
  renderShopPage,
} from '../../testing/shop-pages.tsx';
import { Component as PetOrderDetailsPage } from './pet-order-details.page.tsx';

function itemAnswer(pet: PetCardFieldsFragment | null, id = pet?._id) {
  const deliveryCost = pet && pet.petprice >= 50 ? 25 : 5;
  const pictures = pet?.image ? [{ ...pet.image, alt: null }] : [];
  const about = { details: 'Likes long mornings.', pictures, variants: [] };
  const full = pet && { ...pet, ...about, deliveryCost, deliveryOptions: [] };
  return {
    request: { query: PetDetailsDocument, variables: { id } },
    result: { data: { pet: full } },
  };
}

function ordersAnswer(orders: readonly ReturnType<typeof anOwnPetOrder>[]) {
  return {
    request: { query: MyPetOrdersDocument, variables: { first: 20 } },
    result: { data: { me: { __typename: 'User', _id: 'u1', petOrders: aConnection('PetOrder', orders) } } },
    maxUsageCount: 3,
  };
}

/** Any cart with a bed can be had today; others lack some dollars. */
const deliveryAnswer = {
  request: { query: CartDeliveryDocument, variables: () => true },
  result: ({ entries }: { entries: readonly { petId: string }[] }) => {
    const isAvailable = entries.some(({ petId }) => petId === 'bed');
    const reason = isAvailable ? null : '$22.50 more for free same-day delivery';
    const option = { method: 'SAME_DAY', price: 0, isAvailable, reason, arrives: 'Today by 9 pm' };
    const deliveryOptions = [{ __typename: 'DeliveryOption', ...option }];
    const shopSettings = { __typename: 'ShopSettings', sameDayPostcodes: [] };
    return { data: { quote: { __typename: 'Quote', deliveryOptions }, shopSettings } };
  },
  maxUsageCount: 20,
};

function aReview(changes: object = {}) {
  return {
    ...{ __typename: 'Review', _id: 'r1', name: 'Robin', stars: 4, text: 'Gone in a minute.' },
    writtenAt: '2026-11-20T12:00:00.000Z',
    ...{ animal: null, answer: null as object | null, photos: [] as object[] },
    ...changes,
  };
}

const firstReviews: object = { id: 'kibble', first: 10 };

function reviewsAnswer(
  reviews: readonly ReturnType<typeof aReview>[],
  variables: object | (() => boolean) = firstReviews,
  rating = { average: reviews.length > 0 ? 4 : null, count: reviews.length },
) {
  const { totalCount: _, ...connection } = aConnection('Review', reviews, { totalCount: rating.count });
  const pet = {
    ...{ __typename: 'Pet', _id: 'kibble', rating: { __typename: 'Rating', ...rating } },
    reviews: connection,
  };
  return {
    request: { query: ItemReviewsDocument, variables: variables as object },
    result: { data: { pet } },
  };
}

function aWatcher(watchedPetIds: readonly string[]) {
  return { __typename: 'User', _id: 'u1', watchedPetIds, priceWatchedPetIds: [] };
}

function watchedAnswer(watchedPetIds: readonly string[]) {
  return { request: { query: WatchedItemsDocument }, result: { data: { me: aWatcher(watchedPetIds) } } };
}

const noAnimals = {
  request: { query: ReviewersAnimalsDocument },
  result: { data: { me: { __typename: 'User', _id: 'u1', animals: [] } } },
};

function openItem(
  id: string,
  answers: Parameters<typeof renderShopPage>[2],
  options?: Parameters<typeof renderShopPage>[3],
) {
  const route = { path: '/PetOrderDetails/:id', element: <PetOrderDetailsPage /> };
  const noOthers = similarAnswer([]);
  const noReviews = reviewsAnswer([], () => true);
  const defaults = [noOthers, deliveryAnswer, noReviews, watchedAnswer([]), noAnimals];
  return renderShopPage(`/PetOrderDetails/${id}`, route, [...answers, ...defaults], options);
}

function sum(label: string) {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
}

/** Such a button stays in reach of the keyboard, so it is not disabled in the way of forms. */
function isOff(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}

function similarAnswer(pets: readonly PetCardFieldsFragment[], hasLeft = false) {
  return {
    request: { query: SimilarPetsDocument, variables: () => true },
    result: {
      data: { similarPets: { __typename: 'SimilarPets', hasLeft, pets, boughtTogether: [], alsoNeeded: [] } },
    },
  };
}

beforeEach(() => {
  emptyCart();
  sessionStorage.clear();
});

describe('the page of an animal', () => {
  const input = { petId: 'rex', username: 'Ada', location: '1 Paw Lane', phone: '5551234567' };

  async function fillIn() {
    await userEvent.clear(await screen.findByLabelText(/Name/));
    await userEvent.type(screen.getByLabelText(/Name/), input.username);
    await userEvent.type(screen.getByLabelText(/Location/), input.location);
    await userEvent.type(screen.getByLabelText(/Phone/), input.phone);
    await userEvent.click(screen.getByRole('button', { name: 'ORDER' }));
  }

  it('shows what it is and asks who wants it', async () => {
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([])]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rex' })).toBeInTheDocument();
    expect(screen.getByText('Harrier')).toBeInTheDocument();
    expect(screen.getByText('Likes long mornings.')).toBeInTheDocument();
    expect(await screen.findByRole('form', { name: 'Order Rex' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ADD TO CART' })).not.toBeInTheDocument();
  });

  it('says This field is required beside every empty field', async () => {
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([])]);
    await userEvent.clear(await screen.findByLabelText(/Name/));
    await userEvent.click(screen.getByRole('button', { name: 'ORDER' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(screen.getByLabelText(/Name/)).toHaveFocus();
  });

  it.each(['(555) 123-4567', '\u202a555\u2011123\u20114567\u202c', '５５５ １２３ ４５６７'])(
    'reads the phone number %j',
    async (phone) => {
      const orderAnswer = {
        request: { query: OrderPetDocument, variables: { input } },
        result: { data: { orderPet: anOwnPetOrder() } },
      };
      openItem('rex', [itemAnswer(aPet()), ordersAnswer([]), orderAnswer]);
      await userEvent.clear(await screen.findByLabelText(/Name/));
      await userEvent.type(screen.getByLabelText(/Name/), input.username);
      await userEvent.type(screen.getByLabelText(/Location/), input.location);
      await userEvent.click(screen.getByLabelText(/Phone/));
      await userEvent.paste(phone);
      await userEvent.click(screen.getByRole('button', { name: 'ORDER' }));
      expect(await screen.findByText('Pets Ordered Succesfully')).toBeInTheDocument();
    },
  );

  it('has the keys of a telephone, with its plus and its brackets, on a phone', async () => {
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([])]);
    expect(await screen.findByLabelText(/Phone/)).toHaveAttribute('inputmode', 'tel');
  });

  it('takes digits only for a phone', async () => {
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([])]);
    await userEvent.type(await screen.findByLabelText(/Phone/), 'call me');
    await userEvent.click(screen.getByRole('button', { name: 'ORDER' }));
    expect(await screen.findByText(/Digits only/)).toBeInTheDocument();
  });

  it('orders it and says Pets Ordered Succesfully', async () => {
    const order = anOwnPetOrder();
    const orderAnswer = {
      request: { query: OrderPetDocument, variables: { input } },
      result: { data: { orderPet: order } },
    };
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([]), orderAnswer]);
    await fillIn();
    expect(await screen.findByText('Pets Ordered Succesfully')).toBeInTheDocument();
  });

  it('says in the place of the form that it is ordered, and leaves the focus there', async () => {
    const orderAnswer = {
      request: { query: OrderPetDocument, variables: { input } },
      result: { data: { orderPet: anOwnPetOrder() } },
    };
    const noneThenOne = [
      { ...ordersAnswer([]), maxUsageCount: 1 },
      { ...ordersAnswer([anOwnPetOrder()]), maxUsageCount: 1 },
    ];
    openItem('rex', [itemAnswer(aPet()), ...noneThenOne, orderAnswer]);
    await fillIn();
    const ordered = (await screen.findByText('Thank you, your order is placed')).closest('[role="alert"]');
    expect(ordered).toHaveFocus();
    expect(screen.queryByText('You have already ordered')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ORDER' })).not.toBeInTheDocument();
  });

  it('gives the shop’s reason when another shopper was faster, and looks again', async () => {
    const refused = {
      request: { query: OrderPetDocument, variables: { input } },
      result: { errors: [{ message: 'Rex already has a new home', extensions: { code: 'ALREADY_SOLD' } }] },
    };
    const sold = aPet({ availability: 'SOLD', isAvailable: false });
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([]), refused, itemAnswer(sold)]);
    await fillIn();
    expect(await screen.findByText('Rex has found a home')).toBeInTheDocument();
  });

  it('does not take a second order of the same shopper', async () => {
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([anOwnPetOrder()])]);
    expect(await screen.findByText('You have already ordered')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ORDER' })).not.toBeInTheDocument();
  });

  it('says when it has a home', async () => {
    openItem('rex', [itemAnswer(aPet({ availability: 'SOLD', isAvailable: false })), ordersAnswer([])]);
    expect(await screen.findByText('Rex has found a home')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ORDER' })).not.toBeInTheDocument();
  });

  it('says when it has left the shop', async () => {
    const retired = aPet({ availability: 'RETIRED', isAvailable: false });
    openItem('rex', [itemAnswer(retired), ordersAnswer([])]);
    expect(await screen.findByText('Rex has left the shop')).toBeInTheDocument();
  });

  it('leads on to others of its kind', async () => {
    const bella = aPet({ _id: 'bella', petname: 'Bella' });
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([]), similarAnswer([bella])]);
    const others = await screen.findByRole('region', { name: 'More dogs to meet' });
    expect(within(others).getAllByRole('link')).toHaveLength(1);
    expect(within(others).getByRole('link', { name: 'Bella' })).toHaveAttribute('href', '/pet/bella');
  });
});

describe('the picture of an item', () => {
  const image = {
    __typename: 'PetImage',
    hash: 'a1',
    placeholder: 'data:,',
    objectPosition: '50% 0%',
    width: 1280,
    height: 960,
  } as const;

  it('opens large, goes closer and closes, all by keyboard', async () => {
    openItem('rex', [itemAnswer(aPet({ image })), ordersAnswer([])]);
    const opener = await screen.findByRole('button', { name: 'Enlarge the picture of Rex' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rex' });
    const closer = within(dialog).getByRole('button', { name: 'Look closer' });
    closer.focus();
    await userEvent.keyboard('{Enter}');
    expect(closer).toHaveAccessibleName('Step back');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('the page of food or an accessory', () => {
  it('reckons price, delivery cost and total as the quantity changes', async () => {
    openItem('kibble', [itemAnswer(aProduct())]);
    await screen.findByRole('button', { name: 'ADD TO CART' });
    expect([sum('Price'), sum('Delivery cost'), sum('Total')]).toEqual(['$12.50', '$5.00', '$0.00']);

    const stepper = within(screen.getByRole('group', { name: 'Quantity of Salmon kibble' }));
    const [minus, plus] = stepper.getAllByRole('button') as [HTMLElement, HTMLElement];
    expect(isOff(minus)).toBe(true);
    await userEvent.click(plus);
    await userEvent.click(plus);
    expect(sum('Total')).toBe('$30.00');
    await userEvent.click(minus);
    expect(sum('Total')).toBe('$17.50');
  });

  it('says what same-day delivery lacks, and that it is free with what is in the cart', async () => {
    openItem('kibble', [itemAnswer(aProduct())]);
    expect(await screen.findByText(/\$22\.50 more for free same-day delivery/)).toBeVisible();
    act(() => addToCart('bed', 1));
    expect(await screen.findByText('Today by 9 pm.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Delivery with your cart' })).toBeVisible();
    expect(sum('Delivery cost')).toBe('$5.00');
  });

  it('says the stage of life that it is for, and nothing of gender, color and clan, which it may have by mistake', async () => {
    openItem('kibble', [itemAnswer(aProduct({ age: 'PUPPY' }))]);
    await screen.findByRole('button', { name: 'ADD TO CART' });
    expect(screen.getByText('Life stage').nextElementSibling).toHaveTextContent('Puppy');
    for (const fact of ['Male', 'Brown', 'Harrier', /young/]) {
      expect(screen.queryByText(fact)).not.toBeInTheDocument();
    }
  });

  it('puts the chosen amount into the cart and begins at 0 again', async () => {
    openItem('kibble', [itemAnswer(aProduct({ petprice: 60 }))]);
    await screen.findByRole('button', { name: 'ADD TO CART' });
    const plus = within(screen.getByRole('group', { name: 'Quantity of Salmon kibble' })).getAllByRole(
      'button',
    )[1];
    await userEvent.click(plus as HTMLElement);
    expect(sum('Total')).toBe('$85.00');

    await userEvent.click(screen.getByRole('button', { name: 'ADD TO CART' }));
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 1, seenPrice: 60, seenName: 'Salmon kibble' },
    ]);
    expect(sum('Total')).toBe('$0.00');
    expect(screen.getByText('In your cart: 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/YourCarts');
  });

  it('puts one piece into the cart for whoever has chosen no amount, as often as there is one left', async () => {
    openItem('kibble', [itemAnswer(aProduct({ stock: 2 }))]);
    const add = await screen.findByRole('button', { name: 'ADD TO CART' });
    expect(isOff(add)).toBe(false);
    await userEvent.click(add);
    expect(screen.getByText('In your cart: 1')).toBeVisible();
    expect(sum('Total')).toBe('$0.00');
    await userEvent.click(add);
    expect(screen.getByText('In your cart: 2')).toBeVisible();
    expect(isOff(add)).toBe(true);
    expect(add).toHaveFocus();

    await userEvent.click(add);
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 2, seenPrice: 12.5, seenName: 'Salmon kibble' },
    ]);
  });

  it('says that the cart is full instead of doing nothing', async () => {
    const full = Array.from({ length: 50 }, (_, place) => ({ petId: `item-${place}`, accessoriesAmount: 1 }));
    shopStateVar({ ...shopStateVar(), cart: full });
    openItem('kibble', [itemAnswer(aProduct())]);
    await userEvent.click(await screen.findByRole('button', { name: 'ADD TO CART' }));
    expect(await screen.findByText(/^Your cart is full: it holds 50 different items/)).toBeVisible();
    expect(shopStateVar().cart).toEqual(full);
  });

  it('offers no more than there is', async () => {
    openItem('kibble', [itemAnswer(aProduct({ stock: 1 }))]);
    expect(await screen.findByText('Only 1 left')).toBeInTheDocument();
    const plus = within(screen.getByRole('group', { name: 'Quantity of Salmon kibble' })).getAllByRole(
      'button',
    )[1];
    await userEvent.click(plus as HTMLElement);
    expect(isOff(plus as HTMLElement)).toBe(true);
    await userEvent.click(plus as HTMLElement);
    expect(sum('Total')).toBe('$17.50');
  });

  it('says when it is out of stock', async () => {
    openItem('kibble', [itemAnswer(aProduct({ stock: 0, isAvailable: false }))]);
    expect(await screen.findAllByText('Out of stock')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'ADD TO CART' })).not.toBeInTheDocument();
  });

  it('says when it is no longer sold', async () => {
    openItem('kibble', [itemAnswer(aProduct({ availability: 'RETIRED', isAvailable: false }))]);
    expect(await screen.findByText('No longer in the shop')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ADD TO CART' })).not.toBeInTheDocument();
  });

  it('offers another try when the shop could not say', async () => {
    const failed = {
      request: { query: PetDetailsDocument, variables: { id: 'kibble' } },
      error: new Error('The shop can’t be reached right now.'),
    };
    openItem('kibble', [failed, itemAnswer(aProduct())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Salmon kibble' })).toBeInTheDocument();
  });

  it('says when there is no such item', async () => {
    openItem('gone', [itemAnswer(null, 'gone')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not in the shop' })).toBeInTheDocument();
  });

  it('says when it has left the shop, and shows others', async () => {
    openItem('gone', [itemAnswer(null, 'gone'), similarAnswer([aProduct()], true)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'No longer in the shop' })).toBeVisible();
    const others = screen.getByRole('region', { name: 'These are still here' });
    expect(within(others).getByRole('link', { name: 'Salmon kibble' })).toBeVisible();
  });
});

describe('the page of what is sold out', () => {
  const soldOut = aProduct({ stock: 0, isAvailable: false });
  const variables = { petId: 'kibble' };

  it('has the shopper told when it is back, and not told again', async () => {
    const watch = {
      request: { query: WatchStockDocument, variables },
      result: { data: { watchStock: aWatcher(['kibble']) } },
    };
    const unwatch = {
      request: { query: UnwatchStockDocument, variables },
      result: { data: { unwatchStock: aWatcher([]) } },
    };
    openItem('kibble', [itemAnswer(soldOut), watch, unwatch]);
    const button = await screen.findByRole('button', { name: 'Tell me when it is back' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Don’t tell me'));
    expect(screen.getByText('We write to ada@petshop.test, once, as soon as it is back.')).toBeVisible();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Tell me when it is back'));
    expect(screen.queryByText(/^We write to/)).not.toBeInTheDocument();
  });

  it('remembers what the shopper waits for', async () => {
    openItem('kibble', [itemAnswer(soldOut), watchedAnswer(['kibble'])]);
    expect(await screen.findByRole('button', { name: 'Don’t tell me' })).toBeVisible();
  });

  it('looks again where the shop says that it is back already', async () => {
    const refused = {
      request: { query: WatchStockDocument, variables },
      result: { errors: [{ message: 'Salmon kibble is in stock', extensions: { code: 'CONFLICT' } }] },
    };
    openItem('kibble', [itemAnswer(soldOut), refused, itemAnswer(aProduct())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    expect(await screen.findByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  });

  it('gives the shop’s reason where it can not be kept', async () => {
    const failed = {
      request: { query: WatchStockDocument, variables },
      error: new Error('The shop is away'),
    };
    openItem('kibble', [itemAnswer(soldOut), failed]);
    const button = await screen.findByRole('button', { name: 'Tell me when it is back' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert', { name: '' })).toBeVisible();
    expect(screen.getByText('The shop is away')).toBeVisible();
    expect(button).toHaveAccessibleName('Tell me when it is back');
  });

  it('leads visitors to sign in first', async () => {
    openItem('kibble', [itemAnswer(soldOut)], { isSignedIn: false });
    const link = await screen.findByRole('link', { name: 'Log in to be told when it is back' });
    expect(link).toHaveAttribute('href', '/login');
  });

  it('offers none of that for what is no longer sold', async () => {
    openItem('kibble', [itemAnswer(aProduct({ stock: 0, availability: 'RETIRED', isAvailable: false }))]);
    expect(await screen.findByText('No longer in the shop')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /tell me/i })).not.toBeInTheDocument();
  });
});

describe('the reviews of an item', () => {
  async function reviews() {
    return within(await screen.findByRole('region', { name: 'Reviews' }));
  }

  it('are shown with their stars, which can be heard, and what all of them come to', async () => {
    const silent = aReview({ _id: 'r2', name: 'A shopper', stars: 1, text: null });
    const rating = { average: 2.5, count: 2 };
    openItem('kibble', [itemAnswer(aProduct()), reviewsAnswer([aReview(), silent], firstReviews, rating)]);
    const section = await reviews();
    expect(await section.findByText('2.5 out of 5 stars from 2 reviews')).toBeVisible();
    const [first, second] = section.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent('Robin');
    expect(first).toHaveTextContent('Gone in a minute.');
    expect(within(first).getByRole('img', { name: '4 stars out of 5' })).toBeVisible();
    expect(within(second).getByRole('img', { name: '1 star out of 5' })).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('have the answer of the shop below them, and their photos', async () => {
    const answer = {
      ...{ __typename: 'ReviewAnswer', text: 'Thank you, Robin.' },
      answeredAt: '2026-11-21T12:00:00.000Z',
    };
    const photo = {
      ...{ __typename: 'PetImage', hash: 'p1', placeholder: 'data:,', width: 640, height: 480 },
      objectPosition: '50% 50%',
    };
    const rating = { average: 4, count: 1 };
    const answered = aReview({ answer, photos: [photo] });
    openItem('kibble', [itemAnswer(aProduct()), reviewsAnswer([answered], firstReviews, rating)]);
    const section = await reviews();
    expect(await section.findByText('Thank you, Robin.')).toBeVisible();
    const photos = within(section.getByRole('list', { name: 'Photos by Robin' }));
    expect(photos.getByRole('link', { name: /Photo 1 of 1 by Robin/ })).toHaveAttribute(
      'href',
      '/images/p1/640.jpeg',
    );
    expect(section.queryByRole('button', { name: /Answer/ })).not.toBeInTheDocument();
  });

  it('are answered by the staff', async () => {
    const rating = { average: 4, count: 1 };
    const answered = {
      ...{ __typename: 'ReviewAnswer', text: 'Thanks!' },
      answeredAt: '2026-11-21T12:00:00.000Z',
    };
    const saving = {
      request: { query: AnswerReviewDocument, variables: { id: 'r1', text: 'Thanks!' } },
      result: { data: { answerReview: { __typename: 'Review', _id: 'r1', answer: answered } } },
    };
    openItem('kibble', [itemAnswer(aProduct()), reviewsAnswer([aReview()], firstReviews, rating), saving], {
      role: 'STAFF',
    });
    const section = await reviews();
    await userEvent.click(await section.findByRole('button', { name: 'Answer Robin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Robin' }));
    await userEvent.type(dialog.getByLabelText('Your answer'), 'Thanks!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save answer' }));
    expect(await section.findByText('Thanks!')).toBeInTheDocument();
    expect(
      await section.findByRole('button', { name: 'Change the answer to Robin', hidden: true }),
    ).toBeInTheDocument();
  });

  it('come page by page', async () => {
    const rating = { average: 4, count: 2 };
    const second = reviewsAnswer(
      [aReview({ _id: 'r2', name: 'Kim' })],
      { ...firstReviews, after: 'r1' },
      { ...rating, count: 1 },
    );
    openItem('kibble', [itemAnswer(aProduct()), reviewsAnswer([aReview()], firstReviews, rating), second]);
    const section = await reviews();
    await userEvent.click(await section.findByRole('button', { name: 'Show more reviews' }));
    expect(await section.findByText('Kim')).toBeVisible();
    expect(section.getByText('Robin')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('say so where there are none', async () => {
    openItem('kibble', [itemAnswer(aProduct()), reviewsAnswer([])]);
    expect(await (await reviews()).findByText('No reviews yet')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const failed = {
      request: { query: ItemReviewsDocument, variables: firstReviews },
      error: new Error('The shop is away'),
    };
    openItem('kibble', [itemAnswer(aProduct()), failed, reviewsAnswer([aReview()])]);
    const section = await reviews();
    await userEvent.click(await section.findByRole('button', { name: 'Try again' }));
    expect(await section.findByText('Robin')).toBeVisible();
  });

  it('of an animal there are none', async () => {
    openItem('rex', [itemAnswer(aPet()), ordersAnswer([])]);
    await screen.findByRole('form', { name: 'Order Rex' });
    expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument();
  });

  it('are taken down by an admin, after a question', async () => {
    const takeDown = {
      request: { query: TakeDownReviewDocument, variables: { id: 'r1' } },
      result: { data: { takeDownReview: { __typename: 'Review', _id: 'r1' } } },
    };
    const answers = [itemAnswer(aProduct()), reviewsAnswer([aReview()]), takeDown, reviewsAnswer([])];
    openItem('kibble', answers, { role: 'ADMIN' });
    const section = await reviews();
    await userEvent.click(await section.findByRole('button', { name: 'Remove the review by Robin' }));
    const question = await screen.findByRole('dialog', { name: 'Remove this review?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove it' }));
    expect(await section.findByText('No reviews yet')).toBeVisible();
  });
});
