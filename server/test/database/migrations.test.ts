import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { Types } from 'mongoose';
import { AuditRecordModel } from '../../src/audit/audit-record.entity.ts';
import { listingFieldsOf } from '../../src/catalogue/search/listing-fields.ts';
import { addWords } from '../../src/catalogue/search/words/word-index.ts';
import { startHeartbeat } from '../../src/database/server-heartbeat.ts';
import { listOrdersByIndex } from '../../src/migrations/0010-list-orders.ts';
import { rememberContacts } from '../../src/migrations/0011-remember-contacts.ts';
import { giveOldOrdersParcels } from '../../src/migrations/0012-give-old-orders-parcels.ts';
import { setInvalidRecordsAside } from '../../src/migrations/0015-set-invalid-records-aside.ts';
import { bringWayHomeUpToDate } from '../../src/migrations/0022-animals-way-home.ts';
import { namePresentAddresses } from '../../src/migrations/0023-name-present-addresses.ts';
import { remindOfTasks, remindOfTreatments } from '../../src/migrations/0025-0027-remind-of-care.ts';
import { dateOfferedVisits } from '../../src/migrations/0028-date-offered-visits.ts';
import { dateOldRecords } from '../../src/migrations/early/0002-date-old-records.ts';
import { listItems } from '../../src/migrations/early/0004-list-items.ts';
import { makeAccountsFindable } from '../../src/migrations/early/0005-make-accounts-findable.ts';
import { storeWhatWasCharged } from '../../src/migrations/early/0006-store-what-was-charged.ts';
import { numberOldOrders } from '../../src/migrations/early/0007-number-old-orders.ts';
import { giveOldItemsFacts } from '../../src/migrations/early/0008-give-old-items-facts.ts';
import { rememberDeletedItems } from '../../src/migrations/early/0009-remember-deleted-items.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { type Migration, migrationIds, migrations } from '../../src/migrations/migrations.ts';
import { prepareDatabase } from '../../src/migrations/prepare-database.ts';
import { searchKeysFor } from '../../src/users/account-keys.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';
import { startShop } from '../harness/shop.ts';

/*
 * What a migration makes of old records, and what the database remembers of it. Where two versions of the server run side by
 * side, and where one is killed: migrations.slow.test.ts.
 */

let own: OwnDatabase;
const collection = (name: string) => own.db.collection(name);
const remembered = () => own.db.collection<{ _id: string }>('migrations');

beforeAll(async () => {
  own = await openOwnDatabase();
  await prepareDatabase(own.log);
});
afterEach(async () => {
  const written = [
    'pets',
    'words',
    'gonepets',
    'auditrecords',
    'users',
    'petorders',
    'cartentries',
    'payments',
  ];
  for (const name of [...written, 'counts', 'serverheartbeats', 'setasiderecords'])
    await collection(name).deleteMany({});
});
afterAll(() => own.close());

test('a server brings its database up to date before the first request, and remembers it once', async () => {
  const shop = await startShop();
  const known = () => shop.db.collection<{ _id: string }>('migrations').find().sort({ _id: 1 }).toArray();
  const before = await known();
  expect(before.map(({ _id }) => _id)).toEqual(migrationIds);
  const item = { ...anItem('Straße'), availability: 'available', stock: 3, timesOrdered: 0 };
  await shop.db.collection('pets').insertOne(item);
  await shop.restart();
  const { data } = await shop.gql('{ pets(search: "strasse") { edges { node { petname } } } }');
  expect(data.pets.edges).toEqual([{ node: { petname: 'Straße' } }]);
  expect(await known()).toEqual(before);
  await shop.stop();
});

describe('the database', () => {
  it('remembers which migrations it has behind it, by ids in the order in which they run', async () => {
    const ids = (await remembered().find().toArray()).map(({ _id }) => _id);
    expect(ids).toEqual(migrationIds);
    expect(migrationIds.toSorted()).toEqual(migrationIds);
    for (const id of migrationIds) expect(id).toMatch(/^\d{4}(-[a-z]+)+$/);
  });
});

describe('a new migration', () => {
  /** One that counts how often it runs, which takes as long as two need to meet. */
  const counting: Migration = {
    id: '9999-count',
    async up() {
      await collection('counts').updateOne({}, { $inc: { runs: 1 } }, { upsert: true });
      await pause(50);
    },
  };
  const newer = [...migrations, counting];
  const runs = async () => (await collection('counts').findOne({}))?.runs ?? 0;

  beforeEach(() => remembered().deleteOne({ _id: counting.id }));

  it('runs once where two servers start at the same time, and never again', async () => {
    await Promise.all([migrate(own.log, newer), migrate(own.log, newer)]);
    expect(await runs()).toBe(1);
    await migrate(own.log, newer);
    expect(await runs()).toBe(1);
  });

  it('runs again as long as a server of the version before may leave what it is about', async () => {
    const older = await startHeartbeat('A server of the version before', migrationIds);
    await migrate(own.log, newer);
    await migrate(own.log, newer);
    expect(await runs()).toBe(2);
    await older.stop();
    await migrate(own.log, newer);
    await migrate(own.log, newer);
    expect(await runs()).toBe(3);
  });

  it('runs again as long as one that was killed may not be gone, and no longer', async () => {
    const killed = { program: 'A server', migrations: [...migrationIds], pid: 1, host: 'here' };
    const heartbeats = own.db.collection<{ _id: string }>('serverheartbeats');
    const secondsAgo = async (seconds: number) => {
      const seenAt = { $subtract: ['$$NOW', 1000 * seconds] };
      await heartbeats.updateOne({ _id: 'killed' }, [{ $set: { ...killed, seenAt } }], { upsert: true });
    };
    await secondsAgo(20);
    await migrate(own.log, newer);
    await secondsAgo(31);
    await migrate(own.log, newer);
    await migrate(own.log, newer);
    expect(await runs()).toBe(2);
  });

  it('runs again after a way back to the version before', async () => {
    await migrate(own.log, newer);
    await migrate(own.log);
    expect(await remembered().findOne({ _id: counting.id })).toBeNull();
    await migrate(own.log, newer);
    expect(await runs()).toBe(2);
  });

  it('that repairs runs at every start', async () => {
    const repairing = [...migrations, { ...counting, isRepair: true }];
    await migrate(own.log, repairing);
    await migrate(own.log, repairing);
    expect(await runs()).toBe(2);
  });
});

function anItem(petname: string) {
  return {
    ...{ petname, petprice: 12.5, category: 'food', type: 'dog', gender: 'Male', age: 'Adult' },
    ...{ color: 'Brown', clan: 'Harrier', short: '-', details: '-', createdAt: new Date() },
  };
}

/** Puts items in as they are stored now, changed as an older version left them. */
async function addItems(
  names: readonly string[],
  change: (item: Record<string, unknown>) => object = (item) => item,
): Promise<Types.ObjectId[]> {
  const items = names.map((petname) => {
    const item = { ...anItem(petname), availability: 'available' as const, stock: 3, timesOrdered: 0 };
    return { _id: new Types.ObjectId(), ...change({ ...item, ...listingFieldsOf(item) }) };
  });
  await collection('pets').insertMany(items);
  return items.map(({ _id }) => _id);
}

/** How many items a word is counted for. */
async function countOf(word: string): Promise<number | undefined> {
  return (await own.db.collection<{ _id: string; items: number }>('words').findOne({ _id: word }))?.items;
}

const many = (count: number, petname: string) => Array<string>(count).fill(petname);

describe('items of an older version', () => {
  it('that were listed in part are all listed by the next start, and their words counted once', async () => {
    const unlisted = ({ nameKey: _key, cell: _cell, searchWords: _words, ...old }: Record<string, unknown>) =>
      old;
    await addItems(many(1200, 'Harness'), unlisted);
    const allow = await own.refuseUnless('words', { items: { $lte: 700 } });
    await expect(listItems()).rejects.toThrow();
    const left = () => collection('pets').countDocuments({ cell: { $exists: false } });
    expect([await left(), await countOf('harness')]).toEqual([700, 500]);
    await allow();
    await listItems();
    expect([await left(), await countOf('harness')]).toEqual([0, 1200]);
    await listItems();
    expect(await countOf('harness')).toBe(1200);
  });

  it('whose words were those of another rule are found by those of today, counted once', async () => {
    await addItems(['Straße 10', 'Straße 9'], ({ nameKey: _key, ...old }) => ({
      ...old,
      searchWords: ['=straße', '=harrier'],
    }));
    await addWords(
      new Map([
        ['straße', 2],
        ['harrier', 2],
      ]),
    );
    await listItems();
    expect([await countOf('straße'), await countOf('strasse'), await countOf('harrier')]).toEqual([
      undefined,
      2,
      2,
    ]);
    const stored = await collection('pets').find().sort({ nameKey: 1 }).toArray();
    expect(stored.map(({ petname }) => petname)).toEqual(['Straße 9', 'Straße 10']);
    for (const { searchWords } of stored) expect(searchWords).toContain('=strasse');
  });

  it('are listed whatever stands in their fields', async () => {
    const [id] = await addItems(['x'], ({ nameKey: _key, ...old }) => ({
      ...old,
      petname: 42,
      cell: 'none',
    }));
    await listItems();
    const stored = await collection('pets').findOne({ _id: id });
    expect([stored?.nameKey, stored?.cell]).toEqual([expect.any(String), expect.any(Number)]);
  });
});

describe('items from before they had a kind, a species and a size', () => {
  const before = { kind: undefined, species: undefined, size: undefined };

  it('get what their texts say, even where a server ends over it, and are found by it', async () => {
    // Found by a word of an older rule.
    await addItems(many(600, 'Rope Lead, blue'), (item) => ({
      ...{ ...item, ...before, category: 'accessories', searchWords: ['=oldlead'] },
    }));
    const [rabbit] = await addItems(['Hazel'], (item) => ({
      ...{ ...item, ...before, category: 'pets', type: 'other', short: 'A brown rabbit.' },
    }));
    // A name that is none, as another program may have left it.
    const [unnamed] = await addItems(['x'], (item) => ({ ...item, ...before, petname: 42 }));
    await addWords(new Map([['oldlead', 600]]));
    const allow = await own.refuseUnless('pets', {
      $or: [{ kind: null }, { $expr: { $lt: ['$_id', await placeOf(550)] } }],
    });
    await expect(giveOldItemsFacts()).rejects.toThrow();
    const leads = async () => [
      await collection('pets').countDocuments({ kind: 'Lead' }),
      await countOf('lead'),
      await countOf('oldlead'),
    ];
    expect(await leads()).toEqual([500, 500, 100]);
    await allow();
    await giveOldItemsFacts();
    expect(await leads()).toEqual([600, 600, undefined]);
    const [hazel, other] = await Promise.all(
      [rabbit, unnamed].map((_id) => collection('pets').findOne({ _id })),
    );
    expect([hazel?.species, hazel?.kind ?? null, other?.kind ?? null]).toEqual(['Rabbit', null, null]);
    const lead = await collection('pets').findOne({ kind: 'Lead' });
    expect(lead?.cell).toBe(listingFieldsOf(lead as unknown as Parameters<typeof listingFieldsOf>[0]).cell);
  });

  async function placeOf(place: number): Promise<Types.ObjectId> {
    const [item] = await collection('pets').find().sort({ _id: 1 }).skip(place).limit(1).toArray();
    return item?._id as Types.ObjectId;
  }
});

describe('records from before it was kept when money came in and animals were given away', () => {
  it('are dated by when they began, as far as that happened', async () => {
    const began = new Date('2012-04-02T10:00:00Z');
    const [payments, entries, petOrders] = ['payments', 'cartentries', 'petorders'].map(collection);
    const kept = new Date('2012-05-01T00:00:00Z');
    await payments?.insertMany([
      { ...aPayment(0), paymentdate: began },
      { ...aPayment(1), paymentdate: began, status: 'cancelled' },
      { ...aPayment(2), paymentdate: began, settledAt: kept },
    ]);
    await entries?.insertMany([
      { orderDate: began, status: 'delivered' },
      { orderDate: began, status: 'pending' },
    ]);
    await petOrders?.insertMany([
      { orderDate: began, status: 'collected', petId: 1 },
      { orderDate: began, status: 'pending', petId: 2 },
    ]);
    await dateOldRecords();
    const dates = async (records: typeof payments, field: string) =>
      (await records?.find().sort({ _id: 1 }).toArray())?.map((record) => record[field]);
    expect(await dates(payments, 'settledAt')).toEqual([began, undefined, kept]);
    expect(await dates(entries, 'paidAt')).toEqual([began, undefined]);
    expect(await dates(petOrders, 'approvedAt')).toEqual([began, undefined]);
  });
});

describe('orders from before it was kept what they were charged', () => {
  it('keep for each line and the delivery what they would have been charged by the rules of then', async () => {
    const [payment, posted] = [new Types.ObjectId(), new Types.ObjectId()];
    const line = { uid: 'sam', petname: 'x', category: 'food', status: 'paid', orderDate: new Date() };
    await collection('payments').insertOne({ _id: payment, ...aPayment(0), amount: 110 });
    await collection('cartentries').insertMany([
      { ...line, paymentId: payment, petprice: 12.5, accessoriesAmount: 2, totalamount: 25 },
      // Its delivery went back with it: $80, and of the $25 for the delivery $5 were left.
      {
        ...line,
        paymentId: payment,
        petprice: 60,
        accessoriesAmount: 1,
        totalamount: 60,
        status: 'cancelled',
      },
      { ...line, _id: posted, petprice: 9.99, accessoriesAmount: 1, totalamount: 9.99 },
    ]);
    await storeWhatWasCharged();
    expect(await collection('payments').findOne({ _id: payment })).toMatchObject({ deliveryCents: 500 });
    const stored = await collection('cartentries').find().sort({ _id: 1 }).toArray();
    const paid = stored.map(({ paymentId, paidCents }) => [paymentId ? 'paid' : 'posted', paidCents]);
    expect(paid.toSorted()).toEqual([
      ['paid', 2500],
      ['paid', 8000],
      ['posted', 999],
    ]);
  });
});

/** An order's number of its own for each place. */
function numberAt(place: number): string {
  const signs = '23456789ABCDEFGH';
  const written = Array.from({ length: 8 }, (_, digit) => signs[(place >> (4 * digit)) % 16]).join('');
  return `FP-${written.slice(0, 4)}-${written.slice(4)}`;
}

/** A paid order of an older version. */
function aPayment(place: number) {
  return {
    ...{ kind: 'checkout', uid: 'sam', status: 'succeeded', paymentdate: new Date(), amount: 30 },
    ...{ username: 'Sam', location: '1 Elm Row', phone: '5550001234', email: `old-${place}@petshop.test` },
    ...{ number: numberAt(place), intentId: `pi_old_${place}`, idempotencyKey: `old ${place}` },
  };
}

describe('orders from before they had parcels', () => {
  it('have one for each moment at which something was sent, the last one with the number that is known', async () => {
    const paymentId = new Types.ObjectId();
    const label = { carrier: 'UPS', trackingNumber: '1Z999' };
    await collection('payments').insertOne({
      ...{ _id: paymentId, ...aPayment(0), ...label, orderStatus: 'partly_shipped' },
    });
    const [monday, tuesday] = [new Date('2026-11-23T09:00:00Z'), new Date('2026-11-24T09:00:00Z')];
    const line = { paymentId, uid: 'sam', petname: 'x', petprice: 10, orderDate: monday };
    const ids = Array.from({ length: 4 }, () => new Types.ObjectId());
    await collection('cartentries').insertMany([
      { ...line, _id: ids[0], accessoriesAmount: 2, status: 'delivered', shippedAt: monday },
      { ...line, _id: ids[1], accessoriesAmount: 1, status: 'shipped', shippedAt: tuesday },
      { ...line, _id: ids[2], accessoriesAmount: 3, status: 'delivered', shippedAt: tuesday },
      { ...line, _id: ids[3], accessoriesAmount: 1, status: 'paid' },
    ]);
    await Promise.all([giveOldOrdersParcels(), giveOldOrdersParcels()]);
    await giveOldOrdersParcels();
    const piecesOf = (...lines: [number, number][]) =>
      lines.map(([place, quantity]) => ({ entryId: ids[place], quantity }));
    expect(await collection('shipments').find().sort({ shippedAt: 1 }).toArray()).toEqual([
      { _id: ids[0], paymentId, shippedAt: monday, status: 'delivered', lines: piecesOf([0, 2]) },
      {
        ...{ _id: ids[1], paymentId, shippedAt: tuesday, status: 'on_its_way', ...label },
        lines: piecesOf([1, 1], [2, 3]),
      },
    ]);
    const entries = await collection('cartentries').find().sort({ _id: 1 }).toArray();
    expect(entries.map(({ shipmentId }) => shipmentId)).toEqual([ids[0], ids[1], ids[1], undefined]);
  });
});

describe('orders from before they had numbers', () => {
  const COUNT = 500;
  const payments = () => collection('payments');

  it('get one each, even where a server ends over it', async () => {
    const old = Array.from({ length: COUNT }, (_, place) => {
      const { number: _number, ...payment } = aPayment(place);
      return payment;
    });
    const { insertedIds } = await payments().insertMany(old);
    const allow = await own.refuseUnless('payments', {
      $or: [{ number: null }, { $expr: { $lt: ['$_id', insertedIds[250]] } }],
    });
    await expect(numberOldOrders()).rejects.toThrow();
    const left = await payments().countDocuments({ number: { $exists: false } });
    expect(left).toBe(COUNT - 250);
    await allow();
    await numberOldOrders();
    const numbers = (await payments().find().toArray()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(COUNT);
    for (const number of numbers) expect(number).toMatch(/^FP-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });

  it('draw another one where theirs is taken', async () => {
    const taken = 'FP-2222-2222';
    const { number: _number, ...unnumbered } = aPayment(1);
    await payments().insertMany([{ ...aPayment(0), number: taken }, unnumbered]);
    let drawn = 0;
    // The first ten numbers that it draws are all the one that is taken.
    await numberOldOrders((below) => {
      drawn += 1;
      return drawn > 80 ? drawn % below : 0;
    });
    expect(await payments().countDocuments({ number: taken })).toBe(1);
    expect(await payments().countDocuments({ number: /^FP-/ })).toBe(2);
    expect(drawn).toBeGreaterThan(80);
  });
});

describe('items that were deleted before the shop remembered it', () => {
  it('are gone for good on their pages, as far as the audit knows them', async () => {
    const [restored] = await addItems(['Back']);
    const [gone, retired] = [new Types.ObjectId(), new Types.ObjectId()];
    const what = [
      { field: 'category', before: 'food', after: null },
      { field: 'type', before: 'dog', after: null },
    ];
    const deletion = (subjectId: string, changes: object[]) => ({
      ...{ at: new Date(), actor: 'admin@petshop.test', actorName: 'An Admin', subjectName: 'x' },
      ...{ action: 'delete_pet', subject: 'pet', subjectId, changes },
    });
    await AuditRecordModel.collection.insertMany([
      deletion(String(gone), what),
      deletion(String(restored), what),
      deletion(String(retired), [{ field: 'availability', before: 'available', after: 'retired' }]),
      deletion('no id', what),
    ]);
    await rememberDeletedItems();
    const known = await collection('gonepets').find().toArray();
    expect(known).toMatchObject([{ _id: gone, category: 'food', type: 'dog' }]);
  });
});

describe('orders from before their payments kept what lists ask', () => {
  const COUNT = 500;

  it('are listed, found and chosen, even where a server ends over it', async () => {
    const payments = collection('payments');
    const old = Array.from({ length: COUNT }, (_, place) => ({
      _id: new Types.ObjectId(),
      ...aPayment(place),
    }));
    const statuses = ['paid', 'shipped', 'delivered', 'cancelled'];
    const lineOf = (paymentId: Types.ObjectId, status = 'paid') => ({
      ...{ paymentId, status, petname: 'Salmon kibble', username: 'Sam', phone: '5550001234' },
    });
    // As other programs may leave them: one without entries, one whose texts are none, one that ended unpaid.
    const bare = { _id: new Types.ObjectId(), ...aPayment(COUNT) };
    const odd = { _id: new Types.ObjectId(), ...aPayment(COUNT + 1), username: 42, phone: null };
    const ended = {
      ...{ _id: new Types.ObjectId(), ...aPayment(COUNT + 2), status: 'cancelled' },
      ...{ orderStatus: 'pending', searchKeys: ['^x'] },
    };
    await payments.insertMany([...old, bare, odd, ended]);
    const lines = old.map(({ _id }, place) => lineOf(_id, statuses[place % 4]));
    await collection('cartentries').insertMany([...lines, lineOf(odd._id), lineOf(ended._id)]);
    const allow = await own.refuseUnless('payments', {
      $or: [{ orderStatus: null }, { $expr: { $lt: ['$_id', old[250]?._id] } }],
    });
    await expect(listOrdersByIndex()).rejects.toThrow();
    expect(await payments.countDocuments({ orderStatus: { $ne: null } })).toBe(251);
    await allow();
    await listOrdersByIndex();
    const count = (where: object) => payments.countDocuments(where);
    expect(await count({ orderStatus: 'shipped' })).toBe(COUNT / 4);
    expect(await count({ orderStatus: { $ne: null } })).toBe(COUNT + 1);
    expect(await count({ searchKeys: '^kibble' })).toBe(COUNT + 1);
    expect(await count({ deliveryMethod: 'standard' })).toBe(COUNT + 3);
    const [plain, unpaid] = await Promise.all(
      [old[0], ended].map((one) => payments.findOne({ _id: one?._id })),
    );
    expect(plain?.searchKeys).toContain('^old');
    expect(unpaid).not.toHaveProperty('searchKeys');
    expect(unpaid).not.toHaveProperty('orderStatus');
  });
});

describe('accounts of an older version', () => {
  const account = (uid: string, name: string) => ({
    ...{
      uid,
      name,
      email: `${uid}@petshop.test`,
      emailVerified: true,
      role: 'regular',
      createdAt: new Date(),
    },
  });

  it('are found, and what found them before is gone', async () => {
    await collection('users').insertOne({ ...account('w', 'Weiß'), beginnings: ['w', 'we', 'wei', 'weiß'] });
    await makeAccountsFindable();
    const stored = await collection('users').findOne({ uid: 'w' });
    expect(stored?.searchKeys).toEqual(searchKeysFor({ name: 'Weiß', email: 'w@petshop.test' }));
    expect(stored?.searchKeys).toContain('weiss');
    expect(stored).not.toHaveProperty('beginnings');
  });

  it('that ordered are reached as their latest order says, and those who never ordered stay as they are', async () => {
    const users = collection('users');
    const silent = { ...account('silent', 'Sil Ent'), searchKeys: ['s'] };
    await users.insertMany([{ ...account('olga', 'Olga Old'), searchKeys: ['o'] }, silent]);
    const order = { uid: 'olga', username: 'Olga', location: '3 Elm Row', phone: '5550001234' };
    await collection('petorders').insertOne({ ...order, orderDate: new Date(2000), status: 'pending' });
    const before = { ...order, phone: '5559999999', location: 'Before', orderDate: new Date(1000) };
    await collection('cartentries').insertOne({ ...before, status: 'paid' });
    await rememberContacts();
    const olga = await users.findOne({ uid: 'olga' });
    expect(olga).toMatchObject({ phone: '5550001234', location: '3 Elm Row' });
    expect(olga?.searchKeys).toEqual(
      searchKeysFor({ name: 'Olga Old', email: 'olga@petshop.test', phone: '5550001234' }),
    );
    expect(await users.findOne({ uid: 'silent' })).toMatchObject(silent);
  });
});

test('orders of an account that has another address by now name that, and are found by both', async () => {
  await collection('users').insertMany([
    {
      uid: 'sam',
      email: 'sam@new.test',
      emailVerified: true,
      name: 'Sam',
      role: 'regular',
      createdAt: new Date(),
    },
    { uid: 'gone', mergedInto: 'sam', emailVerified: true, name: '', role: 'regular', createdAt: new Date() },
  ]);
  const order = { ...aPayment(0), uid: 'sam', email: 'sam@old.test', searchKeys: ['^old'] };
  await collection('payments').insertOne(order);
  await namePresentAddresses();
  await namePresentAddresses();
  const stored = await collection('payments').findOne({ uid: 'sam' });
  expect(stored).toMatchObject({ email: 'sam@new.test', formerEmails: ['sam@old.test'] });
  expect(stored?.searchKeys).toEqual(expect.arrayContaining(['^old', '^new']));
});

test('treatments from before anybody was reminded of one are reminded of', async () => {
  const animal = { name: 'Nala', type: 'cat', neutered: 'YES', avoids: [], weights: [], tasks: [] };
  const treatment = { id: 'a', kind: 'VACCINATION', name: 'FVRCP', nextOn: '2099-01-31' };
  await collection('animals').insertMany([
    { ...animal, uid: 'ada', treatments: [treatment] },
    { ...animal, uid: 'bea', treatments: [{ ...treatment, nextOn: undefined, on: '2026-01-31' }] },
    { ...animal, uid: 'cleo', treatments: [treatment], remindOn: '2099-01-31' },
  ]);
  await remindOfTreatments();
  await remindOfTreatments();
  const stored = await collection('animals').find().sort({ uid: 1 }).toArray();
  expect(stored.map(({ remindOn }) => remindOn)).toEqual(['2099-01-24', undefined, '2099-01-31']);
});

test('tasks that were noted before anybody was reminded get their day, beside treatments too', async () => {
  const animal = { name: 'Nala', type: 'cat', neutered: 'YES', avoids: [], weights: [], treatments: [] };
  const task = { id: 'a', title: 'Check-up', dueOn: '2098-01-31', remindFrom: '2026-11-28' };
  await collection('animals').deleteMany({});
  await collection('animals').insertMany([
    { ...animal, uid: 'ada', tasks: [task] },
    { ...animal, uid: 'bea', tasks: [{ ...task, doneOn: '2026-01-31' }] },
    { ...animal, uid: 'cleo', tasks: [task], remindOn: '2099-01-24' },
  ]);
  await remindOfTasks();
  await remindOfTasks();
  const stored = await collection('animals').find().sort({ uid: 1 }).toArray();
  expect(stored.map(({ remindOn }) => remindOn)).toEqual(['2098-01-24', undefined, '2098-01-24']);
});

test('visits that were offered without a day to choose by are due with the last of their times', async () => {
  const [first, last] = [new Date('2026-11-27T15:00:00Z'), new Date('2026-11-28T15:00:00Z')];
  const offered = { stage: 'VISIT_OFFERED', offered: [last, first] };
  await collection('petorders').insertMany([
    { uid: 'a', status: 'pending', application: offered },
    { uid: 'b', status: 'pending', application: { ...offered, dueAt: first } },
    { uid: 'c', status: 'declined', application: offered },
    { uid: 'd', status: 'pending', application: { ...offered, stage: 'READING' } },
  ]);
  await dateOfferedVisits();
  await dateOfferedVisits();
  const stored = await collection('petorders').find().sort({ uid: 1 }).toArray();
  expect(stored.map(({ application }) => application.dueAt)).toEqual([last, first, undefined, undefined]);
});

test('all of them run on records that have nothing of what they should', async () => {
  for (const name of ['pets', 'users', 'petorders', 'cartentries', 'payments']) {
    await collection(name).insertOne({});
  }
  await remembered().deleteMany({});
  await migrate(own.log);
  expect(await remembered().countDocuments()).toBe(migrationIds.length);
});

describe('records that do not fit their collection', () => {
  const aside = () => collection('setasiderecords').find().sort({ _id: 1 }).toArray();
  const priced = (petprice: unknown) => (item: Record<string, unknown>) => ({ ...item, petprice });

  it('are made to fit where nothing has to be made up, and kept as they were', async () => {
    const [id] = await addItems(['Salmon kibble'], (item) => ({
      ...{ ...item, petprice: '12.5', details: 42, stock: 'plenty', createdAt: '2026-01-02T03:04:05.000Z' },
    }));
    const before = await collection('pets').findOne({ _id: id });
    await addWords(new Map(before?.searchWords.map((word: string) => [word.replace(/^=/, ''), 1])));
    await setInvalidRecordsAside(own.log);
    const after = await collection('pets').findOne({ _id: id });
    expect(after).toMatchObject({
      petprice: 12.5,
      details: '42',
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
    expect([after?.stock, after?.nameKey, await countOf('kibble')]).toEqual([undefined, before?.nameKey, 1]);
    expect(after?.cell).toBe(listingFieldsOf(after as never).cell);
    expect(await aside()).toMatchObject([
      {
        from: 'pets',
        record: before,
        why: 'does not fit: petprice, details, createdAt, stock',
        isRepaired: true,
      },
    ]);
  });

  it('are taken out where something is missing that can not be made up, their words with them', async () => {
    const [, dear] = await addItems(['Rope lead', 'Rope lead'], priced(undefined));
    await collection('pets').updateOne({ _id: dear }, { $set: { petprice: Number.NaN } });
    const [, sound] = await addItems(['Soft lead', 'Sound lead']);
    await addWords(new Map([['lead', 4]]));
    const payment = { ...aPayment(0), expiresAt: new Date() };
    await collection('payments').insertOne({ ...payment, amount: { dollars: 5 } });
    await setInvalidRecordsAside(own.log);
    expect(await collection('pets').countDocuments()).toBe(2);
    expect(await collection('pets').findOne({ _id: sound })).not.toBeNull();
    expect(await collection('payments').countDocuments()).toBe(0);
    expect(await countOf('lead')).toBe(2);
    expect((await aside()).map(({ from, why, isRepaired }) => [from, why, isRepaired])).toEqual([
      ['pets', 'does not fit: petprice', false],
      ['pets', 'does not fit: petprice', false],
      ['payments', 'does not fit: amount', false],
    ]);
  });

  it('are taken out too where what they would become is there already', async () => {
    const account = { uid: 'a', email: 'ann@petshop.test', role: 'regular', createdAt: new Date() };
    await collection('users').insertMany([
      account,
      { ...account, uid: 7, email: 'cy@x.test' },
      { ...account, uid: '7', email: 'bo@x.test' },
      // Its address is another one's by now.
      { ...account, uid: 'lost', email: undefined },
    ]);
    await setInvalidRecordsAside(own.log);
    expect((await collection('users').find().toArray()).map(({ uid }) => uid)).toEqual([
      ...['a', '7', 'lost'],
    ]);
    expect((await aside()).map(({ record }) => record.uid)).toEqual([7]);
  });

  it('are let in by the database no more; what is there may still be changed', async () => {
    await prepareDatabase(own.log);
    // What other tests write passes the validators by.
    const pets = mongoose.connection.collection('pets');
    const item = { ...anItem('x'), availability: 'available' };
    await pets.insertOne({ ...item, brand: null, ofNewerVersion: 1, gender: 'Unknown yet' });
    for (const broken of [
      { petprice: '1' },
      { petprice: Number.NaN },
      { details: null },
      { image: { hash: 1 } },
    ]) {
      await expect(pets.insertOne({ ...item, ...broken })).rejects.toThrow('Document failed validation');
    }
    await expect(pets.updateOne({}, { $unset: { petname: '' } })).rejects.toThrow(
      'Document failed validation',
    );
    await collection('pets').insertOne({ ...item, petname: 42 });
    await pets.updateOne({ petname: 42 }, { $set: { stock: 2 } });
  });
});

test('orders of animals that came back are returned, and nobody who did not collect one waits', async () => {
  const orders = collection('petorders');
  const anOrder = (status: string, stage?: string) => ({
    ...{ status, petId: new Types.ObjectId(), uid: `${status} ${stage}` },
    ...(stage && { application: { stage } }),
  });
  const bypassDocumentValidation = true;
  await orders.insertMany(
    [
      anOrder('cancelled', 'RETURNED'),
      anOrder('cancelled', 'NO_SHOW'),
      anOrder('cancelled', 'WITHDRAWN'),
      anOrder('collected', 'HANDED_OVER'),
      anOrder('cancelled'),
    ],
    { bypassDocumentValidation },
  );
  await bringWayHomeUpToDate();
  await bringWayHomeUpToDate();
  const found = await orders.find().sort({ _id: 1 }).toArray();
  expect(found.map(({ status, application }) => [status, application?.stage])).toEqual([
    ['returned', 'RETURNED'],
    ['cancelled', 'WITHDRAWN'],
    ['cancelled', 'WITHDRAWN'],
    ['collected', 'HANDED_OVER'],
    ['cancelled', undefined],
  ]);
});

test('mails about applications are of the kinds of orders for animals', async () => {
  const mails = own.db.collection<{ _id: string; kind: string }>('mails');
  const kinds = ['APPLICATION_RECEIVED', 'APPLICATION_DECLINED', 'VISIT_OFFERED'];
  const records = kinds.map((kind) => ({ _id: `${kind}:1`, kind }));
  await mails.insertMany(records, { bypassDocumentValidation: true });
  await bringWayHomeUpToDate();
  const found = await mails.find({ _id: { $in: records.map(({ _id }) => _id) } }).toArray();
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([
    ...['PET_ORDER_DECLINED', 'PET_ORDER_RECEIVED', 'VISIT_OFFERED'],
  ]);
  await mails.deleteMany({});
});
