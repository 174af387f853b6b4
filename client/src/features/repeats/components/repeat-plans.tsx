import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { repeatTerms } from '../../../../../domain/shop-settings/promises.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { useRepeatPlans } from '../hooks/use-repeat-plans.ts';
import { EndedPlans } from './ended-plans.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './repeats.module.css';

/** Every plan of the account: those that go on, a card each, and those that have ended. */
export function RepeatPlans() {
  const { live, ended, error, refetch } = useRepeatPlans();
  const list = useFocusAfterEnd(live?.length);

  if (!live && error) return <ErrorState error={error} onRetry={refetch} />;
  if (!live) return <LoadingState rows={3} />;
  return (
    <>
      {error && <StaleDataNotice onRetry={refetch} />}
      <section ref={list} tabIndex={-1} aria-label="Your repeat deliveries" className={classes.plans}>
        {live.length === 0 && <NoPlans />}
        {live.map((plan) => (
          <PlanCard key={plan._id} plan={plan} />
        ))}
      </section>
      <EndedPlans plans={ended} />
    </>
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
