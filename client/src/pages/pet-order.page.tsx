import { useParams } from 'react-router-dom';
import { ApplicationView } from '../features/applications/application-view.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <PageContainer title="Your pet order" intro="How far it is, what comes next, and whose turn it is.">
      <ApplicationView key={id} id={id} />
    </PageContainer>
  );
}
