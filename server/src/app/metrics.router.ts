import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { Settings } from '../config/settings.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { LoadShedder } from '../http/load-shedder.ts';
import type { PaymentHealthService } from '../payments/reconciliation/payment-health.service.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** The metrics of the process are reported without those of the shop if the database is slower. */
const HEALTH_TIMEOUT_MS = 2000;

interface MetricSources {
  readonly settings: Settings;
  readonly loadShedder: LoadShedder;
  readonly connections: { readonly count: number };
  readonly paymentHealth: PaymentHealthService;
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
    await readPaymentHealth(metrics, sources);
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

async function readPaymentHealth(metrics: Metrics, { paymentHealth, log }: MetricSources): Promise<void> {
  const health = await withTimeout(HEALTH_TIMEOUT_MS, paymentHealth.readMetrics()).catch(note);
  metrics.set('petshop_database_up', '1 while the database answers.', health ? 1 : 0);
  const setGauge = (name: string, help: string, value: number | null | undefined) =>
    metrics.set(`petshop_${name}`, help, value ?? null);
  setGauge('payments_open', 'Payments that are neither paid nor over.', health?.openPayments);
  setGauge('payments_unclaimed', 'Payments that no posted cart has claimed yet.', health?.unclaimed);
  setGauge('money_refunds_owed', 'Refunds that are decided and not made.', health?.refundsOwed);
  setGauge('money_refunds_owed_dollars', 'What these refunds come to.', health?.refundsOwedAmount);
  setGauge('money_disputes_open', 'Disputes that no bank has decided yet.', health?.openDisputes);
  setGauge('money_unmatched', 'Findings of the reconciliation that are not solved.', health?.unmatched);
  const age = health && secondsSince(health.checkedAt);
  setGauge('money_checked_seconds', 'How long ago the last round of the reconciliation ended.', age);

  function note(error: unknown): null {
    log.warn({ err: error }, 'the figures of the shop can not be read');
    return null;
  }
}

/** Without any run yet, the uptime of this process: an alert must not wait for the first run. */
function secondsSince(moment: Date | null): number {
  if (!moment) return process.uptime();
  return (databaseClock.now().getTime() - moment.getTime()) / 1000;
}
