import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const reasons = 'rule text';
const petMatches = `query ($household: HouseholdInput!, $where: PetWhere, $first: Int! = 50, $after: String) {
  petMatches(household: $household, where: $where, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node {
      pet { _id petname } score fits { ${reasons} } stops { ${reasons} } unknowns { ${reasons} }
      points { rule verdict points of text }
    } }
  }
}`;
const family = {
  ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
  ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
};
const lively = {
  ...{ goodWithChildren: 'YES', hoursAlone: 5, space: 'LOW', energy: 'HIGH', experience: 'MEDIUM' },
};

interface Reason {
  readonly rule: string;
  readonly text: string;
}
interface Match {
  readonly pet: { readonly _id: string; readonly petname: string };
  readonly score: number;
  readonly fits: Reason[];
  readonly stops: Reason[];
  readonly unknowns: Reason[];
}

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  await add('Zoe', {});
  await add('Lively', lively);
  await add('Shy', { ...lively, goodWithChildren: 'NO' });
  await add('Anna', {});
  await add('Sold', lively);
  await shop.gql(addPet, { input: anItem() }, admin.token);
});
afterAll(() => shop.stop());

async function add(petname: string, facts: object): Promise<string> {
  const { data } = await shop.gql(addPet, { input: { ...anAnimal({ petname }), facts } }, admin.token);
  return data.addPet._id;
}

async function matches(variables: object): Promise<Match[]> {
  const { data } = await shop.gql(petMatches, { household: family, ...variables });
  return data.petMatches.edges.map(({ node }: { node: Match }) => node);
}

it('have the worked scores, what speaks against an animal last, and their reasons', async () => {
  const found = await matches({});
  expect(found.map(({ pet, score }) => [pet.petname, score])).toEqual([
    ['Lively', 75],
    ['Sold', 75],
    ['Anna', 50],
    ['Zoe', 50],
    ['Shy', 39],
  ]);
  const rulesOf = (reasonsGiven: Reason[] | undefined) => reasonsGiven?.map(({ rule }) => rule);
  expect(rulesOf(found[0]?.fits)).toEqual(['CHILDREN', 'SPACE']);
  expect(found[4]?.stops).toEqual([{ rule: 'CHILDREN', text: 'Does not get on with children' }]);
  expect(rulesOf(found[2]?.unknowns)).toEqual(['CHILDREN', 'ALONE', 'SPACE', 'EXPERIENCE', 'ENERGY']);
});

it('are of animals that can be ordered, and that a list has', async () => {
  const sold = (await matches({})).find(({ pet }) => pet.petname === 'Sold');
  await shop.db.collection('pets').updateOne({ petname: 'Sold' }, { $set: { availability: 'sold' } });
  expect(sold).toBeDefined();
  expect((await matches({})).map(({ pet }) => pet.petname)).not.toContain('Sold');
  expect(await matches({ where: { type: 'CAT' } })).toEqual([]);
  expect(await matches({ where: { category: 'FOOD' } })).toEqual([]);
  expect(await matches({ where: { available: false } })).toEqual([]);
  expect(await matches({ where: { goodWithChildren: 'YES' } })).toHaveLength(1);
  await shop.db.collection('pets').updateOne({ petname: 'Sold' }, { $set: { availability: 'available' } });
});

it('go on from a cursor, whatever comes and goes meanwhile', async () => {
  const page = async (after: string | null) =>
    (await shop.gql(petMatches, { household: family, first: 2, after })).data.petMatches;
  const first = await page(null);
  expect(first.totalCount).toBe(5);
  const late = await add('Aaron', lively);
  const names: string[] = [];
  for (let { pageInfo } = first; pageInfo.hasNextPage; ) {
    const next = await page(pageInfo.endCursor);
    names.push(...next.edges.map(({ node }: { node: Match }) => node.pet.petname));
    pageInfo = next.pageInfo;
  }
  expect(names).toEqual(['Anna', 'Zoe', 'Shy']);
  await shop.gql(`mutation ($id: ID!) { deletePet(id: $id) { _id } }`, { id: late }, admin.token);
});

it.each([
  ['dogs', { dogs: -1 }],
  ['cats', { cats: -1 }],
  ['hoursAlone', { hoursAlone: 25 }],
  ['childrenAges', { childrenAges: Array(13).fill(3) }],
  ['childrenAges.0', { childrenAges: [-1] }],
])('refuse a household for its %s', async (field, change) => {
  const refused = await shop.gql(petMatches, { household: { ...family, ...change } });
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(badFieldsOf(refused)).toEqual([field]);
});

it('refuse a cursor and a page size that are none', async () => {
  for (const [field, asked] of [
    ['after', { after: 'x' }],
    ['first', { first: 101 }],
  ] as const) {
    expect(badFieldsOf(await shop.gql(petMatches, { household: family, ...asked }))).toEqual([field]);
  }
});
