import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const connection = `{
  totalCount
  edges { node { petname availability stock } }
  pageInfo { hasNextPage hasPreviousPage endCursor }
  facets { category { value count } priceMin priceMax }
}`;
const args =
  '$where: PetWhere, $search: String, $orderBy: PetOrderBy! = NAME, $first: Int! = 50, $after: String';
const given = 'where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after';
const allPets = `query (${args}) { list: allPets(${given}) ${connection} }`;
const pets = `query (${args}) { list: pets(${given}) ${connection} }`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  const add = (item: Parameters<typeof addItem>[2]) => addItem(shop, admin.token, item);
  await add(anAnimal({ petname: 'Available animal', petprice: 300 }));
  const sold = await add(anAnimal({ petname: 'Sold animal', petprice: 400 }));
  const retired = await add(anItem({ petname: 'Retired food', petprice: 2, stock: 4 }));
  await add(anItem({ petname: 'Plenty of food', stock: 80 }));
  await add(anItem({ petname: 'A bit of food', stock: 4 }));
  await add(anItem({ petname: 'No beds', category: 'ACCESSORIES', petprice: 60, stock: 0 }));

  const shopper = await shop.signUp();
  await shop.gql(acceptPetOrder, { id: await orderAnimal(shop, shopper.token, sold) }, admin.token);
  await checkOut(shop, shopper.token, [{ petId: retired, accessoriesAmount: 1 }]);
  await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: retired }, admin.token);
});
afterAll(() => shop.stop());

interface Node {
  petname: string;
  stock: number | null;
}

async function listOf(variables: object = {}, query = allPets) {
  const { data, errors } = await shop.gql(query, variables, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.list;
}

function namesOf(list: { edges: { node: Node }[] }): string[] {
  return list.edges.map(({ node }) => node.petname);
}

it('lists sold and retired items too, and counts them', async () => {
  const list = await listOf();
  expect(namesOf(list)).toEqual([
    'A bit of food',
    'Available animal',
    'No beds',
    'Plenty of food',
    'Retired food',
    'Sold animal',
  ]);
  expect(list.totalCount).toBe(6);
});

it('counts retired items among what can be chosen, which the shop does not', async () => {
  expect((await listOf()).facets).toEqual({
    category: [
      { value: 'FOOD', count: 3 },
      { value: 'PETS', count: 2 },
      { value: 'ACCESSORIES', count: 1 },
    ],
    priceMin: 2,
    priceMax: 400,
  });
  const { facets } = await listOf({}, pets);
  expect(facets.category).toContainEqual({ value: 'FOOD', count: 2 });
  expect(facets.priceMin).toBe(12.5);
  const onlyRetired = await listOf({ where: { availability: 'RETIRED' } });
  expect(onlyRetired.facets.category).toEqual([{ value: 'FOOD', count: 1 }]);
});

it.each([
  ['AVAILABLE', ['A bit of food', 'Available animal', 'No beds', 'Plenty of food']],
  ['SOLD', ['Sold animal']],
  ['RETIRED', ['Retired food']],
])('is narrowed to what is %s', async (availability, names) => {
  expect(namesOf(await listOf({ where: { availability } }))).toEqual(names);
});

it('is searched and filtered as the shop is', async () => {
  expect(namesOf(await listOf({ search: 'reti food' }))).toEqual(['Retired food']);
  expect(namesOf(await listOf({ where: { category: 'FOOD', available: false } }))).toEqual(['Retired food']);
});

it('never lets the shop itself show a retired item, though it is asked for', async () => {
  const list = await listOf({ where: { availability: 'RETIRED' } }, pets);
  expect([list.totalCount, list.edges, list.facets.category]).toEqual([0, [], []]);
  expect(namesOf(await listOf({ where: { availability: 'SOLD' } }, pets))).toEqual(['Sold animal']);
});

describe('by stock', () => {
  const byStock = [
    'No beds',
    'Retired food',
    'A bit of food',
    'Plenty of food',
    'Available animal',
    'Sold animal',
  ];

  it('begins with what runs out first and ends with animals, which have none', async () => {
    const list = await listOf({ orderBy: 'STOCK_LOW_TO_HIGH' });
    expect(namesOf(list)).toEqual(byStock);
    expect(list.edges.map(({ node }: { node: Node }) => node.stock)).toEqual([0, 3, 4, 80, null, null]);
  });

  it.each([1, 2, 3, 4, 5, 6])('turns pages of %d without skipping or repeating', async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const list: Awaited<ReturnType<typeof listOf>> = await listOf({
        orderBy: 'STOCK_LOW_TO_HIGH',
        first,
        after,
      });
      seen.push(...namesOf(list));
      expect(list.pageInfo.hasPreviousPage).toBe(after !== null);
      expect(list.totalCount).toBe(6);
      after = list.pageInfo.endCursor;
      if (!list.pageInfo.hasNextPage) break;
      expect(list.edges).toHaveLength(first);
    }
    expect(seen).toEqual(byStock);
  });

  it('keeps filters', async () => {
    const where = { category: 'FOOD', available: true };
    expect(namesOf(await listOf({ orderBy: 'STOCK_LOW_TO_HIGH', where }))).toEqual([
      'A bit of food',
      'Plenty of food',
    ]);
    const animals = { orderBy: 'STOCK_LOW_TO_HIGH', where: { category: 'PETS' }, first: 1 };
    expect(namesOf(await listOf(animals))).toEqual(['Available animal']);
  });

  it('sorts the shop’s own list too', async () => {
    const list = await listOf({ orderBy: 'STOCK_LOW_TO_HIGH' }, pets);
    expect(namesOf(list)).toEqual(byStock.filter((name) => name !== 'Retired food'));
  });

  it('rejects a cursor of another order', async () => {
    const { pageInfo } = await listOf({ orderBy: 'NAME', first: 1 });
    const wrong = Buffer.from('[{},"0123456789abcdef01234567"]').toString('base64url');
    const answer = await shop.gql(allPets, { orderBy: 'STOCK_LOW_TO_HIGH', after: wrong }, admin.token);
    expect([answer.code, badFieldsOf(answer)]).toEqual(['BAD_USER_INPUT', ['after']]);
    expect(pageInfo.endCursor).not.toBeNull();
  });
});

it('reads pages from indexes alone', async () => {
  await shop.db.command({ profile: 2 });
  for (const orderBy of ['NEWEST', 'NAME', 'PRICE_LOW_TO_HIGH', 'STOCK_LOW_TO_HIGH']) {
    const query = `query ($orderBy: PetOrderBy!) { allPets(orderBy: $orderBy, first: 2) { edges { node { _id } } } }`;
    await shop.gql(query, { orderBy }, admin.token);
  }
  await shop.db.command({ profile: 0 });
  const finds = await shop.db
    .collection('system.profile')
    .find({ ns: /\.pets$/ })
    .toArray();
  expect(finds.length).toBeGreaterThanOrEqual(4);
  for (const { planSummary, hasSortStage } of finds) {
    expect([planSummary, hasSortStage ?? false]).toEqual([expect.stringMatching(/^IXSCAN/), false]);
  }
});

it.each([
  ['a visitor', () => undefined, 'UNAUTHENTICATED'],
  ['a shopper', async () => (await shop.signUp()).token, 'FORBIDDEN'],
])('is not for %s', async (_who, tokenOf, code) => {
  expect((await shop.gql(allPets, {}, await tokenOf())).code).toBe(code);
});
