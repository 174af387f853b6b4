import type { DisputeStatus, HoldReason } from '../../gql/graphql.ts';
import { DisputeBadge } from './dispute-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What is not said by the badge of the dispute, which stays when the order has left. */
const labels: Partial<Record<HoldReason, { readonly status: string; readonly label: string }>> = {
  REFUNDED: { status: 'REFUSED', label: 'refunded' },
  WAITS: { status: 'PAUSED', label: 'waits for payment' },
  ON_REQUEST: { status: 'PAUSED', label: 'on hold' },
};

interface OrderMarksProps {
  readonly dispute?: DisputeStatus | null | undefined;
  readonly holds: readonly { readonly reason: HoldReason }[];
  /** Requests of the shopper that wait for an answer. */
  readonly openProblems?: number;
  readonly size?: 'sm';
}

/** What has to be known of an order before it is sent: that it is disputed, refunded or held, and what its shopper waits for. */
export function OrderMarks({ dispute, holds, openProblems = 0, size }: OrderMarksProps) {
  return (
    <>
      <DisputeBadge dispute={dispute ?? null} {...(size && { size })} />
      {openProblems > 0 && <StatusBadge status="OWED" label="request" {...(size && { size })} />}
      {holds.map(({ reason }) => {
        const badge = labels[reason];
        return badge && <StatusBadge key={reason} {...badge} {...(size && { size })} />;
      })}
    </>
  );
}
