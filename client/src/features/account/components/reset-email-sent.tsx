import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ResetEmail } from '../../../lib/auth/password-reset.ts';
import { useCountdown } from '../hooks/use-countdown.ts';
import classes from './reset-email-sent.module.css';

/** Time for a letter to arrive before another can be asked for, in seconds. */
const RESEND_DELAY_S = 30;

interface ResetEmailSentProps {
  readonly email: string;
  readonly letter: ResetEmail;
  readonly isBusy: boolean;
  readonly onSendAgain: () => void;
  readonly onOtherAddress: () => void;
}

export function ResetEmailSent({ email, letter, isBusy, onSendAgain, onOtherAddress }: ResetEmailSentProps) {
  // Every answer is a new letter, after which the pause begins anew.
  const pause = useCountdown(RESEND_DELAY_S, letter);
  return (
    <>
      <div role="status">
        <h2 className={classes.title}>Look in your mailbox</h2>
        <p className={classes.text}>
          If <strong>{email}</strong> has an account here, a letter is on its way. Its link leads to a new
          password and is good for an hour. Nothing there in some minutes? It may lie among the unwanted mail.
        </p>
        <LocalResetEmail letter={letter} />
      </div>
      <Button variant="default" loading={isBusy} disabled={pause > 0} onClick={onSendAgain}>
        {pause > 0 ? `Send it again in ${pause} s` : 'Send it again'}
      </Button>
      <Button variant="subtle" onClick={onOtherAddress}>
        Use another address
      </Button>
    </>
  );
}

/** Only where the shop runs on its own identity part: what it wrote instead of an e-mail. */
function LocalResetEmail({ letter }: { readonly letter: ResetEmail }) {
  if (letter.kind === 'posted') return null;
  return (
    <div className={classes.demo}>
      {letter.kind === 'none' ? (
        <p className={classes.text}>
          This demo sends no e-mail. Nobody here has this address, so there is no letter either; a real shop
          would not let you know.
        </p>
      ) : (
        <>
          <p className={classes.text}>This demo sends no e-mail. The letter is here instead.</p>
          <Button
            component={Link}
            to={`/resetPassword?mode=resetPassword&oobCode=${encodeURIComponent(letter.code)}`}
            variant="light"
            leftSection={<IconMailOpened size={18} aria-hidden />}
            mt="sm"
          >
            Open the letter
          </Button>
        </>
      )}
    </div>
  );
}
