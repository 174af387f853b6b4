import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** The stable error code of the API (CONTRACT §5); undefined when no response came. */
export function errorCodeOf(error: unknown): string | undefined {
  const code = firstGraphQLError(error)?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether the API asks for a new sign-in before it does that. */
export function wantsNewSignIn(error: unknown): boolean {
  return firstGraphQLError(error)?.extensions?.reason === 'SIGN_IN_AGAIN';
}

/** What is wrong with which field of an input, by its path: `{ petname: 'This field is required' }`. */
export function errorFields(error: unknown): Record<string, string> {
  const fields = firstGraphQLError(error)?.extensions?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, String(message)]));
}

/** An error in the words of its fields: paths such as `entries.1.petId` are for programs. */
export function withoutPaths(error: GraphQLFormattedError): GraphQLFormattedError {
  const { fields, code } = error.extensions ?? {};
  if (code !== 'BAD_USER_INPUT' || typeof fields !== 'object' || fields === null) return error;
  const problems = new Set(Object.values(fields).map(String));
  return problems.size === 0 ? error : { ...error, message: [...problems].join('. ') };
}

/** No answer came: the connection broke, or a gateway spoke in the place of a shop that is away. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: Error) {
    super('The shop can’t be reached right now. Please try again in a moment.', { cause });
  }
}

/** Statuses by which a gateway reports an unreachable shop. */
const gatewayStatuses: readonly number[] = [502, 503, 504];

/** Whether a request got no response from the shop. */
export function isUnanswered(error: Error): boolean {
  if (CombinedGraphQLErrors.is(error) || error.name === 'AbortError') return false;
  if (!ServerError.is(error)) return true;
  return gatewayStatuses.includes(error.statusCode) && rejectionIn(error.bodyText).message === undefined;
}

/** The longest Retry-After that a query waits for, in seconds. */
const MAX_RETRY_AFTER_S = 5;

/**
 * Delay before an overloaded shop may be asked again, in milliseconds, from its Retry-After. Undefined where the shop was
 * not overloaded, or the delay is too long.
 */
export function retryAfterMs(error: Error): number | undefined {
  if (!ServerError.is(error) || !(error.statusCode === 429 || error.statusCode === 503)) return undefined;
  const seconds = Number(error.response.headers.get('retry-after'));
  return seconds > 0 && seconds <= MAX_RETRY_AFTER_S ? seconds * 1000 : undefined;
}

/**
 * Gives every failure a readable message and, where the server sent one, its code.
 *
 * A response rejected before GraphQL (a limit, a gateway) has another shape than GraphQL's own errors; a lost
 * connection has none at all.
 */
export function readableError(error: Error): Error {
  if (isUnanswered(error)) return error instanceof ConnectionError ? error : new ConnectionError(error);
  if (!ServerError.is(error)) return error;
  const { code, message } = rejectionIn(error.bodyText);
  return new CombinedGraphQLErrors({
    errors: [
      {
        message: message ?? 'The shop could not answer. Please try again in a moment.',
        extensions: code ? { code } : {},
      },
    ],
  });
}

function firstGraphQLError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}

function rejectionIn(body: string): { code?: string; message?: string } {
  try {
    const { error, errors } = JSON.parse(body);
    const first = errors?.[0];
    return {
      code: stringOf(error?.code ?? first?.extensions?.code),
      message: stringOf(error?.message ?? first?.message),
    };
  } catch {
    return {};
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
