import { Router } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from './database.ts';

/** /livez: the process runs. /readyz: it can serve. /metrics: figures for Prometheus. */
export function healthRouter(db: Database, isDraining: () => boolean): Router {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const router = Router();
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isDatabaseUp = await db.ping();
    const isReady = isDatabaseUp && !isDraining();
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ok' : 'unavailable',
      database: isDatabaseUp ? 'up' : 'down',
      ...(isDraining() && { draining: true }),
    });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
