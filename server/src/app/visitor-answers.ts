import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import type { AnswerQuestion } from '../pages/page-answers.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Container } from './container.ts';
import type { KnownOperations } from './known-operations.ts';
import { createLoaders } from './loaders.ts';

/** Asks the API of this process as the client would, with its own operations and in nobody's name. */
export function visitorAnswers(
  apollo: ApolloServer<RequestContext>,
  operations: KnownOperations,
  container: Container,
  log: Logger,
): AnswerQuestion {
  return async ({ operation, variables }) => {
    const query = operations.named(operation);
    if (!query) throw new Error(`The client has no operation ${operation}`);
    const { body } = await apollo.executeOperation(
      { query, operationName: operation, variables },
      {
        contextValue: {
          requestId: randomUUID(),
          log,
          viewer: null,
          address: undefined,
          ...createLoaders(container),
        },
      },
    );
    if (body.kind !== 'single' || body.singleResult.errors) throw new Error(`${operation} is not answered`);
    return body.singleResult.data;
  };
}
