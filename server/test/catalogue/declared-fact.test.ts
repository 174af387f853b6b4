import { withBug } from '../fixtures/process/planted-bug.ts';
import { addPet, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** A version of the shop with one more row in the table of animals' facts, and one in that of their words; no other line. */
const withOneMore = withBug({
  in: 'domain/catalogue/animal-facts.js',
  replace: 'export const animalFactRows = {',
  by: `import { factPraise } from './animal-praise.js';
    factPraise.push({ fact: 'fetches', value: 'YES', name: 'fetch', words: ['play fetch'], says: /never/ });
    export const animalFactRows = {
      fetches: { label: 'Plays fetch', is: 'known', meaning: 'Whether it plays fetch.' },`,
});

const list = `query ($where: PetWhere, $search: String) {
  pets(where: $where, search: $search, orderBy: NAME) {
    edges { node { petname facts { fetches } } }
    facets { fetches { value count } energy { value count } }
    reading { text kind value }
  }
}`;

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop({ env: withOneMore });
  admin = await shop.signUp({ role: 'admin' });
  for (const fetches of ['YES', 'NO', null]) {
    const animal = anAnimal({ petname: `Fetches ${fetches}`, type: 'DOG' });
    const facts = { fetches, energy: 'HIGH' };
    await shop.gql(addPet, { input: { ...animal, facts } }, admin.token);
  }
});
afterAll(() => shop.stop());

async function listed(variables: object) {
  const { data } = await shop.gql(list, variables);
  const { edges, facets, reading } = data.pets;
  return { facets, reading, names: edges.map(({ node }: typeof data) => node.petname) };
}

it('is told, and narrows lists, or lists what nobody knows as well', async () => {
  expect((await listed({ where: { fetches: 'YES' } })).names).toEqual(['Fetches YES']);
  const { names } = await listed({ where: { fetches: 'YES', orUnknown: true } });
  expect(names).toEqual(['Fetches null', 'Fetches YES']);
});

it('is counted under all the other conditions, whatever a list asks for of it', async () => {
  const each = ['NO', 'UNKNOWN', 'YES'].map((value) => ({ value, count: 1 }));
  for (const where of [{ category: 'PETS' }, { fetches: 'NO' }, { energy: 'HIGH', fetches: 'YES' }])
    expect((await listed({ where })).facets.fetches).toEqual(each);
  expect((await listed({ where: { fetches: 'YES' } })).facets.energy).toEqual([{ value: 'HIGH', count: 1 }]);
  expect((await listed({ where: { energy: 'LOW' } })).facets.fetches).toEqual([]);
});

it('is what a search says that has its words', async () => {
  const { names, reading, facets } = await listed({ search: 'lively dog that plays fetch' });
  expect(names).toEqual(['Fetches YES']);
  expect(reading).toEqual([
    { text: 'lively', kind: 'QUALITY', value: 'energy=HIGH' },
    { text: 'dog', kind: 'TYPE', value: 'DOG' },
    { text: 'plays fetch', kind: 'QUALITY', value: 'fetches' },
  ]);
  expect(facets.fetches).toHaveLength(3);
});
