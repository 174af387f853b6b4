import { Loader, VisuallyHidden } from '@mantine/core';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { texts } from '../../../../domain/text/texts.ts';
import { NewPasswordForm } from '../../features/account/components/new-password-form.tsx';
import { ResetRequestForm } from '../../features/account/components/reset-request-form.tsx';
import { useResetCode } from '../../features/account/hooks/use-reset-code.ts';
import { NewEmailProved } from '../../features/account/profile/new-email-proved.tsx';
import { returnPath } from '../../lib/auth/return-path.ts';
import { useSession } from '../../lib/session/session.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showAlert } from '../../ui/notifications/notifications.ts';
import classes from './sign-in.module.css';
import { SignInLayout } from './sign-in-layout.tsx';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

/** Requests a reset e-mail, and sets the new password behind its link. */
export function Component() {
  const [params] = useSearchParams();
  const code = params.get('oobCode');
  if (!code) return <RequestReset />;
  if (params.get('mode') === 'verifyAndChangeEmail') {
    return (
      <SignInLayout title="Your new e-mail address">
        <NewEmailProved code={code} />
      </SignInLayout>
    );
  }
  return params.get('mode') === 'resetPassword' ? <ChoosePassword key={code} code={code} /> : <Unusable />;
}

function RequestReset() {
  return (
    <SignInLayout
      title="Forgot your password?"
      intro="It happens. Tell us your e-mail address, and we send you a link to choose a new one."
    >
      <div className={classes.card}>
        <ResetRequestForm />
      </div>
      <BackToLogin />
    </SignInLayout>
  );
}

function ChoosePassword({ code }: { readonly code: string }) {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { state: from } = useLocation();
  const { state, check, expire } = useResetCode(code);

  async function enter(email: string, password: string) {
    try {
      const { role } = await signIn(email, password);
      showAlert('Your new password is saved, and you are logged in.');
      await navigate(returnPath(from, role), { replace: true });
    } catch {
      showAlert('Your new password is saved. Please log in with it.');
      await navigate('/login', { replace: true, state: from });
    }
  }

  if (state.status === 'unusable') return <Unusable />;
  return (
    <SignInLayout title="Choose a new password">
      {state.status === 'failed' && <ErrorState error={state} onRetry={() => void check()} />}
      {state.status === 'checking' && (
        <div className={classes.waiting} role="status">
          <Loader aria-hidden />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </div>
      )}
      {state.status === 'good' && (
        <div className={classes.card}>
          <NewPasswordForm
            code={code}
            email={state.email}
            onChanged={(password) => enter(state.email, password)}
            onExpired={expire}
          />
        </div>
      )}
    </SignInLayout>
  );
}

function Unusable() {
  return (
    <SignInLayout
      title="This link no longer works"
      intro="Each link is good for one new password and for an hour. Ask for a fresh one."
    >
      <div className={classes.card}>
        <ResetRequestForm />
      </div>
      <BackToLogin />
    </SignInLayout>
  );
}

function BackToLogin() {
  const { state } = useLocation();
  return (
    <p className={classes.other}>
      Remembered it?{' '}
      <Link to="/login" state={state}>
        Log in
      </Link>
    </p>
  );
}
