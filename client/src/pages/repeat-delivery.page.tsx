import { RepeatPlans } from '../features/repeats/components/repeat-plans.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  return (
    <PageContainer
      title="Repeat deliveries"
      intro="What comes again, when, and for how much. Change or end it at any time before it is charged."
    >
      <RepeatPlans />
    </PageContainer>
  );
}
