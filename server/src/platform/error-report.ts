import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import { DomainError, TryLater } from './domain-error.ts';
import type { Logger } from './logging.ts';

/** What a client may know of an error. */
export interface PublicError {
  readonly code: ErrorCode | 'INTERNAL';
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number;
}

/**
 * Turns whatever was thrown into what a client may see. Bugs are logged with an id that the client gets too.
 */
export function publicError(error: unknown, log: Logger): PublicError {
  if (error instanceof DomainError) {
    const { code, message, fields, status } = error;
    return { code, message, fields, status, ...(error instanceof TryLater && { retryAfter: error.seconds }) };
  }
  const known = requestError(error) ?? outage(error);
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
    (status === 400 && (type !== undefined || expose || error instanceof URIError)) || isBrokenForm(error);
  if (isBadBody) return { code: 'BAD_USER_INPUT', message: 'The request can not be read', status: 400 };
  const isMistake = expose && status !== undefined && status >= 400 && status < 500;
  return isMistake ? { code: 'BAD_USER_INPUT', message: 'The request can not be met', status } : undefined;
}

/** The parser of forms tells its errors apart by nothing but their texts. */
function isBrokenForm(error: unknown): boolean {
  return /^(Malformed part header|Unexpected end of (form|file))/.test(String((error as Error).message));
}

const outages = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'PoolClearedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
]);

/** What the driver writes on errors that pass by themselves: a primary that steps down or is stopped. */
const passingLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/** What Node says where the driver writes to a connection that a killed database has just ended: the driver lets it pass. */
const BROKEN_CONNECTION = 'EPIPE';

/** The database's code for a query that was given up on because of its maxTimeMS. */
const TOOK_TOO_LONG = 50;

/** Whether something that the shop stands on is away or too slow, so that the same may go well in a moment. */
export function isOutage(error: unknown): boolean {
  return outage(error) !== undefined;
}

function outage(error: unknown): PublicError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (code === TOOK_TOO_LONG) {
    return { code: 'UPSTREAM_UNAVAILABLE', message: 'That takes too long right now', status: 503 };
  }
  const { errorLabels = [] } = error as { errorLabels?: readonly string[] };
  const isAway =
    outages.has(error.name) ||
    code === BROKEN_CONNECTION ||
    passingLabels.some((label) => errorLabels.includes(label));
  if (!isAway) return undefined;
  return { code: 'UPSTREAM_UNAVAILABLE', message: 'The shop can not reach its data right now', status: 503 };
}
