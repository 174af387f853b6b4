import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError, RetryLaterError } from '../platform/domain-error.ts';

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
