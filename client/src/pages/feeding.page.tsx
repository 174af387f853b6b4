import FeedingCalculator from '../features/catalogue/feeding/feeding-calculator.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="How much food"
      intro="Grams a day for a dog or a cat, how long a bag lasts, and the way from one food to another."
    >
      <FeedingCalculator />
    </PageContainer>
  );
}
