import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { ManagedApplicationView } from '../../features/admin/applications/managed-application-view.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <PageContainer
      title="Animal order"
      above={
        <Anchor component={Link} to="/adminDashboard/ManagePetsOrder">
          All animal orders
        </Anchor>
      }
    >
      <ManagedApplicationView key={id} id={id} />
    </PageContainer>
  );
}
