import { Text } from '@mantine/core';
import { formatDollars } from '../../../../../../domain/money/money.ts';
import type { AdminOverviewQuery } from '../../../../gql/graphql.ts';
import { Money } from '../../../../ui/money.tsx';
import { RevenueChart } from '../charts/lazy-charts.ts';
import { type SeriesRow, seriesRows } from '../lib/chart-series.ts';
import type { Comparison } from '../lib/comparison.ts';
import { ChartPanel } from './chart-panel.tsx';
import classes from './overview.module.css';
import { RevenueFigures } from './revenue-card.tsx';

type Overview = AdminOverviewQuery['overview'];

/** Pixels. */
const CHART_HEIGHT_PX = 280;

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

interface RevenuePanelProps {
  readonly overview: Pick<Overview, 'period' | 'series' | 'seriesUnit'>;
  /** "Oct 23 – Nov 21, 2026" */
  readonly range: string;
  readonly comparison?: Comparison;
}

export function RevenuePanel({ overview, range, comparison }: RevenuePanelProps) {
  const { period, series, seriesUnit } = overview;
  const unit = units[seriesUnit];
  const rows = seriesRows(series, seriesUnit);
  const title = `Revenue by ${unit}`;

  return (
    <ChartPanel
      title={title}
      head={<RevenueFigures revenue={period} comparison={comparison} />}
      height={CHART_HEIGHT_PX}
      chart={
        period.total === 0 ? (
          <Text c="dimmed" mt="md">
            Nothing came in from {range}.
          </Text>
        ) : (
          <RevenueChart
            height={CHART_HEIGHT_PX}
            rows={rows}
            label={summary(rows, unit, range, period.total)}
          />
        )
      }
      table={<RevenueTable rows={rows} label={title} unit={unit} />}
    />
  );
}

/** Text alternative of the chart. */
function summary(rows: readonly SeriesRow[], unit: string, range: string, total: number): string {
  const best = rows.reduce((top, row) => (row.total > top.total ? row : top));
  return `Bar chart of the revenue by ${unit}, ${range}: ${formatDollars(total)} in all; the best ${unit} was ${best.name} with ${formatDollars(best.total)}`;
}

interface RevenueTableProps {
  readonly rows: readonly SeriesRow[];
  readonly label: string;
  readonly unit: string;
}

function RevenueTable({ rows, label, unit }: RevenueTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={classes.scroll} aria-label={`${label}, table`} tabIndex={0}>
      <table className={classes.figures} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{unit.charAt(0).toUpperCase() + unit.slice(1)}</th>
            <th scope="col">Orders</th>
            <th scope="col">Items</th>
            <th scope="col">Animals</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.orders}</td>
              <td>
                <Money amount={row.Items} />
              </td>
              <td>
                <Money amount={row.Animals} />
              </td>
              <td>
                <Money amount={row.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
