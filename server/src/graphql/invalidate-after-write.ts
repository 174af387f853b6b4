import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { OperationTypeNode } from 'graphql';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What visitors were answered about the catalogue, forgotten. */
type Forget = () => void;

/**
 * Forgets what is kept before the answer to a write goes out: whoever changed something through this process sees it
 * in the next answer, without waiting for the change feed. GraphQL asks by POST too, so its mutations are told apart
 * below.
 */
export function forgetAfterWrites(forget: Forget): RequestHandler {
  return (request, response, next) => {
    if (!reading.has(request.method) && !/^\/graphql\/?$/i.test(request.path)) {
      const end = response.end;
      response.end = ((...parts: Parameters<typeof end>) => {
        forget();
        return end.apply(response, parts);
      }) as typeof end;
    }
    next();
  };
}

export function forgetAfterMutations(forget: Forget): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation }) {
          if (operation?.operation === OperationTypeNode.MUTATION) forget();
        },
      };
    },
  };
}
