import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { Types } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import { requireWholeDatabase } from '../../backup/restore-mark.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { underLease } from '../../database/lease.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { FindingsService } from '../discrepancies/discrepancies.service.ts';
import type { FindingsReviewService } from './discrepancy-review.service.ts';
import {
  findLastRound,
  ReconciliationRunModel,
  type ReconciliationRunRecord,
} from './reconciliation-run.entity.ts';
import { ReconciliationRound } from './reconciliation-run.ts';
import type { StalePaymentsService } from './stale-payments.service.ts';
import type { DisputeComparisonService } from './stripe-disputes-check.service.ts';
import type { LedgerComparisonService } from './stripe-payments-check.service.ts';
import type { RefundComparisonService } from './stripe-refunds-check.service.ts';

const HOUR_MS = 3_600_000;
/** How far back the first round looks into Stripe's lists. */
const FIRST_LOOK_BACK_MS = 48 * HOUR_MS;
/** How much of what the last complete round saw is looked at again: longer than any payment stays open. */
const OVERLAP_MS = HOUR_MS;
/** How long a killed process keeps the others from taking its round over. */
const LEASE_MS = 6000;
/** How long somebody who asks for a round waits for one that is under way. */
const ROUND_WAIT_MS = 20_000;

/** What one round came to. */
export type Round = ReconciliationRunRecord;

/**
 * Finishes what a crash, an outage or a shopper who went away left open, and compares the books with
 * Stripe's: one round at a time among all processes. Each step is safe to repeat, and even to be run
 * by two at once.
 */
export class ReconciliationService {
  constructor(
    private readonly db: Database,
    private readonly stalePayments: StalePaymentsService,
    private readonly ledger: LedgerComparisonService,
    private readonly disputes: DisputeComparisonService,
    private readonly refunds: RefundComparisonService,
    private readonly review: FindingsReviewService,
    private readonly findings: FindingsService,
    private readonly audit: AuditService,
    private readonly log: Logger,
  ) {}

  /**
   * One round.
   *
   * @param rest how many milliseconds nobody needs another one afterwards
   * @param isExtra whether it is made even though another was made just now
   * @returns null where another process is at it, or was just now
   */
  run(rest: number, isExtra: boolean, stopped?: AbortSignal): Promise<Round | null> {
    const options = { ttl: LEASE_MS, rest, evenIfRested: isExtra, log: this.log };
    return underLease('reconciliation', options, (lost) =>
      this.round(stopped ? AbortSignal.any([lost, stopped]) : lost),
    );
  }

  /**
   * One round out of turn, for somebody who asks for it; waits for one that is under way.
   *
   * @throws DomainError CONFLICT when that takes too long
   */
  async runFor(actor: Actor): Promise<Round> {
    const end = performance.now() + ROUND_WAIT_MS;
    for (;;) {
      const round = await this.run(0, true);
      if (round) {
        await this.note(round, actor);
        return round;
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

  private async note(round: Round, actor: Actor): Promise<void> {
    const counts = { found: round.found, 'put right': round.solved };
    await this.db.transaction((session) =>
      this.audit.record(
        {
          actor,
          action: 'reconcile',
          subject: 'payment',
          subjectId: round._id.toString(),
          subjectName: 'Comparison with Stripe',
          changes: Object.entries(counts).map(([field, count]) => ({ field, after: String(count) })),
        },
        session,
      ),
    );
  }

  private async round(ended: AbortSignal): Promise<Round> {
    // A server that slept through the beginning of a restore must not take missing orders for orders that are not there.
    await requireWholeDatabase(mongoose.connection.getClient().db());
    const startedAt = databaseClock.now();
    const begin = performance.now();
    const since = await this.firstUnseen(startedAt);
    const work = new ReconciliationRound(this.findings, this.log, ended);
    await work.attempt(() => this.stalePayments.finishAll(work, startedAt));
    await work.attempt(() => this.ledger.compare(work, since));
    await work.attempt(() => this.disputes.compare(work, startedAt));
    await work.attempt(() => this.refunds.compare(work, since));
    await work.attempt(() => this.review.review(work));

    const round = {
      _id: new Types.ObjectId(),
      startedAt,
      finishedAt: databaseClock.now(),
      tookMs: Math.round(performance.now() - begin),
      found: work.found,
      solved: work.solved,
      isComplete: !work.hasGaps,
    };
    await ReconciliationRunModel.create(round);
    return round;
  }

  private async firstUnseen(now: Date): Promise<Date> {
    const last = await findLastRound(now, { isComplete: true });
    return new Date(last ? last.startedAt.getTime() - OVERLAP_MS : now.getTime() - FIRST_LOOK_BACK_MS);
  }
}
