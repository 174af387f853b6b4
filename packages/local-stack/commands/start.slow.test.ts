import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLeftovers, type Member } from '../processes/pid-registry.ts';
import { findParent, isRunning, type ProcessIdentity } from '../system/process-identity.ts';
import { findHolder, lockPath } from '../system/process-lock.ts';
import { projectRoot } from '../system/project-root.ts';
import { freshPorts, type Launched, launchShop, stopLaunched, waitUntil } from './launch.test-kit.ts';

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-start-'));
  env = { DATA_DIR: folder, ...(await freshPorts()) };
  // The demo's pictures take their time and are tested elsewhere.
  await writeFile(join(folder, 'demo-loaded'), '');
});
afterAll(async () => {
  stopLaunched();
  await rm(folder, { recursive: true, force: true });
});

const launch = (extra: Record<string, string> = {}, script?: string, args?: readonly string[]) =>
  launchShop({ ...env, ...extra }, script, args);
const members = (): Promise<Member[]> => findLeftovers(join(folder, 'run'));
const areGone = (list: readonly Member[]) => list.every(({ identity }) => !isRunning(identity));

async function identityCall(action: string, body: object) {
  const address = `http://127.0.0.1:${env.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`;
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(address, init)).json() as Promise<{ localId?: string }>;
}

const rex = { email: 'rex@petshop.test', password: 'good-dog', returnSecureToken: true };

describe('a shop that is open', () => {
  let shop: Launched;
  beforeAll(async () => {
    shop = launch();
    await shop.waitForOutput('Ctrl-C stops everything');
  });

  test('has printed every address and the demo sign-ins, and is ready for shoppers', async () => {
    for (const port of Object.values(env).slice(1)) expect(shop.output()).toContain(`:${port}`);
    expect(shop.output()).toMatch(/shopper@petshop\.test.*petshop-demo/);
    expect(shop.output()).toMatch(/admin@petshop\.test.*petshop-demo/);
    const answer = await fetch(`http://localhost:${env.PORT}/readyz`);
    expect(answer.status).toBe(200);
  });

  test('rejects a second copy on its data folder, naming both, and goes on', async () => {
    const second = launch(await freshPorts());
    expect(await second.ended()).toBe(1);
    expect(second.output()).toBe(
      `A shop already runs on the data folder ${folder} (process ${shop.child.pid}); ` +
        'stop it first, or give this one another folder with DATA_DIR.\n',
    );
    expect(areGone(await members())).toBe(false);
  });

  test.each(['PORT', 'MONGO_PORT', 'AUTH_PORT', 'STRIPE_PORT'])(
    'makes another copy that wants its %s say so, before anything starts',
    async (setting) => {
      const other = await mkdtemp(join(tmpdir(), 'petshop-other-'));
      const port = env[setting] ?? '';
      const copy = launch({ DATA_DIR: other, ...(await freshPorts()), [setting]: port });
      expect(await copy.ended()).toBe(1);
      expect(copy.output()).toMatch(
        new RegExp(
          `^Port ${port} \\(the .*\\) is taken by another program; .* choose another with ${setting}=…\n$`,
        ),
      );
      expect(await readdir(join(other, 'mongo'))).toEqual([]);
      await rm(other, { recursive: true });
    },
  );

  test('is not emptied by a reset', async () => {
    const reset = launch({}, 'reset.ts');
    expect(await reset.ended()).toBe(1);
    expect(reset.output()).toBe(
      `A shop runs on ${folder} (process ${shop.child.pid}); stop it before the reset.\n`,
    );
  });

  test('says that a part died, and starts it again', async () => {
    const server = (await members()).find(({ turn }) => turn === 1);
    process.kill(server?.identity.pid ?? 0, 'SIGKILL');
    await shop.waitForOutput('The shop’s server died (signal SIGKILL); starting it again.');
    await shop.waitForOutput('The shop’s server is back.');
    expect((await fetch(`http://localhost:${env.PORT}/readyz`)).status).toBe(200);
  });

  test('gets its database back when that is killed beneath it, with all that was in it', async () => {
    const address = `http://localhost:${env.PORT}/graphql`;
    const items = async () => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ pets(first: 1) { totalCount } }' }),
      });
      return (await answer.json()) as { data?: unknown; errors?: [{ extensions: { code: string } }] };
    };
    const before = await items();
    const database = (await members()).find(({ turn }) => turn === 3);
    process.kill(database?.identity.pid ?? 0, 'SIGKILL');
    await shop.waitForOutput('The database died (signal SIGKILL); starting it again.');
    const meanwhile = await items();
    expect(meanwhile.errors?.[0].extensions.code ?? 'answered').toMatch(/^(UPSTREAM_UNAVAILABLE|answered)$/);
    await shop.waitForOutput('The database is back.');
    expect(await items()).toEqual(before);
  });

  test('leaves no process behind when it is killed', async () => {
    const { localId } = await identityCall('signUp', rex);
    expect(localId).toBeDefined();
    const before = await members();
    expect(before).toHaveLength(4);

    shop.child.kill('SIGKILL');
    await shop.ended();
    await waitUntil(
      () => areGone(before),
      () => 'Some parts of the killed shop still run.',
    );
  });
});

describe('the start after a kill', () => {
  let shop: Launched;
  let startedAt: number;
  beforeAll(async () => {
    // Other ports on purpose: the database must find itself again under another address.
    env = { ...env, ...(await freshPorts()) };
    startedAt = Date.now();
    shop = launch();
    await shop.waitForOutput('Ctrl-C stops everything');
  });

  test('comes up with every account', async () => {
    expect(await identityCall('signInWithPassword', rex)).toMatchObject({ registered: true });
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  });

  test('ends at Ctrl-C with exit code 0 and no process left', async () => {
    const before = await members();
    shop.child.kill('SIGINT');
    expect(await shop.ended()).toBe(0);
    expect(areGone(before)).toBe(true);
    expect(await readdir(join(folder, 'run'))).toEqual([]);
  });

  test('killed together with its watchman, its parts are ended by the next start', async () => {
    const killed = launch();
    await killed.waitForOutput('The database is ready');
    const left = await members();
    await killWithWatchdog(killed.child);
    expect(left.some(({ identity }) => isRunning(identity))).toBe(true);

    const next = launch();
    await next.waitForOutput('Ending what a killed copy of the shop left behind.');
    await next.waitForOutput('The database is ready');
    expect(areGone(left)).toBe(true);
    next.child.kill('SIGTERM');
    expect(await next.ended()).toBe(0);
  });
});

/** Both at once, as the kernel does when it runs out of memory. */
async function killWithWatchdog(supervisor: ChildProcess): Promise<void> {
  const children = await readFile(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' ').map(Number)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('watchdog.ts')) process.kill(pid, 'SIGKILL');
  }
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
}

describe('a shop that a script started in the background', () => {
  let left: readonly Member[];

  test('goes on when the script has ended, and says how to stop it', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'petshop-output-'));
    const output = join(elsewhere, 'output.txt');
    const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    const script = spawn('sh', ['-c', 'npm start >"$OUTPUT" 2>&1 &'], {
      cwd: projectRoot,
      env: { ...Object.fromEntries(outer), NODE_ENV: '', ...env, OUTPUT: output },
      stdio: 'ignore',
    });
    // The shell may be gone before its background job has made the file.
    const said = () => (existsSync(output) ? readFileSync(output, 'utf8') : '');
    expect(await once(script, 'exit')).toEqual([0, null]);
    await waitUntil(
      () => said().includes('Ctrl-C stops everything'),
      () => `It is not ready:\n${said()}`,
    );
    const { pid } = await theSupervisor();
    expect(said()).toContain(`without a terminal: kill ${pid}\n`);
    await rm(elsewhere, { recursive: true });
    left = await members();
    expect(left).toHaveLength(4);
    expect(areGone(left)).toBe(false);
    expect((await fetch(`http://localhost:${env.PORT}/readyz`)).status).toBe(200);
  });

  test('leaves nothing behind when its npm is killed', async () => {
    const supervisor = await theSupervisor();
    const npm = findParent(supervisor.pid);
    if (!npm || npm === 1) throw new Error('The shop is not run by npm.');
    process.kill(npm, 'SIGKILL');
    await waitUntil(
      () => areGone(left) && !isRunning(supervisor),
      () => 'Some parts of the shop still run.',
    );
  });

  async function theSupervisor(): Promise<ProcessIdentity> {
    const holder = await findHolder(lockPath(join(folder, 'run')));
    if (!holder) throw new Error('No shop runs.');
    return holder;
  }
});

describe('a start that can not succeed says why in one sentence', () => {
  test.each([
    ['a setting that makes no sense', { PORT: 'abc' }, /PORT must be a port number/],
    ['two parts on one port', { PORT: '14090', AUTH_PORT: '14090' }, /^PORT and AUTH_PORT are both 14090/],
    [
      'an address of another machine',
      { HOST: '203.0.113.7' },
      /^HOST is 203\.0\.113\.7, where this machine can't/,
    ],
    ['a data folder that is a file', { DATA_DIR: '/dev/null' }, /^The data folder \/dev\/null can't be used/],
    [
      'a data folder that can not be made',
      { DATA_DIR: '/proc/shop' },
      /^The data folder \/proc\/shop can't be used/,
    ],
  ])('%s', async (_case, extra, sentence) => {
    const shop = launch(extra);
    expect(await shop.ended()).toBe(1);
    expect(shop.output()).toMatch(sentence);
    expect(shop.output()).not.toMatch(/^\s+at /m);
  });

  test('data of another major version of mongod', async () => {
    const other = await mkdtemp(join(tmpdir(), 'petshop-old-'));
    await mkdir(join(other, 'mongo'));
    await writeFile(join(other, 'mongo/petshop-mongod-version'), '4.4.1\n');
    // Those of the file were free when it began.
    const shop = launch({ DATA_DIR: other, ...(await freshPorts()) });
    expect(await shop.ended()).toBe(1);
    expect(shop.output()).toMatch(/^The data folder was written by MongoDB 4\.4, and the mongod found here/m);
    await rm(other, { recursive: true });
  });
});

describe('a reset', () => {
  test('empties the data folder', async () => {
    const reset = launch({}, 'reset.ts');
    expect([await reset.ended(), reset.output()]).toEqual([0, `Emptied ${folder}.\n`]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('leaves a folder alone that is not a shop’s', async () => {
    const other = await mkdtemp(join(tmpdir(), 'petshop-photos-'));
    await writeFile(join(other, 'holiday.jpg'), '');
    const reset = launch({ DATA_DIR: other }, 'reset.ts');
    expect(await reset.ended()).toBe(1);
    expect(reset.output()).toMatch(/does not look like a shop's data folder; nothing was removed/);
    expect(await readdir(other)).toEqual(['holiday.jpg']);
    await rm(other, { recursive: true });
  });
});
