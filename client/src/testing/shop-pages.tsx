import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { toldFacts } from '../../../domain/catalogue/animal-facts.ts';
import { optionalFacts } from '../../../domain/catalogue/item-fields.ts';
import { CartQuoteDocument } from '../features/cart/api/cart.operations.ts';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { PaymentFormDocument } from '../features/checkout/api/checkout.operations.ts';
import { WatchedItemsDocument } from '../features/stock-watches/stock-watches.operations.ts';
import type {
  DeliveryMethod,
  OwnAnimalInShortFragment,
  PaymentForm,
  PetCardFieldsFragment,
  Role,
} from '../gql/graphql.ts';
import { AddressBookDocument, SavedCardsDocument } from '../lib/address-book/address-book.operations.ts';
import { createCache } from '../lib/apollo/client.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { emptyShopState } from '../lib/cart-store/persistence.ts';
import { type ShopConfig, ShopConfigContext } from '../lib/config.ts';
import { CancelPreviewDocument } from '../lib/money-back/money-back.operations.ts';
import { OwnAnimalsFragment } from '../lib/own-animals/own-animals.operations.ts';
import { LastContactDocument } from '../lib/session/last-contact.operations.ts';
import { type Session, SessionContext } from '../lib/session/session.tsx';
import { OwnWishListDocument } from '../lib/wishes/wish-list.operations.ts';
import NotificationsProvider from '../ui/notifications/notifications-provider.tsx';
import { fakeWebSocket } from './fake-websocket.ts';
import { aPromise } from './managed-order.ts';
import { writeShopFacts } from './shop-facts.ts';

const config: ShopConfig = {
  mode: 'embedded',
  identity: { kind: 'emulator', projectId: 'demo-petshop', apiKey: 'any' },
  payments: { kind: 'sandbox', url: '/stripe', publishableKey: 'pk_test_sandbox' },
  demoAccounts: [],
};

const shopper = { _id: 'u1', email: 'ada@petshop.test', name: 'Ada', animals: [] };

/** What the identity provider knows of somebody who has a password, and has just signed in. */
const atProvider: Session['atProvider'] = (work) => {
  const currentUser = {
    ...{ email: shopper.email, emailVerified: true, providerData: [{ providerId: 'password' }] },
    getIdTokenResult: async () => ({ authTime: new Date().toUTCString() }),
  };
  return work({ authStateReady: async () => {}, currentUser } as never, {} as never);
};

/** These tests do not sign in or out, so a session is only its state. */
function aSession(account: Session['account']): Session {
  return {
    status: account ? 'signed-in' : 'signed-out',
    account,
    problem: null,
    atProvider,
  } as unknown as Session;
}

/** Forms ask what the last order had: nothing, where a test says nothing else. */
const noLastContact = {
  request: { query: LastContactDocument },
  result: {
    data: { me: { __typename: 'User' as const, _id: 'u1', offersLastContact: true, lastContact: null } },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const nothingKept = [
  { query: WatchedItemsDocument, kept: { watchedPetIds: [], priceWatchedPetIds: [] } },
  {
    query: OwnWishListDocument,
    kept: { wishList: { __typename: 'WishList' as const, petIds: [], code: null } },
  },
  { query: AddressBookDocument, kept: { addresses: [] } },
  { query: SavedCardsDocument, kept: { savedCards: [] } },
].map(({ query, kept }) => ({
  request: { query },
  result: { data: { me: { __typename: 'User' as const, _id: 'u1', ...kept } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
}));

/** Where the shop has a new card typed. */
export function aPaymentFormAnswer(paymentForm: PaymentForm = 'CARD') {
  return {
    request: { query: PaymentFormDocument },
    result: { data: { shopSettings: { __typename: 'ShopSettings' as const, paymentForm } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

/** Renders a path of the shop with mocked API responses. */
export function renderShopPage(
  address: string,
  route: { readonly path: string; readonly element: ReactElement },
  answers: readonly MockLink.MockedResponse[],
  {
    isSignedIn = true,
    role = 'REGULAR',
    animals = [],
  }: {
    readonly isSignedIn?: boolean;
    readonly role?: Role;
    /** The account's own. */
    readonly animals?: readonly OwnAnimalInShortFragment[];
  } = {},
) {
  // Alerts and the cart outlive a page, and so would outlive a test.
  notifications.clean();
  const live = fakeWebSocket(new MockLink([...answers, noLastContact, aPaymentFormAnswer(), ...nothingKept]));
  const client = new ApolloClient({ cache: createCache(), link: live.link });
  writeShopFacts(client);
  const account = { __typename: 'User', _id: shopper._id, animals: [...animals] };
  client.writeFragment({ fragment: OwnAnimalsFragment, fragmentName: 'OwnAnimals', data: account });
  let current = address;
  const { unmount } = render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <NotificationsProvider />
        <ShopConfigContext value={config}>
          <SessionContext value={aSession(isSignedIn ? { ...shopper, role } : null)}>
            <MemoryRouter initialEntries={[address]}>
              <AddressReader
                onRead={(read) => {
                  current = read;
                }}
              />
              <Routes>
                <Route {...route} />
                <Route path="*" element={null} />
              </Routes>
            </MemoryRouter>
          </SessionContext>
        </ShopConfigContext>
      </MantineProvider>
    </ApolloProvider>,
  );
  return { address: () => current, unmount, tell: live.tell, listeners: live.listeners };
}

function AddressReader({ onRead }: { readonly onRead: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onRead(`${pathname}${search}`);
  });
  return null;
}

export function aPet(changes: Partial<PetCardFieldsFragment> = {}): PetCardFieldsFragment {
  return {
    __typename: 'Pet',
    _id: 'rex',
    petname: 'Rex',
    petprice: 120,
    category: 'PETS',
    type: 'DOG',
    gender: 'MALE',
    age: 'PUPPY',
    color: 'BROWN',
    clan: 'HARRIER',
    ...Object.fromEntries(optionalFacts.map((name) => [name, null])),
    isAdoption: false,
    short: 'Carries one shoe at a time.',
    availability: 'AVAILABLE',
    stock: null,
    isAvailable: true,
    unitPrice: null,
    choices: null,
    image: null,
    // Lists ask for it as well.
    rating: { __typename: 'Rating', average: null, count: 0 },
    facts: unknownFacts,
    ...changes,
  } as PetCardFieldsFragment;
}

/** Of an animal of which nothing is known. */
const unknownFacts = { __typename: 'AnimalFacts', ...toldFacts({ category: 'pets' }) };

export function aProduct(changes: Partial<PetCardFieldsFragment> = {}): PetCardFieldsFragment {
  return aPet({
    _id: 'kibble',
    petname: 'Salmon kibble',
    petprice: 12.5,
    category: 'FOOD',
    short: 'Crunchy, with wild salmon.',
    stock: 10,
    facts: null,
    ...changes,
  } as Partial<PetCardFieldsFragment>);
}

/** A page of a connection, as the API gives it. */
export function aConnection<T extends { readonly _id: string }>(
  typename: string,
  nodes: readonly T[],
  { totalCount = nodes.length } = {},
) {
  return {
    __typename: `${typename}Connection`,
    edges: nodes.map((node) => ({ __typename: `${typename}Edge`, node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: totalCount > nodes.length,
      endCursor: nodes.at(-1)?._id ?? null,
    },
    totalCount,
  };
}

/** The cart and pending payments are in the browser, so every test resets them. */
export function emptyCart() {
  localStorage.clear();
  shopStateVar(emptyShopState);
}

export function anOwnPetOrder(changes: object = {}) {
  return {
    __typename: 'PetOrder',
    _id: 'order-1',
    petId: 'rex',
    petname: 'Rex',
    petprice: 120,
    type: 'DOG',
    orderDate: '2026-11-20T12:00:00.000Z',
    status: 'PENDING',
    nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'],
    readyAt: null,
    turnAt: null,
    fee: null,
    application: null,
    image: null,
    ...changes,
  };
}

export function anOwnEntry(changes: object = {}) {
  return {
    __typename: 'CartEntry',
    _id: 'entry-1',
    petId: 'kibble',
    petname: 'Salmon kibble',
    petprice: 12.5,
    category: 'FOOD',
    accessoriesAmount: 2,
    totalamount: 25,
    paymentId: 'p1',
    orderNumber: 'FP-7K3M-92QD',
    deliveryMethod: 'STANDARD',
    promise: aPromise(),
    orderDate: '2026-11-20T12:00:00.000Z',
    status: 'PAID',
    nextStatuses: ['SHIPPED', 'CANCELLED'],
    image: null,
    ...changes,
  };
}

/** A way to get a cart; same-day delivery needs more in it, unless a test says otherwise. */
function aDeliveryOption(method: DeliveryMethod, price: number, changes: object = {}) {
  const isAvailable = method !== 'SAME_DAY';
  return {
    __typename: 'DeliveryOption',
    ...{ method, price, isAvailable, orderBefore: null },
    reason: isAvailable ? null : '$10.00 more for free same-day delivery',
    arrives: isAvailable ? 'Friday, Nov 27 to Monday, Nov 30' : 'Today by 9 pm',
    ...changes,
  };
}

interface QuoteChoices {
  readonly choices?: {
    readonly delivery: DeliveryMethod;
    readonly promotionCode?: string;
    readonly postcode?: string;
    readonly repeats?: readonly { readonly petId: string; readonly everyWeeks: number }[];
  };
  /** What comes again, as the shop prices it. */
  readonly repeats?: readonly object[];
  readonly reductions?: number;
  readonly adjustments?: readonly object[];
  /** What is different about same-day delivery. */
  readonly sameDay?: object;
  /** Where same-day delivery goes; none: everywhere. */
  readonly sameDayPostcodes?: readonly string[];
  /** What keeps it from being paid. */
  readonly obstacle?: string;
}

/** A rule of prices that took nothing off. */
export function anAdjustment(changes: object) {
  const nothing = { amount: 0, petId: null, isApplied: false, reason: null };
  return { __typename: 'Adjustment', rule: 'PROMOTION_CODE', label: 'Code FRIEND30', ...nothing, ...changes };
}

/** The API's quote for some amounts, with the sums of the price rules. */
export function aQuoteAnswer(
  amounts: readonly (readonly [PetCardFieldsFragment, number])[],
  sums: readonly [number, number, number],
  quoted: QuoteChoices = {},
) {
  const {
    choices = { delivery: 'STANDARD' },
    reductions = 0,
    adjustments = [],
    repeats = [],
    sameDay,
    sameDayPostcodes = [],
    obstacle = null,
  } = quoted;
  const entries = amounts.map(([pet, accessoriesAmount]) => ({ petId: pet._id, accessoriesAmount }));
  const standard = amounts.some(([{ petprice }]) => petprice >= 50) ? 25 : 5;
  return {
    request: { query: CartQuoteDocument, variables: { entries, choices } },
    result: {
      data: {
        shopSettings: { __typename: 'ShopSettings', sameDayPostcodes },
        quote: {
          __typename: 'Quote',
          entriesTotal: sums[0],
          reductions,
          delivery: sums[1],
          total: sums[2],
          obstacle,
          tax: null,
          adjustments,
          repeats: repeats.map((repeat) => ({ __typename: 'QuotedRepeat', ...repeat })),
          deliveryOptions: [
            aDeliveryOption('STANDARD', standard),
            aDeliveryOption('SAME_DAY', 0, sameDay),
            aDeliveryOption('CURBSIDE', 0),
          ],
          lines: amounts.map(([pet, accessoriesAmount]) => ({
            __typename: 'QuoteLine',
            petId: pet._id,
            petname: pet.petname,
            petprice: pet.petprice,
            accessoriesAmount,
            totalamount: pet.petprice * accessoriesAmount,
            available: pet.isAvailable && (pet.stock ?? 0) >= accessoriesAmount,
            pet: {
              __typename: 'Pet',
              _id: pet._id,
              stock: pet.stock,
              isAvailable: pet.isAvailable,
              image: pet.image,
            },
          })),
        },
      },
    },
  };
}

const noFacets = {
  __typename: 'PetFacets',
  ...{ goodWithChildren: [], goodWithDogs: [], goodWithCats: [] },
  ...{ neutered: [], vaccinated: [], microchipped: [] },
  ...{ hoursAlone: [], energy: [], experience: [], space: [] },
  category: [],
  type: [],
  gender: [],
  color: [],
  clan: [],
  kind: [],
  species: [],
  size: [],
  brand: [],
  available: 1,
  priceMin: null,
  priceMax: null,
};

/** The first page of a list, newest first. Two ages can be chosen from. */
export function aListAnswer(
  {
    where,
    search,
    note = null,
    nearest = null,
    reading = [],
  }: {
    readonly where: object;
    readonly search?: string;
    readonly note?: string | null;
    readonly nearest?: string | null;
    readonly reading?: readonly object[];
  },
  pets: readonly PetCardFieldsFragment[],
  totalCount?: number,
) {
  const age = [
    { __typename: 'AgeCount', value: 'PUPPY', count: 1 },
    { __typename: 'AgeCount', value: 'SENIOR', count: 2 },
  ];
  return {
    request: {
      query: PetListDocument,
      variables: { where, search, orderBy: 'RELEVANCE', first: 12 },
    },
    result: {
      data: {
        pets: {
          ...aConnection('Pet', pets, { totalCount }),
          ...{ searchNote: note, nearestSearch: nearest, reading, shopPage: null },
          facets: { ...noFacets, age },
        },
      },
    },
  };
}

/** What the server reckons for two pieces of a line that are about to be cancelled; its fingerprint is `seen`. */
export function aCancelPreview(number: string, entryId: string, toCard: number) {
  const lines = [{ entryId, quantity: 2 }];
  const preview = {
    ...{ __typename: 'RefundPreview', toCard, lines: [], delivery: 0, tax: 0, leftToRefund: 0 },
    fingerprint: 'seen',
  };
  return {
    request: { query: CancelPreviewDocument, variables: { number, lines } },
    result: { data: { cancelPreview: preview } },
  };
}
