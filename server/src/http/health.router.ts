import { type RequestHandler, Router } from 'express';
import type { Database } from '../database/database.ts';

interface Health {
  readonly db: Pick<Database, 'answers'>;
  readonly isDraining: () => boolean;
  /** Until then whoever listens for changes would be sent away once, as if something had been missed. */
  readonly hasBegun: () => boolean;
}

/**
 * /livez: the process runs. /readyz: it can serve, and new requests may come to it; 503 before it follows the
 * database's changes, once it is draining, and while the database is down.
 */
export function healthRouter({ db, isDraining, hasBegun }: Health): Router {
  const router = Router();
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isDatabaseUp = await db.answers();
    const isReady = isDatabaseUp && hasBegun() && !isDraining();
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: isReady ? 'ok' : 'unavailable',
        database: isDatabaseUp ? 'up' : 'down',
        ...(!hasBegun() && { starting: true }),
        ...(isDraining() && { draining: true }),
      });
  });
  return router;
}

/** Answers of a process that is draining end their connection: the next request finds another one. */
export function closeWhileDraining(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isDraining()) response.set('Connection', 'close');
    next();
  };
}
