import mongoose from 'mongoose';
import { encodeFacets, type FacetedItem } from '../../src/catalogue/search/facets/facet-bitmask.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;

beforeEach(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterEach(() => shop.stop());

const remembered = () => shop.db.collection<{ _id: string; ranAt: Date }>('migrations');

/** A version of the shop with one more migration, which counts how often it runs. */
const withCounting = withBug({
  in: 'migrations/migrations.js',
  replace: 'export const migrations = [',
  by: `import mongoose from 'mongoose';
    const up = async () => {
      await mongoose.connection.collection('counts').updateOne({}, { $inc: { runs: 1 } }, { upsert: true });
    };
    export const migrations = [{ id: '9999-count', up },`,
});

async function runs(): Promise<number> {
  return (await shop.db.collection('counts').findOne({}))?.runs ?? 0;
}

/** As when half a minute has passed since a server was killed. */
async function forgetKilledServers(): Promise<void> {
  await shop.db.collection('serverheartbeats').deleteMany({});
}

describe('a new migration', () => {
  it('runs once where two servers start at the same time, and never again', async () => {
    await shop.kill();
    await forgetKilledServers();
    const servers = await Promise.all([shop.startAnother(withCounting), shop.startAnother(withCounting)]);
    expect(await runs()).toBe(1);
    for (const server of servers) await server.terminate();
    await shop.startAnother(withCounting);
    expect(await runs()).toBe(1);
  });
});

describe('items of an older version', () => {
  const COUNT = 1200;

  /** So many that they take several batches. */
  async function addOldItems(): Promise<void> {
    await addItem(shop, admin.token, anItem({ petname: 'Harness' }));
    const pets = shop.db.collection('pets');
    const item: mongoose.mongo.BSON.Document = (await pets.findOne()) ?? {};
    const { nameKey: _key, cell: _cell, searchWords: _words, ...old } = item;
    await pets.insertMany(
      Array.from({ length: COUNT }, () => ({ ...old, _id: new mongoose.Types.ObjectId() })),
    );
    await remembered().deleteMany({});
  }

  it('that a killed server has listed in part are all listed by the next start, and their words counted once', async () => {
    await addOldItems();
    const pets = shop.db.collection('pets');
    const deadly = withBug({
      in: '0004-list-items.js',
      replace: 'old = await itemsAfter(old.at(-1)',
      by: "process.kill(process.pid, 'SIGKILL'); old = await itemsAfter(old.at(-1)",
    });
    await expect(shop.startAnother(deadly)).rejects.toThrow();
    const left = await pets.countDocuments({ cell: { $exists: false } });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(COUNT);

    await shop.restart();
    expect(await pets.countDocuments({ cell: { $exists: false } })).toBe(0);
    const word = await shop.db
      .collection<{ _id: string; items: number }>('words')
      .findOne({ _id: 'harness' });
    expect(word?.items).toBe(COUNT + 1);
    const { data } = await shop.gql('{ pets(search: "harness") { totalCount } }');
    expect(data.pets.totalCount).toBe(COUNT + 1);
  });
});

describe('a facet that a new version adds', () => {
  /** The item's name as a facet: it is stored already, with items of every kind. */
  const withFacet = withBug({
    in: 'facet-bitmask.js',
    replace: 'import { cellFields, FACTS_VERSION, factOf, unlessSaid, } from',
    by: `const FACTS_VERSION = 4;
      const cellFields = ['petname', ...known];
      const added = { options: { BRUNO: 'Bruno', BED: 'Bed' }, bits: { from: 28, count: 2 } };
      const factOf = (field) => (field === 'petname' ? added : knownFact(field));
      import { cellFields as known, factOf as knownFact, unlessSaid } from`,
  });
  const lists = `{
    all: pets { ...counts }
    dogs: pets(where: { type: DOG, available: true }) { ...counts }
    beds: pets(where: { category: ACCESSORIES, available: false }) { ...counts }
  }
  fragment counts on PetConnection {
    totalCount
    edges { node { petname } }
    facets { available category { value count } type { value count } gender { value count } clan { value count } }
  }`;
  const listed = async () => (await shop.gql(lists)).data;
  const added = { Bruno: 1 * 2 ** 28, Bed: 2 * 2 ** 28, Luna: 0 };

  async function stored(): Promise<{ petname: keyof typeof added; cell: number }[]> {
    return (await shop.db.collection('pets').find().toArray()) as never;
  }

  const isCurrent = (pet: Awaited<ReturnType<typeof stored>>[number]) =>
    pet.cell === 2 ** 48 + added[pet.petname] + encodeFacets(pet as unknown as FacetedItem);

  let bed: string;
  beforeEach(async () => {
    await addItem(shop, admin.token, anAnimal({ petname: 'Bruno' }));
    await addItem(shop, admin.token, anAnimal({ petname: 'Luna', type: 'CAT', gender: 'FEMALE' }));
    bed = await addItem(shop, admin.token, anItem({ petname: 'Bed', category: 'ACCESSORIES', stock: 0 }));
  });

  it('is in the number of every stored item before the first request', async () => {
    await shop.startAnother(withFacet);
    const pets = await stored();
    expect(pets.filter((pet) => !isCurrent(pet))).toEqual([]);
    expect(pets).toHaveLength(3);
  });

  it('changes nothing for a server of the version before, which reads the new numbers', async () => {
    const before = await listed();
    await shop.startAnother(withFacet);
    expect(await listed()).toEqual(before);
    await shop.restart();
    expect(await listed()).toEqual(before);
    expect((await stored()).filter((pet) => !isCurrent(pet))).toEqual([]);
  });

  it('is put back by the next start where a server of the version before has written an item', async () => {
    await shop.startAnother(withFacet);
    const change = 'mutation ($id: ID!) { updatePet(id: $id, input: { stock: 3 }) { _id } }';
    await shop.gql(change, { id: bed }, admin.token);
    expect((await stored()).filter((pet) => !isCurrent(pet)).map(({ petname }) => petname)).toEqual(['Bed']);
    await shop.startAnother(withFacet);
    expect((await stored()).filter((pet) => !isCurrent(pet))).toEqual([]);
  });
});
