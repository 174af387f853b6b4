import { ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { reportNoResponse, reportResponse } from '../network-status.ts';
import { ConnectionError, isUnanswered, retryAfterMs } from './api-error.ts';

/** Attempts per query when no response comes. */
const MAX_ATTEMPTS = 3;

/** Reports to the network status whether each operation got a response. */
export function reportConnection(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: reportResponse,
        error: (error) => {
          if (error instanceof ConnectionError) reportNoResponse();
        },
      }),
    ),
  );
}

/** Attempts per query at an overloaded shop: more would add to its load. */
const MAX_BUSY_ATTEMPTS = 2;

/** First and longest delay after no response, in milliseconds. */
const INITIAL_DELAY_MS = 300;
const MAX_DELAY_MS = 2000;

/**
 * Retries queries with exponential backoff when no response came, and once when the shop is overloaded, after the delay
 * of its Retry-After. Mutations are never retried: they may have been carried out.
 */
export function retryLink(): ApolloLink {
  return new RetryLink({
    // With jitter, so that clients that were cut off together do not come back together.
    delay: (count, _operation, error) => {
      const asked = retryAfterMs(error);
      if (asked !== undefined) return asked + Math.random() * INITIAL_DELAY_MS;
      return Math.random() * Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** count);
    },
    attempts: (count, { operationType }, error) => {
      if (operationType !== OperationTypeNode.QUERY) return false;
      return retryAfterMs(error) === undefined
        ? count < MAX_ATTEMPTS && isUnanswered(error)
        : count < MAX_BUSY_ATTEMPTS;
    },
  });
}
