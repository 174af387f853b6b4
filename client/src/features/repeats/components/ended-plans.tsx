import { Link } from 'react-router-dom';
import { rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { amountText, type RepeatPlan } from '../lib/plan-labels.ts';
import classes from './repeats.module.css';

/** Plans that are over, in a line each. */
export function EndedPlans({ plans }: { readonly plans: readonly RepeatPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="ended-plans" className={classes.ended}>
      <h2 id="ended-plans">Ended</h2>
      <ul>
        {plans.map((plan) => (
          <li key={plan._id}>
            {plan.pet ? (
              <Link to={`/PetOrderDetails/${plan.pet._id}`}>{amountText(plan)}</Link>
            ) : (
              amountText(plan)
            )}
            , {rhythmText(plan.everyWeeks)}, {deliveriesText(plan.deliveries)}
            {plan.endedAt && <>, ended {formatDateTime(plan.endedAt)}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function deliveriesText(count: number): string {
  return `${count} repeat ${count === 1 ? 'delivery' : 'deliveries'}`;
}
