import mongoose from 'mongoose';
import { seedItems } from '../../../packages/demo-shop/seed/seed-items.ts';
import { PetOrderBy } from '../../src/catalogue/pet/pet-enums.ts';
import { type AskedPage, type OpenCatalogue, openCatalogue } from '../fixtures/catalogue/open-catalogue.ts';
import { type Profiler, profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import type { AskedList, PetDocument } from '../fixtures/shop/brute-force.ts';
import { anAnimal, anItem } from '../fixtures/shop/items.ts';

const ITEM_COUNT = 2500;

let catalogue: OpenCatalogue;
let pets: PetDocument[];
let profiler: Profiler;

beforeAll(async () => {
  catalogue = await openCatalogue();
  const seeded = seedItems('a list', new Date());
  const items = Array.from({ length: ITEM_COUNT }, () => seeded.next().value);
  const isSold = ({ category }: { category: string }, place: number) =>
    category === 'pets' && place % 20 === 0;
  await catalogue.load(
    items.map(({ looksLike: _looksLike, ...item }, place) => ({
      ...item,
      ...(isSold(item, place) && { availability: 'sold' }),
    })),
  );
  pets = await catalogue.db.collection('pets').find().toArray();
  profiler = await profilerOf(catalogue.db);
});
afterAll(() => catalogue.close());

/** Ids of the items of a list, page after page. */
async function walk(asked: AskedPage): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await catalogue.page({ ...asked, after });
    seen.push(...page.items.map(({ _id }) => String(_id)));
    after = page.hasNextPage ? page.endCursor : null;
  } while (after !== null);
  return seen;
}

describe('how the database goes about a page', () => {
  const wheres: [string, AskedList][] = [
    ['everything', {}],
    ['half of it', { category: 'pets' }],
    ['some of it', { type: 'cat', category: 'food' }],
    ['what can be ordered', { available: true }],
    ['hardly anything', { gender: 'Female', age: 'Senior', color: 'Gray', clan: 'Bengal' }],
    ['a range of prices', { priceMin: 10, priceMax: 60 }],
    ['a few prices', { priceMin: 20, priceMax: 20.5 }],
    ['a few prices of one kind', { priceMin: 20, priceMax: 25, type: 'dog' }],
  ];
  const searches = [undefined, 'dog', 'soft warm', 'thornbury', 'salmn'];

  /** What is wrong with how a page was read; nothing where it was one look along an index. */
  async function complaintsAbout(asked: AskedPage, parts: number): Promise<string[]> {
    const commands = await profiler.during(() => catalogue.page(asked));
    const onItems = commands.filter(({ name }) => name === 'pets find');
    return [
      ...commands.filter(({ name }) => /^(pets (?!find)|words)/.test(name)).map(({ name }) => `asks ${name}`),
      ...(onItems.length > parts ? [`asks for items ${onItems.length} times`] : []),
      ...onItems.flatMap(({ plan, isSorted, keysExamined, docsExamined }) => [
        ...(/^IXSCAN(?!.*COLLSCAN)/.test(plan) && !isSorted
          ? []
          : [`is read by ${plan}, sorted: ${isSorted}`]),
        ...(docsExamined > 600 ? [`looks at ${docsExamined} items`] : []),
        ...(keysExamined > ITEM_COUNT ? [`looks at ${keysExamined} keys`] : []),
      ]),
    ].map((complaint) => `${JSON.stringify(asked)}: ${complaint}`);
  }

  it.each(Object.values(PetOrderBy))(
    'by %s, with any search and any conditions, is one look along an index, page after page',
    async (orderBy) => {
      const complaints: string[] = [];
      for (const search of searches) {
        for (const [, where] of wheres) {
          const asked = { where, search, orderBy, first: 10 };
          for (let turn = 0, after: string | null = null; turn < 3; turn += 1) {
            const page = await catalogue.page({ ...asked, after });
            // Where a list ends, what has no place in its order is asked for besides (lists/sort-order.ts).
            const parts = partsOf(orderBy, search) + (page.hasNextPage ? 0 : 1);
            complaints.push(...(await complaintsAbout({ ...asked, after }, parts)));
            if (!page.hasNextPage) break;
            after = page.endCursor;
          }
        }
      }
      expect(complaints).toEqual([]);
    },
  );

  /** Lists of several parts are asked for once more on a page where a part ends. */
  function partsOf(orderBy: PetOrderBy, search: string | undefined): number {
    if (orderBy === 'relevance') return search === undefined ? 2 : 3;
    return orderBy === 'stock' || orderBy === 'rating' ? 2 : 1;
  }
});

describe('words', () => {
  beforeAll(async () => {
    const short = 'Nothing else is said.';
    const details = 'Nothing more.';
    const ones = [
      anAnimal({ petname: 'Quillon', clan: 'GERMAN_SHEPHERD', short, details }),
      anItem({ petname: 'Zephyrine salmon', short, details }),
      anItem({ petname: 'Supper', short: 'With zephyrine and salmon.', details }),
      anItem({ petname: 'Second zephyrine', short, details }),
      anItem({ petname: 'Xylo', short, details: 'For a xylokitten.' }),
    ];
    for (const one of ones) await catalogue.add(one);
  });

  it.each([
    ['quillon germn sheperd', ['Quillon']],
    ['quilon', ['Quillon']],
    ['qiullon', ['Quillon']],
    ['xylokiten', ['Xylo']],
    ['xylo', ['Xylo']],
    ['zephirine salmn', ['Zephyrine salmon', 'Supper']],
  ])('are found as they are spelled, begun or misspelled: %s', async (search, names) => {
    expect((await catalogue.page({ search, orderBy: 'relevance' })).names).toEqual(names);
  });

  it('count for more in name and breed than in the texts, and then the newest come first', async () => {
    expect((await catalogue.page({ search: 'zephyrine', orderBy: 'relevance' })).names).toEqual([
      'Second zephyrine',
      'Zephyrine salmon',
      'Supper',
    ]);
    expect((await catalogue.page({ search: 'zephyrine', orderBy: 'newest' })).names).toEqual([
      'Second zephyrine',
      'Supper',
      'Zephyrine salmon',
    ]);
  });

  it('that name a fact are one choice among others', async () => {
    const { clan } = await catalogue.facets({ search: 'german shepherd' });
    expect(clan.length).toBeGreaterThan(1);
    const { totalCount } = await catalogue.page({ search: 'german shepherd', first: 1 });
    expect(clan).toContainEqual({ value: 'German Shepherd', count: totalCount });
  });

  it('are walked by relevance in small pages without skipping or repeating', async () => {
    const asked = { search: 'zephyrine', orderBy: 'relevance' } as const;
    const whole = (await catalogue.page(asked)).items.map(({ _id }) => String(_id));
    expect(whole).toHaveLength(3);
    for (const first of [1, 2]) expect(await walk({ ...asked, first })).toEqual(whole);
  });

  it('are not needed for an order by relevance: what is gone comes last', async () => {
    const newest = await catalogue.page({ orderBy: 'newest', where: { available: true } });
    expect((await catalogue.page({ orderBy: 'relevance', search: '' })).names).toEqual(newest.names);
    const gone = { where: { available: false } };
    expect((await catalogue.page({ ...gone, orderBy: 'relevance' })).names).toEqual(
      (await catalogue.page({ ...gone, orderBy: 'newest' })).names,
    );
  });
});

describe('a word that hundreds of items have, far from where a list begins', () => {
  const COUNT = 900;

  /** Copies of an item of the seed, told from it by what it is found and sorted by. */
  function copies(
    one: PetDocument,
    what: { searchWords: string[]; petprice: number; createdAt?: Date },
  ): PetDocument[] {
    return Array.from({ length: COUNT }, (_, place) => ({
      ...one,
      ...what,
      _id: new mongoose.Types.ObjectId(),
      petprice: what.petprice + place / 100,
    }));
  }

  beforeAll(async () => {
    const food = pets.find((pet) => pet.category === 'food' && pet.stock !== 0) as PetDocument;
    const toy = pets.find((pet) => pet.category === 'accessories' && pet.stock !== 0) as PetDocument;
    const words = { _id: 'gonfalon', items: 3 * COUNT, starts: [], deletions: [] };
    const total = async (category: string) => (await catalogue.page({ where: { category } })).totalCount;
    const before = { food: await total('food'), accessories: await total('accessories') };
    await catalogue.db.collection<typeof words>('words').insertOne(words);
    await catalogue.db.collection('pets').insertMany([
      ...copies(toy, { searchWords: [], petprice: 1 }),
      // The newest that have it elsewhere than in their names, where the list of the newest begins.
      ...copies(food, { searchWords: ['=gonfalon'], petprice: 100, createdAt: new Date() }),
      ...copies(toy, { searchWords: ['=gonfalon'], petprice: 300 }),
      ...copies(toy, { searchWords: ['gonfalon'], petprice: 200 }),
    ]);
    // The catalogue plans by what it has counted, which comes with the change stream.
    await eventually(async () => {
      expect(await total('food')).toBe(before.food + COUNT);
      expect(await total('accessories')).toBe(before.accessories + 3 * COUNT);
      return (await catalogue.page({ search: 'gonfalon' })).totalCount === 3 * COUNT;
    });
  });

  it.each([
    ['of a kind that has it in no name', { category: 'food' }, 'newest'],
    ['the cheapest, beside hundreds that are cheaper', { category: 'accessories' }, 'price'],
  ] as const)('is found without passing over all others: %s', async (_what, where, orderBy) => {
    const asked = { search: 'gonfalon', where, orderBy, first: 20 };
    expect((await catalogue.page(asked)).items).toHaveLength(20);
    const commands = await profiler.during(() => catalogue.page(asked));
    const [found, ...others] = commands.filter(({ name }) => name === 'pets find');
    expect(others).toEqual([]);
    expect(found?.keysExamined).toBeLessThan(100);
  });

  it('is walked by relevance page after page, names first, without skipping or repeating', async () => {
    const seen = await walk({
      ...{ search: 'gonfalon', where: { category: 'accessories' }, orderBy: 'relevance', first: 80 },
    });
    expect([seen.length, new Set(seen).size]).toEqual([2 * COUNT, 2 * COUNT]);
    const inNames = await catalogue.db
      .collection('pets')
      .find({ searchWords: '=gonfalon', category: 'accessories' })
      .map(({ _id }) => String(_id))
      .toArray();
    expect(new Set(seen.slice(0, COUNT))).toEqual(new Set(inNames));
  });
});
