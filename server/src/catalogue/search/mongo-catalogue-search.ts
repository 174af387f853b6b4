import {
  type PageRequest,
  type Place,
  placeIn,
  type Rank,
  type StrayPlace,
  toConnection,
} from '../../pagination/connection.ts';
import { hasId } from '../../pagination/stray-fields.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import type { CatalogueSearch, PetList, PetPage } from './catalogue-search.ts';
import { describedAnimal } from './facets/described-animal.ts';
import { decodeFacet, type FacetField, facetFields } from './facets/facet-bitmask.ts';
import type { CatalogueCounts } from './facets/facet-count-cache.ts';
import { hasOneOf } from './facets/in-filter.ts';
import type { FacetCount, PetFacets } from './facets/pet-facets.ts';
import {
  facetsOf,
  type ListView,
  type Narrowing,
  priceBounds,
  rarestFirst,
  viewOf,
  wordsIn,
} from './list-stats.ts';
import { type Reading, readInOrder, readStrays, readWhole } from './page-reader.ts';
import { petFilter, petOrders } from './pet-filter.ts';
import { beyond, cellRange, type ListFilter, type Stretch } from './query-builder.ts';
import { blindPlan, choosePlan, isByPrice, type PagePlan } from './query-planner.ts';
import type { OwnWrites } from './read-your-writes.ts';
import { searchedWords } from './words/tokenize-pet.ts';
import type { Vocabulary } from './words/word-index.ts';

/** A list as its pages are read. */
interface Looked {
  readonly list: PetList;
  readonly narrowing: Narrowing;
  /** What is counted; null while counts are not kept. */
  readonly view: ListView | null;
  readonly filter: ListFilter;
  readonly plan: PagePlan;
}

interface ListCells {
  /** Counts of the whole catalogue by cell. */
  readonly inAll: ReadonlyMap<number, number>;
  readonly cells: readonly number[];
  /** How many items there are in these cells, whatever their price and words; and in all. */
  readonly inCells: number;
  readonly catalogue: number;
  readonly range: ListFilter['cell'];
}

/** The catalogue's search on MongoDB alone: counts from memory, items from the index that is best for the list. */
export class MongoSearch implements CatalogueSearch {
  // What follows from a view holds as long as it does: it is made anew after each change of what it counts.
  private readonly cells = new WeakMap<ListView, ListCells>();
  private readonly wordsByView = new WeakMap<ListView, ListFilter['words']>();
  private readonly facetsByView = new WeakMap<ListView, PetFacets>();

  constructor(
    private readonly counts: CatalogueCounts,
    private readonly vocabulary: Vocabulary,
    private readonly ownWrites: OwnWrites,
  ) {}

  async page(list: PetList, page: PageRequest, fields?: readonly string[]): Promise<PetPage> {
    const order = petOrders[orderOf(list)];
    const place = placeIn(order, page);
    const narrowing = await this.narrow(list);
    if (!narrowing) return { ...toConnection([], page, order, toPet, async () => 0), facets: noFacets };
    const view = this.counts.isKeeping ? await viewOf(this.counts, narrowing) : null;
    const counted = async () => view ?? (await viewOf(this.counts, narrowing));
    const facets = async () => this.facets(narrowing, await counted());
    const total = async () => (await counted()).total;
    if (view?.total === 0) return { ...toConnection([], page, order, toPet, total), facets };

    const looked = await this.look(list, narrowing, view, page);
    // Whether others follow a first page is known from their number; behind a cursor, one more is read to see.
    const isCounted = view !== null && place === null;
    const limit = isCounted ? Math.min(page.first, view.total) : page.first + 1;
    const { records, ranks } = await this.read(looked, place, { order, limit, fields });
    const rankOf = order.isRanked ? (record: PetRecord) => ranks.get(record) ?? 1 : undefined;
    const connection = toConnection(records, page, order, toPet, total, { rankOf });
    if (isCounted) connection.pageInfo.hasNextPage = view.total > page.first;
    return { ...connection, facets };
  }

  private async read(
    looked: Looked,
    place: Place | StrayPlace | null,
    reading: Reading,
  ): Promise<{ records: PetRecord[]; ranks: ReadonlyMap<PetRecord, Rank> }> {
    const { limit } = reading;
    const ranks = new Map<PetRecord, Rank>();
    if (place !== null && 'stray' in place) {
      return { records: (await readStrays(looked.filter, reading, place.stray)).slice(0, limit), ranks };
    }
    const whole =
      looked.plan.isWhole &&
      (await readWhole(wholeOf(looked), looked.plan, place, reading, rankBy(looked.narrowing)));
    if (whole) return whole;
    const inOrder = await readInOrder(await this.stretches(looked, place), reading);
    if (inOrder.records.length >= limit) return inOrder;
    const strays = await readStrays(looked.filter, reading);
    const records = [...inOrder.records, ...strays].slice(0, limit);
    const isCounted = looked.view !== null && place === null;
    if (!isCounted || records.length === limit) return { ...inOrder, records };
    // The counts know of more, so what was passed over for them is not as they say: food without a stock, perhaps.
    return this.read({ ...looked, view: null }, place, reading);
  }

  private async facets(narrowing: Narrowing, view: ListView): Promise<PetFacets> {
    const facets = this.facetsByView.get(view) ?? (await facetsOf(view, narrowing));
    this.facetsByView.set(view, facets);
    return facets;
  }

  /** @returns null where nothing can have what is searched for */
  private async narrow({ where, search, showRetired = false }: PetList): Promise<Narrowing | null> {
    if (!(await this.ownWrites.arrive())) {
      this.counts.forget();
      this.vocabulary.forget();
    }
    const described = describedAnimal(search ?? '');
    const meanings = search && !described ? await this.vocabulary.read(search) : [];
    return meanings && { where: where ?? {}, showRetired, meanings, described };
  }

  private async look(
    list: PetList,
    narrowing: Narrowing,
    view: ListView | null,
    { first }: PageRequest,
  ): Promise<Looked> {
    const { where, showRetired, meanings, described } = narrowing;
    const { priceMin, priceMax, ...others } = where;
    const words = wordsIn(meanings);
    const asked = { lowest: priceMin ?? undefined, highest: priceMax ?? undefined };
    const exact = petFilter(others, showRetired, described);
    const orderBy = orderOf(list);
    if (!view) {
      const filter = { ...asked, words, exact, cell: null, cells: [] };
      return { list, narrowing, view, filter, plan: blindPlan(orderBy, words.length > 0) };
    }
    const all = await this.counts.of({ words: [] });
    const inAll = all.totals().counts;
    const { cells, inCells, catalogue, range } = this.cellsOf(view, inAll);
    // A walk by price would pass over all that is cheaper than the cheapest with the words, and has not got them.
    const prices =
      isByPrice(orderBy) && words.length > 0 ? narrower(asked, priceBounds(view.found, cells)) : asked;
    const hasPrices = prices.lowest !== undefined || prices.highest !== undefined;
    const plan = choosePlan({
      orderBy,
      first,
      total: view.total,
      catalogue,
      cells,
      inCells,
      inPrices: hasPrices ? all.atMost(prices.lowest ?? 0, prices.highest ?? Number.POSITIVE_INFINITY) : null,
      withWord: meanings.length > 0 ? Math.min(...meanings.map(({ items }) => items)) : null,
      words: words.length,
      forms: words[0]?.length ?? 0,
    });
    const isNarrowed = plan.merge === 'words' && range !== null;
    const present = isNarrowed ? await this.wordsPresent(narrowing, view) : words;
    return { list, narrowing, view, filter: { ...prices, words: present, exact, cell: range, cells }, plan };
  }

  /**
   * The words of a list, of the rarest one only where something in the list's cells has it. Scans are merged from the
   * first item of each on, and a scan that none of those items is in goes through all of its keys to find that out.
   */
  private async wordsPresent(narrowing: Narrowing, view: ListView): Promise<ListFilter['words']> {
    const known = this.wordsByView.get(view);
    if (known) return known;
    const [rarest, ...others] = rarestFirst(narrowing.meanings);
    if (!rarest) return [];
    const { priceMin: _lowest, priceMax: _highest, ...where } = narrowing.where;
    const present = await Promise.all(
      [rarest.inTitle, rarest.elsewhere].map(async (anywhere) => {
        const { total } = await viewOf(this.counts, {
          ...narrowing,
          where,
          meanings: [{ ...rarest, anywhere }],
        });
        return total > 0 ? anywhere : [];
      }),
    );
    const words = [present.flat(), ...wordsIn(others)];
    this.wordsByView.set(view, words);
    return words;
  }

  /** The cells that a list has items of, and how they lie among all. */
  private cellsOf(view: ListView, inAll: ReadonlyMap<number, number>): ListCells {
    const known = this.cells.get(view);
    if (known?.inAll === inAll) return known;
    const cells = [...view.wanted.keys()];
    const inCells = sum(cells.map((cell) => inAll.get(cell) ?? 0));
    const found = {
      inAll,
      cells,
      inCells,
      catalogue: sum(inAll.values()),
      range: cellRange(cells, inAll.keys()),
    };
    this.cells.set(view, found);
    return found;
  }

  /** The parts of a list, from where a page begins. */
  private async stretches(looked: Looked, place: Place | null) {
    const orderBy = orderOf(looked.list);
    const plan = looked.plan.isWhole ? blindPlan(orderBy, looked.filter.words.length > 0) : looked.plan;
    const inOrder = { ...looked, plan };
    const stretches = orderBy === 'relevance' ? await this.byRank(inOrder, place) : byValue(inOrder, place);
    return stretches.map((one) => ({ ...one, plan }));
  }

  /** First what has all words in name or breed, then what has them elsewhere too. */
  private async byRank({ narrowing, view, filter }: Looked, place: Place | null) {
    const order = petOrders.relevance;
    const meanings = narrowing.meanings.map((meaning) => ({ ...meaning, anywhere: meaning.inTitle }));
    const words = wordsIn(meanings);
    const isOver = place?.rank === 2;
    const inTitle = view && !isOver ? (await viewOf(this.counts, { ...narrowing, meanings })).total : null;
    // Counted after those in the title: what arrives in between is taken for one that has the words elsewhere, and looked for.
    const isAllInTitle = inTitle !== null && inTitle === (await viewOf(this.counts, narrowing)).total;
    const beginnings = beyond(order, place);
    const [only, ...more] = narrowing.meanings;
    const others = {
      ...filter,
      // What has the only word there is, and not in its title, has it elsewhere.
      ...(only && more.length === 0 && { words: [only.elsewhere] }),
      exact: { $and: [filter.exact, { $nor: [{ $and: words.map(hasOneOf) }] }] },
    };
    return [
      {
        stretch: {
          list: { ...filter, words },
          beginnings,
          isSpelledOut: place !== null,
          isEmpty: isOver || inTitle === 0,
        },
        rank: 1 as Rank,
      },
      {
        stretch: {
          list: others,
          beginnings: isOver ? beginnings : beyond(order, null),
          isSpelledOut: isOver,
          isEmpty: isAllInTitle,
        },
        rank: 2 as Rank,
      },
    ];
  }
}

function byValue({ list, view, filter }: Looked, place: Place | null): { stretch: Stretch; rank: Rank }[] {
  const order = petOrders[orderOf(list)];
  const isOver = place !== null && place.value === null;
  const beginnings = beyond(order, place);
  const stretch = { list: filter, beginnings, isSpelledOut: place !== null };
  if (!order.isOptional) return [{ stretch: { ...stretch, isEmpty: false }, rank: 1 }];
  // Animals are what has no stock.
  const hasOnly = (isAnimal: boolean) =>
    view !== null &&
    [...view.wanted.keys()].every((cell) => (decodeFacet(cell, 'category') === 'pets') === isAnimal);
  const last = { ...stretch, beginnings: isOver ? beginnings : [{ [order.field]: null, ...hasId }] };
  return [
    { stretch: { ...stretch, isEmpty: isOver || hasOnly(true) }, rank: 1 },
    { stretch: { ...last, isEmpty: hasOnly(false) }, rank: 1 },
  ];
}

interface Prices {
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
}

/** What is in both ranges. */
function narrower(asked: Prices, bounds: { readonly lowest: number; readonly highest: number }): Prices {
  const { lowest = 0, highest = Number.POSITIVE_INFINITY } = asked;
  return { lowest: Math.max(lowest, bounds.lowest), highest: Math.min(highest, bounds.highest) };
}

function wholeOf({ filter }: Looked): Stretch {
  return { list: filter, beginnings: [{}], isSpelledOut: false, isEmpty: false };
}

function rankBy({ meanings }: Narrowing): (words: readonly string[]) => Rank {
  return (words) => (meanings.every(({ inTitle }) => inTitle.some((word) => words.includes(word))) ? 1 : 2);
}

/** Without words, nothing is more relevant than the newest. */
function orderOf({ orderBy, search }: PetList): PetList['orderBy'] {
  const isByWords = search && searchedWords(search).length > 0 && !describedAnimal(search);
  return orderBy === 'relevance' && !isByWords ? 'newest' : orderBy;
}

async function noFacets(): Promise<PetFacets> {
  const none = Object.fromEntries(facetFields.map((field) => [field, []])) as unknown;
  return { ...(none as Record<FacetField, FacetCount[]>), available: 0, priceMin: null, priceMax: null };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
