import { Types } from 'mongoose';
import { Kind } from '../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../domain/catalogue/pet-options.ts';
import { catalogue } from '../../../packages/demo-shop/catalogue/catalogue.ts';
import type { DemoItem } from '../../../packages/demo-shop/catalogue/demo-item.ts';
import { listingFieldsOf } from '../../src/catalogue/search/listing-fields.ts';
import { type Items, type JudgedSearch, judgedSearches } from '../fixtures/judged-searches.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, type ItemInput } from '../fixtures/shop/items.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const options = {
  ...{ category: Category, type: PetType, gender: Gender, age: Age, color: Color },
  ...{ clan: Clan, kind: Kind, species: Species, size: Size },
};

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
  const { token } = await shop.signUp({ role: 'admin' });
  for (const item of catalogue) {
    if (item.category !== 'pets' || item.clan) await addItem(shop, token, inputOf(item));
    else await addWithoutClan(item, token);
  }
  // What has been written behind the server's back is told by the change stream.
  await eventually(async () => (await search('rabbit')).found.some(({ petname }) => petname === 'Hazel'));
});
afterAll(() => shop.stop());

/** Small animals, which have no clan: a form that asks for one does not know them. */
async function addWithoutClan(item: DemoItem, token: string): Promise<void> {
  const id = await addItem(shop, token, { ...inputOf(item), clan: 'HARRIER' });
  const listed = listingFieldsOf({ ...item, availability: 'available' });
  await shop.db
    .collection('pets')
    .updateOne({ _id: new Types.ObjectId(id) }, { $unset: { clan: '' }, $set: { ...listed } });
}

function inputOf({ key: _key, ...item }: DemoItem): ItemInput {
  const named = Object.entries(item).map(([field, value]) => {
    const values = options[field as keyof typeof options] ?? {};
    const name = Object.entries(values).find(([, one]) => one === value)?.[0];
    return [field, name ?? value];
  });
  return Object.fromEntries(named);
}

async function search(text: string): Promise<{ found: DemoItem[]; note: string | null }> {
  const query = `query ($search: String) {
    pets(search: $search, first: 20) { searchNote edges { node { petname } } }
  }`;
  const { data } = await shop.gql(query, { search: text });
  const names: string[] = data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname);
  const found = names.map((petname) => catalogue.find((item) => item.petname === petname) as DemoItem);
  return { found, note: data.pets.searchNote };
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

it('are at least eighty', () => {
  expect(judgedSearches.length).toBeGreaterThanOrEqual(80);
});

it.each(judgedSearches)('$search', async (judged) => {
  const { found, note } = await search(judged.search);
  const names = found.map(({ petname }) => petname);
  if (judged.relevant.length > 0) expect(isAmong(found[0] as DemoItem, judged.relevant)).toBe(true);
  if (judged.first) expect(names[0]).toMatch(new RegExp(`^${judged.first}`));
  const unwanted = found.filter((item) => isAmong(item, judged.never ?? []));
  expect(unwanted.map(({ petname }) => petname)).toEqual([]);
  expect(note).toEqual(judged.note ? expect.stringContaining(judged.note) : null);
});

it('answer what was looked for: of the first five items at least nine in ten', async () => {
  const precisions = await Promise.all(
    judgedSearches.map(async (judged) => precisionAtFive(judged, (await search(judged.search)).found)),
  );
  const sum = precisions.reduce((total, precision) => total + precision, 0);
  expect(sum / precisions.length).toBeGreaterThanOrEqual(0.9);
});
