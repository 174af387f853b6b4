import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const addAnimal = 'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id } }';
const change =
  'mutation ($id: ID!, $input: AnimalChangeInput!) { updateAnimal(id: $id, input: $input) { id } }';
const addSynonym =
  'mutation ($word: String!, $means: [String!]!) { addSynonym(word: $word, means: $means) { _id } }';
const asked = `query ($petIds: [ID!]!) {
  me { notTaken(petIds: $petIds) { petId animalId animalName avoided } }
}`;

/** Cat foods by what is in them; the last one says so in its name alone. */
const foods = {
  Feast: { ingredients: 'Tuna (60 %), rice, eggs' },
  Hen: { ingredients: 'Turkey, corn; no salt' },
  Plain: { ingredients: 'Beef, free from fish and eggs' },
  'Beef for dogs': { type: 'DOG' as const, ingredients: 'Beef' },
  'Chicken crunchies': {},
};

let shop: Shop;
let admin: Account;
let shopper: Account;
const ids = new Map<string, string>();

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
  for (const [petname, facts] of Object.entries(foods)) {
    const item = anItem({ petname, type: 'CAT', ...facts });
    ids.set(petname, await addItem(shop, admin.token, item));
  }
});
afterAll(() => shop.stop());

async function addCat(name: string, avoids: string[], account = shopper): Promise<string> {
  const { data, errors } = await shop.gql(addAnimal, { input: { name, type: 'CAT', avoids } }, account.token);
  expect(errors).toBeUndefined();
  return data.addAnimal.id;
}

/** Names of foods with what of them one animal does not take. */
async function notTakenBy(animalId: string, { token }: Account = shopper): Promise<object> {
  const { data } = await shop.gql(asked, { petIds: [...ids.values()] }, token);
  const found = data.me.notTaken.filter((one: { animalId: string }) => one.animalId === animalId);
  const nameOf = (petId: string) => [...ids].find(([, id]) => id === petId)?.[0] ?? petId;
  return Object.fromEntries(
    found.map((one: { petId: string; avoided: string[] }) => [nameOf(one.petId), one.avoided]),
  );
}

it.each<[avoids: string[], found: object]>([
  [['Fish'], { Feast: ['Fish'] }],
  [['egg'], { Feast: ['egg'] }],
  [['poultry'], { Hen: ['poultry'], 'Chicken crunchies': ['poultry'] }],
  [['Huhn', 'corn'], { Hen: ['corn'], 'Chicken crunchies': ['Huhn'] }],
  [['beef protein', 'salt'], { Plain: ['beef protein'] }],
  [['tuna or beef'], { Feast: ['tuna or beef'], Plain: ['tuna or beef'] }],
  [['{"$ne":null}'], {}],
])('whoever avoids %j does not take %j', async (avoids, found) => {
  expect(await notTakenBy(await addCat('Nala', avoids))).toEqual(found);
});

it('reads words as the owner has said that they are meant', async () => {
  const id = await addCat('Kato', ['gluten']);
  expect(await notTakenBy(id)).toEqual({});
  await shop.gql(addSynonym, { word: 'gluten', means: ['rice'] }, admin.token);
  await eventually(async () => 'Feast' in (await notTakenBy(id)));
});

it('is of the animals of the account alone, as they are now', async () => {
  const other = await shop.signUp();
  const id = await addCat('Mo', ['corn'], other);
  expect(await notTakenBy(id)).toEqual({});
  expect(await notTakenBy(id, other)).toEqual({ Hen: ['corn'] });
  await shop.gql(change, { id, input: { avoids: [] } }, other.token);
  expect(await notTakenBy(id, other)).toEqual({});
  expect((await shop.gql(asked, { petIds: [] })).data.me).toBeNull();
});

it('leaves out what is no item, and refuses too many', async () => {
  const unknown = ['f'.repeat(24), 'none'];
  expect((await shop.gql(asked, { petIds: unknown }, shopper.token)).data.me.notTaken).toEqual([]);
  const { errors } = await shop.gql(asked, { petIds: Array(101).fill('none') }, shopper.token);
  expect(errors?.[0]?.extensions.fields).toEqual({ petIds: 'At most 100' });
});
