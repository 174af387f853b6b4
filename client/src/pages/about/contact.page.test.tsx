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
import { ThreadPhotoDocument } from '../../ui/threads/thread-photo.operations.ts';
import { Component as ContactPage } from './contact.page.tsx';

const route = { path: '/contact', element: <ContactPage /> };

function holidaysAnswer(holidays: readonly string[]) {
  return {
    request: { query: ShopHolidaysDocument },
    result: { data: { shopSettings: { __typename: 'ShopSettings', holidays } } },
  };
}

function aThread(id: string) {
  const said = {
    at: '2026-11-25T12:00:00.000Z',
    by: 'SHOPPER',
    text: `Text of ${id}`,
    photos: [] as object[],
  };
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

describe('photos of a question', () => {
  const aPhoto = (name: string, head = '\xff\xd8\xff') =>
    new File([Uint8Array.from(`${head}${name}`, (letter) => letter.charCodeAt(0))], `${name}.jpg`, {
      type: head ? 'image/jpeg' : 'text/plain',
    });
  const form = () => within(screen.getByRole('form', { name: 'Your question' }));
  const choose = async (...files: readonly File[]) => {
    const [field] = document.querySelectorAll<HTMLInputElement>('form input[type=file]');
    if (!field) throw new Error('There is no field for photos');
    await userEvent.upload(field, [...files], { applyAccept: false });
  };
  const thread = { ...aThread('a'), subject: 'Her ear' };
  const asked = (send: (variables: Record<string, unknown>) => boolean, result: object) => ({
    request: { query: AskShopDocument, variables: send },
    ...result,
  });

  it('are shown before they are sent, left out again, and sent with it', async () => {
    const sent: unknown[] = [];
    const answer = asked(
      ({ photos }) => {
        sent.push(photos);
        return true;
      },
      { result: { data: { askShop: thread } } },
    );
    renderShopPage('/contact', route, [holidaysAnswer([]), answer], { isSignedIn: false });
    const [ear, tail] = [aPhoto('ear'), aPhoto('tail')];
    await choose(ear, tail);
    const photos = within(await form().findByRole('list', { name: 'Your photos' }));
    expect(await photos.findByRole('img', { name: 'Preview of ear.jpg' })).toBeVisible();
    await userEvent.click(photos.getByRole('button', { name: 'Remove photo 1' }));
    expect(form().getByRole('button', { name: 'Add photos' })).toHaveFocus();
    // The same once more is the same.
    await choose(tail);
    expect(photos.getAllByRole('img')).toHaveLength(1);
    await askAsKim('What is this?');
    expect(sent).toContainEqual([tail]);
    expect(form().queryByRole('list', { name: 'Your photos' })).not.toBeInTheDocument();
  });

  it.each([
    ['a fifth one', ['1', '2', '3', '4', '5'].map((name) => aPhoto(name)), 'At most 4 photos', 4],
    [
      'what is no picture',
      [aPhoto('ear'), aPhoto('letter', '')],
      /^letter.jpg is not a picture that we can use/,
      1,
    ],
    [
      'what is too large together',
      [aPhoto('a'), aPhoto('b')].map((file) => Object.defineProperty(file, 'size', { value: 6_000_000 })),
      'Photos of at most 10 MB together, please',
      0,
    ],
  ])('are refused in words: %s', async (_what, files, said, kept) => {
    renderShopPage('/contact', route, [holidaysAnswer([])], { isSignedIn: false });
    await choose(...files);
    expect(await form().findByRole('alert')).toHaveTextContent(said);
    expect(form().queryAllByRole('button', { name: /^Remove photo/ })).toHaveLength(kept);
  });

  it('stay, as the text does, where they do not reach the shop', async () => {
    const failed = asked(() => true, { error: new Error('You seem to be offline.') });
    renderShopPage('/contact', route, [holidaysAnswer([]), failed], { isSignedIn: false });
    await choose(aPhoto('ear'));
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Kim');
    await userEvent.type(screen.getByLabelText(/^Your e-mail address/), 'kim@home.test');
    await userEvent.type(screen.getByLabelText(/^What would you like to know/), 'What is this?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await form().findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.getByLabelText(/^What would you like to know/)).toHaveValue('What is this?');
    expect(form().getByRole('img', { name: 'Preview of ear.jpg' })).toBeVisible();
  });

  it('are in the thread, open large at a press, and can be asked for again', async () => {
    const photos = ['p1', 'p2'].map((id) => ({ __typename: 'MessagePhoto', id }));
    const list = ownThreads(['a'], { total: 1 });
    Object.assign(list.result.data.me.threads.edges[0]?.node.messages[0] ?? {}, { photos });
    const photo = (id: string) => ({ request: { query: ThreadPhotoDocument, variables: { id } } });
    renderShopPage('/contact', route, [
      ...[list, holidaysAnswer([])],
      { ...photo('p1'), result: { data: { threadPhoto: '/9j/one' } } },
      { ...photo('p2'), error: new Error('offline') },
      { ...photo('p2'), result: { data: { threadPhoto: '/9j/two' } } },
    ]);
    const shown = within(await screen.findByRole('list', { name: 'Photos by You' }));
    await userEvent.click(await shown.findByRole('button', { name: 'Photo 1 of 2 by You, look closer' }));
    const large = within(await screen.findByRole('dialog', { name: 'Photo 1 of 2 by You' }));
    expect(large.getByRole('img')).toHaveAttribute('src', 'data:image/jpeg;base64,/9j/one');
    await userEvent.click(large.getByRole('button', { name: 'Close the photo' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Photo 2 of 2 by You did not load: try again' }),
    );
    expect(await shown.findByRole('button', { name: 'Photo 2 of 2 by You, look closer' })).toBeVisible();
  });
});
