import { Types } from 'mongoose';
import {
  acceptPetOrder,
  cancelPetOrder,
  collectPetOrder,
  orderAnimal,
} from '../fixtures/shop/animal-orders.ts';
import { checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

const item = '_id petname petprice short details stock availability createdAt image { hash }';
const addPet = `mutation ($input: AddPetInput!, $img: Upload) { addPet(input: $input, img: $img) { ${item} } }`;
const deletePet = `mutation ($id: ID!) { deletePet(id: $id) { ${item} } }`;
const restorePet = `mutation ($id: ID!) { restorePet(id: $id) { ${item} } }`;
const pet = `query ($id: ID!) { pet(id: $id) { ${item} } }`;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp({ isProved: true });
});
afterAll(() => shop.stop());

const remove = (id: string) => shop.gql(deletePet, { id }, admin.token);
const restore = (id: string) => shop.gql(restorePet, { id }, admin.token);

function aNew(input: ItemInput): Promise<string> {
  return addItem(shop, admin.token, input);
}

function countOf(id: string, collection = 'pets'): Promise<number> {
  return shop.db.collection(collection).countDocuments({ _id: new Types.ObjectId(id) });
}

describe('a deleted item that nobody had ordered', () => {
  it('comes back as it was, picture, arrival and all', async () => {
    const files = [{ at: 'variables.img', bytes: await aPicture() }];
    const added = await shop.gql(
      addPet,
      { input: anItem({ petname: 'Boomerang' }), img: null },
      admin.token,
      files,
    );
    const before = added.data.addPet;
    const stored = await shop.db.collection('pets').findOne({ petname: 'Boomerang' });
    await remove(before._id);
    expect((await shop.gql(pet, { id: before._id })).code).toBe('NOT_FOUND');

    expect((await restore(before._id)).data.restorePet).toEqual(before);
    expect((await shop.gql(pet, { id: before._id })).data.pet).toEqual(before);
    expect(await shop.db.collection('pets').findOne({ petname: 'Boomerang' })).toEqual(stored);
    const { data } = await shop.gql('{ pets(search: "boomer") { totalCount } }');
    expect(data.pets.totalCount).toBe(1);
  });

  it('can go and come again and again', async () => {
    const id = await aNew(anItem());
    for (let round = 0; round < 3; round += 1) {
      expect((await remove(id)).code).toBeUndefined();
      expect(await countOf(id)).toBe(0);
      expect((await restore(id)).code).toBeUndefined();
      expect([await countOf(id), await countOf(id, 'deletedpets')]).toEqual([1, 0]);
    }
  });

  it('comes back once, however often and at whatever moment it is asked for', async () => {
    const id = await aNew(anItem());
    await remove(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => restore(id)));
    expect(answers.map((answer) => answer.code)).toEqual(Array(8).fill(undefined));
    expect((await restore(id)).data.restorePet._id).toBe(id);
    expect([await countOf(id), await countOf(id, 'deletedpets')]).toEqual([1, 0]);
  });

  it('can be ordered again', async () => {
    const id = await aNew(anItem());
    await remove(id);
    await restore(id);
    await checkOut(shop, shopper.token, [{ petId: id, accessoriesAmount: 1 }]);
    expect((await remove(id)).data.deletePet.availability).toBe('RETIRED');
  });

  it('is gone for good after an hour', async () => {
    const id = await aNew(anItem());
    await remove(id);
    const hour = 60 * 60 * 1000;
    await shop.db
      .collection('deletedpets')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { deletedAt: new Date(Date.now() - hour - 1000) } },
      );
    expect((await restore(id)).code).toBe('NOT_FOUND');
    expect(await countOf(id)).toBe(0);
    const indexes = await shop.db.collection('deletedpets').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { deletedAt: 1 }, expireAfterSeconds: 3600 }),
    );
  });

  it('is never lost between an order and a deletion at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await aNew(anAnimal());
      const [ordered, removed] = await Promise.all([
        orderAnimal(shop, shopper.token, id).catch(() => null),
        remove(id),
      ]);
      expect(removed.code).toBeUndefined();
      expect([await countOf(id), await countOf(id, 'deletedpets')]).toEqual(ordered ? [1, 0] : [0, 1]);
    }
  });
});

/** As older versions of the shop let animals leave that were promised to somebody. */
async function retire(id: string): Promise<void> {
  const retired = { $set: { availability: 'retired' } };
  await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(id) }, retired);
}

describe('a retired item', () => {
  async function availabilityAfterRestoring(id: string): Promise<string> {
    expect((await remove(id)).data.deletePet.availability).toBe('RETIRED');
    const { data } = await restore(id);
    return data.restorePet.availability;
  }

  it('returns to the shop', async () => {
    const id = await aNew(anItem());
    await checkOut(shop, shopper.token, [{ petId: id, accessoriesAmount: 1 }]);
    expect(await availabilityAfterRestoring(id)).toBe('AVAILABLE');
    expect((await restore(id)).data.restorePet.availability).toBe('AVAILABLE');
  });

  it('returns as available where shoppers only wait for it', async () => {
    const id = await aNew(anAnimal());
    await orderAnimal(shop, shopper.token, id);
    expect(await availabilityAfterRestoring(id)).toBe('AVAILABLE');
  });

  it('returns as sold where it has an owner', async () => {
    const id = await aNew(anAnimal());
    const orderId = await orderAnimal(shop, shopper.token, id);
    await shop.gql(acceptPetOrder, { id: orderId }, admin.token);
    await shop.gql(collectPetOrder, { id: orderId }, admin.token);
    expect(await availabilityAfterRestoring(id)).toBe('SOLD');
  });

  it('returns as available where its owner stepped back in the meantime', async () => {
    const id = await aNew(anAnimal());
    const orderId = await orderAnimal(shop, shopper.token, id);
    await shop.gql(acceptPetOrder, { id: orderId }, admin.token);
    await retire(id);
    await shop.gql(cancelPetOrder, { id: orderId }, shopper.token);
    expect((await restore(id)).data.restorePet.availability).toBe('AVAILABLE');
  });

  it('is never sold without an owner, though the owner steps back at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await aNew(anAnimal());
      const orderId = await orderAnimal(shop, shopper.token, id);
      await shop.gql(acceptPetOrder, { id: orderId }, admin.token);
      await retire(id);
      const answers = await Promise.all([
        shop.gql(cancelPetOrder, { id: orderId }, shopper.token),
        restore(id),
      ]);
      expect(answers.map((answer) => answer.code)).toEqual([undefined, undefined]);
      expect((await shop.gql(pet, { id })).data.pet.availability).toBe('AVAILABLE');
    }
  });
});

it('leaves an item alone that was never removed', async () => {
  const id = await aNew(anItem({ petname: 'Stays' }));
  const before = await shop.db.collection('pets').findOne({ petname: 'Stays' });
  expect((await restore(id)).data.restorePet).toMatchObject({ _id: id, availability: 'AVAILABLE' });
  expect(await shop.db.collection('pets').findOne({ petname: 'Stays' })).toEqual(before);
});

it.each(['0123456789abcdef01234567', 'nonsense'])('is NOT_FOUND for %s, which never was', async (id) => {
  expect((await restore(id)).code).toBe('NOT_FOUND');
});

it('is not for shoppers', async () => {
  const id = await aNew(anItem());
  await remove(id);
  expect((await shop.gql(restorePet, { id }, shopper.token)).code).toBe('FORBIDDEN');
  expect(await countOf(id)).toBe(0);
});
