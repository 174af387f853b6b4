import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { canMount, mountSmallDisk } from '../../../packages/local-stack/data/small-disk.test-kit.ts';
import {
  aDocumentOfEverything,
  bytesOf,
  rewriteBackup,
  runBuilt,
  uriOf,
} from '../fixtures/database/backups.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

let shop: OwnShop;
let client: mongoose.mongo.MongoClient;
let folder: string;
/** A good backup of the shop. */
let backup: string;
/** Name of a database that nobody has used yet. */
let elsewhere: string;
const used: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-backup-'));
  shop = await startShop({ env: withRounds });
  client = await mongoose.mongo.MongoClient.connect(uriOf(''));
  const admin = await shop.signUp({ role: 'admin' });
  await addItem(shop, admin.token, anItem());
  await addItem(shop, admin.token, anAnimal());
  await shop.db.collection('oddities').insertOne(aDocumentOfEverything());
  backup = join(folder, 'good');
  const run = await runBuilt('cli/backup', shop.db.databaseName, [backup]);
  if (run.code !== 0) throw new Error(run.output);
});
beforeEach(() => {
  elsewhere = `${shop.db.databaseName}_${used.length}`;
  used.push(elsewhere);
});
afterAll(async () => {
  for (const name of used) await client.db(name).dropDatabase();
  await client.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** A shop that no server has worked on yet. */
async function aShopElsewhere(): Promise<void> {
  const run = await runBuilt('cli/restore', elsewhere, [backup]);
  if (run.code !== 0) throw new Error(run.output);
}

const collectionsOf = async (database: string) =>
  (await client.db(database).listCollections().toArray()).map(({ name }) => name);

describe('a backup', () => {
  test('restored, is the same byte for byte, whatever kinds of values there are', async () => {
    const run = await runBuilt('cli/restore', elsewhere, [backup]);
    expect(run).toMatchObject({ code: 0 });
    const [before, after] = await Promise.all([bytesOf(shop.db), bytesOf(client.db(elsewhere))]);
    // These are left out, or went on with the shop since.
    for (const name of ['renditions', 'leases', 'ratelimits', 'reconciliations', 'serverheartbeats'])
      before.delete(name);
    expect(before.size).toBeGreaterThan(8);
    for (const [name, documents] of before) {
      expect([name, after.get(name)]).toEqual([name, documents]);
    }
  });

  test('restored, has every index of the shop', async () => {
    await runBuilt('cli/restore', elsewhere, [backup]);
    for (const name of ['payments', 'cartentries', 'users', 'pets']) {
      const indexes = await client.db(elsewhere).collection(name).indexes();
      expect(indexes).toEqual(await shop.db.collection(name).indexes());
    }
  });

  test('leaves out what is worth nothing later, and keeps what it does not know', async () => {
    const database = client.db(elsewhere);
    for (const name of ['ratelimits', 'leases', 'renditions', 'serverheartbeats', 'from-a-later-version']) {
      await database.collection(name).insertOne({});
    }
    const path = join(folder, 'left-out');
    await runBuilt('cli/backup', elsewhere, [path]);
    const check = await runBuilt('cli/restore', elsewhere, [path, '--check']);
    expect(check.output).toMatch(/^ {2}from-a-later-version +1\n.* is whole: the shop as it was at 2/);
  });

  test('is for its owner only, and overwrites nothing', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const again = await runBuilt('cli/backup', shop.db.databaseName, [backup]);
    expect(again).toEqual({ code: 1, output: `${backup} is there already; choose another name.\n` });
  });

  test('that can not be written says why, and leaves nothing behind', async () => {
    const path = join(folder, 'no/such/folder');
    const run = await runBuilt('cli/backup', shop.db.databaseName, [path]);
    expect(run.code).toBe(1);
    expect(run.output).toContain(`The backup can't be written to ${path}: there is no such file or folder.`);
  });

  (canMount() ? test : test.skip)(
    'onto a full disk says so, and leaves nothing behind (as root alone)',
    async () => {
      const disk = mountSmallDisk(1);
      try {
        const path = join(disk.path, 'backup');
        await client
          .db(elsewhere)
          .collection('noise')
          .insertOne({ bytes: randomBytes(4_000_000) });
        const run = await runBuilt('cli/backup', elsewhere, [path]);
        expect(run.code).toBe(1);
        expect(run.output).toContain(
          `The backup can't be written to ${path}: the disk is full. Nothing was left behind.`,
        );
        expect(await readdir(disk.path)).not.toContainEqual(expect.stringContaining('backup'));
      } finally {
        disk.remove();
      }
    },
  );

  test('takes no more memory for a large shop than for a small one', async () => {
    const photos = client.db(elsewhere).collection('photos');
    for (let batch = 0; batch < 15; batch += 1) {
      const bytes = Buffer.alloc(1_000_000, batch);
      await photos.insertMany(Array.from({ length: 10 }, () => ({ bytes })));
    }
    const peak = async (command: 'cli/backup' | 'cli/restore', database: string, path: string) => {
      const report =
        'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))';
      const { output } = await runBuilt(command, database, [path], { nodeArgs: ['--import', report] });
      return Number(/peak (\d+)/.exec(output)?.[1]) / 1000;
    };
    const [target, smallTarget] = [`${elsewhere}_2`, `${elsewhere}_3`];
    used.push(target, smallTarget);
    const [small, large] = [join(folder, 'small'), join(folder, 'large')];
    const toBackUp = await peak('cli/backup', shop.db.databaseName, small);
    expect((await peak('cli/backup', elsewhere, large)) - toBackUp).toBeLessThan(100);
    const toRestore = await peak('cli/restore', smallTarget, small);
    expect((await peak('cli/restore', target, large)) - toRestore).toBeLessThan(100);
    expect(await client.db(target).collection('photos').countDocuments()).toBe(150);
  });
});

describe('a restore', () => {
  test.each<[string, (good: Buffer) => Buffer, RegExp]>([
    ['half of it', (good) => good.subarray(0, good.length / 2), /is cut off: its end is missing/],
    ['all but its last bytes', (good) => good.subarray(0, -20), /is cut off: its end is missing/],
    ['one wrong bit', (good) => withWrongBit(good), /is damaged/],
    [
      'another price in it',
      (good) => rewriteBackup(good, (content) => replaced(content, 'available', 'a1ailable')),
      /is damaged: its content does not agree with its checksums/,
    ],
    ['nothing in it', () => Buffer.alloc(0), /is not a backup of this shop/],
    ['something else in it', () => Buffer.from('# Shopping list'), /is not a backup of this shop/],
    [
      'a newer format',
      (good) => Buffer.from(good.toString('latin1').replace('format 1', 'format 2'), 'latin1'),
      /is a backup of format 2, and this version of the shop knows formats up to 1/,
    ],
  ])('of a file with %s says so in one sentence and touches nothing', async (_what, spoil, sentence) => {
    const path = join(folder, `spoiled-${used.length}`);
    await writeFile(path, spoil(await readFile(backup)));
    await client.db(elsewhere).collection('pets').insertOne({ petname: 'Rex' });
    const before = await bytesOf(client.db(elsewhere));
    const run = await runBuilt('cli/restore', elsewhere, [path, '--replace']);
    expect(run.code).toBe(1);
    expect(run.output).toMatch(sentence);
    expect(run.output.trim().split('\n')).toHaveLength(1);
    expect(await bytesOf(client.db(elsewhere))).toEqual(before);
  });

  test('of a file that is not there says so', async () => {
    const run = await runBuilt('cli/restore', elsewhere, [join(folder, 'lost')]);
    expect(run).toEqual({
      code: 1,
      output: `${join(folder, 'lost')} can't be read: there is no such file or folder.\n`,
    });
  });

  test('into a database that holds something is rejected, and replaces all of it when told so', async () => {
    const database = client.db(elsewhere);
    await database.collection('pets').insertOne({ petname: 'Rex' });
    await database.collection('of-the-other-shop').insertOne({});
    const refused = await runBuilt('cli/restore', elsewhere, [backup]);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`The database ${elsewhere} is not empty`);
    expect(await database.collection('pets').distinct('petname')).toEqual(['Rex']);

    expect(await runBuilt('cli/restore', elsewhere, [backup, '--replace'])).toMatchObject({ code: 0 });
    expect(await database.collection('pets').countDocuments()).toBe(2);
    expect(await collectionsOf(elsewhere)).not.toContain('of-the-other-shop');
  });

  test('that was broken off keeps servers from starting until it is run to its end', async () => {
    await client.db(elsewhere).collection('restore-under-way').insertOne({ at: new Date() });
    const refused = await runBuilt('main', elsewhere);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^The server can't start: A restore of the database .* was broken off\. Run it again to its end/,
    );

    expect(await runBuilt('cli/restore', elsewhere, [backup, '--replace'])).toMatchObject({ code: 0 });
    expect(await collectionsOf(elsewhere)).not.toContain('restore-under-way');
  });

  test('beneath a server that runs is rejected', async () => {
    const run = await runBuilt('cli/restore', shop.db.databaseName, [backup, '--replace']);
    expect(run.code).toBe(1);
    expect(run.output).toMatch(/^A server of the shop runs on the database .*\. Stop every server first/);
    expect(await shop.db.collection('pets').countDocuments()).toBe(2);
  });

  test('beneath a server that has a name of its own at the database is rejected', async () => {
    await aShopElsewhere();
    // As the addresses have it that Atlas hands out.
    const named = await shop.startAnother({ MONGODB_URI: `${uriOf(elsewhere)}&appName=Cluster0` });
    const run = await runBuilt('cli/restore', elsewhere, [backup, '--replace']);
    expect(run.code).toBe(1);
    expect(run.output).toMatch(
      /^A server of the shop runs on the database .*\(process \d+ on .*\)\. Stop every/,
    );
    await named.terminate();
    expect(await runBuilt('cli/restore', elsewhere, [backup, '--replace'])).toMatchObject({ code: 0 });
  });

  test('beneath a server that is started meanwhile is rejected, and leaves the database as it was', async () => {
    const database = client.db(elsewhere);
    // Large enough to be met while it is being read.
    await database
      .collection('photos')
      .insertMany(Array.from({ length: 40 }, () => ({ bytes: randomBytes(1_000_000) })));
    const large = join(folder, `large-${used.length}`);
    await runBuilt('cli/backup', elsewhere, [large]);
    await database.dropDatabase();
    await aShopElsewhere();
    await database.collection('oddities').insertOne({ kept: true });

    let pid = 0;
    const restore = runBuilt('cli/restore', elsewhere, [large, '--replace'], {
      onSpawn(spawned) {
        pid = spawned;
      },
    });
    await eventually(async () =>
      (await collectionsOf(elsewhere)).some((name) => name.startsWith('restoring.')),
    );
    process.kill(pid, 'SIGSTOP');
    const late = await shop.startAnother({ MONGODB_URI: uriOf(elsewhere) });
    process.kill(pid, 'SIGCONT');
    const run = await restore;
    expect(run.code).toBe(1);
    expect(run.output).toMatch(/^A server of the shop runs on the database .*\. Stop every server first/m);
    await late.terminate();
    expect(await database.collection('oddities').countDocuments({ kept: true })).toBe(1);
    expect(await collectionsOf(elsewhere)).not.toContain('restore-under-way');
    expect((await collectionsOf(elsewhere)).filter((name) => name.startsWith('restoring.'))).toEqual([]);
  });

  test('where a server was killed waits until it is sure, then goes on', async () => {
    await aShopElsewhere();
    const killed = await shop.startAnother({ MONGODB_URI: uriOf(elsewhere) });
    process.kill(killed.pid, 'SIGKILL');
    const run = await runBuilt('cli/restore', elsewhere, [backup, '--replace']);
    expect(run.output).toMatch(
      /^A server of the shop \(process \d+ on .*\) seems to be gone; waiting to be sure…$/m,
    );
    expect(run.code).toBe(0);
  });

  test('where a server of an earlier version has worked is rejected: it shows no sign of life', async () => {
    await aShopElsewhere();
    const other = await shop.startAnother({ MONGODB_URI: uriOf(elsewhere) });
    await other.terminate();
    await client.db(elsewhere).collection('serverheartbeats').drop();
    const run = await runBuilt('cli/restore', elsewhere, [backup, '--replace']);
    expect(run).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^A server of an earlier version has worked on .* can't be told whether one\s/,
      ),
    });
  });

  test('where it can not be told whether a server runs is rejected', async () => {
    await aShopElsewhere();
    const database = client.db(elsewhere);
    await database.collection('serverheartbeats').drop();
    // What can't be read: a view on itself.
    await database.createCollection('serverheartbeats', {
      viewOn: 'pets',
      pipeline: [{ $addFields: { seenAt: { $divide: [1, 0] } } }],
    });
    const past = { bypassDocumentValidation: true };
    await database.collection('pets').insertOne({ petname: 'Rex' }, past);
    const run = await runBuilt('cli/restore', elsewhere, [backup, '--replace']);
    expect(run).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^It can't be told whether a server of the shop runs on the database .*\n$/,
      ),
    });
    expect(await database.collection('pets').distinct('petname')).toContain('Rex');
  });

  test('beside live keys of Stripe is rejected, for a server there would give money back', async () => {
    const env = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const run = await runBuilt('cli/restore', elsewhere, [backup], { env });
    expect(run.code).toBe(1);
    expect(run.output).toMatch(/STRIPE_SECRET_KEY is a live key\./);
    expect(await collectionsOf(elsewhere)).toEqual([]);
  });
});

function withWrongBit(good: Buffer): Buffer {
  const bad = Buffer.from(good);
  const middle = bad.length >> 1;
  bad[middle] = (bad[middle] ?? 0) ^ 1;
  return bad;
}

function replaced(content: Buffer, from: string, to: string): Buffer {
  return Buffer.from(content.toString('latin1').replace(from, to), 'latin1');
}
