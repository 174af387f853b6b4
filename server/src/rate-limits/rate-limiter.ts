import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RetryLaterError } from '../platform/domain-error.ts';
import { type CountInWindow, countInDatabase } from './rate-limit-count.entity.ts';

const MINUTE_SECONDS = 60;

/** Callers whose state is cached; for others the database is asked again. */
const MAX_CACHED_CALLERS = 20_000;

/** What a process has counted in advance for a caller. */
interface Batch {
  left: number;
  /** End of its window, on the clock of `performance.now()`. */
  readonly endsAt: number;
}

/**
 * Limits how often each caller does something in a minute, or another window. Counted in the database, so that a limit
 * holds for all processes together; while the database is down, each process counts for itself.
 *
 * Frequent actions are counted in advance, a batch at a time, so that most of them need no query. The limit is never
 * exceeded; with several processes it can be lower by what is left of the other batches.
 */
export class RateLimiter {
  private readonly localLimiter: RateLimiterMemory;
  /** Callers over the limit, and until when (`performance.now()`): they are rejected without a query. */
  private readonly rejections = new LRUCache<string, number>({ max: MAX_CACHED_CALLERS });
  private readonly batches = new LRUCache<string, Batch>({ max: MAX_CACHED_CALLERS });
  private readonly pending = new Map<string, Promise<void>>();

  /**
   * @param name prefix of its keys
   * @param points limit within a window
   * @param batchSize how many are counted at a time
   * @param windowSeconds how long a window is
   */
  constructor(
    private readonly name: string,
    private readonly points: number,
    private readonly batchSize = 1,
    private readonly windowSeconds = MINUTE_SECONDS,
  ) {
    this.localLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  }

  /**
   * Counts what a caller is about to do.
   *
   * @throws RetryLaterError RATE_LIMITED over the limit
   */
  async consume(who: string, points = 1): Promise<void> {
    if (this.batchSize === 1) {
      await this.count(who, points);
      return;
    }
    while (!this.tryConsume(who, points)) {
      // Concurrent calls wait for the same batch.
      const pending = this.pending.get(who) ?? this.reserveBatch(who, points);
      this.pending.set(who, pending);
      await pending;
    }
  }

  /** Takes back what was counted one at a time for a caller who was below the limit. */
  async giveBack(who: string, points = 1): Promise<void> {
    await this.countShared(who, -points);
  }

  /** Consumes from the batch if it has enough left; otherwise nothing is counted, and `consume` must be called. */
  tryConsume(who: string, points = 1): boolean {
    const batch = this.batches.get(who);
    if (!batch || batch.left < points || batch.endsAt < performance.now()) return false;
    batch.left -= points;
    return true;
  }

  private async reserveBatch(who: string, points: number): Promise<void> {
    try {
      const size = Math.max(points, this.batchSize);
      const msLeft = await this.count(who, size);
      this.batches.set(who, { left: size, endsAt: performance.now() + msLeft });
    } finally {
      this.pending.delete(who);
    }
  }

  /**
   * @returns milliseconds until the window is over
   * @throws RetryLaterError RATE_LIMITED over the limit
   */
  private async count(who: string, points: number): Promise<number> {
    const blockedMs = (this.rejections.get(who) ?? 0) - performance.now();
    if (blockedMs > 0) throw rateLimited(blockedMs);

    const counted = await this.countShared(who, points);
    // Whatever clocks say, no limit lasts longer than its window.
    const msLeft = Math.min(Math.max(0, counted.msLeft), this.windowSeconds * 1000);
    if (counted.points <= this.points) return msLeft;
    this.rejections.set(who, performance.now() + msLeft);
    throw rateLimited(msLeft);
  }

  private async countShared(who: string, points: number): Promise<CountInWindow> {
    const isShared = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
    if (!isShared) return this.countLocally(who, points);
    return countInDatabase(`${this.name}:${who}`, points, this.windowSeconds * 1000).catch(() =>
      this.countLocally(who, points),
    );
  }

  /** While the database is down. */
  private async countLocally(who: string, points: number): Promise<CountInWindow> {
    const { consumedPoints, msBeforeNext } = await this.localLimiter
      .consume(who, points)
      .catch((rejection) => {
        if (rejection instanceof RateLimiterRes) return rejection;
        throw rejection;
      });
    return { points: consumedPoints, msLeft: msBeforeNext };
  }
}

function rateLimited(milliseconds: number): RetryLaterError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds > 2 * 60 ? `${minutes} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new RetryLaterError(
    'RATE_LIMITED',
    `That was a lot in a short time. Please try again in ${wait}.`,
    seconds,
  );
}
