import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { formatDollars } from '../../../../../../domain/money/money.ts';
import { axisDollars } from '../lib/axis-dollars.ts';
import type { SeriesRow } from '../lib/chart-series.ts';
import classes from './charts.module.css';
import { imageProps } from './image-props.ts';

interface RevenueChartProps {
  readonly rows: readonly SeriesRow[];
  /** Text alternative of the chart. */
  readonly label: string;
  /** Pixels. */
  readonly height: number;
}

/** Dollars over time, items and animals on top of each other. The arrow keys walk from bar to bar. */
export function RevenueChart({ rows, label, height }: RevenueChartProps) {
  return (
    <BarChart
      className={classes.chart}
      h={height}
      mt="md"
      data={[...rows]}
      dataKey="label"
      type="stacked"
      series={[
        { name: 'Items', color: 'var(--chart-items)' },
        { name: 'Animals', color: 'var(--chart-animals)' },
      ]}
      withLegend
      legendProps={{ verticalAlign: 'bottom', height: 40 }}
      maxBarWidth={44}
      valueFormatter={formatDollars}
      yAxisProps={{ width: 52, tickFormatter: axisDollars }}
      xAxisProps={{ minTickGap: 16 }}
      tooltipProps={{ labelFormatter: (_label, [bar]) => (bar?.payload as SeriesRow | undefined)?.name }}
      barProps={{ stroke: 'var(--shop-surface)', strokeWidth: 1, strokeOpacity: 1 }}
      // Room for the upper half of the topmost amount.
      barChartProps={{ ...imageProps(label), margin: { top: 10 } }}
    />
  );
}
