import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const facts = ['age', 'clan', 'color', 'gender'];
const updatePet = `mutation ($id: ID!, $input: UpdatePetInput!) {
  updatePet(id: $id, input: $input) { category gender age color clan }
}`;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

function without(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !facts.includes(name)));
}

function add(input: object) {
  return shop.gql(addPet, { input }, admin.token);
}

function post(form: Record<string, string | Blob>) {
  return shop.rest('POST', '/admin/Petspost', { token: admin.token, form });
}

describe.each(['FOOD', 'ACCESSORIES'] as const)('an item of the category %s', (category) => {
  it('needs no gender, age, color and clan, and is given none', async () => {
    const answer = await add(without(anItem({ category })));
    expect(answer.errors).toBeUndefined();
    expect(answer.data.addPet).toMatchObject({ category, gender: null, age: null, color: null, clan: null });
  });

  it('may be sent them empty, as a form does', async () => {
    const form = {
      ...aFormWith({ category: category.toLowerCase() }),
      gender: '',
      age: '',
      color: '',
      clan: '',
    };
    const { status, body } = await post(form);
    expect(status).toBe(201);
    expect(facts.filter((fact) => fact in body)).toEqual([]);
    const sentNull = { ...anItem({ category }), gender: null, age: null, color: null, clan: null };
    expect((await add(sentNull)).errors).toBeUndefined();
  });

  it('keeps them where they are given', async () => {
    const given = { gender: 'FEMALE', age: 'SENIOR', color: 'GRAY', clan: 'BENGAL' } as const;
    expect((await add(anItem({ category, ...given }))).data.addPet).toMatchObject(given);
  });

  it('is rejected for one that there is not', async () => {
    const { status, body } = await post(aFormWith({ category: category.toLowerCase(), age: 'Kitten' }));
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['age']]);
  });

  it('is found in lists, counted in facets and changed without them', async () => {
    // A name that says its category would have the other one offered beside it.
    const petname = { FOOD: 'Fennelby', ACCESSORIES: 'Corkleton' }[category];
    const { data } = await add({ ...without(anItem({ category })), petname });
    const { _id: id } = data.addPet;
    const list = `query ($search: String) { pets(search: $search) {
      totalCount facets { category { value count } gender { value count } clan { value count } }
    } }`;
    expect((await shop.gql(list, { search: petname })).data.pets).toEqual({
      totalCount: 1,
      facets: { category: [{ value: category, count: 1 }], gender: [], clan: [] },
    });
    expect((await shop.gql(updatePet, { id, input: { petprice: 3 } }, admin.token)).errors).toBeUndefined();
  });

  it('becomes an animal only with them', async () => {
    const { data } = await add(without(anItem({ category })));
    const { _id: id } = data.addPet;
    const change = (input: object) => shop.gql(updatePet, { id, input }, admin.token);
    expect(badFieldsOf(await change({ category: 'PETS', age: 'ADULT' })).toSorted()).toEqual([
      'clan',
      'color',
      'gender',
    ]);
    const whole = { gender: 'MALE', age: 'ADULT', color: 'BROWN', clan: 'HARRIER' };
    expect((await change({ category: 'PETS', ...whole })).data.updatePet).toEqual({
      category: 'PETS',
      ...whole,
    });
  });
});

describe('an animal', () => {
  it('needs all of them', async () => {
    const answer = await add(without(anAnimal()));
    expect([answer.code, badFieldsOf(answer).toSorted()]).toEqual(['BAD_USER_INPUT', facts]);
  });

  it.each(facts)('needs its %s, and is told so beside all else that is wrong', async (fact) => {
    const form = aFormWith({ category: 'pets', petname: ' ', [fact]: '' });
    const { status, body } = await post(form);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({
      petname: 'This field is required',
      [fact]: 'This field is required',
    });
  });
});
