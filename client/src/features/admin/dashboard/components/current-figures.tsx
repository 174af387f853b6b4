import { formatDollars } from '../../../../../../domain/money/money.ts';
import type { AdminOverviewQuery, RevenueFieldsFragment } from '../../../../gql/graphql.ts';
import { compare } from '../lib/comparison.ts';
import classes from './overview.module.css';
import { RevenueCard } from './revenue-card.tsx';
import { ToDoList } from './to-do-list.tsx';

type Overview = AdminOverviewQuery['overview'];

interface CurrentFiguresProps {
  readonly overview: Overview;
  readonly before?: { readonly yesterday: RevenueFieldsFragment; readonly lastMonth: RevenueFieldsFragment };
}

/** How the shop is doing today, whatever period is chosen below. */
export function CurrentFigures({ overview, before }: CurrentFiguresProps) {
  const { today, thisMonth, ...toDo } = overview;
  return (
    <div className={classes.now}>
      <RevenueCard
        title="Today"
        revenue={today}
        // The day is not over, so yesterday is shown beside it without a comparison.
        comparison={
          before && { direction: 'same', text: `All of yesterday: ${formatDollars(before.yesterday.total)}` }
        }
      />
      <RevenueCard
        title="This month"
        revenue={thisMonth}
        comparison={before && compare(thisMonth.total, before.lastMonth.total, 'last month by this day')}
      />
      <ToDoList {...toDo} />
    </div>
  );
}
