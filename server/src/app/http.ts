import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import DataLoader from 'dataloader';
import express, { type Request } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { pinoHttp } from 'pino-http';
import { imagesRouter } from '../images/images.router.ts';
import { MAX_UPLOAD } from '../images/images.service.ts';
import { legacyRouter } from '../legacy-rest/legacy.router.ts';
import { PageTemplate } from '../pages/page-template.ts';
import { pagesRouter } from '../pages/pages.router.ts';
import { originOf } from '../pages/public-origin.ts';
import { robotsRouter } from '../pages/robots.router.ts';
import { sitemapRouter } from '../pages/sitemap.router.ts';
import { webhookRouter } from '../payments/webhook.router.ts';
import type { Database } from '../platform/database.ts';
import { healthRouter } from '../platform/health.router.ts';
import type { Logger } from '../platform/logging.ts';
import { requestScope } from '../platform/request-scope.ts';
import type { RequestContext } from '../users/request-context.ts';
import { viewerMiddleware, viewerOf } from '../users/viewer.middleware.ts';
import { requireAdmin } from '../users/viewer.ts';
import { clientConfig } from './client-config.ts';
import { clientFiles } from './client-files.ts';
import type { Container } from './container.ts';
import { errorHandler, unknownPath } from './error-handler.ts';
import { buildShopSchema, createApolloServer, toGraphQLError } from './graphql.ts';
import { rateLimits } from './rate-limits.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

export interface ShopServer {
  readonly http: Server;
  /** Takes no new requests, finishes those under way, and ends. */
  drain(): Promise<void>;
}

/** The whole HTTP side: client, GraphQL, REST paths, pictures, webhook and health on one port. */
export async function createShopServer(
  settings: Settings,
  container: Container,
  db: Database,
  clientDir: string,
  log: Logger,
): Promise<ShopServer> {
  const app = express();
  const http = createServer(app);
  const schema = buildShopSchema(container.resolvers);
  const apollo = createApolloServer(schema, settings, http, clientDir, log);
  await apollo.start();
  let isDraining = false;

  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustedProxies);
  app.use(requestLog(log));
  app.use(requestScope);
  app.use(securityHeaders(settings));
  app.use(healthRouter(db, () => isDraining));
  app.use(imagesRouter(container.images));
  // Before any body parser: the webhook's signature covers the bytes as they came.
  app.use(webhookRouter(container.stripe, container.settlement, log));
  app.use(compression());
  app.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(clientConfig(settings));
  });

  const limits = rateLimits(settings);
  const identify = viewerMiddleware(container.identity, container.users);
  app.use('/graphql', ...limits, identify, uploads(), express.json({ limit: '200kb' }), graphQL());
  app.use(/^\/(pets|accessories|admin|user|payment)(?=\/)/i, ...limits, identify);
  app.use(legacyRouter(container.legacy));
  const origin = originOf(settings.publicUrl);
  app.use(robotsRouter(origin));
  app.use(sitemapRouter(container.sitemap, origin, limits));
  app.use(clientFiles(clientDir));
  app.use(pagesRouter(container.pages, new PageTemplate(join(clientDir, 'index.html')), origin));
  app.use(unknownPath);
  app.use(errorHandler(log));

  return {
    http,
    async drain() {
      isDraining = true;
      await apollo.stop();
    },
  };

  function graphQL() {
    return expressMiddleware(apollo, {
      context: async ({ req }): Promise<RequestContext> => {
        try {
          return {
            requestId: String(req.id),
            log: req.log,
            viewer: viewerOf(req),
            petLoader: new DataLoader((ids) => container.pets.findMany(ids)),
          };
        } catch (error) {
          throw toGraphQLError(error);
        }
      },
    });
  }
}

/** Multipart requests are parsed before Apollo can refuse them, so they must be an admin's from the start: nobody else uploads. */
function uploads(): express.RequestHandler {
  const parse = graphqlUploadExpress({ maxFileSize: MAX_UPLOAD, maxFiles: 1, maxFieldSize: 100_000 });
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    requireAdmin(viewerOf(request));
    await parse(request, response, next);
  };
}

function requestLog(log: Logger): express.RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => isQuiet(request as Request) },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'warn' : 'info';
    },
    serializers: {
      // The path alone: query strings hold e-mail addresses, headers hold tokens.
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  }) as express.RequestHandler;
}

/** Requests that say nothing when they go well. */
function isQuiet(request: Request): boolean {
  return /^\/(livez|readyz|metrics|assets|images)/.test(request.url);
}
