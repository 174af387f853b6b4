import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { checkOut } from '../fixtures/shop/checkout.ts';
import { aFormWith, aFormWithout, requiredFields } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

const updatePet = `mutation ($id: ID!, $input: UpdatePetInput!, $img: Upload) {
  updatePet(id: $id, input: $input, img: $img) {
    _id petname petprice category type gender age color clan short details stock image { hash }
  }
}`;
const deletePet = 'mutation ($id: ID!) { deletePet(id: $id) { _id petname availability } }';
const pet =
  'query ($id: ID!) { pet(id: $id) { petname petprice stock availability isAvailable image { hash } } }';

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

function countItems(): Promise<number> {
  return shop.db.collection('pets').countDocuments();
}

describe('adding an item by GraphQL', () => {
  it('takes its picture along', async () => {
    const bytes = await aPicture({ width: 900, height: 700 });
    const answer = await shop.gql(addPet, { input: anItem(), img: null }, admin.token, [
      { at: 'variables.img', bytes, name: 'kibble.png', type: 'image/png' },
    ]);
    expect(answer.data.addPet).toMatchObject({
      ...anItem(),
      availability: 'AVAILABLE',
      isAvailable: true,
      deliveryCost: 5,
      image: { width: 900, height: 700, placeholder: expect.stringMatching(/^data:image\/webp;base64,/) },
    });
    const { hash, url } = answer.data.addPet.image;
    expect(url).toBe(`/images/${hash}/640.webp`);
    expect((await shop.rest('GET', url)).status).toBe(200);
  });

  it('does not need a picture', async () => {
    const { data } = await shop.gql(addPet, { input: anItem() }, admin.token);
    expect(data.addPet.image).toBeNull();
  });

  it('gives food 100 pieces unless told otherwise, and an animal none: it is one of a kind', async () => {
    const food = await shop.gql(addPet, { input: anItem({ stock: undefined }) }, admin.token);
    const animal = await shop.gql(addPet, { input: anAnimal({ stock: 7 }) }, admin.token);
    expect([food.data.addPet.stock, animal.data.addPet.stock]).toEqual([100, null]);
  });

  it('keeps the spelling of the specification in the database', async () => {
    const _id = await addItem(
      shop,
      admin.token,
      anAnimal({ petname: 'Spelled', clan: 'DOMESTIC_LONG_HAIR' }),
    );
    const record = await shop.db.collection('pets').findOne({ petname: 'Spelled' });
    expect(record).toMatchObject({
      category: 'pets',
      type: 'dog',
      gender: 'Male',
      age: 'Adult',
      color: 'Brown',
      clan: 'Domestic Long Hair',
      availability: 'available',
    });
    expect(record?._id.toString()).toBe(_id);
  });

  it('names every field that is empty, not just the first', async () => {
    const before = await countItems();
    const empty = anItem({ petname: ' ', short: '', details: '', petprice: -1, stock: -1 });
    const answer = await shop.gql(addPet, { input: empty }, admin.token);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer).toSorted()).toEqual(['details', 'petname', 'petprice', 'short', 'stock']);
    expect(await countItems()).toBe(before);
  });

  it('takes a price from nothing up to the highest, and no other', async () => {
    for (const petprice of [0, 0.01, 100_000]) {
      const { data } = await shop.gql(addPet, { input: anItem({ petprice }) }, admin.token);
      expect(data.addPet.petprice).toBe(petprice);
    }
    for (const petprice of [-0.01, 0.001, 100_000.01]) {
      const answer = await shop.gql(addPet, { input: anItem({ petprice }) }, admin.token);
      expect([petprice, answer.code, badFieldsOf(answer)]).toEqual([
        petprice,
        'BAD_USER_INPUT',
        ['petprice'],
      ]);
    }
  });

  it('stores text as it is, and leaves it to pages to show it as text', async () => {
    const petname = `<img src=x onerror=alert(1)> O'Malley & "Söhne" 🐈`;
    const { data } = await shop.gql(addPet, { input: anItem({ petname }) }, admin.token);
    expect(data.addPet.petname).toBe(petname);
  });

  it.each([
    ['a visitor', () => undefined, 'UNAUTHENTICATED'],
    ['a shopper', () => shopper.token, 'FORBIDDEN'],
  ])('is not for %s', async (_who, tokenOf, code) => {
    const before = await countItems();
    expect((await shop.gql(addPet, { input: anItem() }, tokenOf())).code).toBe(code);
    expect(await countItems()).toBe(before);
  });

  it('keeps nothing of the file of a visitor, who may send photos with a question alone', async () => {
    const bytes = await aPicture({ background: '#010203' });
    const before = await shop.db.collection('pictures').countDocuments();
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true' },
      body: formOf(bytes),
    });
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await shop.db.collection('pictures').countDocuments()).toBe(before);
  });
});

/** An upload by the multipart request specification. */
function formOf(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: addPet, variables: { input: anItem(), img: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.img'] }));
  form.set('0', new Blob([bytes]), 'picture.png');
  return form;
}

describe('adding an item by the old form', () => {
  const post = (form: Record<string, string | Blob>, token?: string) =>
    shop.rest('POST', '/admin/Petspost', { token, form });

  it('answers 201 with the item, its picture as base64 JPEG', async () => {
    const picture = new Blob([await aPicture()], { type: 'image/png' });
    const { status, body } = await post(aFormWith({ img: picture, stock: '7' }), admin.token);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...aFormWith(),
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      petprice: 12.5,
      img: expect.stringMatching(/^\/9j\//),
      availability: 'available',
      stock: 7,
    });
    expect((await shop.gql(pet, { id: body._id })).data.pet.petname).toBe('Salmon kibble');
  });

  // Each field and each rule: server/src/legacy-rest/rest-inputs.test.ts.
  it('names what is missing', async () => {
    const before = await countItems();
    const { status, body } = await post(aFormWithout('short'), admin.token);
    expect(status).toBe(400);
    expect(body.error).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'short: This field is required',
      fields: { short: 'This field is required' },
    });
    expect(await countItems()).toBe(before);
  });

  it('names all of them when the form is empty', async () => {
    const { status, body } = await post({ nothing: 'at all' }, admin.token);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields).toSorted()).toEqual(requiredFields.toSorted());
  });

  it('names what is wrong', async () => {
    const { status, body } = await post(aFormWith({ petprice: 'a lot', clan: 'Poodle' }), admin.token);
    expect([status, Object.keys(body.error.fields).toSorted()]).toEqual([400, ['clan', 'petprice']]);
  });

  it('ignores fields that are not the form’s to set', async () => {
    const sent = aFormWith({
      availability: 'sold',
      _id: '0123456789abcdef01234567',
      timesOrdered: '9',
      __proto__x: '1',
    });
    const { status, body } = await post(sent, admin.token);
    expect(status).toBe(201);
    expect(body._id).not.toBe('0123456789abcdef01234567');
    expect(body.availability).toBe('available');
  });

  it.each([
    ['a visitor', () => undefined, 401, 'UNAUTHENTICATED'],
    ['a shopper', () => shopper.token, 403, 'FORBIDDEN'],
  ])('is not for %s', async (_who, tokenOf, status, code) => {
    const before = await countItems();
    const answer = await post(aFormWith(), tokenOf());
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(await countItems()).toBe(before);
  });

  it('is a form, so JSON is rejected with 415', async () => {
    const { status, body } = await shop.rest('POST', '/admin/Petspost', {
      token: admin.token,
      json: aFormWith(),
    });
    expect([status, body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe('changing an item', () => {
  it('changes what is given and leaves the rest, sent as null included', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Old name', stock: 4 }));
    const answer = await shop.gql(
      updatePet,
      { id, input: { petname: 'New name', petprice: 15, short: null } },
      admin.token,
    );
    expect(answer.data.updatePet).toMatchObject({
      ...anItem({ stock: 4 }),
      petname: 'New name',
      petprice: 15,
    });
  });

  it('lets the search find it by its new words, and no longer by the old', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Quibble' }));
    await shop.gql(updatePet, { id, input: { petname: 'Zwieback' } }, admin.token);
    const search = 'query ($words: String) { pets(search: $words) { edges { node { _id } } } }';
    expect((await shop.gql(search, { words: 'zwieback' })).data.pets.edges).toEqual([{ node: { _id: id } }]);
    expect((await shop.gql(search, { words: 'quibble' })).data.pets.edges).toEqual([]);
  });

  it('gives it another picture', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const upload = async (background: string) => {
      const files = [{ at: 'variables.img', bytes: await aPicture({ background }) }];
      const { data } = await shop.gql(updatePet, { id, input: {}, img: null }, admin.token, files);
      return data.updatePet.image.hash;
    };
    const first = await upload('#112233');
    const second = await upload('#aabbcc');
    expect(second).not.toBe(first);
    expect((await shop.gql(pet, { id })).data.pet.image.hash).toBe(second);
  });

  it('leaves the orders that were made at the old price alone', async () => {
    const id = await addItem(shop, admin.token, anItem({ petprice: 10 }));
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId: id, accessoriesAmount: 2 }]);
    await shop.gql(updatePet, { id, input: { petprice: 99, petname: 'Dearer' } }, admin.token);
    const { data } = await shop.gql(
      '{ me { cartEntries { edges { node { paymentId petname petprice totalamount } } } } }',
      {},
      shopper.token,
    );
    expect(data.me.cartEntries.edges[0].node).toEqual({
      paymentId,
      petname: 'Salmon kibble',
      petprice: 10,
      totalamount: 20,
    });
  });

  it('that becomes an animal takes its stock away', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const { data } = await shop.gql(updatePet, { id, input: { category: 'PETS' } }, admin.token);
    expect(data.updatePet.stock).toBeNull();
  });

  it('is rejected as a whole when one field is bad', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const answer = await shop.gql(
      updatePet,
      { id, input: { petname: 'Half changed', petprice: -5 } },
      admin.token,
    );
    expect(badFieldsOf(answer)).toEqual(['petprice']);
    expect((await shop.gql(pet, { id })).data.pet.petname).toBe('Salmon kibble');
  });

  it('is NOT_FOUND for what is not there', async () => {
    const id = '0123456789abcdef01234567';
    expect((await shop.gql(updatePet, { id, input: { petname: 'x' } }, admin.token)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['a visitor', () => undefined, 'UNAUTHENTICATED'],
    ['a shopper', () => shopper.token, 'FORBIDDEN'],
  ])('is not for %s', async (_who, tokenOf, code) => {
    const id = await addItem(shop, admin.token, anItem());
    expect((await shop.gql(updatePet, { id, input: { petname: 'Mine' } }, tokenOf())).code).toBe(code);
    expect((await shop.gql(deletePet, { id }, tokenOf())).code).toBe(code);
    expect((await shop.gql(pet, { id })).data.pet).toMatchObject({
      petname: 'Salmon kibble',
      availability: 'AVAILABLE',
    });
  });
});

describe('deleting an item', () => {
  it('that nobody ordered removes it', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const { data } = await shop.gql(deletePet, { id }, admin.token);
    expect(data.deletePet).toMatchObject({ _id: id, petname: 'Salmon kibble' });
    expect((await shop.gql(pet, { id })).code).toBe('NOT_FOUND');
    expect((await shop.gql(deletePet, { id }, admin.token)).code).toBe('NOT_FOUND');
  });

  it('that was ordered retires it, so that its orders keep it', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Retiree' }));
    await checkOut(shop, shopper.token, [{ petId: id, accessoriesAmount: 1 }]);
    const { data } = await shop.gql(deletePet, { id }, admin.token);
    expect(data.deletePet.availability).toBe('RETIRED');

    const list = '{ pets(search: "Retiree") { totalCount } }';
    expect((await shop.gql(list)).data.pets.totalCount).toBe(0);
    expect((await shop.gql(pet, { id })).data.pet).toMatchObject({ petname: 'Retiree', isAvailable: false });
    const mine = '{ me { cartEntries(first: 1) { edges { node { pet { _id } } } } } }';
    expect((await shop.gql(mine, {}, shopper.token)).data.me.cartEntries.edges[0].node.pet._id).toBe(id);
  });

  it('that is a retired animal takes no more orders', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const input = { petId, username: 'Sam', location: 'Here', phone: '5551234567' };
    const order = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';
    await shop.gql(order, { input }, shopper.token);
    await shop.gql(deletePet, { id: petId }, admin.token);
    const late = await shop.signUp();
    expect((await shop.gql(order, { input }, late.token)).code).toBe('NOT_FOUND');
  });
});
