import type { Model } from 'mongoose';
import { openDisputeStates } from '../../../../domain/orders/dispute-states.ts';
import { openPaymentStates } from '../../../../domain/orders/order-states.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { once } from '../../platform/memoize-async.ts';
import { numberIn } from '../../platform/number-in.ts';
import type { FindingsService } from '../discrepancies/discrepancies.service.ts';
import { DisputeModel } from '../disputes/dispute.entity.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import { RefundModel } from '../refunds/refund.entity.ts';
import type { MoneyHealth } from './payment-health.entity.ts';
import { findLastRound } from './reconciliation-run.entity.ts';

/** What is watched from outside. */
const watched = [
  'checkedAt',
  'openPayments',
  'refundsOwed',
  'refundsOwedAmount',
  'unclaimed',
  'openDisputes',
  'unmatched',
] as const;
type MoneyFigures = { readonly [F in (typeof watched)[number]]: Awaited<ReturnType<MoneyHealth[F]>> };

/** How the money stands, in numbers: for admins, for the command line and for the metrics. */
export class MoneyHealthService {
  constructor(private readonly findings: FindingsService) {}

  /** Each figure as it is asked for. */
  look(): MoneyHealth {
    const run = once(() => findLastRound(databaseClock.now()));
    const open = once(() => sumOf(PaymentModel, { status: { $in: openPaymentStates } }));
    const owed = once(() => sumOf(RefundModel, { status: 'owed' }));
    const disputes = once(() => sumOf(DisputeModel, { status: { $in: openDisputeStates } }));
    const unclaimed = once(() => sumOf(PaymentModel, { kind: 'legacy', closesAt: { $ne: null } }));
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
      unmatched: () => this.findings.countUnsolved(),
    };
  }

  /** All that is watched from outside. */
  async read(): Promise<MoneyFigures> {
    const health = this.look();
    const figures = await Promise.all(watched.map(async (name) => [name, await health[name]()]));
    return Object.fromEntries(figures);
  }
}

/** How many records a filter finds, and what their amounts come to, in dollars to the cent. */
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
