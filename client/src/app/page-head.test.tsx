import { render } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { itemHead, itemNotFoundHead } from '../../../domain/pages/item-head.ts';
import { usePageHead } from '../hooks/use-page-head.ts';
import { useDocumentHead } from './layouts/use-document-head.ts';

const bramble = itemHead({ _id: 'b1', petname: 'Bramble', short: 'Greets everyone twice.' });

function Layout() {
  useDocumentHead();
  return <Outlet />;
}

function Item() {
  usePageHead(bramble);
  return null;
}

function NoItem() {
  usePageHead(itemNotFoundHead);
  return null;
}

function openAt(address: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: '/pet/b1', element: <Item /> },
          { path: '/pet/gone', element: <NoItem /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return (next: string) => act(() => router.navigate(next));
}

/** What the head holds, each key as often as it stands there. */
function contentsOf(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
  );
}

const canonical = 'link[rel="canonical"]';
const robots = 'meta[name="robots"]';
const ogTitle = 'meta[property="og:title"]';
const price = 'meta[property="product:price:amount"]';
const facts = 'script[type="application/ld+json"]';

/** As the server answers the page of an item under the address that the shop is known by. */
const served = `
  <title>Bramble · Fern &amp; Paw</title>
  <meta data-page-head name="description" content="Greets everyone twice.">
  <meta data-page-head name="robots" content="index, follow">
  <link data-page-head rel="canonical" href="https://shop.test/pet/b1">
  <meta data-page-head property="og:title" content="Bramble">
  <meta data-page-head property="og:image" content="https://shop.test/og.jpg">
  <meta data-page-head data-page-facts property="product:price:amount" content="340.00">
  <script data-page-head type="application/ld+json">{}</script>`;

beforeEach(() => {
  document.head.innerHTML = '<title>Fern &amp; Paw</title>';
});

describe('the document head', () => {
  it('follows the route, each tag once', async () => {
    const go = openAt('/FindDog');
    expect(document.title).toBe('Dogs looking for a home · Fern & Paw');
    expect(contentsOf(canonical)).toEqual(['http://localhost/FindDog']);

    await go('/petorder/');
    expect(document.title).toBe('Your pet orders · Fern & Paw');
    expect(contentsOf(canonical)).toEqual(['http://localhost/petorder']);
    expect(contentsOf(robots)).toEqual(['noindex']);
    expect(contentsOf(ogTitle)).toEqual(['Your pet orders']);
  });

  it('is the item’s as soon as it has loaded, also after Back', async () => {
    const go = openAt('/FindDog');
    await go('/pet/b1');
    expect(document.title).toBe('Bramble · Fern & Paw');
    await go('/FindCat');
    expect(contentsOf(ogTitle)).toEqual(['Cats looking for a home']);
    await go('/pet/b1');
    expect(contentsOf(ogTitle)).toEqual(['Bramble']);
    expect(contentsOf('meta[name="description"]')).toEqual(['Greets everyone twice.']);
  });

  it('marks an unknown page, and resets that on the next', async () => {
    const go = openAt('/pet/gone');
    expect(document.title).toBe('Not in the shop · Fern & Paw');
    expect(contentsOf(canonical)).toEqual([]);
    await go('/no/such/page');
    expect(document.title).toBe('This trail goes cold · Fern & Paw');
    expect(contentsOf(robots)).toEqual(['noindex']);
    await go('/');
    expect(contentsOf(canonical)).toEqual(['http://localhost/']);
    expect(contentsOf(robots)).toEqual([expect.stringMatching(/^index/)]);
  });

  it('keeps the server’s head until another page is shown', async () => {
    document.head.innerHTML = served;
    const go = openAt('/pet/b1');
    expect(document.title).toBe('Bramble · Fern & Paw');
    expect(contentsOf(ogTitle)).toEqual(['Bramble']);
    expect(contentsOf(canonical)).toEqual(['https://shop.test/pet/b1']);
    expect(contentsOf(facts)).toHaveLength(1);
    expect(contentsOf(price)).toEqual(['340.00']);

    await go('/FindDog');
    expect(contentsOf(facts)).toEqual([]);
    expect(contentsOf(price)).toEqual([]);
    expect(contentsOf(canonical)).toEqual(['https://shop.test/FindDog']);
  });
});
