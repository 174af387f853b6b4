import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../fixtures/process/eventually.ts';
import { seedFromCommandLine } from '../harness/command-line.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
/** How many indexes items have in a shop that is at work. */
let indexes: number;
beforeEach(async () => {
  shop = await startShop();
  indexes = (await shop.db.collection('pets').indexes()).length;
});
afterEach(() => shop.stop());

/** So many that the index of words is built at the end, and that the load can be interrupted before it. */
const ITEM_COUNT = 60_000;

/** A load of many items, some of which are there. */
async function begun(): Promise<ChildProcess> {
  const program = spawn(
    process.execPath,
    ['dist/packages/demo-shop/seed/main.js', '--items', String(ITEM_COUNT)],
    {
      env: { ...process.env, MONGODB_URI: shop.uri },
      stdio: 'ignore',
    },
  );
  // However long a program takes to begin on a busy machine: what is tested comes after.
  await eventually(async () => (await shop.db.collection('pets').estimatedDocumentCount()) > 0);
  return program;
}

/** How many indexes and words items have, and the words whose items are counted wrongly. */
async function wholeness(): Promise<{ indexes: number; miscounted: string[]; words: number }> {
  const pets = shop.db.collection('pets');
  const counted = await pets
    .aggregate([{ $unwind: '$searchWords' }, { $group: { _id: '$searchWords', items: { $sum: 1 } } }])
    .toArray();
  const real = new Map<string, number>();
  for (const { _id, items } of counted) {
    const word = _id.replace(/^=/, '');
    real.set(word, (real.get(word) ?? 0) + items);
  }
  const words = await shop.db.collection('words').find().toArray();
  const wrong = words.filter(({ _id, items }) => real.get(String(_id)) !== items);
  return {
    indexes: (await pets.indexes()).length,
    miscounted: wrong.map(({ _id }) => String(_id)),
    words: real.size,
  };
}

it('a load that is interrupted ends with what is there, whole', async () => {
  const program = await begun();
  program.kill('SIGINT');
  expect(await once(program, 'exit')).toEqual([130, null]);
  expect(await shop.db.collection('pets').countDocuments()).toBeLessThan(ITEM_COUNT);
  expect(await wholeness()).toMatchObject({ indexes, miscounted: [] });
});

it('a load that is killed leaves words uncounted, which the next start of a server completes', async () => {
  const program = await begun();
  program.kill('SIGKILL');
  await once(program, 'exit');
  expect(await wholeness()).toMatchObject({ indexes: indexes - 1 });
  await shop.restart();
  const after = await wholeness();
  expect(after).toMatchObject({ indexes, miscounted: [] });
  expect(after.words).toBeGreaterThan(100);
});

it('a load that is killed is completed by the next load, too', async () => {
  const program = await begun();
  program.kill('SIGKILL');
  await once(program, 'exit');
  expect((await wholeness()).miscounted).not.toEqual([]);
  await seedFromCommandLine(shop, 50);
  expect(await wholeness()).toMatchObject({ indexes, miscounted: [] });
});
