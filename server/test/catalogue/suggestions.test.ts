import { createHash } from 'node:crypto';
import { type OpenCatalogue, openCatalogue } from '../fixtures/catalogue/open-catalogue.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';

let catalogue: OpenCatalogue;

const items: readonly Partial<ItemInput>[] = [
  { petname: 'Salmon Kibble', type: 'DOG', details: 'Dry.' },
  { petname: 'Salmon Pâté', type: 'CAT', details: 'Wet.' },
  { petname: 'Wild Salmon Crunchies', type: 'CAT', stock: 0 },
  { petname: 'Fish Supper', type: 'CAT', short: 'With salmon in it.' },
  { petname: 'Crème Fraîche Biscuits', type: 'DOG' },
  { petname: 'Oak Kennel', type: 'DOG', category: 'ACCESSORIES' },
];

beforeAll(async () => {
  catalogue = await openCatalogue();
  for (const item of items) await catalogue.add(anItem({ short: 'Good.', ...item }));
  for (const petname of ['Bramble', 'Bruno']) {
    await catalogue.add(anAnimal({ petname, type: 'DOG', color: 'BLACK', age: 'PUPPY' }));
  }
  await eventually(async () => (await suggest('dog')).places.length === 3);
});
afterAll(() => catalogue.close());

const suggest = (text: string) => catalogue.suggestions.suggest(text);

async function namesFor(text: string): Promise<string[]> {
  return (await suggest(text)).items.map(({ petname }) => petname);
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

  it.each([
    // Misspelled, written together, of another language.
    ['samlon', 'Salmon Kibble'],
    ['dogfood', 'Salmon Kibble'],
    ['lachs', 'Salmon Pâté'],
    ['hundefutter', 'Crème Fraîche Biscuits'],
  ])('know what %j stands for', async (text, name) => {
    expect(await namesFor(text)).toContain(name);
  });

  it.each(['xylophone', 'zz'])('are none for %j', async (text) => {
    expect(await suggest(text)).toEqual(none);
  });

  it.each([
    // Limits, facts and exclusions are those of the search.
    ['animals below 700', ['Bruno', 'Bramble']],
    ['animals below 200', []],
    ['food without salmon', ['Crème Fraîche Biscuits']],
    ['supper for cats', ['Fish Supper']],
    ['supper for dogs', []],
    ['vitamins for dogs', []],
  ])('are what fits the sentence: %j suggests %j', async (text, names) => {
    expect(await namesFor(text)).toEqual(names);
  });

  it('are the searches and the parts of the shop that the words name, counted as the lists count', async () => {
    const { searches, places } = await suggest('dog f');
    expect(searches[0]).toEqual({ text: 'dog food', count: 2 });
    expect(places).toEqual([{ type: 'dog', category: 'food', search: null, count: 2 }]);
    const { totalCount } = await catalogue.page({ where: { type: 'dog', category: 'food' } });
    expect(totalCount).toBe(2);
  });

  it('are the parts of the shop in which the search of the whole word finds something', async () => {
    const { places } = await suggest('salm');
    expect(places).toEqual([
      { type: 'cat', category: 'food', search: 'salmon', count: 3 },
      { type: 'dog', category: 'food', search: 'salmon', count: 1 },
    ]);
    for (const { type, category, search, count } of places) {
      const { totalCount } = await catalogue.page({ where: { type, category }, search });
      expect(totalCount).toBe(count);
    }
  });

  it('are counted where facts go beyond a part of the shop, and are searched for in it', async () => {
    expect((await suggest('pup')).places).toEqual([
      { type: 'dog', category: 'pets', search: 'puppies', count: 2 },
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
    // Seconds of the processor, which other work on the machine does not lengthen.
    const before = process.cpuUsage();
    await suggest(text);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });

  it('are never of what was taken out of the shop, and of what was put in at once', async () => {
    const id = await catalogue.add(anItem({ petname: 'Quince Jelly', type: 'OTHER' }));
    expect(await namesFor('quinc')).toEqual(['Quince Jelly']);
    await catalogue.db
      .collection('pets')
      .updateOne({ petname: 'Quince Jelly' }, { $set: { availability: 'retired' } });
    await eventually(async () => (await namesFor('quinc')).length === 0);
    expect((await suggest('quince')).items).toEqual([]);
    expect(id).toBeDefined();
  });

  it('are no animal that has a home', async () => {
    await catalogue.add(anAnimal({ petname: 'Zephyrine', type: 'DOG' }));
    expect(await namesFor('zephyr')).toEqual(['Zephyrine']);
    const sold = { $set: { availability: 'sold' } };
    await catalogue.db.collection('pets').updateOne({ petname: 'Zephyrine' }, sold);
    await eventually(async () => (await namesFor('zephyr')).length === 0);
  });

  it('look at a bounded number of items, however many have a word', async () => {
    const some = await catalogue.db.collection('pets').findOne({ petname: 'Oak Kennel' });
    const copies = Array.from({ length: 2000 }, (_, place) => {
      const { _id, ...rest } = some ?? {};
      const _copy = createHash('md5').update(String(place)).digest('hex').slice(0, 24);
      return { ...rest, copy: _copy, petname: `Oak Kennel ${place}` };
    });
    await catalogue.db.collection('pets').insertMany(copies);
    await catalogue.db.command({ profile: 2 });
    expect(await namesFor('oak zz')).toEqual([]);
    await namesFor('oak ke');
    await catalogue.db.command({ profile: 0 });
    const looks = await catalogue.db
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
