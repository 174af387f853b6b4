import { Button, Group, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import classes from './overview.module.css';

interface ChartPanelProps {
  readonly title: string;
  /** Between the title and the chart. */
  readonly head?: ReactNode;
  readonly chart: ReactNode;
  /** Height of the chart in pixels, to keep its place until it is there. */
  readonly height: number;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

export function ChartPanel({ title, head, chart, height, table }: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;

  return (
    <section className={classes.card} aria-label={title}>
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <h3 className={classes.cardTitle}>{title}</h3>
        <Button
          size="xs"
          variant="default"
          className={classes.toggle}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Group>
      {head}
      {isTable ? table : <Suspense fallback={<Skeleton height={height} mt="md" />}>{chart}</Suspense>}
    </section>
  );
}
