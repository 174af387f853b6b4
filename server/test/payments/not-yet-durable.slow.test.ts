import mongoose from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { type Account, signUp } from '../harness/accounts.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';
import { sendGraphql } from '../harness/requests.ts';
import { sharedParts } from '../harness/shared-parts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let set: ReplicaSet;
let client: mongoose.mongo.MongoClient;
let gql: OwnShop['gql'];
let shopper: Account;
let food: string;

beforeAll(async () => {
  [shop, set] = await Promise.all([startShop(), startReplicaSet({ size: 2 })]);
  client = await mongoose.mongo.MongoClient.connect(set.uri('payments'));
  const { url } = await shop.startAnother({ MONGODB_URI: set.uri('payments') });
  gql = (query, variables, token) => sendGraphql(url, { query, variables, token });
  const onSet = { db: client.db(), gql };
  const admin = await signUp(sharedParts().authPort, onSet, { role: 'admin' });
  shopper = await signUp(sharedParts().authPort, onSet);
  food = await addItem({ ...shop, gql }, admin.token, anItem());
});
afterAll(async () => {
  await replicate(true);
  await client.close();
  await shop.stop();
  await set.stop();
});

/** Whether the other member takes over what the primary writes. */
async function replicate(isOn: boolean): Promise<void> {
  const primary = await set.findPrimary();
  const mode = isOn ? 'off' : 'alwaysOn';
  const others = set.members.filter((member) => member !== primary);
  for (const other of others)
    await other.client.db('admin').command({ configureFailPoint: 'stopReplProducer', mode });
}

it('Stripe hears of no payment that the primary alone has and may lose', async () => {
  const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }]);
  const checkOut = () => gql(createPaymentIntent, { input }, shopper.token);
  const intents = async () => (await shop.stripe.paymentIntents.list()).data;

  await replicate(false);
  const first = checkOut();
  // It waits for the other member, and is already there for whoever asks the primary alone.
  await eventually(async () => (await client.db().collection('payments').countDocuments()) > 0);
  expect((await checkOut()).code).toBe('UPSTREAM_UNAVAILABLE');
  expect(await intents()).toEqual([]);

  await replicate(true);
  const { data } = await first;
  const { payment } = data.createPaymentIntent;
  expect((await checkOut()).data.createPaymentIntent.payment._id).toBe(payment._id);
  expect((await intents()).map(({ metadata }) => metadata.paymentId)).toEqual([payment._id]);
});
