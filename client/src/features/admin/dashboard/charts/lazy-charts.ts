import { lazy } from 'react';
import { ChartUnavailable } from './chart-unavailable.tsx';

/*
 * The charting library is large, so it comes by itself, after the figures. Where it does not come, the tables
 * still say everything.
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
