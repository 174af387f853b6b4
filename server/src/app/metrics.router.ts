import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { MoneyHealthService } from '../payments/money-health.service.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Load } from '../platform/load.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Settings } from './settings.ts';

interface Watched {
  readonly settings: Settings;
  readonly db: Database;
  readonly load: Load;
  readonly live: { readonly count: number };
  readonly moneyHealth: MoneyHealthService;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/**
 * GET /metrics. In production for who brings METRICS_TOKEN as bearer token or, where none is set, for this machine
 * alone: a request through a proxy is not from this machine.
 */
export function metricsRouter(metrics: Metrics, watched: Watched): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayLook(request, watched.settings)) {
      throw new DomainError('UNAUTHENTICATED', 'The figures are for who runs the shop');
    }
    const { inFlight, openRequests } = watched.load;
    metrics.set('petshop_requests_in_flight', 'Requests that this process works on.', inFlight);
    metrics.set(
      'petshop_requests_open',
      'Requests that came in and are not answered to the end.',
      openRequests,
    );
    metrics.set('petshop_live_connections', 'Live connections of this process.', watched.live.count);
    metrics.set('petshop_draining', '1 once the process takes its leave.', Number(watched.isDraining()));
    await readMoney(metrics, watched);
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

function mayLook(request: Request, { isProduction, metricsToken }: Settings): boolean {
  if (metricsToken) return isSame(request.get('authorization') ?? '', `Bearer ${metricsToken}`);
  const isThisMachine = /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
  return !isProduction || (isThisMachine && !request.get('x-forwarded-for') && !request.get('forwarded'));
}

/** Takes as long for every guess. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

async function readMoney(metrics: Metrics, { db, moneyHealth, log }: Watched): Promise<void> {
  const health = db.isConnected ? await moneyHealth.read().catch(note) : null;
  metrics.set('petshop_database_up', '1 while the database answers.', health ? 1 : 0);
  const figure = (name: string, help: string, value: number | null | undefined) =>
    metrics.set(`petshop_${name}`, help, value ?? null);
  figure('payments_open', 'Payments that are neither paid nor over.', health?.openPayments);
  figure('payments_unclaimed', 'Payments that no posted cart has claimed yet.', health?.unclaimed);
  figure('money_refunds_owed', 'Refunds that are decided and not made.', health?.refundsOwed);
  figure('money_refunds_owed_dollars', 'What these refunds come to.', health?.refundsOwedAmount);
  figure('money_unmatched', 'Findings of the reconciliation that are not solved.', health?.unmatched);
  const age = health?.checkedAt && (Date.now() - health.checkedAt.getTime()) / 1000;
  figure('money_checked_seconds', 'How long ago the last round of the reconciliation ended.', age);

  function note(error: unknown): null {
    log.warn({ err: error }, 'the figures of the shop can not be read');
    return null;
  }
}
