import { type PageRequest, placeIn, toConnection } from '../../database/lists/connection.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import type { ReadYourWrites } from '../pet/read-your-writes.ts';
import type { CatalogueSearch, PetList, PetPage } from './catalogue-search.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import { cardsByCounts, cardsByLookUp, type FamilyCards } from './family-cards.ts';
import { ListFacets, noFacets } from './list-facets.ts';
import { ListPlanner } from './list-planner.ts';
import { ListReader } from './list-reader.ts';
import { type ListConditions, type ListStats, statsFor } from './list-stats.ts';
import { type FoundRecords, readPage } from './page-reader.ts';
import { petOrders } from './pet-filter.ts';
import { SearchMiss } from './reading/search-miss.ts';
import type { SearchReader } from './reading/search-reader.ts';
import { WordCounts } from './word-counts.ts';
import type { WordIndex } from './words/word-index.ts';

const nothing: FoundRecords = { records: [], ranks: new Map() };

function familyCards(list: ListConditions, stats: ListStats | null): FamilyCards | null {
  if (list.isEachVariant) return null;
  return stats ? cardsByCounts(stats) : cardsByLookUp;
}

/** The catalogue's search on MongoDB alone: counts from memory, items from the index that is best for the list. */
export class MongoCatalogueSearch implements CatalogueSearch {
  private readonly reader: ListReader;
  private readonly planner: ListPlanner;
  private readonly facets: ListFacets;

  constructor(
    private readonly counts: FacetCountCache,
    private readonly wordIndex: WordIndex,
    search: SearchReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {
    this.reader = new ListReader(counts, search, wordIndex);
    this.planner = new ListPlanner(counts);
    this.facets = new ListFacets(new WordCounts(counts, wordIndex));
  }

  async page(asked: PetList, page: PageRequest, fields?: readonly string[]): Promise<PetPage> {
    const order = petOrders[asked.orderBy];
    const place = placeIn(order, page);
    await this.catchUp();
    const list = await this.reader.readList(asked);
    const stats = this.counts.isLive && list.isFound ? await statsFor(this.counts, list) : null;
    const loadStats = async () => stats ?? statsFor(this.counts, list);
    const isEmpty = !list.isFound || stats?.total === 0;
    // Whether a page follows the first is known from the count; behind a cursor, one more item is read.
    const counted = place === null ? stats?.total : undefined;
    const limit = counted === undefined ? page.first + 1 : Math.min(page.first, counted);
    const plan = isEmpty ? null : await this.planner.planList(list, stats, page.first, place);
    const isCounted = counted !== undefined;
    const families = familyCards(list, stats);
    const found = plan ? await readPage(plan, { order, place, limit, isCounted, families, fields }) : nothing;

    const total = async () => (list.isFound ? (await loadStats()).total : 0);
    const rankOf = order.isRanked ? (record: PetRecord) => found.ranks.get(record) ?? 1 : undefined;
    const connection = toConnection(found.records, page, order, toPet, total, { rankOf });
    if (isCounted) connection.pageInfo.hasNextPage = counted > page.first;
    return {
      ...connection,
      facets: async () => (list.isFound ? this.facets.countFacets(list, await loadStats()) : noFacets),
      searchNote: isEmpty ? await this.reader.noteOnNothing(asked, list) : list.note,
      nearestSearch: list.nearest,
      reading: list.parts,
      miss: stats?.total === 0 ? SearchMiss.LIMITS : list.miss,
      shopPage: list.page,
    };
  }

  /** What this process wrote is found; where it is not known whether all of it was reported, nothing is kept. */
  private async catchUp(): Promise<void> {
    if (await this.readYourWrites.waitForOwnWrites()) return;
    this.counts.invalidate();
    this.wordIndex.invalidate();
  }
}
