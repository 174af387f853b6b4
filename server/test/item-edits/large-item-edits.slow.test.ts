import { Types } from 'mongoose';
import { changesOf, itemEditing, pricesOf } from '../fixtures/item-edits/item-edits.ts';
import { manyGoods } from '../fixtures/item-edits/many-items.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/** `EDITED_ITEMS=20000` measures how long a whole shop takes. */
const COUNT = Number(process.env.EDITED_ITEMS ?? 3000);
/** Just before each test's own limit. */
const PATIENCE_MS = 590_000;

let shop: OwnShop;

beforeAll(async () => {
  shop = await startShop({ env: { ITEM_EDIT_SECONDS: '1' } });
});
afterAll(() => shop.stop());

/** How many items an edit has come to. */
async function doneOf(id: string): Promise<number> {
  const edit = await shop.db.collection('itemedits').findOne({ _id: new Types.ObjectId(id) });
  return edit?.doneCount ?? 0;
}

it('a large change goes on where it was when its server is killed, and so does its undo, nothing twice', async () => {
  const admin = await shop.signUp({ role: 'admin' });
  const edits = itemEditing(shop, admin);
  const ids = await manyGoods(shop, admin, COUNT, { brand: 'Killed', petprice: 20 });
  const wanted = { where: { brand: 'Killed' }, change: { pricePercent: 10 } };

  const times = [performance.now()];
  const { fingerprint } = (await edits.edit({ ...wanted, isDryRun: true })).edit;
  times.push(performance.now());
  const { id } = (await edits.edit({ ...wanted, fingerprint })).edit;
  times.push(performance.now());
  await eventually(async () => (await doneOf(id)) >= COUNT / 3);
  await shop.kill();
  const half = await doneOf(id);
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(COUNT);
  expect(await pricesOf(shop, ids)).toEqual({ 22: half, 20: COUNT - half });
  await shop.startAgain();
  expect(await edits.reaches(id, 'DONE', PATIENCE_MS)).toMatchObject({ doneCount: COUNT, keptCount: 0 });
  times.push(performance.now());
  expect(await pricesOf(shop, ids)).toEqual({ 22: COUNT });
  expect(await changesOf(shop, ids)).toEqual({ items: COUNT, least: 1, most: 1 });

  await edits.takeBack(id);
  await eventually(async () => (await doneOf(id)) <= (COUNT * 2) / 3);
  await shop.kill();
  const left = await doneOf(id);
  expect(left).toBeGreaterThan(0);
  expect(await pricesOf(shop, ids)).toEqual({ 22: left, 20: COUNT - left });
  await shop.startAgain();
  expect(await edits.reaches(id, 'UNDONE', PATIENCE_MS)).toMatchObject({ doneCount: 0, keptCount: 0 });
  expect(await pricesOf(shop, ids)).toEqual({ 20: COUNT });
  expect(await changesOf(shop, ids)).toEqual({ items: COUNT, least: 2, most: 2 });

  const [looked, begun, done] = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / 1000);
  console.log(
    `${COUNT} items: looked at in ${looked?.toFixed(1)} s, begun in ${begun?.toFixed(1)} s, done, with a kill, in ${done?.toFixed(1)} s`,
  );
}, 600_000);
