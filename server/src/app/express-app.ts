import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:zlib';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import type { PageQuery } from '../../../domain/pages/page-queries.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { forgetAfterWrites } from '../graphql/invalidate-after-write.ts';
import { KnownOperations } from '../graphql/persisted-queries.ts';
import { toGraphQLError } from '../graphql/to-graphql-error.ts';
import { uploads } from '../graphql/uploads.middleware.ts';
import { Admission } from '../http/admission.ts';
import { sourcesIn } from '../http/cache-headers.ts';
import { clientAddress, trustProxies } from '../http/client-address.ts';
import { clientConfig } from '../http/client-config.ts';
import { refuseForeignPages } from '../http/csrf.middleware.ts';
import { errorHandler, unknownPath } from '../http/error-handler.ts';
import { healthRouter, lastAnswers } from '../http/health.router.ts';
import { Load } from '../http/load-shedder.ts';
import { requestLog } from '../http/request-log.ts';
import { countRequest, requestMetrics } from '../http/request-metrics.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { privateAnswers, securityHeaders } from '../http/security-headers.ts';
import { clientFiles } from '../http/static-files.ts';
import { imagesRouter } from '../images/images.router.ts';
import { legacyRouter } from '../legacy-rest/legacy.router.ts';
import { openApiRouter } from '../legacy-rest/openapi.ts';
import { webhookRouter } from '../payments/webhooks/webhook.router.ts';
import type { Logger } from '../platform/logging.ts';
import { Metrics } from '../platform/metrics.ts';
import { networkOf } from '../platform/network-address.ts';
import { requestScope } from '../platform/request-scope.ts';
import { Slots } from '../platform/semaphore.ts';
import { ActionLimits } from '../rate-limits/action-limits.ts';
import { RateLimits } from '../rate-limits/address-limit.ts';
import { originOf } from '../seo/public-origin.ts';
import { robotsRouter } from '../seo/robots.router.ts';
import { sitemapRouter } from '../seo/sitemap.router.ts';
import { PageCode } from '../ssr/asset-manifest.ts';
import { PageTemplate } from '../ssr/html-template.ts';
import { PageContent } from '../ssr/page-renderer.ts';
import { pagesRouter } from '../ssr/pages.router.ts';
import { PageAnswers } from '../ssr/preloaded-queries.ts';
import { PageDrawing } from '../ssr/react-renderer.ts';
import { ReadyPages } from '../ssr/rendered-page-cache.ts';
import type { RequestContext } from '../users/request-context.ts';
import { viewerMiddleware, viewerOf } from '../users/viewer.middleware.ts';
import { buildShopSchema, createApolloServer } from './apollo-server.ts';
import type { Container } from './container.ts';
import { embeddedParts } from './embedded-parts.ts';
import { metricsRouter } from './metrics.router.ts';
import { createHttpServer, refuseSlowBody } from './node-server.ts';
import { ShopContext } from './request-context.factory.ts';
import { createResolvers } from './resolvers.ts';
import { createLive } from './subscriptions-container.ts';

export interface ShopServer {
  readonly http: Server;
  /**
   * Says at /readyz that it takes its leave and serves on for DRAIN_SECONDS, so that a proxy notices; then takes no
   * new requests, finishes those under way, and ends.
   */
  drain(): Promise<void>;
}

/** Most bytes of large bodies that a process reads at a time: four pictures of the legacy client. */
const MAX_BODY_BYTES = 200 * 1024 * 1024;

/**
 * Pages that a process makes at a time. One thread makes them, so more at once would not be ready earlier: they would
 * grow old while they wait for each other.
 */
const PAGES_AT_A_TIME = 4;
/** How long one waits for a place there, in milliseconds, so that a page that takes long holds up no others. */
const PAGE_WAIT_MS = 1000;

/**
 * For answers that are compressed on their way out. With the usual window of 4 MB, the memory that each of them takes has V8
 * collect its heap for every fourth one. Few are longer than these 64 kB.
 */
const brotli = {
  params: { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_QUALITY]: 3 },
};

/** The whole HTTP side: client, GraphQL, REST paths, pictures, webhook and health on one port. */
export async function createShopServer(
  settings: Settings,
  container: Container,
  db: Database,
  clientDir: string,
  log: Logger,
): Promise<ShopServer> {
  const app = express();
  const schema = buildShopSchema(createResolvers(container), container.orderChanges);
  const actions = new ActionLimits(settings.hasRateLimits);
  const rateLimits = new RateLimits(settings);
  const metrics = new Metrics();
  const { maxInFlight } = settings;
  const load = new Load({
    requests: maxInFlight,
    requestsOfOne: maxInFlight / 2,
    openOfOne: maxInFlight / 2,
    bodyBytes: MAX_BODY_BYTES,
    bodyBytesOfOne: MAX_BODY_BYTES / 2,
    lateness: 1000,
  });
  const trusts = trustProxies(settings.trustedProxies);
  const addressOf = (request: IncomingMessage) => networkOf(clientAddress(request, trusts));
  const onBodyTimeout = (request: IncomingMessage) => refuseSlowBody(request, log);
  const admission = new Admission({ load, addressOf, onBodyTimeout });
  let hasDrainBegun = false;
  const isDraining = () => hasDrainBegun;
  const responses = new ResponseCache({
    feed: settings.hasResponseCache ? container.changes : null,
    collections: sourcesIn(schema),
    mayAnswer: (request) => {
      const address = addressOf(request);
      const isOfApi = request.url?.startsWith('/graphql');
      return !hasDrainBegun && load.hasRoom(address) && (!isOfApi || rateLimits.takeCounted(address));
    },
    ownHeaders: () => ({ 'X-Request-Id': randomUUID() }),
    onHit: (request, status) => countRequest(metrics, request, status),
  });
  const forget = () => responses.forget();
  const operations = await KnownOperations.read(clientDir, log);
  const hasShares = settings.hasRateLimits && settings.trustedProxies === 0;
  const http = createHttpServer(responses.before(app), { hasShares, log });
  const apollo = createApolloServer({
    ...{ schema, settings, http, clientDir, operations, actions, forget, metrics, log },
  });
  await apollo.start();
  const live = createLive(http, { settings, container, schema, addressOf, isDraining, log });

  app.disable('x-powered-by');
  app.set('trust proxy', trusts);
  app.use(requestLog(log));
  app.use(requestScope);
  app.use(requestMetrics(metrics));
  app.use(securityHeaders(settings));
  app.use(privateAnswers);
  app.use(lastAnswers(isDraining));
  app.use(healthRouter(db, isDraining));
  const { moneyHealth } = container;
  app.use(metricsRouter(metrics, { settings, load, live: live.connections, moneyHealth, isDraining, log }));
  app.use(admission.atHead);
  app.use(refuseForeignPages(settings.publicUrl));
  app.use(forgetAfterWrites(forget));
  // Before any other body parser: what the parts are sent is handed on byte by byte.
  app.use(embeddedParts(settings, admission.afterBody));
  app.use(imagesRouter(container.images));
  // Before any body parser: the webhook's signature covers the bytes as they came.
  app.use(webhookRouter(container.stripe, container.webhookEvents, admission.afterBody));
  app.use(compression({ brotli }));
  app.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(clientConfig(settings));
  });

  const limits = rateLimits.middleware();
  const identify = viewerMiddleware(container.identity, container.users);
  const graphQL = expressMiddleware(apollo, { context: async ({ req }) => contextOf(req) });
  const readJson = [express.json({ limit: '200kb' }), admission.afterBody];
  app.use('/graphql', ...limits, identify, ...uploads(actions), ...readJson, graphQL);
  app.use(/^\/(pets|accessories|admin|user|payment)(?=\/)/i, ...limits, identify);
  if (settings.hasIntrospection) app.use(openApiRouter());
  const { afterBody } = admission;
  app.use(legacyRouter(container, { limit: (action) => actions.middleware(action), afterBody }));
  const origin = originOf(settings.publicUrl);
  app.use(robotsRouter(origin));
  app.use(sitemapRouter(container.sitemap, origin, limits));
  app.use(clientFiles(clientDir));
  const content = new PageContent(
    new PageCode(join(clientDir, '.vite/pages.json')),
    new PageAnswers(answerVisitor),
    new PageDrawing(join(clientDir, '../drawing/entry-server.js'), clientConfig(settings)),
  );
  const template = new PageTemplate(join(clientDir, 'index.html'));
  const places = new Slots(PAGES_AT_A_TIME, PAGE_WAIT_MS);
  const pages = new ReadyPages({ pages: container.pages, template, content, places });
  app.use(pagesRouter(pages, origin));
  app.use(unknownPath);
  app.use(errorHandler(log));

  return {
    http,
    async drain() {
      hasDrainBegun = true;
      await pause(settings.drainSeconds * 1000);
      await live.close();
      await apollo.stop();
    },
  };

  /** Asks as a visitor's browser would, for what goes with a page. */
  async function answerVisitor({ operation, variables }: PageQuery): Promise<Record<string, unknown>> {
    const query = operations.textOf(operation);
    const contextValue = new ShopContext({ requestId: randomUUID(), log }, null, undefined, container);
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    const { data, errors } = body.kind === 'single' ? body.singleResult : {};
    if (errors || !data) throw new Error(`${operation} is not answered`, { cause: errors?.[0] });
    return data;
  }

  function contextOf(request: express.Request): RequestContext {
    try {
      const { log, ip: address } = request;
      return new ShopContext({ requestId: String(request.id), log }, viewerOf(request), address, container);
    } catch (error) {
      throw toGraphQLError(error);
    }
  }
}
