import mongoose, { type Connection } from 'mongoose';
import { type FindOptions, findRecords } from '../src/platform/find-records.ts';
import { type Gate, openGate } from './fixtures/gate.ts';
import { type ReplicaSet, startReplicaSet } from './harness/replica-set.ts';
import { sharedParts } from './harness/shared-parts.ts';

let gate: Gate;
let connection: Connection;

beforeAll(async () => {
  gate = await openGate(sharedParts().mongoPort);
  const uri = `mongodb://127.0.0.1:${gate.port}/find_records?directConnection=true`;
  connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 3000 }).asPromise();
  await connection.dropDatabase();
  await bowls().insertMany(
    Array.from({ length: 150 }, (_, number) => ({ number, name: `bowl ${number}`, size: number % 3 })),
  );
  await bowls().createIndex({ size: 1, number: -1 }, { name: 'by size' });
  const megabyte = 'x'.repeat(2 ** 20);
  await connection
    .collection('sacks')
    .insertMany(Array.from({ length: 20 }, (_, number) => ({ number, megabyte })));
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  await gate.close();
});

function bowls() {
  return connection.collection('bowls');
}

describe('records that are found in one reply', () => {
  it.each<[string, object, FindOptions]>([
    ['all', {}, { limit: 1000 }],
    ['as many as are wanted', {}, { limit: 7, sort: { number: -1 } }],
    ['more than a first reply has by itself', {}, { limit: 120, sort: { number: 1 } }],
    ['exactly all', {}, { limit: 150, sort: { number: 1 } }],
    ['by an index, without a field', { size: 2 }, { limit: 9, hint: 'by size', projection: { name: 0 } }],
    ['none', { size: 9 }, { limit: 5 }],
  ])('are those of the driver’s cursor: %s', async (_which, filter, options) => {
    const expected = await bowls().find(filter, options).toArray();
    expect(await findRecords(bowls(), filter, options)).toEqual(expected);
  });

  it('take one command', async () => {
    const asked = await askedDuring(() => findRecords(bowls(), {}, { limit: 120 }));
    expect(asked).toEqual(['find']);
  });

  it('are all there where a reply of the database can not hold them', async () => {
    const options = { limit: 50, sort: { number: 1 } } as const;
    const found = await findRecords<{ number: number }>(connection.collection('sacks'), {}, options);
    expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it('are those of the transaction that asks', async () => {
    const session = await connection.startSession();
    session.startTransaction();
    await bowls().insertOne({ number: 1000, name: 'new', size: 5 }, { session });
    expect(await findRecords(bowls(), { size: 5 }, { limit: 5, session })).toHaveLength(1);
    expect(await findRecords(bowls(), { size: 5 }, { limit: 5 })).toEqual([]);
    await session.abortTransaction();
    await session.endSession();
  });

  it('are asked for again where the way to the database is lost meanwhile', async () => {
    gate.hang();
    const found = findRecords(bowls(), {}, { limit: 3 });
    await gate.shut();
    await gate.open();
    expect(await found).toHaveLength(3);
  });

  it('are not asked for a second time where the first took too long', async () => {
    const many = { $range: [0, { $add: [1_000_000, '$number'] }] };
    const slow = { $expr: { $lt: [{ $sum: many }, 0] } };
    const asked = await askedDuring(async () => {
      const found = findRecords(bowls(), slow, { limit: 5, maxTimeMS: 20 });
      await expect(found).rejects.toMatchObject({ code: 50 });
    });
    expect(asked).toEqual(['find']);
  });

  it('fail as a find does that the database refuses', async () => {
    const found = findRecords(bowls(), {}, { limit: 5, hint: 'no such index' });
    await expect(found).rejects.toThrow('hint provided does not correspond to an existing index');
  });
});

describe('while the database changes its primary', () => {
  let set: ReplicaSet;
  let ofSet: Connection;
  const find = () => findRecords(ofSet.collection('bowls'), {}, { limit: 5 });

  beforeAll(async () => {
    set = await startReplicaSet({ size: 1 });
    ofSet = await mongoose.createConnection(set.uri('find_records')).asPromise();
    await ofSet.collection('bowls').insertOne({ number: 1 });
  });
  afterEach(() => failFinds('off'));
  afterAll(async () => {
    await ofSet.close();
    await set.stop();
  });

  /** What a member answers that is no primary any more, 13435, or not yet, 10107. */
  async function failFinds(mode: 'off' | { times: number }, errorCode = 13_435): Promise<void> {
    const { client } = await set.findPrimary();
    const data = mode === 'off' ? {} : { data: { failCommands: ['find'], errorCode } };
    await client.db('admin').command({ configureFailPoint: 'failCommand', mode, ...data });
  }

  it.each([
    ['a member that is no primary any more', 13_435],
    ['a member that is no primary yet', 10_107],
    ['a primary that steps down', 189],
    ['what it interrupts for that', 11_602],
  ])('all that are under way are asked for again after the answer of %s', async (_who, code) => {
    await failFinds({ times: 10 }, code);
    const found = await Promise.all(Array.from({ length: 10 }, find));
    expect(found.map((records) => records.length)).toEqual(Array(10).fill(1));
  });

  it('they fail with the database’s own error, where it does not get over it', async () => {
    await failFinds({ times: 100 });
    const failed = await Promise.allSettled(Array.from({ length: 10 }, find));
    for (const one of failed) {
      expect(one).toMatchObject({ reason: { name: 'MongoServerError', code: 13_435 } });
    }
    await failFinds('off');
    expect(await find()).toHaveLength(1);
  });
});

/** The commands on bowls that the database is given meanwhile. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = connection;
  await db?.setProfilingLevel('all');
  await work();
  await db?.setProfilingLevel('off');
  const profile = connection.collection('system.profile');
  const entries = await profile.find({ ns: `${db?.databaseName}.bowls` }).toArray();
  await profile.drop();
  return entries.map(({ command }) => Object.keys(command)[0] ?? '');
}
