import { createHash } from 'node:crypto';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const suggestions = `query ($text: String!) {
  searchSuggestions(text: $text) {
    items { _id petname petprice type category isAvailable image { hash } }
    searches { text count }
    places { type category search count }
  }
}`;

const items: readonly Partial<ItemInput>[] = [
  { petname: 'Salmon Kibble', type: 'DOG', details: 'Dry.' },
  { petname: 'Salmon Pâté', type: 'CAT', details: 'Wet.' },
  { petname: 'Wild Salmon Crunchies', type: 'CAT', stock: 0 },
  { petname: 'Fish Supper', type: 'CAT', short: 'With salmon in it.' },
  { petname: 'Crème Fraîche Biscuits', type: 'DOG' },
  { petname: 'Oak Kennel', type: 'DOG', category: 'ACCESSORIES' },
];

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  for (const item of items) await addItem(shop, admin.token, anItem({ short: 'Good.', ...item }));
  for (const petname of ['Bramble', 'Bruno']) {
    await addItem(shop, admin.token, anAnimal({ petname, type: 'DOG', color: 'BLACK', age: 'PUPPY' }));
  }
  await eventually(async () => (await suggest('dog')).places.length === 3);
});
afterAll(() => shop.stop());

async function suggest(text: string) {
  const { data, errors } = await shop.gql(suggestions, { text });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.searchSuggestions;
}

async function namesFor(text: string): Promise<string[]> {
  return (await suggest(text)).items.map(({ petname }: { petname: string }) => petname);
}

const none = { items: [], searches: [], places: [] };

describe('suggestions while somebody types', () => {
  it('are the items whose names go on so: what can be ordered first, and what only tells of it last', async () => {
    expect(await namesFor('salm')).toEqual([
      'Salmon Pâté',
      'Salmon Kibble',
      'Wild Salmon Crunchies',
      'Fish Supper',
    ]);
    const [first] = (await suggest('salmon pa')).items;
    expect(first).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...{
        petname: 'Salmon Pâté',
        petprice: 12.5,
        type: 'CAT',
        category: 'FOOD',
        isAvailable: true,
        image: null,
      },
    });
  });

  it.each([
    ['salmon cr', ['Wild Salmon Crunchies']],
    // Words before the last are whole.
    ['salm cr', []],
    ['SALMON PATE', ['Salmon Pâté']],
    ['ＳＡＬＭＯＮ pâ', ['Salmon Pâté']],
    ['creme fra', ['Crème Fraîche Biscuits']],
    ['biscuit cr', ['Crème Fraîche Biscuits']],
    // Facts are words of an item.
    ['cat salmon cr', ['Wild Salmon Crunchies']],
    ['dog salm', ['Salmon Kibble']],
    ['black dog', ['Bruno', 'Bramble']],
    ['dog acc', ['Oak Kennel']],
    ['salmon for', ['Salmon Pâté', 'Salmon Kibble', 'Wild Salmon Crunchies', 'Fish Supper']],
  ])('take %j for %j', async (text, names) => {
    expect(await namesFor(text)).toEqual(names);
  });

  it('are the searches and the parts of the shop that the words name, counted as the lists count', async () => {
    const { searches, places } = await suggest('dog f');
    expect(searches[0]).toEqual({ text: 'dog food', count: 2 });
    expect(places).toEqual([{ type: 'DOG', category: 'FOOD', search: null, count: 2 }]);
    const { data } = await shop.gql('{ pets(where: { type: DOG, category: FOOD }) { totalCount } }');
    expect(data.pets.totalCount).toBe(2);
  });

  it('are the parts of the shop in which the search of the whole word finds something', async () => {
    const { places } = await suggest('salm');
    expect(places).toEqual([
      { type: 'CAT', category: 'FOOD', search: 'salmon', count: 3 },
      { type: 'DOG', category: 'FOOD', search: 'salmon', count: 1 },
    ]);
    for (const { type, category, search, count } of places) {
      const { data } = await shop.gql(
        'query ($where: PetWhere, $search: String) { pets(where: $where, search: $search) { totalCount } }',
        { where: { type, category }, search },
      );
      expect(data.pets.totalCount).toBe(count);
    }
  });

  it('are counted where facts go beyond a part of the shop, and are searched for in it', async () => {
    expect((await suggest('pup')).places).toEqual([
      { type: 'DOG', category: 'PETS', search: 'puppies', count: 2 },
    ]);
  });

  it.each([
    ['a word that nothing has', 'xyzzyq'],
    ['signs alone', '?!… “”'],
    ['nothing', ''],
    ['spaces', '   '],
    ['a word that nothing has, and one that something has', 'xyzzyq salm'],
    ['operators', '{"$gt":""}'],
  ])('are none for %s', async (_what, text) => {
    expect(await suggest(text)).toEqual(none);
  });

  it.each([
    ['one long word', 'a'.repeat(100_000)],
    ['many words', 'salmon '.repeat(20_000)],
  ])('are quickly there for %s', async (_what, text) => {
    const startedAt = performance.now();
    await suggest(text);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('are never of what was taken out of the shop, and of what was put in at once', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Quince Jelly', type: 'OTHER' }));
    expect(await namesFor('quinc')).toEqual(['Quince Jelly']);
    await shop.db
      .collection('pets')
      .updateOne({ petname: 'Quince Jelly' }, { $set: { availability: 'retired' } });
    await eventually(async () => (await namesFor('quinc')).length === 0);
    expect((await suggest('quince')).items).toEqual([]);
    expect(id).toBeDefined();
  });

  it('look at a bounded number of items, however many have a word', async () => {
    const some = await shop.db.collection('pets').findOne({ petname: 'Oak Kennel' });
    const copies = Array.from({ length: 2000 }, (_, place) => {
      const { _id, ...rest } = some ?? {};
      const _copy = createHash('md5').update(String(place)).digest('hex').slice(0, 24);
      return { ...rest, copy: _copy, petname: `Oak Kennel ${place}` };
    });
    await shop.db.collection('pets').insertMany(copies);
    await shop.db.command({ profile: 2 });
    expect(await namesFor('oak zz')).toEqual([]);
    await namesFor('oak ken');
    await shop.db.command({ profile: 0 });
    const looks = await shop.db
      .collection('system.profile')
      .find({ ns: /\.pets$/, 'command.pipeline.1.$sort': { $exists: true } })
      .toArray();
    expect(looks.length).toBeGreaterThan(0);
    for (const { docsExamined, hasSortStage } of looks) {
      expect(docsExamined).toBeLessThanOrEqual(300);
      expect(hasSortStage).not.toBe(true);
    }
  });
});
