import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addPet, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const unknown = {
  ...{ bornOn: null, isBirthEstimated: false, weightKg: null },
  ...{ goodWithChildren: 'UNKNOWN', goodWithDogs: 'UNKNOWN', goodWithCats: 'UNKNOWN' },
  ...{ neutered: 'UNKNOWN', vaccinated: 'UNKNOWN', microchipped: 'UNKNOWN' },
  ...{ hoursAlone: null, energy: null, experience: null, space: null, healthNotes: null },
};
const facts = Object.keys(unknown).join(' ');
const factsOf = `query ($id: ID!) { pet(id: $id) { facts { ${facts} } } }`;
const updatePet = `mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { facts { ${facts} } } }`;
const list = `query ($where: PetWhere, $search: String) {
  pets(where: $where, search: $search, orderBy: NAME) {
    edges { node { petname } }
    facets { goodWithCats { value count } }
  }
}`;

type Input = ItemInput & { readonly facts?: object };

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

async function add(input: Input): Promise<string> {
  const { data } = await shop.gql(addPet, { input }, admin.token);
  return data.addPet._id;
}

function change(id: string, input: object) {
  return shop.gql(updatePet, { id, input }, admin.token);
}

async function known(id: string): Promise<unknown> {
  return (await shop.gql(factsOf, { id })).data.pet.facts;
}

it('are unknown of an animal of which nothing was said, and none of goods', async () => {
  expect(await known(await add(anAnimal({ petname: 'Nemo' })))).toEqual(unknown);
  expect(await known(await add(anItem()))).toBeNull();
});

it('are kept as they are entered, changed one by one, and taken away', async () => {
  const given = {
    bornOn: '2024-02-29',
    isBirthEstimated: true,
    goodWithDogs: 'NO',
    hoursAlone: 0,
    energy: 'HIGH',
  };
  const id = await add({ ...anAnimal({ petname: 'Ada' }), facts: given });
  expect(await known(id)).toEqual({ ...unknown, ...given });

  const changed = await change(id, { facts: { energy: null, goodWithDogs: 'UNKNOWN', weightKg: 12.5 } });
  const left = { bornOn: '2024-02-29', isBirthEstimated: true, hoursAlone: 0, weightKg: 12.5 };
  expect(changed.data.updatePet.facts).toEqual({ ...unknown, ...left });
  expect(await known(id)).toEqual({ ...unknown, ...left });

  await change(id, { facts: null });
  expect(await known(id)).toEqual(unknown);
});

it('go with the animal when it becomes goods, and are refused for those', async () => {
  const id = await add({ ...anAnimal({ petname: 'Blunder' }), facts: { weightKg: 3 } });
  expect(badFieldsOf(await change(id, { category: 'FOOD', facts: { weightKg: 4 } }))).toEqual(['facts']);
  expect((await change(id, { category: 'FOOD' })).data.updatePet.facts).toBeNull();
  await change(id, { category: 'PETS' });
  expect(await known(id)).toEqual(unknown);
  const refused = await shop.gql(addPet, { input: { ...anItem(), facts: { weightKg: 3 } } }, admin.token);
  expect(badFieldsOf(refused)).toEqual(['facts']);
});

it.each([
  ['facts.weightKg', { weightKg: -1 }],
  ['facts.hoursAlone', { hoursAlone: 25 }],
  ['facts.bornOn', { bornOn: '2999-01-01' }],
  ['facts.healthNotes', { healthNotes: 'x'.repeat(1001) }],
])('are refused by name: %s', async (field, bad) => {
  const refused = await shop.gql(addPet, { input: { ...anAnimal(), facts: bad } }, admin.token);
  expect(badFieldsOf(refused)).toEqual([field]);
});

it('narrow lists to what is known, or to what is not known as well, and are what a search goes by', async () => {
  const details = 'Lives happily beside cats and children.';
  await add({ ...anAnimal({ petname: 'Yes', type: 'CAT', details }), facts: { goodWithCats: 'YES' } });
  await add({ ...anAnimal({ petname: 'No', type: 'CAT', details }), facts: { goodWithCats: 'NO' } });
  await add(anAnimal({ petname: 'Who knows', type: 'CAT', details }));
  const named = async (variables: object) => {
    const { data } = await shop.gql(list, variables);
    return data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname);
  };
  const where = { type: 'CAT', goodWithCats: 'YES' };
  expect(await named({ where })).toEqual(['Yes']);
  expect(await named({ where: { ...where, orUnknown: true } })).toEqual(['Who knows', 'Yes']);
  expect(await named({ where: { ...where, goodWithCats: 'UNKNOWN' } })).toEqual(['Who knows']);
  const search = 'cat good with cats';
  expect(await named({ search })).toEqual(['Yes']);
  expect(await named({ search, where: { orUnknown: true } })).toEqual(['Who knows', 'Yes']);
  // Where nobody knows it of any, their texts do.
  expect(await named({ search: 'cat good with children' })).toEqual(['No', 'Who knows', 'Yes']);
  const { data } = await shop.gql(list, { where: { type: 'CAT' } });
  expect(data.pets.facets.goodWithCats).toEqual(
    expect.arrayContaining(['YES', 'NO', 'UNKNOWN'].map((value) => ({ value, count: 1 }))),
  );
});

it('are in the audit, each by its name', async () => {
  const id = await add(anAnimal({ petname: 'Watched' }));
  await change(id, { facts: { goodWithChildren: 'YES' } });
  const { data } = await shop.gql(
    `query ($id: ID!) { auditRecords(where: { subjectId: $id }) { edges { node { changes { field before after } } } } }`,
    { id },
    admin.token,
  );
  expect(data.auditRecords.edges[0].node.changes).toEqual([
    { field: 'goodWithChildren', before: null, after: 'YES' },
  ]);
});
