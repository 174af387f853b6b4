import mongoose from 'mongoose';
import { encodeFacets, type FacetedItem } from '../../src/catalogue/search/facets/facet-bitmask.ts';
import { migrationIds } from '../../src/migrations/migrations.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import { buy, cancelCartEntry, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
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

describe('the database', () => {
  it('remembers which migrations it has behind it, by ids in the order in which they run', async () => {
    const records = await remembered().find().sort({ _id: 1 }).toArray();
    expect(records.map(({ _id }) => _id)).toEqual(migrationIds);
    expect(migrationIds.toSorted()).toEqual(migrationIds);
    for (const id of migrationIds) expect(id).toMatch(/^\d{4}(-[a-z]+)+$/);
  });

  it('has each behind it once', async () => {
    const before = await remembered().find().toArray();
    await shop.restart();
    expect(await remembered().find().toArray()).toEqual(before);
  });
});

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

  it('runs again as long as a server of the version before may leave what it is about', async () => {
    await shop.startAnother(withCounting);
    await shop.startAnother(withCounting);
    expect(await runs()).toBe(2);
    await shop.kill();
    await forgetKilledServers();
    await shop.startAnother(withCounting);
    await shop.startAnother(withCounting);
    expect(await runs()).toBe(3);
  });

  it('runs again after a way back to the version before', async () => {
    await shop.kill();
    await forgetKilledServers();
    const newer = await shop.startAnother(withCounting);
    await newer.terminate();
    await shop.startAgain();
    expect(await remembered().findOne({ _id: '9999-count' })).toBeNull();
    await shop.startAnother(withCounting);
    expect(await runs()).toBe(2);
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
      replace: 'old = await lackingAfter(old',
      by: "process.kill(process.pid, 'SIGKILL'); old = await lackingAfter(old",
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
    replace: 'const LAYOUT_VERSION = 1;\nconst layout = [',
    by: `const LAYOUT_VERSION = 2;
      const layout = [{ field: 'petname', options: { BRUNO: 'Bruno', BED: 'Bed' }, shift: 39, bits: 5 },`,
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
  const added = { Bruno: 1 * 2 ** 39, Bed: 2 * 2 ** 39, Luna: 0 };

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

describe('orders from before it was kept what they were charged', () => {
  it('give back what they would have, once the migration has stored it', async () => {
    const shopper = await shop.signUp();
    const food = await addItem(shop, admin.token, anItem({ petprice: 12.5 }));
    const bed = await addItem(shop, admin.token, anItem({ petprice: 60 }));
    const { clientSecret, payment } = await buy(shop, shopper.token, [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ]);
    // As the version before left an order of $110 whose bed was cancelled: $80 had gone back, delivery shrank to $5.
    const [foodEntry, bedEntry] = payment.cartEntries as { _id: string }[];
    await shop.gql(cancelCartEntry, { id: bedEntry?._id }, shopper.token);
    const paid = { intentId: intentIdOf(clientSecret) };
    await shop.stripe.refunds.create({ payment_intent: paid.intentId, amount: 2000 });
    const books = { $set: { refundDue: 80, amountRefunded: 80 }, $unset: { deliveryCents: '' } };
    await shop.db.collection('payments').updateOne(paid, books);
    await shop.db.collection('cartentries').updateMany({}, { $unset: { paidCents: '' } });
    await remembered().deleteOne({ _id: '0006-store-what-was-charged' });

    await shop.restart();
    expect(await shop.db.collection('payments').findOne(paid)).toMatchObject({ deliveryCents: 500 });
    const stored = await shop.db.collection('cartentries').find().sort({ _id: 1 }).toArray();
    expect(stored.map(({ paidCents }) => paidCents)).toEqual([2500, 8000]);
    const price = '{ me { orders { edges { node { price { entriesTotal reductions delivery total } } } } } }';
    const { data } = await shop.gql(price, {}, shopper.token);
    expect(data.me.orders.edges).toEqual([
      { node: { price: { entriesTotal: 85, reductions: 0, delivery: 25, total: 110 } } },
    ]);
    await shop.gql(cancelCartEntry, { id: foodEntry?._id }, shopper.token);
    expect(await shop.db.collection('payments').findOne(paid)).toMatchObject({ refundDue: 110 });
  });
});

describe('orders from before they had numbers', () => {
  const COUNT = 500;

  it('get one each, even where a server is killed over it and a number is drawn twice', async () => {
    const payments = shop.db.collection('payments');
    const taken = 'FP-2222-2222';
    const old = { kind: 'checkout', uid: 'somebody', status: 'succeeded', paymentdate: new Date() };
    await payments.insertMany(Array.from({ length: COUNT }, () => ({ ...old })));
    await payments.insertOne({ ...old, number: taken });
    await remembered().deleteMany({ _id: '0007-number-old-orders' });
    await shop.kill();
    await forgetKilledServers();

    const deadly = withBug({
      in: '0007-number-old-orders.js',
      replace: 'await numberAll(batch);',
      by: "await numberAll(batch); process.kill(process.pid, 'SIGKILL');",
    });
    await expect(shop.startAnother(deadly)).rejects.toThrow();
    const left = await payments.countDocuments({ number: { $exists: false } });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(COUNT);

    // The first ten numbers that it draws are all the one that is taken.
    const unlucky = withBug({
      in: '0007-number-old-orders.js',
      replace: 'newOrderNumber(randomInt)',
      by: 'newOrderNumber((below) => ((globalThis.drawn = (globalThis.drawn ?? 0) + 1) > 80 ? randomInt(below) : 0))',
    });
    await (await shop.startAnother(unlucky)).terminate();
    const numbers = (await payments.find().toArray()).map(({ number }) => number);
    expect(numbers).toHaveLength(COUNT + 1);
    expect(new Set(numbers).size).toBe(COUNT + 1);
    for (const number of numbers) expect(number).toMatch(/^FP-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await payments.countDocuments({ number: taken })).toBe(1);
  });
});

describe('items from before they had a kind, a species and a size', () => {
  const COUNT = 600;

  it('get what their texts say, even where a server is killed over it, and are found by it', async () => {
    const lead = await addItem(shop, admin.token, anItem({ petname: 'Rope Lead', category: 'ACCESSORIES' }));
    const rabbit = await addItem(
      shop,
      admin.token,
      anAnimal({ petname: 'Hazel', type: 'OTHER', short: 'A brown rabbit.' }),
    );
    const pets = shop.db.collection('pets');
    const gone = { kind: '', species: '', size: '' };
    await pets.updateMany({}, [
      { $set: { cell: { $mod: ['$cell', 2 ** 23] } } },
      { $unset: Object.keys(gone) },
    ]);
    // What has no cell is counted with its words first.
    const {
      _id,
      cell: _cell,
      ...old
    } = (await pets.findOne({
      petname: 'Rope Lead',
    })) as mongoose.mongo.BSON.Document;
    await pets.insertMany(Array.from({ length: COUNT }, () => ({ ...old, petname: 'Rope Lead, blue' })));
    // A name that is none, as another program may have left it.
    await pets.insertOne({ ...old, petname: 42 });
    await remembered().deleteOne({ _id: '0008-give-old-items-facts' });
    await shop.kill();
    await forgetKilledServers();
    const deadly = withBug({
      in: '0008-give-old-items-facts.js',
      replace: 'old = await withoutFactsAfter(old',
      by: "process.kill(process.pid, 'SIGKILL'); old = await withoutFactsAfter(old",
    });
    await expect(shop.startAnother(deadly)).rejects.toThrow();
    const left = await pets.countDocuments({ kind: null, petname: 'Rope Lead, blue' });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(COUNT);

    await shop.restart();
    const counts = `{
      leads: pets(where: { kind: LEAD }, first: 1) { totalCount facets { kind { value count } } }
      rabbits: pets(where: { species: RABBIT }) { edges { node { _id kind species } } }
    }`;
    const { data } = await shop.gql(counts);
    expect(data.leads).toEqual({
      totalCount: COUNT + 1,
      facets: { kind: [{ value: 'LEAD', count: COUNT + 1 }] },
    });
    expect(data.rabbits.edges).toEqual([{ node: { _id: rabbit, kind: null, species: 'RABBIT' } }]);
    const changed = await pets.findOne({ petname: 'Rope Lead' });
    expect([String(changed?._id), changed?.kind]).toEqual([lead, 'Lead']);
    const word = await shop.db.collection<{ _id: string; items: number }>('words').findOne({ _id: 'lead' });
    expect(word?.items).toBe(COUNT + 1);
  });
});

describe('items that were deleted before the shop remembered it', () => {
  it('are gone for good on their pages, as far as the audit knows them', async () => {
    const gone = await addItem(shop, admin.token, anItem({ petname: 'Gone' }));
    const restored = await addItem(shop, admin.token, anItem({ petname: 'Back' }));
    for (const id of [gone, restored]) {
      await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id }, admin.token);
    }
    await shop.gql('mutation ($id: ID!) { restorePet(id: $id) { _id } }', { id: restored }, admin.token);
    await shop.db.collection('gonepets').deleteMany({});
    await remembered().deleteOne({ _id: '0009-remember-deleted-items' });
    await shop.restart();
    const known = await shop.db.collection('gonepets').find().toArray();
    expect(known).toMatchObject([{ category: 'food', type: 'dog' }]);
    expect(known.map(({ _id }) => String(_id))).toEqual([gone]);
  });
});

describe('orders from before their payments kept what lists ask', () => {
  const COUNT = 500;

  it('are listed, found and chosen, even where a server is killed over it', async () => {
    const payments = shop.db.collection('payments');
    const entries = shop.db.collection('cartentries');
    const { petId, payment } = await aPaidOrder();
    const [sample, line] = [
      await payments.findOne({ _id: new mongoose.Types.ObjectId(payment._id) }),
      await entries.findOne({ petId: new mongoose.Types.ObjectId(petId) }),
    ];
    const {
      orderStatus: _status,
      searchKeys: _keys,
      deliveryMethod: _method,
      ...old
    } = sample as mongoose.mongo.BSON.Document;
    const copies = Array.from({ length: COUNT }, (_, place) => ({
      ...old,
      ...{ _id: new mongoose.Types.ObjectId(), number: numberAt(place), intentId: `pi_old_${place}` },
      ...{ idempotencyKey: `old ${place}`, email: `old-${place}@petshop.test` },
    }));
    await payments.insertMany(copies);
    const statuses = ['paid', 'shipped', 'delivered', 'cancelled'];
    await entries.insertMany(
      copies.map(({ _id: paymentId }, place) => ({
        ...line,
        ...{ _id: new mongoose.Types.ObjectId(), paymentId, status: statuses[place % 4] },
      })),
    );
    // As other programs may leave them: one without entries, one whose texts are none, one that ended unpaid.
    const bare = { ...old, _id: new mongoose.Types.ObjectId(), number: numberAt(COUNT), intentId: 'pi_bare' };
    const odd = {
      ...bare,
      _id: new mongoose.Types.ObjectId(),
      number: numberAt(COUNT + 1),
      intentId: 'pi_odd',
    };
    const ended = {
      ...bare,
      _id: new mongoose.Types.ObjectId(),
      number: numberAt(COUNT + 2),
      intentId: 'pi_ended',
    };
    await payments.insertMany([
      { ...bare, idempotencyKey: 'bare' },
      { ...odd, idempotencyKey: 'odd', username: 42, phone: null },
      { ...ended, idempotencyKey: 'ended', status: 'cancelled', orderStatus: 'pending', searchKeys: ['^x'] },
    ]);
    await entries.insertMany(
      [odd, ended].map(({ _id: paymentId }) => ({ ...line, _id: new mongoose.Types.ObjectId(), paymentId })),
    );
    await remembered().deleteOne({ _id: '0010-list-orders' });
    await shop.kill();
    await forgetKilledServers();
    const deadly = withBug({
      in: '0010-list-orders.js',
      replace: 'let isDone = await describe(batch);',
      by: "let isDone = await describe(batch); process.kill(process.pid, 'SIGKILL');",
    });
    await expect(shop.startAnother(deadly)).rejects.toThrow();
    const left = await payments.countDocuments({ orderStatus: null });
    expect(left).toBeGreaterThan(100);
    expect(left).toBeLessThan(COUNT);

    await shop.restart();
    const count = async (where: object) => {
      const query = 'query ($where: OrderWhere) { orders(where: $where, first: 1) { totalCount } }';
      const { data, errors } = await shop.gql(query, { where }, admin.token);
      if (errors) throw new Error(JSON.stringify(errors));
      return data.orders.totalCount;
    };
    expect(await count({ search: 'old-499' })).toBe(1);
    expect(await count({ search: 'petshop' })).toBe(COUNT + 2);
    expect(await count({ status: 'SHIPPED' })).toBe(COUNT / 4);
    expect(await count({ delivery: 'STANDARD' })).toBe(COUNT + 2);
    expect(await count({})).toBe(COUNT + 2);
    expect(await payments.findOne({ _id: ended._id })).not.toHaveProperty('searchKeys');
  });
});

/** An order's number of its own for each place. */
function numberAt(place: number): string {
  const signs = '23456789ABCDEFGH';
  const written = Array.from({ length: 8 }, (_, digit) => signs[(place >> (4 * digit)) % 16]).join('');
  return `FP-${written.slice(0, 4)}-${written.slice(4)}`;
}

/** Food, bought. */
async function aPaidOrder() {
  const petId = await addItem(shop, admin.token, anItem({ stock: 50 }));
  const { payment } = await buy(shop, admin.token, [{ petId, accessoriesAmount: 1 }]);
  return { petId, payment: payment as { _id: string } };
}

describe('accounts that ordered before the shop kept how they are reached', () => {
  it('are found by the phone number of their latest order, and those who never ordered stay as they are', async () => {
    const users = shop.db.collection('users');
    const petId = await addItem(shop, admin.token, anAnimal());
    const [asked, silent] = [await shop.signUp({ name: 'Olga Old' }), await shop.signUp()];
    const order = { petId, username: 'Olga', location: '3 Elm Row', phone: '5550001234' };
    await shop.gql(
      'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }',
      { input: order },
      asked.token,
    );
    const before = await users.findOne({ uid: silent.uid });
    const withoutPhone = { $unset: { phone: '', location: '' }, $pull: { searchKeys: /\d{4}/ } };
    await users.updateOne({ uid: asked.uid }, withoutPhone as object);
    await remembered().deleteOne({ _id: '0011-remember-contacts' });
    await shop.restart();
    const { data } = await shop.gql(
      '{ customers(where: { search: "555 000 1234" }) { edges { node { name phone location } } } }',
      {},
      admin.token,
    );
    expect(data.customers.edges).toEqual([
      { node: { name: 'Olga Old', phone: '5550001234', location: '3 Elm Row' } },
    ]);
    expect((await users.findOne({ uid: silent.uid }))?.searchKeys).toEqual(before?.searchKeys);
  });
});
