import { getModelForClass } from '@typegoose/typegoose';
import type { Model, Schema, SchemaType, Types } from 'mongoose';
import type { ClassType } from 'type-graphql';
import { textOf } from '../platform/text/text-of.ts';

/** An entity as it is stored: its `_id` is an ObjectId, where the API has a string. */
export type Persisted<T> = Omit<T, '_id'> & { _id: Types.ObjectId };

/** The model of an entity class whose ids are ObjectIds. */
export function modelOf<T extends object>(entity: ClassType<T>): Model<Persisted<T>> {
  const model = getModelForClass(entity) as unknown as Model<Persisted<T>>;
  const shape = shapeOf(model.schema);
  for (const [name, value] of shape.absent) {
    Object.defineProperty(entity.prototype, name, { value, writable: true, configurable: true });
  }
  shapes.set(entity, shape);
  return model;
}

/**
 * A record of the database as an entity. What the shop requires of every record and this one has not, because another
 * version wrote it or somebody’s hand did, is there all the same, as a value that says nothing.
 */
export function entityOf<T extends { _id: string }>(entity: ClassType<T>, record: Persisted<T>): T {
  const made = Object.assign(new entity(), record, { _id: textOf(record._id) }) as T & Fields;
  const { absent, inner } = shapes.get(entity) ?? noShape;
  for (const [name, value] of absent) if (made[name] === null) made[name as keyof T] = value as never;
  for (const [name, read] of inner) {
    if (made[name] !== undefined) made[name as keyof T] = read(made[name]) as never;
  }
  return made;
}

type Fields = Record<string, unknown>;

interface Shape {
  /** What stands for a required value that is not there, by field: nothing that money or a state is reckoned from. */
  readonly absent: readonly (readonly [field: string, value: unknown])[];
  /** How the records within a record are read, by field. */
  readonly inner: readonly (readonly [field: string, read: (stored: unknown) => unknown])[];
}

const shapes = new WeakMap<ClassType, Shape>();
const noShape: Shape = { absent: [], inner: [] };

const absentValues: Readonly<Record<string, unknown>> = {
  String: '',
  Number: Number.NaN,
  Date: new Date(Number.NaN),
  Boolean: false,
};

function shapeOf(schema: Schema): Shape {
  const absent: [string, unknown][] = [];
  const inner: [string, (stored: unknown) => unknown][] = [];
  schema.eachPath((name: string, type: SchemaType) => {
    const { schema: within } = type as { schema?: Schema };
    if (within && type.instance !== 'Array') inner.push([name, wholeReader(shapeOf(within))]);
    else if (within) {
      absent.push([name, Object.freeze([])]);
      inner.push([name, listReader(shapeOf(within))]);
    } else if (type.instance === 'Array' && type.isRequired) {
      absent.push([name, Object.freeze([])]);
      inner.push([name, valuesOf]);
    } else if (isOfEveryRecord(type)) absent.push([name, absentValue(type)]);
  });
  return { absent, inner };
}

function isOfEveryRecord({ isRequired, instance, options }: SchemaType): boolean {
  return instance in absentValues && Boolean(isRequired || options.default);
}

/** What the schema says of it, but for times: that of today would be made up. */
function absentValue({ isRequired, instance, options }: SchemaType): unknown {
  const isKnown = !isRequired && instance !== 'Date' && typeof options.default === 'function';
  return isKnown ? options.default() : absentValues[instance];
}

/** Of a list, what is a record; what is missing in one says nothing. */
function listReader({ absent }: Shape): (stored: unknown) => unknown {
  const nothing = Object.fromEntries(absent);
  return (stored) =>
    Array.isArray(stored)
      ? stored
          .filter(isRecord)
          .map((one) => (absent.some(([name]) => one[name] == null) ? fill(one, nothing) : one))
      : [];
}

/** Of a list of plain values, those that are there. */
function valuesOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored.filter((value) => value != null) : [];
}

/** A record within a record counts only where it is whole. */
function wholeReader({ absent }: Shape): (stored: unknown) => unknown {
  return (stored) =>
    isRecord(stored) && absent.every(([name]) => stored[name] != null) ? stored : undefined;
}

function fill(record: Fields, nothing: Fields): Fields {
  const given = Object.entries(record).filter(([, value]) => value != null);
  return { ...nothing, ...Object.fromEntries(given) };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
