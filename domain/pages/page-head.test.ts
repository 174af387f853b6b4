import { itemGoneHead, itemHead, itemNotFoundHead } from './item-head.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { headTags, type PageHead, pageHead, tabTitle } from './page-head.ts';
import { pageIds, pages } from './pages.ts';

const origin = 'https://shop.test';

function contentOf(head: PageHead, key: string): string | undefined {
  const found = headTags(head, origin).find(
    ({ attributes }) => (attributes.name ?? attributes.property ?? attributes.rel) === key,
  );
  return found?.attributes.content ?? found?.attributes.href;
}

describe('what pages say about themselves', () => {
  it('tells all pages apart', () => {
    expect(new Set(pageIds.map((id) => pageHead(pages[id].path).title)).size).toBe(pageIds.length);
    const descriptions = Object.values(pageDescriptions);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it.each(
    pageIds
      .filter((id) => pages[id].isIndexed)
      .map((id) => [pages[id].path, pageDescriptions[id] ?? ''] as const),
  )('fits on the page of a search engine: %s', (path, description) => {
    expect(tabTitle(pageHead(path)).length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(
    Object.values(pages)
      .map(({ path }) => path)
      .filter((route) => /admin|password|petorder|accessoriesOrder/i.test(route)),
  )('keeps %s, which is nobody’s to find, out of search engines', (path) => {
    expect(contentOf(pageHead(path), 'robots')).toBe('noindex');
  });

  it.each([
    '/',
    '/FindDog',
    '/CatsFood',
    '/PetSearchItems',
    '/YourCarts',
    '/login',
    '/register',
    '/pet/64b000000000000000000001',
  ])('lets search engines list %s', (path) => {
    expect(contentOf(pageHead(path), 'robots')).toMatch(/^index, follow/);
  });

  it.each([
    ['/', `${origin}/`],
    ['/finddog/', `${origin}/FindDog`],
    ['/PET/64B000000000000000000001/', `${origin}/pet/64b000000000000000000001`],
    ['/PETORDERDETAILS/64B000000000000000000001', `${origin}/pet/64b000000000000000000001`],
  ])('names one address for all spellings of %s', (path, address) => {
    expect(contentOf(pageHead(path), 'canonical')).toBe(address);
    expect(contentOf(pageHead(path), 'og:url')).toBe(address);
  });

  it.each([pageHead('/nothing'), itemNotFoundHead, itemGoneHead])(
    'says of a page that is not there that it is none',
    (head) => {
      expect(contentOf(head, 'robots')).toBe('noindex');
      expect(contentOf(head, 'canonical')).toBeUndefined();
      expect(contentOf(head, 'og:url')).toBeUndefined();
    },
  );
});

describe('what the page of an item says', () => {
  const bramble = {
    _id: '64b000000000000000000001',
    petname: 'Bramble',
    short: 'Greets everyone twice.',
    image: { hash: 'abc', width: 1600, height: 1200 },
  };

  it('is its name, its short text and its picture', () => {
    const head = itemHead(bramble);
    expect(tabTitle(head)).toBe('Bramble · Fern & Paw');
    expect(contentOf(head, 'description')).toBe('Greets everyone twice.');
    expect(contentOf(head, 'og:type')).toBe('product');
    expect(contentOf(head, 'og:title')).toBe('Bramble');
    expect(contentOf(head, 'og:image')).toBe(`${origin}/images/abc/1280.jpeg`);
    expect([contentOf(head, 'og:image:width'), contentOf(head, 'og:image:height')]).toEqual(['1280', '960']);
    expect(contentOf(head, 'og:image:alt')).toBe('Bramble');
  });

  it('is the same where it is ordered, which search engines leave to the other page', () => {
    const head = itemHead(bramble, 'itemOrder');
    expect(contentOf(head, 'canonical')).toBe(`${origin}/pet/${bramble._id}`);
    expect(contentOf(head, 'robots')).toBe('noindex');
    expect(contentOf(head, 'og:title')).toBe('Bramble');
  });

  it('shows the shop where the item has no picture', () => {
    expect(contentOf(itemHead({ ...bramble, image: null }), 'og:image')).toBe(`${origin}/og.jpg`);
  });

  it('cuts a long text between two words', () => {
    const { description } = itemHead({ ...bramble, short: 'Sits  and\nwaits '.repeat(20) });
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/^Sits and waits Sits .*(Sits|and|waits)…$/);
  });

  it.each([
    ['emoji of two halves', '🐶'],
    ['families', '👨‍👩‍👧‍👦'],
    ['flags', '🇸🇪'],
    ['skin tones', '👋🏽'],
    ['letters with marks', 'e\u0301\u0323'],
    ['Devanagari', 'क्षि'],
    ['Hangul in parts', '\u1112\u1161\u11ab'],
    ['a script without spaces', '犬'],
  ])('never cuts within what is read as one sign: %s', (_what, sign) => {
    for (const lead of ['', 'a', 'ab', 'abc', 'abcd']) {
      const text = lead + sign.repeat(200);
      const { description } = itemHead({ ...bramble, short: text });
      expect(description.length).toBeLessThanOrEqual(161);
      expect(description.length).toBeGreaterThan(161 - sign.length - 1);
      const shown = description.replace(/…$/, '').slice(lead.length);
      expect(shown).toBe(sign.repeat(shown.length / sign.length));
    }
  });

  it('cuts where it can where one sign has endless marks', () => {
    const { description } = itemHead({ ...bramble, short: `a${'\u0301'.repeat(500)}` });
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description.startsWith('a\u0301')).toBe(true);
  });
});
