import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import { changePassword, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, PasswordField } from '../../../ui/forms/form-field.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { ownFailure } from '../lib/sign-in-failures.ts';
import { ProveAgain } from './prove-again.tsx';
import { Problem } from './section.tsx';

const passwordRules = loginRules.pick({ password: true });

/** A new password, after the old one. */
export function PasswordForm({ ways }: { readonly ways: WaysToSignIn }) {
  const [step, setStep] = useState<'seen' | 'proving' | 'typing'>('seen');
  if (!ways.hasPassword) {
    return (
      <p>
        Your account has no password: you log in with Google.{' '}
        <Link to="/resetPassword">Get a link to choose one</Link>
      </p>
    );
  }
  return (
    <Stack gap="sm">
      {step === 'seen' && (
        <Button variant="light" w="fit-content" onClick={() => setStep('proving')}>
          Change password
        </Button>
      )}
      {step === 'proving' && <ProveAgain ways={ways} label="Go on" onProved={() => setStep('typing')} />}
      {step === 'typing' && <NewPassword onChanged={() => setStep('seen')} />}
    </Stack>
  );
}

function NewPassword({ onChanged }: { readonly onChanged: () => void }) {
  const { atProvider } = useSession();
  const { attempt, isBusy, cause } = useSignInAttempt(ownFailure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(passwordRules, { sync: true }),
  });

  async function submit({ password }: typeof form.values) {
    if (!(await attempt(() => changePassword(atProvider, password)))) return;
    showAlert('Your new password is saved.');
    onChanged();
  }

  return (
    <form aria-label="New password" onSubmit={form.onSubmit(submit, focusFirstError(form))} noValidate>
      <PasswordField
        form={form}
        name="password"
        label="New password"
        description="At least 6 characters"
        autoComplete="new-password"
      />
      <Button type="submit" mt="sm" loading={isBusy}>
        Save the new password
      </Button>
      <Problem text={cause} />
    </form>
  );
}
