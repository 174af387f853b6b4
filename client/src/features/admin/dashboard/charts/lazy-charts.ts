import { lazy } from 'react';
import { ChartUnavailable } from './chart-unavailable.tsx';

/*
 * The charting library is large, so it loads after the figures. Where it fails to load, the tables still show
 * everything.
 */

export const RevenueChart = lazy(() =>
  import('./revenue-chart.tsx').then(
    (module) => ({ default: module.RevenueChart }),
    () => ({ default: ChartUnavailable }),
  ),
);

export const StatusChart = lazy(() =>
  import('./status-chart.tsx').then(
    (module) => ({ default: module.StatusChart }),
    () => ({ default: ChartUnavailable }),
  ),
);
