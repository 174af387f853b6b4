import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** The owner's own lists, and what is kept beside the enums. What a list takes is tried in domain/shop-lists. */

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

const add = `mutation ($list: ShopList!, $value: String!, $type: PetType) {
  addListValue(list: $list, value: $value, type: $type) { _id value type } }`;
const rename = 'mutation ($id: ID!, $value: String!) { renameListValue(id: $id, value: $value) { value } }';
const remove = 'mutation ($id: ID!) { removeListValue(id: $id) { value } }';
const addPet = 'mutation ($input: AddPetInput!) { addPet(input: $input) { _id breed clan coat color } }';

async function listed(value: string, list = 'SHELF'): Promise<string> {
  const { data } = await shop.gql(add, { list, value }, admin.token);
  return data.addListValue._id;
}

/** The ids that a list has, by a search or a filter. */
async function idsOf(query: string): Promise<string[]> {
  const { data } = await shop.gql(`{ pets(${query}) { edges { node { _id } } } }`, {}, undefined);
  return data.pets.edges.map(({ node }: { node: { _id: string } }) => node._id);
}

it('keeps values, once however they are written, and tells staff alone', async () => {
  await listed('B 12');
  const again = await shop.gql(add, { list: 'SHELF', value: ' b  12' }, admin.token);
  expect(again).toMatchObject({ code: 'CONFLICT' });
  const breed = await shop.gql(add, { list: 'BREED', value: 'Beagle', type: 'DOG' }, admin.token);
  expect(breed.data.addListValue).toMatchObject({ value: 'Beagle', type: 'DOG' });
  const { data } = await shop.gql('{ shopLists { list value } }', {}, admin.token);
  expect(data.shopLists).toEqual(expect.arrayContaining([{ list: 'SHELF', value: 'B 12' }]));
  expect((await shop.gql('{ shopLists { value } }', {}, (await shop.signUp()).token)).code).toBe('FORBIDDEN');
});

it('renames a value on its items as well, each with its record in the audit', async () => {
  const id = await listed('Snackwell', 'BRAND');
  const item = await addItem(shop, admin.token, anItem({ brand: 'Snackwell' }));
  const { data } = await shop.gql(rename, { id, value: 'Snackville' }, admin.token);
  expect(data.renameListValue.value).toBe('Snackville');
  expect(await idsOf('where: { brand: "Snackville" }')).toEqual([item]);
  const audited = await shop.db.collection('auditrecords').findOne({ subjectId: item, action: 'update_pet' });
  expect(audited?.changes).toEqual([{ field: 'brand', before: 'Snackwell', after: 'Snackville' }]);
});

it('removes no value that items have, and says how many', async () => {
  const [used, unused] = [await listed('C 1'), await listed('C 2')];
  await addItem(shop, admin.token, anItem({ shelf: 'C 1' }));
  const refused = await shop.gql(remove, { id: used }, admin.token);
  expect(refused.code).toBe('CONFLICT');
  expect(refused.errors?.[0]?.message).toBe('One item has “C 1”: rename it, or change them first');
  expect((await shop.gql(remove, { id: unused }, admin.token)).data.removeListValue.value).toBe('C 2');
  expect((await shop.gql(remove, { id: unused }, admin.token)).code).toBe('NOT_FOUND');
});

it('an animal of an own breed and colour is kept, listed, counted and found by them', async () => {
  const { clan: _clan, color: _color, ...others } = anAnimal({ petname: 'Otto' });
  const input = { ...others, breed: 'Poodle', coat: 'Apricot' };
  const { data, errors } = await shop.gql(addPet, { input }, admin.token);
  expect(errors).toBeUndefined();
  const { _id, ...facts } = data.addPet;
  expect(facts).toEqual({ breed: 'Poodle', clan: null, coat: 'Apricot', color: null });

  expect(await idsOf('where: { breed: "poodle" }')).toEqual([_id]);
  expect(await idsOf('where: { breed: "Poodle", coat: "APRICOT" }')).toEqual([_id]);
  expect(await idsOf('where: { breed: "Poodle", coat: "Cream" }')).toEqual([]);
  expect(await idsOf('search: "apricot poodle"')).toEqual([_id]);
  const counted = '{ pets(first: 1) { facets { breed { value count } coat { value count } } } }';
  expect((await shop.gql(counted, {}, undefined)).data.pets.facets).toEqual({
    breed: [{ value: 'Poodle', count: 1 }],
    coat: [{ value: 'Apricot', count: 1 }],
  });
});

it('an animal has a breed and a colour of the one kind or the other, and food has no breed', async () => {
  const { clan: _clan, ...nameless } = anAnimal();
  const lacks = await shop.gql(addPet, { input: nameless }, admin.token);
  expect(lacks.errors?.[0]?.extensions.fields).toEqual({ clan: 'This field is required' });
  const unfit = await shop.gql(addPet, { input: { ...anItem(), breed: 'Poodle' } }, admin.token);
  expect(unfit.errors?.[0]?.extensions.fields).toEqual({ breed: 'Only animals have one' });
});
