import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** The moves that a mail may make. Every one of them is its last. */
export const mailMoves = {
  waiting: ['sent', 'failed', 'withdrawn'],
  sent: [],
  failed: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type MailStatus = keyof typeof mailMoves;

/** How long after each try that failed the next one is made, in milliseconds: after 1, 5 and 30 minutes, 2 and 12 hours. */
export const retryDelays = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS] as const;

/** How often a mail is tried before it counts as failed. */
export const MAX_MAIL_ATTEMPTS = retryDelays.length + 1;

/**
 * How long after a try the next one is due.
 *
 * @param attempts how often it was tried, this one included
 * @returns milliseconds; null where there is no further try
 */
export function retryDelay(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null;
}
