import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../platform/logging.ts';

/** One line for each request. Its id is ours, never one that came along, and goes out as X-Request-Id. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => isQuiet(request as Request) },
    customLogLevel: (_request, response, error) => {
      // Whoever is turned away for a moment, so that the others are served, met no fault.
      const isTurnedAway = response.statusCode === 503 && response.hasHeader('Retry-After');
      if (error || (response.statusCode >= 500 && !isTurnedAway)) return 'error';
      return response.statusCode >= 400 ? 'warn' : 'info';
    },
    // Of the requests themselves: pino's own copies, with the query read, would be made for nothing.
    wrapSerializers: false,
    serializers: {
      // The path alone: query strings hold e-mail addresses, headers hold tokens.
      req: ({ id, method, url = '' }: IncomingMessage) => ({ id, method, path: withoutSecret(url) }),
      res: ({ headersSent, statusCode }: ServerResponse) => ({ status: headersSent ? statusCode : null }),
    },
  }) as RequestHandler;
}

/** Requests that say nothing when they go well. */
function isQuiet(request: Request): boolean {
  return /^\/(livez|readyz|metrics|assets|images)/.test(request.url);
}

/** Addresses whose last part opens something for whoever has it. */
const secrets =
  /^(\/(?:passport|calendar|unsubscribe|wishList|invitation|contact\/prove|contact\/question|visits\/[^/]+)\/)[^/]+/i;

/** The path of an address, without what nobody may read from a log. */
export function withoutSecret(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(secrets, '$1…');
}
