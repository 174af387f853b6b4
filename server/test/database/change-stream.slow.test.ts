import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { type Change, ChangeStream, enableImages } from '../../src/database/change-stream.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/network/tcp-proxy.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';

type Client = mongoose.mongo.MongoClient;

const name = `feed_${randomUUID().slice(0, 8)}`;
/** Its own, since it has it fail. */
let set: ReplicaSet;
/** Does what other processes do. */
let other: Client;
let gate: TcpProxy;
/** The feed's own way to the database goes through the gate. */
let client: Client;
let feed: ChangeStream;
let seen: Change[];
let gaps: number;
let logged: string[];
/** Each time that the feed looks whether it can follow. */
let tries: jest.SpyInstance;

beforeAll(async () => {
  set = await startReplicaSet({ size: 1 });
  other = await mongoose.mongo.MongoClient.connect(set.uri(name));
  gate = await startTcpProxy((await set.findPrimary()).port);
});
afterAll(async () => {
  await other.close();
  await gate.close();
  await set.stop();
});

const animals = () => other.db().collection('animals');

beforeEach(async () => {
  await other.db().dropDatabase();
  await other.db().createCollection('animals');
  await other.db().createCollection('unheard');
  await enableImages(other.db(), ['animals']);
  // Half a second can be too short for the first contact: what else runs on the machine goes on meanwhile.
  client = await eventually(() =>
    mongoose.mongo.MongoClient.connect(
      `mongodb://127.0.0.1:${gate.port}/${name}?directConnection=true&appName=${name}`,
      // A gate that is shut breaks connections at once. What is only slow is no interruption.
      { serverSelectionTimeoutMS: 500, heartbeatFrequencyMS: 500, socketTimeoutMS: 8000 },
    ),
  );
  const db = client.db();
  tries = jest.spyOn(db, 'listCollections');
  [seen, gaps, logged] = [[], 0, []];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  feed = new ChangeStream(db, log);
  feed.on('animals', (change) => seen.push(change));
  feed.onGap(() => {
    gaps += 1;
  });
});
afterEach(async () => {
  await gate.restore();
  await feed.stop();
  await client.close();
  await other.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });
});

const isLive = () => eventually(async () => feed.isLive);
async function threeTries(): Promise<void> {
  const before = tries.mock.calls.length;
  await eventually(async () => tries.mock.calls.length > before + 3);
}

const names = () => seen.map(({ after }) => after?.name);

async function start(): Promise<void> {
  feed.start();
  await isLive();
}

test('a listener is told what was added, changed, replaced and removed, with the record before and after', async () => {
  await start();
  const { insertedId: id } = await animals().insertOne({ name: 'Rex' });
  await animals().updateOne({ _id: id }, { $set: { name: 'Max' } });
  await animals().replaceOne({ _id: id }, { name: 'Bella' });
  await animals().deleteOne({ _id: id });
  await eventually(async () => seen.length === 4);
  const [rex, max, bella] = ['Rex', 'Max', 'Bella'].map((called) => ({ _id: id, name: called }));
  expect(seen.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['insert', null, rex],
    ['update', rex, max],
    ['replace', max, bella],
    ['delete', bella, null],
  ]);
  expect(seen.every((change) => change.id.equals(id) && change.collection === 'animals')).toBe(true);
});

test('a listener is told of its own collection alone, and of nothing once it is taken away', async () => {
  const isHeard: Change[] = [];
  const leave = feed.on('animals', (change) => isHeard.push(change));
  await start();
  await other.db().collection('unheard').insertOne({ name: 'Nobody' });
  await animals().insertOne({ name: 'Rex' });
  await eventually(async () => isHeard.length === 1);
  leave();
  await animals().insertOne({ name: 'Max' });
  await eventually(async () => seen.length === 2);
  expect([names(), isHeard.length]).toEqual([['Rex', 'Max'], 1]);
});

test('whoever derives something is told once at the start that what was before is not known', async () => {
  await start();
  expect(gaps).toBe(1);
});

test('it has begun once it follows, and where the database is away it is waited for', async () => {
  await gate.refuse();
  feed.start();
  await eventually(async () => logged.length > 0);
  expect([feed.hasBegun, gaps]).toEqual([false, 0]);
  await gate.restore();
  await eventually(async () => feed.hasBegun);
  expect([feed.isLive, gaps]).toEqual([true, 1]);
});

test('it has begun, too, where the database refuses it: nothing is to be waited for', async () => {
  const refused = { failCommands: ['aggregate'], appName: name, errorCode: 13 };
  const mode = { configureFailPoint: 'failCommand', mode: 'alwaysOn' };
  await other.db('admin').command({ ...mode, data: refused });
  feed.start();
  await eventually(async () => feed.hasBegun);
  expect([feed.isLive, gaps]).toEqual([false, 0]);
});

test.each([
  ['is gone', () => gate.refuse()],
  ['hangs', async () => gate.hang()],
])(
  'while the database %s the feed is not live, and then catches up on all it missed, in order',
  async (_how, leave) => {
    await start();
    await animals().insertOne({ name: 'Rex' });
    await eventually(async () => seen.length === 1);
    await leave();
    await eventually(async () => logged.length > 0);
    expect(feed.isLive).toBe(false);
    for (const called of ['Max', 'Bella', 'Luna']) await animals().insertOne({ name: called });
    await gate.restore();
    await isLive();
    await eventually(async () => seen.length === 4);
    expect(names()).toEqual(['Rex', 'Max', 'Bella', 'Luna']);
    expect(gaps).toBe(1);
  },
);

test('an interruption is said once, however long it lasts, and so is its end', async () => {
  await start();
  await gate.refuse();
  await eventually(async () =>
    logged.includes('the change feed is interrupted, it takes up again by itself'),
  );
  await threeTries();
  await gate.restore();
  await eventually(async () => logged.includes('the change feed follows the database again'));
  expect(logged).toEqual([
    'the change feed is interrupted, it takes up again by itself',
    'the change feed follows the database again',
  ]);
});

test('where the history is lost the change stream begins again, and says that changes may have been missed', async () => {
  await start();
  await other.db('admin').command({
    configureFailPoint: 'failCommand',
    mode: { times: 1 },
    data: { failCommands: ['getMore'], appName: name, errorCode: 286 },
  });
  await eventually(async () => gaps === 2);
  await isLive();
  await animals().insertOne({ name: 'Rex' });
  await eventually(async () => seen.length === 1);
});

test('a database that is dropped is a gap, and what comes after it is followed', async () => {
  await start();
  await other.db().dropDatabase();
  await eventually(async () => gaps >= 2);
  await other.db().createCollection('animals');
  await enableImages(other.db(), ['animals']);
  await eventually(async () => {
    await animals().insertOne({ name: 'Rex' });
    return seen.length > 0;
  });
});

test('a listener that fails is logged, and keeps the change from nobody', async () => {
  feed.on('animals', () => {
    throw new Error('planted');
  });
  const after: Change[] = [];
  feed.on('animals', (change) => after.push(change));
  await start();
  await animals().insertMany([{ name: 'Rex' }, { name: 'Max' }]);
  await eventually(async () => after.length === 2);
  expect(logged).toEqual(Array(2).fill('a listener of the change feed failed'));
});

test('without images the change stream says so once and is not live, until somebody switches them on', async () => {
  const images = (enabled: boolean) =>
    other.db().command({ collMod: 'animals', changeStreamPreAndPostImages: { enabled } });
  await images(false);
  feed.start();
  await eventually(async () => logged.length > 0);
  await threeTries();
  expect(logged).toEqual(['the database keeps no images of changes: live updates and kept answers are off']);
  expect(feed.isLive).toBe(false);
  await images(true);
  await isLive();
});

test('a feed that is stopped tells nothing more, and lets go of the database', async () => {
  // Streams whose connection broke stay until MongoDB itself gives them up.
  const before = await openStreams();
  await start();
  await eventually(async () => (await openStreams()) === before + 1);
  await feed.stop();
  await animals().insertOne({ name: 'Rex' });
  await other.db().collection('unheard').insertOne({});
  expect([seen, feed.isLive]).toEqual([[], false]);
  await eventually(async () => (await openStreams()) === before);
});

async function openStreams(): Promise<number> {
  const found = await other
    .db('admin')
    .aggregate([
      { $currentOp: { idleCursors: true } },
      { $match: { ns: { $regex: `^${name}\\.` }, 'cursor.tailable': true } },
    ])
    .toArray();
  return found.length;
}
