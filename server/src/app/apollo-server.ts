import 'reflect-metadata';
import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  DirectiveLocation,
  defaultFieldResolver,
  GraphQLDirective,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type AuthChecker, buildSchemaSync, type ContainerType, type PubSub } from 'type-graphql';
import type { Permission } from '../../../domain/permissions.ts';
import type { Settings } from '../config/settings.ts';
import { cacheDirectives } from '../graphql/annotations/cache-hints.ts';
import { compiledQueries } from '../graphql/compiled-queries.ts';
import { DocumentCache } from '../graphql/document-cache.ts';
import { formatError } from '../graphql/format-error.ts';
import { invalidateAfterMutations } from '../graphql/invalidate-after-write.ts';
import { landingPage } from '../graphql/landing-page.plugin.ts';
import { makeOutputsLenient } from '../graphql/lenient-outputs.ts';
import { operationLimits } from '../graphql/limits/operation-limits.plugin.ts';
import { queryLimits, queryRules } from '../graphql/limits/query-limits.ts';
import { operationMetrics } from '../graphql/operation-metrics.plugin.ts';
import type { PersistedQueries } from '../graphql/persisted-queries.ts';
import { cacheHeaders } from '../http/cache-headers.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ActionLimits } from '../rate-limits/action-limits.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requirePermission, requireViewer } from '../users/viewer.ts';
import { resolverClasses } from './resolvers.ts';

/** `@Authorized()` requires an account, `@Authorized('handleOrders')` one whose role may do that. */
const authChecker: AuthChecker<RequestContext, Permission> = ({ context }, needed) => {
  requireViewer(context.viewer);
  for (const permission of needed) requirePermission(context.viewer, permission);
  return true;
};

/** For emitting the schema only. */
const noPubSub: PubSub = { publish: () => undefined, subscribe: async function* () {} };

/** The schema, emitted to schema.graphql by `npm run codegen`. */
export function buildShopSchema(container?: ContainerType, pubSub: PubSub = noPubSub): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolverClasses,
    pubSub,
    authChecker,
    // Inputs are checked by the rules of the domain, which the REST paths and the forms use too.
    validate: false,
    directives: [...cacheDirectives, semanticNonNull],
    ...(container && { container }),
  });
  nameSpecifications(schema);
  makeRootFieldsNullable(schema);
  resolveLazily(schema);
  removeTrivialResolvers(schema);
  makeOutputsLenient(schema);
  return schema;
}

/** Where scalars are specified whose package does not say so itself (`@specifiedBy`). */
const specifications: Readonly<Record<string, string>> = {
  DateTime: 'https://www.rfc-editor.org/rfc/rfc3339',
  LocalDate: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  Upload: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
};

function nameSpecifications(schema: GraphQLSchema): void {
  for (const [name, address] of Object.entries(specifications)) {
    const type = schema.getType(name);
    if (isScalarType(type)) type.specifiedByURL = address;
  }
}

/** What the GraphQL Foundation's drafts call a field that is null only beside an error. */
const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'Null only beside an error: clients that throw errors can take the field for one that is never null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/**
 * Makes every field of Query and Mutation nullable: one that is rejected or fails is null beside its error and leaves
 * the others of the same request as they are. A non-null field would null all of them.
 */
function makeRootFieldsNullable(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!isNonNullType(field.type)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, directives: { [semanticNonNull.name]: {} } };
    }
  }
}

/**
 * Getters of an entity are read like stored fields, without a resolver: it would do no more, and would be called for
 * each item of a list.
 */
function removeTrivialResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) if (field.extensions.isRead) delete field.resolve;
  }
}

/**
 * Connections and dashboards compute their fields only when selected. graphql-js calls functions that it finds in place
 * of values; compiled queries do so only if the field has a resolver.
 */
function resolveLazily(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.extensions.isLazy) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= defaultFieldResolver;
  }
}

interface ApolloDeps {
  readonly schema: GraphQLSchema;
  readonly settings: Settings;
  readonly http: Server;
  readonly clientDir: string;
  readonly operations: PersistedQueries;
  readonly actions: ActionLimits;
  /** Invalidates the response cache. */
  readonly invalidateCache: () => void;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export function createApolloServer(deps: ApolloDeps): ApolloServer<RequestContext> {
  const { schema, settings, http, clientDir, operations, actions, invalidateCache, metrics, log } = deps;
  const { hasIntrospection } = settings;
  return new ApolloServer<RequestContext>({
    ...(settings.compilesQueries ? { gateway: compiledQueries(schema, operations) } : { schema }),
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: queryRules,
    persistedQueries: { cache: operations },
    documentStore: new DocumentCache(operations),
    // If it is not for everybody it is for admins, which operationLimits checks.
    introspection: true,
    csrfPrevention: true,
    // main.ts owns the order in which the parts stop.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !hasIntrospection,
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      landingPage(settings, clientDir),
      operationLimits({ schema, hasIntrospection, actions }),
      operationMetrics(metrics),
      invalidateAfterMutations(invalidateCache),
      cacheHeaders(settings.allowedOrigins),
      // It would wrap every field of the schema in a resolver, for compiled queries too, which took a third longer.
      ApolloServerPluginCacheControlDisabled(),
      // For supergraphs only, and half a megabyte of code to load.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: 8000 }),
    ],
  });
}
