import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnThreadsDocument } from '../../features/questions/questions.operations.ts';
import { renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as ContactPage } from './contact.page.tsx';

const route = { path: '/contact', element: <ContactPage /> };

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
  ]);
  expect(await screen.findByRole('heading', { name: 'Question b' })).toHaveFocus();
  expect(within(screen.getByRole('article', { name: 'Question a' })).getByText('Text of a')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Question c' })).toBeVisible();
  expect(screen.getByText('3 of 3 shown')).toBeVisible();
});

it('asks a visitor who comes by such a mail to log in, and no other', async () => {
  const { unmount } = renderShopPage('/contact#question-b', route, [], { isSignedIn: false });
  expect(await screen.findByText('Log in to see your question')).toBeVisible();
  unmount();
  renderShopPage('/contact', route, [], { isSignedIn: false });
  expect(await screen.findByRole('button', { name: 'Ask' })).toBeVisible();
  expect(screen.queryByText('Log in to see your question')).not.toBeInTheDocument();
});
