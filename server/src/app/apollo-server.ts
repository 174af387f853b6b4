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
} from 'graphql';
import { type AuthChecker, buildSchemaSync, type ContainerType, type PubSub } from 'type-graphql';
import type { Settings } from '../config/settings.ts';
import { cacheDirectives } from '../graphql/annotations/cache-hints.ts';
import { compiledQueries } from '../graphql/compiled-queries.ts';
import { DocumentStore } from '../graphql/document-cache.ts';
import { formatError } from '../graphql/format-error.ts';
import { forgetAfterMutations } from '../graphql/invalidate-after-write.ts';
import { landingPage } from '../graphql/landing-page.plugin.ts';
import { makeOutputsLenient } from '../graphql/lenient-outputs.ts';
import { operationGuard } from '../graphql/limits/operation-limits.plugin.ts';
import { queryLimits, queryRules } from '../graphql/limits/query-limits.ts';
import { operationMetrics } from '../graphql/operation-metrics.plugin.ts';
import type { KnownOperations } from '../graphql/persisted-queries.ts';
import { cacheHeaders } from '../http/cache-headers.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ActionLimits } from '../rate-limits/action-limits.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireAdmin, requireViewer } from '../users/viewer.ts';
import { resolverClasses } from './resolvers.ts';

/** `@Authorized()` asks for an account, `@Authorized('admin')` for an admin. */
const authChecker: AuthChecker<RequestContext> = ({ context }, roles) => {
  if (roles.includes('admin')) requireAdmin(context.viewer);
  else requireViewer(context.viewer);
  return true;
};

/** For the schema alone, where nothing happens. */
const silence: PubSub = { publish: () => undefined, subscribe: async function* () {} };

/** The schema, emitted to schema.graphql by `npm run codegen`. */
export function buildShopSchema(container?: ContainerType, pubSub: PubSub = silence): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolverClasses,
    pubSub,
    authChecker,
    // Inputs are checked by the rules of the domain, which the REST paths and the forms use too.
    validate: false,
    directives: [...cacheDirectives, semanticNonNull],
    ...(container && { container }),
  });
  answerEachAlone(schema);
  resolveLazily(schema);
  readPlainly(schema);
  makeOutputsLenient(schema);
  return schema;
}

/** What the GraphQL Foundation's drafts call a field that is null only beside an error. */
const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'Null only beside an error: clients that throw errors can take the field for one that is never null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/**
 * Makes every field of Query and Mutation nullable: one that is refused, or fails, is null beside its error and leaves
 * the others of the same request as they are. A field that may not be null would take all of them along.
 */
function answerEachAlone(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!isNonNullType(field.type)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, directives: { [semanticNonNull.name]: {} } };
    }
  }
}

/**
 * What a getter of an entity says is read like what is stored: a resolver would do no more, and is called for each item
 * of a list.
 */
function readPlainly(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) if (field.extensions.isRead) delete field.resolve;
  }
}

/**
 * Pages and figures find out what is selected of them when it is asked. graphql-js calls functions that it finds in the
 * place of values; compiled queries do so only where the field says it.
 */
function resolveLazily(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.extensions.isLazy) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= defaultFieldResolver;
  }
}

interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly settings: Settings;
  readonly http: Server;
  readonly clientDir: string;
  readonly operations: KnownOperations;
  readonly actions: ActionLimits;
  /** Forgets what visitors were answered. */
  readonly forget: () => void;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export function createApolloServer(parts: ApolloParts): ApolloServer<RequestContext> {
  const { schema, settings, http, clientDir, operations, actions, forget, metrics, log } = parts;
  const { hasIntrospection } = settings;
  return new ApolloServer<RequestContext>({
    gateway: compiledQueries(schema, operations),
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: queryRules,
    persistedQueries: { cache: operations },
    documentStore: new DocumentStore(),
    // Where it is not for everybody it is for admins, whom the guard of the operations knows.
    introspection: true,
    csrfPrevention: true,
    // main.ts owns the order in which the parts stop.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !hasIntrospection,
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      landingPage(settings, clientDir),
      operationGuard({ schema, hasIntrospection, actions }),
      operationMetrics(metrics),
      forgetAfterMutations(forget),
      cacheHeaders,
      // To see each field as it is resolved, it would give every one of the schema a resolver, for good: also to the
      // queries that are compiled from then on, which took a third longer.
      ApolloServerPluginCacheControlDisabled(),
      // For supergraphs alone, and half a megabyte of program that would be loaded.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: 8000 }),
    ],
  });
}
