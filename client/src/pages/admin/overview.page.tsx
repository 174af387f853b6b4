import { useThrottledCallback } from '@mantine/hooks';
import { DueCarePanel } from '../../features/admin/animal-files/due-care-panel.tsx';
import { AdoptionPanel } from '../../features/admin/dashboard/components/adoption-panel.tsx';
import { CurrentFigures } from '../../features/admin/dashboard/components/current-figures.tsx';
import classes from '../../features/admin/dashboard/components/overview.module.css';
import { OverviewSkeleton } from '../../features/admin/dashboard/components/overview-skeleton.tsx';
import { PeriodChooser } from '../../features/admin/dashboard/components/period-chooser.tsx';
import { PeriodFigures } from '../../features/admin/dashboard/components/period-figures.tsx';
import {
  useOverview,
  usePeriodBefore,
  useRevenueBefore,
} from '../../features/admin/dashboard/hooks/use-overview.ts';
import { usePeriod } from '../../features/admin/dashboard/hooks/use-period.ts';
import { useShopOrderChanges } from '../../features/admin/orders/hooks/use-shop-order-changes.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { StaleDataNotice } from '../../ui/feedback/stale-data-notice.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** The figures are expensive: after changes they are refetched at most this often, in milliseconds. */
const MIN_REFETCH_INTERVAL_MS = 10_000;

export function Component() {
  return (
    <PageContainer title="Overview" intro="How the shop is doing, and what needs you now.">
      <Overview />
    </PageContainer>
  );
}

function Overview() {
  const { period, today, setPeriod } = usePeriod();
  const { overview, isOutdated, error, refetch } = useOverview(period);
  const refetchSoon = useThrottledCallback(
    () => void refetch().catch(() => undefined),
    MIN_REFETCH_INTERVAL_MS,
  );
  useShopOrderChanges(refetchSoon);
  const before = useRevenueBefore(today);
  const periodBefore = usePeriodBefore(period);

  const chooser = <PeriodChooser period={period} today={today} onChange={setPeriod} />;

  if (!overview && error) {
    return (
      <div className={classes.overview}>
        {chooser}
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!overview) return <OverviewSkeleton />;

  return (
    <div className={classes.overview}>
      {error && <StaleDataNotice onRetry={refetch} />}
      <CurrentFigures overview={overview} before={before} />
      <DueCarePanel />
      <div className={classes.periodHead}>
        <h2 className={classes.periodTitle}>Over time</h2>
        {chooser}
      </div>
      <PeriodFigures overview={overview} period={period} before={periodBefore} isOutdated={isOutdated} />
      <AdoptionPanel period={period} />
    </div>
  );
}
