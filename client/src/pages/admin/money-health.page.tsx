import { Findings } from '../../features/admin/payment-health/discrepancies.tsx';
import { MoneyFigures } from '../../features/admin/payment-health/payment-figures.tsx';
import classes from '../../features/admin/payment-health/payment-health.module.css';
import { MoneyVerdict } from '../../features/admin/payment-health/payment-health-banner.tsx';
import { useMoneyHealth } from '../../features/admin/payment-health/use-payment-health.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { StaleNotice } from '../../ui/feedback/stale-data-notice.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Money health"
      intro="Whether every charge has its order and every order its money, by the shop’s books and Stripe’s."
    >
      <div className={classes.money}>
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
      {error && <StaleNotice onRetry={refetch} />}
      <MoneyVerdict figures={figures} health={health} />
      <MoneyFigures figures={figures} />
    </>
  );
}
