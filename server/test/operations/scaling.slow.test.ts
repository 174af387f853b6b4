import { connectSubscriptionClient } from '../fixtures/api/subscription-client.ts';
import { type RoundRobin, startRoundRobin } from '../fixtures/network/round-robin.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

/** Four processes of one shop, and a proxy that hands each request to the next of those that it is told of. */
let shop: OwnShop;
let urls: string[];
let proxy: RoundRobin;
let admin: Account;

/** Seconds between two rounds of the reconciliation, the shortest there is. */
const RECONCILE_INTERVAL_SECONDS = 1;

beforeAll(async () => {
  shop = await startShop({
    env: {
      ...withRounds,
      RATE_LIMIT: 'on',
      TRUSTED_PROXIES: '1',
      RECONCILE_SECONDS: String(RECONCILE_INTERVAL_SECONDS),
    },
  });
  const others = await Promise.all([shop.startAnother(), shop.startAnother(), shop.startAnother()]);
  urls = [shop.url, ...others.map(({ url }) => url)];
  admin = await shop.signUp({ role: 'admin' });
  proxy = await startRoundRobin();
});
afterAll(async () => {
  await proxy.close();
  await shop.stop();
});

function ask(query: string, variables: object = {}, token?: string, url = proxy.url) {
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
  return sendGraphql<any>(url, { query, variables, token, headers: { 'x-forwarded-for': addressOf(token) } });
}

/** Everybody has an address of their own, and so their own limits. */
const addresses = new Map<string | undefined, string>();
function addressOf(token: string | undefined): string {
  const known = addresses.get(token) ?? `203.0.113.${addresses.size + 1}`;
  addresses.set(token, known);
  return known;
}

/** How often each of the processes was asked for a field so far. */
async function timesAsked(field: string): Promise<number[]> {
  const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const line = new RegExp(`^petshop_graphql_fields_total\\{field="query.${field}",code="ok"\\} (\\d+)`, 'm');
  return pages.map((page) => Number(line.exec(page)?.[1] ?? 0));
}

const priceOf = 'query ($id: ID!) { pet(id: $id) { petname petprice } }';
const list = '{ pets(first: 5, orderBy: NEWEST) { edges { node { _id petprice } } } }';

describe.each([[2], [4]])('%d processes behind a proxy', (count) => {
  beforeAll(() => proxy.use(urls.slice(0, count)));

  it('each take their share of the requests', async () => {
    const before = await timesAsked('me');
    const { token } = await shop.signUp();
    for (let time = 0; time < 2 * count; time++) await ask('{ me { email } }', {}, token);
    const after = await timesAsked('me');
    const shares = after.map((times, place) => times - (before[place] ?? 0));
    // The account's first sign-in went to the first process directly.
    expect(shares.slice(0, count)).toEqual([3, ...Array(count - 1).fill(2)]);
  });

  it('all know an account that signed in through one', async () => {
    const shopper = await shop.signUp();
    const saved = await ask('mutation { saveUser(input: { name: "Kit Moss" }) { name } }', {}, shopper.token);
    expect(saved.data.saveUser.name).toBe('Kit Moss');
    for (const url of urls.slice(0, count)) {
      const { data } = await ask('{ me { email name } }', {}, shopper.token, url);
      expect(data.me).toEqual({ email: shopper.email, name: 'Kit Moss' });
    }
  });

  it('limit an account by what it does at all of them together', async () => {
    const shopper = await shop.signUp();
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 14; time++) {
      codes.push((await ask(createPaymentIntent, { input: aCheckoutOf([]) }, shopper.token)).code);
    }
    expect(codes).toEqual([...Array(10).fill('BAD_USER_INPUT'), ...Array(4).fill('RATE_LIMITED')]);
  });

  it('all show a change that was made through one, although they keep answers ready', async () => {
    const id = await addItem(shop, admin.token, anItem({ petprice: 10 }));
    const [first = ''] = urls;
    const pricesAt = async (url: string) => {
      const item = await ask(priceOf, { id }, undefined, url);
      const page = await ask(list, {}, undefined, url);
      const listed = page.data.pets.edges.find(({ node }: { node: { _id: string } }) => node._id === id);
      return [item.data.pet.petprice, listed?.node.petprice];
    };
    const showsAt = (url: string, price: number) =>
      eventually(async () => (await pricesAt(url)).every((shown) => shown === price));
    for (const url of urls) await showsAt(url, 10);
    for (const price of [11, 12, 13]) {
      const change =
        'mutation ($id: ID!, $price: Float!) { updatePet(id: $id, input: { petprice: $price }) { _id } }';
      const { errors } = await ask(change, { id, price }, admin.token, first);
      expect(errors).toBeUndefined();
      // Who has just changed something and asks the same process sees it at once.
      expect(await pricesAt(first)).toEqual([price, price]);
      for (const url of urls.slice(1, count)) {
        await showsAt(url, price);
      }
    }
  });

  it('tell a shopper at each of them, once, what was ordered and accepted through others', async () => {
    const shopper = await shop.signUp();
    const listeners = [];
    // One after the other, so that the proxy puts each at another process.
    for (let place = 0; place < count; place++) {
      const listener = await connectSubscriptionClient(proxy.url, { token: shopper.token });
      await listener.subscribe('subscription { ownOrderChanged { kind petOrder { _id status } } }');
      listeners.push(listener);
    }
    const id = await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
    const { errors } = await ask(acceptPetOrder, { id }, admin.token);
    expect(errors).toBeUndefined();
    for (const listener of listeners) await eventually(async () => listener.received.length >= 2);
    const news = [
      { kind: 'PLACED', petOrder: { _id: id, status: 'PENDING' } },
      { kind: 'MOVED', petOrder: { _id: id, status: 'APPROVED' } },
    ];
    for (const listener of listeners) {
      expect(listener.received.map(({ ownOrderChanged }) => ownOrderChanged)).toEqual(news);
      listener.close();
    }
  });

  it('sell the last piece once, although all are asked for it at the same moment', async () => {
    const petId = await addItem(shop, admin.token, anItem({ stock: 1 }));
    const shoppers = await Promise.all(Array.from({ length: count }, () => shop.signUp()));
    const answers = await Promise.all(
      shoppers.map(({ token }, place) =>
        ask(
          createPaymentIntent,
          { input: aCheckoutOf([{ petId, accessoriesAmount: 1 }]) },
          token,
          urls[place],
        ),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'started').sort()).toEqual([
      ...Array(count - 1).fill('OUT_OF_STOCK'),
      'started',
    ]);
  });
});

it('four processes that all want to reconcile do it in turns, one at a time', async () => {
  const startedAt = new Date();
  const findRounds = () =>
    shop.db
      .collection<{ startedAt: Date; finishedAt: Date }>('reconciliations')
      .find({ startedAt: { $gt: startedAt } })
      .sort({ startedAt: 1 })
      .toArray();
  await eventually(async () => (await findRounds()).length > 5);
  const rounds = await findRounds();
  // Each for itself they would leave a quarter of the interval between two rounds.
  for (const [place, round] of rounds.entries()) {
    const next = rounds[place + 1];
    if (!next) continue;
    const rest = next.startedAt.getTime() - round.finishedAt.getTime();
    expect(rest).toBeGreaterThan(500 * RECONCILE_INTERVAL_SECONDS);
  }
});
