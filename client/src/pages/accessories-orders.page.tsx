import { useResumePayment } from '../features/checkout/hooks/use-resume-payment.ts';
import { MyCartEntries } from '../features/orders/components/my-cart-entries.tsx';
import { MyRefunds } from '../features/orders/components/my-refunds.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  const { resume, isResuming } = useResumePayment();
  return (
    <PageContainer title="Your accessories and food orders" intro="What is packed, on its way and delivered.">
      <MyCartEntries onPay={resume} isPaying={isResuming} />
      <MyRefunds />
    </PageContainer>
  );
}
