import type { DisputeStatus } from '../../gql/graphql.ts';
import { StatusBadge } from './status-badge.tsx';

const labels: Partial<Record<DisputeStatus, string>> = {
  INQUIRY: 'bank asks',
  NEEDS_RESPONSE: 'disputed',
  UNDER_REVIEW: 'disputed',
  LOST: 'dispute lost',
};

interface DisputeBadgeProps {
  readonly dispute?: DisputeStatus | null;
  readonly size?: 'sm';
}

/** Shows that an order's payment is disputed; hidden where there is no dispute or it was won. */
export function DisputeBadge({ dispute, size }: DisputeBadgeProps) {
  const label = dispute && labels[dispute];
  return label ? <StatusBadge status={dispute} label={label} {...(size && { size })} /> : null;
}
