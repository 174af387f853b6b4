import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';

/** What a query for rows has given so far. */
export interface QueriedRows<Row> {
  /** Undefined until they are there. */
  readonly rows: readonly Row[] | undefined;
  readonly error: { readonly message: string } | undefined;
  readonly refetch: () => unknown;
}

interface LoadedRowsProps<Row> {
  readonly list: QueriedRows<Row>;
  /** How many rows are hinted at while they are on their way. */
  readonly loadingRows?: number;
  /** What is shown where there are none. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Rows in all their states: on their way, not to be had, none, there, and there but out of date. */
export function LoadedRows<Row>({ list, loadingRows, empty, children }: LoadedRowsProps<Row>) {
  const { rows, error, refetch } = list;
  if (rows?.length === 0) return empty;
  return (
    <Loaded data={rows} error={error} onRetry={refetch} loadingRows={loadingRows}>
      {children}
    </Loaded>
  );
}
