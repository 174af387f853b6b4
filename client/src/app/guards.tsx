import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isOfStaff, Role } from '../../../domain/permissions.ts';
import { useSession } from '../lib/session/session.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { useAdminsOnlyNotice } from '../ui/notifications/use-admins-only-notice.ts';
import { PageContainer } from '../ui/page-container.tsx';
import { RouteLoading } from './layouts/route-loading.tsx';

/** Lets signed-in accounts pass; others sign in first and come back (specification §2). */
export function RequireSession() {
  const { status, problem, retry } = useSession();
  const location = useLocation();

  if (problem) {
    return (
      <PageContainer title="We can’t open your account">
        <ErrorState error={problem} onRetry={() => void retry()} />
      </PageContainer>
    );
  }
  if (status === 'loading') return <RouteLoading />;
  if (status === 'signed-out') {
    return (
      <>
        <Navigate to="/login" replace state={{ from: location }} />
        <RouteLoading />
      </>
    );
  }
  return <Outlet />;
}

/** Lets staff and admins pass. The pages behind it stay empty without the API's word anyway; this is only courtesy. */
export function RequireStaff() {
  const { status, account } = useSession();
  const isForbidden = status === 'signed-in' && account !== null && !isOfStaff(Role[account.role]);
  useAdminsOnlyNotice(isForbidden ? account.email : null);
  return isForbidden ? <Navigate to="/" replace /> : <RequireSession />;
}
