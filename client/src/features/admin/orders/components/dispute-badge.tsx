import type { DisputeStatus } from '../../../../gql/graphql.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';

const labels: Partial<Record<DisputeStatus, string>> = {
  INQUIRY: 'bank asks',
  NEEDS_RESPONSE: 'disputed',
  UNDER_REVIEW: 'disputed',
  LOST: 'dispute lost',
};

/** Shows that an order's payment is disputed; hidden where there is no dispute or it was won. */
export function DisputeBadge({ dispute }: { readonly dispute?: DisputeStatus | null }) {
  const word = dispute && labels[dispute];
  return word ? <StatusBadge status={dispute} word={word} /> : null;
}
