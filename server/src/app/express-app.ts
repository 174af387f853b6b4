import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import { calendarRouter } from '../animals/calendar.router.ts';
import { ownPapersRouter } from '../animals/papers/own-papers.router.ts';
import { passportRouter } from '../animals/passport.router.ts';
import { filePapersRouter } from '../catalogue/animal-files/papers/file-papers.router.ts';
import type { Release } from '../config/release.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { animalsImportRouter } from '../exchange/animals/animals-import.router.ts';
import { exportsRouter } from '../exchange/exports/exports.router.ts';
import { importsRouter } from '../exchange/imports/imports.router.ts';
import { importJobsRouter } from '../exchange/jobs/import-jobs.router.ts';
import { toGraphQLError } from '../graphql/format-error.ts';
import { invalidateAfterWrites } from '../graphql/invalidate-after-write.ts';
import { PersistedQueries } from '../graphql/persisted-queries.ts';
import { uploads } from '../graphql/uploads.middleware.ts';
import { Admission } from '../http/admission.ts';
import { knownBodyEncoding } from '../http/body-encoding.ts';
import { sourcesIn } from '../http/cache-headers.ts';
import { clientAddress, trustProxies } from '../http/client-address.ts';
import { clientConfig } from '../http/client-config.ts';
import { crossOriginSharing } from '../http/cross-origin.middleware.ts';
import { csrfProtection } from '../http/csrf.middleware.ts';
import { errorHandler, unknownPath } from '../http/error-handler.ts';
import { closeWhileDraining, healthRouter } from '../http/health.router.ts';
import { LoadShedder } from '../http/load-shedder.ts';
import { requestLog } from '../http/request-log.ts';
import { countRequest, requestMetrics } from '../http/request-metrics.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { noStoreForSignedIn, securityHeaders } from '../http/security-headers.ts';
import { clientFiles, clientPaths } from '../http/static-files.ts';
import { onlyMethods, wrongMethods } from '../http/wrong-methods.ts';
import { imagesRouter } from '../images/images.router.ts';
import { legacyRouter } from '../legacy-rest/legacy.router.ts';
import { openApiRouter } from '../legacy-rest/openapi.ts';
import { mailboxRouter } from '../letters/mailbox/mailbox.router.ts';
import { unsubscribeRouter } from '../letters/unsubscribe.router.ts';
import { applicationFilesRouter } from '../orders/applications/files/application-files.router.ts';
import { visitCalendarRouter } from '../orders/applications/visit-calendar.router.ts';
import { webhookRouter } from '../payments/webhooks/webhook.router.ts';
import { accountExportRouter } from '../personal-data/account-export.router.ts';
import type { Logger } from '../platform/logging.ts';
import { Metrics } from '../platform/metrics.ts';
import { networkOf } from '../platform/network-address.ts';
import { requestScope } from '../platform/request-scope.ts';
import type { ActionLimits } from '../rate-limits/action-limits.ts';
import { AddressLimit } from '../rate-limits/address-limit.ts';
import { originOf } from '../seo/public-origin.ts';
import { robotsRouter } from '../seo/robots.router.ts';
import { sitemapRouter } from '../seo/sitemap.router.ts';
import { webManifestRouter } from '../seo/web-manifest.router.ts';
import { pagesRouter } from '../ssr/pages.router.ts';
import type { RenderedPages } from '../ssr/rendered-page-cache.ts';
import { inboundMailRouter } from '../threads/inbound/inbound-mail.router.ts';
import { proveQuestionRouter } from '../threads/prove-question.router.ts';
import { questionPageRouter } from '../threads/question-page.router.ts';
import type { RequestContext } from '../users/request-context.ts';
import { viewerMiddleware, viewerOf } from '../users/viewer.middleware.ts';
import { buildShopSchema, createApolloServer } from './apollo-server.ts';
import type { Container } from './container.ts';
import { embeddedProxy } from './embedded-parts.ts';
import { knownAddresses, readOnly } from './known-addresses.ts';
import { metricsRouter } from './metrics.router.ts';
import { createHttpServer, rejectSlowBody } from './node-server.ts';
import { createRenderedPages } from './pages-container.ts';
import { ShopContext } from './request-context.factory.ts';
import { createResolvers } from './resolvers.ts';
import { createSubscriptionServer } from './subscriptions-container.ts';

export interface ShopServer {
  readonly http: Server;
  /**
   * Reports at /readyz that it is draining and serves on for DRAIN_SECONDS, so that a proxy notices; then accepts no
   * new requests, finishes those in flight, and ends.
   */
  drain(): Promise<void>;
}

/** Large bodies that a process reads at a time: four pictures of the legacy client. */
const MAX_BODY_BYTES = 200 * 1024 * 1024;

/**
 * For responses that are compressed on their way out. With the usual window of 4 MB, the memory of each makes V8 collect
 * its heap for every fourth one. Few responses are longer than these 64 kB.
 */
const brotli = {
  params: { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_QUALITY]: 3 },
};

/** What the build made, beside the server's own code. */
interface BuiltShop {
  readonly clientDir: string;
  readonly release: Release;
}

/** The whole HTTP side: client, GraphQL, REST paths, pictures, webhook and health on one port. */
export async function createShopServer(
  settings: Settings,
  container: Container,
  db: Database,
  { clientDir, release }: BuiltShop,
  log: Logger,
): Promise<ShopServer> {
  let hasDrainStarted = false;
  const isDraining = () => hasDrainStarted;
  const app = express();
  const schema = buildShopSchema(createResolvers(container), container.orderChanges);
  const { actions } = container;
  const addressLimit = new AddressLimit(settings);
  const metrics = new Metrics(release);
  const loadShedder = createLoadShedder(settings);
  const isTrustedProxy = trustProxies(settings.trustedProxies);
  const addressOf = (request: IncomingMessage) => networkOf(clientAddress(request, isTrustedProxy));
  const onBodyTimeout = (request: IncomingMessage) => rejectSlowBody(request, log);
  const admission = new Admission({ loadShedder, addressOf, onBodyTimeout });
  const responseCache = new ResponseCache({
    changeStream: settings.hasResponseCache ? container.changeStream : null,
    collections: sourcesIn(schema),
    patience: settings.patience,
    isAdmitted: (request) => {
      const address = addressOf(request);
      const isOfApi = request.url?.startsWith('/graphql');
      return (
        !hasDrainStarted && loadShedder.hasCapacity(address) && (!isOfApi || addressLimit.tryConsume(address))
      );
    },
    ownHeaders: () => ({ 'X-Request-Id': randomUUID() }),
    onHit: (request, status) => countRequest(metrics, request, status),
  });
  const invalidateCache = () => responseCache.invalidateAll();
  const hasConnectionLimits = settings.hasRateLimits && settings.trustedProxies === 0;
  const http = createHttpServer(responseCache.before(app), { hasConnectionLimits, log });
  const persistedQueries = await PersistedQueries.read(clientDir, log);
  const apollo = createApolloServer({
    ...{ schema, settings, http, clientDir, operations: persistedQueries },
    ...{ actions, invalidateCache, metrics, log },
  });
  await apollo.start();
  const subscriptions = createSubscriptionServer(http, {
    ...{ settings, container, schema, addressOf, isDraining, log },
  });
  const pages = await createRenderedPages({ settings, container, clientDir, apollo, persistedQueries, log });

  app.disable('x-powered-by');
  app.set('trust proxy', isTrustedProxy);
  addMiddleware(app, {
    ...{
      settings,
      container,
      db,
      clientDir,
      clientPaths: await clientPaths(clientDir),
      log,
      actions,
      addressLimit,
      metrics,
      loadShedder,
    },
    ...{ admission, invalidateCache, apollo, connections: subscriptions.connections, pages, isDraining },
  });

  return {
    http,
    async drain() {
      hasDrainStarted = true;
      await pause(settings.drainSeconds * 1000);
      await subscriptions.close();
      await apollo.stop();
    },
  };
}

interface AppDeps {
  readonly settings: Settings;
  readonly container: Container;
  readonly db: Database;
  readonly clientDir: string;
  readonly clientPaths: ReadonlySet<string>;
  readonly log: Logger;
  readonly actions: ActionLimits;
  readonly addressLimit: AddressLimit;
  readonly metrics: Metrics;
  readonly loadShedder: LoadShedder;
  readonly admission: Admission;
  readonly invalidateCache: () => void;
  readonly apollo: ApolloServer<RequestContext>;
  readonly connections: { readonly count: number };
  readonly pages: RenderedPages;
  readonly isDraining: () => boolean;
}

/** What a request passes, in this order. */
function addMiddleware(app: Express, deps: AppDeps): void {
  const { settings, container, log, actions, metrics, loadShedder, admission, isDraining } = deps;
  const { moneyHealth, shop, changeStream } = container;
  const { afterBody } = admission;

  app.use(requestLog(log), requestScope, requestMetrics(metrics));
  app.use(securityHeaders(settings), noStoreForSignedIn, closeWhileDraining(isDraining));
  app.use(crossOriginSharing(settings.allowedOrigins));
  app.use(healthRouter({ db: deps.db, isDraining, hasBegun: () => changeStream.hasBegun }));
  const { connections } = deps;
  app.use(metricsRouter(metrics, { settings, loadShedder, connections, moneyHealth, shop, isDraining, log }));
  app.use(admission.onRequest);
  app.use(csrfProtection(settings));
  app.use(invalidateAfterWrites(deps.invalidateCache));
  // Before any other body parser: requests to the embedded services are passed on byte by byte.
  app.use(embeddedProxy(settings, afterBody));
  app.use(imagesRouter(container.images));
  // Before any body parser: the webhook's signature covers the bytes as they came.
  app.use(webhookRouter(container.stripe, container.webhookEvents, afterBody));
  addInboundMail(app, deps);
  app.use(knownBodyEncoding);
  app.use(compression({ brotli }));
  app.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(clientConfig(settings));
  });

  const rateLimit = deps.addressLimit.middleware();
  const identify = viewerMiddleware(container.identity, container.users);
  const readJson = [express.json({ limit: '200kb' }), afterBody];
  const graphQL = expressMiddleware(deps.apollo, { context: async ({ req }) => contextOf(req, container) });
  app.use('/graphql', ...rateLimit, onlyMethods('GET', 'POST'));
  app.use('/graphql', identify, ...uploads(actions), ...readJson, graphQL);
  app.use(
    /^\/(pets|accessories|admin|user|payment|account|animals|applications)(?=\/)/i,
    ...rateLimit,
    identify,
  );
  if (settings.hasIntrospection) app.use(openApiRouter());
  app.use(exportsRouter(container.exports, container.purchases, actions.middleware('export')));
  app.use(accountExportRouter(actions.middleware('takeAlong')));
  app.use(ownPapersRouter(container.ownPapers), filePapersRouter(container.filePapers));
  app.use(applicationFilesRouter(container.applicationFiles));
  app.use(importsRouter(container.imports, actions.middleware('import'), afterBody));
  app.use(animalsImportRouter(container.animalsImport, actions.middleware('import'), afterBody));
  app.use(importJobsRouter(container.importJobs, { limit: actions.middleware('import'), afterBody }));
  app.use(legacyRouter(container, { limit: (action) => actions.middleware(action), afterBody }));

  const origin = originOf(settings.publicUrl);
  app.use(robotsRouter(origin), sitemapRouter(container.sitemap, origin, rateLimit));
  app.use(unsubscribeRouter(shop, rateLimit), proveQuestionRouter(container.threads, shop, rateLimit));
  app.use(questionPageRouter({ photos: container.threadPhotos, shop, limits: rateLimit }));
  app.use(visitCalendarRouter(container.shop, rateLimit), calendarRouter(container.calendars, rateLimit));
  const limitMessages = actions.middleware('writeToFamily');
  app.use(
    passportRouter({
      ...{ passports: container.passports, shop, limits: rateLimit, limitMessages, afterBody },
    }),
  );
  app.use(webManifestRouter(shop));
  if (settings.mail.transport.kind === 'mailbox')
    app.use(mailboxRouter(container.mails, shop, container.inboundMails, rateLimit));
  app.use(wrongMethods(knownAddresses(settings)));
  app.use(clientFiles(deps.clientDir));
  app.use(pagesRouter(deps.pages, origin), readOnly(deps.clientPaths));
  app.use(unknownPath, errorHandler(log));
}

/** Signed as it came, too. A shop without the secret has no such address. */
function addInboundMail(app: Express, { settings, container, addressLimit, admission }: AppDeps): void {
  const { inboundSecret: secret } = settings.mail;
  if (!secret) return;
  const limits = addressLimit.middleware();
  const { afterBody } = admission;
  app.use(inboundMailRouter({ mails: container.inboundMails, secret, limits, afterBody }));
}

/** One address may take half of what the process can do. */
function createLoadShedder({ maxInFlight, patience }: Settings): LoadShedder {
  return new LoadShedder({
    maxInFlight,
    maxInFlightPerAddress: maxInFlight / 2,
    maxOpenPerAddress: maxInFlight / 2,
    maxBodyBytes: MAX_BODY_BYTES,
    maxBodyBytesPerAddress: MAX_BODY_BYTES / 2,
    maxLagMs: patience * 1000,
  });
}

function contextOf(request: Request, container: Container): RequestContext {
  try {
    const { log, ip: address } = request;
    const isPrefetch = request.get('purpose') === 'prefetch';
    const scope = { requestId: String(request.id), log };
    return new ShopContext(scope, viewerOf(request), address, container, isPrefetch);
  } catch (error) {
    throw toGraphQLError(error);
  }
}
