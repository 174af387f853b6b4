import { openPaymentStates } from '../../../domain/order-states.ts';
import type { Logger } from '../platform/logging.ts';
import type { LegacyClaimsService } from './legacy-claims.service.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { ReconciliationRunModel } from './reconciliation-run.entity.ts';
import type { RefundsService } from './refunds.service.ts';
import type { SettlementService } from './settlement.service.ts';

/** How many records one round looks at; the next round takes the rest. */
const BATCH = 500;
const INTERVAL = 60_000;

/** What one round found and did. */
export interface Reconciled {
  readonly settled: number;
  readonly expired: number;
  readonly closed: number;
  readonly refunds: number;
}

/**
 * Finishes what a crash, an outage or a shopper who went away left open: at every start and every
 * minute. Each step is safe to repeat and to run on several processes at once.
 */
export class ReconciliationService {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly settlement: SettlementService,
    private readonly claims: LegacyClaimsService,
    private readonly refunds: RefundsService,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.schedule(0);
  }

  /** Waits for the round that is under way. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
  }

  /** A round out of turn. */
  async runNow(): Promise<Reconciled> {
    return this.recorded();
  }

  private async recorded(): Promise<Reconciled> {
    const startedAt = new Date();
    const done = await this.run(startedAt);
    const finishedAt = new Date();
    const solved = done.settled + done.expired + done.closed + done.refunds;
    await ReconciliationRunModel.create({
      startedAt,
      finishedAt,
      tookMs: finishedAt.getTime() - startedAt.getTime(),
      found: solved,
      solved,
      isComplete: true,
    });
    return done;
  }

  /** One round. A payment that can't be finished now is left for the next. */
  async run(now = new Date()): Promise<Reconciled> {
    const open = { status: { $in: openPaymentStates } };
    const expired = await this.each({ ...open, expiresAt: { $lte: now } }, (payment) =>
      this.settlement.callOff(payment),
    );
    const settled = await this.each(
      { ...open, expiresAt: { $gt: now }, intentId: { $exists: true } },
      (payment) => this.settlement.settle(payment),
    );
    const closed = await this.each({ kind: 'legacy', closesAt: { $lte: now } }, (payment) =>
      this.claims.close(payment),
    );
    return { settled, expired, closed, refunds: await this.refunds.sendAll() };
  }

  private async each(filter: object, work: (payment: PaymentRecord) => Promise<unknown>): Promise<number> {
    const payments = await PaymentModel.find(filter)
      .sort({ paymentdate: 1 })
      .limit(BATCH)
      .lean<PaymentRecord[]>();
    for (const payment of payments) {
      try {
        await work(payment);
      } catch (error) {
        this.log.warn(
          { err: error, paymentId: payment._id },
          'a payment could not be reconciled, it is tried again',
        );
      }
    }
    return payments.length;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.round().finally(() => {
        if (this.timer) this.schedule(INTERVAL);
      });
    }, delay);
    this.timer.unref();
  }

  private async round(): Promise<void> {
    try {
      this.log.debug(await this.recorded(), 'reconciled');
    } catch (error) {
      this.log.warn({ err: error }, 'reconciliation failed, it is tried again');
    }
  }
}
