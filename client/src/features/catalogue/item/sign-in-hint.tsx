import { Link, useLocation } from 'react-router-dom';
import { signInState } from '../../../lib/auth/sign-in-state.ts';
import { useSession } from '../../../lib/session/session.tsx';
import classes from './sign-in-hint.module.css';

interface SignInHintProps {
  readonly what: 'Ordering' | 'Paying';
  /** A page that is for accounts alone, where there is one. */
  readonly orderPath?: string;
}

/** What visitors need an account for. Its line is there before it is known whether somebody has signed in. */
export function SignInHint({ what, orderPath }: SignInHintProps) {
  const { status, account } = useSession();
  const location = useLocation();
  const state = signInState(location);
  if (account) return null;
  return (
    <p className={classes.hint} data-waiting={status === 'loading' || undefined}>
      {what} takes an account:{' '}
      <Link to="/register" state={state}>
        register
      </Link>{' '}
      or{' '}
      <Link to="/login" state={state}>
        log in
      </Link>
      , and you come back here
      {orderPath && (
        <>
          {' '}
          or to <Link to={orderPath}>its order page</Link>
        </>
      )}
      .
    </p>
  );
}
