import { Types } from 'mongoose';
import { askByGet, clientOperation, clientOperations } from '../fixtures/api/persisted-operations.ts';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { isCachedBy } from '../fixtures/shop/cached-responses.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

/** A test has it fail. */
let set: ReplicaSet;
let shop: OwnShop;
let other: ServerProcess;
let admin: Account;
let shopper: Account;
let itemId: string;
let neverAskedFor: string;

beforeAll(async () => {
  set = await startReplicaSet({ size: 1 });
  shop = await startShop({ set });
  other = await shop.startAnother();
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
  itemId = await addItem(shop, admin.token, anItem());
  neverAskedFor = await addItem(shop, admin.token, anItem());
  for (let index = 0; index < 5; index++) await addItem(shop, admin.token, anAnimal());
});
afterAll(async () => {
  await shop.stop();
  await set.stop();
});

const details = clientOperation('PetDetails');
const list = clientOperation('PetListMore');
const listed = { orderBy: 'NEWEST', first: 20 };

async function priceBy(url: string): Promise<number> {
  const answer = await askByGet(url, details, { id: itemId });
  return (await answer.json()).data.pet.petprice;
}

const changePrice =
  'mutation ($id: ID!, $petprice: Float!) { updatePet(id: $id, input: { petprice: $petprice }) { _id } }';
async function setPrice(url: string, petprice: number): Promise<void> {
  const variables = { id: itemId, petprice };
  const { errors } = await sendGraphql(url, { query: changePrice, variables, token: admin.token });
  expect(errors).toBeUndefined();
}

const isKept = (answer: Response) => isCachedBy(shop, answer);

async function comesToBeKept(ask: () => Promise<Response>): Promise<void> {
  await eventually(async () => isKept(await ask()));
}

describe('what a visitor was answered about the catalogue', () => {
  it('is given to the next one who asks the same', async () => {
    const ask = () => askByGet(shop.url, list, listed);
    await comesToBeKept(ask);
    const [first, second] = await Promise.all([ask(), ask()].map(async (answer) => (await answer).text()));
    expect(first).toBe(second);
    expect(JSON.parse(first ?? '').data.pets.edges).toHaveLength(7);
  });

  it('is invalidated before whoever changed an item through this process hears of it', async () => {
    await comesToBeKept(() => askByGet(shop.url, details, { id: itemId }));
    for (let price = 20; price < 30; price++) {
      await setPrice(shop.url, price);
      expect(await priceBy(shop.url)).toBe(price);
    }
  });

  it('is invalidated where the change came by REST', async () => {
    const total = async () =>
      (await (await askByGet(shop.url, clientOperation('PetList'), listed)).json()).data.pets.totalCount;
    const before = await total();
    const form = aFormWith({ petname: 'Hay', category: 'food', type: 'other' });
    const { status } = await shop.rest('POST', '/admin/Petspost', { token: admin.token, form });
    expect(status).toBe(201);
    expect(await total()).toBe(before + 1);
  });

  it('is invalidated soon after a change through another process, in both directions', async () => {
    for (const [at, by, price] of [
      [shop.url, other.url, 51],
      [other.url, shop.url, 52],
    ] as const) {
      await priceBy(at);
      await setPrice(by, price);
      await eventually(async () => (await priceBy(at)) === price);
    }
  });

  it('is invalidated soon after a change that no process of the shop made', async () => {
    await comesToBeKept(() => askByGet(shop.url, details, { id: itemId }));
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(itemId) }, { $set: { petprice: 63 } });
    await eventually(async () => (await priceBy(shop.url)) === 63);
  });

  it('is not given to whoever asks for a fresh one', async () => {
    const ask = (headers = {}) => askByGet(shop.url, details, { id: itemId }, { headers });
    await comesToBeKept(ask);
    expect(await isKept(await ask({ 'cache-control': 'no-cache' }))).toBe(false);
  });

  it('may be kept on the way, if whoever keeps it asks each time', async () => {
    const { headers } = await askByGet(shop.url, list, listed);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding, Authorization');
    expect(headers.get('etag')).toMatch(/^W\/"[\w+/=-]+"$/);
  });

  it('is not sent again to whoever has it, until it is another one', async () => {
    const tag = (await askByGet(shop.url, details, { id: itemId })).headers.get('etag') ?? '';
    // Without a word of its own about caching, fetch asks for a fresh one; browsers that look again do not.
    const headers = { 'if-none-match': `"x", ${tag}`, 'cache-control': 'max-age=60' };
    const again = () => askByGet(shop.url, details, { id: itemId }, { headers });
    const unchanged = await again();
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', tag]);
    await setPrice(shop.url, 71);
    expect((await again()).status).toBe(200);
  });

  it('is packed as whoever asks takes it', async () => {
    const ask = (accepted: string) =>
      askByGet(shop.url, list, listed, { headers: { 'accept-encoding': accepted } });
    const plain = await ask('identity');
    const text = await plain.text();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      const packed = await ask(accepted);
      expect([accepted, packed.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      // fetch unpacks it.
      expect(await packed.text()).toBe(text);
      // A weak tag is that of every form.
      expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
    }
  });

  it('is kept apart for those who take another type of answer', async () => {
    const types = ['application/json', 'application/graphql-response+json'];
    for (const accept of [...types, ...types]) {
      const answer = await askByGet(shop.url, details, { id: itemId }, { headers: { accept } });
      expect(answer.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    }
  });
});

describe('what is not the same for everybody', () => {
  it('is never kept, nor is anything that somebody asks who is signed in', async () => {
    for (const [operation, variables] of [
      [clientOperation('Me'), {}],
      [details, { id: itemId }],
    ] as const) {
      for (const { token, email } of [shopper, admin, shopper]) {
        const answer = await askByGet(shop.url, operation, variables, { token });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const { data } = await answer.clone().json();
        if (data.me) expect(data.me.email).toBe(email);
        expect(await isKept(answer)).toBe(false);
      }
    }
  });

  it('is asked for again where the answer is a rejection', async () => {
    const id = '0123456789abcdef01234567';
    for (let round = 0; round < 3; round++) {
      const answer = await askByGet(shop.url, details, { id });
      expect(await isKept(answer)).toBe(false);
    }
  });

  const publicOnes = clientOperations().filter(
    ({ kind, text }) =>
      kind === 'query' &&
      /\{ (\w+: )?(pets?|petRatings|ratedPets|similarPets|searchSuggestions)\(/.test(text),
  );

  it('is none of what the client asks in nobody’s name', async () => {
    expect(publicOnes.length).toBeGreaterThan(5);
    for (const operation of publicOnes) {
      const values = {
        id: itemId,
        orderBy: 'NAME',
        first: 10,
        type: 'DOG',
        category: 'FOOD',
        text: 'rex',
        like: { type: 'DOG' },
        petIds: [itemId],
      };
      const variables = Object.fromEntries(
        Object.entries(values).filter(([name]) => operation.variables.has(name)),
      );
      const answers: string[] = [];
      for (const token of [undefined, shopper.token, admin.token]) {
        const answer = await askByGet(shop.url, operation, variables, { ...(token && { token }) });
        expect([operation.name, answer.status]).toEqual([operation.name, 200]);
        answers.push(await answer.text());
      }
      expect([operation.name, new Set(answers).size]).toEqual([operation.name, 1]);
    }
  });
});

it('is not kept while the change stream does not follow: what anybody changes is seen at once', async () => {
  const images = (enabled: boolean) =>
    shop.db.command({ collMod: 'pets', changeStreamPreAndPostImages: { enabled } });
  const failPoint = { configureFailPoint: 'failCommand' };
  // It would switch the images on again itself, if it were allowed to.
  const refused = { failCommands: ['collMod'], appName: 'blind', errorCode: 13 };
  await shop.db.admin().command({ ...failPoint, mode: 'alwaysOn', data: refused });
  await images(false);
  const blind = await shop.startAnother({ MONGODB_URI: `${shop.uri}&appName=blind` });
  try {
    await eventually(async () => (await blind.log()).includes('keeps no images of changes'));
    for (let price = 80; price < 90; price++) {
      await shop.db
        .collection('pets')
        .updateOne({ _id: new Types.ObjectId(itemId) }, { $set: { petprice: price } });
      expect(await priceBy(blind.url)).toBe(price);
    }
  } finally {
    await shop.db.admin().command({ ...failPoint, mode: 'off' });
    await images(true);
    await blind.terminate();
  }
});

it('is asked of the database once, where many ask the same at the same moment', async () => {
  // A list waits for what the change stream tells of this: nothing that was changed before is told later.
  await setPrice(shop.url, 91);
  await askByGet(shop.url, list, listed);
  const slow = {
    failCommands: ['find'],
    appName: 'petshop server',
    namespace: `${shop.db.databaseName}.pets`,
  };
  await shop.db.admin().command({
    ...{ configureFailPoint: 'failCommand', mode: { times: 1 } },
    data: { ...slow, blockConnection: true, blockTimeMS: 2000 },
  });
  const profiler = await profilerOf(shop.db);
  const commands = await profiler.during(async () => {
    const ask = () => askByGet(shop.url, details, { id: neverAskedFor });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });
  expect(commands.map(({ name }) => name).filter((name) => name === 'pets find')).toHaveLength(1);
});
