import type { ItemFacts } from '../../../../domain/catalogue/item-facts.ts';
import { formatDollars } from '../../../../domain/money/money.ts';
import type { PetWhere } from '../pet/pets.inputs.ts';
import type { PetList } from './catalogue-search.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import { type AskedByWord, type ListConditions, statsFor } from './list-stats.ts';
import type { SearchReader } from './reading/search-reader.ts';
import { everything, type SearchReading } from './reading/search-reading.ts';
import type { PriceRange } from './reading/searched-limits.ts';
import { askedWords } from './words/asked-words.ts';
import type { WordIndex } from './words/word-index.ts';

/** Reads what a list is asked for: its conditions together with those of its search. */
export class ListReader {
  constructor(
    private readonly counts: FacetCountCache,
    private readonly search: SearchReader,
    private readonly words: Pick<WordIndex, 'expandMarks'>,
  ) {}

  async readList(asked: PetList): Promise<ListConditions> {
    const reading = await this.readSearch(asked);
    const { orderBy, showRetired = false } = asked;
    // A brand is one more word that an item must have, and so are stars and what is known of an animal.
    const byWord = await this.readMarks(asked.where ?? {}, reading.facts);
    const isEachVariant = isOfEach(asked);
    const expansions = [...reading.expansions, ...byWord.map(([, expansion]) => expansion)];
    const where = withinPrices(asked.where ?? {}, reading.price);
    return { ...reading, expansions, where, showRetired, isEachVariant, orderBy, byWord };
  }

  private readMarks(where: PetWhere, facts: ItemFacts): Promise<AskedByWord> {
    return Promise.all(
      askedWords(where, facts).map(
        async ([field, words]) => [field, await this.words.expandMarks(words)] as const,
      ),
    );
  }

  /** A search finds what is in the category of its list; one without a word finds nothing. */
  private async readSearch({ search, where, orderBy, showRetired = false }: PetList): Promise<SearchReading> {
    if (!search) return everything;
    const list = {
      ...everything,
      ...{ where: where?.category ? { category: where.category } : {}, showRetired },
      ...{ isEachVariant: true, orderBy, byWord: [] },
    };
    const reading = await this.search.read(search, async (tried) => {
      const marks = (await this.readMarks({}, tried.facts)).map(([, expansion]) => expansion);
      const expansions = [...tried.expansions, ...marks];
      return (await statsFor(this.counts, { ...list, ...tried, expansions })).total;
    });
    return reading ?? { ...everything, isFound: false };
  }

  /** What whoever searched should know of a list that is empty: what is nearest to a limit that nothing keeps. */
  async noteOnNothing({ search, where }: PetList, list: ListConditions): Promise<string | null> {
    const { lowest, highest } = list.price;
    if (!list.isFound || (lowest === undefined && highest === undefined)) return list.note;
    const stats = await statsFor(this.counts, { ...list, where: where ?? {} });
    const prices = await stats.counter.priceRange((cell) => stats.matching.has(cell));
    if (!prices) return list.note;
    const nearest =
      highest !== undefined && prices.lowest > highest
        ? `the cheapest costs ${formatDollars(prices.lowest)}`
        : `the dearest costs ${formatDollars(prices.highest)}`;
    return `Nothing costs what “${search?.trim()}” asks for; ${nearest}`;
  }
}

/** Who keeps the shop sees each item, unless told otherwise. */
function isOfEach({ where, showRetired = false }: PetList): boolean {
  return where?.eachVariant ?? showRetired;
}

/** A list's own limits and those of its search: all of them hold. */
function withinPrices(where: PetWhere, { lowest, highest }: PriceRange): PetWhere {
  const { priceMin, priceMax } = where;
  return {
    ...where,
    ...(lowest !== undefined && { priceMin: Math.max(lowest, priceMin ?? 0) }),
    ...(highest !== undefined && { priceMax: Math.min(highest, priceMax ?? Number.POSITIVE_INFINITY) }),
  };
}
