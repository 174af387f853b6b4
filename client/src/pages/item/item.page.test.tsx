import type { MockLink } from '@apollo/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartDeliveryDocument } from '../../features/cart/api/cart.operations.ts';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../../features/catalogue/api/similar-pets.operations.ts';
import { FedAnimalsDocument } from '../../features/catalogue/feeding/fed-animals.operations.ts';
import { MyPetOrdersDocument } from '../../features/orders/api/orders.operations.ts';
import { ItemReviewsDocument } from '../../features/reviews/item-reviews.operations.ts';
import { WatchedItemsDocument } from '../../features/stock-watches/stock-watches.operations.ts';
import type {
  GoodsFactFieldsFragment,
  OwnAnimalInShortFragment,
  PetCardFieldsFragment,
} from '../../gql/graphql.ts';
import { addToCart, shopStateVar } from '../../lib/cart-store/cart-store.ts';
import { forgetHousehold, keepHousehold } from '../../lib/household/keep-household.ts';
import { LastContactDocument } from '../../lib/session/last-contact.operations.ts';
import { aNala, notTakenAnswer } from '../../testing/own-animals.ts';
import { aConnection, aPet, aProduct, emptyCart, renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as ItemPage } from './item.page.tsx';

const deliveryOptions = [
  {
    method: 'STANDARD',
    price: 5,
    isAvailable: true,
    reason: null,
    arrives: 'Friday, Nov 27 to Monday, Nov 30',
  },
  {
    ...{ method: 'SAME_DAY', price: 0, isAvailable: false, arrives: 'Today by 9 pm' },
    reason: '$22.50 more for free same-day delivery',
  },
].map((option) => ({ __typename: 'DeliveryOption', ...option }));

/** Any cart with a bed is delivered as one; where the shop goes by postcodes, it is asked with the one that it knows. */
function deliveryAnswer(sameDayPostcodes: readonly string[]) {
  interface Asked {
    readonly entries: readonly { readonly petId: string }[];
    readonly choices?: { readonly postcode?: string };
  }
  return {
    request: { query: CartDeliveryDocument, variables: () => true },
    result: ({ entries, choices }: Asked) => {
      const price = entries.some(({ petId }) => petId === 'bed') ? 25 : 5;
      const [standard, sameDay] = deliveryOptions;
      const reason = choices?.postcode ? `Not to ${choices.postcode}` : sameDay?.reason;
      return {
        data: {
          quote: {
            __typename: 'Quote',
            deliveryOptions: [
              { ...standard, price },
              { ...sameDay, reason },
            ],
          },
          shopSettings: { __typename: 'ShopSettings', sameDayPostcodes },
        },
      };
    },
    maxUsageCount: 20,
  };
}

interface OpenedItem {
  readonly others?: readonly PetCardFieldsFragment[];
  readonly hasLeft?: boolean;
  readonly isSignedIn?: boolean;
  /** Of the account. */
  readonly animals?: readonly OwnAnimalInShortFragment[];
  /** What the shop knows of them. */
  readonly answers?: readonly object[];
  readonly sameDayPostcodes?: readonly string[];
  /** What is in goods, and of what they are. */
  readonly facts?: Partial<GoodsFactFieldsFragment>;
  /** The others of its family. */
  readonly family?: readonly PetCardFieldsFragment[];
}

const me = { __typename: 'User', _id: 'u1' };

const contact = { username: 'Ada', phone: '5551234567', location: '1 Paw Lane, Portland, OR 97201' };
const lastContact = {
  request: { query: LastContactDocument },
  result: {
    data: { me: { ...me, offersLastContact: true, lastContact: { __typename: 'LastContact', ...contact } } },
  },
  maxUsageCount: 5,
};

const ordersAnswer = {
  request: { query: MyPetOrdersDocument, variables: { first: 20 } },
  result: { data: { me: { ...me, petOrders: aConnection('PetOrder', []) } } },
  maxUsageCount: 3,
};

/** @param pet null where there is none of that id */
function openItem(
  pet: PetCardFieldsFragment | null,
  {
    others = [],
    hasLeft = false,
    isSignedIn = false,
    animals = [],
    answers: more = [],
    sameDayPostcodes = [],
    facts = {},
    family = [],
  }: OpenedItem = {},
) {
  const id = pet?._id ?? 'gone';
  const isAnimal = pet?.category === 'PETS';
  const variants = pet && family.length > 0 ? [pet, ...family] : [];
  const pictures = pet?.image ? [{ ...pet.image, alt: null }] : [];
  const details = { details: 'Likes long mornings.', pictures, deliveryCost: 5, variants };
  const fullOf = (one: PetCardFieldsFragment) => ({
    ...{ ...one, ...details, ...facts },
    deliveryOptions: isAnimal ? [] : deliveryOptions,
  });
  const { totalCount: _, ...reviews } = aConnection('Review', []);
  const rating = { __typename: 'Rating', average: null, count: 0 };
  const answers = [
    {
      request: { query: PetDetailsDocument, variables: { id } },
      result: { data: { pet: pet && fullOf(pet) } },
    },
    ...family.map((one) => ({
      request: { query: PetDetailsDocument, variables: { id: one._id } },
      result: { data: { pet: fullOf(one) } },
      delay: 20,
    })),
    ...[id, ...family.map(({ _id }) => _id)].flatMap((_id) => [
      {
        request: { query: SimilarPetsDocument, variables: { id: _id, first: 4 } },
        result: {
          data: {
            similarPets: {
              __typename: 'SimilarPets',
              hasLeft,
              pets: others,
              boughtTogether: [],
              alsoNeeded: [],
            },
          },
        },
      },
      {
        request: { query: ItemReviewsDocument, variables: { id: _id, first: 10 } },
        result: { data: { pet: { __typename: 'Pet', _id, rating, reviews } } },
      },
    ]),
    ...(more as MockLink.MockedResponse[]),
    deliveryAnswer(sameDayPostcodes),
    lastContact,
    ordersAnswer,
    {
      request: { query: WatchedItemsDocument },
      result: { data: { me: { ...me, watchedPetIds: [], priceWatchedPetIds: [] } } },
    },
  ];
  const route = { path: '/pet/:id', element: <ItemPage /> };
  return renderShopPage(`/pet/${id}`, route, answers, { isSignedIn, animals });
}

beforeEach(emptyCart);

it.each([
  [true, 1],
  [false, 0],
])('calls the price of an animal an adoption fee where it is one: %s', async (isAdoption, count) => {
  openItem(aPet({ isAdoption }));
  await screen.findByRole('heading', { level: 1, name: 'Rex' });
  expect(screen.queryAllByText('Adoption fee')).toHaveLength(count);
});

it('says how well an animal fits the household that is kept, point by point', async () => {
  keepHousehold({
    ...{ home: 'LOW', hoursAlone: 6, energy: 'LOW', experience: 'LOW' },
    ...{ childrenAges: [4], dogs: 0, cats: 0 },
  });
  openItem(aPet());
  const fit = within(await screen.findByRole('region', { name: 'Fits you 50 of 100' }));
  expect(fit.getByText('Nobody knows yet how lively it is', { selector: 'li' })).toBeVisible();
  expect(fit.getByRole('link', { name: 'Ask us about Rex' })).toHaveAttribute('href', '/contact?item=rex');
  const rows = within(fit.getByRole('table', { name: 'Points of Rex', hidden: true }));
  expect(rows.getByRole('row', { name: /^Together, of 100: 50/, hidden: true })).toHaveTextContent(
    '35 of 70',
  );
  act(forgetHousehold);
  expect(screen.queryByRole('region', { name: /^Fits you/ })).not.toBeInTheDocument();
});

it('shows a visitor an animal, the way to it, and where it is ordered', async () => {
  openItem(aPet());
  expect(await screen.findByRole('heading', { level: 1, name: 'Rex' })).toBeVisible();
  expect(screen.getAllByText('$120.00')[0]).toBeVisible();
  expect(screen.getByText('Harrier')).toBeVisible();
  expect(screen.getByText('Likes long mornings.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link', { name: 'Find a dog' })).toHaveAttribute('href', '/FindDog');
  expect(screen.getByRole('link', { name: 'Order Rex' })).toHaveAttribute('href', '/PetOrderDetails/rex');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each([
  ['an animal', aPet()],
  ['goods', aProduct()],
])('leads to where %s can be asked about', async (_what, pet) => {
  openItem(pet);
  expect(await screen.findByRole('link', { name: 'Ask about it' })).toHaveAttribute(
    'href',
    `/contact?item=${pet._id}`,
  );
});

it('orders an animal in place for who is signed in', async () => {
  openItem(aPet(), { isSignedIn: true });
  expect(await screen.findByRole('form', { name: 'Order Rex' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Order Rex' })).not.toBeInTheDocument();
});

it('says of food how much there is, how it comes and what others think of it', async () => {
  openItem(aProduct());
  expect(await screen.findByText('In stock: 10')).toBeVisible();
  const delivery = screen.getByText('Standard delivery').parentElement;
  expect(delivery).toHaveTextContent('$5.00Friday, Nov 27 to Monday, Nov 30.');
  expect(screen.getByText(/\$22\.50 more for free same-day delivery/)).toBeVisible();
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

it('says what is in food, what a kilogram costs, and how long it lasts', async () => {
  const unitPrice = { __typename: 'UnitPrice', text: '$4.58 per kg' } as const;
  const facts = {
    kind: 'DRY' as const,
    netWeightGrams: 12_000,
    kcalPer100g: 360,
    ingredients: 'Chicken, rice',
  };
  openItem(aProduct({ petprice: 54.9, age: 'ADULT', unitPrice }), { facts });
  expect(await screen.findByText('$4.58 per kg')).toBeVisible();
  expect(screen.getByText('Net weight').parentElement).toHaveTextContent('12 kg (26.5 lb)');
  expect(screen.getByRole('heading', { name: 'Ingredients' }).parentElement).toHaveTextContent(
    'Chicken, rice',
  );
  expect(screen.getByText('about 40 days, $1.37 a day').parentElement).toHaveTextContent(
    /^Lasts a grown, neutered dog of 20 kg \(44.1 lb\)/,
  );
});

describe('food for an own animal', () => {
  const facts = { kind: 'DRY' as const, netWeightGrams: 12_000, kcalPer100g: 360 };
  const weights = [{ __typename: 'AnimalWeight', on: '2026-11-01', kg: 20 }];
  const nala = { ...aNala(), bornOn: '2020-05-01', neutered: 'YES', weights };
  const rest = { ...nala, id: 'rex', name: 'Rex', bornOn: null, neutered: 'UNKNOWN', weights: [] };

  function fed(...animals: object[]) {
    return {
      request: { query: FedAnimalsDocument },
      result: { data: { me: { ...me, animals } } },
    };
  }

  it('says how much it gets and how long that lasts, and what is to be said first of another one', async () => {
    const animals = [aNala({ avoids: [] })];
    openItem(aProduct({ age: 'ADULT' }), { isSignedIn: true, facts, animals, answers: [fed(nala, rest)] });
    const [first, second] = within(
      await screen.findByRole('list', { name: 'For your animals' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent('For Nala: 294 g a day, this bag lasts 40 days');
    expect(second).toHaveTextContent(
      'For Rex: say what it weighs, when it was born and whether it is neutered',
    );
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute('href', '/myAnimals/rex');
  });

  it('says what it must not have of it', async () => {
    const answers = [fed(nala), notTakenAnswer(['kibble'], { kibble: ['chicken', 'corn'] })];
    openItem(aProduct(), { isSignedIn: true, facts, animals: [aNala()], answers });
    expect(await screen.findByText(/^Contains/)).toHaveTextContent(
      'Contains chicken and corn; Nala doesn’t take them',
    );
  });

  it('asks nothing for whoever has none of its kind', async () => {
    const asked = jest.fn(() => fed(nala).result);
    const animals = [aNala({ type: 'CAT', avoids: [] })];
    const answers = [{ ...fed(), result: asked }];
    openItem(aProduct({ age: 'ADULT' }), { isSignedIn: true, facts, animals, answers });
    await screen.findByText('about 40 days, $0.31 a day');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the choice of goods', () => {
  const add = () => screen.findByRole('button', { name: 'ADD TO CART' });
  const total = () => screen.getByText('Total', { selector: 'dt' }).parentElement;
  const amount = () => within(screen.getByRole('group', { name: 'Quantity of Salmon kibble' }));

  async function increase() {
    await userEvent.click(amount().getByRole('button', { name: 'Increase quantity' }));
  }

  it.each([
    ['visitors', false],
    ['accounts', true],
  ])('begins with one, for %s, and puts what is chosen into the cart', async (_who, isSignedIn) => {
    openItem(aProduct(), { isSignedIn });
    const button = await add();
    expect(total()).toHaveTextContent('$17.50');
    expect(amount().getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await increase();
    expect(total()).toHaveTextContent('$30.00');
    await userEvent.click(button);
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 2, seenPrice: 12.5, seenName: 'Salmon kibble' },
    ]);
    expect(screen.getByText('In your cart: 2')).toBeVisible();
    expect(total()).toHaveTextContent('$17.50');
  });

  it('is kept for visitors who sign in on the way and come back', async () => {
    const { unmount } = openItem(aProduct());
    await add();
    expect(screen.getByRole('link', { name: 'register' })).toHaveAttribute('href', '/register');
    await increase();
    await increase();
    unmount();
    openItem(aProduct(), { isSignedIn: true });
    await userEvent.click(await add());
    expect(shopStateVar().cart).toMatchObject([{ accessoriesAmount: 3 }]);
    expect(screen.queryByRole('link', { name: 'register' })).not.toBeInTheDocument();
    expect(amount().getByRole('status')).toHaveTextContent('1');
  });

  it('comes to nothing where the cart has all there is', async () => {
    addToCart('kibble', 10);
    openItem(aProduct());
    expect(await add()).toHaveAttribute('aria-disabled', 'true');
    expect(total()).toHaveTextContent('$0.00');
    expect(screen.getByText('That is all we have of it.', { exact: false })).toBeVisible();
  });

  it('is delivered with what is in the cart', async () => {
    addToCart('bed', 1);
    openItem(aProduct());
    expect(await screen.findByRole('heading', { name: 'Delivery with your cart' })).toBeVisible();
    expect(screen.getByText('Standard delivery').parentElement).toHaveTextContent('$25.00');
  });

  it('is delivered to where the last order went, where the shop goes by postcodes', async () => {
    openItem(aProduct(), { isSignedIn: true, sameDayPostcodes: ['105'] });
    expect(await screen.findByRole('heading', { name: 'Delivery to 97201' })).toBeVisible();
    expect(await screen.findByText(/Not to 97201/)).toBeVisible();
  });
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

it('lets who is signed in be told of it in place', async () => {
  openItem(aProduct({ stock: 0, isAvailable: false }), { isSignedIn: true });
  expect(await screen.findByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
  expect(screen.getByText('Out of stock', { selector: 'strong' })).toBeVisible();
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

describe('one of a family', () => {
  const unitPrice = (text: string) => ({ __typename: 'UnitPrice' as const, text });
  const small = aProduct({
    _id: 'small',
    petname: 'Kibble 3 kg',
    petprice: 19.99,
    unitPrice: unitPrice('$6.66 per kg'),
  });
  const large = aProduct({
    _id: 'large',
    petname: 'Kibble 12 kg',
    petprice: 55,
    unitPrice: unitPrice('$4.58 per kg'),
  });
  const gone = aProduct({ _id: 'gone', petname: 'Kibble 1 kg', petprice: 8, isAvailable: false, stock: 0 });
  const choices = () => screen.findByRole('group', { name: 'Choose one of 3' });

  it('offers what each costs, and what a kilogram of it does, and says what is sold out', async () => {
    openItem(small, { family: [large, gone] });
    const group = within(await choices());
    expect(group.getByRole('radio', { name: 'Kibble 3 kg $19.99 $6.66 per kg' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'Kibble 12 kg $55.00 $4.58 per kg' })).not.toBeChecked();
    expect(group.getByRole('radio', { name: 'Kibble 1 kg $8.00 Sold out' })).toBeEnabled();
  });

  it('goes to the address of the one that is chosen by keyboard, and the choice goes on', async () => {
    const user = userEvent.setup();
    const { address } = openItem(small, { family: [large, gone] });
    const radio = within(await choices()).getByRole('radio', { checked: true });
    radio.focus();
    await user.keyboard('{ArrowDown}');
    expect(address()).toBe('/pet/large');
    expect(within(await choices()).getByRole('radio', { name: /12 kg/ })).toHaveFocus();
    expect(await screen.findByRole('heading', { level: 1, name: /Kibble 12\skg/ })).toBeVisible();
    expect(within(await choices()).getByRole('radio', { name: /12 kg/ })).toHaveFocus();
  });
});
