import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { MatchCard } from '../../features/catalogue/matching/match-card.tsx';
import type { PetMatch } from '../../features/catalogue/matching/use-pet-matches.ts';
import {
  AskShopDocument,
  OwnThreadsDocument,
  QuestionItemDocument,
  ShopHolidaysDocument,
} from '../../features/questions/questions.operations.ts';
import { aPet, renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as ContactPage } from './contact.page.tsx';

const route = { path: '/contact', element: <ContactPage /> };

function holidaysAnswer(holidays: readonly string[]) {
  return {
    request: { query: ShopHolidaysDocument },
    result: { data: { shopSettings: { __typename: 'ShopSettings', holidays } } },
  };
}

function aThread(id: string) {
  const said = { at: '2026-11-25T12:00:00.000Z', by: 'SHOPPER', text: `Text of ${id}` };
  return {
    ...{ __typename: 'Thread', id, subject: `Question ${id}`, isAnswered: false, isClosed: false },
    ...{ dueAt: null, messages: [{ __typename: 'ThreadMessage', ...said }] },
  };
}

function ownThreads(ids: readonly string[], page: { after?: string; total: number; endCursor?: string }) {
  const { after, total, endCursor } = page;
  const pageInfo = { __typename: 'PageInfo', hasNextPage: Boolean(endCursor), endCursor: endCursor ?? null };
  const threads = {
    ...{ __typename: 'ThreadConnection', totalCount: total, pageInfo },
    edges: ids.map((id) => ({ __typename: 'ThreadEdge', node: aThread(id) })),
  };
  return {
    request: { query: OwnThreadsDocument, variables: { first: 20, ...(after && { after }) } },
    result: { data: { me: { __typename: 'User', _id: 'u1', threads } } },
  };
}

it('shows an account its questions page by page, and begins with the one that a mail leads to', async () => {
  renderShopPage('/contact#question-b', route, [
    ownThreads(['a', 'b'], { total: 3, endCursor: 'next' }),
    ownThreads(['c'], { total: 3, after: 'next' }),
    holidaysAnswer([]),
  ]);
  expect(await screen.findByRole('heading', { name: 'Question b' })).toHaveFocus();
  expect(within(screen.getByRole('article', { name: 'Question a' })).getByText('Text of a')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Question c' })).toBeVisible();
  expect(screen.getByText('3 of 3 shown')).toBeVisible();
});

it('asks a visitor who comes by such a mail to log in, and no other', async () => {
  const { unmount } = renderShopPage('/contact#question-b', route, [holidaysAnswer([])], {
    isSignedIn: false,
  });
  expect(await screen.findByText('Log in to see your question')).toBeVisible();
  unmount();
  renderShopPage('/contact', route, [holidaysAnswer([])], { isSignedIn: false });
  expect(await screen.findByRole('button', { name: 'Ask' })).toBeVisible();
  expect(screen.queryByText('Log in to see your question')).not.toBeInTheDocument();
});

const rex = {
  request: { query: QuestionItemDocument, variables: { id: 'rex' } },
  result: { data: { pet: { __typename: 'Pet', _id: 'rex', petname: 'Rex' } } },
};

/** What is asked about something, in these words. */
function asking(about: object, text: string, thread: object = {}) {
  return {
    request: {
      query: AskShopDocument,
      variables: { input: { text, name: 'Kim', email: 'kim@home.test', ...about } },
    },
    result: { data: { askShop: { ...aThread('a'), ...thread } } },
  };
}

async function askAsKim(text: string) {
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Kim');
  await userEvent.type(screen.getByLabelText(/^Your e-mail address/), 'kim@home.test');
  await userEvent.type(screen.getByLabelText(/^What would you like to know/), text);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/We have mailed a link to kim@home.test/)).toBeVisible();
}

it('names the item that is asked about, and asks about that', async () => {
  const about = { petId: 'rex', orderNumber: null };
  renderShopPage('/contact?item=rex', route, [rex, asking(about, 'Is it shy?'), holidaysAnswer([])], {
    isSignedIn: false,
  });
  const form = within(screen.getByRole('form', { name: 'Your question' }));
  expect(await form.findByRole('link', { name: 'Rex' })).toHaveAttribute('href', '/pet/rex');
  await askAsKim('Is it shy?');
});

it('names the order that is asked about, and nothing that is no number of one', async () => {
  const about = { petId: null, orderNumber: 'FP-7K3M-92QD' };
  const { unmount } = renderShopPage(
    '/contact?order=fp7k3m92qd',
    route,
    [asking(about, 'Where is it?'), holidaysAnswer([])],
    {
      isSignedIn: false,
    },
  );
  expect(screen.getByText('About order FP-7K3M-92QD')).toBeVisible();
  await askAsKim('Where is it?');
  unmount();
  renderShopPage('/contact?order=<b>', route, [holidaysAnswer([])], { isSignedIn: false });
  expect(screen.queryByText(/About order/)).not.toBeInTheDocument();
});

it('takes what nobody knows of an animal along from how well it fits', async () => {
  const points = (['CATS', 'ENERGY'] as const).map((rule) => ({
    ...{ __typename: 'MatchPoint' as const, rule, verdict: 'UNKNOWN' as const, points: 0, of: 10 },
    text: `Nobody knows ${rule}`,
  }));
  const match = { __typename: 'PetMatch', pet: aPet(), score: 50, points } as unknown as PetMatch;
  const pages = (
    <Routes>
      <Route path="contact" element={<ContactPage />} />
      <Route path="*" element={<MatchCard match={match} />} />
    </Routes>
  );
  renderShopPage('/findMyAnimal', { path: '/*', element: pages }, [rex, holidaysAnswer([])], {
    isSignedIn: false,
  });
  await userEvent.click(screen.getByRole('link', { name: 'Ask us about Rex' }));
  expect(await screen.findByRole('link', { name: 'Rex' })).toBeVisible();
  expect(screen.getByLabelText(/^What would you like to know/)).toHaveValue(
    'Does Rex get on with cats?\nHow lively is Rex?',
  );
});

describe('whether the shop is open now', () => {
  // A Thursday.
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date('2026-11-26T17:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    }),
  );
  afterEach(() => jest.useRealTimers());

  it.each([
    [['2026-11-26'], 'Closed today for a holiday, opens on Friday at 9 am'],
    [[], 'Open now, until 7 pm'],
  ])('is said with the holidays %j', async (holidays, said) => {
    renderShopPage('/contact', route, [holidaysAnswer(holidays)], { isSignedIn: false });
    expect(await screen.findByText(said)).toBeVisible();
  });
});
