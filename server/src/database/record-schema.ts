import type { Schema, SchemaType } from 'mongoose';

type JsonSchema = Readonly<Record<string, unknown>>;

/** What the database calls the types of the fields. A decimal is no number that the shop reckons with. */
const bsonTypes: Readonly<Record<string, readonly string[]>> = {
  String: ['string'],
  Number: ['double', 'int', 'long'],
  Date: ['date'],
  Boolean: ['bool'],
  ObjectId: ['objectId'],
  Buffer: ['binData'],
  Embedded: ['object'],
  Array: ['array'],
};

/** Leaves out what is no number, and what has no end. */
const finite = { minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE } as const;

/**
 * What the database lets into a collection, as its `$jsonSchema`: every field that is there has its type, and those that
 * every record must have are there. What values a field may have is not said, since a newer server beside this one may
 * know more of them, and nor is anything of fields that this version does not know (docs/decisions/0037).
 */
export function recordSchemaOf(schema: Schema): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  schema.eachPath((name: string, type: SchemaType) => {
    properties[name] = valueSchemaOf(type);
    if (isAlwaysThere(type)) required.push(name);
  });
  return { bsonType: ['object'], properties, ...(required.length > 0 && { required }) };
}

/** Whether no record may be without it at any time; what only new ones must have is required by a function. */
export function isAlwaysThere({ options }: SchemaType): boolean {
  return options.required === true;
}

function valueSchemaOf(type: SchemaType): JsonSchema {
  const types = bsonTypes[type.instance];
  if (!types) return {};

  const isOptional = !isAlwaysThere(type) && type.path !== '_id';
  return { ...innerSchemaOf(type), bsonType: [...types, ...(isOptional ? ['null'] : [])] };
}

function innerSchemaOf(type: SchemaType): JsonSchema {
  const { schema } = type as { schema?: Schema };
  if (type.instance === 'Number') return finite;
  if (type.instance !== 'Array') return schema ? recordSchemaOf(schema) : {};
  const items = schema ? recordSchemaOf(schema) : elementSchemaOf(type);
  return items ? { items } : {};
}

function elementSchemaOf(list: SchemaType): JsonSchema | null {
  const element = elementOf(list);
  const types = element && bsonTypes[element.instance];
  return types ? { ...innerSchemaOf(element), bsonType: types } : null;
}

/** The type of what is in a list of plain values. */
export function elementOf(list: SchemaType): SchemaType | undefined {
  return (list as { embeddedSchemaType?: SchemaType }).embeddedSchemaType;
}
