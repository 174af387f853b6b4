import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { StatusRow } from '../lib/status-rows.ts';
import classes from './charts.module.css';
import { imageProps } from './image-props.ts';

interface StatusChartProps {
  readonly rows: readonly StatusRow[];
  /** Text alternative of the chart. */
  readonly label: string;
  /** Pixels. */
  readonly height: number;
  readonly kind: 'items' | 'animals';
}

/** How many orders are in each state, a line each. */
export function StatusChart({ rows, label, height, kind }: StatusChartProps) {
  return (
    <BarChart
      className={classes.chart}
      h={height}
      data={[...rows]}
      dataKey="name"
      orientation="vertical"
      series={[{ name: 'count', label: 'Orders', color: `var(--chart-${kind})` }]}
      gridAxis="none"
      withXAxis={false}
      withBarValueLabel
      valueFormatter={String}
      maxBarWidth={20}
      yAxisProps={{ width: 84 }}
      barProps={{ radius: 4 }}
      barChartProps={{ ...imageProps(label), margin: { right: 36 } }}
    />
  );
}
