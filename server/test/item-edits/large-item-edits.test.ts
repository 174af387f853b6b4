import { Types } from 'mongoose';
import { changesOf, itemEditing, pricesOf } from '../fixtures/item-edits/item-edits.ts';
import { manyGoods } from '../fixtures/item-edits/many-items.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/** Changes of more items than one transaction writes. That a kill does no harm is tried in the slow ring. */

/** Some parts of items more than are changed at once. */
const COUNT = 1200;

let shop: OwnShop;
let admin: Account;
let edits: ReturnType<typeof itemEditing>;

beforeAll(async () => {
  shop = await startShop({ env: { ITEM_EDIT_SECONDS: '1' } });
  // Two look at the same time: it must not matter.
  await shop.startAnother({ ITEM_EDIT_SECONDS: '1' });
  admin = await shop.signUp({ role: 'admin' });
  edits = itemEditing(shop, admin);
});
afterAll(() => shop.stop());

const inAnHour = () => new Date(Date.now() + 3_600_000);

function change(edit: string, $set: object) {
  return shop.db.collection('itemedits').updateOne({ _id: new Types.ObjectId(edit) }, { $set });
}

it('is looked at, done some items after others, and taken back but for what changed meanwhile', async () => {
  const ids = await manyGoods(shop, admin, COUNT, { brand: 'Manifold', petprice: 20 });
  const wanted = { where: { brand: 'Manifold' }, change: { pricePercent: 5 } };
  const { edit: looked } = await edits.edit({ ...wanted, isDryRun: true });
  expect(looked).toMatchObject({ state: 'LOOKED_AT', count: COUNT, doneCount: 0, problemCount: 0 });
  expect(looked.items).toHaveLength(50);

  const { edit: begun } = await edits.edit({ ...wanted, fingerprint: looked.fingerprint });
  expect(begun).toMatchObject({ state: 'RUNNING', count: COUNT, undoUntil: null, doneAt: null });
  expect(begun.items).toHaveLength(50);
  const done = await edits.reaches(begun.id, 'DONE');
  expect(done).toMatchObject({ doneCount: COUNT, keptCount: 0, undoUntil: expect.any(String) });
  expect(await pricesOf(shop, ids)).toEqual({ 21: COUNT });
  expect(await changesOf(shop, ids)).toEqual({ items: COUNT, least: 1, most: 1 });

  const update = 'mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 30 }) { _id } }';
  await shop.gql(update, { id: String(ids[600]) }, admin.token);
  expect((await edits.takeBack(begun.id)).edit).toMatchObject({ state: 'UNDOING' });
  const undone = await edits.reaches(begun.id, 'UNDONE');
  expect(undone).toMatchObject({ doneCount: 0, keptCount: 1, undoUntil: null });
  expect(await pricesOf(shop, ids)).toEqual({ 20: COUNT - 1, 30: 1 });
  expect(await changesOf(shop, ids)).toEqual({ items: COUNT, least: 2, most: 2 });
  expect((await edits.takeBack(begun.id)).code).toBe('INVALID_TRANSITION');
});

it('is one of its kind at a time, and can be stopped', async () => {
  const ids = await manyGoods(shop, admin, COUNT, { brand: 'Stopped', petprice: 20, stock: 3 });
  const wanted = { ids: ids.map(String), change: { pricePercent: 5, stock: 9 } };
  const { edit } = await edits.edit(wanted);
  expect((await edits.edit(wanted)).code).toBe('CONFLICT');
  expect((await edits.takeBack(edit.id)).edit).toMatchObject({ state: 'UNDOING' });
  expect(await edits.reaches(edit.id, 'UNDONE')).toMatchObject({ doneCount: 0, keptCount: 0 });
  expect(await pricesOf(shop, ids)).toEqual({ 20: COUNT });
  expect(await shop.db.collection('pets').countDocuments({ _id: { $in: ids }, stock: 3 })).toBe(COUNT);
});

it('is begun once by two who begin one in the same moment', async () => {
  const ids = await manyGoods(shop, admin, COUNT, { brand: 'Twice', petprice: 20 });
  const wanted = { ids: ids.map(String), change: { pricePercent: 5 } };
  const begun = await Promise.all([edits.edit(wanted), edits.edit(wanted), edits.edit(wanted)]);
  const [taken, ...others] = begun.filter(({ edit }) => edit);
  expect(others).toEqual([]);
  expect(begun.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  await edits.reaches(taken?.edit.id ?? '', 'DONE');
  expect(await pricesOf(shop, ids)).toEqual({ 21: COUNT });
  const editIds = await shop.db.collection('itemeditparts').distinct('editId', { 'items.petId': ids[0] });
  expect(editIds.map(String)).toEqual([taken?.edit.id]);
});

it('names what is unusual, and does nothing that was not looked at', async () => {
  const ids = await manyGoods(shop, admin, COUNT, { brand: 'Refused', petname: 'Cheap', petprice: 1 });
  const unusual = await edits.edit({ where: { brand: 'Refused' }, change: { pricePercent: 60 } });
  expect(unusual.errors?.[0]?.extensions.fields?.change).toMatch(
    /^Confirm unusual prices: Cheap.*; and 1197 more$/,
  );
  const other = {
    where: { brand: 'Refused' },
    change: { pricePercent: 5 },
    fingerprint: 'of something else',
  };
  expect((await edits.edit(other)).code).toBe('CONFLICT');
  const impossible = await edits.edit({ where: { brand: 'Refused' }, change: { priceAmount: -2 } });
  expect(impossible.code).toBe('BAD_USER_INPUT');

  const promised = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
  const order = await orderAnimal(shop, (await shop.signUp()).token, promised);
  await shop.gql(acceptPetOrder, { id: order }, admin.token);
  const leaving = await edits.edit({ ids: [...ids.map(String), promised], change: { isRetired: true } });
  expect(leaving).toMatchObject({ code: 'CONFLICT' });
  expect(leaving.errors?.[0]?.message).toContain('Rex');

  expect(await pricesOf(shop, ids)).toEqual({ 1: COUNT });
  const kept = await shop.db.collection('itemeditparts').countDocuments({ 'items.petId': ids[0] });
  expect(kept).toBe(0);
});

it('waits for its day, ends its sale, and leaves nothing where it can not be done whole', async () => {
  const ids = await manyGoods(shop, admin, COUNT, { brand: 'Later', petprice: 10 });
  const wanted = { where: { brand: 'Later' }, change: { pricePercent: -20, from: inAnHour() } };
  const saleUntil = new Date(Date.now() + 7_200_000);
  const { edit: sale } = await edits.edit({ ...wanted, change: { ...wanted.change, saleUntil } });
  expect(sale).toMatchObject({ state: 'SCHEDULED', count: COUNT, doneCount: 0 });
  const { edit: torn } = await edits.edit({ ...wanted, change: { ...wanted.change, pricePercent: 30 } });

  await change(sale.id, { from: new Date() });
  await edits.reaches(sale.id, 'DONE');
  expect(await pricesOf(shop, ids)).toEqual({ 8: COUNT });
  const now = new Date();
  await shop.db.collection('pets').updateMany({ _id: { $in: ids } }, { $set: { 'sale.until': now } });
  await change(sale.id, { saleUntil: now });
  const isEnded = { _id: new Types.ObjectId(sale.id), saleEndedAt: { $exists: true } };
  await eventually(() => shop.db.collection('itemedits').findOne(isEnded));
  expect(await pricesOf(shop, ids)).toEqual({ 10: COUNT });

  const last = await shop.db
    .collection('itemeditparts')
    .findOneAndDelete({ editId: new Types.ObjectId(torn.id) }, { sort: { index: -1 } });
  expect(last?.index).toBeGreaterThan(5);
  await change(torn.id, { from: new Date() });
  const refused = await edits.reaches(torn.id, 'REFUSED');
  expect(refused).toMatchObject({ problem: 'What it changes is not known any more', doneCount: 0 });
  expect(await pricesOf(shop, ids)).toEqual({ 10: COUNT });
});
