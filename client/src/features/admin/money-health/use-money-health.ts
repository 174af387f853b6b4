import { useMutation, useQuery } from '@apollo/client/react';
import { MINUTE_MS } from '../../../../../domain/durations.ts';
import { MoneyFindingsDocument, MoneyHealthDocument, ReconcileDocument } from './money-health.operations.ts';

/** The shop reconciles about once a minute. In milliseconds. */
const POLL_INTERVAL_MS = MINUTE_MS;

/** The figures of the last reconciliation, and how to run one now. */
export function useMoneyHealth() {
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
    /** The result of the check that was started here, until the next one. */
    checked: checking.data?.reconcile,
    isChecking: checking.loading,
    checkError: checking.error,
    checkNow: () => void check().catch(() => undefined),
  };
}
