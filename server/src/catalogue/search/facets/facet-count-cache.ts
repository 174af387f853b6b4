import { LRUCache } from 'lru-cache';
import type { Change, ChangeFeed } from '../../../database/change-stream.ts';
import { isCountedAlike, isUntold } from '../words/change-predicates.ts';
import { type Counted, PetCounts } from './facet-counter.ts';

/** Searches and price ranges whose counts are kept. */
const MAX_KEPT = 200;

/** Numbers kept for all of them together: about 20 MB. */
const MAX_NUMBERS = 200_000;

/**
 * Counts of the catalogue by searches, kept in the process and right at every moment: the change feed says
 * what changed, and what it can not have said yet is waited for. While the feed does not follow, nothing is
 * kept and each question is asked of the database.
 */
export class CatalogueCounts {
  private readonly kept = new LRUCache<string, PetCounts>({
    max: MAX_KEPT,
    maxSize: MAX_NUMBERS,
    sizeCalculation: (counts) => counts.size,
  });
  private readonly underWay = new Map<string, Promise<PetCounts>>();
  /** Changes that arrived while counts were read, which may not know of them. */
  private readonly meanwhile = new Set<Change[]>();
  private generation = 0;

  constructor(private readonly feed: ChangeFeed) {
    feed.on('pets', (change) => this.take(change));
    feed.onGap(() => {
      this.forget();
      // Every plan asks how much there is of everything: counted before the first shopper has to wait for it.
      this.of({ words: [] }).catch(() => undefined);
    });
  }

  /** Whether counts are kept; otherwise each costs a question to the database. */
  get isKeeping(): boolean {
    return this.feed.isLive;
  }

  /** The counts of some items. */
  async of(counted: Counted): Promise<PetCounts> {
    if (!this.feed.isLive) return PetCounts.read(counted);

    const key = JSON.stringify(counted);
    const kept = this.kept.get(key);
    if (kept) return kept;
    const underWay = this.underWay.get(key) ?? this.read(counted, key);
    this.underWay.set(key, underWay);
    return underWay;
  }

  private async read(counted: Counted, key: string): Promise<PetCounts> {
    const { generation } = this;
    const meanwhile: Change[] = [];
    this.meanwhile.add(meanwhile);
    try {
      const counts = await PetCounts.read(counted);
      for (const change of meanwhile) counts.apply(change);
      if (generation === this.generation && this.feed.isLive) this.kept.set(key, counts);
      return counts;
    } finally {
      this.meanwhile.delete(meanwhile);
      if (generation === this.generation) this.underWay.delete(key);
    }
  }

  private take(change: Change): void {
    if (isUntold(change)) {
      this.forget();
      return;
    }
    if (isCountedAlike(change)) return;
    for (const changes of this.meanwhile) changes.push(change);
    for (const counts of this.kept.values()) counts.apply(change);
  }

  /** Forgets all, because changes may have been missed. */
  forget(): void {
    this.generation += 1;
    this.kept.clear();
    this.underWay.clear();
  }
}
