import type { ApolloServerPlugin } from '@apollo/server';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';
import type { RequestContext } from '../users/request-context.ts';
import { costOf } from './query-cost.ts';

/**
 * What one operation may ask. The dearest that the shop's own client asks is well below each of these;
 * server/test/query-cost.test.ts holds them to that.
 */
export const queryLimits = {
  /** Words and signs of the text, comments aside. */
  tokens: 1000,
  /** Fields within fields. */
  depth: 10,
  aliases: 15,
  directives: 10,
  /** Points as query-cost.ts counts them. */
  cost: 10_000,
} as const;

/** Refused like every other mistake in a query, so that the rest of its mistakes are named in the same answer. */
const asValidationError = {
  propagateOnRejection: false,
  onReject: [
    (context: { reportError: (error: GraphQLError) => void } | null, error: GraphQLError) =>
      context?.reportError(error),
  ],
};

/** The limits that can be told from the text of an operation. */
export const queryRules = [
  maxDepthRule({ n: queryLimits.depth, flattenFragments: true, ...asValidationError }),
  maxAliasesRule({ n: queryLimits.aliases, allowList: [], ...asValidationError }),
  maxDirectivesRule({ n: queryLimits.directives, ...asValidationError }),
] as ValidationRule[];

/** The limit that takes the variables too: what an operation would make the shop do. */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request, document, operationName, response }) {
          const cost = priceOf(schema, document, request.variables ?? {}, operationName);
          // Whoever writes a client sees how near an operation comes to the limit.
          response.http.headers.set('x-query-cost', String(cost));
          if (cost > queryLimits.cost) throw tooDear(cost);
        },
      };
    },
  };
}

/** What is wrong with the variables comes out here first, and is answered as the execution would. */
function priceOf(...operation: Parameters<typeof costOf>): number {
  try {
    return costOf(...operation);
  } catch (error) {
    if (error instanceof GraphQLError) throw badRequest(error.message);
    throw error;
  }
}

function tooDear(cost: number): GraphQLError {
  const advice = 'Ask for smaller pages or fewer fields at once.';
  return badRequest(`This asks for too much: ${cost} of at most ${queryLimits.cost} points. ${advice}`);
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
