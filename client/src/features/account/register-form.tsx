import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { registerRules } from '../../../../domain/input-rules.ts';
import { texts } from '../../../../domain/texts.ts';
import { useSession } from '../../lib/session.tsx';
import { showSuccessDialog } from '../../ui/notices.tsx';
import { reportRegistrationFailure } from './sign-in-failures.ts';

/** Registers, which signs in as well. */
export function RegisterForm() {
  const { register } = useSession();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: schemaResolver(registerRules, { sync: true }),
  });

  async function submit(values: typeof form.values) {
    const { name, email, password } = registerRules.parse(values);
    setBusy(true);
    try {
      await register(name, email, password);
      showSuccessDialog(texts.success.registered);
    } catch (error) {
      reportRegistrationFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={form.onSubmit(submit)} aria-label="Register" noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          autoComplete="name"
          withAsterisk
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          withAsterisk
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description="At least 6 characters"
          autoComplete="new-password"
          withAsterisk
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          REGISTER
        </Button>
      </Stack>
    </form>
  );
}
