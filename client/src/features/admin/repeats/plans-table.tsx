import { Text } from '@mantine/core';
import { dateText, planDate } from '../../../../../domain/repeats/plan-dates.ts';
import { rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './repeats.module.css';
import type { PlanRow } from './use-all-plans.ts';

const columns = ['Item', 'For', 'Rhythm', 'Next', 'Came', 'State'];

export function PlansTable({ plans }: { readonly plans: readonly PlanRow[] }) {
  return (
    <ResponsiveTable label="Plans of repeat deliveries" columns={columns}>
      {plans.map((plan) => (
        <tr key={plan._id}>
          <th scope="row" data-wide className={classes.item}>
            {plan.accessoriesAmount} × <bdi>{plan.petname}</bdi>
          </th>
          <td data-label="For">
            <Text size="sm">
              <bdi>{plan.username}</bdi>
            </Text>
            <Text size="sm" c="dimmed" className={classes.location}>
              <bdi>{plan.location}</bdi>
            </Text>
          </td>
          <td data-label="Rhythm">
            <Text size="sm">{rhythmText(plan.everyWeeks)}</Text>
          </td>
          <td data-label="Next">
            <Text size="sm">{nextText(plan)}</Text>
          </td>
          <td data-label="Came">
            <Text size="sm">{plan.deliveries}</Text>
          </td>
          <td data-label="State">
            <StatusBadge status={plan.status} />
            <Trouble plan={plan} />
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}

function nextText({ status, nextDate, endedAt }: PlanRow): string {
  if (status === 'ENDED') return endedAt ? `ended ${formatDateTime(endedAt)}` : '–';
  return status === 'PAUSED' ? '–' : dateText(planDate(nextDate), String(new Date().getFullYear()));
}

function Trouble({ plan: { problem, wantsConsent } }: { readonly plan: PlanRow }) {
  const text = problem ?? (wantsConsent ? 'Waits for consent to its price' : null);
  return (
    text && (
      <Text size="sm" dir="auto">
        {text}
      </Text>
    )
  );
}
