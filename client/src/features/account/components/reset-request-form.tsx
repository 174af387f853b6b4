import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import type { Letter } from '../../../lib/auth/password-reset.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { useAttempt } from '../hooks/use-sign-in-attempt.ts';
import { resetFailure } from '../lib/sign-in-failures.ts';
import { CauseNotice } from './redirect-reason.tsx';
import { LetterSent } from './reset-email-sent.tsx';

const letterRules = loginRules.pick({ email: true });

/** Asks for a letter with a link to a new password. The answer is the same whether the address has an account. */
export function LetterForm() {
  const { account, passwordReset } = useSession();
  const { attempt, isBusy, cause } = useAttempt(resetFailure);
  const [sent, setSent] = useState<{ email: string; letter: Letter } | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: account?.email ?? '' },
    validate: schemaResolver(letterRules, { sync: true }),
  });

  async function send(email: string) {
    await attempt(async () => setSent({ email, letter: await passwordReset.ask(email) }));
  }

  if (sent) {
    return (
      <Stack gap="md">
        <LetterSent
          email={sent.email}
          letter={sent.letter}
          isBusy={isBusy}
          onSendAgain={() => void send(sent.email)}
          onOtherAddress={() => setSent(null)}
        />
        <CauseNotice cause={cause} />
      </Stack>
    );
  }
  return (
    <form
      onSubmit={form.onSubmit((values) => send(letterRules.parse(values).email), focusFirstError(form))}
      aria-label="Password reset"
      noValidate
    >
      <Stack gap="md">
        <CauseNotice cause={cause} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}
