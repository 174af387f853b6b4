import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../users/request-context.ts';
import type { KnownOperations } from './known-operations.ts';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<RequestContext>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/**
 * How Apollo executes operations: those of the shop's own client as code that is compiled for them once (graphql-jit),
 * all others with graphql-js. What a stranger writes never becomes code.
 */
export function compiledQueries(schema: GraphQLSchema, operations: KnownOperations): Gateway {
  return {
    async load() {
      return { executor: createExecutor(schema, operations) };
    },
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    async stop() {},
  };
}

function createExecutor(schema: GraphQLSchema, operations: KnownOperations): Executor {
  /** By the hash of the text; null for what can not be compiled. */
  const compiled = new Map<string, CompiledQuery | null>();

  return async ({ document, operation, operationName, queryHash, request, context }) => {
    const variables = request.variables ?? {};
    // Apollo leaves it to the executor to say that there is no operation of the name that was asked for.
    const isOwnQuery = operation?.operation === 'query' && operations.ownText(queryHash) !== undefined;
    if (isOwnQuery && !compiled.has(queryHash)) {
      const query = compileQuery(schema, document, operationName ?? undefined);
      compiled.set(queryHash, isCompiledQuery(query) ? query : null);
    }
    const answer = await compiled.get(queryHash)?.query(undefined, context, variables);
    // Compiled code tells less about an error, so what fails is asked again the usual way. Queries change nothing.
    if (answer && !answer.errors) return answer;
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}
