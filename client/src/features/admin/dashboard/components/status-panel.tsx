import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { StatusChart } from '../charts/lazy-charts.ts';
import { type StatusRow, statusRows, totalOf } from '../lib/status-rows.ts';
import { ChartPanel } from './chart-panel.tsx';
import classes from './overview.module.css';

/** Pixels of the chart for each state. */
const LINE_HEIGHT_PX = 38;

interface StatusPanelProps {
  readonly title: string;
  readonly kind: 'items' | 'animals';
  readonly counts: readonly { status: string; count: number }[];
  /** Address of the list of all these orders. */
  readonly list: string;
}

/** Orders of one kind that were placed in the period, by the state they are in now. */
export function StatusPanel({ title, kind, counts, list }: StatusPanelProps) {
  const rows = statusRows(counts);
  const total = totalOf(rows);
  const height = rows.length * LINE_HEIGHT_PX;

  return (
    <ChartPanel
      title={title}
      head={
        <Text size="sm" c="dimmed" mb="sm">
          {total === 0 ? 'None was placed in this period.' : `${total} placed in this period`}
        </Text>
      }
      height={height}
      chart={
        total > 0 && <StatusChart rows={rows} height={height} kind={kind} label={summary(title, rows)} />
      }
      table={<StatusTable rows={rows} label={title} list={list} />}
    />
  );
}

function summary(title: string, rows: readonly StatusRow[]): string {
  const counts = rows
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`);
  return `Bar chart of ${title.toLowerCase()} by status: ${counts.join(', ')}`;
}

function StatusTable({ rows, label, list }: { rows: readonly StatusRow[]; label: string; list: string }) {
  return (
    <table className={classes.figures} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Orders</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, status, count }) => (
          <tr key={status}>
            <th scope="row">
              <Anchor component={Link} to={`${list}?status=${status}`}>
                {name}
              </Anchor>
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
