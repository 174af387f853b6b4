import { formatDollars } from '../../../../domain/money/money.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { handlesOrders } from '../../users/viewer.ts';
import type { OrderLoading } from '../order/orders.service.ts';
import type { PetOrderRecord } from '../pet-orders/pet-order.entity.ts';
import type { StoredApplicationEvent } from '../pet-orders/stored-application.entity.ts';
import type { FeeLoading } from '../records/fee-payments.ts';

export type FeeEventLoading = FeeLoading &
  Pick<OrderLoading, 'refundsLoader'> &
  Pick<RequestContext, 'viewer'>;

/** What happened to an application, with what was paid of its adoption fee and went back, first things first. */
export async function withFeeEvents(
  timeline: readonly StoredApplicationEvent[],
  { _id, fee }: Pick<PetOrderRecord, '_id' | 'fee'>,
  context: FeeEventLoading,
): Promise<StoredApplicationEvent[]> {
  if (!fee) return [...timeline];
  const charges = await context.feeChargesLoader.load(textOf(_id));
  const refunds = await Promise.all(charges.map((charge) => context.refundsLoader.load(textOf(charge._id))));
  const paid = charges.map(({ settledAt, amount }) => ({
    ...{ at: settledAt, by: 'SHOPPER' as const, note: `Paid the adoption fee of ${formatDollars(amount)}` },
  }));
  const back = refunds.flat().map(({ createdAt, amount, reason }) => ({
    ...{ at: createdAt, by: 'SHOP' as const, note: `${formatDollars(amount)} goes back`, message: reason },
  }));
  const waived = {
    ...{ at: fee.waivedAt ?? null, by: 'SHOP' as const, note: 'No adoption fee is due' },
    // Why is for the staff alone.
    ...(handlesOrders(context.viewer) && fee.waivedFor && { message: fee.waivedFor }),
  };
  const money = [...paid, ...back, waived].flatMap(({ at, ...event }) =>
    at && isValidDate(at) ? [{ ...event, at, stage: stageAt(timeline, at) }] : [],
  );
  return [...timeline, ...money].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function stageAt(timeline: readonly StoredApplicationEvent[], at: Date): StoredApplicationEvent['stage'] {
  return timeline.findLast((event) => event.at <= at)?.stage ?? 'APPROVED';
}
