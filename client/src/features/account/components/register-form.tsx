import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { registerRules } from '../../../../../domain/input/account-rules.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { focusFirstError, PasswordField, TextField } from '../../../ui/forms/form-field.tsx';
import { showSuccessDialog } from '../../../ui/notifications/notifications.ts';
import { useSignInAttempt } from '../hooks/use-sign-in-attempt.ts';
import { registrationFailure } from '../lib/sign-in-failures.ts';
import { RedirectReason } from './redirect-reason.tsx';

/** Registers, which signs in as well. */
export function RegisterForm() {
  const { register } = useSession();
  const { attempt, isBusy, cause } = useSignInAttempt(registrationFailure);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: schemaResolver(registerRules, { sync: true }),
  });

  async function submit(values: typeof form.values) {
    const { name, email, password } = registerRules.parse(values);
    if (await attempt(() => register(name, email, password))) showSuccessDialog(texts.success.registered);
  }

  return (
    <form onSubmit={form.onSubmit(submit, focusFirstError(form))} aria-label="Register" noValidate>
      <Stack gap="md">
        <RedirectReason cause={cause} />
        <TextField form={form} name="name" label="Name" autoComplete="name" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          description="At least 6 characters"
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          REGISTER
        </Button>
      </Stack>
    </form>
  );
}
