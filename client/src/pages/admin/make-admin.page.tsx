import { MakeAdminForm } from '../../features/admin-users/make-admin-form.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Make admin"
      intro="Give somebody who already has an account the keys to the back office."
    >
      <MakeAdminForm />
    </PageContainer>
  );
}
