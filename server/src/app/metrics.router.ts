import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { Settings } from '../config/settings.ts';
import type { LoadShedder } from '../http/load-shedder.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { type FigureSources, readShopFigures, type ShopFigures, shopFigures } from './shop-figures.ts';

/** The metrics of the process are reported without those of the shop if the database is slower. */
const DATABASE_TIMEOUT_MS = 2000;

interface MetricSources extends FigureSources {
  readonly settings: Settings;
  readonly loadShedder: LoadShedder;
  readonly connections: { readonly count: number };
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/**
 * GET /metrics. In production it needs METRICS_TOKEN as bearer token or, if none is set, a request from this machine;
 * a request through a proxy is not from this machine.
 */
export function metricsRouter(metrics: Metrics, sources: MetricSources): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!isAllowed(request, sources.settings)) {
      throw new DomainError('UNAUTHENTICATED', 'The figures are for who runs the shop');
    }
    const { inFlight, openRequests } = sources.loadShedder;
    metrics.set('petshop_requests_in_flight', 'Requests that this process works on.', inFlight);
    metrics.set(
      'petshop_requests_open',
      'Requests that came in and are not answered to the end.',
      openRequests,
    );
    metrics.set('petshop_live_connections', 'Live connections of this process.', sources.connections.count);
    metrics.set('petshop_draining', '1 once the process takes its leave.', Number(sources.isDraining()));
    await setShopFigures(metrics, sources);
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

function isAllowed(request: Request, { isProduction, metricsToken }: Settings): boolean {
  if (metricsToken) return isSame(request.get('authorization') ?? '', `Bearer ${metricsToken}`);
  const isThisMachine = /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
  return !isProduction || (isThisMachine && !request.get('x-forwarded-for') && !request.get('forwarded'));
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

async function setShopFigures(metrics: Metrics, sources: MetricSources): Promise<void> {
  const figures = await withTimeout(DATABASE_TIMEOUT_MS, readShopFigures(sources)).catch((error) => {
    sources.log.warn({ err: error }, 'the figures of the shop can not be read');
    return null;
  });
  metrics.set('petshop_database_up', '1 while the database answers.', figures ? 1 : 0);
  for (const [name, what] of Object.entries(shopFigures)) {
    const help = `${what}. Of the whole shop, the same from every process: take the max, not the sum.`;
    metrics.set(`petshop_${name}`, help, figures?.[name as keyof ShopFigures] ?? null);
  }
}
