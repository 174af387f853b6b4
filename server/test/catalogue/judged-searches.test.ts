import { catalogue } from '../../../packages/demo-shop/catalogue/catalogue.ts';
import type { DemoItem } from '../../../packages/demo-shop/goods/demo-item.ts';
import { type OpenCatalogue, openCatalogue } from '../fixtures/catalogue/open-catalogue.ts';
import { type Items, type JudgedSearch, judgedSearches } from '../fixtures/judged-searches.ts';

let shop: OpenCatalogue;

beforeAll(async () => {
  shop = await openCatalogue();
  // One after another: the newest come first, as in the demo shop.
  await shop.load(
    catalogue.map(({ key: _key, ...item }, place) => ({ ...item, createdAt: new Date(place) })),
  );
});
afterAll(() => shop.close());

async function search(text: string): Promise<{ found: DemoItem[]; note: string | null }> {
  const { names, note } = await shop.page({ search: text, orderBy: 'relevance', first: 20 });
  return {
    found: names.map((petname) => catalogue.find((item) => item.petname === petname) as DemoItem),
    note,
  };
}

function isAmong(item: DemoItem, wanted: readonly Items[]): boolean {
  return wanted.some((one) => {
    if (typeof one === 'string') return item.petname.startsWith(one);
    return Object.entries(one).every(([field, value]) => item[field as keyof DemoItem] === value);
  });
}

/** How much of the first five items answers the search; 1 for an empty page where nothing does. */
function precisionAtFive({ relevant }: JudgedSearch, found: readonly DemoItem[]): number {
  if (found.length === 0) return relevant.length === 0 ? 1 : 0;
  const shown = found.slice(0, 5);
  return shown.filter((item) => isAmong(item, relevant)).length / shown.length;
}

it('are at least a hundred and fifty', () => {
  expect(judgedSearches.length).toBeGreaterThanOrEqual(150);
});

/** What is wrong with what a search found; nothing where all is well. */
function complaintsAbout(judged: JudgedSearch, found: readonly DemoItem[], note: string | null): string[] {
  const names = found.map(({ petname }) => petname);
  const [first] = found;
  const isWantedFirst = judged.relevant.length === 0 || (first && isAmong(first, judged.relevant));
  const unwanted = found.filter((item) => isAmong(item, judged.never ?? []));
  const tooDear = found.filter(({ petprice }) => petprice > (judged.below ?? Number.POSITIVE_INFINITY));
  const isNoted = judged.note ? note?.includes(judged.note) : note === null;
  return [
    ...(isWantedFirst && (names[0] ?? '').startsWith(judged.first ?? '') ? [] : [`${names[0]} comes first`]),
    ...unwanted.map(({ petname }) => `${petname} is found`),
    ...tooDear.map(({ petname }) => `${petname} is dearer`),
    ...(isNoted ? [] : [`it says ${note}`]),
  ].map((complaint) => `${judged.search}: ${complaint}`);
}

it('find first what answers them, nothing that must not be found, and say what was read otherwise', async () => {
  const complaints: string[] = [];
  for (const judged of judgedSearches) {
    const { found, note } = await search(judged.search);
    complaints.push(...complaintsAbout(judged, found, note));
  }
  expect(complaints).toEqual([]);
});

it('answer what was looked for: of the first five items at least nine in ten', async () => {
  const precisions = await Promise.all(
    judgedSearches.map(async (judged) => precisionAtFive(judged, (await search(judged.search)).found)),
  );
  const sum = precisions.reduce((total, precision) => total + precision, 0);
  expect(sum / precisions.length).toBeGreaterThanOrEqual(0.92);
});
