import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ValidationRule } from 'graphql';

/**
 * What one operation may ask. The most costly that the shop's own client asks is well below each of these;
 * query-complexity.test.ts holds them to that.
 */
export const queryLimits = {
  /** Words and signs of the text, comments aside. */
  tokens: 1000,
  /** Fields within fields. */
  depth: 10,
  aliases: 15,
  directives: 10,
  /** Points as query-complexity.ts counts them. */
  cost: 10_000,
  /** Values in variables: a cart of fifty items has 150. */
  variableValues: 2000,
  /** Lists and objects within each other in variables. */
  variableDepth: 10,
} as const;

/** Rejected like every other mistake in a query, so that the rest of its mistakes are named in the same answer. */
const asValidationError = {
  propagateOnRejection: false,
  onReject: [
    (context: { reportError: (error: GraphQLError) => void } | null, error: GraphQLError) =>
      context?.reportError(error),
  ],
};

/** The limits that can be told from the text of an operation alone. */
export const queryRules = [
  maxDepthRule({ n: queryLimits.depth, flattenFragments: true, ...asValidationError }),
  maxAliasesRule({ n: queryLimits.aliases, allowList: [], ...asValidationError }),
  maxDirectivesRule({ n: queryLimits.directives, ...asValidationError }),
] as ValidationRule[];
