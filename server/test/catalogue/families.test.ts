import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let ids: Record<'small' | 'large' | 'gone', string>;

const family = 'Harbour kibble';

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  const bag = (variant: string, petprice: number, netWeightGrams: number, stock = 5) =>
    addItem(
      shop,
      admin.token,
      anItem({ petname: `Harbour kibble ${variant}`, family, variant, petprice, netWeightGrams, stock }),
    );
  ids = {
    large: await bag('12 kg', 55, 12_000),
    small: await bag('3 kg', 19.99, 3000),
    gone: await bag('1 kg', 8, 1000, 0),
  };
});
afterAll(() => shop.stop());

it('an item has all of its family to choose from, the smallest first, and what stands alone has itself', async () => {
  const alone = await addItem(shop, admin.token, anItem({ petname: 'Alone' }));
  const query =
    'query ($id: ID!) { pet(id: $id) { variants { _id variant isAvailable unitPrice { text } } } }';
  const { data } = await shop.gql(query, { id: ids.large });
  expect(data.pet.variants).toEqual([
    { _id: ids.gone, variant: '1 kg', isAvailable: false, unitPrice: { text: '$3.63 per lb' } },
    { _id: ids.small, variant: '3 kg', isAvailable: true, unitPrice: { text: '$3.02 per lb' } },
    { _id: ids.large, variant: '12 kg', isAvailable: true, unitPrice: { text: '$2.08 per lb' } },
  ]);
  const other = await shop.gql(query, { id: alone });
  expect(other.data.pet.variants.map(({ _id }: { _id: string }) => _id)).toEqual([alone]);
});

it('lists show it once from its lowest price on, in one command for a page, and allPets each item', async () => {
  const list = `{
    pets(search: "harbour kibble") { totalCount edges { node { _id choices { count lowestPrice highestPrice } } } }
  }`;
  const { data } = await shop.gql(list);
  expect(data.pets).toEqual({
    totalCount: 1,
    edges: [{ node: { _id: ids.small, choices: { count: 3, lowestPrice: 8, highestPrice: 55 } } }],
  });
  const each = '{ allPets(search: "harbour kibble") { totalCount edges { node { variants { petname } } } } }';
  const all = await shop.gql(each, {}, admin.token);
  expect(all.data.allPets.totalCount).toBe(3);
  expect(all.data.allPets.edges[0].node.variants).toHaveLength(3);
});

it('is shown by what fits the search best, from its lowest price on, and by the cheapest where that is the order', async () => {
  const flavours = { family: 'Breakwater pâté', stock: 5 };
  const plaice = { ...flavours, petname: 'Breakwater plaice', variant: 'plaice', petprice: 30 };
  const trout = { ...flavours, petname: 'Breakwater trout', variant: 'trout', petprice: 12 };
  const best = await addItem(shop, admin.token, anItem(plaice));
  const cheapest = await addItem(shop, admin.token, anItem({ ...trout, short: 'Goes well with plaice.' }));
  const found = `query ($orderBy: PetOrderBy!) {
    pets(search: "plaice", orderBy: $orderBy) { totalCount edges { node { _id choices { lowestPrice } } } }
  }`;
  for (const [orderBy, _id] of [
    ['RELEVANCE', best],
    ['PRICE_LOW_TO_HIGH', cheapest],
  ]) {
    const { data } = await shop.gql(found, { orderBy });
    expect(data.pets).toEqual({ totalCount: 1, edges: [{ node: { _id, choices: { lowestPrice: 12 } } }] });
  }
});

it('suggestions and what is similar have it once, and never beside itself', async () => {
  const { data } = await shop.gql('{ searchSuggestions(text: "harbour ki") { items { _id } } }');
  expect(data.searchSuggestions.items).toEqual([{ _id: ids.small }]);
  const similar = 'query ($id: ID!) { similarPets(id: $id, first: 20) { pets { family } } }';
  const beside = await shop.gql(similar, { id: ids.large });
  expect(beside.data.similarPets.pets.filter((pet: { family: string }) => pet.family === family)).toEqual([]);
});

it('search engines are told of one product in three sizes, by one address', async () => {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const named = Object.values(ids).filter((id) => sitemap.includes(`/pet/${id}<`));
  expect(named).toEqual([ids.large]);
});

it('the old address of lists has each of them', async () => {
  const answer = await fetch(`${shop.url}/pets/getAllAccessories`);
  const listed: { petname: string }[] = await answer.json();
  expect(listed.filter(({ petname }) => petname.startsWith('Harbour kibble'))).toHaveLength(3);
});

it('a search for an amount finds what has it, whatever its name says', async () => {
  await addItem(shop, admin.token, anItem({ petname: 'Anchor sack', netWeightGrams: 12_000 }));
  await addItem(shop, admin.token, anItem({ petname: 'Anchor pouch', netWeightGrams: 1200 }));
  await addItem(shop, admin.token, anItem({ petname: 'Anchor bag 12 kg' }));
  const found =
    'query ($search: String) { pets(search: $search, orderBy: NAME) { edges { node { petname } } } }';
  const { data } = await shop.gql(found, { search: 'anchor 12kg' });
  expect(data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname)).toEqual([
    'Anchor bag 12 kg',
    'Anchor sack',
  ]);
  const card = await shop.gql(found, { search: 'harbour 12 kg' });
  expect(card.data.pets.edges).toEqual([{ node: { petname: 'Harbour kibble 12 kg' } }]);
});
