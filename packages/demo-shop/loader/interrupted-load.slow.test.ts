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

async function inDatabase<T>(work: (db: mongoose.mongo.Db) => Promise<T>): Promise<T> {
  const uri = `mongodb://127.0.0.1:${env.MONGO_PORT}/petshop?directConnection=true`;
  const connection = await mongoose.createConnection(uri).asPromise();
  const answer = await work(connection.db as unknown as mongoose.mongo.Db);
  await connection.close();
  return answer;
}

function changePromotions(change: (promotions: mongoose.mongo.Collection) => Promise<unknown>) {
  return inDatabase((db) => change(db.collection('promotions')));
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Answer;
}

interface Intent {
  id: string;
  status: string;
}

/** All of them, page by page. */
async function readIntents(after?: string): Promise<Intent[]> {
  const from = after ? `&starting_after=${after}` : '';
  const url = `http://127.0.0.1:${env.STRIPE_PORT}/v1/payment_intents?limit=100${from}`;
  const answer = await fetch(url, { headers: { authorization: 'Bearer sk_test_sandbox' } });
  const page = (await answer.json()) as { data: Intent[]; has_more: boolean };
  return page.has_more ? [...page.data, ...(await readIntents(page.data.at(-1)?.id))] : page.data;
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
    '{ promotions(first: 100) { edges { node { code } } } petOrders { totalCount } cancelled: petOrders(status: CANCELLED) { totalCount } payments { totalCount } }';
  type Codes = { edges: { node: { code: string } }[] };
  type Counts = Record<'petOrders' | 'cancelled' | 'payments', Count>;
  const { data } = await post<{
    data: Counts & { promotions: Codes };
  }>(`http://127.0.0.1:${env.PORT}/graphql`, { query }, idToken);
  const intents = await readIntents();
  return {
    // A list has one of a family.
    items: await inDatabase((db) => db.collection('pets').countDocuments()),
    promotions: data.promotions.edges.map(({ node }) => node.code),
    petOrders: data.petOrders.totalCount + data.cancelled.totalCount,
    reviews: await inDatabase((db) => db.collection('reviews').countDocuments()),
    payments: data.payments.totalCount,
    charges: intents.filter(({ status }) => status === 'succeeded').length,
  };
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
