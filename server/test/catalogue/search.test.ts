import mongoose from 'mongoose';
import { Kind } from '../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../domain/catalogue/pet-options.ts';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { type Profiler, profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  type AskedList,
  belongs,
  countByHand,
  facets,
  type PetDocument,
  sortByHand,
} from '../fixtures/shop/brute-force.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { seedFromCommandLine } from '../harness/command-line.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const ITEM_COUNT = 2500;

let shop: Shop;
let admin: Account;
let pets: PetDocument[];
let profiler: Profiler;

const list = `query ($where: PetWhere, $search: String, $orderBy: PetOrderBy! = NEWEST, $first: Int! = 20, $after: String) {
  list: pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    edges { node { _id petname } }
    pageInfo { hasNextPage endCursor }
    facets {
      ${facets.map((field) => `${field} { value count }`).join(' ')}
      available priceMin priceMax
    }
  }
}`;
const allItems = list.replace('list: pets', 'list: allPets');

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  await seedFromCommandLine(shop, ITEM_COUNT);
  const stored = shop.db.collection('pets');
  pets = await stored.find().toArray();
  profiler = await profilerOf(shop.db);
  await eventually(async () => (await ask({})).totalCount === ITEM_COUNT);
});
afterAll(() => shop.stop());

async function ask(variables: object, query = list) {
  const { data, errors } = await shop.gql(query, variables, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.list;
}

/** The closed lists, and some brands: those are texts, which have no other name. */
const options: Record<(typeof facets)[number], Record<string, string>> = {
  ...{ type: PetType, category: Category, gender: Gender, age: Age, color: Color, clan: Clan },
  ...{ kind: Kind, species: Species, size: Size },
  brand: { Wagwell: 'Wagwell', Purrfolk: 'Purrfolk', Trailmate: 'Trailmate' },
};

/** The values of the database as the API's enums spell them. */
function toWhere(asked: AskedList): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asked).map(([field, value]) => {
      const known = Object.entries(options[field as keyof typeof options] ?? {});
      return [field, known.find(([, spelled]) => spelled === value)?.[0] ?? value];
    }),
  );
}

function namesOf({ edges }: { edges: { node: { petname: string } }[] }): string[] {
  return edges.map(({ node }) => node.petname);
}

/** Some conditions, of all kinds, the same in every run. */
function someLists(count: number): [string, AskedList][] {
  const random = seededRandom('lists of items');
  return Array.from({ length: count }, () => {
    const asked: Record<string, unknown> = {};
    for (const [field, values] of Object.entries(options)) {
      if (random.chance(0.2)) asked[field] = random.pick(Object.values(values));
    }
    if (random.chance(0.3)) asked.available = random.chance(0.7);
    if (random.chance(0.4)) asked.priceMin = Math.round(random.between(0, 6000)) / 100;
    if (random.chance(0.4)) asked.priceMax = Math.round(random.between(2000, 90_000)) / 100;
    return [JSON.stringify(asked), asked];
  });
}

/** A list is counted by the thirty brands of most items: of those that are equally frequent, some are. */
function ofFrequentBrands(byHand: ReturnType<typeof countByHand>, counted: readonly unknown[]): object {
  const everything = brandsOf(countByHand(pets, {}));
  const totals = Object.values(everything).sort((a, b) => b - a);
  const isCounted = (brand: string) =>
    counted.includes(brand) || (everything[brand] ?? 0) > (totals[30] ?? 0);
  return Object.fromEntries(Object.entries(brandsOf(byHand)).filter(([brand]) => isCounted(brand)));
}

function brandsOf(byHand: object): Record<string, number> {
  return (byHand as { brand: Record<string, number> }).brand;
}

describe('a list and what can be chosen in it', () => {
  it.each(someLists(40))('are counted as they are by hand: %s', async (_text, asked) => {
    const answer = await ask({ where: toWhere(asked) });
    const byHand = countByHand(pets, asked);
    const counted = Object.fromEntries(
      facets.map((field) => [
        field,
        Object.fromEntries(
          answer.facets[field].map(({ value, count }: { value: string; count: number }) => [
            options[field][value] ?? value,
            count,
          ]),
        ),
      ]),
    );
    const { available, priceMin, priceMax } = answer.facets;
    expect({ total: answer.totalCount, available, priceMin, priceMax, ...counted }).toEqual({
      ...byHand,
      brand: ofFrequentBrands(byHand, [asked.brand, ...Object.keys(counted.brand ?? {})]),
    });
  });

  it.each(
    ['NEWEST', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'NAME', 'STOCK_LOW_TO_HIGH'].flatMap((orderBy) =>
      someLists(6).map(([text, asked]) => [orderBy, text, asked] as const),
    ),
  )('are walked by %s without skipping or repeating: %s', async (orderBy, _text, asked) => {
    const wanted = sortByHand(
      pets.filter((pet) => belongs(pet, asked)),
      orderBy,
    ).slice(0, 300);
    const seen: string[] = [];
    let after: string | null = null;
    while (seen.length < wanted.length) {
      const page: Awaited<ReturnType<typeof ask>> = await ask({
        where: toWhere(asked),
        orderBy,
        first: 60,
        after,
      });
      seen.push(...page.edges.map(({ node }: { node: { _id: string } }) => node._id));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen.slice(0, wanted.length)).toEqual(wanted);
  });
});

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
  const orders = [
    'RELEVANCE',
    'NEWEST',
    'PRICE_LOW_TO_HIGH',
    'PRICE_HIGH_TO_LOW',
    'NAME',
    'STOCK_LOW_TO_HIGH',
  ];
  const searches = [undefined, 'dog', 'soft warm', 'thornbury', 'salmn'];
  const shapes = orders.flatMap((orderBy) =>
    searches.flatMap((search) => wheres.map(([what, asked]) => [orderBy, search, what, asked] as const)),
  );

  it.each(shapes)(
    'by %s, with %s, of %s, is one look along an index, page after page',
    async (orderBy, search, _what, asked) => {
      let after: string | null = null;
      for (let turn = 0; turn < 3; turn++) {
        const variables = { where: toWhere(asked), search, orderBy, first: 10, after };
        const page = await ask(variables);
        const commands = await profiler.during(() => ask(variables));
        const onItems = commands.filter(({ name }) => name === 'pets find');
        expect(commands.filter(({ name }) => /^(pets (?!find)|words)/.test(name))).toEqual([]);
        // Where a list ends, what has no place in its order is asked for besides (pagination/stray-fields.ts).
        const isLast = !page.pageInfo.hasNextPage;
        expect(onItems.length).toBeLessThanOrEqual(partsOf(orderBy, search) + (isLast ? 1 : 0));
        for (const { plan, isSorted, keysExamined, docsExamined } of onItems) {
          expect([plan, isSorted]).toEqual([expect.stringMatching(/^IXSCAN(?!.*COLLSCAN)/), false]);
          expect(docsExamined).toBeLessThanOrEqual(600);
          expect(keysExamined).toBeLessThanOrEqual(ITEM_COUNT);
        }
        after = page.pageInfo.endCursor;
        if (!page.pageInfo.hasNextPage) return;
      }
    },
  );

  /** Lists of several parts are asked for once more on a page where a part ends. */
  function partsOf(orderBy: string, search: string | undefined): number {
    if (orderBy === 'RELEVANCE') return search === undefined ? 2 : 3;
    return orderBy === 'STOCK_LOW_TO_HIGH' ? 2 : 1;
  }

  it('the lists of the old client are read along an index too', async () => {
    const paths = ['/pets/GetAllPets', '/pets/getAllAccessories', '/admin/GetAllData'];
    const filter = encodeURIComponent(JSON.stringify({ type: 'cat', category: 'food' }));
    for (const path of [...paths, `/pets/GetPetsType?filterdata=${filter}`]) {
      const commands = await profiler.during(() => shop.rest('GET', path, { token: admin.token }));
      const onItems = commands.filter(({ name }) => name.startsWith('pets'));
      expect(onItems.length).toBeGreaterThan(0);
      for (const { plan, isSorted } of onItems)
        expect([plan.includes('COLLSCAN'), isSorted]).toEqual([false, false]);
    }
  });
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
    for (const one of ones) await addItem(shop, admin.token, one);
  });

  it.each([
    ['quillon germn sheperd', ['Quillon']],
    ['quilon', ['Quillon']],
    ['qiullon', ['Quillon']],
    ['xylokiten', ['Xylo']],
    ['xylo', ['Xylo']],
    ['zephirine salmn', ['Zephyrine salmon', 'Supper']],
  ])('are found as they are spelled, begun or misspelled: %s', async (search, names) => {
    expect(namesOf(await ask({ search, orderBy: 'RELEVANCE' }))).toEqual(names);
  });

  it('count for more in name and breed than in the texts, and then the newest come first', async () => {
    expect(namesOf(await ask({ search: 'zephyrine', orderBy: 'RELEVANCE' }))).toEqual([
      'Second zephyrine',
      'Zephyrine salmon',
      'Supper',
    ]);
    expect(namesOf(await ask({ search: 'zephyrine', orderBy: 'NEWEST' }))).toEqual([
      'Second zephyrine',
      'Supper',
      'Zephyrine salmon',
    ]);
  });

  it.each([1, 2])('are walked by relevance in pages of %d without skipping or repeating', async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({
        search: 'zephyrine',
        orderBy: 'RELEVANCE',
        first,
        after,
      });
      seen.push(...namesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(['Second zephyrine', 'Zephyrine salmon', 'Supper']);
  });

  it('are walked by relevance over hundreds of items: first those named so, last those that are gone', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({
        search: 'water',
        orderBy: 'RELEVANCE',
        first: 100,
        after,
      });
      seen.push(...page.edges.map(({ node }: { node: { _id: string } }) => node._id));
      total = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(total).toBeGreaterThan(250);
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    const names = new Map(pets.map((pet) => [String(pet._id), `${pet.petname} ${pet.clan}`]));
    const isGone = new Map(
      pets.map((pet) => [String(pet._id), pet.availability !== 'available' || pet.stock === 0]),
    );
    const ranks = seen.map((id) => (isGone.get(id) ? 3 : /\bwater/i.test(names.get(id) ?? '') ? 1 : 2));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(3);
  });

  it('are not needed for an order by relevance: what is gone comes last, and the cursors of other orders are none of it', async () => {
    const available = { available: true };
    const [all, newest] = [
      await ask({ orderBy: 'RELEVANCE', search: '' }),
      await ask({ orderBy: 'NEWEST', where: available }),
    ];
    expect(namesOf(all)).toEqual(namesOf(newest));
    const gone = await ask({ orderBy: 'RELEVANCE', where: { available: false } });
    expect(namesOf(gone)).toEqual(namesOf(await ask({ orderBy: 'NEWEST', where: { available: false } })));
    expect(
      (await shop.gql(list, { orderBy: 'RELEVANCE', search: 'dog', after: newest.pageInfo.endCursor })).code,
    ).toBe('BAD_USER_INPUT');
  });
});

interface Answered {
  list: { totalCount: number; edges: unknown[] };
}

describe('what is written is counted and found at once', () => {
  it('by whoever wrote it, however it changed', async () => {
    const before = await ask({ where: { clan: 'HARRIER', category: 'FOOD' } });
    const id = await addItem(shop, admin.token, anItem({ petname: 'Vexillum', petprice: 0.5, stock: 3 }));
    const added = await ask({ where: { clan: 'HARRIER', category: 'FOOD' } });
    expect([added.totalCount, added.facets.priceMin]).toEqual([before.totalCount + 1, 0.5]);
    expect((await ask({ search: 'vexilum' })).totalCount).toBe(1);

    const update =
      'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
    await shop.gql(update, { id, input: { petname: 'Labarum', petprice: 9.5, stock: 0 } }, admin.token);
    expect((await ask({ search: 'vexillum' })).totalCount).toBe(0);
    expect((await ask({ search: 'labarum', where: { available: false, priceMin: 9 } })).totalCount).toBe(1);
    expect((await ask({ where: { clan: 'HARRIER', category: 'FOOD' } })).facets.priceMin).not.toBe(0.5);

    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id }, admin.token);
    expect((await ask({ search: 'labarum' })).totalCount).toBe(0);
    expect((await ask({ where: { clan: 'HARRIER', category: 'FOOD' } })).totalCount).toBe(before.totalCount);
    await shop.gql('mutation ($id: ID!) { restorePet(id: $id) { _id } }', { id }, admin.token);
    expect((await ask({ search: 'labarum' })).totalCount).toBe(1);
  });

  it('by other processes of the shop soon after', async () => {
    const other = await shop.startAnother();
    const search = { search: 'oriflamme' };
    expect(
      (await sendGraphql<Answered>(other.url, { query: list, variables: search })).data.list.totalCount,
    ).toBe(0);
    await addItem(shop, admin.token, anItem({ petname: 'Oriflamme' }));
    await eventually(async () => {
      const { data } = await sendGraphql<Answered>(other.url, { query: list, variables: search });
      return data.list.totalCount === 1 && data.list.edges.length === 1;
    });
  });

  it('also by an admin, in what shoppers no longer see', async () => {
    const asked = { availability: 'sold' } as const;
    const answer = await ask({ where: { availability: 'SOLD' } }, allItems);
    expect(answer.totalCount).toBe(countByHand(pets, asked, true).total);
  });
});

describe('a word that hundreds of items have, far from where a list begins', () => {
  const COUNT = 900;

  /** Copies of an item of the seed, told from it by what it is found and sorted by. */
  function copies(one: PetDocument, what: { searchWords: string[]; petprice: number }): PetDocument[] {
    return Array.from({ length: COUNT }, (_, place) => ({
      ...one,
      _id: new mongoose.Types.ObjectId(),
      searchWords: what.searchWords,
      petprice: what.petprice + place / 100,
    }));
  }

  beforeAll(async () => {
    const food = pets.find((pet) => pet.category === 'food' && pet.stock !== 0) as PetDocument;
    const toy = pets.find((pet) => pet.category === 'accessories' && pet.stock !== 0) as PetDocument;
    const words = { _id: 'gonfalon', items: 3 * COUNT, starts: [], deletions: [] };
    await shop.db.collection<typeof words>('words').insertOne(words);
    await shop.db
      .collection('pets')
      .insertMany([
        ...copies(toy, { searchWords: [], petprice: 1 }),
        ...copies(food, { searchWords: ['=gonfalon'], petprice: 100 }),
        ...copies(toy, { searchWords: ['=gonfalon'], petprice: 300 }),
        ...copies(toy, { searchWords: ['gonfalon'], petprice: 200 }),
      ]);
    await eventually(async () => (await ask({ search: 'gonfalon' })).totalCount === 3 * COUNT);
  });

  it.each([
    ['of a kind that has it in no name', { category: 'FOOD' }, 'NEWEST'],
    ['the cheapest, beside hundreds that are cheaper', { category: 'ACCESSORIES' }, 'PRICE_LOW_TO_HIGH'],
  ])('is found without passing over all others: %s', async (_what, where, orderBy) => {
    const variables = { search: 'gonfalon', where, orderBy };
    expect((await ask(variables)).edges).toHaveLength(20);
    const commands = await profiler.during(() => ask(variables));
    const [found, ...others] = commands.filter(({ name }) => name === 'pets find');
    expect(others).toEqual([]);
    expect(found?.keysExamined).toBeLessThan(100);
  });

  it('is walked by relevance page after page, names first, without skipping or repeating', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({
        ...{ search: 'gonfalon', where: { category: 'ACCESSORIES' }, orderBy: 'RELEVANCE', first: 80, after },
      });
      seen.push(...page.edges.map(({ node }: { node: { _id: string } }) => node._id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([2 * COUNT, 2 * COUNT]);
    const inNames = await shop.db
      .collection('pets')
      .find({ searchWords: '=gonfalon', category: 'accessories' })
      .map(({ _id }) => String(_id))
      .toArray();
    expect(new Set(seen.slice(0, COUNT))).toEqual(new Set(inNames));
  });
});
