import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { type FieldNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { can } from '../../../../domain/permissions.ts';
import type { Logger } from '../../platform/logging.ts';
import { type ActionLimits, type LimitedAction, limitedFields } from '../../rate-limits/action-limits.ts';
import type { RequestContext } from '../../users/request-context.ts';
import type { Viewer } from '../../users/viewer.ts';
import { toGraphQLError } from '../format-error.ts';
import { rootFields } from '../root-fields.ts';
import { createComplexityCache } from './query-complexity.ts';
import { queryLimits } from './query-limits.ts';

type Variables = Record<string, unknown>;

interface OperationLimitsDeps {
  readonly schema: GraphQLSchema;
  /** Whether anybody may read the schema. */
  readonly hasIntrospection: boolean;
  readonly actions: ActionLimits;
}

/** Checks an operation before its execution: its complexity, and the limits of its actions. */
export function operationLimits({
  schema,
  hasIntrospection,
  actions,
}: OperationLimitsDeps): ApolloServerPlugin<RequestContext> {
  const costOf = createComplexityCache(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request, document, operation, operationName, response, contextValue }) {
          if (!operation) throw rejectUnknownField(request.operationName);
          const variables = request.variables ?? {};
          const cost = tryComputeCost(() => costOf(document, variables, operationName));
          // Whoever writes a client sees how near an operation comes to the limit.
          response.http.headers.set('x-query-cost', String(cost));
          if (cost > queryLimits.cost) throw tooComplex(cost, contextValue.log);
          if (operation.operation === 'subscription') throw badRequest('Subscriptions are for web sockets');

          const fields = [...rootFields(document, operation).values()];
          if (!hasIntrospection) rejectIntrospection(fields, contextValue.viewer);
          for (const [action, times] of actionsOf(fields, variables)) {
            await actions.consume(action, contextValue, times).catch(throwForGraphQL);
          }
        },
      };
    },
  };
}

/** What Apollo says of its own accord only where it executes operations by itself. */
function rejectUnknownField(name: string | undefined): GraphQLError {
  const message = name
    ? `Unknown operation named "${name}".`
    : 'Must provide operation name if query contains multiple operations.';
  return new GraphQLError(message, {
    extensions: { code: ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE, http: { status: 400 } },
  });
}

function throwForGraphQL(error: unknown): never {
  throw toGraphQLError(error);
}

/** @throws GraphQLError as a field would be rejected that is not there */
function rejectIntrospection(fields: readonly FieldNode[], viewer: Viewer): void {
  if (viewer && can(viewer.role, 'seeSchema')) return;
  const isAsked = fields.some(({ name }) => name.value === '__schema' || name.value === '__type');
  if (!isAsked) return;
  throw new GraphQLError('The schema is for admins', {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
  });
}

/** What is wrong with the variables comes out here first, and is answered as the execution would. */
function tryComputeCost(compute: () => number): number {
  try {
    return compute();
  } catch (error) {
    if (error instanceof GraphQLError) throw badRequest(error.message);
    throw error;
  }
}

function tooComplex(cost: number, log: Logger): GraphQLError {
  log.warn({ code: 'BAD_USER_INPUT', what: 'graphql', cost }, 'refused');
  const advice = 'Ask for smaller pages or fewer fields at once.';
  return badRequest(`This asks for too much: ${cost} of at most ${queryLimits.cost} points. ${advice}`);
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** How often each limited action would be done: once for each field, aliases included. */
export function actionsOf(fields: Iterable<FieldNode>, variables: Variables): Map<LimitedAction, number> {
  const actions = new Map<LimitedAction, number>();
  for (const field of fields) {
    const action = limitedFields[field.name.value] ?? (isSearch(field, variables) ? 'search' : undefined);
    if (action) actions.set(action, (actions.get(action) ?? 0) + 1);
  }
  return actions;
}

function isSearch({ arguments: given = [] }: FieldNode, variables: Variables): boolean {
  const value = given.find(({ name }) => name.value === 'search')?.value;
  if (value?.kind === Kind.VARIABLE) return Boolean(variables[value.name.value]);
  return value?.kind === Kind.STRING && value.value !== '';
}
