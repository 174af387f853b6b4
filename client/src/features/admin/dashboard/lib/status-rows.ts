import { stateLabel } from '../../../../../../domain/orders/order-labels.ts';
/** A bar of the chart and a line of the table. */
export interface StatusRow {
  /** "Pending" */
  readonly name: string;
  /** As the address of the filtered list has it. */
  readonly status: string;
  readonly count: number;
}

export function statusRows(counts: readonly { status: string; count: number }[]): StatusRow[] {
  return counts.map(({ status, count }) => {
    const label = stateLabel(status);
    return { name: label.charAt(0).toUpperCase() + label.slice(1), status: status.toLowerCase(), count };
  });
}

export function totalOf(rows: readonly StatusRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
