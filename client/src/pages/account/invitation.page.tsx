import { useParams } from 'react-router-dom';
import { Invitation } from '../../features/account/invitation/invitation.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

export function Component() {
  const { code = '' } = useParams();
  return (
    <PageContainer title="Your invitation">
      <Invitation code={code} />
    </PageContainer>
  );
}
