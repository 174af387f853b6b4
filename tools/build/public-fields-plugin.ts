import { getDirective } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

/** For graphql-codegen: names the fields of Query that schema.graphql marks as the same for everybody. */
export function plugin(schema: GraphQLSchema): string {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const names = fields
    .filter((field) => getDirective(schema, field, 'cacheControl')?.some(({ scope }) => scope === 'PUBLIC'))
    .map(({ name }) => `'${name}'`);
  return `/** The fields of Query whose answers are the same for everybody. */
export const publicFields: ReadonlySet<string> = new Set([${names.join(', ')}]);
`;
}
