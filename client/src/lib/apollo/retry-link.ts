import { ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { noteAnswer, noteNoAnswer } from '../network-status.ts';
import { ConnectionError, isUnanswered, pauseAfter } from './api-error.ts';

/** How often a question is put before it counts as unanswered. */
const MAX_ATTEMPTS = 3;

/** Takes note of what each operation says of the way to the shop. */
export function noteConnection(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: noteAnswer,
        error: (error) => {
          if (error instanceof ConnectionError) noteNoAnswer();
        },
      }),
    ),
  );
}

/** How often it is put to a shop that has too much to do: more would give it more still. */
const MAX_WHEN_BUSY = 2;

/** First and longest pause after no answer, in milliseconds. */
const FIRST_PAUSE = 300;
const LAST_PAUSE = 2000;

/**
 * Puts a question again when no answer came, after a short pause and then a longer one, and once more when the shop
 * has too much to do, after the pause that it asks for. A mutation never: nobody knows whether the shop has heard it.
 */
export function retryQueries(): ApolloLink {
  return new RetryLink({
    // Somewhere in the pause, so that all who were cut off together do not come back together.
    delay: (count, _operation, error) => {
      const asked = pauseAfter(error);
      if (asked !== undefined) return asked + Math.random() * FIRST_PAUSE;
      return Math.random() * Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** count);
    },
    attempts: (count, { operationType }, error) => {
      if (operationType !== OperationTypeNode.QUERY) return false;
      return pauseAfter(error) === undefined
        ? count < MAX_ATTEMPTS && isUnanswered(error)
        : count < MAX_WHEN_BUSY;
    },
  });
}
