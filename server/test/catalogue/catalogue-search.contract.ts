import { factFields, itemFacts } from '../../../domain/catalogue/item-facts.ts';
import { ratingOrderOf } from '../../../domain/reviews/rating.ts';
import { type SeedItem, seedItems } from '../../../packages/demo-shop/seed/seed-items.ts';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { PetOrderBy } from '../../src/catalogue/pet/pet-enums.ts';
import {
  type AskedPage,
  type OpenCatalogue,
  openCatalogue,
  type SearchEngine,
} from '../fixtures/catalogue/open-catalogue.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  type AskedList,
  belongs,
  countByHand,
  facets,
  isOrderable,
  type PetDocument,
  shownOf,
  sortByHand,
} from '../fixtures/shop/brute-force.ts';
import { anItem } from '../fixtures/shop/items.ts';

const ITEM_COUNT = 2500;
const LISTS = 150;

const admin = { email: 'admin@petshop.test', name: 'An Admin' };

/**
 * What the shop asks of every engine that stands behind `CatalogueSearch`, whatever it runs on: it is right, beside each item
 * looked at by hand; it knows at once what this process wrote; and a page costs no more for being far from the first.
 *
 * @param engine makes one, on the catalogue of the test
 * @param itemsRead how many items the engine reads during some work, wherever they are kept
 */
export function catalogueSearchContract(
  engine: SearchEngine,
  itemsRead: (catalogue: OpenCatalogue) => Promise<(work: () => Promise<unknown>) => Promise<number>>,
): void {
  let catalogue: OpenCatalogue;
  let pets: PetDocument[];

  beforeAll(async () => {
    catalogue = await openCatalogue(engine);
    await catalogue.load(someItems());
    pets = await catalogue.db.collection('pets').find().toArray();
  });
  afterAll(() => catalogue.close());

  const idsOf = ({ items }: { items: readonly { _id: unknown }[] }) => items.map(({ _id }) => String(_id));
  const total = async (asked: AskedPage) => (await catalogue.page(asked)).totalCount;

  /** Ids of the items of a list, page after page, up to so many. */
  async function walk(asked: AskedPage, limit = Number.POSITIVE_INFINITY): Promise<string[]> {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await catalogue.page({ ...asked, after });
      seen.push(...idsOf(page));
      after = page.hasNextPage ? page.endCursor : null;
    } while (after !== null && seen.length < limit);
    return seen;
  }

  it('filters, sorts and counts any list as it is by hand, and goes on from any place in it', async () => {
    for (const { asked, where, skipped } of someLists()) {
      const { showRetired = false, first = 100, orderBy = PetOrderBy.NAME } = asked;
      const listed = pets.filter((pet) => belongs(pet, where, showRetired));
      const wanted = sortByHand(shownOf(listed, where, showRetired), orderBy);
      const place = skipped > 0 ? await catalogue.page({ ...asked, first: skipped }) : null;
      const { endCursor: after = null } = place ?? {};
      const from = place?.items.length ?? 0;
      const page = await catalogue.page({ ...asked, after });
      expect([asked, idsOf(page), page.totalCount, page.hasNextPage]).toEqual([
        ...[asked, wanted.slice(from, from + first), wanted.length],
        wanted.length > from + first,
      ]);
    }
  });

  it('counts what can be chosen in a list under its other conditions but not its own', async () => {
    for (const { asked, where } of someLists().slice(0, LISTS / 3)) {
      const counted = await catalogue.facets(asked);
      const byHand = countByHand(pets, where, asked.showRetired);
      const byField = facets.map((field) => {
        const counts = counted[field] as { value: string; count: number }[];
        return [field, Object.fromEntries(counts.map(({ value, count }) => [value, count]))];
      });
      const { available, priceMin, priceMax, brand } = { ...counted, ...Object.fromEntries(byField) };
      expect([asked, { available, priceMin, priceMax, ...Object.fromEntries(byField) }]).toEqual([
        asked,
        {
          ...byHand,
          total: undefined,
          brand: ofFrequentBrands(byHand, [where.brand, ...Object.keys(brand)]),
        },
      ]);
    }
  });

  /** A list is counted by the thirty brands of most items, of the shop’s or of its own: of equally frequent ones, some are. */
  function ofFrequentBrands(byHand: ReturnType<typeof countByHand>, counted: readonly unknown[]): object {
    const [own, all] = [brandsOf(byHand), brandsOf(countByHand(pets, {}))];
    const isFrequent = (brand: string, among: Record<string, number>) =>
      (among[brand] ?? 0) > (Object.values(among).sort((a, b) => b - a)[30] ?? 0);
    const isCounted = (brand: string) =>
      counted.includes(brand) || (isFrequent(brand, own) && isFrequent(brand, all));
    return Object.fromEntries(Object.entries(own).filter(([brand]) => isCounted(brand)));
  }

  it.each(Object.values(PetOrderBy))(
    'walks a list by %s without skipping or repeating, and back to where it was',
    async (orderBy) => {
      const asked = { orderBy, where: { type: 'cat' }, first: 40 };
      const listed = pets.filter((pet) => belongs(pet, asked.where));
      const wanted = sortByHand(shownOf(listed, {}), orderBy);
      expect(await walk(asked)).toEqual(wanted);
      const second = await catalogue.page({ ...asked, after: (await catalogue.page(asked)).endCursor });
      await catalogue.page({ ...asked, after: second.endCursor });
      const [cursor] = second.cursors;
      expect(idsOf(await catalogue.page({ ...asked, after: cursor ?? null, first: 5 }))).toEqual(
        wanted.slice(41, 46),
      );
    },
  );

  it('reads a search, finds nothing that is not what it says, and tells how it was read', async () => {
    const asked = { search: 'dog food without chicken under 20 dollars', orderBy: 'relevance' } as const;
    const { items, reading } = await catalogue.page(asked);
    expect(items.length).toBeGreaterThan(5);
    expect(reading.map(({ kind, value }) => [kind, value])).toEqual([
      ...[
        ['TYPE', 'DOG'],
        ['CATEGORY', 'FOOD'],
        ['WITHOUT', 'chicken'],
        ['PRICE', '..20.00'],
      ],
    ]);
    for (const { petname, short, details, type, category, petprice } of items) {
      expect([type, category, petprice <= 20]).toEqual(['dog', 'food', true]);
      expect(`${petname} ${short} ${details}`.replace(/no chicken/gi, '')).not.toMatch(/\bchickens?\b/i);
    }
    const { brand } = await catalogue.facets(asked);
    const brands = brand.reduce((sum, { count }) => sum + count, 0);
    expect(brands).toBeLessThanOrEqual(await total(asked));
  });

  it('lists by relevance what has the words in its name, then the others, and last what is gone', async () => {
    const asked = { search: 'water', orderBy: 'relevance' } as const;
    const seen = await walk(asked);
    expect(seen.length).toBeGreaterThan(250);
    expect([seen.length, new Set(seen).size]).toEqual([await total(asked), await total(asked)]);
    const byId = new Map(pets.map((pet) => [String(pet._id), pet]));
    const ranks = seen.map((id) => {
      const pet = byId.get(id) as PetDocument;
      if (!isOrderable(pet)) return 3;
      return /\bwater/i.test(`${pet.petname} ${pet.clan}`) ? 1 : 2;
    });
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(3);
  });

  it.each(['dog', 'water', undefined])('finds nothing sold in what may be ordered: %s', async (search) => {
    const { items } = await catalogue.page({ search, where: { available: true } });
    expect(items.length).toBeGreaterThan(50);
    expect(items.filter((pet) => !isOrderable(pet))).toEqual([]);
  });

  it('takes no cursor of another order', async () => {
    const { endCursor: after } = await catalogue.page({ orderBy: 'newest', first: 5 });
    await expect(catalogue.page({ orderBy: 'relevance', search: 'dog', after })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('reads no more for a page that is far from the first', async () => {
    const during = await itemsRead(catalogue);
    for (const orderBy of Object.values(PetOrderBy)) {
      const asked = { orderBy, where: { available: true } };
      let after: string | null = null;
      for (let turn = 0; turn < 8; turn++) ({ endCursor: after } = await catalogue.page({ ...asked, after }));
      const count = await during(() => catalogue.page({ ...asked, after, first: 10 }));
      // The dearest stand behind a cheaper one of their family, most of them.
      expect([orderBy, count > 0, count < 80]).toEqual([orderBy, true, true]);
    }
  });

  const harrierFood = { where: { clan: 'Harrier', category: 'food' } };

  it('counts and finds at once what this process wrote, however it changed', async () => {
    const before = await total(harrierFood);
    const id = await catalogue.add(anItem({ petname: 'Vexillum', petprice: 0.5, stock: 3 }));
    expect([await total(harrierFood), (await catalogue.facets(harrierFood)).priceMin]).toEqual([
      before + 1,
      0.5,
    ]);
    expect(await total({ search: 'vexilum' })).toBe(1);

    await catalogue.editing.update(id, { petname: 'Labarum', petprice: 9.5, stock: 0 }, admin);
    expect(await total({ search: 'vexillum' })).toBe(0);
    expect(await total({ search: 'labarum', where: { available: false, priceMin: 9 } })).toBe(1);
    expect((await catalogue.facets(harrierFood)).priceMin).not.toBe(0.5);

    await catalogue.withdrawal.remove(id, admin);
    expect([await total({ search: 'labarum' }), await total(harrierFood)]).toEqual([0, before]);
    await catalogue.withdrawal.restore(id, admin);
    expect(await total({ search: 'labarum' })).toBe(1);
  });

  it('shows a family once, by the cheapest that fits and can be ordered, as it is at this moment', async () => {
    const bag = (petprice: number, more: object = {}) =>
      catalogue.add(anItem({ petname: 'Gonfalon kibble', family: 'Gonfalon', petprice, stock: 2, ...more }));
    const small = await bag(19.99);
    const large = await bag(55);
    const shown = async (asked: AskedPage = {}) => {
      const page = await catalogue.page({ search: 'gonfalon', ...asked });
      return [page.totalCount, ...page.items.map(({ petprice }) => petprice)];
    };
    expect([await shown(), await shown({ where: { priceMin: 20 } })]).toEqual([
      [1, 19.99],
      [1, 55],
    ]);
    expect(await shown({ where: { eachVariant: true }, orderBy: 'price' })).toEqual([2, 19.99, 55]);
    expect(await shown({ showRetired: true, orderBy: '-price' })).toEqual([2, 55, 19.99]);
    expect((await catalogue.facets({ search: 'gonfalon' })).category).toEqual([{ value: 'food', count: 1 }]);

    await catalogue.editing.update(small, { stock: 0 }, admin);
    expect([await shown(), await shown({ where: { available: false } })]).toEqual([
      [1, 55],
      [1, 19.99],
    ]);
    await catalogue.editing.update(large, { family: null }, admin);
    expect(await shown({ orderBy: 'price' })).toEqual([2, 19.99, 55]);
    await catalogue.editing.update(large, { family: 'Gonfalon', petprice: 12 }, admin);
    expect(await shown()).toEqual([1, 12]);
  });

  it('finds what other processes of the shop wrote soon after', async () => {
    const other = await catalogue.readAnew();
    const search = { search: 'oriflamme' };
    expect((await other.page(search)).totalCount).toBe(0);
    await catalogue.add(anItem({ petname: 'Oriflamme' }));
    await eventually(async () => {
      const page = await other.page(search);
      return page.totalCount === 1 && page.items.length === 1;
    });
  });
}

function brandsOf(byHand: object): Record<string, number> {
  return (byHand as { brand: Record<string, number> }).brand;
}

/** Of every twenty animals one is sold, some items have left, and others are one family with what came before them. */
function someItems() {
  const seeded = seedItems('a list', new Date());
  return Array.from({ length: ITEM_COUNT }, (): SeedItem => seeded.next().value).map(
    ({ looksLike: _looksLike, ...item }, place) => ({
      ...item,
      ...(item.category === 'pets' && place % 20 === 0 && { availability: 'sold' }),
      ...(place % 50 === 7 && { availability: 'retired' }),
      ...(place % 3 === 0 && item.category !== 'pets' && { netWeightGrams: 100 * (1 + (place % 37)) }),
      ...(place % 11 === 3 && item.category !== 'pets' && { stock: 0 }),
      ...(place % 9 < 5 && item.category !== 'pets' && { family: `Family ${Math.floor(place / 9)}` }),
      ...(place % 3 === 1 && reviewed(1 + (place % 7), place)),
    }),
  );
}

/** What some reviews come to, from one star to five on average. */
function reviewed(ratingCount: number, place: number) {
  const ratingSum = ratingCount + (place % (4 * ratingCount + 1));
  return { ratingCount, ratingSum, ratingOrder: ratingOrderOf(ratingSum, ratingCount) ?? undefined };
}

/** Lists of all kinds with a place in them, the same in every run. */
function someLists(): { asked: AskedPage; where: AskedList; skipped: number }[] {
  const random = seededRandom('lists of items');
  return Array.from({ length: LISTS }, () => {
    const where: Record<string, unknown> = {};
    for (const field of factFields)
      if (random.chance(0.1)) where[field] = random.pick(Object.values(itemFacts[field].options));
    if (random.chance(0.1)) where.brand = random.pick(['Wagwell', 'Purrfolk', 'Trailmate']);
    if (random.chance(0.5)) where.orUnknown = random.chance(0.5);
    if (random.chance(0.3)) where.available = random.chance(0.7);
    if (random.chance(0.1)) where.availability = random.pick(['available', 'sold', 'retired']);
    if (random.chance(0.3)) where.priceMin = Math.round(random.between(0, 6000)) / 100;
    if (random.chance(0.3)) where.priceMax = Math.round(random.between(2000, 90_000)) / 100;
    if (random.chance(0.2)) where.eachVariant = random.chance(0.5);
    if (random.chance(0.15)) where.minRating = 1 + Math.floor(random.between(0, 5));
    const first = 1 + Math.floor(random.between(0, 60));
    const orderBy = random.pick(Object.values(PetOrderBy));
    const skipped = random.chance(0.5) ? 1 + Math.floor(random.between(0, 99)) : 0;
    return { asked: { where, orderBy, first, showRetired: random.chance(0.2) }, where, skipped };
  });
}
