import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { StaleDataNotice } from './stale-data-notice.tsx';

interface LoadedProps<Data> {
  /** Nothing until it is there. */
  readonly data: Data | null | undefined;
  readonly error: { readonly message: string } | undefined;
  readonly onRetry: () => unknown;
  /** How many rows are hinted at while it is on its way. */
  readonly loadingRows?: number | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** What a query gives in all its states: on its way, not to be had, there, and there but out of date. */
export function Loaded<Data>({ data, error, onRetry, loadingRows, children }: LoadedProps<Data>) {
  if (data === undefined || data === null)
    return error ? <ErrorState error={error} onRetry={onRetry} /> : <LoadingState rows={loadingRows} />;
  return (
    <>
      {error && <StaleDataNotice onRetry={onRetry} />}
      {children(data)}
    </>
  );
}
