import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Metrics } from '../platform/metrics.ts';

/** What kind of thing is asked for, by how its path begins. */
const kinds: readonly [RegExp, string][] = [
  [/^\/graphql/i, 'graphql'],
  [/^\/payment\/webhook/i, 'webhook'],
  [/^\/(pets|accessories|admin|user|payment)\//i, 'rest'],
  [/^\/images\//i, 'image'],
  [/^\/assets\//, 'asset'],
  [/^\/(livez|readyz|metrics)/i, 'health'],
];

/** Measures every request, from its head to the last byte of its answer. */
export function requestMetrics({ requests }: Metrics): RequestHandler {
  return (request, response, next) => {
    const stop = requests.startTimer({ kind: kindOf(request.path) });
    response.once('close', () => {
      stop({ status: response.writableFinished ? response.statusCode : 'broken' });
    });
    next();
  };
}

/** Counts a request that was answered at once. */
export function countRequest({ requests }: Metrics, { url = '' }: IncomingMessage, status: number): void {
  requests.observe({ kind: kindOf(url), status }, 0);
}

function kindOf(path: string): string {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
