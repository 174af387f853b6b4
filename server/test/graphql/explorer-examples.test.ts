import { getOperationAST, parse } from 'graphql';
import {
  audiences,
  type ExplorerExample,
  variablesOf,
} from '../../../client/src/explorer/examples/explorer-example.ts';
import { findShopRecords } from '../../../client/src/explorer/examples/shop-records.ts';
import { explorerExamples } from '../../../client/src/explorer/explorer-examples.ts';
import { askForApplications, inDays, offerVisits } from '../fixtures/adoption/applications.ts';
import { connectSubscriptionClient } from '../fixtures/api/subscription-client.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { buyRepeated } from '../fixtures/repeats/repeat-plans.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy, checkOut, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { aReport, reportProblem } from '../fixtures/shop/problems.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* Each example of the explorer, as it opens: with what the shop has then, run as whom it is for, in their order. */

let shop: Shop;
let tokens: Record<ExplorerExample['audience'], string | undefined>;

beforeAll(async () => {
  shop = await startShop();
  const [admin, staff, shopper] = await Promise.all([
    shop.signUp({ role: 'admin' }),
    shop.signUp({ role: 'staff' }),
    shop.signUp({ isProved: true }),
  ]);
  tokens = { visitors: undefined, shoppers: shopper.token, staff: staff.token, admins: admin.token };
  await fillShop(admin, shopper);
});
afterAll(() => shop.stop());

/** Something for every example. */
async function fillShop(admin: Account, shopper: Account): Promise<void> {
  const shelve = (item = anItem({ stock: 100 })) => addItem(shop, admin.token, item);
  const food = await shelve();
  const other = await shelve(anItem({ petname: 'Trout kibble', stock: 100 }));
  await shelve(anItem({ petname: 'Sold-out kibble', stock: 0 }));
  const customers = await Promise.all([
    shop.signUp({ name: 'Yan', isProved: true }),
    shop.signUp({ name: 'Zoe' }),
  ]);
  const [customer] = customers;
  await giveAnimals(admin, shopper, customer);
  await shop.gql('mutation { addAnimal(input: { name: "Rex", type: DOG }) { id } }', {}, shopper.token);
  await giveApplications(admin, shopper, customer);
  const one = (petId: string) => [{ petId, accessoriesAmount: 1 }];

  for (const _parcel of [1, 2]) await buy(shop, customer.token, one(food));
  for (const _parcel of [1, 2]) await buy(shop, shopper.token, one(food));
  await buyRepeated(shop, { petId: other, token: shopper.token });
  for (const petId of [food, other]) await deliver(admin, await buy(shop, shopper.token, one(petId)), true);
  for (const _parcel of [1, 2, 3]) await deliver(admin, await buy(shop, customer.token, one(food)), false);
  await reportSent(customer);
  await shop.gql(
    'mutation ($petId: ID!) { reviewItem(petId: $petId, input: { stars: 4 }) { _id } }',
    { petId: food },
    shopper.token,
  );
  await loseDispute(shopper, food);
  const missed = { _id: 'vitamins' as never, count: 1, reason: 'not_sold', lastAt: new Date() };
  await shop.db.collection('missedsearches').insertOne(missed);
}

/** Says that something of what is on its way to an account is missing. */
async function reportSent({ uid, token }: Account): Promise<void> {
  const entry = await shop.db.collection('cartentries').findOne({ uid, status: 'shipped' });
  const payment = await shop.db.collection('payments').findOne({ _id: entry?.paymentId });
  const input = aReport(String(entry?._id), { kind: 'MISSING' });
  await shop.gql(reportProblem, { number: payment?.number, input }, token);
}

/** Animals to order, orders that wait, and accepted ones. */
async function giveAnimals(admin: Account, shopper: Account, customer: Account): Promise<void> {
  const animals: string[] = [];
  for (let place = 0; place < 6; place++)
    animals.push(await addItem(shop, admin.token, anAnimal({ petname: `Rex ${place}` })));
  const [first = '', second = '', third = '', fourth = ''] = animals;
  await orderAnimal(shop, shopper.token, first);
  for (const animal of [second, third, fourth]) {
    const id = await orderAnimal(shop, customer.token, animal);
    if (animal !== second) await shop.gql(acceptPetOrder, { id }, admin.token);
  }
}

/** Applications that were just sent, one with times to visit, and one that is accepted. */
async function giveApplications(admin: Account, shopper: Account, customer: Account): Promise<void> {
  await askForApplications(shop, admin);
  const apply = async ({ token }: Account) =>
    orderAnimal(shop, token, await addItem(shop, admin.token, anAnimal()));
  for (const person of [shopper, customer, customer]) await apply(person);
  const starts = [inDays(5), inDays(6)];
  await shop.gql(offerVisits, { id: await apply(shopper), starts }, admin.token);
  await shop.gql(acceptPetOrder, { id: await apply(customer) }, admin.token);
}

async function deliver(
  admin: Account,
  { payment }: { payment: { cartEntries: { _id: string }[] } },
  hasArrived: boolean,
): Promise<void> {
  for (const { _id: id } of payment.cartEntries) {
    await shop.gql('mutation ($id: ID!) { shipCartEntry(id: $id) { _id } }', { id }, admin.token);
    if (hasArrived)
      await shop.gql('mutation ($id: ID!) { deliverCartEntry(id: $id) { _id } }', { id }, admin.token);
  }
}

/** A finding about a dispute that the bank has decided for the shopper. */
async function loseDispute({ token }: Account, petId: string): Promise<void> {
  const { clientSecret } = await checkOut(shop, token, [{ petId, accessoriesAmount: 1 }]);
  await shop.pay(clientSecret, '4000 0000 0000 0259');
  const { data } = await shop.stripe.disputes.list({ payment_intent: intentIdOf(clientSecret) });
  const { id } = await shop.stripe.disputes.close(data[0]?.id ?? '');
  const findings = shop.db.collection('moneyfindings');
  await eventually(async () => (await findings.findOne({ subject: id, isFinal: true })) !== null);
}

/** As the explorer opens it. */
async function variablesNow(example: ExplorerExample) {
  const token = tokens[example.audience];
  const records = await findShopRecords(async (query) => (await shop.gql(query, {}, token)).data ?? {});
  expect(records.audience).toBe(example.audience);
  return variablesOf(example, records);
}

const kindOf = ({ document }: ExplorerExample) => getOperationAST(parse(document))?.operation;

describe('the examples of the explorer', () => {
  it.each(explorerExamples.filter((example) => kindOf(example) !== 'subscription'))(
    '$name runs as it opens',
    async (example) => {
      const variables = await variablesNow(example);
      expect(variables).not.toBeNull();
      const { data, errors } = await shop.gql(example.document, variables ?? {}, tokens[example.audience]);
      expect(errors).toBeUndefined();
      expect(Object.values(data)).not.toContain(null);
    },
  );

  it.each(explorerExamples.filter((example) => kindOf(example) === 'subscription'))(
    '$name is told of an order',
    async ({ document, audience }) => {
      const client = await connectSubscriptionClient(shop.url, { token: tokens[audience] });
      await client.subscribe(document);
      const { token } = await shop.signUp({ role: 'admin' });
      const animal = await addItem(shop, token, anAnimal());
      await orderAnimal(shop, tokens.shoppers ?? '', animal);
      await eventually(async () => client.received.length > 0);
      client.close();
    },
  );

  it('are there for everybody whom the shop knows', () => {
    expect(new Set(explorerExamples.map(({ audience }) => audience))).toEqual(new Set(audiences));
  });
});
