import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { loginRules } from '../../../../../domain/input/account-rules.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, PasswordField } from '../../../ui/forms/form-field.tsx';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { isLinkUnusable, resetFailure } from '../lib/sign-in-failures.ts';
import { RedirectReason } from './redirect-reason.tsx';

const passwordRules = loginRules.pick({ password: true });

interface NewPasswordFormProps {
  readonly code: string;
  /** E-mail address of the account. */
  readonly email: string;
  readonly onChanged: (password: string) => Promise<void>;
  /** Called when the code was used or expired while the form was open. */
  readonly onExpired: () => void;
}

export function NewPasswordForm({ code, email, onChanged, onExpired }: NewPasswordFormProps) {
  const { passwordReset } = useSession();
  const { attempt, isBusy, cause } = useSignInAttempt(resetFailure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(passwordRules, { sync: true }),
  });

  async function submit({ password }: typeof form.values) {
    await attempt(async () => {
      try {
        await passwordReset.change(code, password);
      } catch (error) {
        if (!isLinkUnusable(error)) throw error;
        onExpired();
        return;
      }
      await onChanged(password);
    });
  }

  return (
    <form onSubmit={form.onSubmit(submit, focusFirstError(form))} aria-label="New password" noValidate>
      <Stack gap="md">
        <RedirectReason cause={cause} />
        <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          form={form}
          name="password"
          label="New password"
          description="At least 6 characters"
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Save the new password
        </Button>
      </Stack>
    </form>
  );
}
