import { Divider } from '@mantine/core';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { GoogleButton } from '../../features/account/components/google-button.tsx';
import { RegisterForm } from '../../features/account/components/register-form.tsx';
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
  useAdminsOnlyNotice(account && isFromAdminPage(state) ? account.email : null);
  // Whoever registers is no admin yet, and an admin who comes here is led home.
  if (account) return <Navigate to={returnPath(state, 'REGULAR')} replace />;

  return (
    <SignInLayout title="Make yourself at home" intro="An account keeps your orders together.">
      <div className={classes.card}>
        <RegisterForm />
        <Divider label="or" />
        <GoogleButton />
      </div>
      <p className={classes.other}>
        Have an account already?{' '}
        <Link to="/login" state={state}>
          Log in
        </Link>
      </p>
    </SignInLayout>
  );
}
