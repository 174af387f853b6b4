import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshPorts, launchShop, stopLaunched } from './launch.test-kit.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-embedded-backup-'));
});
afterAll(async () => {
  stopLaunched();
  await rm(folder, { recursive: true, force: true });
});

type Env = Record<string, string>;

/** A copy of the shop with a folder and ports of its own, and without the demo, whose pictures take their time. */
async function aCopy(name: string): Promise<Env> {
  return { DATA_DIR: join(folder, name), ...(await freshPorts()) };
}

async function open(env: Env) {
  const shop = launchShop(env);
  await shop.waitForOutput('Ctrl-C stops everything');
  return {
    async close() {
      shop.child.kill('SIGINT');
      await shop.ended();
    },
  };
}

async function run(script: 'backup.ts' | 'restore.ts', env: Env, ...args: string[]) {
  const command = launchShop(env, script, args);
  const code = await command.ended();
  return { code, output: command.output() };
}

async function identityCall(env: Env, action: string): Promise<{ idToken?: string }> {
  const address = `http://127.0.0.1:${env.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`;
  const body = JSON.stringify({ email: 'rex@petshop.test', password: 'good-dog', returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body })).json() as Promise<{ idToken?: string }>;
}

async function stripeCall(env: Env, path: string, form?: Record<string, string>) {
  const answer = await fetch(`http://127.0.0.1:${env.STRIPE_PORT}/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: form && new URLSearchParams(form),
  });
  return (await answer.json()) as { id: string; amount?: number };
}

async function nameOf(env: Env, token = ''): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { email createdAt } }' }),
  });
  return JSON.stringify(await answer.json());
}

test('an embedded shop that was backed up while it ran goes on in another folder: its books, its accounts, its charges', async () => {
  const old = await aCopy('old');
  await markAsLoaded(old);
  const shop = await open(old);
  const { idToken } = await identityCall(old, 'signUp');
  const before = await nameOf(old, idToken);
  const intent = await stripeCall(old, 'payment_intents', { amount: '1250', currency: 'usd' });
  const file = join(folder, 'running.backup');
  expect(await run('backup.ts', old, file)).toMatchObject({ code: 0 });
  const refused = await run('restore.ts', old, file, '--replace');
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^A shop already runs on the data folder .*; stop it first/);
  await shop.close();

  const fresh = await aCopy('fresh');
  const restored = await run('restore.ts', fresh, file);
  expect(restored.output).toContain('Restored into petshop');
  const copy = await open(fresh);
  const again = await identityCall(fresh, 'signInWithPassword');
  expect(await nameOf(fresh, again.idToken)).toBe(before);
  expect(await stripeCall(fresh, `payment_intents/${intent.id}`)).toMatchObject({ amount: 1250 });
  await copy.close();
});

test('a shop that does not run is backed up as well, and left as it was: stopped', async () => {
  const env = { ...(await aCopy('old')) };
  const file = join(folder, 'stopped.backup');
  const { code, output } = await run('backup.ts', env, file);
  expect([code, output]).toEqual([0, expect.stringContaining(`Wrote ${file}`)]);
  expect((await stat(file)).size).toBeGreaterThan(100);
  await expect(fetch(`http://127.0.0.1:${env.MONGO_PORT}`)).rejects.toThrow();
});

test('where there is no shop there is nothing to back up', async () => {
  const env = await aCopy('nobody');
  expect(await run('backup.ts', env, join(folder, 'nobody.backup'))).toEqual({
    code: 1,
    output: `There is no shop in ${env.DATA_DIR} to back up.\n`,
  });
});

/** As if the demo had been loaded. */
async function markAsLoaded({ DATA_DIR = '' }: Env): Promise<void> {
  const { openDataFolder } = await import('../data/data-folder.ts');
  await writeFile((await openDataFolder(DATA_DIR)).demoLoaded, '');
}
