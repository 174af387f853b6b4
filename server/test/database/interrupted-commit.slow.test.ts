import mongoose from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { type Account, signUp } from '../harness/accounts.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';
import { sendGraphql } from '../harness/requests.ts';
import { sharedParts } from '../harness/shared-parts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/** No shopper waits longer. The driver may ask for two minutes what became of a commit, where its error lets it. */
const MAX_WAIT_MS = 30_000;

let shop: OwnShop;
let set: ReplicaSet;
let client: mongoose.mongo.MongoClient;
let gql: OwnShop['gql'];
let shopper: Account;
let animal: string;

beforeAll(async () => {
  [shop, set] = await Promise.all([startShop(), startReplicaSet({ size: 1 })]);
  client = await mongoose.mongo.MongoClient.connect(set.uri('commits'));
  const { url } = await shop.startAnother({ MONGODB_URI: set.uri('commits') });
  gql = (query, variables, token) => sendGraphql(url, { query, variables, token });
  const onSet = { db: client.db(), gql };
  const admin = await signUp(sharedParts().authPort, onSet, { role: 'admin' });
  shopper = await signUp(sharedParts().authPort, onSet);
  animal = await addItem({ ...shop, gql }, admin.token, anAnimal());
});
afterAll(async () => {
  await client.close();
  await shop.stop();
  await set.stop();
});

const order = () => gql(orderPet, { input: anOrderFor(animal) }, shopper.token);

it('whoever waits for a commit when the database goes for long is told soon, and can ask again', async () => {
  const [member] = set.members;
  const failPoint = { failCommands: ['commitTransaction'], blockConnection: true, blockTimeMS: 20_000 };
  const { count } = await client
    .db('admin')
    .command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data: failPoint });
  const begin = performance.now();
  const ordered = order();
  await client
    .db('admin')
    .command({ waitForFailPoint: 'failCommand', timesEntered: Number(count) + 1, maxTimeMS: 10_000 });
  await member?.kill();
  expect((await ordered).code).toBe('UPSTREAM_UNAVAILABLE');
  expect(performance.now() - begin).toBeLessThan(MAX_WAIT_MS);

  await member?.start();
  await set.findPrimary();
  await eventually(async () => (await order()).code !== 'UPSTREAM_UNAVAILABLE');
  expect(await client.db().collection('petorders').countDocuments()).toBe(1);
});
