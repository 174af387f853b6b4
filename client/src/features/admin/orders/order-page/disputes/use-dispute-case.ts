import { useQuery } from '@apollo/client/react';
import type { DisputeEvidenceQuery } from '../../../../../gql/graphql.ts';
import { errorCodeOf } from '../../../../../lib/apollo/api-error.ts';
import { DisputeEvidenceDocument } from '../order-page.operations.ts';
import { type ManagedOrder, useManagedOrder } from '../use-managed-order.ts';

/** All that is known of a disputed charge. */
export interface DisputeCase {
  readonly order: ManagedOrder;
  readonly dispute: ManagedOrder['disputes'][number];
  readonly evidence: DisputeEvidenceQuery['disputeEvidence'];
}

/** @param number of the order @param id of the dispute; the order's first without it */
export function useDisputeCase(number: string, id: string | null) {
  const { order, error, refresh } = useManagedOrder(number);
  const dispute = order?.disputes.find((one) => one.id === id || id === null);
  const answer = useQuery(DisputeEvidenceDocument, {
    variables: { id: dispute?.id ?? '' },
    skip: !dispute,
    fetchPolicy: 'no-cache',
  });
  const evidence = answer.data?.disputeEvidence;
  return {
    found: order && dispute && evidence ? { order, dispute, evidence } : undefined,
    isUnknown: errorCodeOf(error) === 'NOT_FOUND' || Boolean(order && !dispute),
    error: error ?? answer.error,
    retry: () => (order ? answer.refetch() : refresh()),
  };
}
