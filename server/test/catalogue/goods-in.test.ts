import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import type { GraphqlAnswer } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let staff: Account;

const updatePet = `mutation ($id: ID!, $input: UpdatePetInput!) {
  updatePet(id: $id, input: $input) { sku barcode supplier reorderLevel reorderTo }
}`;
const costOf = 'query ($id: ID!) { me { _id } pet(id: $id) { costPrice } }';
const goodsIn = {
  sku: 'WAG-1',
  barcode: '4006381333931',
  supplier: 'Wagwell Wholesale',
  reorderLevel: 0,
  reorderTo: 40,
};

beforeAll(async () => {
  shop = await startShop();
  [admin, staff] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp({ role: 'staff' })]);
});
afterAll(() => shop.stop());

function change(id: string, input: object, account = admin) {
  return shop.gql(updatePet, { id, input }, account.token);
}

function problemsOf({ errors }: GraphqlAnswer<unknown>) {
  return errors?.[0]?.extensions.fields;
}

describe('what is known of buying goods', () => {
  it('is kept, and taken away again', async () => {
    const id = await addItem(shop, staff.token, { ...anItem(), ...goodsIn });
    const { data } = await change(id, { sku: 'WAG-2' }, staff);
    expect(data.updatePet).toEqual({ ...goodsIn, sku: 'WAG-2' });
    const nothing = Object.fromEntries(Object.keys(goodsIn).map((field) => [field, null]));
    expect((await change(id, nothing, staff)).data.updatePet).toEqual(nothing);
    const stored = await shop.db.collection('pets').findOne({ petname: anItem().petname });
    expect(Object.keys(stored ?? {})).not.toContain('skuKey');
  });

  it('is nothing that an animal has', async () => {
    const refused = await shop.gql(addPet, { input: { ...anAnimal(), sku: 'REX' } }, admin.token);
    expect([refused.code, problemsOf(refused)]).toEqual([
      'BAD_USER_INPUT',
      { sku: 'Only food and accessories have one' },
    ]);
  });
});

describe('a SKU', () => {
  it('is of one item, whatever its case', async () => {
    await addItem(shop, admin.token, { ...anItem({ petname: 'First kibble' }), sku: 'Dup-1' });
    const second = { ...anItem(), sku: ' dUP-1 ' };
    const refused = await shop.gql(addPet, { input: second }, admin.token);
    expect([refused.code, problemsOf(refused)]).toEqual(['CONFLICT', { sku: 'First kibble has it already' }]);
    const other = await addItem(shop, admin.token, { ...anItem(), sku: 'Dup-2' });
    expect((await change(other, { sku: 'DUP-1' })).code).toBe('CONFLICT');
    expect((await change(other, { sku: 'dup-2' })).data.updatePet.sku).toBe('dup-2');
  });

  it('is given to one of two who take it at the same time', async () => {
    const adds = Array.from({ length: 5 }, () =>
      shop.gql(addPet, { input: { ...anItem(), sku: 'RACE' } }, admin.token),
    );
    const codes = (await Promise.all(adds)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...Array(4).fill('CONFLICT'), undefined]);
  });
});

describe('the cost of an item', () => {
  it('is read and written by admins alone', async () => {
    const id = await addItem(shop, admin.token, { ...anItem(), costPrice: 4.2 });
    expect((await shop.gql(costOf, { id }, admin.token)).data.pet.costPrice).toBe(4.2);
    expect((await shop.gql(costOf, { id }, staff.token)).code).toBe('FORBIDDEN');
    for (const costPrice of [1, null])
      expect((await change(id, { costPrice }, staff)).code).toBe('FORBIDDEN');
    expect((await change(id, { supplier: 'Any' }, staff)).code).toBeUndefined();
    const add = await shop.gql(addPet, { input: { ...anItem(), costPrice: 1 } }, staff.token);
    expect(add.code).toBe('FORBIDDEN');
    expect((await shop.gql(costOf, { id }, admin.token)).data.pet.costPrice).toBe(4.2);
  });

  it('is a column of the file of admins alone', async () => {
    const columns = async ({ token }: Account) => {
      const { body } = await shop.rest('GET', '/admin/export/items.csv?to=1999-12-31', { token });
      return (body as string).trim().split(',');
    };
    expect(await columns(admin)).toContain('costPrice');
    expect(await columns(staff)).not.toContain('costPrice');
  });
});
