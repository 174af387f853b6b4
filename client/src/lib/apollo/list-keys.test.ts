import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { createCache } from './client.ts';

/** Arguments that choose a page of a list, and not what is in it. */
const pageArguments = ['first', 'after', 'last', 'before'];

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return getNamedType(type).name.endsWith('Connection');
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const choices = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(isList)
      .flatMap(({ name, args }) => args.map((arg) => [type.name, name, arg.name] as const)),
  )
  .filter(([_type, _list, argument]) => !pageArguments.includes(argument));

it.each(choices)('%s.%s is another list with another %s', (typename, fieldName, argument) => {
  const keyWith = (args: Record<string, unknown>) =>
    createCache().policies.getStoreFieldName({ typename, fieldName, args });
  expect(keyWith({ [argument]: 'one', first: 20 })).not.toBe(keyWith({ [argument]: 'other', first: 20 }));
});
