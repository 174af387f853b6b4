import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { collectionsOf, isPublic } from '../graphql/annotations/cache-hints.ts';
import type { RequestContext } from '../users/request-context.ts';
import { PUBLIC_UNTIL_CHANGED } from './response-cache.ts';

const sourcesByDocument = new WeakMap<DocumentNode, readonly string[] | null>();

/**
 * Marks each response as public or private, and tags public ones with their collections: a response is public when it
 * is a visitor's, by GET, of public fields alone and without errors.
 *
 * @param allowedOrigins what pages of them are answered has headers of its own
 */
export function cacheHeaders(allowedOrigins: ReadonlySet<string>): ApolloServerPlugin<RequestContext> {
  const vary = `Accept, Accept-Encoding, Authorization${allowedOrigins.size > 0 ? ', Origin' : ''}`;
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ schema, request, document, response: { http, body } }) {
          const isVisitors = request.http?.method === 'GET' && !request.http.headers.has('authorization');
          const isWhole = body.kind === 'single' && !body.singleResult.errors;
          const sources = isVisitors && isWhole && document ? publicSources(schema, document) : null;
          http.headers.set('cache-control', sources ? PUBLIC_UNTIL_CHANGED : 'no-store');
          if (sources) http.headers.set('cache-tag', sources.join());
          http.headers.set('vary', vary);
        },
      };
    },
  };
}

/** The collections that any public field comes from. */
export function sourcesIn(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()));
  return [...new Set(fields.flatMap(collectionsOf))];
}

/** The collections that a response comes from; null when a part of it is not public. */
function publicSources(schema: GraphQLSchema, document: DocumentNode): readonly string[] | null {
  const known = sourcesByDocument.get(document);
  if (known !== undefined) return known;
  const sources = findSources(schema, document);
  sourcesByDocument.set(document, sources);
  return sources;
}

function findSources(schema: GraphQLSchema, document: DocumentNode): string[] | null {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const isRoot = (type: unknown) => roots.includes(type as GraphQLObjectType);
  const sources = new Set<string>();
  const types = new TypeInfo(schema);
  let isPublicDocument = true;
  function collectSources(): void {
    const field = types.getFieldDef();
    if (!field || (isRoot(types.getParentType()) && !isPublic(field))) isPublicDocument = false;
    else for (const collection of collectionsOf(field)) sources.add(collection);
  }
  visit(document, visitWithTypeInfo(types, { Field: collectSources }));
  return isPublicDocument ? [...sources] : null;
}
