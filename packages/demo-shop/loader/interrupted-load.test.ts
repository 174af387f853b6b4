import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freshPorts,
  type Launched,
  launchShop,
  stopLaunched,
} from '../../local-stack/commands/launch.test-kit.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { parcels, petOrders } from '../orders/orders.ts';

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
    '{ pets { totalCount } petOrders { totalCount } cancelled: petOrders(status: CANCELLED) { totalCount } payments { totalCount } }';
  const { data } = await post<{ data: Record<'pets' | 'petOrders' | 'cancelled' | 'payments', Count> }>(
    `http://127.0.0.1:${env.PORT}/graphql`,
    { query },
    idToken,
  );
  const stripe = await fetch(`http://127.0.0.1:${env.STRIPE_PORT}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const intents = (await stripe.json()) as { data: { status: string }[] };
  return {
    items: data.pets.totalCount,
    petOrders: data.petOrders.totalCount + data.cancelled.totalCount,
    payments: data.payments.totalCount,
    charges: intents.data.filter(({ status }) => status === 'succeeded').length,
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
    petOrders: petOrders(now).length,
    payments: parcels(now).length,
    charges: parcels(now).length,
  });
  shop.child.kill('SIGINT');
  expect(await shop.ended()).toBe(0);
});
