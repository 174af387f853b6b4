import { Kind } from '../../../domain/catalogue/kinds.ts';
import { Age, Category, PetType, Size, Species } from '../../../domain/catalogue/pet-options.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { type AskedList, countByHand, facets } from '../fixtures/shop/brute-force.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

/** In every brand and kind several, and some of none. */
const assortment: ItemInput[] = [
  aFood({ petname: 'Wagwell Salmon', kind: 'DRY', brand: 'Wagwell', size: 'SMALL', petprice: 10 }),
  aFood({ petname: 'Wagwell Chicken', kind: 'DRY', brand: 'wagwell', size: 'LARGE', petprice: 60 }),
  aFood({ petname: 'Sunday Stew', kind: 'WET', brand: 'Wágwell', age: 'SENIOR' }),
  aFood({ petname: 'Liver Treats', kind: 'TREAT', brand: 'Pocketful', stock: 0 }),
  aFood({ petname: 'Trout', type: 'CAT', kind: 'DRY', brand: 'Butcher’s Porch' }),
  aFood({ petname: 'Pâté', type: 'CAT', kind: 'WET', brand: "Butcher's  Porch" }),
  aFood({ petname: 'Budgie Seed', type: 'OTHER', kind: 'SEED', species: 'BIRD', brand: 'Featherlight' }),
  aFood({ petname: 'Hay', type: 'OTHER', kind: 'HAY', species: 'RABBIT' }),
  anItem({ petname: 'Bed', category: 'ACCESSORIES', kind: 'BED', size: 'LARGE', brand: 'Pocketful' }),
  anItem({ petname: 'Nothing said', category: 'ACCESSORIES' }),
  anAnimal({ petname: 'Hazel', type: 'OTHER', species: 'RABBIT', size: 'SMALL' }),
];
const ids = new Map<string, string>();

function aFood(changes: Partial<ItemInput>): ItemInput {
  return anItem({ category: 'FOOD', ...changes });
}

const list = `query ($where: PetWhere, $search: String) {
  pets(where: $where, search: $search, orderBy: NAME, first: 50) {
    totalCount
    edges { node { petname } }
    facets { ${facets.map((field) => `${field} { value count }`).join(' ')} available priceMin priceMax }
  }
}`;
const updatePet = `mutation ($id: ID!, $input: UpdatePetInput!) {
  updatePet(id: $id, input: $input) { category type kind species size brand }
}`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  for (const item of assortment) ids.set(item.petname, await addItem(shop, admin.token, item));
});
afterAll(() => shop.stop());

function add(input: object) {
  return shop.gql(addPet, { input }, admin.token);
}

function change(id: string | undefined, input: object) {
  return shop.gql(updatePet, { id, input }, admin.token);
}

async function namesOf(where: object, search?: string): Promise<string[]> {
  const { data } = await shop.gql(list, { where, search });
  return data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname);
}

async function brandsOf(where: object): Promise<Record<string, number>> {
  const { data } = await shop.gql(list, { where });
  const counts: { value: string; count: number }[] = data.pets.facets.brand;
  return Object.fromEntries(counts.map(({ value, count }) => [value, count]));
}

describe('the facts of an item', () => {
  it('are kept as they are given, and need not be given', async () => {
    const given = { kind: 'TOY', species: 'BIRD', size: 'SMALL', brand: 'Skylark & Söhne' };
    const toy = await add(anItem({ category: 'ACCESSORIES', type: 'OTHER', ...given } as Partial<ItemInput>));
    expect(toy.data.addPet).toMatchObject(given);
    const plain = await add(anItem());
    expect(plain.data.addPet).toMatchObject({ species: null, size: null, brand: null });
    for (const { data } of [toy, plain]) await remove(data.addPet._id);
  });

  it.each([
    ['a kind of accessories for food', anItem({ kind: 'TOY' }), ['kind']],
    ['a kind of food for an accessory', anItem({ category: 'ACCESSORIES', kind: 'DRY' }), ['kind']],
    ['a kind for an animal', anAnimal({ kind: 'DRY' }), ['kind']],
    ['a brand for an animal', anAnimal({ brand: 'Wagwell' }), ['brand']],
    ['a species of another animal for dogs', anItem({ species: 'RABBIT' }), ['species']],
    ['a brand that is too long', anItem({ brand: 'x'.repeat(61) }), ['brand']],
    [
      'several of them',
      anItem({ kind: 'BED', species: 'BIRD', petname: ' ' }),
      ['kind', 'petname', 'species'],
    ],
  ])('are rejected where they do not fit: %s', async (_what, item, fields) => {
    const answer = await add(item);
    expect([answer.code, badFieldsOf(answer).toSorted()]).toEqual(['BAD_USER_INPUT', fields]);
  });

  it('come by the form too', async () => {
    const form = { ...aFormWith(), kind: 'Wet', size: '', brand: '  Old   Orchard ' };
    const { status, body } = await shop.rest('POST', '/admin/Petspost', { token: admin.token, form });
    expect(status).toBe(201);
    const stored = await shop.db.collection('pets').findOne({ petname: 'Salmon kibble' });
    expect(stored).toMatchObject({ kind: 'Wet', brand: expect.stringMatching(/^Old\s+Orchard$/) });
    expect(stored).not.toHaveProperty('size');
    await remove(body._id);
  });

  it('can be changed, and taken away again', async () => {
    const item = aFood({ type: 'OTHER', kind: 'HAY', species: 'RABBIT', size: 'SMALL', brand: 'Hedgerow' });
    const id = await addItem(shop, admin.token, item);
    const facts = async (input: object) => (await change(id, input)).data.updatePet;
    expect(await facts({ kind: 'SEED', brand: 'Featherlight' })).toMatchObject({
      ...{ kind: 'SEED', brand: 'Featherlight', species: 'RABBIT', size: 'SMALL' },
    });
    const none = { kind: null, species: null, size: null, brand: null };
    expect(await facts({ size: null, brand: null })).toMatchObject({
      ...none,
      kind: 'SEED',
      species: 'RABBIT',
    });
    expect(await facts(none)).toMatchObject(none);
    await remove(id);
  });

  it('go where they do not fit what the item becomes, and are rejected where they are given so', async () => {
    const item = aFood({ type: 'OTHER', kind: 'HAY', species: 'RABBIT', brand: 'Hedgerow' });
    const id = await addItem(shop, admin.token, item);
    expect(badFieldsOf(await change(id, { type: 'DOG', species: 'BIRD' }))).toEqual(['species']);
    expect(badFieldsOf(await change(id, { kind: 'BED' }))).toEqual(['kind']);
    expect((await change(id, { type: 'DOG', category: 'ACCESSORIES' })).data.updatePet).toEqual({
      ...{ type: 'DOG', category: 'ACCESSORIES', kind: null, species: null, size: null, brand: 'Hedgerow' },
    });
    await remove(id);
  });
});

describe('an adoption fee', () => {
  const isAdoption = async (_id: string) =>
    (await shop.gql('query ($id: ID!) { pet(id: $id) { isAdoption } }', { id: _id })).data.pet.isAdoption;

  it('is what the staff say of an animal, and no price of anything else', async () => {
    const plain = await addItem(shop, admin.token, anAnimal());
    expect(await isAdoption(plain)).toBe(false);
    const adopted = await addItem(shop, admin.token, anAnimal({ isAdoption: true }));
    expect(await isAdoption(adopted)).toBe(true);
    await change(adopted, { petname: 'Rexi' });
    expect(await isAdoption(adopted)).toBe(true);
    await change(adopted, { isAdoption: false });
    expect(await isAdoption(adopted)).toBe(false);
    await change(adopted, { isAdoption: true });
    await change(adopted, { category: 'FOOD' });
    expect(await isAdoption(adopted)).toBe(false);
    expect(badFieldsOf(await add(aFood({ isAdoption: true })))).toEqual(['isAdoption']);
    const food = await addItem(shop, admin.token, aFood({ isAdoption: false }));
    expect(await isAdoption(food)).toBe(false);
    for (const id of [plain, adopted, food]) await remove(id);
  });

  it('comes by the form too', async () => {
    const form = { ...aFormWith(), category: 'pets', isAdoption: 'true' };
    const { body } = await shop.rest('POST', '/admin/Petspost', { token: admin.token, form });
    expect(await isAdoption(body._id)).toBe(true);
    await remove(body._id);
  });
});

describe('where an item stands', () => {
  const shelfOf = 'query ($id: ID!) { pet(id: $id) { shelf } }';
  const setShelf =
    'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { shelf } }';

  it('is told to staff alone, and no search finds an item by it', async () => {
    const id = await addItem(shop, admin.token, { ...aFood({}), shelf: '  Zork 12 ' } as ItemInput);
    const [staff, shopper] = [await shop.signUp({ role: 'staff' }), await shop.signUp()];
    for (const { token } of [admin, staff])
      expect((await shop.gql(shelfOf, { id }, token)).data.pet).toEqual({ shelf: 'Zork 12' });
    expect((await shop.gql(shelfOf, { id }, shopper.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(shelfOf, { id })).code).toBe('UNAUTHENTICATED');
    expect(await namesOf({}, 'zork')).toEqual([]);
    const { body } = await shop.rest('GET', '/pets/getAllAccessories');
    expect(JSON.stringify(body)).not.toContain('Zork');
    await remove(id);
  });

  it('can be changed and taken away, and is short', async () => {
    const id = await addItem(shop, admin.token, aFood({}));
    const after = async (shelf: string | null) =>
      (await shop.gql(setShelf, { id, input: { shelf } }, admin.token)).data.updatePet.shelf;
    expect(await after('A 1')).toBe('A 1');
    expect(await after(null)).toBeNull();
    const tooLong = await shop.gql(setShelf, { id, input: { shelf: 'x'.repeat(21) } }, admin.token);
    expect(badFieldsOf(tooLong)).toEqual(['shelf']);
    await remove(id);
  });
});

async function remove(id: string): Promise<void> {
  await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id }, admin.token);
}

describe('a list', () => {
  it.each([
    ['kind', { kind: 'DRY' }, ['Trout', 'Wagwell Chicken', 'Wagwell Salmon']],
    ['species', { species: 'RABBIT' }, ['Hay', 'Hazel']],
    ['size', { size: 'LARGE' }, ['Bed', 'Wagwell Chicken']],
    ['brand', { brand: 'Wagwell' }, ['Sunday Stew', 'Wagwell Chicken', 'Wagwell Salmon']],
    ['brand in another case', { brand: 'WAGWELL' }, ['Sunday Stew', 'Wagwell Chicken', 'Wagwell Salmon']],
    ['brand with another apostrophe', { brand: "butcher's porch" }, ['Pâté', 'Trout']],
    ['half of a brand', { brand: 'Wag' }, []],
    ['a brand that there is not', { brand: 'Nobody' }, []],
    ['kind and brand', { kind: 'WET', brand: 'Wagwell' }, ['Sunday Stew']],
    ['brand and price', { brand: 'Wagwell', priceMax: 12.5 }, ['Sunday Stew', 'Wagwell Salmon']],
  ])('is narrowed by %s', async (_what, where, names) => {
    expect(await namesOf(where)).toEqual(names);
  });

  it('finds an item by the words of its brand, and no brand for what is misspelled', async () => {
    expect(await namesOf({}, 'featherlight')).toEqual(['Budgie Seed']);
    expect(await namesOf({ kind: 'DRY' }, 'wagwell')).toEqual(['Wagwell Chicken', 'Wagwell Salmon']);
    expect(await namesOf({ brand: 'wagwell' }, 'salmon')).toEqual(['Wagwell Salmon']);
    expect(await namesOf({}, '@wagwell')).toEqual(['Sunday Stew', 'Wagwell Chicken', 'Wagwell Salmon']);
  });

  const options: Record<string, Record<string, string>> = {
    ...{ type: PetType, category: Category, age: Age, kind: Kind, species: Species, size: Size },
  };
  const asked: AskedList[] = [
    {},
    { category: 'food' },
    { category: 'food', type: 'dog', kind: 'Dry' },
    { brand: 'Wagwell', kind: 'Dry' },
    { species: 'Rabbit' },
    { size: 'Large', available: true },
    { brand: 'Pocketful', priceMin: 5, priceMax: 20 },
  ];

  it.each(asked.map((one) => [JSON.stringify(one), one] as const))(
    'is counted by them as by hand: %s',
    async (_text, one) => {
      const where = Object.fromEntries(
        Object.entries(one).map(([field, value]) => {
          const known = Object.entries(options[field] ?? {}).find(([, spelled]) => spelled === value);
          return [field, known?.[0] ?? value];
        }),
      );
      const { data } = await shop.gql(list, { where });
      const stored = await shop.db.collection('pets').find().toArray();
      // One spelling of each brand, as they are one brand.
      const plain = stored.map((pet) => ({ ...pet, brand: spelled(pet.brand) }));
      const byHand: Record<string, unknown> = countByHand(plain, one);
      for (const field of ['kind', 'species', 'size', 'brand']) {
        const counts: { value: string; count: number }[] = data.pets.facets[field];
        const counted = counts.map(({ value, count }) => [options[field]?.[value] ?? spelled(value), count]);
        expect([field, Object.fromEntries(counted)]).toEqual([field, byHand[field]]);
      }
      expect(data.pets.totalCount).toBe(byHand.total);
    },
  );

  function spelled(brand: string | undefined): string | undefined {
    return ['Wagwell', 'Butcher’s Porch'].find((one) => brand && one.slice(-4) === brand.slice(-4)) ?? brand;
  }

  it('counts a brand right after each change of its items', async () => {
    const dogFood = { category: 'FOOD', type: 'DOG' };
    const before = await brandsOf(dogFood);
    expect(before.Newcomer).toBeUndefined();
    const id = await addItem(shop, admin.token, aFood({ petname: 'First', brand: 'Newcomer' }));
    expect(await brandsOf(dogFood)).toEqual({ ...before, Newcomer: 1 });
    await change(id, { type: 'CAT' });
    expect(await brandsOf(dogFood)).toEqual(before);
    await change(id, { type: 'DOG', brand: 'Pocketful' });
    expect(await brandsOf(dogFood)).toEqual({ ...before, Pocketful: (before.Pocketful ?? 0) + 1 });
    await change(id, { brand: null });
    expect(await brandsOf(dogFood)).toEqual(before);
    await remove(id);
  });
});
