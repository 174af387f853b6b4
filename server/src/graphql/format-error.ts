import { HeaderMap } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { DomainError, RetryLaterError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { publicError } from '../platform/public-error.ts';
import { shorten } from '../platform/text/shorten.ts';
import { logRejection } from '../rate-limits/rejection-log.ts';

/** Errors that Apollo raises about the request itself; their messages are about what was sent. */
export const requestErrors: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
);

/** Longest message of an error, in characters: many quote what was sent. */
const MAX_MESSAGE_LENGTH = 1200;

/** Domain errors keep their code; whatever else happened inside a resolver is masked. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const { message, ...rest } = maskError(formatted, error, log);
  return { message: shorten(message, MAX_MESSAGE_LENGTH), ...rest };
}

function maskError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  if (isInputErrorWithoutFields(error)) {
    logRejection('BAD_REQUEST', 'graphql', log);
    return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } };
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const isAboutRequest = !(cause instanceof Error) || cause instanceof GraphQLError;
  if (isAboutRequest && requestErrors.has(formatted.extensions?.code)) {
    logRejection(formatted.extensions?.code, 'graphql', log);
    return withoutDetails(formatted);
  }

  const { code, message, fields, reason } = publicError(cause ?? error, log);
  logRejection(code, fieldOf(error), log);
  return {
    ...formatted,
    message,
    extensions: { code, ...(fields && { fields }), ...(reason && { reason }) },
  };
}

/** What Apollo says of a request without a code of its own: of no field, and caused by nothing else. */
function isInputErrorWithoutFields(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.path || error.originalError) return false;
  return error.extensions.code === undefined;
}

/** The field that was asked for, whatever it was called in the request. */
function fieldOf(error: unknown): string {
  const [node] = error instanceof GraphQLError ? (error.nodes ?? []) : [];
  return node?.kind === Kind.FIELD ? node.name.value : 'graphql';
}

function withoutDetails(formatted: GraphQLFormattedError): GraphQLFormattedError {
  return { ...formatted, extensions: { code: formatted.extensions?.code } };
}

/** Domain errors that end a request before a resolver runs, such as a bad token, as GraphQL errors. */
export function toGraphQLError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const headers = new HeaderMap();
  if (error instanceof RetryLaterError) headers.set('retry-after', String(error.seconds));
  return new GraphQLError(error.message, {
    extensions: { code: error.code, http: { status: error.status, headers } },
    originalError: error,
  });
}
