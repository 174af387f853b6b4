import { Group } from '@mantine/core';
import { DownloadCsvButton } from '../../features/admin/exports/download-csv-button.tsx';
import { Findings } from '../../features/admin/money-health/findings.tsx';
import classes from '../../features/admin/money-health/money-health.module.css';
import { MoneyHealthBanner } from '../../features/admin/money-health/money-health-banner.tsx';
import { PaymentFigures } from '../../features/admin/money-health/payment-figures.tsx';
import { useMoneyHealth } from '../../features/admin/money-health/use-money-health.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../ui/feedback/stale-data-notice.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Money health"
      intro="Whether every charge has its order and every order its money, by the shop’s books and Stripe’s."
    >
      <div className={classes.money}>
        <Group justify="flex-end">
          <DownloadCsvButton table="payments" />
        </Group>
        <Health />
        <Findings />
      </div>
    </PageContainer>
  );
}

function Health() {
  const health = useMoneyHealth();
  const { figures, error, refetch } = health;

  if (!figures && error) return <ErrorState error={error} onRetry={refetch} />;
  if (!figures) return <LoadingState rows={2} />;
  return (
    <>
      {error && <StaleDataNotice onRetry={refetch} />}
      <MoneyHealthBanner figures={figures} health={health} />
      <PaymentFigures figures={figures} />
    </>
  );
}
