import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { TryLater } from './domain-error.ts';

const MINUTE = 60;

/**
 * Counts how often something is done in a minute by each who does it. Counted in the database, so that a limit holds
 * for all processes together; while that is away, each process counts for itself.
 */
export class RateLimiter {
  private readonly ownCount: RateLimiterMemory;
  private readonly sharedCount: RateLimiterMongo;

  /**
   * @param name tells the counts of one limiter from those of others
   * @param points how often within a minute
   */
  constructor(name: string, points: number) {
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
    const isShared = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
    try {
      await (isShared ? this.sharedCount : this.ownCount).consume(who, points);
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
