import { Group } from '@mantine/core';
import { DownloadCsvButton } from '../../features/admin/exports/download-csv-button.tsx';
import { Discrepancies } from '../../features/admin/payment-health/discrepancies.tsx';
import { PaymentFigures } from '../../features/admin/payment-health/payment-figures.tsx';
import classes from '../../features/admin/payment-health/payment-health.module.css';
import { PaymentHealthBanner } from '../../features/admin/payment-health/payment-health-banner.tsx';
import { usePaymentHealth } from '../../features/admin/payment-health/use-payment-health.ts';
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
        <Discrepancies />
      </div>
    </PageContainer>
  );
}

function Health() {
  const health = usePaymentHealth();
  const { figures, error, refetch } = health;

  if (!figures && error) return <ErrorState error={error} onRetry={refetch} />;
  if (!figures) return <LoadingState rows={2} />;
  return (
    <>
      {error && <StaleDataNotice onRetry={refetch} />}
      <PaymentHealthBanner figures={figures} health={health} />
      <PaymentFigures figures={figures} />
    </>
  );
}
