import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { acceptPetOrder, orderAnimal } from './fixtures/animal-orders.ts';
import { runBuilt, uriOf } from './fixtures/backups.ts';
import { findInnerDiscrepancies } from './fixtures/books.ts';
import { buy, cancelCartEntry, checkOut } from './fixtures/checkout.ts';
import { eventually } from './fixtures/eventually.ts';
import { addItem, anAnimal, anItem } from './fixtures/items.ts';
import type { Account } from './harness/accounts.ts';
import { type Shop, startShop } from './harness/shop.ts';

jest.setTimeout(180_000);

const SHOPPERS = 6;
const STOCK = 500;

let shop: Shop;
let admin: Account;
let shoppers: Account[];
let products: string[];
let animals: string[];
const stock = new Map<string, number>();
let folder: string;
let backup: string;
/** Where the shop is restored to. */
let restored: mongoose.mongo.Db;
let client: mongoose.mongo.MongoClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-busy-'));
  backup = join(folder, 'busy.backup');
  shop = await startShop();
  client = await mongoose.mongo.MongoClient.connect(uriOf(''));
  restored = client.db(`${shop.db.databaseName}_restored`);
  admin = await shop.signUp({ role: 'admin' });
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.signUp()));
  products = await Promise.all(
    [12.5, 60].map((petprice) => addItem(shop, admin.token, anItem({ petprice, stock: STOCK }))),
  );
  for (const petId of products) stock.set(petId, STOCK);
  // Its name stands between those of the orders and of what they are of: to read it all takes a while in between.
  const bulk = Array.from({ length: 60 }, () => ({ bytes: randomBytes(1_000_000) }));
  await shop.db.collection('in-between').insertMany(bulk);
  animals = await Promise.all(Array.from({ length: 20 }, () => addItem(shop, admin.token, anAnimal())));
});
afterAll(async () => {
  await restored.dropDatabase();
  await client.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** One shopper's turn: buys, changes their mind, leaves a payment open, or takes an animal home. */
async function shopOnce({ token }: Account, lap: number): Promise<void> {
  const [first = '', second = ''] = products;
  const cart = [
    { petId: first, accessoriesAmount: 1 + (lap % 3) },
    ...(lap % 2 ? [{ petId: second, accessoriesAmount: 1 }] : []),
  ];
  if (lap % 5 === 4) {
    await checkOut(shop, token, cart);
    return;
  }
  const { payment } = await buy(shop, token, cart);
  if (lap % 4 === 3) await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, token);
  const animal = animals.pop();
  if (!animal) return;
  const id = await orderAnimal(shop, token, animal);
  await shop.gql(acceptPetOrder, { id }, admin.token);
}

test('taken while shoppers buy, a backup disturbs none of them and shows one moment', async () => {
  let isOver = false;
  let turns = 0;
  const rush = shoppers.map(async (shopper, seat) => {
    for (let lap = seat; !isOver; lap += 1) {
      await shopOnce(shopper, lap);
      turns += 1;
    }
  });
  await eventually(async () => turns >= SHOPPERS, 60_000);
  const before = turns;
  expect(await runBuilt('cli/backup', shop.db.databaseName, [backup])).toMatchObject({ code: 0 });
  await eventually(async () => turns > before + SHOPPERS, 60_000);
  isOver = true;
  await Promise.all(rush);

  expect(await runBuilt('cli/restore', restored.databaseName, [backup])).toMatchObject({ code: 0 });
  const sold = await restored.collection('cartentries').countDocuments();
  expect(sold).toBeGreaterThan(0);
  expect(sold).toBeLessThan(await shop.db.collection('cartentries').countDocuments());
  expect(await findInnerDiscrepancies({ db: restored }, stock)).toEqual([]);
  const paymentIds = await restored.collection('payments').distinct('_id');
  const strays = { paymentId: { $exists: true, $nin: paymentIds } };
  expect(await restored.collection('cartentries').countDocuments(strays)).toBe(0);
});
