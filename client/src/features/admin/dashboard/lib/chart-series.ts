import type { AdminOverviewQuery, SeriesUnit } from '../../../../gql/graphql.ts';
import { shopFormat } from '../../../../lib/format/shop-clock.ts';

type RevenuePoint = AdminOverviewQuery['overview']['series'][number];

/** A bar of the chart and a line of the table. Amounts are US dollars. */
export interface SeriesRow {
  /** Below the bar; every bar has another one. */
  readonly label: string;
  /** Said out: "Week of Nov 16, 2026". */
  readonly name: string;
  readonly Items: number;
  readonly Animals: number;
  readonly total: number;
  readonly orders: number;
}

const shortFormats = {
  DAY: shopFormat({ month: 'short', day: 'numeric' }),
  WEEK: shopFormat({ month: 'short', day: 'numeric' }),
  MONTH: shopFormat({ month: 'short', year: 'numeric' }),
};

const longFormats = {
  DAY: shopFormat({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }),
  WEEK: shopFormat({ month: 'short', day: 'numeric', year: 'numeric' }),
  MONTH: shopFormat({ month: 'long', year: 'numeric' }),
};

export function seriesRows(series: readonly RevenuePoint[], unit: SeriesUnit): SeriesRow[] {
  return series.map(({ start, items, animals, total, orders }) => {
    const date = new Date(start);
    const long = longFormats[unit]().format(date);
    return {
      label: shortFormats[unit]().format(date),
      name: unit === 'WEEK' ? `Week of ${long}` : long,
      Items: items,
      Animals: animals,
      total,
      orders,
    };
  });
}

const dayFormat = shopFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Oct 23 – Nov 21, 2026" */
export function rangeText(first: Date, last: Date): string {
  return dayFormat().formatRange(first, last);
}
