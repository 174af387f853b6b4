import { CareView } from '../../features/articles/care-list/care-view.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

export function Component() {
  return (
    <PageContainer
      title="Care by kind and age"
      intro="What usually comes when, for whom, and who says so. Your veterinarian decides."
    >
      <CareView />
    </PageContainer>
  );
}
