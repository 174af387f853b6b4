import { MyPetOrders } from '../features/orders/components/my-pet-orders.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  return (
    <PageContainer title="Your pet orders" intro="The animals you have asked for, and how things stand.">
      <MyPetOrders />
    </PageContainer>
  );
}
