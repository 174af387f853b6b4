import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MailChoicesDocument,
  UpdateUnwantedMailDocument,
} from '../../features/account/mail/mail-choices.operations.ts';
import { RepeatPlansInShortDocument } from '../../features/repeats/api/repeats.operations.ts';
import type { MailKind } from '../../gql/graphql.ts';
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
  expect(screen.getByText('3 × Salmon kibble, every 4 weeks: next on Wed, Dec 23')).toBeVisible();
  expect(screen.getByText('3 × Cloud bed, every 4 weeks: paused')).toBeVisible();
  expect(screen.getByText('3 × Biscuits, every week: waits for you')).toBeVisible();
  expect(screen.queryByText(/Old ball/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your repeat deliveries' })).toHaveAttribute(
    'href',
    '/repeatDelivery',
  );
});
