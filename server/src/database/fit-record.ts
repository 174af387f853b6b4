import mongoose, { type Schema, type SchemaType } from 'mongoose';
import { isValidDate } from '../platform/valid-date.ts';
import { numberOf } from './lists/sort-order.ts';
import { elementOf, isAlwaysThere } from './record-schema.ts';

const { Binary, ObjectId } = mongoose.mongo.BSON;

type Fields = Readonly<Record<string, unknown>>;

/** What has to be written so that a record fits. */
export interface Fitting {
  readonly set: Fields;
  readonly unset: readonly string[];
  /** Fields that every record must have, and for which there is nothing that could be put. */
  readonly missing: readonly string[];
}

/**
 * How a record is made to fit the schema of its collection: a value that says the same in another type is written in the
 * right one, what says nothing is taken out, and a text or a list that must be there is empty. Nothing is made up that
 * money, a state or a time is read from.
 */
export function fitRecord(schema: Schema, record: Fields, emptyFor = emptyValue): Fitting {
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  const missing: string[] = [];
  schema.eachPath((name: string, type: SchemaType) => {
    const stored = record[name] ?? undefined;
    const fitted = (stored === undefined ? undefined : fitValue(type, stored)) ?? emptyFor(type);
    if (fitted === undefined && isAlwaysThere(type)) missing.push(name);
    else if (fitted === undefined && stored !== undefined) unset.push(name);
    else if (fitted !== stored) set[name] = fitted;
  });
  return { set, unset, missing };
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  String: textFrom,
  Number: numberFrom,
  Date: dateFrom,
  Boolean: booleanFrom,
  ObjectId: idFrom,
  Buffer: bytesFrom,
};

/** @returns the value itself where it fits, undefined where it says nothing */
function fitValue(type: SchemaType, value: unknown): unknown {
  const { schema } = type as { schema?: Schema };
  if (type.instance === 'Array') return fitList(type, schema, value);
  if (schema) return fitInner(schema, value, nothing);
  const read = readers[type.instance];
  return read ? read(value) : value;
}

function fitInner(schema: Schema, value: unknown, emptyFor = emptyValue): unknown {
  if (!isRecord(value)) return undefined;
  const { set, unset, missing } = fitRecord(schema, value, emptyFor);
  if (missing.length > 0) return undefined;
  const isFit = Object.keys(set).length === 0 && unset.length === 0;
  if (isFit) return value;
  const kept = Object.entries(value).filter(([name]) => !unset.includes(name));
  return { ...Object.fromEntries(kept), ...set };
}

function fitList(type: SchemaType, schema: Schema | undefined, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  const element = elementOf(type);
  const fitOne = (one: unknown) => {
    if (one == null) return undefined;
    if (schema) return fitInner(schema, one);
    return element ? fitValue(element, one) : one;
  };
  const fitted = value.map(fitOne).filter((one) => one !== undefined);
  const isFit = fitted.length === value.length && fitted.every((one, place) => one === value[place]);
  return isFit ? value : fitted;
}

/** What stands for a value that is not there and must be. A state is none of it. */
function emptyValue(type: SchemaType): unknown {
  const { instance, options } = type;
  if (!isAlwaysThere(type) || options.enum) return undefined;
  if (instance === 'Array') return [];
  return instance === 'String' ? '' : undefined;
}

/** A record within a record counts only where it is whole. */
function nothing(): undefined {
  return undefined;
}

function textFrom(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || value instanceof ObjectId;
  return isPlain ? String(value) : undefined;
}

function numberFrom(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : numberOf(value);
  return Number.isFinite(number) ? number : undefined;
}

function dateFrom(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return isValidDate(date) ? date : undefined;
}

function booleanFrom(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true') return true;
  return value === 0 || value === 'false' ? false : undefined;
}

function idFrom(value: unknown): unknown {
  if (value instanceof ObjectId) return value;
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value) ? new ObjectId(value) : undefined;
}

function bytesFrom(value: unknown): unknown {
  return value instanceof Binary || Buffer.isBuffer(value) ? value : undefined;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
