import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

const fields = `netWeightGrams netVolumeMl pieceCount feed kcalPer100g material measures ingredients analysis
  unitPrice(units: METRIC) { amount per text }`;
const addPet = `mutation ($input: AddPetInput!) { addPet(input: $input) { _id ${fields} } }`;
const updatePet = `mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { ${fields} } }`;

const given = {
  netWeightGrams: 12_000,
  pieceCount: 2,
  feed: 'COMPLEMENTARY',
  kcalPer100g: 360,
  material: 'Paper bag',
  measures: '60 × 40 cm',
  ingredients: 'Chicken, brown rice,\ncarrots',
  analysis: 'Crude protein 26 %',
};

async function change(id: string, input: object) {
  return (await shop.gql(updatePet, { id, input }, admin.token)).data.updatePet;
}

it('facts of goods are kept, changed and taken away again, and the unit price follows', async () => {
  const item = { ...anItem({ petname: 'Chicken and rice', petprice: 54.9 }), ...given };
  const { data } = await shop.gql(addPet, { input: item }, admin.token);
  const { _id, ...added } = data.addPet;
  const perKilo = { amount: 4.58, per: 'KG', text: '$4.58 per kg' };
  expect(added).toEqual({ ...given, netVolumeMl: null, unitPrice: perKilo });

  expect(await change(_id, { netWeightGrams: null, material: 'Cotton bag' })).toMatchObject({
    ...{ netWeightGrams: null, material: 'Cotton bag', kcalPer100g: 360 },
    unitPrice: { amount: 27.45, per: 'PIECE' },
  });
  expect(await change(_id, { netVolumeMl: 500, petprice: 12.6 })).toMatchObject({
    unitPrice: { amount: 25.2, per: 'LITRE', text: '$25.20 per liter' },
  });
  const none = Object.fromEntries([...Object.keys(given), 'netVolumeMl'].map((name) => [name, null]));
  expect(await change(_id, none)).toEqual({ ...none, unitPrice: null });

  const audited = await shop.db
    .collection('auditrecords')
    .findOne({ subjectId: _id, 'changes.field': 'analysis' });
  expect(audited?.changes).toContainEqual({ field: 'netVolumeMl', before: '500', after: null });
});

it('lists show the unit price, which takes no other field to ask for', async () => {
  const item = { ...anItem({ petname: 'Listed kibble', petprice: 16.8 }), netWeightGrams: 2400 };
  await addItem(shop, admin.token, item);
  const list = '{ pets(search: "listed kibble") { edges { node { unitPrice { text } } } } }';
  const { data } = await shop.gql(list);
  expect(data.pets.edges).toEqual([{ node: { unitPrice: { text: '$3.18 per lb' } } }]);
});

it('the unit price is said by what the query names, else by the setting, on pages that were kept too', async () => {
  const id = await addItem(shop, admin.token, { ...anItem({ petprice: 16.8 }), netWeightGrams: 2400 });
  const query = `{ pet(id: "${id}") { unitPrice { amount per } us: unitPrice(units: US) { per } } }`;
  const asked = async () => (await shop.gql(query)).data.pet;
  expect(await asked()).toEqual({ unitPrice: { amount: 3.18, per: 'LB' }, us: { per: 'LB' } });
  await changeSettings(shop, admin, { units: 'METRIC' });
  await eventually(async () => (await asked()).unitPrice.per === 'KG');
  expect(await asked()).toEqual({ unitPrice: { amount: 7, per: 'KG' }, us: { per: 'LB' } });
  await changeSettings(shop, admin, { units: 'US' });
});

it.each([
  ['an animal', anAnimal(), { netWeightGrams: 400, ingredients: 'Love' }, ['ingredients', 'netWeightGrams']],
  ['what weighs nothing', anItem(), { netWeightGrams: 0 }, ['netWeightGrams']],
  ['food of an energy that none has', anItem(), { kcalPer100g: 901 }, ['kcalPer100g']],
  ['a material that is too long', anItem(), { material: 'x'.repeat(121) }, ['material']],
])('are rejected of %s', async (_what, item, facts, bad) => {
  const answer = await shop.gql(addPet, { input: { ...item, ...facts } }, admin.token);
  expect([answer.code, badFieldsOf(answer).toSorted()]).toEqual(['BAD_USER_INPUT', bad]);
});

it('a unit price is null where a hand put into the database what is none', async () => {
  const id = await addItem(shop, admin.token, anItem({ petname: 'By hand' }));
  const byHand = { $set: { netWeightGrams: Number.MIN_VALUE } };
  await shop.db.collection('pets').updateOne({ petname: 'By hand' }, byHand);
  const { data } = await shop.gql('query ($id: ID!) { pet(id: $id) { unitPrice { text } } }', { id });
  expect(data.pet).toEqual({ unitPrice: null });
  await shop.db.collection('pets').updateOne({ petname: 'By hand' }, { $unset: { netWeightGrams: '' } });
});

it('what is in food is left out by a search without it, and not found by one for it', async () => {
  const plain = { petname: 'Heron dinner', short: 'Fine.', details: 'Good.' };
  await addItem(shop, admin.token, anItem({ ...plain, ingredients: 'Duck, chickens’ fat, rice' }));
  await addItem(
    shop,
    admin.token,
    anItem({ ...plain, petname: 'Stork dinner', ingredients: 'Duck, no chicken' }),
  );
  expect(await namesBy('dinner')).toEqual(['Heron dinner', 'Stork dinner']);
  expect(await namesBy('dinner without chicken')).toEqual(['Stork dinner']);
  expect(await namesBy('duck')).toEqual([]);
  expect(await namesBy('dinner without millet')).toEqual(['Heron dinner', 'Stork dinner']);
});

async function namesBy(search: string): Promise<string[]> {
  const list =
    'query ($search: String) { pets(search: $search, orderBy: NAME) { edges { node { petname } } } }';
  const { data } = await shop.gql(list, { search });
  return data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname);
}
