import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../../domain/durations.ts';
import { shownCode } from '../../../domain/pricing/promotion-code.ts';
import { RetryLaterError } from '../platform/domain-error.ts';
import type { ActionLimits, Caller } from './action-limits.ts';

/** Codes that failed and are remembered, so that a cart that is priced again with one is no further guess. */
const MAX_REMEMBERED = 20_000;
const REMEMBERED_MS = HOUR_MS;

/**
 * Limits how many promotion codes that fail somebody may try. A code that can be used counts for nothing, and can be used
 * over the limit as well: whoever mistyped some keeps what is theirs.
 */
export class FailedPromotionCodes {
  private readonly counted = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly limits: ActionLimits) {}

  /**
   * Counts a code that failed, once for each account, or address of a visitor.
   *
   * @returns RATE_LIMITED after too many, to be told instead of why it failed; null below the limit
   */
  async count(code: string, caller: Caller): Promise<RetryLaterError | null> {
    const key = JSON.stringify([caller.viewer?._id ?? caller.address, shownCode(code)]);
    if (this.counted.has(key)) return null;
    // Those that come at the same time are one.
    this.counted.set(key, true);
    try {
      await this.limits.consume('failPromotionCode', caller);
      return null;
    } catch (error) {
      this.counted.delete(key);
      if (error instanceof RetryLaterError) return error;
      throw error;
    }
  }
}
