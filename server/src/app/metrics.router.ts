import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { Settings } from '../config/settings.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Load } from '../http/load-shedder.ts';
import type { MoneyHealthService } from '../payments/reconciliation/payment-health.service.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import { within } from '../platform/with-timeout.ts';

/** How long the figures of the shop may take, in milliseconds: those of the process are worth having without them. */
const FIGURES_TIMEOUT_MS = 2000;

interface Watched {
  readonly settings: Settings;
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

async function readMoney(metrics: Metrics, { moneyHealth, log }: Watched): Promise<void> {
  const health = await within(FIGURES_TIMEOUT_MS, moneyHealth.read()).catch(note);
  metrics.set('petshop_database_up', '1 while the database answers.', health ? 1 : 0);
  const figure = (name: string, help: string, value: number | null | undefined) =>
    metrics.set(`petshop_${name}`, help, value ?? null);
  figure('payments_open', 'Payments that are neither paid nor over.', health?.openPayments);
  figure('payments_unclaimed', 'Payments that no posted cart has claimed yet.', health?.unclaimed);
  figure('money_refunds_owed', 'Refunds that are decided and not made.', health?.refundsOwed);
  figure('money_refunds_owed_dollars', 'What these refunds come to.', health?.refundsOwedAmount);
  figure('money_disputes_open', 'Disputes that no bank has decided yet.', health?.openDisputes);
  figure('money_unmatched', 'Findings of the reconciliation that are not solved.', health?.unmatched);
  const age = health && secondsSince(health.checkedAt);
  figure('money_checked_seconds', 'How long ago the last round of the reconciliation ended.', age);

  function note(error: unknown): null {
    log.warn({ err: error }, 'the figures of the shop can not be read');
    return null;
  }
}

/** Where there was no round at all, as long as this process could have made one: an alert must not wait for the first. */
function secondsSince(moment: Date | null): number {
  if (!moment) return process.uptime();
  return (databaseClock.now().getTime() - moment.getTime()) / 1000;
}
