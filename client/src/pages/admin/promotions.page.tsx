import { PromotionsList } from '../../features/admin/promotions/promotions-list.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Promotions"
      intro="Codes that take something off a cart, and how often each is used."
    >
      <PromotionsList />
    </PageContainer>
  );
}
