import type { Model } from 'mongoose';
import { openDisputeStates } from '../../../../domain/orders/dispute-states.ts';
import { openPaymentStates } from '../../../../domain/orders/order-states.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { DisputeModel } from '../../orders/records/dispute.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import { RefundModel } from '../../orders/refunds/refund.entity.ts';
import { memoizeAsync } from '../../platform/memoize-async.ts';
import { numberIn } from '../../platform/number-in.ts';
import type { FindingsService } from '../findings/findings.service.ts';
import type { MoneyHealth } from './money-health.entity.ts';
import { findLastRun } from './reconciliation-run.entity.ts';

/** Fields that are exported as metrics. */
const metricFields = [
  'checkedAt',
  'openPayments',
  'refundsOwed',
  'refundsOwedAmount',
  'unclaimed',
  'openDisputes',
  'unmatched',
] as const;
type MoneyHealthMetrics = {
  readonly [F in (typeof metricFields)[number]]: Awaited<ReturnType<MoneyHealth[F]>>;
};

/** Payment health in numbers: for admins, the command line and the metrics. */
export class MoneyHealthService {
  constructor(private readonly findings: FindingsService) {}

  /** Each field is read when it is selected. */
  createLazyHealth(): MoneyHealth {
    const run = memoizeAsync(() => findLastRun(databaseClock.now()));
    const open = memoizeAsync(() => sumOf(PaymentModel, { status: { $in: openPaymentStates } }));
    const owed = memoizeAsync(() => sumOf(RefundModel, { status: 'owed' }));
    const disputes = memoizeAsync(() => sumOf(DisputeModel, { status: { $in: openDisputeStates } }));
    const unclaimed = memoizeAsync(() => sumOf(PaymentModel, { kind: 'legacy', closesAt: { $ne: null } }));
    return {
      checkedAt: async () => (await run())?.finishedAt ?? null,
      tookMs: async () => (await run())?.tookMs ?? null,
      openPayments: async () => (await open()).count,
      openAmount: async () => (await open()).amount,
      refundsOwed: async () => (await owed()).count,
      refundsOwedAmount: async () => (await owed()).amount,
      unclaimed: async () => (await unclaimed()).count,
      unclaimedAmount: async () => (await unclaimed()).amount,
      openDisputes: async () => (await disputes()).count,
      openDisputesAmount: async () => (await disputes()).amount,
      unmatched: () => this.findings.countUnresolved(),
    };
  }

  /** All fields that are exported as metrics. */
  async readMetrics(): Promise<MoneyHealthMetrics> {
    const health = this.createLazyHealth();
    const metrics = await Promise.all(metricFields.map(async (name) => [name, await health[name]()]));
    return Object.fromEntries(metrics);
  }
}

/** Count and sum of the amounts that a filter finds, in dollars to the cent. */
async function sumOf<T>(
  model: Pick<Model<T>, 'aggregate'>,
  filter: object,
): Promise<{ count: number; amount: number }> {
  const [sum] = await model.aggregate<{ count: number; amount: number }>([
    { $match: filter },
    {
      $group: {
        _id: null,
        count: { $sum: 1 },
        cents: { $sum: { $round: { $multiply: [numberIn('$amount'), 100] } } },
      },
    },
    { $project: { _id: 0, count: 1, amount: { $divide: ['$cents', 100] } } },
  ]);
  return sum ?? { count: 0, amount: 0 };
}
