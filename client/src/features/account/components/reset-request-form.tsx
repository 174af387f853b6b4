import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import type { ResetEmail } from '../../../lib/auth/password-reset.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { resetFailure } from '../lib/sign-in-failures.ts';
import { RedirectReason } from './redirect-reason.tsx';
import { ResetEmailSent } from './reset-email-sent.tsx';

const resetRequestRules = loginRules.pick({ email: true });

/** Requests an e-mail with a reset link. The answer does not tell whether the address has an account. */
export function ResetRequestForm() {
  const { account, passwordReset } = useSession();
  const { attempt, isBusy, cause } = useSignInAttempt(resetFailure);
  const [sent, setSent] = useState<{ email: string; resetEmail: ResetEmail } | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: account?.email ?? '' },
    validate: schemaResolver(resetRequestRules, { sync: true }),
  });

  async function send(email: string) {
    await attempt(async () => setSent({ email, resetEmail: await passwordReset.ask(email) }));
  }

  if (sent) {
    return (
      <Stack gap="md">
        <ResetEmailSent
          email={sent.email}
          resetEmail={sent.resetEmail}
          isBusy={isBusy}
          onSendAgain={() => void send(sent.email)}
          onOtherAddress={() => setSent(null)}
        />
        <RedirectReason cause={cause} />
      </Stack>
    );
  }
  return (
    <form
      onSubmit={form.onSubmit((values) => send(resetRequestRules.parse(values).email), focusFirstError(form))}
      aria-label="Password reset"
      noValidate
    >
      <Stack gap="md">
        <RedirectReason cause={cause} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}
