import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TryLater } from '../platform/domain-error.ts';
import { type Counted, countInDatabase } from './rate-limit-count.entity.ts';

const WINDOW_SECONDS = 60;
const WINDOW_MS = WINDOW_SECONDS * 1000;

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
  /** Who is over the limit, and until when, as `performance.now()` has it: that is told without asking again. */
  private readonly refusals = new LRUCache<string, number>({ max: MAX_BLOCKS });
  private readonly blocks = new LRUCache<string, Block>({ max: MAX_BLOCKS });
  private readonly asking = new Map<string, Promise<void>>();

  /**
   * @param name tells the counts of one limiter from those of others
   * @param points how often within a minute
   * @param block how many are counted at a time
   */
  constructor(
    private readonly name: string,
    private readonly points: number,
    private readonly block = 1,
  ) {
    this.ownCount = new RateLimiterMemory({ keyPrefix: name, points, duration: WINDOW_SECONDS });
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
      const msLeft = await this.count(who, size);
      this.blocks.set(who, { left: size, endsAt: performance.now() + msLeft });
    } finally {
      this.asking.delete(who);
    }
  }

  /**
   * @returns milliseconds until the window is over
   * @throws TryLater RATE_LIMITED when that is more than may be
   */
  private async count(who: string, points: number): Promise<number> {
    const refusedMs = (this.refusals.get(who) ?? 0) - performance.now();
    if (refusedMs > 0) throw tooMuch(refusedMs);

    const counted = await this.countTogether(who, points);
    // Whatever clocks say, no limit lasts longer than its window.
    const msLeft = Math.min(Math.max(0, counted.msLeft), WINDOW_MS);
    if (counted.points <= this.points) return msLeft;
    this.refusals.set(who, performance.now() + msLeft);
    throw tooMuch(msLeft);
  }

  private async countTogether(who: string, points: number): Promise<Counted> {
    const isShared = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
    if (!isShared) return this.countAlone(who, points);
    return countInDatabase(`${this.name}:${who}`, points, WINDOW_MS).catch(() =>
      this.countAlone(who, points),
    );
  }

  /** While the database is away. */
  private async countAlone(who: string, points: number): Promise<Counted> {
    const { consumedPoints, msBeforeNext } = await this.ownCount.consume(who, points).catch((refusal) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    return { points: consumedPoints, msLeft: msBeforeNext };
  }
}

function tooMuch(milliseconds: number): TryLater {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new TryLater(
    'RATE_LIMITED',
    `That was a lot in a short time. Please try again in ${wait}.`,
    seconds,
  );
}
