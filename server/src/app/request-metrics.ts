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
    const kind = kinds.find(([path]) => path.test(request.path))?.[1] ?? 'page';
    const stop = requests.startTimer({ kind });
    response.once('close', () => {
      stop({ status: response.writableFinished ? response.statusCode : 'broken' });
    });
    next();
  };
}
