import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ListPlace } from './list-place.tsx';

const PAGE = 10;
const TOTAL = 35;

/** Numbers of the rows that were brought into view. */
let shown: (string | null)[] = [];
/** Rows that are in view are those up to it, as on a page at its beginning. */
const LAST_IN_VIEW = 5;

beforeEach(() => {
  shown = [];
  sessionStorage.clear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isSeen = Number(this.textContent) <= LAST_IN_VIEW;
    return { top: isSeen ? 0 : 5000, bottom: isSeen ? 10 : 5010 } as DOMRect;
  });
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
});
afterEach(() => jest.restoreAllMocks());

interface ListProps {
  /** How more rows come; at once by itself. */
  readonly line?: Promise<void>;
}

function List({ line }: ListProps) {
  const [rows, setRows] = useState(PAGE);
  async function showMore() {
    await line;
    setRows((count) => Math.min(TOTAL, count + PAGE));
  }
  return (
    <main>
      <ul>
        {Array.from({ length: rows }, (_, place) => String(place + 1)).map((number) => (
          <li key={number}>
            <Link to={`/item/${number}`}>{number}</Link>
          </li>
        ))}
      </ul>
      <ListPlace rows={rows} hasMore={rows < TOTAL} onMore={showMore} />
      <button type="button" onClick={() => void showMore()}>
        Show more
      </button>
    </main>
  );
}

const entries = [
  { pathname: '/list', key: 'first' },
  { pathname: '/list', key: 'second' },
];

/** The page at an entry of the history, as it is after a reload. */
function open({ at = 0, ...props }: ListProps & { readonly at?: number } = {}) {
  const element = <List {...props} />;
  const routes = [
    { path: '/list', element },
    { path: '*', element: <p>An item</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: at });
  return render(<RouterProvider router={router} />);
}

const rowCount = () => screen.getAllByRole('listitem').length;

async function leaveFrom(number: string, pages: number) {
  const { unmount } = open();
  for (let page = 1; page < pages; page++) await userEvent.click(screen.getByText('Show more'));
  await userEvent.click(screen.getByRole('link', { name: number }));
  expect(screen.getByText('An item')).toBeInTheDocument();
  unmount();
}

it('a list has its rows again, and the row that was opened stands in view', async () => {
  await leaveFrom('27', 3);
  open();
  await waitFor(() => expect(shown).toEqual(['27']));
  expect(rowCount()).toBe(3 * PAGE);
});

it('a row that stands in view stays where it is', async () => {
  await leaveFrom('4', 2);
  open();
  await waitFor(() => expect(rowCount()).toBe(2 * PAGE));
  expect(shown).toEqual([]);
});

it('another entry of the history begins at its beginning', async () => {
  await leaveFrom('27', 3);
  open({ at: 1 });
  await act(async () => {});
  expect([rowCount(), shown]).toEqual([PAGE, []]);
});

it('what is out of the list by now is not looked for beyond its end', async () => {
  await leaveFrom('27', 3);
  sessionStorage.setItem('pet-store-places', JSON.stringify([['first ', { rows: 500, link: '/item/gone' }]]));
  open();
  await waitFor(() => expect(rowCount()).toBe(TOTAL));
  expect(shown).toEqual([]);
});

it('rows that do not come are asked for once', async () => {
  await leaveFrom('27', 3);
  open({ line: Promise.reject(new Error('No connection')) });
  await act(async () => {});
  expect([rowCount(), shown]).toEqual([PAGE, []]);
});

it('a tab that is not seen any more keeps what stood in view', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByText('Show more'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  unmount();
  expect(JSON.parse(sessionStorage.getItem('pet-store-places') ?? '')).toEqual([
    ['first ', { rows: 20, link: '/item/1' }],
  ]);
});

it('whoever moves meanwhile has a place of their own', async () => {
  await leaveFrom('27', 3);
  let come = () => {};
  const line = new Promise<void>((resolve) => {
    come = resolve;
  });
  open({ line });
  act(() => void window.dispatchEvent(new Event('wheel')));
  await act(async () => come());
  expect([rowCount(), shown]).toEqual([2 * PAGE, []]);
});
