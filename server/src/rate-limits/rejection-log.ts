import type { Logger } from '../platform/logging.ts';
import { currentRequest } from '../platform/request-scope.ts';

/**
 * Codes of answers to somebody who asked for what is not theirs, too much, or in a way that no client of ours does.
 * Not-there is among them: it answers the same as not-yours.
 */
const refusals = new Set<unknown>([
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  ...['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  ...['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST'],
]);

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
