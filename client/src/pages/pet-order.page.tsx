import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ApplicationView } from '../features/applications/application-view.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { PageContainer } from '../ui/page-container.tsx';

const FeePanel = lazyComponent(() => import('../features/checkout/components/fee-panel.tsx'));

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <PageContainer title="Your pet order" intro="How far it is, what comes next, and whose turn it is.">
      <ApplicationView
        key={id}
        id={id}
        payFee={(order, refresh) => (
          <Suspense fallback={<LoadingState rows={4} />}>
            <FeePanel order={order} refresh={refresh} />
          </Suspense>
        )}
      />
    </PageContainer>
  );
}
