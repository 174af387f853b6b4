import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dateText, planDate } from '../../../../../domain/repeats/plan-dates.ts';
import { rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import type { RepeatPlansInShortQuery } from '../../../gql/graphql.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { RepeatPlansInShortDocument } from '../api/repeats.operations.ts';
import { todayOf } from '../lib/plan-days.ts';
import { amountText } from '../lib/plan-words.ts';
import classes from './repeats.module.css';

type Plan = NonNullable<RepeatPlansInShortQuery['me']>['repeatPlans'][number];

/** What comes again, on the page of the account. */
export function PlansInShort() {
  const { data, error, refetch } = useQuery(RepeatPlansInShortDocument, { fetchPolicy: 'cache-and-network' });
  const titleId = useId();
  const live = data?.me?.repeatPlans.filter(({ status }) => status !== 'ENDED');
  return (
    <section className={classes.short} aria-labelledby={titleId}>
      <h2 id={titleId}>Repeat deliveries</h2>
      {!live && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingState rows={1} />)}
      {live?.length === 0 && (
        <p>Nothing comes again yet. In your cart you can choose how often an item does.</p>
      )}
      {live && live.length > 0 && (
        <ul>
          {live.map((plan) => (
            <li key={plan._id}>
              {amountText(plan)}, {rhythmText(plan.everyWeeks)}: {stateText(plan)}
            </li>
          ))}
        </ul>
      )}
      <Link to="/repeatDelivery">See your repeat deliveries</Link>
    </section>
  );
}

function stateText({ status, problem, wantsConsent, nextDate, ...plan }: Plan): string {
  if (status === 'PAUSED') return 'paused';
  if (problem || wantsConsent) return 'waits for you';
  return `next on ${dateText(planDate(nextDate), todayOf(plan).slice(0, 4))}`;
}
