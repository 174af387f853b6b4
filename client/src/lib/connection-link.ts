import { ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { ConnectionError, isUnanswered } from './api-error.ts';
import { noteAnswer, noteNoAnswer } from './connection.ts';

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

/**
 * Puts a question again when no answer came, after a short pause and then a longer one; a mutation never, since
 * nobody knows whether the shop has heard it.
 */
export function retryQueries(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 2000, jitter: true },
    attempts: (count, { operationType }, error) =>
      operationType === OperationTypeNode.QUERY && count < MAX_ATTEMPTS && isUnanswered(error),
  });
}
