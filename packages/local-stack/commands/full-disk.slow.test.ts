import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose from 'mongoose';
import { canMount, mountSmallDisk, type SmallDisk } from '../data/small-disk.test-kit.ts';
import { freshPorts, launchShop, stopLaunched } from './launch.test-kit.ts';

/** Needs a disk of its own, which only root may mount. */
const describeWithDisk = canMount() ? describe : describe.skip;

let disk: SmallDisk;
afterEach(() => {
  stopLaunched();
  disk.remove();
});

describeWithDisk('on a disk of its own (as root alone)', () => {
  test('that is read-only, the shop says so in one sentence and does not start', async () => {
    disk = mountSmallDisk(10, 'ro');
    const shop = launchShop({ DATA_DIR: disk.path, ...(await freshPorts()) });
    expect(await shop.ended()).toBe(1);
    expect(shop.output()).toBe(
      `The data folder ${disk.path} can't be used: its disk is read-only. Mend that, or name another folder with DATA_DIR.\n`,
    );
  });

  test('that is too small, the shop says what is missing before it begins', async () => {
    disk = mountSmallDisk(50);
    const shop = launchShop({ DATA_DIR: disk.path, ...(await freshPorts()) });
    expect(await shop.ended()).toBe(1);
    expect(shop.output()).toMatch(
      /^The data folder .* can't be used: its disk is full \(5\d MB left, 400 MB needed\)\. Mend that, or name another folder with DATA_DIR\.\n$/,
    );
  });

  test('that fills up, the shop waits, and goes on by itself with all it had once there is room', async () => {
    disk = mountSmallDisk(600);
    await writeFile(join(disk.path, 'demo-loaded'), '');
    const env: Env = { DATA_DIR: disk.path, ...(await freshPorts()) };
    const shop = launchShop(env);
    await shop.waitForOutput('Ctrl-C stops everything');
    const kept = await signIn(env, 'signUp', 'kept@petshop.test');
    expect(kept.localId).toBeDefined();

    const filler = await fill(disk);
    await signIn(env, 'signUp', 'too-late@petshop.test').catch(() => {});
    await writeEverythingDown(env);
    await shop.waitForOutput(`The data folder ${disk.path} can't be used: its disk is full`);
    await shop.waitForOutput('Mend that; the shop then goes on by itself.');
    expect((await fetch(`http://127.0.0.1:${env.PORT}/livez`)).status).toBe(200);

    await rm(filler);
    await shop.waitForOutput('That is mended; the shop goes on.');
    await shop.waitForOutput('The database is back.');
    await shop.waitForOutput('The auth emulator is back.');
    expect(await signIn(env, 'signInWithPassword', 'kept@petshop.test')).toMatchObject({
      localId: kept.localId,
    });
    expect((await fetch(`http://127.0.0.1:${env.PORT}/readyz`)).status).toBe(200);
    shop.child.kill('SIGINT');
    expect(await shop.ended()).toBe(0);
  });
});

type Env = Record<string, string>;

async function signIn(env: Env, action: string, email: string): Promise<{ localId?: string }> {
  const address = `http://127.0.0.1:${env.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`;
  const body = JSON.stringify({ email, password: 'good-dog', returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body })).json() as Promise<{ localId?: string }>;
}

/** Writes until nothing more goes in. */
async function fill({ path }: SmallDisk): Promise<string> {
  const filler = join(path, 'filler');
  const megabyte = Buffer.alloc(1_000_000);
  const endless = Readable.from(
    (function* () {
      for (;;) yield megabyte;
    })(),
  );
  await expect(pipeline(endless, createWriteStream(filler))).rejects.toMatchObject({ code: 'ENOSPC' });
  return filler;
}

/** What the database does by itself every minute; it can't, and dies of that. */
async function writeEverythingDown({ MONGO_PORT }: Env): Promise<void> {
  const client = new mongoose.mongo.MongoClient(
    `mongodb://127.0.0.1:${MONGO_PORT}/?directConnection=true&serverSelectionTimeoutMS=2000`,
  );
  const documents = () => Array.from({ length: 3 }, () => ({ bytes: randomBytes(8_000_000) }));
  const isThere = () =>
    fetch(`http://127.0.0.1:${MONGO_PORT}`).then(
      () => true,
      () => false,
    );
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt && (await isThere())) {
    await client
      .db('petshop')
      .collection('padding')
      .insertMany(documents())
      .catch(() => {});
    await client
      .db('admin')
      .command({ fsync: 1 })
      .catch(() => {});
  }
  await client.close();
  expect(await isThere()).toBe(false);
}
