import type { DisputeStatus, HoldReason } from '../../gql/graphql.ts';
import { DisputeBadge } from './dispute-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What is not said by the badge of the dispute, which stays when the order has left. */
const labels: Partial<Record<HoldReason, { readonly status: string; readonly label: string }>> = {
  WAITS: { status: 'PAUSED', label: 'waits for payment' },
  ON_REQUEST: { status: 'PAUSED', label: 'on hold' },
};

/** What was paid, what of it went back, in US dollars, and what the bank says. */
interface Paid {
  readonly amount: number;
  readonly amountRefunded: number;
  readonly dispute?: DisputeStatus | null | undefined;
}

interface OrderMarksProps {
  readonly payment: Paid;
  readonly holds: readonly { readonly reason: HoldReason }[];
  /** Requests of the shopper that wait for an answer. */
  readonly openProblems?: number;
  readonly size?: 'sm';
}

/** What every list says of an order beside its state: that it is disputed, refunded or held, and what its shopper waits for. */
export function OrderMarks({ payment, holds, openProblems = 0, size }: OrderMarksProps) {
  const refund = refundLabel(payment, holds);
  return (
    <>
      <DisputeBadge dispute={payment.dispute ?? null} {...(size && { size })} />
      {refund && <StatusBadge status="REFUSED" label={refund} {...(size && { size })} />}
      {openProblems > 0 && <StatusBadge status="OWED" label="request" {...(size && { size })} />}
      {holds.map(({ reason }) => {
        const badge = labels[reason];
        return badge && <StatusBadge key={reason} {...badge} {...(size && { size })} />;
      })}
    </>
  );
}

/** A hold knows of money that is about to go back as well. */
function refundLabel({ amount, amountRefunded }: Paid, holds: OrderMarksProps['holds']): string | null {
  const isHeld = holds.some(({ reason }) => reason === 'REFUNDED');
  if (isHeld || (amountRefunded > 0 && amountRefunded >= amount)) return 'refunded';
  return amountRefunded > 0 ? 'partly refunded' : null;
}
