import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dateText, planDate } from '../../../../../domain/repeats/plan-dates.ts';
import { rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import type { RepeatPlansInShortQuery } from '../../../gql/graphql.ts';
import { LoadedRows } from '../../../ui/feedback/loaded-rows.tsx';
import { RepeatPlansInShortDocument } from '../api/repeats.operations.ts';
import { amountText, todayOf } from '../lib/plan-labels.ts';
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
      <LoadedRows list={{ rows: live, error, refetch }} loadingRows={1} empty={<NothingYet />}>
        {(plans) => (
          <ul>
            {plans.map((plan) => (
              <li key={plan._id}>
                {isolateNames(amountText(plan))}, {rhythmText(plan.everyWeeks)}: {stateText(plan)}
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
      <Link to="/repeatDelivery">See your repeat deliveries</Link>
    </section>
  );
}

function NothingYet() {
  return <p>Nothing comes again yet. In your cart you can choose how often an item does.</p>;
}

function stateText({ status, problem, wantsConsent, nextDate, ...plan }: Plan): string {
  if (status === 'PAUSED') return 'paused';
  if (problem || wantsConsent) return 'waits for you';
  return `next on ${dateText(planDate(nextDate), todayOf(plan).slice(0, 4))}`;
}
