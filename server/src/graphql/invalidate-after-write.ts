import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { OperationTypeNode } from 'graphql';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Invalidates the response cache. */
type Invalidate = () => void;

/**
 * Invalidates the response cache before the response to a write goes out: whoever changed something through this process sees it
 * in the next answer, without waiting for the change stream. GraphQL asks by POST too, so its mutations are told apart
 * below.
 */
export function invalidateAfterWrites(invalidate: Invalidate): RequestHandler {
  return (request, response, next) => {
    if (!safeMethods.has(request.method) && !/^\/graphql\/?$/i.test(request.path)) {
      const end = response.end;
      response.end = ((...parts: Parameters<typeof end>) => {
        invalidate();
        return end.apply(response, parts);
      }) as typeof end;
    }
    next();
  };
}

export function invalidateAfterMutations(invalidate: Invalidate): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation }) {
          if (operation?.operation === OperationTypeNode.MUTATION) invalidate();
        },
      };
    },
  };
}
