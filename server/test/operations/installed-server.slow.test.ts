import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { sharedParts } from '../harness/shared-parts.ts';

/*
 * The steps of docs/operations.md in a clean folder, and what deploy/ then starts there: the packages of production are
 * others than those that everything else here runs with.
 */

const run = promisify(execFile);
const read = (path: string) => readFile(join(projectRoot, path), 'utf8');
const database = `installed_${randomUUID().slice(0, 8)}`;

let folder: string;
let port: number;
let settings: Record<string, string>;
/** What is run as whoever works at the machine: nothing of the project's own packages is on its PATH. */
let shellEnv: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-installed-'));
  [port = 0] = await findFreePorts(1);
  const outer = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|PATH$)/i.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  shellEnv = { ...Object.fromEntries(outer), PATH: folders.join(delimiter) };
  settings = {
    MONGODB_URI: `mongodb://127.0.0.1:${sharedParts().mongoPort}/${database}?replicaSet=petshop`,
    FIREBASE_PROJECT_ID: 'our-shop',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'our-shop.firebaseapp.com',
    FIREBASE_APP_ID: '1:2:web:3',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    DRAIN_SECONDS: '0',
  };
  await copyProject();
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, 'petshop.env'), lines.join(''));
  await run('/bin/sh', ['-c', await installCommand()], { cwd: folder, env: shellEnv });
});
afterAll(async () => {
  const client = await mongoose.mongo.MongoClient.connect(settings.MONGODB_URI ?? '');
  await client.db(database).dropDatabase();
  await client.close();
  await rm(folder, { recursive: true });
});

/** What git has of it, and of what was built that which the image has. */
async function copyProject(): Promise<void> {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  const dockerfile = await read('Dockerfile');
  const built = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(dist\/\S+)/gm)].map(
    ([, path = '']) => path,
  );
  expect(built).toContain('dist/server');
  const there = new Set(await readdir(join(projectRoot, 'dist')));
  // The client is built only where somebody wanted it; the server starts without it.
  const wanted = built.filter((path) => there.has(path.slice('dist/'.length)));
  for (const path of [...tracked.split('\0').filter(Boolean), ...wanted]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(projectRoot, path), join(folder, path), { recursive: true });
  }
}

async function installCommand(): Promise<string> {
  const [command = ''] = /^npm ci --workspace server.*$/m.exec(await read('docs/operations.md')) ?? [];
  expect(command).not.toBe('');
  return command.replace(/ +#.*$/, '');
}

/** A unit of deploy/ as it reads where the shop lies in our folder. */
async function unit(file: string): Promise<string> {
  const text = await read(`deploy/${file}`);
  return text
    .replaceAll('/srv/petshop', folder)
    .replaceAll('/var/backups/petshop', join(folder, 'backups'))
    .replaceAll('/etc/petshop.env', join(folder, 'petshop.env'))
    .replaceAll('%i', String(port))
    .replaceAll('%H', hostname())
    .replaceAll('%%', '%');
}

/** Runs what a unit starts, with the environment that it gives: settings of the file come after those of the unit. */
function start(text: string): ChildProcess {
  const [, command = ''] = /^ExecStart=((?:.*\\\n)*.*)$/m.exec(text) ?? [];
  const own = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
  const env = {
    ...Object.fromEntries(own.map((pair) => pair.split('='))),
    ...settings,
    PATH: '/usr/bin:/bin',
  };
  const inOneLine = command.replaceAll('\\\n', '');
  return spawn('/bin/sh', ['-c', `exec ${inOneLine}`], { cwd: folder, env });
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

describe('what docs/operations.md installs', () => {
  test('is the Node that the unit starts, of the version that the shop is for', async () => {
    const [, program = ''] = /^ExecStart=(\S+)/m.exec(await unit('petshop@.service')) ?? [];
    const { stdout } = await run(program, ['--version'], { env: {} });
    expect(stdout.split('.')[0]).toBe(`v${(await read('.nvmrc')).trim()}`);
  });

  test('has nothing of what only builds and tests take', async () => {
    const packages = await readdir(join(folder, 'node_modules'));
    expect(packages).toContain('express');
    expect(packages).not.toContain('jest');
    expect(packages).not.toContain('vite');
  });

  test('is started by the unit: it serves, says who it is, and stops when it is asked to', async () => {
    const server = start(await unit('petshop@.service'));
    const output = outputOf(server);
    const exited = once(server, 'exit');
    try {
      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
      await Promise.race([eventually(isReady), exited.then(() => Promise.reject(new Error(output())))]);
      const asked = await fetch(`http://127.0.0.1:${port}/graphql?query={pets{totalCount}}`, {
        headers: { 'apollo-require-preflight': 'true' },
      });
      expect(await asked.json()).toEqual({ data: { pets: { totalCount: 0 } } });
    } finally {
      server.kill('SIGTERM');
    }
    const [code] = await exited;
    const ready =
      output()
        .split('\n')
        .find((line) => line.includes('"msg":"ready"')) ?? '{}';
    expect(JSON.parse(ready)).toMatchObject({ service: 'petshop', instance: `${hostname()}:${port}` });
    expect(code).toBe(0);
  });

  test('runs the commands as the page says', async () => {
    const page = await read('docs/operations.md');
    const [, command = ''] =
      /`(node_modules\/\.bin\/node --env-file=\S+ dist\/server\/src\/cli\/admin\.js)`/.exec(page) ?? [];
    const here = command.replace('/etc/petshop.env', join(folder, 'petshop.env'));
    const { stdout } = await run('/bin/sh', ['-c', `${here} list`], { cwd: folder, env: shellEnv });
    expect(stdout).toMatch(/^Nobody has a role in the shop yet/);
  });

  test('takes the backup that the timer starts, and checks it', async () => {
    await mkdir(join(folder, 'backups'));
    const backup = start(await unit('petshop-backup.service'));
    const output = outputOf(backup);
    const [code] = await once(backup, 'exit');
    expect([code, output()]).toEqual([0, expect.stringContaining('Wrote ')]);
    expect(await readdir(join(folder, 'backups'))).toEqual([expect.stringMatching(/\.backup$/)]);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  (hasSystemd ? test : test.skip)('is what systemd can start: it takes the units as they are', async () => {
    const units = join(folder, 'units');
    await mkdir(units);
    await writeFile(join(units, `petshop@${port}.service`), await unit('petshop@.service'));
    await writeFile(join(units, 'petshop-backup.service'), await read('deploy/petshop-backup.service'));
    await writeFile(join(units, 'petshop-backup.timer'), await read('deploy/petshop-backup.timer'));
    for (const name of await readdir(units)) {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(units, name)], {
        encoding: 'utf8',
      });
      expect([name, status, stderr]).toEqual([name, 0, '']);
    }
  });
});
