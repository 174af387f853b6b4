import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { repeatTerms } from '../../../../../domain/shop-settings/promises.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RepeatPlansDocument } from '../api/repeats.operations.ts';
import { EndedPlans } from './ended-plans.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './repeats.module.css';

/** How often what is being charged is looked at again, in milliseconds. */
const CHARGING_POLL_MS = 3000;

/** The account's plans: those that are going on, and those that have ended. */
function useRepeatPlans() {
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

/** Every plan of the account: those that go on, a card each, and those that have ended. */
export function RepeatPlans() {
  const { live, ended, error, refetch } = useRepeatPlans();
  const list = useFocusAfterEnd(live?.length);
  return (
    <Loaded data={live} error={error} onRetry={refetch}>
      {(plans) => (
        <>
          <section ref={list} tabIndex={-1} aria-label="Your repeat deliveries" className={classes.plans}>
            {plans.length === 0 && <NoPlans />}
            {plans.map((plan) => (
              <PlanCard key={plan._id} plan={plan} />
            ))}
          </section>
          <EndedPlans plans={ended} />
        </>
      )}
    </Loaded>
  );
}

function NoPlans() {
  const facts = useShopFacts();
  return (
    <EmptyState
      title="No repeat deliveries yet"
      text={`Choose “every 4 weeks” beside food or accessories in your cart. ${repeatTerms(facts)} You can end it at any time.`}
      action={
        <Button component={Link} to="/PetSearchItems?category=food" variant="light">
          Look for food
        </Button>
      }
    />
  );
}

/** The card with the pressed button is gone: the focus moves to the list. */
function useFocusAfterEnd(count: number | undefined) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = before.current !== undefined && count !== undefined && count < before.current;
    before.current = count;
    const { activeElement, body } = document;
    if (isFewer && (activeElement === null || activeElement === body)) list.current?.focus();
  }, [count]);
  return list;
}
