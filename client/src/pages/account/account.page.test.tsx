import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { DeleteAccountDocument } from '../../features/account/deletion/deletion.operations.ts';
import {
  MailChoicesDocument,
  UpdateUnwantedMailDocument,
} from '../../features/account/mail/mail-choices.operations.ts';
import { RepeatPlansInShortDocument } from '../../features/repeats/api/repeats.operations.ts';
import type { MailKind } from '../../gql/graphql.ts';
import {
  AddressBookDocument,
  RemoveSavedCardDocument,
  SaveAddressDocument,
  SavedCardsDocument,
} from '../../lib/address-book/address-book.operations.ts';
import { LastContactDocument, OfferLastContactDocument } from '../../lib/session/last-contact.operations.ts';
import { renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as AccountPage } from './account.page.tsx';

const optionalMail: MailKind[] = ['ORDER_DELIVERED', 'BACK_IN_STOCK'];

function anAccount(unwantedMail: readonly MailKind[]) {
  return { __typename: 'User' as const, _id: 'u1', optionalMail, unwantedMail: [...unwantedMail] };
}

function choicesAnswer(unwantedMail: readonly MailKind[]) {
  return { request: { query: MailChoicesDocument }, result: { data: { me: anAccount(unwantedMail) } } };
}

function updateOf(kinds: MailKind[]) {
  return { query: UpdateUnwantedMailDocument, variables: { kinds } };
}

function plansAnswer(...plans: readonly object[]) {
  const me = { __typename: 'User', _id: 'u1', repeatPlans: plans };
  return { request: { query: RepeatPlansInShortDocument }, result: { data: { me } } };
}

function aPlan(changes: object = {}) {
  return {
    ...{ __typename: 'RepeatPlan', _id: 'plan-1', status: 'ACTIVE', petname: 'Salmon kibble' },
    ...{ accessoriesAmount: 3, everyWeeks: 4, nextDate: '2026-12-23', earliestDate: '2026-11-27' },
    ...{ problem: null, wantsConsent: false },
    ...changes,
  };
}

function open(answers: Parameters<typeof renderShopPage>[2], plans = plansAnswer()) {
  return renderShopPage('/account', { path: '/account', element: <AccountPage /> }, [plans, ...answers]);
}

const arrival = () => screen.findByRole('switch', { name: 'Your order has arrived' });

it('says who somebody is, and which mails are on and off', async () => {
  open([choicesAnswer(['BACK_IN_STOCK'])]);
  expect(await arrival()).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Something is in stock again' })).not.toBeChecked();
  expect(screen.getByText('You are Ada, with ada@petshop.test.')).toBeInTheDocument();
});

it('says that it is loading', () => {
  open([choicesAnswer([])]);
  for (const part of screen.getAllByRole('status')) expect(part).toHaveTextContent('Loading......');
});

it('switches a mail off by keyboard, beside those that are off', async () => {
  const kinds: MailKind[] = ['BACK_IN_STOCK', 'ORDER_DELIVERED'];
  const saved = { data: { updateUnwantedMail: anAccount(kinds) } };
  open([choicesAnswer(['BACK_IN_STOCK']), { request: updateOf(kinds), result: saved }]);
  (await arrival()).focus();
  await userEvent.keyboard(' ');
  await waitFor(async () => expect(await arrival()).not.toBeChecked());
  expect(await arrival()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the old choice again where the new one could not be saved, and says why', async () => {
  const error = new Error('The shop can’t be reached right now.');
  open([choicesAnswer([]), { request: updateOf(['ORDER_DELIVERED']), error }]);
  await userEvent.click(await arrival());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That could not be saved. The shop can’t be reached right now.',
  );
  expect(await arrival()).toBeChecked();
});

it('offers to ask again where the choices could not be loaded', async () => {
  open([{ request: { query: MailChoicesDocument }, error: new Error('Gone') }, choicesAnswer([])]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Gone');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await arrival()).toBeChecked();
});

it('says in short what comes again, and what waits for the shopper', async () => {
  open(
    [choicesAnswer([])],
    plansAnswer(
      aPlan(),
      aPlan({ _id: 'plan-2', petname: 'Cloud bed', status: 'PAUSED' }),
      aPlan({ _id: 'plan-3', petname: 'Biscuits', everyWeeks: 1, wantsConsent: true }),
      aPlan({ _id: 'plan-4', petname: 'Old ball', status: 'ENDED' }),
    ),
  );
  await arrival();
  expect(await screen.findByText('3 × Salmon kibble, every 4 weeks: next on Wed, Dec 23')).toBeVisible();
  expect(screen.getByText('3 × Cloud bed, every 4 weeks: paused')).toBeVisible();
  expect(screen.getByText('3 × Biscuits, every week: waits for you')).toBeVisible();
  expect(screen.queryByText(/Old ball/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your repeat deliveries' })).toHaveAttribute(
    'href',
    '/repeatDelivery',
  );
});

it('says what is filled in for the next order, and takes it back', async () => {
  const lastContact = {
    __typename: 'LastContact' as const,
    ...{ username: 'Ada L.', phone: '5551234567', location: '1 Paw Lane, Salem, OR 97301' },
  };
  const me = { __typename: 'User' as const, _id: 'u1', offersLastContact: true, lastContact };
  const hidden = { ...me, offersLastContact: false, lastContact: null };
  open([
    choicesAnswer([]),
    { request: { query: LastContactDocument }, result: { data: { me } } },
    {
      request: { query: OfferLastContactDocument, variables: { isOffered: false } },
      result: { data: { offerLastContact: hidden } },
    },
  ]);
  expect(await screen.findByText('Ada L. · 1 Paw Lane, Salem, OR 97301 · 5551234567')).toBeVisible();
  const choice = screen.getByRole('switch', { name: /^Fill in name, phone and address/ });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  expect(screen.queryByText(/1 Paw Lane/)).not.toBeInTheDocument();
});

const home = {
  ...{ __typename: 'AccountAddress' as const, id: 'a1', name: 'Home', isPreferred: true },
  ...{ lines: ['12 Orchard Lane'], city: 'Portland', state: 'OR', postcode: '97201', country: 'US' },
};

function bookAnswer(...addresses: readonly object[]) {
  const me = { __typename: 'User', _id: 'u1', addresses };
  return { request: { query: AddressBookDocument }, result: { data: { me } } };
}

it('keeps an address in the form of its country, and asks for what is missing', async () => {
  const input = { ...home, id: null, isPreferred: false, lines: ['12 Orchard Lane'] };
  const { __typename, ...sent } = input;
  const saved = { data: { saveAddress: { __typename: 'User', _id: 'u1', addresses: [home] } } };
  open([
    choicesAnswer([]),
    bookAnswer(),
    { request: { query: SaveAddressDocument, variables: { input: sent } }, result: saved },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'New address' }));
  await userEvent.type(form.getByLabelText(/^What you call it/), 'Home');
  await userEvent.type(form.getByLabelText(/^Street and number/), '12 Orchard Lane');
  await userEvent.type(form.getByLabelText(/^City/), 'Portland');
  await userEvent.type(form.getByLabelText(/^ZIP code/), '9720');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(form.getByText('For example 97201')).toBeInTheDocument();
  expect(form.getByLabelText(/^State/)).toBeInvalid();
  await userEvent.selectOptions(form.getByLabelText(/^State/), 'OR');
  await userEvent.type(form.getByLabelText(/^ZIP code/), '1');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('12 Orchard Lane, Portland, OR 97201, United States')).toBeInTheDocument();
});

it('asks for no state and another postcode in another country', async () => {
  open([choicesAnswer([]), bookAnswer(home)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change Home' }));
  const form = within(screen.getByRole('form', { name: 'Change Home' }));
  await userEvent.selectOptions(form.getByLabelText('Country'), 'IE');
  expect(form.getByLabelText('County')).not.toBeRequired();
  expect(form.getByLabelText(/^Eircode/)).toHaveAttribute('placeholder', 'D02 X285');
});

it('removes a card after a question, and says why one has to stay', async () => {
  const card = { __typename: 'AccountCard', id: 'pm_1', brand: 'visa', last4: '4242', expires: '04/2031' };
  const me = { __typename: 'User', _id: 'u1', savedCards: [card] };
  open([
    choicesAnswer([]),
    { request: { query: SavedCardsDocument }, result: { data: { me } } },
    {
      request: { query: RemoveSavedCardDocument, variables: { id: 'pm_1' } },
      error: new Error('The repeat delivery of Kibble is paid with this card.'),
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
  expect(await screen.findByText('The repeat delivery of Kibble is paid with this card.')).toBeVisible();
});

it('asks for the password before another one', async () => {
  open([choicesAnswer([])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(screen.getByRole('form', { name: 'Log in again' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
});

it('deletes nothing without the address, and says by lines what is in the way', async () => {
  const variables = { confirmEmail: 'ada@petshop.test', keepsReviews: false };
  const error = new Error('A payment is open. Finish it.\nA parcel of order FP-1 is on its way.');
  open([choicesAnswer([]), { request: { query: DeleteAccountDocument, variables }, error }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your account…' }));
  const form = within(await screen.findByRole('form', { name: 'Delete the account' }));
  const typed = form.getByLabelText(/^Type ada@petshop.test to confirm/);
  await userEvent.click(form.getByRole('button', { name: 'Delete for good' }));
  expect(typed).toBeInvalid();
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(typed, 'ada@petshop.test');
  await userEvent.click(form.getByLabelText('Keep the reviews, as those of a former customer'));
  await userEvent.click(form.getByRole('button', { name: 'Delete for good' }));
  expect((await form.findByRole('alert')).textContent).toBe(
    'A payment is open. Finish it.\nA parcel of order FP-1 is on its way.',
  );
  await userEvent.click(form.getByRole('button', { name: 'Keep the account' }));
  expect(screen.queryByRole('form', { name: 'Delete the account' })).not.toBeInTheDocument();
});

it('asks for a new sign-in where the last one is too long ago by then', async () => {
  const variables = { confirmEmail: 'ada@petshop.test', keepsReviews: false };
  const late = new GraphQLError('Please log in again.', {
    extensions: { code: 'FORBIDDEN', reason: 'SIGN_IN_AGAIN' },
  });
  open([
    choicesAnswer([]),
    { request: { query: DeleteAccountDocument, variables }, result: { errors: [late] } },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your account…' }));
  const form = within(await screen.findByRole('form', { name: 'Delete the account' }));
  await userEvent.type(form.getByLabelText(/^Type ada@petshop.test to confirm/), 'ada@petshop.test');
  await userEvent.click(form.getByLabelText('Keep the reviews, as those of a former customer'));
  await userEvent.click(form.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByRole('form', { name: 'Log in again' })).toBeVisible();
});
