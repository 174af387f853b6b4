import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useResumePayment } from '../features/checkout/hooks/use-resume-payment.ts';
import { OrderView } from '../features/orders/components/order/order-view.tsx';
import { ReviewButton } from '../features/reviews/review-button.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';

const PayLinkPanel = lazyComponent(() => import('../features/checkout/components/pay-link-panel.tsx'));

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  const { number = '' } = useParams();
  const state = useLocation().state as { readonly isJustPaid?: boolean } | null;
  const { resume, isResuming } = useResumePayment();
  return (
    <OrderView
      key={number}
      number={number}
      isJustPaid={state?.isJustPaid === true}
      onPay={resume}
      isPaying={isResuming}
      payMore={(order, refresh) => (
        <Suspense fallback={<LoadingState rows={4} />}>
          <PayLinkPanel
            number={number}
            link={order.payLink ?? null}
            isPaid={order.paidOnTop > 0}
            refresh={refresh}
          />
        </Suspense>
      )}
      reviewFor={(line, refresh) => <ReviewButton item={line} onChanged={refresh} />}
    />
  );
}
