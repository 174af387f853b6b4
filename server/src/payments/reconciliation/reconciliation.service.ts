import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { Types } from 'mongoose';
import { HOUR_MS } from '../../../../domain/durations.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { requireWholeDatabase } from '../../backup/restore-mark.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { withLease } from '../../database/lease.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { FindingsService } from '../findings/findings.service.ts';
import type { FindingReviewService } from './finding-review.service.ts';
import {
  findLastRun,
  ReconciliationRunModel,
  type ReconciliationRunRecord,
} from './reconciliation-run.entity.ts';
import { ReconciliationRunner } from './reconciliation-run.ts';
import type { StalePaymentsService } from './stale-payments.service.ts';
import type { StripeDisputesCheckService } from './stripe-disputes-check.service.ts';
import type { StripePaymentsCheckService } from './stripe-payments-check.service.ts';
import type { StripeRefundsCheckService } from './stripe-refunds-check.service.ts';

/** How far back the first run reads Stripe's lists. */
const FIRST_LOOKBACK_MS = 48 * HOUR_MS;
/** Overlap with the last complete run: longer than any payment stays open. */
const OVERLAP_MS = HOUR_MS;
/** How long a killed process keeps others from running. */
const LEASE_MS = 6000;
/** Longest wait of a requested run for one that is under way. */
const RUN_WAIT_MS = 20_000;

/** The result of one run. */
export type FinishedRun = ReconciliationRunRecord;

/**
 * Finishes what a crash, an outage or a shopper who went away left open, and compares the books with
 * Stripe's: one run at a time among all processes. Each step is safe to repeat, and even to be run
 * by two at once.
 */
export class ReconciliationService {
  constructor(
    private readonly db: Database,
    private readonly stalePayments: StalePaymentsService,
    private readonly paymentsCheck: StripePaymentsCheckService,
    private readonly disputesCheck: StripeDisputesCheckService,
    private readonly refundsCheck: StripeRefundsCheckService,
    private readonly review: FindingReviewService,
    private readonly findings: FindingsService,
    private readonly audit: AuditService,
    private readonly log: Logger,
  ) {}

  /**
   * One run.
   *
   * @param rest how many milliseconds nobody needs another one afterwards
   * @param isExtra whether it is made even though another was made just now
   * @returns null where another process is at it, or was just now
   */
  run(rest: number, isExtra: boolean, stopped?: AbortSignal): Promise<FinishedRun | null> {
    const options = { ttl: LEASE_MS, rest, ignoresRest: isExtra, log: this.log };
    return withLease('reconciliation', options, (lost) =>
      this.compareAll(stopped ? AbortSignal.any([lost, stopped]) : lost),
    );
  }

  /**
   * One run out of turn, for somebody who asks for it; waits for one that is under way.
   *
   * @throws DomainError CONFLICT when that takes too long
   */
  async runFor(actor: Actor): Promise<FinishedRun> {
    const end = performance.now() + RUN_WAIT_MS;
    for (;;) {
      const finished = await this.run(0, true);
      if (finished) {
        await this.recordAudit(finished, actor);
        return finished;
      }
      if (performance.now() > end) {
        throw new DomainError(
          'CONFLICT',
          'The books are being compared already. Please look again in a moment.',
        );
      }
      await sleep(250);
    }
  }

  private async recordAudit(finished: FinishedRun, actor: Actor): Promise<void> {
    const counts = { found: finished.found, 'put right': finished.solved };
    await this.db.transaction((session) =>
      this.audit.record(
        {
          actor,
          action: 'reconcile',
          subject: 'payment',
          subjectId: finished._id.toString(),
          subjectName: 'Comparison with Stripe',
          changes: Object.entries(counts).map(([field, count]) => ({ field, after: String(count) })),
        },
        session,
      ),
    );
  }

  private async compareAll(ended: AbortSignal): Promise<FinishedRun> {
    // A server that slept through the beginning of a restore must not take missing orders for orders that are not there.
    await requireWholeDatabase(mongoose.connection.getClient().db());
    const startedAt = databaseClock.now();
    const begin = performance.now();
    const since = await this.compareSince(startedAt);
    const runner = new ReconciliationRunner(this.findings, this.log, ended);
    await runner.attempt(() => this.stalePayments.finishAll(runner, startedAt));
    await runner.attempt(() => this.paymentsCheck.compare(runner, since));
    await runner.attempt(() => this.disputesCheck.compare(runner, startedAt));
    await runner.attempt(() => this.disputesCheck.answerDue(runner, startedAt));
    await runner.attempt(() => this.refundsCheck.compare(runner, since));
    await runner.attempt(() => this.review.review(runner));

    const finished = {
      _id: new Types.ObjectId(),
      startedAt,
      finishedAt: databaseClock.now(),
      tookMs: Math.round(performance.now() - begin),
      found: runner.found,
      solved: runner.solved,
      isComplete: !runner.hasGaps,
    };
    await ReconciliationRunModel.create(finished);
    return finished;
  }

  private async compareSince(now: Date): Promise<Date> {
    const last = await findLastRun(now, { isComplete: true });
    return new Date(last ? last.startedAt.getTime() - OVERLAP_MS : now.getTime() - FIRST_LOOKBACK_MS);
  }
}
