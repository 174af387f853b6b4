import { GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { shorten } from '../../platform/text/shorten.ts';
import { queryLimits } from './query-limits.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Errors in variables that one response names. */
const MAX_REPORTED_ERRORS = 5;

/** It quotes the wrong value. */
const MAX_ERROR_LENGTH = 200;

/**
 * Rejects variables that are too many or nested too deeply. Costs no more than reading them, and comes before anything
 * that compares each of them with the schema.
 *
 * @throws GraphQLError BAD_USER_INPUT
 */
export function limitVariables(variables: Variables): void {
  let level: unknown[] = [variables];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > queryLimits.variableDepth) {
      throw tooMuch(`at most ${queryLimits.variableDepth} levels of variables`);
    }
    const next: unknown[] = [];
    for (const value of level) {
      if (!isContainer(value)) continue;
      for (const name in value) {
        count += 1;
        if (count > queryLimits.variableValues) {
          throw tooMuch(`at most ${queryLimits.variableValues} values in variables`);
        }
        next.push(value[name]);
      }
    }
    level = next;
  }
}

/**
 * Compares variables with what an operation declares.
 *
 * @throws GraphQLError BAD_USER_INPUT naming up to five mistakes
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: MAX_REPORTED_ERRORS,
  });
  if (!errors) return;
  const named = errors.slice(0, MAX_REPORTED_ERRORS).map(({ message }) => shorten(message, MAX_ERROR_LENGTH));
  const more = errors.length > named.length ? ' There are more mistakes.' : '';
  throw badVariables(named.join(' ') + more);
}

/** A list or an object of JSON; files that were uploaded are neither. */
function isContainer(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function tooMuch(limit: string): GraphQLError {
  return badVariables(`This asks for too much: ${limit}.`);
}

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
