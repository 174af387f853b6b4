import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../domain/durations.ts';
import type { CodeLimit } from '../users/code-limit.ts';
import type { ActionLimits, Caller } from './action-limits.ts';

/** Codes that failed and are remembered, so that a cart that is priced again with one is no further guess. */
const MAX_REMEMBERED = 20_000;
const REMEMBERED_MS = 10 * MINUTE_MS;

/** Limits how many codes of invitations that fail somebody may try: those that can be used count for nothing. */
export class FailingCodes implements CodeLimit {
  private readonly failed = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly limits: ActionLimits) {}

  /**
   * Each is counted before, and taken back where it was good: otherwise many at once would pass, and whoever is over the
   * limit would be told good ones from bad ones.
   */
  async limit<T>(
    code: string,
    caller: Caller,
    attempt: () => Promise<T>,
    hasFailed: (outcome: PromiseSettledResult<T>) => boolean,
  ): Promise<T> {
    const key = JSON.stringify([caller.viewer?._id ?? caller.address, code]);
    if (this.failed.has(key)) return attempt();
    await this.limits.consume('failCode', caller);
    this.failed.set(key, true);
    const [outcome] = await Promise.allSettled([attempt()]);
    if (!hasFailed(outcome)) {
      this.failed.delete(key);
      await this.limits.giveBack('failCode', caller);
    }
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
}
