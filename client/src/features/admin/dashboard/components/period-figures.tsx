import type { AdminOverviewQuery, RevenueFieldsFragment } from '../../../../gql/graphql.ts';
import { dateOf } from '../../../../lib/format/calendar-days.ts';
import { rangeText } from '../lib/chart-series.ts';
import { compare } from '../lib/comparison.ts';
import { nameOfBefore, type Period } from '../lib/period.ts';
import { BestSellers } from './best-sellers.tsx';
import { LowStock } from './low-stock.tsx';
import classes from './overview.module.css';
import { RevenuePanel } from './revenue-panel.tsx';
import { StatusPanel } from './status-panel.tsx';

interface PeriodFiguresProps {
  readonly overview: AdminOverviewQuery['overview'];
  readonly period: Period;
  readonly before?: RevenueFieldsFragment;
  /** Whether these are still the figures of the period chosen before. */
  readonly isOutdated: boolean;
}

/** What came in and was ordered in the chosen period, and what may sell out next. */
export function PeriodFigures({ overview, period, before, isOutdated }: PeriodFiguresProps) {
  return (
    <div className={classes.period} aria-busy={isOutdated}>
      <RevenuePanel
        overview={overview}
        range={rangeText(dateOf(period.firstDay), dateOf(period.lastDay))}
        comparison={
          before && !isOutdated
            ? compare(overview.period.total, before.total, nameOfBefore(period))
            : undefined
        }
      />
      <div className={classes.pair}>
        <StatusPanel
          title="Item orders"
          kind="items"
          counts={overview.cartEntries}
          list="/adminDashboard/ManageAccessoriesOrder"
        />
        <StatusPanel
          title="Animal orders"
          kind="animals"
          counts={overview.petOrders}
          list="/adminDashboard/ManagePetsOrder"
        />
      </div>
      <div className={classes.pair}>
        <BestSellers sellers={overview.bestSellers} />
        <LowStock items={overview.lowStock} />
      </div>
    </div>
  );
}
