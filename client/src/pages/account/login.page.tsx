import { Divider } from '@mantine/core';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { DemoSignIns } from '../../features/account/components/demo-sign-ins.tsx';
import { GoogleButton } from '../../features/account/components/google-button.tsx';
import { LoginForm } from '../../features/account/components/login-form.tsx';
import { isFromAdminPage, returnPath } from '../../lib/auth/return-path.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useJoinedWishes } from '../../lib/wishes/use-joined-wishes.ts';
import { useAdminsOnlyNotice } from '../../ui/notifications/use-admins-only-notice.ts';
import classes from './sign-in.module.css';
import { SignInLayout } from './sign-in-layout.tsx';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

export function Component() {
  useJoinedWishes();
  const { account } = useSession();
  const { state } = useLocation();
  const isForbidden = account?.role === 'REGULAR' && isFromAdminPage(state);
  useAdminsOnlyNotice(isForbidden ? account.email : null);
  if (account) return <Navigate to={returnPath(state, account.role)} replace />;

  return (
    <SignInLayout title="Welcome back" intro="Log in to order, and to see how your orders are doing.">
      <div className={classes.card}>
        <LoginForm />
        <Divider label="or" />
        <GoogleButton />
      </div>
      <DemoSignIns />
      <p className={classes.other}>
        New here?{' '}
        <Link to="/register" state={state}>
          Register
        </Link>
      </p>
    </SignInLayout>
  );
}
