import { Findings } from '../../features/admin-money/findings.tsx';
import classes from '../../features/admin-money/money.module.css';
import { MoneyFigures } from '../../features/admin-money/money-figures.tsx';
import { MoneyVerdict } from '../../features/admin-money/money-verdict.tsx';
import { useMoneyHealth } from '../../features/admin-money/use-money-health.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';

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
