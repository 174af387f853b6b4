import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProcess, ownIdentity } from './process-identity.ts';
import { acquireLock, findHolder, LockHeld } from './process-lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('a lock that is held is rejected, naming the holder', async () => {
  await acquireLock(path);
  await expect(acquireLock(path)).rejects.toMatchObject({ name: 'LockHeld', holder: ownIdentity() });
});

test('a released lock can be taken again and leaves no files', async () => {
  const lock = await acquireLock(path);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await acquireLock(path);
});

test('of many who want it at once exactly one gets it', async () => {
  // Who comes between whom is chance: with claims that share a name, one round in ten has two winners.
  for (let round = 0; round < 100; round++) {
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(path)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await rm(path);
  }
});

test('the lock of a killed process is taken over at once', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(holder, 'spawn');
  await writeFile(path, JSON.stringify(findProcess(holder.pid ?? 0)));
  await expect(acquireLock(path)).rejects.toBeInstanceOf(LockHeld);

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await acquireLock(path);
  expect(await findHolder(path)).toEqual(ownIdentity());
});

test('a pid that the system gave to another process since does not pass for the holder', async () => {
  await writeFile(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
  expect(await findHolder(path)).toBeNull();
  await acquireLock(path);
});

test('a lock file that somebody damaged holds nobody up', async () => {
  await writeFile(path, '{"pid": ');
  await acquireLock(path);
});

test('whoever waits gets the lock when it is released meanwhile', async () => {
  const lock = await acquireLock(path);
  setTimeout(() => void lock.release(), 150);
  await acquireLock(path, 5000);
});
