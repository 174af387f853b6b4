import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { setGoogle, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { useShopConfig } from '../../../lib/config.ts';
import { type Account, useSession } from '../../../lib/session/session.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { confirmDialog, showAlert } from '../../../ui/notifications/notifications.ts';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { ownFailure } from '../lib/sign-in-failures.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhereDocument } from './profile.operations.ts';
import classes from './section.module.css';
import { Problem, Section } from './section.tsx';
import { useWays } from './use-ways.ts';

/** Who somebody is to the shop, and how they sign in. */
export function SignInSection({ account }: { readonly account: Account }) {
  const { ways, setWays, error, ask } = useWays();
  return (
    <Section id="sign-in" title="Name and sign-in">
      <div className={classes.body}>
        <NameForm key={account._id} name={account.name} />
        <Loaded data={ways} error={error} onRetry={() => void ask()} loadingRows={2}>
          {(known) => (
            <>
              <EmailForm email={account.email} ways={known} />
              <PasswordForm ways={known} />
              <GoogleChoice ways={known} onChanged={setWays} />
            </>
          )}
        </Loaded>
        <Devices />
      </div>
    </Section>
  );
}

interface GoogleChoiceProps {
  readonly ways: WaysToSignIn;
  readonly onChanged: (ways: WaysToSignIn) => void;
}

function GoogleChoice({ ways, onChanged }: GoogleChoiceProps) {
  const { atProvider } = useSession();
  const config = useShopConfig();
  const { attempt, isBusy, cause } = useSignInAttempt(ownFailure);
  const isOnly = ways.hasGoogle && !ways.hasPassword;
  return (
    <div>
      <p className={classes.facts}>
        {ways.hasGoogle ? 'You can log in with Google.' : 'Logging in with Google is not linked.'}
      </p>
      {!isOnly && (
        <Button
          variant="light"
          mt="xs"
          loading={isBusy}
          onClick={() =>
            void attempt(async () => onChanged(await setGoogle(atProvider, !ways.hasGoogle, config)))
          }
        >
          {ways.hasGoogle ? 'Unlink Google' : 'Link Google'}
        </Button>
      )}
      <Problem text={cause} />
    </div>
  );
}

/** Ends all sessions: the provider knows none of them by a name. */
function Devices() {
  const { signOut } = useSession();
  const [end, { loading, error }] = useMutation(SignOutEverywhereDocument);

  async function signOutEverywhere() {
    // What went wrong is in error.
    if (!(await end().catch(() => null))) return;
    await signOut();
    showAlert('You are logged out on all devices.');
  }

  return (
    <div>
      <p className={classes.facts}>Used a device that is not yours, or lost one?</p>
      <Button
        variant="default"
        mt="xs"
        loading={loading}
        onClick={() =>
          confirmDialog({
            title: 'Log out everywhere?',
            text: 'You are logged out on every device, this one included. Your cart stays.',
            confirm: 'Log out everywhere',
            onConfirm: () => void signOutEverywhere(),
          })
        }
      >
        Log out on all devices
      </Button>
      <Problem text={error?.message} />
    </div>
  );
}
