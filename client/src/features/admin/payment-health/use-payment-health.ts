import { useMutation, useQuery } from '@apollo/client/react';
import {
  MoneyFindingsDocument,
  MoneyHealthDocument,
  ReconcileDocument,
} from './payment-health.operations.ts';

/** The shop looks by itself about every minute, so its last look is asked for as often. In milliseconds. */
const POLL_INTERVAL_MS = 60_000;

/** How the money stands, and the way to have it looked at now. */
export function usePaymentHealth() {
  const health = useQuery(MoneyHealthDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [check, checking] = useMutation(ReconcileDocument, {
    refetchQueries: [MoneyFindingsDocument],
  });
  const refetch = () => void health.refetch().catch(() => undefined);

  return {
    figures: health.data?.moneyHealth,
    error: health.error,
    refetch,
    /** What the check that was asked for here has found; it is the latest word until the next one. */
    checked: checking.data?.reconcile,
    isChecking: checking.loading,
    checkError: checking.error,
    checkNow: () => void check().catch(() => undefined),
  };
}
