import type { Logger } from './logging.ts';
import { currentRequest } from './request-scope.ts';

/** Codes of answers to somebody who asked for what is not theirs. Not-there is among them: it answers the same. */
const refusals = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Writes one line for a refusal, which the X-Request-Id of the answer finds: who was refused what. What
 * was sent is left out.
 *
 * @param what the operation or the method and path
 */
export function logRefusal(code: unknown, what: string, log: Logger): void {
  if (!refusals.has(code)) return;
  const request = currentRequest();
  (request?.log ?? log).warn({ code, what, uid: request?.actor?.uid ?? null }, 'refused');
}
