import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

const search =
  'query ($search: String, $where: PetWhere, $after: String) { pets(search: $search, where: $where, after: $after) { totalCount } }';
const missedSearches = '{ missedSearches { _id count reason lastAt } }';
const dismiss = 'mutation ($words: String!) { dismissMissedSearch(words: $words) { _id } }';
const addSynonym =
  'mutation ($word: String!, $means: [String!]!) { addSynonym(word: $word, means: $means) { _id } }';

interface Missed {
  readonly _id: string;
  readonly count: number;
  readonly reason: string;
  readonly lastAt: string;
}

let shop: OwnShop;
let staff: Account;

beforeAll(async () => {
  shop = await startShop();
  const admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
  await addItem(shop, admin.token, anItem({ petname: 'Salmon Kibble', type: 'DOG', petprice: 30 }));
});
afterAll(() => shop.stop());

/** By an account, whose answers no cache keeps. */
async function look(text: string, variables: object = {}): Promise<void> {
  const { errors } = await shop.gql(search, { search: text, ...variables }, staff.token);
  if (errors) throw new Error(JSON.stringify(errors));
}

async function missed(): Promise<Missed[]> {
  const { data } = await shop.gql(missedSearches, {}, staff.token);
  return data.missedSearches;
}

async function missedOnce(words: string): Promise<Missed> {
  let found: Missed | undefined;
  await eventually(async () => {
    found = (await missed()).find(({ _id }) => _id === words);
    return found !== undefined;
  });
  return found as unknown as Missed;
}

describe('what people searched for and did not find', () => {
  it.each([
    ['Vitamins for dogs', 'vitamins for dogs', 'NOT_SOLD'],
    ['Dog food with a camera', 'dog food with a camera', 'NOT_SOLD'],
    ['Dog food below $3', 'dog food below $3', 'LIMITS'],
    ['purple salmon dog food', 'purple salmon dog food', 'PARTLY'],
  ])('%s is kept as “%s”, with the reason %s and the day', async (text, words, reason) => {
    await look(text);
    const { count, lastAt, ...record } = await missedOnce(words);
    expect(record).toEqual({ _id: words, reason });
    expect(count).toBe(1);
    expect(lastAt).toMatch(/T12:00:00\.000Z$/);
  });

  it('is said, with what is nearest where that is sold', async () => {
    const fields = '{ pets(search: "Dog food with a camera") { totalCount searchNote nearestSearch } }';
    expect((await shop.gql(fields)).data.pets).toEqual({
      totalCount: 0,
      searchNote: 'The shop has no “camera”. The nearest is “Dog food”',
      nearestSearch: 'Dog food',
    });
  });

  it('is counted, and what most looked for stands first', async () => {
    for (const text of ['parrot', 'Parrot', ' PARROT']) await look(text);
    await eventually(async () => (await missed())[0]?.count === 3);
    expect((await missed())[0]?._id).toBe('parrot');
  });

  it('is nothing that was found, narrowed by a filter, fetched ahead, or about a person', async () => {
    await look('salmon');
    await look('hedgehog bed', { where: { type: 'CAT' } });
    await look('mia.keller@example.com');
    await look('555 123 4567');
    const headers = { purpose: 'prefetch' };
    await sendGraphql(shop.url, { query: search, variables: { search: 'axolotl' }, headers });
    // Written in the same order, and after them.
    await look('iguana');
    await missedOnce('iguana');
    const kept = (await missed()).map(({ _id }) => _id);
    expect(kept.filter((words) => /salmon$|hedgehog|mia|555|axolotl/.test(words))).toEqual([]);
  });

  it('is listed no more once it is dismissed, however often it is searched for, or has a meaning', async () => {
    await look('chinchilla');
    await missedOnce('chinchilla');
    const dismissed = await shop.gql(dismiss, { words: 'chinchilla' }, staff.token);
    expect(dismissed.errors).toBeUndefined();
    await look('chinchilla');
    await look('gerbil');
    await missedOnce('gerbil');
    expect((await missed()).map(({ _id }) => _id)).not.toContain('chinchilla');
    expect((await shop.gql(dismiss, { words: 'chinchilla' }, staff.token)).code).toBe('NOT_FOUND');

    await shop.gql(addSynonym, { word: 'gerbil', means: ['salmon'] }, staff.token);
    expect((await missed()).map(({ _id }) => _id)).not.toContain('gerbil');
  });

  it('never fails the search, and takes no place from what is searched for again and again', async () => {
    const filler = Array.from({ length: 500 }, (_, place) => ({
      ...{ _id: `nonsense ${place}` as never, count: 1, reason: 'not_sold' },
      lastAt: new Date(Date.now() - 24 * 60 * 60 * 1000),
    }));
    await shop.db.collection('missedsearches').insertMany(filler);
    await look('ferret');
    await eventually(
      async () => (await shop.db.collection('missedsearches').estimatedDocumentCount()) <= 500,
    );
    expect((await missed())[0]?._id).toBe('parrot');

    const refused = { collMod: 'missedsearches', validator: { never: true }, validationLevel: 'strict' };
    await shop.db.command(refused);
    await look('tarantula');
    expect((await missed())[0]?.count).toBe(3);
  });
});
