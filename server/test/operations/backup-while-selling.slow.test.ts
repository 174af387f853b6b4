import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startServer } from '../../../packages/local-stack/parts/start-server.ts';
import type { RunningProcess } from '../../../packages/local-stack/processes/managed-process.ts';
import { runBuilt, uriOf } from '../fixtures/database/backups.ts';
import {
  countUnfinished,
  expireEverything,
  findBrokenDatabaseInvariants,
  findBrokenInvariants,
} from '../fixtures/payments/payment-invariants.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy, cancelCartEntry, checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sharedParts } from '../harness/shared-parts.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

const SHOPPER_COUNT = 6;
const INITIAL_STOCK = 500;

let shop: OwnShop;
let admin: Account;
let shoppers: Account[];
let products: string[];
let animals: string[];
const stock = new Map<string, number>();
let folder: string;
let backup: string;
/** Where the shop is restored to, and its server once it runs there. */
let restored: mongoose.mongo.Db;
let client: mongoose.mongo.MongoClient;
let server: RunningProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-busy-'));
  backup = join(folder, 'busy.backup');
  shop = await startShop({ env: withRounds });
  client = await mongoose.mongo.MongoClient.connect(uriOf(''));
  restored = client.db(`${shop.db.databaseName}_restored`);
  admin = await shop.signUp({ role: 'admin' });
  shoppers = await Promise.all(Array.from({ length: SHOPPER_COUNT }, () => shop.signUp()));
  products = await Promise.all(
    [12.5, 60].map((petprice) => addItem(shop, admin.token, anItem({ petprice, stock: INITIAL_STOCK }))),
  );
  for (const petId of products) stock.set(petId, INITIAL_STOCK);
  // Its name stands between those of the orders and of what they are of: to read it all takes a while in between.
  const bulk = Array.from({ length: 60 }, () => ({ bytes: randomBytes(1_000_000) }));
  await shop.db.collection('in-between').insertMany(bulk);
  animals = await Promise.all(Array.from({ length: 20 }, () => addItem(shop, admin.token, anAnimal())));
});
afterAll(async () => {
  await server?.stop();
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
  if (lap % 4 === 2) await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, token);
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
  await eventually(async () => turns >= SHOPPER_COUNT);
  const before = turns;
  expect(await runBuilt('cli/backup', shop.db.databaseName, [backup])).toMatchObject({ code: 0 });
  await eventually(async () => turns > before + SHOPPER_COUNT);
  isOver = true;
  await Promise.all(rush);

  expect(await runBuilt('cli/restore', restored.databaseName, [backup])).toMatchObject({ code: 0 });
  const sold = await restored.collection('cartentries').countDocuments();
  expect(sold).toBeGreaterThan(0);
  expect(sold).toBeLessThan(await shop.db.collection('cartentries').countDocuments());
  expect(await findBrokenDatabaseInvariants({ db: restored }, stock)).toEqual([]);
  const paymentIds = await restored.collection('payments').distinct('_id');
  const orphans = { paymentId: { $exists: true, $nin: paymentIds } };
  expect(await restored.collection('cartentries').countDocuments(orphans)).toBe(0);
});

/** Starts the shop's server on the restored database, where the lost one was; Stripe has gone on meanwhile. */
async function openRestored(): Promise<OwnShop> {
  await shop.kill();
  const onRestored = { ...shop, db: restored };
  await expireEverything(onRestored);
  const port = Number(new URL(shop.url).port);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    MONGODB_URI: uriOf(restored.databaseName),
    AUTH_PORT: String(sharedParts().authPort),
    STRIPE_PORT: String(shop.stripePort),
    RATE_LIMIT: 'off',
    RECONCILE_SECONDS: '1',
  };
  server = await startServer({ port, logFile: join(folder, 'restored.log'), env });
  return onRestored;
}

test('restored in place of a lost database, the shop and Stripe agree again: what nobody can know any more goes back', async () => {
  const known = await restored.collection('payments').distinct('_id');
  const lost = await shop.db
    .collection('payments')
    .find({ _id: { $nin: known } })
    .toArray();
  const lostIntents = new Set(lost.map(({ intentId }) => intentId));
  expect(lost.filter(({ status }) => status === 'succeeded').length).toBeGreaterThan(0);

  const reopened = await openRestored();
  const openedAt = new Date();
  const isEnded = async (intentId: string) => {
    const intent = await shop.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const charge = intent.latest_charge;
    const isBack = typeof charge === 'object' && charge?.amount_refunded === intent.amount_received;
    return intent.status === 'canceled' || isBack;
  };
  await eventually(async () => {
    for (const intentId of lostIntents) expect([intentId, await isEnded(intentId)]).toEqual([intentId, true]);
    expect(await countUnfinished(reopened)).toBe(0);
    expect(await restored.collection('moneyfindings').countDocuments({ solvedAt: null })).toBe(0);
    // What was given back at Stripe is compared last: only a whole round that finds nothing says that all is done.
    const quiet = { startedAt: { $gte: openedAt }, isComplete: true, found: 0 };
    expect(await restored.collection('reconciliations').countDocuments(quiet)).toBeGreaterThan(0);
    return true;
  });

  const found = await restored.collection('moneyfindings').distinct('subject', { kind: 'unknown_intent' });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((intentId) => !lostIntents.has(intentId))).toEqual([]);
  const broken = await findBrokenInvariants(reopened, stock);
  const ofTheLost = ({ what }: { what: string }) => [...lostIntents].some((id) => what.startsWith(id));
  expect(broken.filter((one) => !ofTheLost(one))).toEqual([]);
});

test('the restored shop sells on', async () => {
  const [shopper] = shoppers;
  const { payment } = await buy(shop, shopper?.token ?? '', [
    { petId: products[0] ?? '', accessoriesAmount: 1 },
  ]);
  expect(payment.status).toBe('SUCCEEDED');
  expect(await restored.collection('payments').countDocuments({ status: 'succeeded' })).toBeGreaterThan(0);
});
