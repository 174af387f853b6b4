import {
  type GraphQLEnumType,
  type GraphQLSchema,
  isIntrospectionType,
  isLeafType,
  isScalarType,
} from 'graphql';
import { numberOf } from '../database/lists/sort-order.ts';
import { textOf } from '../platform/text/text-of.ts';
import { isValidDate } from '../platform/valid-date.ts';

/** Largest whole number of GraphQL. */
const MAX_INT = 2 ** 31 - 1;

/** What is answered for a time that can not be read. */
const invalidDatePlaceholder = new Date(0);

/**
 * Lets every scalar and enum of a schema answer with whatever is stored: strictness is for what comes in. A value that
 * was none would be an error of its field, and a field that may not be null takes the whole list along in which one
 * record has it.
 */
export function makeOutputsLenient(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isLeafType(type) || isIntrospectionType(type)) continue;
    if (isScalarType(type)) type.serialize = serializers[type.name] ?? type.serialize;
    else type.serialize = enumSerializer(type);
  }
}

const serializers: Readonly<Record<string, (stored: unknown) => unknown>> = {
  ID: textOf,
  String: textOf,
  EmailAddress: textOf,
  Boolean: (stored) => stored === true || stored === 1 || stored === 'true',
  Int: toInt,
  NonNegativeInt: toInt,
  PositiveInt: toInt,
  Float: toNumber,
  NonNegativeFloat: toNumber,
  DateTime: toDate,
};

/** The number that was stored, if it is one that JSON can say; a text that says one counts as it. */
function toNumber(stored: unknown): number {
  if (typeof stored === 'number' && Number.isFinite(stored)) return stored;
  const number = typeof stored === 'string' && stored.trim() !== '' ? Number(stored) : numberOf(stored);
  return Number.isFinite(number) ? number : 0;
}

function toInt(stored: unknown): number {
  return Math.max(-MAX_INT, Math.min(MAX_INT, Math.trunc(toNumber(stored))));
}

function toDate(stored: unknown): Date {
  const date = typeof stored === 'string' || typeof stored === 'number' ? new Date(stored) : stored;
  return isValidDate(date) ? date : invalidDatePlaceholder;
}

/** A value that is none of the enum's is answered as it stands there, spelled as those are. */
function enumSerializer(type: GraphQLEnumType): (stored: unknown) => string {
  const names = new Map(type.getValues().map(({ name, value }) => [value, name]));
  return (stored) => names.get(stored) ?? enumNameOf(stored);
}

function enumNameOf(stored: unknown): string {
  const name = textOf(stored)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[A-Z]/.test(name) ? name : 'UNKNOWN';
}
