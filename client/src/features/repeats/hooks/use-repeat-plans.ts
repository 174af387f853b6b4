import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { RepeatPlansDocument } from '../api/repeats.operations.ts';

/** How often what is being charged is looked at again, in milliseconds. */
const CHARGING_POLL_MS = 3000;

/** The account's plans: those that are going on, and those that have ended. */
export function useRepeatPlans() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(RepeatPlansDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const plans = data?.me?.repeatPlans;
  const isCharging = plans?.some((plan) => plan.isBeingCharged) ?? false;
  useEffect(() => {
    if (!isCharging) return undefined;
    startPolling(CHARGING_POLL_MS);
    return stopPolling;
  }, [isCharging, startPolling, stopPolling]);
  return {
    live: plans?.filter(({ status }) => status !== 'ENDED'),
    ended: plans?.filter(({ status }) => status === 'ENDED') ?? [],
    error,
    refetch: () => refetch(),
  };
}
