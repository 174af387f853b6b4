import { type DocumentNode, type GraphQLSchema, getNamedType, getOperationAST } from 'graphql';
// Its other build loads a second copy of graphql, to which every type of ours is a stranger that costs nothing.
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

/** Fields that are looked at, those of a fragment again wherever it is spread: ten times what our client asks. */
const MAX_NODES = 2000;

/** What a mutation costs besides the values of its answer: it reads, checks and writes. */
const MUTATION = 100;

/** What a list costs besides its records: a query of its own. */
const LIST = 10;

/** Sorts of variables whose cost is remembered for a document: its page sizes, mostly. */
const MAX_COSTS = 50;
/** Longest of these, in letters. */
const MAX_SORT = 200;

/** Keeps apart, in one number, what is asked of each record of a page (above) and of the page as a whole (below). */
const EACH = 1_000_000;

/**
 * What answering an operation costs, in points: one for each value of the answer, a list counted at its full page
 * size, and more for what is dear to find out (`complexity` at the field).
 *
 * @param variables as they came, within their limits
 * @throws GraphQLError BAD_USER_INPUT for variables that are not what the operation declares
 */
function costOf(
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
 * The same for documents that are asked again: the cost depends on how many are asked for, and on what is left out,
 * never on a text, so one reckoning does for many.
 *
 * @returns a function that throws GraphQLError BAD_USER_INPUT for variables that are too many, too deep, or not what the
 *   operation declares
 */
export function rememberedCostOf(schema: GraphQLSchema) {
  const known = new WeakMap<DocumentNode, LRUCache<string, number>>();
  return (document: DocumentNode, variables: Variables, operationName?: string | null): number => {
    const costs = known.get(document) ?? new LRUCache<string, number>({ max: MAX_COSTS });
    known.set(document, costs);
    limitVariables(variables);
    const sort = sortOf(variables, operationName);
    const remembered = sort === null ? undefined : costs.get(sort);
    if (remembered !== undefined) return remembered;
    const cost = costOf(schema, document, variables, operationName);
    if (sort !== null) costs.set(sort, cost);
    return cost;
  };
}

/** All that a cost depends on; null where that is longer than anything that is asked again. */
function sortOf(variables: Variables, operationName?: string | null): string | null {
  const sort = `${operationName} ${JSON.stringify(variables, withoutTexts)}`;
  return sort.length <= MAX_SORT ? sort : null;
}

function withoutTexts(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? '' : value;
}

/** Records are counted once for each that fits on the page, which only the connection around them knows. */
function edges({ type, field, childComplexity }: ComplexityEstimatorArgs): number | undefined {
  const isOfPage = type.name.endsWith('Connection') && field.name === 'edges';
  return isOfPage ? childComplexity * EACH : undefined;
}

function connection({ field, args, childComplexity }: ComplexityEstimatorArgs): number | undefined {
  if (!getNamedType(field.type).name.endsWith('Connection')) return undefined;
  const ofEach = Math.floor(childComplexity / EACH);
  // A page of a size that is none is refused by the list itself.
  const size = Math.max(1, Number(args.first) || 1);
  return LIST + (childComplexity % EACH) + size * ofEach;
}

const mutation: ComplexityEstimator = ({ type, childComplexity }) =>
  type.name === 'Mutation' ? MUTATION + childComplexity : undefined;
