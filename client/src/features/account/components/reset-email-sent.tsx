import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import type { ResetEmail } from '../../../lib/auth/password-reset.ts';
import { useCountdown } from '../hooks/use-countdown.ts';
import classes from './reset-email-sent.module.css';

/** Time before another e-mail can be requested, in seconds. */
const RESEND_DELAY_S = 30;

interface ResetEmailSentProps {
  readonly email: string;
  readonly resetEmail: ResetEmail;
  readonly isBusy: boolean;
  readonly onSendAgain: () => void;
  readonly onOtherAddress: () => void;
}

export function ResetEmailSent({
  email,
  resetEmail,
  isBusy,
  onSendAgain,
  onOtherAddress,
}: ResetEmailSentProps) {
  // Each sent e-mail restarts the countdown.
  const secondsLeft = useCountdown(RESEND_DELAY_S, resetEmail);
  return (
    <>
      <div role="status">
        <h2 className={classes.title}>Check your inbox</h2>
        <p className={classes.text}>
          If <strong>{email}</strong> has an account here, an e-mail is on its way. Its link leads to a new
          password and is good for an hour. Nothing there after a few minutes? Check the spam folder.
        </p>
        <LocalResetEmail resetEmail={resetEmail} />
      </div>
      <Button variant="default" loading={isBusy} disabled={secondsLeft > 0} onClick={onSendAgain}>
        {secondsLeft > 0 ? `Send it again in ${secondsLeft} s` : 'Send it again'}
      </Button>
      <Button variant="subtle" onClick={onOtherAddress}>
        Use another address
      </Button>
    </>
  );
}

/** In embedded mode only: the reset link, which the identity emulator keeps instead of sending it. */
function LocalResetEmail({ resetEmail }: { readonly resetEmail: ResetEmail }) {
  const { state } = useLocation();
  if (resetEmail.kind === 'sent') return null;
  return (
    <div className={classes.demo}>
      {resetEmail.kind === 'none' ? (
        <p className={classes.text}>
          This demo sends no e-mail. Nobody here has this address, so there is nothing to open; a real shop
          would not let you know.
        </p>
      ) : (
        <>
          <p className={classes.text}>This demo sends no e-mail. It is here instead.</p>
          <Button
            component={Link}
            to={`/resetPassword?mode=resetPassword&oobCode=${encodeURIComponent(resetEmail.code)}`}
            state={state}
            variant="light"
            leftSection={<IconMailOpened size={18} aria-hidden />}
            mt="sm"
          >
            Open the e-mail
          </Button>
        </>
      )}
    </div>
  );
}
