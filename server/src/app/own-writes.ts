import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { OperationTypeNode } from 'graphql';
import type { PublicAnswers } from './public-answers.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Forgets what is kept before the answer to a write goes out: whoever changed something through this process sees it
 * in the next answer, without waiting for the change feed. GraphQL asks by POST too, so its mutations are told apart
 * below.
 */
export function forgetAfterWrites(answers: PublicAnswers): RequestHandler {
  return (request, response, next) => {
    if (!reading.has(request.method) && !/^\/graphql\/?$/i.test(request.path)) {
      const end = response.end;
      response.end = ((...parts: Parameters<typeof end>) => {
        answers.forget();
        return end.apply(response, parts);
      }) as typeof end;
    }
    next();
  };
}

export function forgetAfterMutations(answers: PublicAnswers): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation }) {
          if (operation?.operation === OperationTypeNode.MUTATION) answers.forget();
        },
      };
    },
  };
}
