import type { AccumulatorOperator, PipelineStage } from 'mongoose';
import { capturedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import { matchOrders, withEntries } from './order-stream.ts';

/** What an account has ordered and paid. */
export interface AccountOrders {
  readonly orders: number;
  readonly lastOrderAt: Date | null;
  /** US dollars that were charged, whatever went back of them. */
  readonly spent: number;
  /** US dollars that went back. */
  readonly refunded: number;
}

const none: AccountOrders = { orders: 0, lastOrderAt: null, spent: 0, refunded: 0 };

/** The index that has an account's payments. */
const ofAccount = { hint: { uid: 1, paymentdate: -1, _id: -1 } } as const;

/**
 * What each of some accounts has ordered, added up by the database.
 *
 * @param uids identities of the accounts: a batch of them
 * @returns how to look one of them up
 */
export async function ordersByAccount(uids: readonly string[]): Promise<(uid: string) => AccountOrders> {
  const own = { uid: { $in: [...uids] } };
  const orders = { $and: [matchOrders(), own] };
  const sums = await Promise.all([
    sumUp([{ $match: { ...own, status: { $in: [...capturedPaymentStates] } } }], {
      spent: { $sum: '$amount' },
      refunded: { $sum: '$amountRefunded' },
    }),
    // Every checkout has entries: only amounts of the old client are asked for theirs.
    sumUp([{ $match: { $and: [orders, { kind: 'checkout' }] } }], countOfOrders),
    sumUp([{ $match: { $and: [orders, { kind: 'legacy' }] } }, ...withEntries], countOfOrders),
  ]);
  return (uid) => sums.reduce((sum, byUid) => plus(sum, byUid.get(uid)), none);
}

const countOfOrders = { orders: { $sum: 1 }, lastOrderAt: { $max: '$paymentdate' } } as const;

type Sums = Partial<AccountOrders>;

async function sumUp(
  stages: readonly PipelineStage[],
  sums: Readonly<Record<string, AccumulatorOperator>>,
): Promise<Map<string, Sums>> {
  const found = await PaymentModel.aggregate<Sums & { _id: string }>(
    [...stages, { $group: { _id: '$uid', ...sums } }],
    ofAccount,
  );
  return new Map(found.map(({ _id, ...ofOne }) => [_id, ofOne]));
}

function plus(a: AccountOrders, b: Sums = {}): AccountOrders {
  const times = [a.lastOrderAt, b.lastOrderAt].flatMap((time) => (time ? [time.getTime()] : []));
  return {
    orders: a.orders + (b.orders ?? 0),
    lastOrderAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    spent: a.spent + (b.spent ?? 0),
    refunded: a.refunded + (b.refunded ?? 0),
  };
}
