import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import {
  freshPorts,
  type Launched,
  launchShop,
  stopLaunched,
} from '../../local-stack/commands/launch.test-kit.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { parcels, petOrders } from '../orders/orders.ts';
import { demoPromotions } from '../promotions/promotions.ts';
import { reviews } from '../reviews/reviews.ts';

/** To draw all the pictures on a machine that has other work. */
const LOAD_TIMEOUT_MS = 180_000;
jest.setTimeout(3 * LOAD_TIMEOUT_MS);

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-demo-'));
  env = { DATA_DIR: folder, ...(await freshPorts()) };
});
afterAll(async () => {
  stopLaunched();
  await rm(folder, { recursive: true, force: true });
});

/** Ends the copy at once, parts and all, when it has come so far. */
async function killedAt(progress: string): Promise<void> {
  const shop = launchShop(env);
  await shop.waitForOutput(progress, LOAD_TIMEOUT_MS);
  shop.child.kill('SIGKILL');
  await shop.ended();
}

async function stop(shop: Launched): Promise<void> {
  shop.child.kill('SIGINT');
  expect(await shop.ended()).toBe(0);
}

async function changePromotions(change: (promotions: mongoose.mongo.Collection) => Promise<unknown>) {
  const uri = `mongodb://127.0.0.1:${env.MONGO_PORT}/petshop?directConnection=true`;
  const connection = await mongoose.createConnection(uri).asPromise();
  await change(connection.collection('promotions') as unknown as mongoose.mongo.Collection);
  await connection.close();
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Answer;
}

async function readRecords() {
  const emulator = `http://127.0.0.1:${env.AUTH_PORT}/identitytoolkit.googleapis.com/v1`;
  const admin = { email: 'admin@petshop.test', password: 'petshop-demo', returnSecureToken: true };
  const { idToken } = await post<{ idToken: string }>(
    `${emulator}/accounts:signInWithPassword?key=any`,
    admin,
  );
  type Count = { totalCount: number };
  const query =
    '{ pets { totalCount } promotions(first: 100) { edges { node { code } } } petOrders { totalCount } food: pets(first: 100, where: { category: FOOD }) { ...rated } accessories: pets(first: 100, where: { category: ACCESSORIES }) { ...rated } cancelled: petOrders(status: CANCELLED) { totalCount } payments { totalCount } } fragment rated on PetConnection { edges { node { rating { count } } } }';
  type Codes = { edges: { node: { code: string } }[] };
  type Counts = Record<'pets' | 'petOrders' | 'cancelled' | 'payments', Count>;
  const { data } = await post<{
    data: Counts & { promotions: Codes } & Record<'food' | 'accessories', Ratings>;
  }>(`http://127.0.0.1:${env.PORT}/graphql`, { query }, idToken);
  const stripe = await fetch(`http://127.0.0.1:${env.STRIPE_PORT}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const intents = (await stripe.json()) as { data: { status: string }[] };
  return {
    items: data.pets.totalCount,
    promotions: data.promotions.edges.map(({ node }) => node.code),
    petOrders: data.petOrders.totalCount + data.cancelled.totalCount,
    reviews: countReviews(data.food) + countReviews(data.accessories),
    payments: data.payments.totalCount,
    charges: intents.data.filter(({ status }) => status === 'succeeded').length,
  };
}

interface Ratings {
  edges: { node: { rating: { count: number } } }[];
}

function countReviews({ edges }: Ratings): number {
  return edges.reduce((count, { node }) => count + node.rating.count, 0);
}

test('a first start that is killed at each step of the demo is whole in the end, nothing twice', async () => {
  await killedAt('Demo accounts');
  await killedAt('Demo pictures');
  await killedAt('Demo orders');
  const shop: Launched = launchShop(env);
  await shop.waitForOutput('Ctrl-C stops everything', LOAD_TIMEOUT_MS);

  const now = new Date();
  expect(await readRecords()).toEqual({
    items: catalogue.length,
    promotions: demoPromotions.map(({ code }) => code),
    petOrders: petOrders(now).length,
    reviews: reviews(now).length,
    payments: parcels(now).length,
    charges: parcels(now).length,
  });
  await stop(shop);
});

test('a demo of a version without promotions gets them at its next start, once and for all', async () => {
  const shop = launchShop(env);
  await shop.waitForOutput('Ctrl-C stops everything', LOAD_TIMEOUT_MS);
  await changePromotions((promotions) => promotions.deleteMany({}));
  await stop(shop);
  // As that version left it.
  await writeFile(join(folder, 'demo-loaded'), `${new Date().toISOString()}\n`);

  const next = launchShop(env);
  await next.waitForOutput('Ctrl-C stops everything', LOAD_TIMEOUT_MS);
  const codes = demoPromotions.map(({ code }) => code);
  expect((await readRecords()).promotions).toEqual(codes);
  await changePromotions((promotions) => promotions.updateMany({}, { $set: { isActive: false, uses: 3 } }));
  await stop(next);
  await writeFile(join(folder, 'demo-loaded'), '');

  const last = launchShop(env);
  await last.waitForOutput('Ctrl-C stops everything', LOAD_TIMEOUT_MS);
  await changePromotions(async (promotions) => {
    const kept = await promotions.find().toArray();
    expect(kept).toMatchObject(codes.map((code) => ({ code, isActive: false, uses: 3 })));
  });
  await stop(last);
});
