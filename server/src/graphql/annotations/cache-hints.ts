import { buildSchema, type GraphQLField, print } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/**
 * What fields say of cached responses, in Apollo's terms. Apollo's plug-in that works it out while an operation is
 * executed is off (docs/decisions/0018).
 */
export const cacheDirectives = buildSchema(`
  """The field of Query answers everybody the same, until something changes in what it comes from."""
  directive @cacheControl("Who may be given a kept answer." scope: CacheControlScope!) on FIELD_DEFINITION

  """The field comes from this collection, and from those that the fields above it name."""
  directive @cacheTag("A collection." format: String!) repeatable on FIELD_DEFINITION

  "Who may be given a kept answer."
  enum CacheControlScope {
    "Everybody."
    PUBLIC
  }
`).getDirectives();

export function isPublic(field: Field): boolean {
  return directivesOf(field).includes('@cacheControl(scope: PUBLIC)');
}

/** The collections that a field comes from, as far as it says so itself. */
export function collectionsOf(field: Field): string[] {
  return directivesOf(field).flatMap((text) => /^@cacheTag\(format: "(.+)"\)$/.exec(text)?.[1] ?? []);
}

function directivesOf({ astNode }: Field): string[] {
  return astNode?.directives?.map((directive) => print(directive)) ?? [];
}
