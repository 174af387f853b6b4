import { LRUCache } from 'lru-cache';
import type { Change, ChangeStream } from '../../../database/change-stream.ts';
import { hasMissingImages, hasSameCounts } from '../words/change-predicates.ts';
import { type CountedSet, FacetCounter } from './facet-counter.ts';

/** Searches and price ranges whose counts are kept. */
const MAX_CACHED_COUNTERS = 200;

/** Numbers kept for all of them together: about 20 MB. */
const MAX_CACHED_NUMBERS = 200_000;

/**
 * Counts of the catalogue by searches, kept in the process and right at every moment: the change stream says
 * what changed, and what it can not have said yet is waited for. While the change stream does not follow, nothing is
 * kept and each question is asked of the database.
 */
export class FacetCountCache {
  private readonly counters = new LRUCache<string, FacetCounter>({
    max: MAX_CACHED_COUNTERS,
    maxSize: MAX_CACHED_NUMBERS,
    sizeCalculation: (counts) => counts.size,
  });
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
  async get(counted: CountedSet): Promise<FacetCounter> {
    if (!this.changeStream.isLive) return FacetCounter.read(counted);

    const key = JSON.stringify(counted);
    const cached = this.counters.get(key);
    if (cached) return cached;
    const pending = this.pending.get(key) ?? this.load(counted, key);
    this.pending.set(key, pending);
    return pending;
  }

  private async load(counted: CountedSet, key: string): Promise<FacetCounter> {
    const { generation } = this;
    const missedChanges: Change[] = [];
    this.changesDuringReads.add(missedChanges);
    try {
      const counts = await FacetCounter.read(counted);
      for (const change of missedChanges) counts.apply(change);
      if (generation === this.generation && this.changeStream.isLive) this.counters.set(key, counts);
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
