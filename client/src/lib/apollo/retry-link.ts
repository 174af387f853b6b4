import { ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { reportNoResponse, reportResponse } from '../network-status.ts';
import { ConnectionError, isUnanswered, retryAfterMs } from './api-error.ts';

/** How often a question is put before it counts as unanswered. */
const MAX_ATTEMPTS = 3;

/** Takes note of what each operation says of the way to the shop. */
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

/** How often it is put to a shop that has too much to do: more would give it more still. */
const MAX_BUSY_ATTEMPTS = 2;

/** First and longest pause after no answer, in milliseconds. */
const INITIAL_DELAY_MS = 300;
const MAX_DELAY_MS = 2000;

/**
 * Puts a question again when no answer came, after a short pause and then a longer one, and once more when the shop
 * has too much to do, after the pause that it asks for. A mutation never: nobody knows whether the shop has heard it.
 */
export function retryLink(): ApolloLink {
  return new RetryLink({
    // Somewhere in the pause, so that all who were cut off together do not come back together.
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
