import type { Model } from 'mongoose';
import { openPaymentStates } from '../../../domain/order-states.ts';
import type { FindingsService } from './findings.service.ts';
import type { MoneyHealth } from './money-health.entity.ts';
import { PaymentModel } from './payment.entity.ts';
import { ReconciliationRunModel } from './reconciliation-run.entity.ts';
import { RefundModel } from './refund.entity.ts';

/** How the money stands, in numbers: for admins, for the command line and for the metrics. */
export class MoneyHealthService {
  constructor(private readonly findings: FindingsService) {}

  async read(): Promise<MoneyHealth> {
    const [run, open, owed, unclaimed, unmatched] = await Promise.all([
      ReconciliationRunModel.findOne().sort({ startedAt: -1 }).lean(),
      sumOf(PaymentModel, { status: { $in: openPaymentStates } }),
      sumOf(RefundModel, { status: 'owed' }),
      sumOf(PaymentModel, { kind: 'legacy', closesAt: { $ne: null } }),
      this.findings.countUnsolved(),
    ]);
    return {
      checkedAt: run?.finishedAt ?? null,
      tookMs: run?.tookMs ?? null,
      openPayments: open.count,
      openAmount: open.amount,
      refundsOwed: owed.count,
      refundsOwedAmount: owed.amount,
      unclaimed: unclaimed.count,
      unclaimedAmount: unclaimed.amount,
      unmatched,
    };
  }
}

/** How many records a filter finds, and what their amounts come to, in dollars to the cent. */
async function sumOf<T>(model: Model<T>, filter: object): Promise<{ count: number; amount: number }> {
  const [sum] = await model.aggregate<{ count: number; amount: number }>([
    { $match: filter },
    {
      $group: { _id: null, count: { $sum: 1 }, cents: { $sum: { $round: { $multiply: ['$amount', 100] } } } },
    },
    { $project: { _id: 0, count: 1, amount: { $divide: ['$cents', 100] } } },
  ]);
  return sum ?? { count: 0, amount: 0 };
}
