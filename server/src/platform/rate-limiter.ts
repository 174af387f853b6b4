import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { TryLater } from './domain-error.ts';

const MINUTE = 60;

/** Who is remembered to have room left; whoever is forgotten asks the database again. */
const MAX_BLOCKS = 20_000;

/** What a process has counted ahead for somebody. */
interface Block {
  left: number;
  /** When the minute that it belongs to is over, as `performance.now()` has it. */
  readonly endsAt: number;
}

/**
 * Counts how often something is done in a minute by each who does it. Counted in the database, so that a limit holds
 * for all processes together; while that is away, each process counts for itself.
 *
 * What is done often is counted ahead, a block at a time, so that most of it asks nobody. Never more than may be gets
 * through; with several processes, less by what is left of the blocks of the others.
 */
export class RateLimiter {
  private readonly ownCount: RateLimiterMemory;
  private readonly sharedCount: RateLimiterMongo;
  private readonly blocks = new LRUCache<string, Block>({ max: MAX_BLOCKS });
  private readonly asking = new Map<string, Promise<void>>();

  /**
   * @param name tells the counts of one limiter from those of others
   * @param points how often within a minute
   * @param block how many are counted at a time
   */
  constructor(
    name: string,
    points: number,
    private readonly block = 1,
  ) {
    const each = { keyPrefix: name, points, duration: MINUTE };
    this.ownCount = new RateLimiterMemory(each);
    this.sharedCount = new RateLimiterMongo({
      ...each,
      // The driver's own client: mongoose would keep the question until the database is back.
      storeClient: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      tableName: 'ratelimits',
      // Beyond the limit one is told from memory, without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: this.ownCount,
    });
  }

  /**
   * Takes note of what somebody is about to do.
   *
   * @throws TryLater RATE_LIMITED when that is more than may be
   */
  async take(who: string, points = 1): Promise<void> {
    if (this.block === 1) {
      await this.count(who, points);
      return;
    }
    while (!this.takeCounted(who, points)) {
      // All who wait for room wait for the same block.
      const asked = this.asking.get(who) ?? this.countAhead(who, points);
      this.asking.set(who, asked);
      await asked;
    }
  }

  /** Takes from what is counted ahead, where there is enough of it; otherwise nothing is noted, and `take` must be asked. */
  takeCounted(who: string, points = 1): boolean {
    const block = this.blocks.get(who);
    if (!block || block.left < points || block.endsAt < performance.now()) return false;
    block.left -= points;
    return true;
  }

  private async countAhead(who: string, points: number): Promise<void> {
    try {
      const size = Math.max(points, this.block);
      const { msBeforeNext } = await this.count(who, size);
      this.blocks.set(who, { left: size, endsAt: performance.now() + msBeforeNext });
    } finally {
      this.asking.delete(who);
    }
  }

  private async count(who: string, points: number): Promise<RateLimiterRes> {
    const isShared = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
    try {
      return await (isShared ? this.sharedCount : this.ownCount).consume(who, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMuch(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}

function tooMuch(seconds: number): TryLater {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new TryLater(
    'RATE_LIMITED',
    `That was a lot in a short time. Please try again in ${wait}.`,
    seconds,
  );
}
