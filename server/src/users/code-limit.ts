import type { RequestContext } from './request-context.ts';

/** Limits how many codes that fail somebody may try (rate-limits/failing-codes.ts). */
export interface CodeLimit {
  /**
   * Tries a code.
   *
   * @param hasFailed whether the outcome says that the code can not be used
   * @throws RetryLaterError RATE_LIMITED after too many that failed; and what the attempt throws
   */
  limit<T>(
    code: string,
    caller: Pick<RequestContext, 'viewer' | 'address'>,
    attempt: () => Promise<T>,
    hasFailed: (outcome: PromiseSettledResult<T>) => boolean,
  ): Promise<T>;
}
