import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import {
  connectSubscriptionClient,
  openSocket,
  type SubscriptionClient,
} from '../fixtures/api/subscription-client.ts';
import { aForgedToken } from '../fixtures/identity/tokens.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

const order = 'kind petOrder { _id petname status nextStatuses } cartEntry { _id petname status }';
const own = `subscription { ownOrderChanged { ${order} } }`;
const all = `subscription { shopOrderChanged { ${order} } }`;

let shop: OwnShop;
/** Another process on the same shop. */
let other: ServerProcess;
let shopper: Account;
let admin: Account;
const open: SubscriptionClient[] = [];

beforeAll(async () => {
  shop = await startShop();
  other = await shop.startAnother();
  [shopper, admin] = await Promise.all([shop.signUp(), shop.signUp({ role: 'admin' })]);
});
afterAll(() => shop.stop());
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

async function listen(url: string, { token }: { token: string }, query: string): Promise<SubscriptionClient> {
  const client = await connectSubscriptionClient(url, { token });
  open.push(client);
  await client.subscribe(query);
  return client;
}

const animal = async () => addItem(shop, admin.token, anAnimal({ petname: 'Bella' }));

describe('whoever listens', () => {
  it('hears of an order that was accepted on another process', async () => {
    const heard = await listen(other.url, shopper, own);
    const id = await orderAnimal(shop, shopper.token, await animal());
    await shop.gql(acceptPetOrder, { id }, admin.token);
    await eventually(async () => heard.received.length === 2);
    const petOrder = { _id: id, petname: 'Bella' };
    expect(heard.received.map(({ ownOrderChanged }) => ownOrderChanged)).toEqual([
      {
        kind: 'PLACED',
        petOrder: { ...petOrder, status: 'PENDING', nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'] },
        cartEntry: null,
      },
      {
        kind: 'MOVED',
        petOrder: { ...petOrder, status: 'APPROVED', nextStatuses: ['COLLECTED', 'CANCELLED'] },
        cartEntry: null,
      },
    ]);
  });

  it('hears as an admin of everybody’s orders, paid ones included', async () => {
    const heard = await Promise.all([listen(shop.url, admin, all), listen(other.url, admin, all)]);
    const petname = 'A bone to hear of';
    const petId = await addItem(shop, admin.token, anItem({ petname }));
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    for (const client of heard) {
      // A process that lags behind may tell of earlier orders still.
      const changes = () =>
        client.received
          .map(({ shopOrderChanged }) => shopOrderChanged)
          .filter(({ cartEntry }) => cartEntry?.petname === petname);
      await eventually(async () => changes().length === 2);
      expect(changes().map(({ kind, cartEntry }) => [kind, cartEntry.status])).toEqual([
        ['PLACED', 'PENDING'],
        ['MOVED', 'PAID'],
      ]);
    }
  });

  it('hears nothing of the orders of others', async () => {
    const [neighbour, mine] = [await shop.signUp(), await listen(shop.url, shopper, own)];
    const heard = await listen(shop.url, neighbour, own);
    await orderAnimal(shop, shopper.token, await animal());
    await eventually(async () => mine.received.length === 1);
    await orderAnimal(shop, neighbour.token, await animal());
    await eventually(async () => heard.received.length === 1);
    expect([mine.received.length, heard.received.length]).toEqual([1, 1]);
  });

  it('hears nothing more once it has said that it is done', async () => {
    const heard = await listen(shop.url, shopper, own);
    const still = await listen(shop.url, shopper, own);
    heard.send({ id: 'a', type: 'complete' });
    await heard.caughtUp();
    await orderAnimal(shop, shopper.token, await animal());
    await eventually(async () => still.received.length === 1);
    expect(heard.received).toEqual([]);
  });

  it('costs the database no question, however many there are', async () => {
    const heard = await Promise.all(Array.from({ length: 10 }, () => listen(shop.url, shopper, own)));
    await shop.db.command({ profile: 2 });
    // As the database alone sees it: by nobody's request.
    await shop.db.collection('petorders').updateMany({ status: 'pending' }, { $set: { status: 'declined' } });
    await eventually(async () => heard.every(({ received }) => received.length > 0));
    await shop.db.command({ profile: 0 });
    const questions = await shop.db
      .collection('system.profile')
      .find({ ns: { $regex: /\.(pets|petorders|users)$/ }, op: 'query' })
      .toArray();
    expect(questions).toEqual([]);
  });
});

describe('who may listen', () => {
  it.each([
    ['nobody without a token', () => ({})],
    ['nobody with a forged one', () => ({ authorization: `Bearer ${aForgedToken()}` })],
    ['nobody with a word that is none', () => ({ authorization: { $gt: '' } })],
  ])('is %s', async (_what, payloadOf) => {
    const client = await openSocket(shop.url);
    client.send({ type: 'connection_init', payload: payloadOf() });
    expect((await client.closed).code).toBe(4401);
  });

  it('is told where a token belongs', async () => {
    const client = await openSocket(shop.url);
    client.send({ type: 'connection_init' });
    const { reason } = await client.closed;
    expect(reason).toMatch(/connectionParams authorization or headers.Authorization, or the upgrade/);
  });

  it.each(['authorization', 'Authorization', 'AUTHORIZATION'])('is who says so in %s', async (name) => {
    const client = await openSocket(shop.url);
    open.push(client);
    client.send({ type: 'connection_init', payload: { [name]: `Bearer ${shopper.token}` } });
    await eventually(async () => client.messages.some(({ type }) => type === 'connection_ack'));
  });

  it.each([
    ['the headers of its parameters', true, (good: string) => ({ headers: { Authorization: good } })],
    ['the header of the upgrade', true, () => ({}), (good: string) => good],
    [
      'its parameter, whatever the others say',
      true,
      (good: string) => ({ authorization: good }),
      () => 'Bearer x',
    ],
    [
      'no place where the first one is wrong',
      false,
      () => ({ authorization: 'Bearer x' }),
      (good: string) => good,
    ],
  ])('is who says so in %s', async (_where, isTaken, payloadOf, headerOf = () => '') => {
    const good = `Bearer ${shopper.token}`;
    const client = await openSocket(shop.url, { headers: { authorization: headerOf(good) } });
    open.push(client);
    client.send({ type: 'connection_init', payload: payloadOf(good) });
    const isAcknowledged = () => client.messages.some(({ type }) => type === 'connection_ack');
    if (isTaken) await eventually(async () => isAcknowledged());
    else expect((await client.closed).code).toBe(4401);
    expect(isAcknowledged()).toBe(isTaken);
  });

  it('is nobody who subscribes before saying who it is', async () => {
    const client = await openSocket(shop.url);
    client.send({ id: 'a', type: 'subscribe', payload: { query: own } });
    expect((await client.closed).code).toBe(4401);
  });

  it('is a shopper for own orders alone: all else is for admins', async () => {
    const schema = buildClientSchema((await shop.gql(getIntrospectionQuery())).data);
    const fields = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
    const client = await connectSubscriptionClient(shop.url, { token: shopper.token });
    open.push(client);
    for (const field of fields) await client.subscribe(`subscription { ${field} { kind } }`, field);
    const refused = client.messages.filter(({ type }) => type === 'next' || type === 'error');
    expect(refused.map(({ id, payload }) => [id, (payload.errors ?? payload)[0].extensions.code])).toEqual(
      fields.filter((field) => field !== 'ownOrderChanged').map((field) => [field, 'FORBIDDEN']),
    );
    expect(fields.length).toBeGreaterThan(1);
  });

  it('is no page of another origin', async () => {
    const headers = { origin: 'https://evil.example' };
    await expect(openSocket(shop.url, { headers })).rejects.toThrow('403');
    const client = await openSocket(shop.url, { headers: { origin: shop.url } });
    client.close();
  });

  it('is an admin only as long as it is one', async () => {
    const former = await shop.signUp({ role: 'admin' });
    const [a, b] = await Promise.all([listen(shop.url, former, all), listen(other.url, former, all)]);
    const query = 'mutation ($email: EmailAddress!) { removeAdmin(email: $email) { role } }';
    await shop.gql(query, { email: former.email }, admin.token);
    expect([(await a.closed).code, (await b.closed).code]).toEqual([4403, 4403]);
  });
});

describe('a live connection', () => {
  it.each([
    ['query', '{ me { _id } }', /Only subscriptions/],
    ['mutation', 'mutation { saveUser(input: { name: "x" }) { name } }', /Only subscriptions/],
    ['field that is not there', 'subscription { ownOrderChange { kind } }', /Cannot query field[^?]*$/],
    ['text that is no GraphQL', 'subscription {', /Syntax Error/],
    [
      'operation with two fields',
      'subscription { a: ownOrderChanged { kind } b: ownOrderChanged { kind } }',
      /only one/,
    ],
    ['text that is too long', `subscription { ownOrderChanged { ${'kind '.repeat(1000)} } }`, /token/],
    [
      'text with too many aliases',
      `subscription { ownOrderChanged { ${range(20, (n) => `k${n}: kind`)} } }`,
      /alias/i,
    ],
  ])('takes no %s', async (_what, query, why) => {
    const client = await listen(shop.url, shopper, query);
    const answer = client.messages.find(({ type }) => type === 'error');
    expect(answer?.payload[0].message).toMatch(why);
    expect(answer?.payload[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('has room for some subscriptions, not for many', async () => {
    const client = await connectSubscriptionClient(shop.url, { token: shopper.token });
    open.push(client);
    for (let count = 1; count <= 6; count++) await client.subscribe(own, String(count));
    expect(client.messages.filter(({ type }) => type === 'error').map(({ id }) => id)).toEqual(['6']);
  });

  it.each<[string, (client: SubscriptionClient) => void, number]>([
    ['too large a message', (client) => client.subscribe('x'.repeat(20_000)).catch(() => undefined), 1009],
    ['what is no message', (client) => client.send({ type: 'nonsense' }), 4400],
    ['too many messages', (client) => range(100, () => client.send({ type: 'ping' })), 4903],
  ])('is closed for %s', async (_what, spoil, code) => {
    const client = await connectSubscriptionClient(shop.url, { token: shopper.token });
    open.push(client);
    spoil(client);
    expect((await client.closed).code).toBe(code);
  });

  it('has to be opened again after changes that may have been missed', async () => {
    const client = await listen(shop.url, shopper, own);
    await shop.db.createCollection('passing');
    await shop.db.dropCollection('passing');
    expect((await client.closed).code).toBe(4902);
  });

  it('is one of twenty of its account at most', async () => {
    const account = await shop.signUp();
    const connect = async () =>
      open.push(await connectSubscriptionClient(shop.url, { token: account.token }));
    for (let count = 0; count < 20; count++) await connect();
    await expect(connect()).rejects.toThrow('4903');
  });

  it('is counted among the figures', async () => {
    await connectSubscriptionClient(shop.url, { token: shopper.token }).then((client) => open.push(client));
    const { body } = await shop.rest('GET', '/metrics');
    expect(Number(/^petshop_live_connections (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
  });
});

it('a subscription over HTTP is rejected, and says where it belongs', async () => {
  const { status, errors, code } = await sendGraphql(shop.url, { query: own, token: shopper.token });
  expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(errors?.[0]?.message).toMatch(/web sockets/);
});

it.each([
  ['another protocol', 'h2c'],
  ['a web socket elsewhere', 'websocket'],
])('a request that would like %s is answered as it is', async (_what, upgrade) => {
  const { status } = await sendRaw(shop.url, { path: '/livez', headers: { connection: 'Upgrade', upgrade } });
  expect(status).toBe(200);
});

function range(count: number, make: (index: number) => unknown): string {
  return Array.from({ length: count }, (_, index) => String(make(index))).join(' ');
}
