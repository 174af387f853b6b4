import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../../domain/errors/error-codes.ts';
import { DomainError, RetryLaterError } from './domain-error.ts';
import type { Logger } from './logging.ts';

/** What a client may know of an error. */
export interface PublicError {
  readonly code: ErrorCode | 'INTERNAL';
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly reason?: string;
  readonly status: number;
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number;
}

/**
 * Turns whatever was thrown into what a client may see. Bugs are logged with an id that the client gets too.
 */
export function publicError(error: unknown, log: Logger): PublicError {
  if (error instanceof DomainError) {
    const { code, message, fields, reason, status } = error;
    return {
      code,
      message,
      fields,
      status,
      ...(reason && { reason }),
      ...(error instanceof RetryLaterError && { retryAfter: error.seconds }),
    };
  }
  const known = requestError(error) ?? findOutage(error);
  if (known) return known;

  const errorId = randomUUID();
  log.error({ err: error, errorId }, 'unexpected error');
  return { code: 'INTERNAL', message: `Something went wrong on our side (${errorId})`, status: 500 };
}

/**
 * What the parsers of bodies and forms and the static files throw: broken or oversized input, files that are not there
 * or not for everybody, ranges and conditions that can not be met. They say that its message may be exposed.
 */
function requestError(error: unknown): PublicError | undefined {
  const { status, type, expose } = error as { status?: number; type?: string; expose?: boolean };
  const isHidden = status === 403 && expose;
  if (status === 404 || isHidden) return { code: 'NOT_FOUND', message: 'Path not found', status: 404 };
  if (status === 413) return { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large', status: 413 };
  if (status === 415)
    return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'That kind of body is not taken', status: 415 };
  const isBadBody =
    (status === 400 && (type !== undefined || expose || error instanceof URIError)) || isMalformedForm(error);
  if (isBadBody) return { code: 'BAD_USER_INPUT', message: 'The request cannot be read', status: 400 };
  const isMistake = expose && status !== undefined && status >= 400 && status < 500;
  return isMistake ? { code: 'BAD_USER_INPUT', message: 'The request cannot be met', status } : undefined;
}

/** The parser of forms tells its errors apart by nothing but their texts. */
function isMalformedForm(error: unknown): boolean {
  const malformedForm =
    /^(Malformed (part header|content type)|Multipart: Boundary not found|Unexpected end of (form|file))/;
  return malformedForm.test(String((error as Error).message));
}

/** Names of the driver's, mongoose's and our own errors that say: the database is down, or gave no answer in time. */
const outageNames = new Set([
  'MongoClientClosedError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoServerSelectionError',
  'MongoStalePrimaryError',
  'MongoSystemError',
  'MongoTopologyClosedError',
  'MongoUnexpectedServerResponseError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'TimeoutError',
  'PoolClearedError',
  'PoolClearedOnNetworkError',
]);

/**
 * The database's own codes for what passes by itself, as its error_codes.yml numbers them: a replica set that changes
 * its primary, a member that stops, starts or can't reach the others, and what such a moment interrupts. On reads the
 * driver writes no label that would say so.
 */
const outageCodes = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  43, // CursorNotFound: of a primary that is none any more
  64, // WriteConcernFailed
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  175, // QueryPlanKilled
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  225, // TransactionTooOld
  237, // CursorKilled
  246, // SnapshotUnavailable
  251, // NoSuchTransaction
  262, // ExceededTimeLimit
  290, // TransactionExceededLifetimeLimitSeconds
  365, // TemporarilyUnavailable
  384, // ConnectionPoolExpired
  462, // IngressRequestRateLimitExceeded
  9001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_601, // Interrupted
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
  14_031, // OutOfDiskSpace
]);

/** What the driver writes on errors that pass by themselves: a primary that steps down or is stopped. */
const transientErrorLabels = [
  'RetryableError',
  'RetryableWriteError',
  'SystemOverloadedError',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
];

/** What Node says of a connection that broke or could not be made; the driver lets some of it pass as it is. */
const connectionErrorCodes = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The database's code for a query that was given up on because of its maxTimeMS. */
const MAX_TIME_EXPIRED = 50;

/** How deep a cause is looked for below the error that wraps it. */
const MAX_CAUSES = 5;

/** Whether something that the shop stands on is down or too slow, so that the same may go well in a moment. */
export function isOutage(error: unknown): boolean {
  return findOutage(error) !== undefined;
}

function findOutage(error: unknown): PublicError | undefined {
  let cause: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++) {
    const { code } = cause as { code?: unknown };
    if (code === MAX_TIME_EXPIRED) return unavailable('That takes too long right now');
    if (isUnreachable(cause)) return unavailable('The shop cannot reach its data right now');
    cause = cause.cause ?? wrappedBy(cause);
  }
  return undefined;
}

/** A write of many records fails with an error of its own, and keeps what happened on its way as the database's answer. */
function wrappedBy(error: Error): unknown {
  return (error as { errorResponse?: unknown }).errorResponse;
}

function isUnreachable(error: Error): boolean {
  const { code, errorLabels = [] } = error as { code?: unknown; errorLabels?: readonly string[] };
  return (
    outageNames.has(error.name) ||
    outageCodes.has(code) ||
    connectionErrorCodes.has(code) ||
    transientErrorLabels.some((label) => errorLabels.includes(label))
  );
}

function unavailable(message: string): PublicError {
  return { code: 'UPSTREAM_UNAVAILABLE', message, status: 503 };
}
