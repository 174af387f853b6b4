import { type DocumentNode, type GraphQLSchema, getNamedType, getOperationAST } from 'graphql';
// Its other build loads a second copy of graphql, which does not recognize our types.
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
} from 'graphql-query-complexity/cjs';
import { LRUCache } from 'lru-cache';
import { checkVariables, limitVariables } from './variable-limits.ts';

type Variables = Record<string, unknown>;

/** Fields visited, those of a fragment again for each spread: ten times what our client needs. */
const MAX_NODES = 2000;

/** Beside the values of its result: it reads, checks and writes. */
const MUTATION_COST = 100;

/** Beside its records: a query of its own. */
const LIST_COST = 10;

/** Cached costs of one document: its page sizes, mostly. */
const MAX_CACHED_COSTS = 50;
const MAX_CACHE_KEY_LENGTH = 200;

/** Packs two numbers into one: the cost of each record of a page (above) and of the page itself (below). */
const RECORD_COST_FACTOR = 1_000_000;

/**
 * What answering an operation costs, in points: one for each value of the answer, a list counted at its full page
 * size, and more for what is costly to compute (`complexity` at the field).
 *
 * @param variables as they came, within their limits
 * @throws GraphQLError BAD_USER_INPUT for variables that are not what the operation declares
 */
function computeComplexity(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  operationName?: string | null,
): number {
  const operation = getOperationAST(document, operationName);
  if (operation) checkVariables(schema, operation, variables);
  return getComplexity({
    schema,
    query: document,
    variables,
    ...(operationName && { operationName }),
    maxQueryNodes: MAX_NODES,
    estimators: [
      edges,
      connection,
      fieldExtensionsEstimator(),
      mutation,
      simpleEstimator({ defaultComplexity: 1 }),
    ],
  });
}

/**
 * Caches the cost by document and variables. It depends on numbers and on what is left out, never on texts, so texts
 * are not part of the key.
 *
 * @returns a function that throws GraphQLError BAD_USER_INPUT for variables that are too many, too deep, or not what the
 *   operation declares
 */
export function createComplexityCache(schema: GraphQLSchema) {
  const known = new WeakMap<DocumentNode, LRUCache<string, number>>();
  return (document: DocumentNode, variables: Variables, operationName?: string | null): number => {
    const costs = known.get(document) ?? new LRUCache<string, number>({ max: MAX_CACHED_COSTS });
    known.set(document, costs);
    limitVariables(variables);
    const cacheKey = cacheKeyOf(variables, operationName);
    const cached = cacheKey === null ? undefined : costs.get(cacheKey);
    if (cached !== undefined) return cached;
    const cost = computeComplexity(schema, document, variables, operationName);
    if (cacheKey !== null) costs.set(cacheKey, cost);
    return cost;
  };
}

/** Cache key; null when it is too long to be worth caching. */
function cacheKeyOf(variables: Variables, operationName?: string | null): string | null {
  const cacheKey = `${operationName} ${JSON.stringify(variables, withoutTexts)}`;
  return cacheKey.length <= MAX_CACHE_KEY_LENGTH ? cacheKey : null;
}

function withoutTexts(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? '' : value;
}

/** Records are counted by the page size, which only the connection around them knows. */
function edges({ type, field, childComplexity }: ComplexityEstimatorArgs): number | undefined {
  const isOfPage = type.name.endsWith('Connection') && field.name === 'edges';
  return isOfPage ? childComplexity * RECORD_COST_FACTOR : undefined;
}

function connection({ field, args, childComplexity }: ComplexityEstimatorArgs): number | undefined {
  if (!getNamedType(field.type).name.endsWith('Connection')) return undefined;
  const ofEach = Math.floor(childComplexity / RECORD_COST_FACTOR);
  // An invalid page size is rejected by the list itself.
  const size = Math.max(1, Number(args.first) || 1);
  const { complexity: own } = field.extensions;
  const cost = LIST_COST + (typeof own === 'number' ? own : 0);
  return cost + (childComplexity % RECORD_COST_FACTOR) + size * ofEach;
}

const mutation: ComplexityEstimator = ({ type, childComplexity }) =>
  type.name === 'Mutation' ? MUTATION_COST + childComplexity : undefined;
