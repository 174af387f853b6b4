import { LRUCache } from 'lru-cache';
import type { Change, ChangeStream } from '../../../database/change-stream.ts';
import { Derived } from '../../../platform/derived.ts';
import { hasSameWords } from '../words/stored-words.ts';
import { type CountedSet, countItems } from './count-items.ts';
import { type CellTotals, FacetCounter } from './facet-counter.ts';
import { priceRangeOf } from './price-buckets.ts';

/** Searches and price ranges whose counts are kept. */
const MAX_CACHED_COUNTERS = 200;

/** Numbers kept for all of them together: about 20 MB. */
const MAX_CACHED_NUMBERS = 200_000;

type Counts = CellTotals['counts'];

/** Counts of the items with some words: in all, and by cell in a range of prices. */
export interface CountsInPrices {
  readonly counter: FacetCounter;
  readonly inPrices: Counts;
}

/**
 * Counts of the catalogue by searches, kept in the process and right at every moment: the change stream says
 * what changed, and what it can not have said yet is waited for. While the change stream does not follow, nothing is
 * kept and each question is asked of the database.
 */
export class FacetCountCache {
  private readonly counters = new LRUCache<string, FacetCounter>({
    max: MAX_CACHED_COUNTERS,
    maxSize: MAX_CACHED_NUMBERS,
    // One that is larger than all may be together is kept all the same: the whole catalogue is always asked for.
    sizeCalculation: (counts) => Math.min(counts.size, MAX_CACHED_NUMBERS / 2),
  });
  private readonly withParts = new Derived<Counts, Promise<Counts>>();
  private readonly pending = new Map<string, Promise<FacetCounter>>();
  /** Changes that arrived while counts were read, which may not know of them. */
  private readonly changesDuringReads = new Set<Change[]>();
  private generation = 0;

  constructor(private readonly changeStream: ChangeStream) {
    changeStream.on('pets', (change) => this.applyChange(change));
    changeStream.onGap(() => {
      this.invalidate();
      // Every plan asks how much there is of everything: counted before the first shopper has to wait for it.
      this.get({ words: [] }).catch(() => undefined);
    });
  }

  /** Whether counts are cached; otherwise each needs a query. */
  get isLive(): boolean {
    return this.changeStream.isLive;
  }

  /** The counts of some items. */
  get(counted: CountedSet): Promise<FacetCounter> {
    const key = JSON.stringify(counted);
    const cached = this.isLive && this.counters.get(key);
    if (cached) return Promise.resolve(cached);
    const pending = (this.isLive && this.pending.get(key)) || this.load(counted, key);
    if (this.isLive) this.pending.set(key, pending);
    return pending;
  }

  /**
   * How many items with some words each cell has in a range of prices. Whole buckets are known; of the one or two that
   * the range cuts, the part within it is counted.
   */
  async inPrices({ words, lowest, highest }: CountedSet): Promise<CountsInPrices> {
    const counter = await this.get({ words });
    const { counts: whole, cut } = counter.totals(lowest, highest);
    if (cut.size === 0) return { counter, inPrices: whole };
    // A change of the parts is one of the whole, of which there is a new count then.
    const inPrices = await this.withParts.get(whole, `${lowest} ${highest}`, async () => {
      const ranges = [...cut].map(priceRangeOf).map((bucket) => ({
        lowest: Math.max(lowest ?? 0, bucket.lowest),
        highest: Math.min(highest ?? bucket.highest, bucket.highest),
      }));
      const parts = await Promise.all(ranges.map((range) => this.get({ words, ...range })));
      return addUp([whole, ...parts.map((part) => part.totals().counts)]);
    });
    return { counter, inPrices };
  }

  private async load(counted: CountedSet, key: string): Promise<FacetCounter> {
    const { generation } = this;
    const missedChanges: Change[] = [];
    this.changesDuringReads.add(missedChanges);
    try {
      const { rows, members, asOf } = await countItems(counted);
      const counts = new FacetCounter(counted, rows, asOf, members);
      for (const change of missedChanges) counts.apply(change);
      if (generation === this.generation && this.isLive) this.counters.set(key, counts);
      return counts;
    } finally {
      this.changesDuringReads.delete(missedChanges);
      if (generation === this.generation) this.pending.delete(key);
    }
  }

  private applyChange(change: Change): void {
    if (hasMissingImages(change)) {
      this.invalidate();
      return;
    }
    if (hasSameCounts(change)) return;
    for (const changes of this.changesDuringReads) changes.push(change);
    for (const counts of this.counters.values()) counts.apply(change);
  }

  /** Drops everything, because changes may have been missed. */
  invalidate(): void {
    this.generation += 1;
    this.counters.clear();
    this.pending.clear();
  }
}

function addUp(all: readonly Counts[]): Counts {
  const sums = new Map<number, number>();
  for (const counts of all) for (const [cell, count] of counts) sums.set(cell, (sums.get(cell) ?? 0) + count);
  return sums;
}

/** Whether an item counts as it did before, as after a sale that leaves some of it. */
function hasSameCounts({ before, after }: Change): boolean {
  const isSame = (field: string) => before?.[field] === after?.[field];
  return isSame('cell') && isSame('petprice') && isSame('family') && hasSameWords({ before, after });
}

/** Whether the database no longer knows what an item was, or became. */
function hasMissingImages({ kind, before, after }: Change): boolean {
  return (kind !== 'insert' && !before) || (kind !== 'delete' && !after);
}
