import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  type GraphQLField,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { Extensions } from 'type-graphql';

type Collections = readonly [collection: string, ...others: string[]];

/** The directives of a field, as schema.graphql has them and as they are read here. */
interface CacheHints {
  readonly cacheControl?: { readonly scope: 'PUBLIC' };
  readonly cacheTag?: readonly { readonly format: string }[];
}

/**
 * Marks a field of Query that answers everybody the same, until a record of one of the collections changes. Its answers
 * are kept until then: it may depend neither on who asks nor on the moment.
 */
export function PublicUntilChanged(...collections: Collections): MethodDecorator {
  return hints({ cacheControl: { scope: 'PUBLIC' }, cacheTag: tagsOf(collections) });
}

/** Marks a field that comes from other collections than the public field whose answer it is a part of. */
export function AlsoFrom(...collections: Collections): MethodDecorator {
  return hints({ cacheTag: tagsOf(collections) });
}

export function isPublic(field: GraphQLField<unknown, unknown>): boolean {
  return hintsOf(field).cacheControl?.scope === 'PUBLIC';
}

/** The collections that a field comes from, as far as it says so itself. */
export function collectionsOf(field: GraphQLField<unknown, unknown>): readonly string[] {
  return (hintsOf(field).cacheTag ?? []).map(({ format }) => format);
}

/** Apollo's names for what the two decorators say; Apollo's own way to work it out is off (docs/decisions/0018). */
export const cacheDirectives: readonly GraphQLDirective[] = [
  new GraphQLDirective({
    name: 'cacheControl',
    description: 'Who may be given an answer that is kept.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      scope: {
        description: 'PUBLIC for what is the same for everybody.',
        type: new GraphQLEnumType({
          name: 'CacheControlScope',
          description: 'Who may be given an answer that is kept.',
          values: { PUBLIC: { description: 'Everybody.' } },
        }),
      },
    },
  }),
  new GraphQLDirective({
    name: 'cacheTag',
    description: 'What the field comes from: a kept answer holds until something there changes.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    isRepeatable: true,
    args: { format: { description: 'A collection.', type: new GraphQLNonNull(GraphQLString) } },
  }),
];

function hints(directives: CacheHints): MethodDecorator {
  return Extensions({ directives });
}

function hintsOf({ extensions }: GraphQLField<unknown, unknown>): CacheHints {
  return (extensions.directives ?? {}) as CacheHints;
}

function tagsOf(collections: Collections): CacheHints['cacheTag'] {
  return collections.map((format) => ({ format }));
}
