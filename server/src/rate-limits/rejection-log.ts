import type { Logger } from '../platform/logging.ts';
import { currentRequest } from '../platform/request-scope.ts';

/**
 * Codes of requests for what belongs to others, of too many requests, and of malformed ones. NOT_FOUND is among them:
 * it is also the answer for what belongs to others.
 */
const loggedCodes = new Set<unknown>([
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  ...['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  ...['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST'],
]);

/**
 * Logs a rejected request by its X-Request-Id, without what was sent.
 *
 * @param what the operation or the method and path
 */
export function logRejection(code: unknown, what: string, log: Logger): void {
  if (!loggedCodes.has(code)) return;
  const request = currentRequest();
  (request?.log ?? log).warn({ code, what, uid: request?.actor?.uid ?? null }, 'refused');
}
