import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, type GraphQLSchema, parse } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../users/request-context.ts';
import type { PersistedQueries } from './persisted-queries.ts';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<RequestContext>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/**
 * How Apollo executes operations: those of the shop's own client as code that is compiled for them once (graphql-jit),
 * all others with graphql-js. What a stranger writes never becomes code.
 */
export function compiledQueries(schema: GraphQLSchema, operations: PersistedQueries): Gateway {
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

function createExecutor(schema: GraphQLSchema, operations: PersistedQueries): Executor {
  /** By the hash of the text; null for what can not be compiled. */
  const compiled = new Map<string, CompiledQuery | null>();

  function find(queryHash: string): CompiledQuery | null {
    const known = compiled.get(queryHash);
    const text = operations.textByHash(queryHash);
    if (known !== undefined || text === undefined) return known ?? null;
    // Without places in the text, which the compiled code would carry along with each value.
    const query = compileQuery(schema, parse(text, { noLocation: true }));
    compiled.set(queryHash, isCompiledQuery(query) ? query : null);
    return find(queryHash);
  }

  return async ({ document, operation, operationName, queryHash, request, context }) => {
    const variables = request.variables ?? {};
    const query = operation.operation === 'query' ? find(queryHash) : null;
    const answer = await query?.query(undefined, context, variables);
    // Compiled code tells less about an error, so what fails is asked again the usual way. Queries change nothing.
    if (answer && !answer.errors) return answer;
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}
