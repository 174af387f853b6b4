import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import type { GoogleAccount } from '../../../lib/auth/firebase-identity.ts';
import { useShopConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { loginFailure } from '../lib/sign-in-failures.ts';
import { RedirectReason } from './redirect-reason.tsx';

const loadAccountChooser = () => import('./google-account-chooser.tsx');

/**
 * Google's own window in production. In embedded mode its script would load from the internet, so a local chooser
 * replaces it.
 */
export function GoogleButton() {
  const { mode } = useShopConfig();
  const { signInWithGoogle, prepareSignIn } = useSession();
  const { attempt, isBusy, cause } = useSignInAttempt(loginFailure);
  const [isChoosing, chooser] = useDisclosure(false);

  useEffect(() => {
    if (mode === 'connected') prepareSignIn();
  }, [mode, prepareSignIn]);

  function enter(account?: GoogleAccount) {
    chooser.close();
    void attempt(() => signInWithGoogle(account));
  }

  return (
    <>
      <RedirectReason cause={cause} />
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={isBusy}
        leftSection={<GoogleMark />}
        onClick={() => (mode === 'embedded' ? chooser.open() : enter())}
      >
        Continue with Google
      </Button>
      {mode === 'embedded' && (
        <LazyDialog
          load={loadAccountChooser}
          props={{ isOpen: isChoosing, onClose: chooser.close, onChoose: enter }}
        />
      )}
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-2.8-.4-4H24v7.4h12.1c-.2 1.9-1.6 4.7-4.5 6.6l6.8 5.3c4-3.7 6.7-9.2 6.7-15.3z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-6.9-5.3c-1.8 1.3-4.3 2.2-7.6 2.2-5.8 0-10.7-3.8-12.5-9.1l-7.1 5.5C8 41.1 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.5 28.5c-.5-1.4-.7-2.9-.7-4.5s.3-3.1.7-4.5L4.4 14C2.9 17 2 20.4 2 24s.9 7 2.4 10z"
      />
      <path
        fill="#ea4335"
        d="M24 10.4c4.1 0 6.9 1.8 8.5 3.3l6.2-6C34.9 4.1 29.9 2 24 2 15.4 2 8 6.9 4.4 14l7.1 5.5c1.8-5.3 6.7-9.1 12.5-9.1z"
      />
    </svg>
  );
}
