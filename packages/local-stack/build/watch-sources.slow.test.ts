import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  freshPorts,
  type Launched,
  launchShop,
  stopLaunched,
  waitUntil,
} from '../commands/launch.test-kit.ts';
import { projectRoot } from '../system/project-root.ts';

/** A copy of the project: whoever edits its sources disturbs no other test. */
let copy: string;
let shop: Launched;
let ports: Record<string, string>;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'petshop-watched-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  const needed = /^(domain|server\/(src|tsconfig)|packages|tools\/build|client|[^/]+$)/;
  for (const file of listed.split('\0').filter((name) => needed.test(name))) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(projectRoot, file), join(copy, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  const data = join(copy, '.data');
  await mkdir(data);
  await writeFile(join(data, 'demo-loaded'), '');
  ports = await freshPorts();
  shop = launchShop({ DATA_DIR: data, ...ports }, 'start.ts', ['--watch'], copy);
  await shop.waitForOutput('Ctrl-C stops everything');
});
afterAll(async () => {
  stopLaunched();
  await rm(copy, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  writeFileSync(join(copy, file), read(file).replace(from, to));
}

async function status(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports.PORT}/livez`).catch(() => null);
  return answer ? answer.text() : '';
}

test('the shop is found at the client’s port with all that browsers ask', async () => {
  const address = /Shop +(http:\S+)/.exec(shop.output())?.[1] ?? '';
  expect(address).toBe(`http://localhost:${Number(ports.PORT) + 1}`);
  expect((await fetch(address, { headers: { accept: 'text/html' } })).status).toBe(200);
  const account = { email: 'luna@petshop.test', password: 'good-cat', returnSecureToken: true };
  const headers = { 'content-type': 'application/json' };
  const registered = await fetch(`${address}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  expect(registered.status).toBe(200);
  const unpaid = await fetch(`${address}/stripe/v1/payment_intents/pi_1?key=pk_test_sandbox`);
  expect(await unpaid.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('a saved file of the server is what answers, a moment later', async () => {
  edit('server/src/http/health.router.ts', "status: 'ok'", "status: 'edited'");
  await shop.waitForOutput('The server runs the new code.');
  expect(await status()).toContain('edited');
});

test('a mistake is reported and changes nothing that runs', async () => {
  edit('server/src/http/health.router.ts', "status: 'edited'", 'status: notThere');
  await shop.waitForOutput("Cannot find name 'notThere'");
  expect(await status()).toContain('edited');
  edit('server/src/http/health.router.ts', 'status: notThere', "status: 'corrected'");
  await waitUntil(
    () => shop.output().split('The server runs the new code.').length > 2,
    () => shop.output(),
  );
  expect(await status()).toContain('corrected');
});

test('a change of the schema is written down, and the client’s types follow', async () => {
  edit(
    'server/src/users/user.entity.ts',
    'Runs the shop: everything that staff does, and money, settings, roles.',
    'Runs all of it.',
  );
  await shop.waitForOutput('The client’s types are generated anew.');
  expect(read('schema.graphql')).toContain('Runs all of it.');
});

test('an operation of the client is generated anew when it is saved', async () => {
  edit('client/src/features/cart/api/cart.operations.ts', 'delivery\n', 'freight: delivery\n');
  await waitUntil(
    () => read('client/src/gql/graphql.ts').includes('freight'),
    () => shop.output(),
  );
});

test('Ctrl-C stops it', async () => {
  shop.child.kill('SIGINT');
  expect(await shop.ended()).toBe(0);
});
